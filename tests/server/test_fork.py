"""A game that is over goes on from any of its moments, as a new game that proves itself."""

from random import Random
from typing import Any

import pytest

from bajarz.core.state import OVER
from bajarz.core.verify import verify
from bajarz.games.registry import GAMES, make_game
from bajarz.server.live.room import Room
from bajarz.server.settings import Settings
from server.driver import Client, FakeClock, Server, act_randomly, eventually, play_on, serve

pytestmark = pytest.mark.anyio


async def finished(server: Server, game: str, people: list[Client]) -> str:
    table = await server.game(game, people)
    await play_on(await server.room(table), people, Random(game))
    return table


async def play_against_bots(room: Room, guest: Client, rng: Random) -> None:
    """The guest plays at random; the bots play by themselves."""
    seat = room.table.seat_of(guest.id)
    while room.table.to_move() != OVER:
        await eventually(lambda: room.table.to_move() in (seat, OVER))
        if room.table.to_move() == seat:
            await act_randomly(room, [guest], rng)


@pytest.mark.parametrize("game", ["fantazja", "caladale", "grajeczka"])
async def test_the_new_game_goes_on_from_the_moment_and_is_proved(
    server: Server, game: str
) -> None:
    people = await server.guests(2)
    old = await finished(server, game, people)
    before = await people[0].get(f"/tables/{old}/record")
    seq = len(before["steps"]) - 15
    guest = await server.guest()
    made = await guest.post(f"/replays/{old}/fork", seq=seq, seat=2, bot="random")
    room = await server.room(made["id"])
    assert room.table.seats[1].player == guest.id
    assert (room.table.seats[0].kind, room.table.seats[0].bot) == ("bot", "random")
    assert room.table.commitment != before["dealing"]["commitment"]
    shown = await guest.get(f"/tables/{made['id']}")
    [then] = await guest.get(f"/replays/{old}/views?perspective=all&from={seq}&to={seq}")
    if shown["play"]["seq"] == seq + 1:  # no bot has moved yet
        assert shown["play"]["to_move"] == then["to_move"]
        assert shown["play"]["view"]["seats"]["2"] == then["view"]["seats"]["2"]
    await play_against_bots(room, guest, Random(1))
    record = await guest.get(f"/tables/{made['id']}/record")
    assert record["steps"][:seq] != before["steps"][:seq]  # their checks are made anew
    for new, taken in zip(record["steps"][:seq], before["steps"], strict=False):
        assert {**new, "check": ""} == {**taken, "check": ""}
    assert record["origin"][0]["steps"] == seq
    verify(record, make_game(game))
    replayed = await guest.get(f"/replays/{made['id']}")
    assert replayed["origin"] == old


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
async def test_every_moment_can_be_played_on(server: Server, game: str) -> None:
    people = await server.guests(2)
    old = await finished(server, game, people)
    entries = len((await people[0].get(f"/replays/{old}"))["log"])
    rng = Random(game)
    for seq in sorted(rng.sample(range(entries - 1), 12)):
        made = await people[0].post(f"/replays/{old}/fork", seq=seq, seat=1, bot="random")
        room = await server.room(made["id"])
        await play_against_bots(room, people[0], rng)
        verify(await people[0].get(f"/tables/{made['id']}/record"), make_game(game))


async def test_a_restart_in_a_game_that_went_on_loses_nothing(database: str) -> None:
    settings, clock = Settings(database=database), FakeClock()
    async with serve(settings, clock) as server:
        people = await server.guests(2)
        old = await finished(server, "fantazja", people)
        made = await people[0].post(f"/replays/{old}/fork", seq=30, seat=1, bot="random")
        room = await server.room(made["id"])
        await eventually(lambda: room.table.to_move() == 0)
        await act_randomly(room, [people[0]], Random(1))
        await eventually(lambda: room.table.to_move() == 0)
        assert room.table.match is not None
        state, dealing = room.table.match.state.full(), room.table.match.record()["origin"]
    async with serve(settings, clock) as server:
        people[0].app = server.app
        room = await server.room(made["id"])
        assert room.table.match is not None
        assert room.table.match.state.full() == state
        assert room.table.match.record()["origin"] == dealing
        assert room.table.origin == old
        verify(room.table.match.record(), make_game("fantazja"))
        assert await act_randomly(room, [people[0]], Random(2))


