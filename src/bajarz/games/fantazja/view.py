"""What a seat or a spectator may know of a position (F-S2, F-I1, F-M4)."""

from typing import Literal, NotRequired, TypedDict

from bajarz.core.view import View
from bajarz.games.fantazja.components import FACTIONS, TYPE_MILITARY, TYPES
from bajarz.games.fantazja.memory import KNOWN, open_points
from bajarz.games.fantazja.scoring import result, scores
from bajarz.games.fantazja.state import AWAY, NOBODY, NOWHERE, PHASE_MAGIC, PHASES, Position
from bajarz.games.fantazja.tables import CASTLE, x_of, y_of


class PlaceView(TypedDict):
    """A place of the map; the castle lies at 0, 0."""

    x: int
    y: int


class LaidTile(TypedDict):
    """A tile on the map, turned by so many quarters clockwise."""

    tile: str
    rotation: int


class StackView(TypedDict):
    """The tiles of a place, from the top down."""

    x: int
    y: int
    tiles: list[LaidTile]


class TokenView(TypedDict):
    """Where a Power token is: in the pool, with a seat, on a building by the doing of a seat, or
    gone with the building that vanished under it (F-K6). In the pool, `seat` is 0."""

    where: Literal["pool", "seat", "building", "gone"]
    seat: int
    place: NotRequired[PlaceView]


class ExchangeView(TypedDict):
    """The exchanges of one use of the residential power (F-M1)."""

    given: list[str]
    taken: list[str]
    open: bool


class SeatView(TypedDict):
    """What everybody may know of a seat."""

    faction: str
    hand: int
    ip: int
    ip_open: list[str]  # F-M2: the Imagination Points that everybody saw
    pile: int
    discard: list[str]
    bonus: int


class RivalView(TypedDict):
    """What a seat has learnt of the other."""

    bottom: list[str]  # buried under the draw pile, in the order of drawing
    seen: list[str]  # hidden tiles that were once seen


class PrivateView(TypedDict):
    """What only the seat itself may know."""

    hand: list[str]
    ip: list[str]
    bag: list[str]  # the draw pile as a set; its order nobody knows
    bottom: list[str]  # buried under it, by the use of the power that buried them
    shown: list[str]  # F-M4: tiles of the rival's hand that this seat looks at
    rival: RivalView


class FantazjaView(View):
    """Fantazja as a seat or a spectator sees it."""

    first: int
    action_taken: bool
    power_used: str
    exchange: ExchangeView
    buried: int
    shown: int
    castle: PlaceView
    map: list[StackView]
    tokens: dict[str, TokenView]
    bonus_left: int
    seats: dict[str, SeatView]
    private: dict[str, PrivateView]  # of the seat that looks; a spectator has none


def view(position: Position, seat: int | None) -> FantazjaView:
    """What this seat may know; None is a spectator."""
    names = position.tables.names
    data: FantazjaView = {
        "game": "fantazja",
        "to_move": position.to_move() + 1,
        "deciders": [decider + 1 for decider in position.deciders()],
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "scores": scores(position),
        "first": position.first + 1,
        "action_taken": position.acted,
        "power_used": "" if position.power == NOBODY else TYPES[position.power],
        "exchange": {
            "given": names(position.given),
            "taken": names(position.taken),
            "open": position.exchanging,
        },
        "buried": position.buried,
        "shown": len(position.shown),
        "castle": place_view(CASTLE),
        "map": [stack_view(position, place) for place in sorted(position.top) if place != CASTLE],
        "tokens": {name: token_view(position, kind) for kind, name in enumerate(TYPES)},
        "bonus_left": position.bonus_left,
        "seats": {str(other + 1): seat_view(position, other) for other in (0, 1)},
        "private": {} if seat is None else {str(seat + 1): private_view(position, seat)},
    }
    ended = result(position)
    if ended is not None:
        data["result"] = ended.json()
    return data


def place_view(place: int) -> PlaceView:
    return {"x": x_of(place), "y": y_of(place)}


def stack_view(position: Position, place: int) -> StackView:
    name = position.tables.name
    tiles: list[LaidTile] = [
        {"tile": name[laid >> 2], "rotation": laid & 3} for laid in position.stack(place)
    ]
    return {"x": x_of(place), "y": y_of(place), "tiles": tiles}


def token_view(position: Position, kind: int) -> TokenView:
    holder = position.tokens[kind]
    if kind == TYPE_MILITARY and holder == AWAY:
        if position.guard == NOWHERE:
            return {"where": "gone", "seat": position.guard_of + 1}
        return {
            "where": "building",
            "seat": position.guard_of + 1,
            "place": place_view(position.guard),
        }
    return {"where": "pool" if holder == NOBODY else "seat", "seat": holder + 1}


def seat_view(position: Position, seat: int) -> SeatView:
    """F-S2: the discard pile lies open; of tiles elsewhere all know how many there are."""
    names = position.tables.names
    return {
        "faction": FACTIONS[seat],
        "hand": len(position.hand[seat]),
        "ip": len(position.ip[seat]),
        "ip_open": names(open_points(position, seat)),
        "pile": position.pile_size(seat),
        "discard": names(position.discard[seat]),
        "bonus": position.bonus[seat],
    }


def private_view(position: Position, seat: int) -> PrivateView:
    """F-I1, F-M4: the own hand and Imagination Points; of the own draw pile what can be worked out;
    and what was learnt of the rival."""
    names = position.tables.names
    looks = position.phase == PHASE_MAGIC and seat == position.seat
    return {
        "hand": names(position.hand[seat]),
        "ip": names(position.ip[seat]),
        "bag": names(position.bag[seat]),
        "bottom": names(own_bottom(position, seat)),
        "shown": names(position.shown) if looks else [],
        "rival": rival_view(position, 1 - seat),
    }


def own_bottom(position: Position, seat: int) -> list[int]:
    """F-M4: what was buried by each use of the power is known to the owner, its order is not."""
    keyed = list(zip(position.bottom_use[seat], position.bottom[seat], strict=True))
    return [tile for _, tile in sorted(keyed)]


def rival_view(position: Position, rival: int) -> RivalView:
    hidden = position.hand[rival] + [
        tile
        for tile, since in zip(position.ip[rival], position.ip_since[rival], strict=True)
        if since != KNOWN
    ]
    return {
        "bottom": position.tables.names(position.bottom[rival]),
        "seen": position.tables.names(sorted(tile for tile in hidden if position.seen[tile])),
    }
