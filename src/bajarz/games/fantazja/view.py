"""The position as JSON: everything, or what one seat may know."""

from typing import cast

from bajarz.core.canonical import Json
from bajarz.core.view import View
from bajarz.games.fantazja.actions import place_name
from bajarz.games.fantazja.components import MILITARY, TYPES
from bajarz.games.fantazja.memory import KNOWN
from bajarz.games.fantazja.scoring import result, score, scores
from bajarz.games.fantazja.state import AWAY, MAGIC, NOBODY, NOWHERE, Position
from bajarz.games.fantazja.tables import CASTLE

PHASES = ("turn", "pay", "magic", "over")


def full(position: Position) -> dict[str, Json]:
    """Everything there is; `setup.position` reads it back."""
    data = public(position)
    data["shown"] = names(position, position.shown)
    data["seats"] = {str(seat + 1): everything_of(position, seat) for seat in (0, 1)}
    data["memory"] = memory(position)
    return data


def view(position: Position, seat: int | None) -> View:
    """F-S2, F-I1, F-M4: what this seat may know; None is a spectator."""
    data = public(position)
    data["game"] = "fantazja"
    data["deciders"] = [decider + 1 for decider in position.deciders()]
    data["scores"] = scores(position)
    looking = position.phase == MAGIC and seat == position.seat
    data["shown"] = names(position, position.shown) if looking else len(position.shown)
    seats: dict[str, Json] = {}
    for other in (0, 1):
        if seat is None:
            seats[str(other + 1)] = public_of(position, other)
        else:
            seats[str(other + 1)] = (own if other == seat else opponent)(position, other)
    data["seats"] = seats
    return cast(View, data)


def public(position: Position) -> dict[str, Json]:
    """What lies open on the table."""
    used = position.power
    data: dict[str, Json] = {
        "to_move": position.to_move() + 1,
        "first": position.first + 1,
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "action_taken": position.acted,
        "power_used": "" if used == NOBODY else TYPES[used],
        "exchange": {
            "given": names(position, position.given),
            "taken": names(position, position.taken),
            "open": position.exchanging,
        },
        "buried": position.buried,
        "map": {place_name(place): stack(position, place) for place in sorted(position.top)},
        "tokens": {name: holder(position, kind) for kind, name in enumerate(TYPES)},
        "bonus_left": position.bonus_left,
    }
    ended = result(position)
    if ended is not None:
        data["result"] = ended.json()
    return data


def stack(position: Position, place: int) -> str:
    """A stack from its top down: `S-R2a r0 / E-R1a r0`."""
    if place == CASTLE:
        return "castle"
    laid = [position.top[place], *reversed(position.under.get(place, []))]
    return " / ".join(f"{position.tables.name[each >> 2]} r{each & 3}" for each in laid)


def holder(position: Position, kind: int) -> str:
    """Who holds a token: `pool`, `seat 1`, or `1,0 by seat 1` while the military token is in use
    (`gone by seat 1` once the building under it has vanished)."""
    if kind == MILITARY and position.tokens[kind] == AWAY:
        where = "gone" if position.guard == NOWHERE else place_name(position.guard)
        return f"{where} by seat {position.guard_of + 1}"
    return "pool" if position.tokens[kind] == NOBODY else f"seat {position.tokens[kind] + 1}"


def public_of(position: Position, seat: int) -> dict[str, Json]:
    """What everybody may know of a seat (F-S2): the discard pile, and how many tiles elsewhere."""
    return {
        "hand": len(position.hand[seat]),
        "ip": len(position.ip[seat]),
        "ip_open": names(position, open_points(position, seat)),
        "pile": len(position.bag[seat]) + len(position.bottom[seat]),
        "discard": names(position, position.discard[seat]),
        "bonus": position.bonus[seat],
        "score": score(position, seat),
    }


def open_points(position: Position, seat: int) -> list[int]:
    """F-M2: the Imagination Points that everybody saw."""
    points = zip(position.ip[seat], position.ip_since[seat], strict=True)
    return sorted(tile for tile, since in points if since == KNOWN)


def own(position: Position, seat: int) -> dict[str, Json]:
    """What a seat may know of itself; of its draw pile what it can work out."""
    return {
        **public_of(position, seat),
        "hand": names(position, position.hand[seat]),
        "ip": names(position, position.ip[seat]),
        "bag": names(position, position.bag[seat]),
        "bottom": names(position, own_bottom(position, seat)),
    }


def own_bottom(position: Position, seat: int) -> list[int]:
    """F-M4: what was buried by each use of the power is known to the owner, its order is not."""
    keyed = list(zip(position.bottom_use[seat], position.bottom[seat], strict=True))
    return [tile for _, tile in sorted(keyed)]


def opponent(position: Position, seat: int) -> dict[str, Json]:
    """What a seat may know of the other: the public facts and what it has learnt."""
    hidden = position.hand[seat] + [
        tile
        for tile, since in zip(position.ip[seat], position.ip_since[seat], strict=True)
        if since != KNOWN
    ]
    return {
        **public_of(position, seat),
        "bottom": names(position, position.bottom[seat]),
        "seen": names(position, sorted(tile for tile in hidden if position.seen[tile])),
    }


def everything_of(position: Position, seat: int) -> dict[str, Json]:
    return {
        **public_of(position, seat),
        "hand": names(position, position.hand[seat]),
        "ip": names(position, position.ip[seat]),
        "bag": names(position, position.bag[seat]),
        "bottom": names(position, position.bottom[seat]),
    }


def memory(position: Position) -> dict[str, Json]:
    """What the seats have learnt of each other's hidden tiles (memory.py)."""
    seen = {position.tables.name[tile]: when for tile, when in enumerate(position.seen) if when}
    return {
        "clock": position.clock,
        "seen": seen,
        "ip_since": [position.ip_since[0][:], position.ip_since[1][:]],
        "ip_unseen": [position.ip_unseen[0][:], position.ip_unseen[1][:]],
        "bottom_use": [position.bottom_use[0][:], position.bottom_use[1][:]],
    }


def names(position: Position, tiles: list[int]) -> list[Json]:
    return [position.tables.name[tile] for tile in tiles]
