"""Nothing is lost: restarts, shared commits, writes that fail. On both databases."""

import asyncio
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select
from sqlalchemy.exc import IntegrityError

from bajarz.core.verify import verify
from bajarz.games.registry import GAMES
from bajarz.server.settings import Settings
from bajarz.server.storage.migrate import config
from bajarz.server.storage.schema import metadata, players
from bajarz.server.storage.store import Store
from server.driver import Client, FakeClock, Server, eventually, play_on, serve

pytestmark = pytest.mark.anyio


# The schema


async def test_the_migrations_lead_to_the_schema(database: str) -> None:
    store = Store(database)
    await store.open()

    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_the_migrations_go_back(database: str) -> None:
    from alembic import command  # noqa: PLC0415 -- beside its use

    store = Store(database)
    await store.open()
    async with store.engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(config(sync), "base"))
        names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    assert names == ["alembic_version"]
    await store.close()


# Restarts


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_restart_in_mid_game_loses_nothing(database: str, game: str) -> None:
    settings, clock = Settings(database=database, take_back=0), FakeClock()
    rng = Random(1)
    async with serve(settings, clock) as server:
        people = await server.guests(2)
        table = await server.game(game, people, clock={"kind": "total", "seconds": 500})
        room = await server.room(table)
        await play_on(room, people, rng, 25)
        undone = people[room.table.entries[-1].seat]
        await undone.send(f"/tables/{table}/undo", key="back", seq=room.table.seq)
        await people[1].post(f"/tables/{table}/chat", text="do jutra")
        seq, key = room.table.seq, room.table.entries[20].key
        assert room.table.match is not None
        state = room.table.match.state.full()
        before = [await client.get(f"/tables/{table}?lang=pl") for client in people]
    clock.go_on(10_000)  # costs nobody any time
    async with serve(settings, clock) as server:
        for client in people:
            client.app = server.app
        assert table in server.hub.rooms  # taken up before anybody asks
        after = [await client.get(f"/tables/{table}?lang=pl") for client in people]
        room = await server.room(table)
        assert room.table.match is not None
        assert room.table.match.state.full() == state
        for shown in before + after:  # but for who is here
            for seat in shown["table"]["seats"]:
                del seat["away"], seat["connected"]
        assert after == before
        again = {"key": key, "seq": seq, "action": "anything"}
        actor = people[room.table.entries[20].seat]
        assert (await actor.post(f"/tables/{table}/act", **again))["ok"]  # known by its key
        assert room.table.seq == seq
        await play_on(room, people, rng, 5)
        assert room.table.seq == seq + 5


async def test_bots_go_on_after_a_restart(database: str) -> None:
    settings = Settings(database=database)
    async with serve(settings) as server:
        guest = await server.guest()
        table = await server.game("fantazja", [guest], seats=["bot:random"] * 2, players=2)
        room = await server.room(table)
        await eventually(lambda: room.table.seq > 5)
    async with serve(settings) as server:
        room = await server.room(table)
        await eventually(lambda: room.table.state == "over" and not room.lock.locked())
        stored = await server.hub.store.table(table)
        assert stored is not None
        assert stored["state"] == "over"
        record = await Client(server.app).get(f"/tables/{table}/record")
        verify(record, room.table.game)


