"""The whole position as data, in the notation that scenarios write (docs/scenarios.md).

`position.py` reads it back. Records are hashed with it, so its form never changes.
"""

from typing import NotRequired, TypedDict

from bajarz.core.view import ResultData
from bajarz.games.grajeczka.actions import PLACE_BITS
from bajarz.games.grajeczka.board import FIGURES, TERRAINS, place_name
from bajarz.games.grajeczka.components import TILES
from bajarz.games.grajeczka.kingdom import FEATURE_LARGE, FEATURE_LONG, FEATURE_RIVER, Kingdom
from bajarz.games.grajeczka.scoring import result
from bajarz.games.grajeczka.state import ADVENTURES, PHASES, TOKENS, UNTESTED, Position
from bajarz.games.grajeczka.tables import NO_SIDE


class ProgressData(TypedDict):
    """B-V6, B-V7: the longest river in tiles, the largest areas in places."""

    river: int
    forest: int
    mountain: int
    plain: int


class SeatData(TypedDict):
    page: int
    turned: list[int]
    undrawn: int
    told: list[int]
    token: str
    out: bool
    left: int


class MemoryData(TypedDict):
    """Where the figures stood when pages were tested (B-E2); see redeal.py."""

    page: str
    turned: list[str]


class GrajeczkaPosition(TypedDict):
    """Everything there is."""

    to_move: int
    first: int
    turn: int
    phase: str
    limit: int
    kingdom: list[str]
    figures: dict[str, str]
    top: str
    stack: list[str]
    unread: list[int]
    adventure: str
    moved: list[str]
    flight: list[str]
    told_now: bool
    flipped: bool
    places: dict[str, str]
    progress: ProgressData
    can_add: bool
    result: NotRequired[ResultData]
    seats: dict[str, SeatData]
    memory: dict[str, MemoryData]


def position_data(position: Position) -> GrajeczkaPosition:
    figures = position.figures
    seats = range(position.players)
    data: GrajeczkaPosition = {
        "to_move": position.to_move() + 1,
        "first": position.first + 1,
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "limit": position.limit,
        "kingdom": [laid_text(position, tile) for tile in position.laid],
        "figures": {name: place_name(figures[n]) for n, name in enumerate(FIGURES)},
        "top": "" if position.top == NO_SIDE else position.tables.side_names[position.top],
        "stack": [TILES[tile] for tile in position.stack],
        "unread": position.unread[:],
        "adventure": ADVENTURES[position.adventure + 1],
        "moved": [name for n, name in enumerate(FIGURES) if position.moved >> n & 1],
        "flight": [place_name(place) for place in position.flight],
        "told_now": position.told_now,
        "flipped": position.flipped,
        "places": places(position.kingdom),
        "progress": progress(position.kingdom),
        "can_add": position.can_add(),
        "seats": {str(seat + 1): seat_data(position, seat) for seat in seats},
        "memory": {
            str(seat + 1): memory(position, seat) for seat in seats if tested(position, seat)
        },
    }
    ended = result(position)
    if ended is not None:
        data["result"] = ended.json()
    return data


def laid_text(position: Position, tile: int) -> str:
    """An ordinary tile as it lies: place of hexagon a, side, rotation."""
    name = position.tables.side_names[tile >> 16]
    return f"{place_name(tile >> 3 & PLACE_BITS)} {name} r{tile & 7}"


def places(kingdom: Kingdom) -> dict[str, str]:
    """B-V6, B-V7: every place's terrain, and whether it is large or at a river."""
    features = kingdom.features()
    found: dict[str, str] = {}
    for place in kingdom.places:
        words = [TERRAINS[kingdom.terrain[place]]]
        if features[place] & FEATURE_LARGE:
            words.append("large")
        if features[place] & FEATURE_RIVER:
            words.append("long-river" if features[place] & FEATURE_LONG else "river")
        found[place_name(place)] = " ".join(words)
    return found


def progress(kingdom: Kingdom) -> ProgressData:
    kingdom.features()
    areas = dict(zip(TERRAINS, kingdom.largest_area, strict=True))
    return {
        "river": kingdom.longest_river,
        "forest": areas["forest"],
        "mountain": areas["mountain"],
        "plain": areas["plain"],
    }


def seat_data(position: Position, seat: int) -> SeatData:
    return {
        "page": position.page[seat],
        "turned": position.turned[seat][:],
        "undrawn": position.undrawn[seat],
        "told": position.told[seat][:],
        "token": TOKENS[position.magic[seat]],
        "out": position.out[seat],
        "left": position.left(seat),
    }


def tested(position: Position, seat: int) -> bool:
    return position.tested[seat] != UNTESTED or any(position.turned_tested[seat])


def memory(position: Position, seat: int) -> MemoryData:
    turned = [test_text(where) for where in position.turned_tested[seat]]
    return {"page": test_text(position.tested[seat]), "turned": turned}


def test_text(where: int) -> str:
    """Where the figures stood at a test of B-E2; nothing if there was none (redeal.py)."""
    if where == UNTESTED:
        return ""
    return " ".join([place_name(where >> 12 * figure & PLACE_BITS) for figure in range(3)])
