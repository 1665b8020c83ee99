"""Two games that one seat cannot tell apart: the other seat puts something else face down.

Both tables have the same dealing secret, so chance is the same in both.
"""

from random import Random
from typing import NamedTuple

from bajarz.core.canonical import canonical
from bajarz.core.dealer import RandomDealer
from bajarz.core.event import Event
from bajarz.core.state import OVER, State
from bajarz.server.live.room import Room
from server.driver import Client


class Outcome(NamedTuple):
    """What would follow an action: as the other seat and a spectator see it, and in truth."""

    seen: str
    true: str


def outcome(state: State, seat: int, action: int) -> Outcome:
    after, log = state.clone(), list[Event]()
    after.apply(seat, action, RandomDealer(Random(1)), log)
    seen = [[after.view(who), [event.seen_by(who) for event in log]] for who in (1 - seat, None)]
    whose = [after.to_move(), after.turn_number()]
    return Outcome(canonical([seen, whose]), canonical([event.full() for event in log]))


def hidden_choice(state: State, rng: Random) -> tuple[int, int] | None:
    """Two legal actions that only the seat to move can tell apart."""
    seat = state.to_move()
    alike: dict[str, tuple[int, str]] = {}
    for action in rng.sample(state.legal_actions(), len(state.legal_actions())):
        found = outcome(state, seat, action)
        first, true = alike.setdefault(found.seen, (action, found.true))
        if true != found.true:
            return first, action
    return None


def common_action(one: State, other: State, rng: Random) -> int | None:
    """An action that can be done in both games and looks the same to the other seat."""
    seat = one.to_move()
    legal = sorted(set(one.legal_actions()) & set(other.legal_actions()))
    for action in rng.sample(legal, len(legal)):
        if outcome(one, seat, action).seen == outcome(other, seat, action).seen:
            return action
    return None


def state_of(room: Room) -> State:
    assert room.table.match is not None
    return room.table.match.state


async def do(room: Room, people: list[Client], action: int) -> None:
    table = room.table
    answer = await room.act(
        people[table.to_move()].id, f"step {table.seq}", table.seq, table.game.text(action), "en"
    )
    assert answer.ok, answer


async def play_twins(
    rooms: list[Room], people: list[Client], rng: Random, before: int, after: int
) -> int:
    """Play both games alike but for one hidden choice, after so many steps; the seat that cannot
    tell them apart."""
    one, other = rooms
    blind = -1
    for number in range(5 * before):
        found = hidden_choice(state_of(one), rng) if number >= before else None
        if found is not None:
            blind = 1 - state_of(one).to_move()
            await do(one, people, found[0])
            await do(other, people, found[1])
            break
        action = rng.choice(state_of(one).legal_actions())
        for room in rooms:
            await do(room, people, action)
    for _ in range(after):
        if OVER in (state_of(one).to_move(), state_of(other).to_move()):
            break
        common = common_action(state_of(one), state_of(other), rng)
        if common is None:
            break
        for room in rooms:
            await do(room, people, common)
    return blind
