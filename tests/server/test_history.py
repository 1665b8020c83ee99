"""A player's own games that are over: the list, the figures, the best; nobody else's."""

from random import Random
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, update

from bajarz.server.settings import Settings
from bajarz.server.storage.migrate import config
from bajarz.server.storage.schema import tables
from bajarz.server.storage.store import Store
from server.driver import Client, FakeClock, Server, eventually, play_on, serve

pytestmark = pytest.mark.anyio


async def finish(server: Server, game: str, people: list[Client], **fields: Any) -> str:
    """A game played at random to its end."""
    table = await server.game(game, people, **fields)
    room = await server.room(table)
    await play_on(room, people, Random(table))
    server.clock.go_on(60)
    return table


async def against_a_bot(server: Server, guest: Client, game: str = "grajeczka") -> str:
    """A game that the guest gives up at once: the bot has won."""
    table = await server.game(game, [guest], players=2, seats=["me", "bot:journeyman"])
    await guest.post(f"/tables/{table}/resign")
    server.clock.go_on(60)
    return table


async def test_a_past_game_is_listed_for_those_who_played_it(server: Server) -> None:
    ola, ala, other = await server.guests(3)
    table = await finish(server, "grajeczka", [ola, ala])
    record = await ola.get(f"/tables/{table}/record")
    for seat, client in enumerate([ola, ala], 1):
        [past] = await client.get("/me/history")
        assert past["id"] == table
        assert (past["game"], past["players"], past["seat"]) == ("grajeczka", 2, seat)
        assert past["names"] == [ola.name, ala.name]
        assert past["kinds"] == ["person", "person"]
        assert past["scores"] == record["result"]["scores"]
        won = record["result"]["winners"]
        assert past["place"] == (record["result"]["ranks"][str(seat)] if won else None)
        assert past["reason"] == record["result"]["reason"]
        assert past["steps"] == len(record["steps"])
        assert past["ended_at"] == server.clock() - 60
        assert (past["imported"], past["origin"]) == (False, "")
    assert await other.get("/me/history") == []
    assert await other.get("/me/statistics") == {}
    assert (await Client(server.app).call("GET", "/me/history")).status == 401


async def test_games_that_go_on_are_not_past(server: Server) -> None:
    people = await server.guests(2)
    await server.game("fantazja", people)
    assert await people[0].get("/me/history") == []


async def test_filters(server: Server) -> None:
    ola, ala = await server.guests(2)
    alone = await finish(server, "caladale", [ola], options={"solo": "builder"})
    lost = await against_a_bot(server, ola)
    won = await against_a_person(server, ola, ala)
    assert await ids(ola, "") == [won, lost, alone]
    assert await ids(ola, "?game=caladale") == [alone]
    assert await ids(ola, "?players=1") == [alone]
    assert await ids(ola, "?outcome=won") == [won]
    assert await ids(ola, "?outcome=lost") == [lost]
    assert await ids(ola, "?outcome=shared") == []
    assert await ids(ola, "?against=bot") == [lost]
    assert await ids(ola, "?against=person") == [won]
    assert await ids(ola, "?against=person&players=2&game=fantazja&outcome=won") == [won]
    assert await ids(ala, "?outcome=lost") == [won]
    for bad in ("outcome=great", "players=0", "players=x", "against=me", "before=abcdefgh"):
        assert (await ola.call("GET", f"/me/history?{bad}")).status == 422


async def against_a_person(server: Server, winner: Client, loser: Client) -> str:
    table = await server.game("fantazja", [winner, loser])
    await loser.post(f"/tables/{table}/resign")
    server.clock.go_on(60)
    return table


async def ids(client: Client, query: str) -> list[str]:
    return [past["id"] for past in await client.get(f"/me/history{query}")]


async def test_pages_hold_every_game_once(server: Server) -> None:
    """Also where many have ended in the same moment."""
    guest = await server.guest()
    made = set()
    for _ in range(35):
        made.add(await against_a_bot(server, guest))
        server.clock.go_on(-60)
    first = await ids(guest, "")
    second = await ids(guest, f"?before={first[-1]}")
    assert (len(first), len(second)) == (30, 5)
    assert {*first, *second} == made
    assert await ids(guest, f"?before={second[-1]}") == []


async def test_figures_by_kind_of_game(server: Server) -> None:
    ola, ala = await server.guests(2)
    await against_a_bot(server, ola)
    await against_a_bot(server, ola)
    await against_a_person(server, ola, ala)
    alone = [await finish(server, "caladale", [ola], options={"solo": "puzzle"}) for _ in range(2)]
    scores = [(await ola.get(f"/tables/{t}/record"))["result"]["scores"]["1"] for t in alone]
    figures = await ola.get("/me/statistics")
    assert set(figures) == {"caladale puzzle", "fantazja", "grajeczka"}
    lost = {"played": 2, "won": 0, "shared": 0, "lost": 2}
    won = {"played": 1, "won": 1, "shared": 0, "lost": 0}
    assert figures["grajeczka"] == lost | {
        "mean_score": None, "best_score": None,
        "by_players": {"2": lost}, "by_level": {"journeyman": lost},
    }  # fmt: skip
    assert figures["fantazja"]["by_level"] == {"person": won}
    assert figures["caladale puzzle"]["played"] == 2
    assert figures["caladale puzzle"]["best_score"] == max(scores)
    assert figures["caladale puzzle"]["mean_score"] == round(sum(scores) / 2, 1)
    assert (await ala.get("/me/statistics"))["fantazja"]["lost"] == 1


