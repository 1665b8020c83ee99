"""Clocks, on time that the tests let go."""

from random import Random

import pytest

from bajarz.server.live.seats import Timing
from bajarz.server.messages import Clock
from server.driver import Server, act_randomly, eventually

pytestmark = pytest.mark.anyio
TURN = {"kind": "turn", "seconds": 30}
TOTAL = {"kind": "total", "seconds": 100, "increment": 10}


def test_a_turns_time_begins_anew_with_each_turn() -> None:
    timing = Timing(Clock(kind="turn", seconds=30), 2)
    timing.run(0, 1, 1000.0)
    timing.run(0, 1, 1010.0)  # another step of the same turn
    assert timing.time_left(0, 1010.0) == 20
    timing.run(0, 2, 1020.0)  # the same seat has the next turn, too
    assert timing.time_left(0, 1020.0) == 30
    timing.run(1, 3, 1025.0)
    assert (timing.time_left(0, 1099.0), timing.time_left(1, 1026.0)) == (30, 29)


def test_a_games_time_goes_on_with_more_for_each_turn() -> None:
    timing = Timing(Clock(kind="total", seconds=100, increment=10), 2)
    timing.run(0, 1, 1000.0)
    timing.run(1, 2, 1040.0)
    assert timing.time_left(0, 2000.0) == 70
    timing.run(0, 3, 1140.0)
    assert timing.time_left(1, 2000.0) == 10
    assert timing.time_left(0, 1210.0) == 0
    timing.resume(1150.0, 5000.0)
    assert timing.time_left(0, 5000.0) == 60


async def test_clocks_are_shown(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people, clock=TOTAL)
    room = await server.room(table)
    seat = room.table.to_move()
    server.clock.go_on(40)
    clocks = (await people[0].get(f"/tables/{table}"))["play"]["clocks"]
    assert clocks["running"] == seat + 1
    assert (clocks["left"][seat], clocks["left"][1 - seat]) == (60, 100)
    while room.table.to_move() == seat:
        await act_randomly(room, people, Random(1))
    clocks = (await people[0].get(f"/tables/{table}"))["play"]["clocks"]
    assert (clocks["left"][seat], clocks["left"][1 - seat]) == (70, 100)
    untimed = await server.game("fantazja", people)
    assert (await people[0].get(f"/tables/{untimed}"))["play"]["clocks"] is None


async def test_a_bot_takes_a_turn_whose_time_is_up(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people, clock=TURN)
    room = await server.room(table)
    seat = room.table.to_move()
    server.clock.go_on(29)
    await room.autoplay.check_clock()
    assert room.table.seats[seat].kind == "person"
    server.clock.go_on(1)
    await room.autoplay.check_clock()
    assert (room.table.seats[seat].kind, room.table.seats[seat].why) == ("bot", "time")
    await people[seat].post(f"/tables/{table}/seats/{seat + 1}", do="join")
    assert room.table.seats[seat].kind == "person"


async def test_a_game_whose_time_is_up_is_lost(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people, clock=TOTAL)
    room = await server.room(table)
    seat = room.table.to_move()
    async with people[0].socket(table, "pl") as socket:
        server.clock.go_on(100)
        await room.autoplay.check_clock()
        told = await socket.hear("update")
        result = told["play"]["result"]
        assert (result["winners"], result["reason"]) == ([2 - seat], "time")
        assert told["log"][0]["words"]
    await room.autoplay.check_clock()  # it is over: nothing more happens
    assert room.table.seq == 2


async def test_with_three_a_seat_whose_time_is_up_is_played_by_a_bot(server: Server) -> None:
    people = await server.guests(3)
    table = await server.game("runestones", people, clock=TOTAL)
    room = await server.room(table)
    seat = room.table.to_move()
    server.clock.go_on(100)
    await room.autoplay.check_clock()
    assert (room.table.state, room.table.seats[seat].resigned) == ("playing", True)


async def test_the_clock_strikes_by_itself(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.hub, "sleep", server.clock.sleep)
    people = await server.guests(2)
    table = await server.game("fantazja", people, clock={"kind": "total", "seconds": 5})
    room = await server.room(table)
    await eventually(lambda: room.table.state == "over")
    assert server.clock.slept == [5]
    assert room.table.result() == room.table.given_up
