"""Everybody builds at any time (C-B1): nobody waits for anybody, and nobody's building is lost."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bajarz.core.verify import verify
from bajarz.games.registry import make_game
from bajarz.server.live.room import Room
from bajarz.server.messages import Try
from bajarz.server.settings import Settings
from server.castles import castle_of, do, draft_on, spot, tiles_of, view_of
from server.driver import Client, InlineBotPool, Server, eventually, serve

pytestmark = pytest.mark.anyio


class Thoughtful(InlineBotPool):
    """Bots that think until a test lets them go on."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts = 0
        self.may_go_on = asyncio.Event()

    async def run(self, task: Any, *given: Any) -> Any:
        self.thoughts += 1
        await self.may_go_on.wait()
        return await super().run(task, *given)


async def table_of(server: Server, people: list[Client], **fields: Any) -> Room:
    return await server.room(await server.game("caladale", people, **fields))


async def with_bot(server: Server, guest: Client, **fields: Any) -> Room:
    """A person, who begins, and a bot."""
    options = {"first": "1"} | fields.pop("options", {})
    seats = ["me", "bot:apprentice"]
    return await table_of(server, [guest], players=2, seats=seats, options=options, **fields)


async def test_two_who_build_at_once_do_not_disturb_each_other(server: Server) -> None:
    people = await server.guests(2)
    room = await table_of(server, people)
    await draft_on(room, people, 8)
    async with people[0].socket(room.table.id) as one, people[1].socket(room.table.id) as two:
        seq = (await one.hear("snapshot"))["play"]["seq"]
        edits: list[tuple[Any, dict[str, Any]]] = []
        for seat, socket in enumerate((one, two)):
            for n, tile in enumerate(tiles_of(room, seat)):
                action = f"place {tile} {spot(n)} r0"
                edits.append((socket, {"key": f"{seat} {n}", "seq": seq, "action": action}))
        for socket, edit in edits[::2] + edits[1::2]:
            socket.say("act", **edit)  # none of them waits for an answer
        for socket, edit in edits:
            assert (await socket.ask("act", **edit))["ok"]  # the same keys again: once only
        assert room.table.seq == seq + len(edits)
        castles = [castle_of(room, 0), castle_of(room, 1)]
        assert [len(castle) for castle in castles] == [1 + 4, 1 + 4]
        for socket in (one, two):
            socket.say("resync")
            view = (await socket.hear("snapshot"))["play"]["view"]
            assert [view["seats"][n]["castle"] for n in "12"] == castles


async def test_building_has_no_words_in_the_log(server: Server) -> None:
    people = await server.guests(2)
    room = await table_of(server, people)
    await draft_on(room, people, 4)
    async with people[1].socket(room.table.id, "pl") as socket:
        await socket.hear("snapshot")
        await do(room, people[0], f"place {tiles_of(room, 0)[0]} {spot(1)} r0")
        told = await socket.hear("update")
        assert told["log"] == [
            {"seq": room.table.seq - 1, "seat": 1, "words": "", "rules": [], "events": []}
        ]
        assert [event["event"] for event in told["play"]["last"]] == ["CastleChanged"]
    log = (await people[0].get(f"/tables/{room.table.id}"))["log"]
    assert all(line["words"] for line in log[:-1])
    assert not log[-1]["words"]


async def test_the_builders_moves_are_told(server: Server) -> None:
    """Alone, by the builder's rules, laying the taken tile is the move."""
    guest = await server.guest()
    room = await table_of(server, [guest], players=1, seats=["me"], options={"solo": "builder"})
    path = f"/tables/{room.table.id}"
    for order in ("gate", "take", "place"):
        legal = (await guest.get(path))["play"]["legal"]
        wanted = [text for text in legal if text.startswith(order) and "scaffold" not in text]
        fitting = [text for text in wanted if order != "take" or await goes_on(room, guest, text)]
        await do(room, guest, fitting[0])
    line = (await guest.get(path))["log"][-1]
    assert line["events"][0]["event"] == "CastleChanged"
    assert line["words"]


async def goes_on(room: Room, client: Client, action: str) -> bool:
    """Whether the game surely goes on after an action: the tile has a place (C-1e)."""
    answer = await room.attempt(client.id, Try(key="try", action=action), "en")
    return not any(event["event"] == "GameEnded" for event in answer.certain)


# Bots


async def test_a_bot_decides_once_however_much_others_build(server: Server) -> None:
    guest = await server.guest()
    room = await with_bot(server, guest)
    bot_pool = Thoughtful()
    server.hub.bot_pool = bot_pool
    await do(room, guest, f"take {view_of(room)['face_up'][0]}")
    await do(room, guest, "keep")
    await eventually(lambda: bot_pool.thoughts)
    (tile,) = tiles_of(room, 0)
    for n in range(5):
        await do(room, guest, f"place {tile} {spot(n)} r0")
    assert (room.table.to_move(), bot_pool.thoughts) == (1, 1)
    seq = room.table.seq
    bot_pool.may_go_on.set()
    await eventually(lambda: room.table.seq > seq)
    assert room.table.entries[seq].seat == 1  # what it thought of at first
    assert room.table.still_valid(0, 0) is False


async def test_what_changes_a_bots_choice_makes_its_decision_void(server: Server) -> None:
    """A gate is taken back and another one taken while the bot thinks about the rest."""
    guest = await server.guest()
    room = await with_bot(server, guest, options={"gates": "chosen"})
    bot_pool = Thoughtful()
    server.hub.bot_pool = bot_pool
    legal = (await guest.get(f"/tables/{room.table.id}"))["play"]["legal"]
    await do(room, guest, legal[0])
    await eventually(lambda: bot_pool.thoughts)
    answer = await guest.post(f"/tables/{room.table.id}/undo", key="back", seq=room.table.seq)
    assert answer["ok"]
    await do(room, guest, legal[-1])
    assert room.table.to_move() == 1
    bot_pool.may_go_on.set()
    await eventually(lambda: room.table.to_move() == 0)
    assert bot_pool.thoughts > 1
    gates = [view_of(room)["seats"][n]["gate"]["tile"] for n in "12"]
    assert gates[0] != gates[1]


