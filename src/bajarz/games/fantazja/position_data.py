"""The whole position as data, in the notation that scenarios write (docs/scenarios.md).

`position.py` reads it back. Records are hashed with it, so its form never changes.
"""

from typing import NotRequired, TypedDict

from bajarz.core.view import ResultData
from bajarz.games.fantazja.actions import place_name
from bajarz.games.fantazja.components import TYPE_MILITARY, TYPES
from bajarz.games.fantazja.memory import open_points
from bajarz.games.fantazja.scoring import result, score
from bajarz.games.fantazja.state import AWAY, NOBODY, NOWHERE, PHASES, Position
from bajarz.games.fantazja.tables import CASTLE


class ExchangeData(TypedDict):
    """The exchanges of one use of the residential power (F-M1)."""

    given: list[str]
    taken: list[str]
    open: bool


class SeatData(TypedDict):
    hand: list[str]
    ip: list[str]
    ip_open: list[str]
    pile: int
    discard: list[str]
    bag: list[str]
    bottom: list[str]
    bonus: int
    score: int


class MemoryData(TypedDict):
    """What the seats have learnt of each other's hidden tiles (memory.py)."""

    clock: int
    seen: dict[str, int]
    ip_since: list[list[int]]
    ip_unseen: list[list[int]]
    bottom_use: list[list[int]]


class FantazjaPosition(TypedDict):
    """Everything there is."""

    to_move: int
    first: int
    turn: int
    phase: str
    action_taken: bool
    power_used: str
    exchange: ExchangeData
    buried: int
    map: dict[str, str]
    tokens: dict[str, str]
    bonus_left: int
    result: NotRequired[ResultData]
    shown: list[str]
    seats: dict[str, SeatData]
    memory: MemoryData


def position_data(position: Position) -> FantazjaPosition:
    names = position.tables.names
    data: FantazjaPosition = {
        "to_move": position.to_move() + 1,
        "first": position.first + 1,
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "action_taken": position.acted,
        "power_used": "" if position.power == NOBODY else TYPES[position.power],
        "exchange": {
            "given": names(position.given),
            "taken": names(position.taken),
            "open": position.exchanging,
        },
        "buried": position.buried,
        "map": {place_name(place): stack_text(position, place) for place in sorted(position.top)},
        "tokens": {name: holder_text(position, kind) for kind, name in enumerate(TYPES)},
        "bonus_left": position.bonus_left,
        "shown": names(position.shown),
        "seats": {str(seat + 1): seat_data(position, seat) for seat in (0, 1)},
        "memory": memory_data(position),
    }
    ended = result(position)
    if ended is not None:
        data["result"] = ended.json()
    return data


def stack_text(position: Position, place: int) -> str:
    """A stack from its top down: `S-R2a r0 / E-R1a r0`."""
    if place == CASTLE:
        return "castle"
    laid = position.stack(place)
    return " / ".join(f"{position.tables.name[each >> 2]} r{each & 3}" for each in laid)


def holder_text(position: Position, kind: int) -> str:
    """Who holds a token: `pool`, `seat 1`, or `1,0 by seat 1` while the military token is in use
    (`gone by seat 1` once the building under it has vanished)."""
    if kind == TYPE_MILITARY and position.tokens[kind] == AWAY:
        where = "gone" if position.guard == NOWHERE else place_name(position.guard)
        return f"{where} by seat {position.guard_of + 1}"
    return "pool" if position.tokens[kind] == NOBODY else f"seat {position.tokens[kind] + 1}"


def seat_data(position: Position, seat: int) -> SeatData:
    names = position.tables.names
    return {
        "hand": names(position.hand[seat]),
        "ip": names(position.ip[seat]),
        "ip_open": names(open_points(position, seat)),
        "pile": position.pile_size(seat),
        "discard": names(position.discard[seat]),
        "bag": names(position.bag[seat]),
        "bottom": names(position.bottom[seat]),
        "bonus": position.bonus[seat],
        "score": score(position, seat),
    }


def memory_data(position: Position) -> MemoryData:
    seen = {position.tables.name[tile]: when for tile, when in enumerate(position.seen) if when}
    return {
        "clock": position.clock,
        "seen": seen,
        "ip_since": [position.ip_since[0][:], position.ip_since[1][:]],
        "ip_unseen": [position.ip_unseen[0][:], position.ip_unseen[1][:]],
        "bottom_use": [position.bottom_use[0][:], position.bottom_use[1][:]],
    }
