"""Nothing is final by accident: the end of a turn can be taken back for a moment, and what cannot
be taken back is held when the player wants to be asked first."""

import asyncio
from random import Random

import pytest

from bajarz.server.live.room import Room
from bajarz.server.live.seats import Timing
from bajarz.server.messages import Act, Clock, Hold
from server.driver import Client, Server, act_randomly, eventually

pytestmark = pytest.mark.anyio
MOMENT = 4.0  # seconds; the default of the server
HOLDS: tuple[Hold, ...] = ("none", "end", "final", "turn")


async def end_of_turn(room: Room, people: list[Client], rng: Random) -> Client:
    """Random play until somebody's turn ends without a deal; who that is."""
    while True:
        seat, turn = room.table.to_move(), room.table.turn()
        assert await act_randomly(room, people, rng)
        match = room.table.match
        assert match is not None
        ended = room.table.turn() != turn
        if ended and match.undo_barrier(seat) is None and room.table.state == "playing":
            return people[seat]


def undo_of(room: Room, client: Client) -> str:
    return room.viewer(client.id, "en").undo(room.hub.now())


@pytest.mark.parametrize("game", ["caladale", "runestones", "grajeczka"])
async def test_the_end_of_a_turn_is_taken_back_for_a_moment(server: Server, game: str) -> None:
    people = await server.guests(2)
    room = await server.room(await server.game(game, people))
    me = await end_of_turn(room, people, Random(game))
    table = room.table.id
    assert room.table.match is not None
    before = room.table.match.history[-1].before.full()
    play = (await me.get(f"/tables/{table}"))["play"]
    assert (play["undo"], play["take_back"]) == ("yes", MOMENT)
    server.clock.go_on(MOMENT)
    late = (await me.get(f"/tables/{table}"))["play"]
    assert (late["undo"], late["take_back"]) == ("ask", 0)
    server.clock.go_on(-MOMENT / 2)
    half = (await me.get(f"/tables/{table}"))["play"]
    assert (half["undo"], half["take_back"]) == ("yes", MOMENT / 2)
    assert (await me.post(f"/tables/{table}/undo", key="back", seq=room.table.seq))["ok"]
    assert room.table.match.state.full() == before


async def test_once_somebody_has_acted_it_stays(server: Server) -> None:
    people = await server.guests(2)
    room = await server.room(await server.game("grajeczka", people))
    me = await end_of_turn(room, people, Random("acted"))
    assert await act_randomly(room, people, Random("other"))
    assert undo_of(room, me) not in ("yes", "ask")


async def test_what_is_final_is_held_for_those_who_want_to_be_asked(server: Server) -> None:
    """In Fantazja the end of a turn draws a tile; `none` holds nothing."""
    people = await server.guests(2)
    room = await server.room(await server.game("fantazja", people))
    rng = Random("held")
    seen: set[tuple[bool, bool]] = set()
    for _ in range(60):
        seat, seq = room.table.to_move(), room.table.seq
        match = room.table.match
        assert match is not None
        action = room.table.game.text(rng.choice(match.state.legal_actions()))
        held = []
        for hold in HOLDS[1:]:
            wanted = Act(key=f"{hold} {seq}", seq=seq, action=action, hold=hold)
            if not room.held_back(people[seat].id, seat, wanted, "en"):
                continue
            answer = await room.act(people[seat].id, wanted, "en")
            assert (answer.ok, answer.code, room.table.seq) == (False, "held", seq)
            held.append(hold)
            final, ends = answer.final, answer.ends
        turn = room.table.turn()
        answer = await room.act(people[seat].id, Act(key=f"do {seq}", seq=seq, action=action), "en")
        assert answer.ok
        if room.table.state != "playing":
            break
        ended = room.table.turn() != turn
        stays = match.undo_barrier(seat) is not None
        if held:
            assert (final, ends) == (stays, ended)
        expected = [(stays and ended), stays, (stays or ended)]
        assert held == [hold for hold, yes in zip(HOLDS[1:], expected, strict=True) if yes]
        seen.add((stays, ended))
    assert {(True, True), (False, False)} <= seen


async def test_a_bot_waits_while_the_end_of_a_turn_can_be_taken_back(server: Server) -> None:
    me = await server.guest("Anna")
    seats = ["me", "bot:random"]
    table = await server.game("grajeczka", [me], players=2, seats=seats, options={"first": "1"})
    room = await server.room(table)
    rng = Random("bot")

    async def my_turn() -> None:
        await eventually(lambda: room.table.to_move() == 0)
        match = room.table.match
        assert match is not None
        while room.table.to_move() == 0:
            seq = room.table.seq
            action = room.table.game.text(rng.choice(match.state.legal_actions()))
            wanted = Act(key=f"{seq}", seq=seq, action=action, hold="end")
            answer = await room.act(me.id, wanted, "en")
            if not answer.ok:
                await room.act(me.id, wanted.model_copy(update={"hold": "none"}), "en")
                return
        assert undo_of(room, me) == "yes"

    while True:
        await my_turn()
        if undo_of(room, me) == "yes":
            break
    seq = room.table.seq
    for _ in range(20):
        await asyncio.sleep(0)
    assert room.table.seq == seq  # the bot waits
    room.autoplay.let_take_back(False)
    await eventually(lambda: room.table.seq > seq)


def test_nobody_gains_time_by_taking_back() -> None:
    timing = Timing(Clock(kind="total", seconds=100, increment=10), 2)
    timing.run(0, 1, 1000.0)
    timing.run(1, 2, 1030.0)
    assert timing.time_left(0, 1032.0) == 80
    timing.take_back(0, 1)
    assert (timing.time_left(0, 1032.0), timing.time_left(1, 1032.0)) == (68, 100)
    timing.run(1, 2, 1040.0)
    assert timing.time_left(0, 2000.0) == 70


async def test_a_table_without_hints_marks_nothing(server: Server) -> None:
    """Whoever made it can still change that before the game, and the next game has it too."""
    people = await server.guests(2)
    with_hints = await server.game("grajeczka", people)
    without = await server.game("grajeczka", people, hints=False)
    found = {True: 0, False: 0}
    for table in (with_hints, without):
        room = await server.room(table)
        rng = Random("hints")
        for _ in range(60):
            mover = people[room.table.to_move()]
            play = (await mover.get(f"/tables/{table}"))["play"]
            found[room.table.hints] += len(play["hints"])
            assert await act_randomly(room, people, rng)
    assert found[True] > 0
    assert found[False] == 0
    assert (await people[0].get(f"/tables/{without}"))["table"]["hints"] is False