async def test_in_the_last_building_time_bots_build_beside_people(server: Server) -> None:
    guest = await server.guest()
    room = await with_bot(server, guest)
    while view_of(room)["phase"] != "build":
        await eventually(lambda: room.table.to_move() == 0)
        if view_of(room)["phase"] == "draft":
            await draft_on(room, [guest], 1)
    assert room.table.to_move() == 0  # the first who is not done: the bot does not wait for that
    await eventually(lambda: view_of(room)["seats"]["2"]["done"])
    assert room.table.to_move() == 0
    await do(room, guest, "done")
    assert room.table.state == "over"  # at once: nobody waits for the bot


async def test_the_game_waits_for_all_who_build(server: Server) -> None:
    people = await server.guests(2)
    room = await table_of(server, people)
    await draft_on(room, people)
    for client in people:
        play = (await client.get(f"/tables/{room.table.id}"))["play"]
        assert (play["to_move"], "done" in play["legal"]) == (1, True)
        (mine,) = await client.get("/me/tables?state=playing")
        assert mine["your_turn"]
    await do(room, people[1], "done")
    play = (await people[1].get(f"/tables/{room.table.id}"))["play"]
    assert play["legal"] == []
    (mine,) = await people[1].get("/me/tables?state=playing")
    assert not mine["your_turn"]


# Undo


async def almost_drafted(server: Server, people: list[Client]) -> Room:
    """A table where tiles are taken that chance does not replace."""
    room = await table_of(server, people, options={"first": "1"})
    while view_of(room)["stack"]:
        await draft_on(room, people, 1)
    return room


async def test_a_step_of_the_draft_is_taken_back_without_the_others_building(
    tmp_path: Path,
) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
    async with serve(settings) as server:
        people = await server.guests(2)
        room = await almost_drafted(server, people)
        mover = room.table.to_move()
        me, other = people[mover], people[1 - mover]
        face_up = view_of(room)["face_up"]
        await do(room, me, f"take {face_up[0]}")
        taken = room.table.seq - 1
        tiles = tiles_of(room, 1 - mover)
        for n in range(3):
            await do(room, other, f"place {tiles[n]} {spot(n)} r0")
        castle = castle_of(room, 1 - mover)
        async with me.socket(room.table.id) as mine:
            play = (await mine.hear("snapshot"))["play"]
            assert play["undo"] == "yes"
            answer = await mine.ask("undo", key="back", seq=taken + 1)  # what I have heard so far
            assert answer["ok"], answer
        assert room.table.undone == {taken}
        assert view_of(room)["face_up"] == face_up
        assert castle_of(room, 1 - mover) == castle
        shown = await me.get(f"/tables/{room.table.id}/moments/{taken + 2}")
        then = shown["view"]["seats"][str(2 - mover)]["castle"]
        assert then == [laid for laid in castle if f"{laid['x']},{laid['y']}" != spot(2)]
        before = room.table.entries, view_of(room)
    async with serve(settings) as server:
        room = await server.room(room.table.id)
        assert (room.table.entries, view_of(room)) == before
        await draft_on(room, people)
        for client in people:
            await do(room, client, "done")
        verify(room.table.record(), make_game("caladale"))


async def test_ones_own_newer_step_makes_undo_stale(server: Server) -> None:
    people = await server.guests(2)
    room = await almost_drafted(server, people)
    me = people[room.table.to_move()]
    seq = room.table.seq
    await do(room, me, f"take {view_of(room)['face_up'][0]}")  # from another device, say
    path = f"/tables/{room.table.id}/undo"
    for wrong in (seq, -1, seq + 9):
        assert (await me.post(path, key=f"k{wrong}", seq=wrong))["code"] == "stale"
    assert (await me.post(path, key="k", seq=seq + 1))["ok"]


async def test_what_others_drafted_since_keeps_a_step_in_place(server: Server) -> None:
    people = await server.guests(2)
    room = await table_of(server, people, options={"first": "1"})
    await draft_on(room, people, 2)
    await do(room, people[1], f"place {tiles_of(room, 1)[0]} {spot(0)} r0")
    assert room.viewer(people[1].id, "en").undo(room.hub.now()) == "yes"
    await do(room, people[0], f"take {view_of(room)['face_up'][0]}")  # chance brings another
    assert room.viewer(people[1].id, "en").undo(room.hub.now()) != "yes"
    assert len(castle_of(room, 1)) == 2  # the gate, and what was placed


async def test_what_was_refused_stays_refused_when_it_comes_again_late(server: Server) -> None:
    people = await server.guests(2)
    room = await table_of(server, people)
    await draft_on(room, people, 8)
    one, two, *_ = tiles_of(room, 0)
    await do(room, people[0], f"place {one} {spot(0)} r0")
    wish = {"key": "late", "seq": 0, "action": f"place {two} {spot(0)} r0"}
    path = f"/tables/{room.table.id}/act"
    first = await people[0].post(path, **wish)
    assert (first["code"], first["refusal"]["rule"]) == ("refused", "C-B2")
    await do(room, people[0], f"back {one}")  # the cell is free now, but nobody wants it any more
    assert await people[0].post(path, **wish) == first
    assert len(castle_of(room, 0)) == 1  # the gate alone
    wish["key"] = "anew"
    assert (await people[0].post(path, **wish))["ok"]
