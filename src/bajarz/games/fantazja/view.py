"""What a seat or a spectator may know of a position (F-S2, F-I1, F-M4)."""

from typing import Literal, NotRequired, TypedDict

from bajarz.core.view import View
from bajarz.games.fantazja.actions import place_name
from bajarz.games.fantazja.components import (
    TYPE_MAGIC,
    TYPE_MILITARY,
    TYPE_PRODUCTION,
    TYPE_RESIDENTIAL,
    TYPE_SPECIAL,
    TYPES,
    TypeName,
)
from bajarz.games.fantazja.memory import KNOWN, open_points
from bajarz.games.fantazja.scoring import result, scores
from bajarz.games.fantazja.state import (
    AWAY,
    MOST_BURIED,
    NOBODY,
    NOWHERE,
    PHASE_MAGIC,
    PHASE_TURN,
    PHASES,
    Position,
)
from bajarz.games.fantazja.tables import CASTLE


class LaidTile(TypedDict):
    """A tile on the map, turned by so many quarters clockwise."""

    tile: str
    rotation: int


class TokenView(TypedDict):
    """A Power token: in the pool, with a seat, on a building, or off the map because the building
    under it has vanished (F-K6). `seat` holds it or has put it there; 0 in the pool."""

    where: Literal["pool", "seat", "building", "gone"]
    seat: int
    place: NotRequired[str]  # of the building
    usable: bool  # F-T3: the seat to move holds it and may still use it this turn


class TokensView(TypedDict):
    """The Power tokens by the type of their buildings."""

    residential: TokenView
    production: TokenView
    military: TokenView
    magic: TokenView
    special: TokenView


class TypeCounts(TypedDict):
    """How many buildings of each type."""

    residential: int
    production: int
    military: int
    magic: int
    special: int


class ExchangeView(TypedDict):
    """The exchanges of one use of the residential power (F-M1)."""

    given: list[str]
    taken: list[str]
    open: bool


class SeatView(TypedDict):
    """What everybody may know of a seat."""

    faction: Literal["S", "E"]
    hand: int
    ip: int
    ip_open: list[str]  # F-M2: the Imagination Points that everybody saw
    pile: int
    discard: list[str]
    bonus: int
    visible: TypeCounts  # F-K4: the buildings that pull the tokens


class RivalView(TypedDict):
    """What a seat has learnt of the other."""

    bottom: list[str]  # buried under the draw pile, in the order of drawing
    seen: list[str]  # hidden tiles that were once seen


class PrivateView(TypedDict):
    """What only the seat itself may know."""

    hand: list[str]
    small: list[str]  # F-C3: the small buildings of the hand; all others are large
    ip: list[str]
    bag: list[str]  # the draw pile as a set; its order nobody knows
    bottom: list[str]  # buried under it, in the order of drawing
    shown: list[str]  # F-M4: tiles of the rival's hand that this seat looks at
    rival: RivalView


class FantazjaView(View):
    """Fantazja as a seat or a spectator sees it. Places are named as in actions: `1,0`."""

    first: int
    action_taken: bool
    power_used: TypeName | Literal[""]
    exchange: ExchangeView
    buried: int
    may_bury: int  # F-M4: how many more of the shown tiles
    shown: int
    castle: str
    map: dict[str, list[LaidTile]]  # by place, each stack from the top down, without the castle
    tokens: TokensView
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
        "may_bury": min(MOST_BURIED - position.buried, len(position.shown)),
        "shown": len(position.shown),
        "castle": place_name(CASTLE),
        "map": {
            place_name(place): stack_view(position, place)
            for place in sorted(position.top)
            if place != CASTLE
        },
        "tokens": {
            "residential": token_view(position, TYPE_RESIDENTIAL),
            "production": token_view(position, TYPE_PRODUCTION),
            "military": token_view(position, TYPE_MILITARY),
            "magic": token_view(position, TYPE_MAGIC),
            "special": token_view(position, TYPE_SPECIAL),
        },
        "bonus_left": position.bonus_left,
        "seats": {str(other + 1): seat_view(position, other) for other in (0, 1)},
        "private": {} if seat is None else {str(seat + 1): private_view(position, seat)},
    }
    ended = result(position)
    if ended is not None:
        data["result"] = ended.json()
    return data


def stack_view(position: Position, place: int) -> list[LaidTile]:
    name = position.tables.name
    return [{"tile": name[laid >> 2], "rotation": laid & 3} for laid in position.stack(place)]


def token_view(position: Position, kind: int) -> TokenView:
    holder = position.tokens[kind]
    if kind == TYPE_MILITARY and holder == AWAY:
        user = position.guard_of + 1
        if position.guard == NOWHERE:
            return {"where": "gone", "seat": user, "usable": False}
        place = place_name(position.guard)
        return {"where": "building", "seat": user, "place": place, "usable": False}
    where: Literal["pool", "seat"] = "pool" if holder == NOBODY else "seat"
    return {"where": where, "seat": holder + 1, "usable": is_usable(position, kind)}


def is_usable(position: Position, kind: int) -> bool:
    """F-T3: one power a turn; F-M1: the residential one goes on until something else is done."""
    if position.phase != PHASE_TURN or position.tokens[kind] != position.seat:
        return False
    if position.power == NOBODY:
        return True
    return kind == TYPE_RESIDENTIAL and position.exchanging


def seat_view(position: Position, seat: int) -> SeatView:
    """F-S2: the discard pile lies open; of tiles elsewhere all know how many there are."""
    names = position.tables.names
    visible = position.visible[seat * 5 : seat * 5 + 5]
    return {
        "faction": "S" if seat == 0 else "E",
        "hand": len(position.hand[seat]),
        "ip": len(position.ip[seat]),
        "ip_open": names(open_points(position, seat)),
        "pile": position.pile_size(seat),
        "discard": names(position.discard[seat]),
        "bonus": position.bonus[seat],
        "visible": {
            "residential": visible[TYPE_RESIDENTIAL],
            "production": visible[TYPE_PRODUCTION],
            "military": visible[TYPE_MILITARY],
            "magic": visible[TYPE_MAGIC],
            "special": visible[TYPE_SPECIAL],
        },
    }


def private_view(position: Position, seat: int) -> PrivateView:
    """F-I1, F-M4: the own hand and Imagination Points; of the own draw pile what can be worked out;
    and what was learnt of the rival."""
    names, small = position.tables.names, position.tables.small
    looks = position.phase == PHASE_MAGIC and seat == position.seat
    return {
        "hand": names(position.hand[seat]),
        "small": names([tile for tile in position.hand[seat] if small[tile]]),
        "ip": names(position.ip[seat]),
        "bag": names(position.bag[seat]),
        "bottom": names(position.bottom[seat]),
        "shown": names(position.shown) if looks else [],
        "rival": rival_view(position, 1 - seat),
    }


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