async def test_going_on_again_is_proved_too(server: Server) -> None:
    people = await server.guests(2)
    old = await finished(server, "fantazja", people)
    first = (await people[0].post(f"/replays/{old}/fork", seq=30, seat=1, bot="random"))["id"]
    await play_against_bots(await server.room(first), people[0], Random(1))
    for seq, dealings in ((20, [20]), (50, [30, 50])):
        again = await people[1].post(f"/replays/{first}/fork", seq=seq, seat=2, bot="random")
        await play_against_bots(await server.room(again["id"]), people[1], Random(2))
        record = await people[1].get(f"/tables/{again['id']}/record")
        assert [each["steps"] for each in record["origin"]] == dealings
        verify(record, make_game("fantazja"))
        assert (await people[1].send("/replays", **record)).status == 201


async def test_a_moment_that_was_taken_back_can_be_played_on(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    room = await server.room(table)
    rng = Random(3)
    while True:
        await act_randomly(room, people, rng)
        seat, seq = room.table.entries[-1].seat, room.table.seq
        undone = await people[seat].post(f"/tables/{table}/undo", key=f"b{seq}", seq=seq)
        if undone["ok"] and not undone["code"]:
            break
    await play_on(room, people, rng)
    made = await people[0].post(f"/replays/{table}/fork", seq=seq - 1, seat=1, bot="random")
    new = (await server.room(made["id"])).table
    assert new.match is not None
    steps = new.match.recorder.taken_over
    assert new.entries[steps].text == room.table.entries[seq - 1].text


async def test_a_game_that_went_on_is_listed_and_counts_in_no_figure(server: Server) -> None:
    people = await server.guests(2)
    old = await finished(server, "fantazja", people)
    guest = await server.guest()
    made = await guest.post(f"/replays/{old}/fork", seq=3, seat=1, bot="random")
    assert made["id"] not in [each["id"] for each in await guest.get("/tables")]
    assert [each["id"] for each in await guest.get("/me/tables")] == [made["id"]]
    await guest.post(f"/tables/{made['id']}/resign")
    [past] = await guest.get("/me/history")
    assert (past["id"], past["origin"], past["outcome"]) == (made["id"], old, "lost")
    assert await guest.get("/me/statistics") == {}


async def test_nothing_goes_on_after_the_end(server: Server) -> None:
    people = await server.guests(2)
    old = await finished(server, "fantazja", people)
    last = len((await people[0].get(f"/replays/{old}"))["log"]) - 1
    for seq, status, code in ((last, 409, "over"), (last + 1, 404, "no-moment")):
        reply = await people[0].send(f"/replays/{old}/fork", seq=seq, seat=1)
        assert (reply.status, reply.code) == (status, code)
    given_up = await server.game("fantazja", people)
    await people[0].post(f"/tables/{given_up}/resign")
    assert (await people[0].send(f"/replays/{given_up}/fork", seq=1, seat=1)).code == "over"
    assert (await people[0].send(f"/replays/{given_up}/fork", seq=0, seat=1)).status == 201


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({}, 422),
        ({"seq": 0}, 422),
        ({"seq": 0, "seat": 0}, 422),
        ({"seq": 0, "seat": 3}, 422),
        ({"seq": -1, "seat": 1}, 422),
        ({"seq": "0", "seat": 1}, 422),
        ({"seq": 0, "seat": 1, "bot": "nobody"}, 422),
        ({"seq": 0, "seat": 1, "bot": "file:evil.py"}, 422),
        ({"seq": 0, "seat": 1, "contribution": "xyz"}, 422),
        ({"seq": 0, "seat": 1, "secret": "00"}, 422),
    ],
)
async def test_bad_wishes_make_no_table(server: Server, wish: dict[str, Any], status: int) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    await people[0].post(f"/tables/{table}/resign")
    reply = await people[1].send(f"/replays/{table}/fork", **wish)
    assert reply.status == status
    assert len(await people[1].get("/me/tables")) == 1


async def test_a_game_that_goes_on_already_cannot_be_taken_over(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    reply = await people[0].send(f"/replays/{table}/fork", seq=0, seat=1)
    assert (reply.status, reply.code) == (409, "playing")
    assert (await Client(server.app).send(f"/replays/{table}/fork", seq=0, seat=1)).status != 201