async def test_a_first_game_with_a_guide_is_neither_lost_nor_counted(server: Server) -> None:
    ola = await server.guest()
    seats = ["me", "bot:apprentice"]
    table = await server.game("grajeczka", [ola], players=2, seats=seats, guided=True)
    assert [(row["id"], row["guided"]) for row in await ola.get("/me/tables")] == [(table, True)]
    await ola.post(f"/tables/{table}/resign")
    [past] = await ola.get("/me/history")
    assert (past["id"], past["guided"], past["outcome"]) == (table, True, "")
    assert await ids(ola, "?outcome=lost") == []
    assert await ola.get("/me/statistics") == {}
    again = (await ola.post(f"/tables/{table}/rematch"))["id"]
    await ola.post(f"/tables/{again}/resign")
    assert (await ola.get("/me/statistics"))["grajeczka"]["lost"] == 1


async def test_the_best_games_alone(server: Server) -> None:
    ola, ala = await server.guests(2)
    alone = [await finish(server, "caladale", [ola], options={"solo": "builder"}) for _ in range(3)]
    scores = {t: (await ola.get(f"/tables/{t}/record"))["result"]["scores"]["1"] for t in alone}
    best = await ola.get("/me/best/caladale")
    assert list(best) == ["builder"]
    assert [each["score"] for each in best["builder"]] == sorted(scores.values(), reverse=True)
    assert {each["table"]: each["score"] for each in best["builder"]} == scores
    assert await ala.get("/me/best/caladale") == {}
    assert await ola.get("/me/best/fantazja") == {}
    assert (await ola.call("GET", "/me/best/chess")).status == 404


async def test_free_play_tells_how_many_tiles_are_left(server: Server) -> None:
    guest = await server.guest()
    table = await server.game("caladale", [guest], options={"solo": "free"})
    room = await server.room(table)
    assert room.table.match is not None
    await guest.post(f"/tables/{table}/act", key="1", seq=1, action="done")
    [left] = room.table.match.state.extra_figures()["left"]
    [best] = (await guest.get("/me/best/caladale"))["free"]
    assert best["left"] == left > 70


async def test_games_from_before_the_notes_are_noted_at_the_start(database: str) -> None:
    """The migration fills in when they ended, the first start how."""
    settings, clock = Settings(database=database), FakeClock()
    async with serve(settings, clock) as server:
        ola, ala = await server.guests(2)
        table = await finish(server, "grajeczka", [ola, ala])
        before = await ola.get("/me/history")
    store = Store(database)

    def go_back(connection: Connection) -> None:
        command.downgrade(config(connection), "0001")

    async with store.engine.begin() as connection:
        await connection.run_sync(go_back)
    await store.close()
    async with serve(settings, clock) as server:
        ola.app = server.app
        await eventually(lambda: not server.hub.tasks)
        assert await ola.get("/me/history") == before
        assert before[0]["id"] == table


async def test_results_of_the_first_release_are_worked_out_again(database: str) -> None:
    """They have no figures beside them: the migration forgets them, the next start finds them."""
    settings, clock = Settings(database=database), FakeClock()
    async with serve(settings, clock) as server:
        guest = await server.guest()
        table = await server.game("caladale", [guest], options={"solo": "free"})
        await guest.post(f"/tables/{table}/act", key="1", seq=1, action="done")
        before = await guest.get("/me/best/caladale")
        row = await server.hub.store.table(table)
        assert row is not None
        assert row["result"] is not None
        old = {key: value for key, value in row["result"].items() if key != "figures"}
        change = {"result": old}
        await server.hub.store.writer.write((update(tables).where(tables.c.id == table), change))
        assert (await guest.get("/me/best/caladale"))["free"][0].get("left") is None
    store = Store(database)
    async with store.engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(config(sync), "0002"))
    await store.close()
    async with serve(settings, clock) as server:
        guest.app = server.app
        await eventually(lambda: not server.hub.tasks)
        assert await guest.get("/me/best/caladale") == before


async def test_a_table_of_other_components_is_still_listed(database: str) -> None:
    settings, clock = Settings(database=database), FakeClock()
    async with serve(settings, clock) as server:
        guest = await server.guest()
        table = await against_a_bot(server, guest)
        change = {"steps": None, "result": None, "components_hash": "0"}
        await server.hub.store.writer.write((update(tables).where(tables.c.id == table), change))
    async with serve(settings, clock) as server:
        guest.app = server.app
        await eventually(lambda: not server.hub.tasks)
        [past] = await guest.get("/me/history")
        assert (past["id"], past["place"], past["outcome"]) == (table, None, "")