async def test_a_table_of_other_components_does_not_stop_the_server(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    settings = Settings(database=database)
    async with serve(settings) as server:
        guest = await server.guest()
        table = await server.game("fantazja", [guest], seats=["me", "bot:random"], players=2)
        await server.hub.store.change_table(table, components_hash="other")
    async with serve(settings) as server:
        guest.app = server.app
        reply = await guest.call("GET", f"/tables/{table}")
        assert (reply.status, reply.code) == (410, "components")
        assert f"table {table} is left alone" in caplog.text


# Writing


async def test_waiting_writes_share_a_commit(database: str) -> None:
    store = Store(database)
    await store.open()
    sizes: list[int] = []
    commit = store.writer.commit

    async def counted(groups: Any) -> None:
        sizes.append(len(groups))
        await commit(groups)

    store.writer.commit = counted  # type: ignore[method-assign]
    await asyncio.gather(*(store.add_player(f"p{n}", "Ola", f"t{n}") for n in range(50)))
    assert sum(sizes) == 50
    assert len(sizes) <= 3
    assert len(await store.ids(select(players.c.id))) == 50
    await store.close()


async def test_one_bad_write_does_not_take_others_down(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.add_player("known", "Ola", "token")
    results = await asyncio.gather(
        store.add_player("one", "Ala", "t1"),
        store.add_player("two", "Ela", "token"),  # the second row of the two is refused
        store.add_player("three", "Ula", "t3"),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), IntegrityError, type(None)]
    rows = await store.ids(select(players.c.id))
    assert set(rows) == {"known", "one", "three"}  # whole or not at all
    await store.close()


async def test_a_step_that_cannot_be_stored_has_not_happened(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve(Settings(database=database)) as server:
        people = await server.guests(2)
        table = await server.game("fantazja", people)
        room = await server.room(table)
        await play_on(room, people, Random(1), 6)
        assert room.table.match is not None
        state, seq = room.table.match.state.full(), room.table.seq

        async def fail(*_: Any) -> None:
            raise OSError("the disk is full")

        me = people[room.table.to_move()]
        async with me.socket(table) as socket:
            play = (await socket.hear("snapshot"))["play"]
            wish = {"key": "again", "seq": seq, "action": play["legal"][0]}
            monkeypatch.setattr(server.hub.store, "append", fail)
            answer = await socket.ask("act", **wish)
            assert (answer["ok"], answer["code"]) == (False, "storage")
            reply = await me.send(f"/tables/{table}/act", **wish)
            assert (reply.status, reply.code) == (503, "storage")
            assert room.table.match.state.full() == state
            assert room.table.seq == seq
            monkeypatch.undo()
            assert (await socket.ask("act", **wish))["ok"]  # the same key works now
        stored = await server.hub.store.log_of(table)
        assert len(stored) == seq + 1


async def test_what_was_stored_although_an_error_came_is_taken_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks after the commit: the step has happened, whatever the error says."""
    async with serve(Settings(database=database)) as server:
        people = await server.guests(2)
        table = await server.game("fantazja", people)
        room = await server.room(table)
        append = server.hub.store.append

        async def break_after(*args: Any) -> None:
            await append(*args)
            raise OSError("the connection is gone")

        monkeypatch.setattr(server.hub.store, "append", break_after)
        me = people[room.table.to_move()]
        play = (await me.get(f"/tables/{table}"))["play"]
        wish = {"key": "once", "seq": play["seq"], "action": play["legal"][0]}
        assert (await me.send(f"/tables/{table}/act", **wish)).code == "storage"
        assert room.table.seq == play["seq"] + 1
        assert (await me.post(f"/tables/{table}/act", **wish))["ok"]  # known by its key
        assert room.table.seq == play["seq"] + 1


async def test_without_reading_the_table_goes_back_to_what_was_stored(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise OSError("the disk is gone")

    people = await server.guests(3)
    table = await server.game("runestones", people)
    room = await server.room(table)
    await play_on(room, people, Random(1), 6)
    assert room.table.match is not None
    state, seq = room.table.match.state.full(), room.table.seq
    for name in ("append", "save_seats", "table", "add_chat"):
        monkeypatch.setattr(server.hub.store, name, fail)
    assert (await people[0].send(f"/tables/{table}/resign")).code == "storage"
    assert (await people[0].send(f"/tables/{table}/seats/1", do="leave")).code == "storage"
    assert (await people[0].send(f"/tables/{table}/chat", text="hm")).code == "storage"
    assert room.table.match.state.full() == state
    assert (room.table.seq, room.table.state) == (seq, "playing")
    assert [seat.kind for seat in room.table.seats] == ["person"] * 3
    assert not room.table.seats[0].resigned
    assert room.chat_lines == []


async def test_idle_rooms_are_forgotten(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bajarz.server.live.hub.KEPT", 3)
    people = await server.guests(2)
    playing = await server.game("fantazja", people)
    over = await server.game("fantazja", people)
    await people[0].post(f"/tables/{over}/resign")
    async with people[0].socket(over):
        for _ in range(4):
            await server.game("fantazja", people[:1], players=2)
        assert {playing, over} <= set(server.hub.rooms)
    await server.game("fantazja", people[:1], players=2)
    assert playing in server.hub.rooms
    assert over not in server.hub.rooms
    assert (await people[0].get(f"/tables/{over}"))["table"]["state"] == "over"
