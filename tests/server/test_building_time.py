"""The last building time (C-E1): everybody builds until all are done, or until a timer ends."""

from pathlib import Path

import pytest

from bajarz.server.live.room import Room
from bajarz.server.live.seats import Timing
from bajarz.server.messages import Clock
from bajarz.server.settings import Settings
from server.castles import do, draft_on, spot, tiles_of, view_of
from server.driver import Client, FakeClock, Server, eventually, serve

pytestmark = pytest.mark.anyio
BOX = {"building": 30}  # the timer in the box


async def building(server: Server, people: list[Client], **clock: object) -> Room:
    """A table whose draft has just ended."""
    room = await server.room(await server.game("caladale", people, clock=clock))
    await draft_on(room, people)
    assert view_of(room)["phase"] == "build"
    return room


def test_the_time_of_building_is_one_for_all() -> None:
    timing = Timing(Clock(kind="total", seconds=100, increment=10, building=30), 2)
    timing.build(False, 1000.0)
    timing.run(0, 1, 1000.0)
    assert timing.building_left(1005.0) is None
    assert timing.soonest([0, 1], 1005.0) == 30  # the building time may begin at any moment
    assert timing.soonest([0], 1080.0) == 20
    timing.build(True, 1010.0)
    timing.run(1, 1, 1010.0)
    timing.build(True, 1020.0)  # somebody builds
    timing.run(0, 1, 1020.0)
    assert (timing.time_left(0, 1035.0), timing.time_left(1, 1035.0)) == (100, 100)
    assert (timing.building_left(1035.0), timing.building_left(1050.0)) == (5, 0)
    assert timing.soonest([0, 1], 1035.0) == 5
    timing.resume(1020.0, 5000.0)  # a break costs nobody any time
    assert timing.building_left(5000.0) == 20
    timing.build(False, 5001.0)
    assert timing.building_left(5001.0) is None


def test_a_short_clock_is_not_overslept_behind_a_long_one() -> None:
    timing = Timing(Clock(kind="total", seconds=100), 2)
    timing.run(0, 1, 1000.0)
    timing.run(1, 2, 1090.0)
    assert timing.soonest([0, 1], 1090.0) == 10
    assert timing.soonest([1], 1090.0) == 100
    assert Timing(Clock(), 2).soonest([0, 1], 1000.0) is None


async def test_it_is_shown_while_it_runs(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("caladale", people, clock=BOX)
    room = await server.room(table)
    path = f"/tables/{table}"
    assert (await people[0].get(path))["table"]["clock"] == {
        "kind": "none", "seconds": 0, "increment": 0, "building": 30
    }  # fmt: skip
    nothing = {"left": [], "running": 0, "building": None}
    assert (await people[0].get(path))["play"]["clocks"] == nothing
    await draft_on(room, people)
    assert (await people[0].get(path))["play"]["clocks"] == nothing | {"building": 30}
    server.clock.go_on(12.5)
    async with people[1].socket(table) as socket:
        play = (await socket.hear("snapshot"))["play"]
        assert play["clocks"]["building"] == 17.5
        await do(room, people[0], f"place {tiles_of(room, 0)[0]} {spot(1)} r0")
        assert (await socket.hear("update"))["play"]["clocks"]["building"] == 17.5


async def test_when_it_ends_everybody_is_done(server: Server) -> None:
    people = await server.guests(3)
    room = await building(server, people, **BOX)
    await do(room, people[1], "done")
    seq = room.table.seq
    server.clock.go_on(29)
    await room.autoplay.check_clock()
    assert room.table.seq == seq
    async with people[0].socket(room.table.id) as socket:
        server.clock.go_on(1)
        await room.autoplay.check_clock()
        play = await socket.until(seq + 2)
    assert [(each.seat, each.text) for each in room.table.entries[seq:]] == [
        (0, "done"), (2, "done")
    ]  # fmt: skip
    assert (room.table.state, play["clocks"]["building"]) == ("over", None)
    assert play["result"]["reason"] == "C-E1"
    await room.autoplay.check_clock()  # it is over: nothing more happens
    assert room.table.seq == seq + 2


async def test_it_ends_by_itself(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.hub, "sleep", server.clock.sleep)
    people = await server.guests(2)
    room = await building(server, people, **BOX)
    await eventually(lambda: room.table.state == "over")
    assert server.clock.slept == [30]


async def test_without_a_timer_it_lasts_until_all_are_done(server: Server) -> None:
    people = await server.guests(2)
    room = await building(server, people)
    assert room.autoplay.clock is None
    server.clock.go_on(10**6)
    await room.autoplay.check_clock()
    assert room.table.result() is None
    await do(room, people[1], "done")
    await do(room, people[0], "done")
    assert room.table.result() is not None


async def test_the_clocks_of_the_seats_stand_still_meanwhile(server: Server) -> None:
    people = await server.guests(2)
    room = await building(server, people, kind="turn", seconds=20, building=60)
    server.clock.go_on(40)
    await room.autoplay.check_clock()
    assert [seat.kind for seat in room.table.seats] == ["person", "person"]
    clocks = (await people[0].get(f"/tables/{room.table.id}"))["play"]["clocks"]
    assert clocks == {"left": [20, 20], "running": 0, "building": 20}


async def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
    clock = FakeClock()
    async with serve(settings, clock) as server:
        people = await server.guests(2)
        room = await building(server, people, **BOX)
        clock.go_on(10)
        await do(room, people[0], f"place {tiles_of(room, 0)[0]} {spot(1)} r0")
        table = room.table.id
    clock.go_on(1000)  # which costs nobody any time
    async with serve(settings, clock) as server:
        room = await server.room(table)
        assert room.autoplay.clock is not None
        assert room.table.timing.building_left(clock()) == 20
        clock.go_on(20)
        await room.autoplay.check_clock()
        assert room.table.state == "over"


@pytest.mark.parametrize(
    ("game", "players", "building", "code"),
    [
        ("fantazja", 2, 30, "clock"), ("caladale", 1, 30, "clock"),
        ("caladale", 2, 3601, "bad-request"), ("caladale", 2, -1, "bad-request"),
    ],
)  # fmt: skip
async def test_only_games_with_a_last_building_time_have_its_timer(
    server: Server, game: str, players: int, building: int, code: str
) -> None:
    guest = await server.guest()
    reply = await guest.send("/tables", game=game, players=players, clock={"building": building})
    assert (reply.status, reply.code) == (422, code)


async def test_the_next_game_has_it_too(server: Server) -> None:
    people = await server.guests(2)
    room = await building(server, people, **BOX)
    for client in people:
        await do(room, client, "done")
    again = await people[0].post(f"/tables/{room.table.id}/rematch")
    assert (await people[0].get(f"/tables/{again['id']}"))["table"]["clock"]["building"] == 30
