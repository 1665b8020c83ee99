"""What a seat or a spectator may know of a position (B-S2, B-S3)."""

from typing import Literal, TypedDict, cast

from bajarz.core.view import View
from bajarz.games.grajeczka.actions import PLACE_BITS
from bajarz.games.grajeczka.board import FIGURES, TERRAINS, FigureName, TerrainName, q_of, r_of
from bajarz.games.grajeczka.kingdom import FEATURE_LARGE, FEATURE_LONG, FEATURE_RIVER, Kingdom
from bajarz.games.grajeczka.position_data import ProgressData, progress
from bajarz.games.grajeczka.scoring import result, scores
from bajarz.games.grajeczka.state import (
    ADVENTURES,
    NO_PAGE,
    PHASES,
    TOKENS,
    AdventureName,
    Position,
    TokenSide,
)
from bajarz.games.grajeczka.tables import NO_SIDE


class PlaceView(TypedDict):
    """A place of the kingdom, axial."""

    q: int
    r: int


class LaidTile(TypedDict):
    """An added tile as it lies: the place of its hexagon a, the side that it shows, and by how many
    sixths it is turned counter-clockwise."""

    q: int
    r: int
    tile: str
    rotation: int


class GroundView(TypedDict):
    """A place's terrain, whether it belongs to a large area (B-V6), and its river (B-V7)."""

    q: int
    r: int
    terrain: TerrainName
    large: bool
    river: Literal["none", "short", "long"]


class SeatView(TypedDict):
    """What everybody may know of a seat."""

    page: int  # B-E2: of a player who is out; else 0
    turned: int
    undrawn: int
    told: list[int]
    token: TokenSide
    out: bool
    left: int


class PrivateView(TypedDict):
    """What only the seat itself may know: its page, and those it has turned."""

    page: int
    turned: list[int]


class GrajeczkaView(View):
    """Grajeczka as a seat or a spectator sees it."""

    first: int
    limit: int
    mirrored: bool  # B-S5: whether the starting tiles lie on their other sides
    kingdom: list[LaidTile]
    figures: dict[FigureName, PlaceView]
    top: str
    stack: int
    unread: int
    adventure: AdventureName
    moved: list[FigureName]
    flight: list[PlaceView]
    told_now: bool
    flipped: bool
    places: list[GroundView]
    progress: ProgressData
    can_add: bool
    seats: dict[str, SeatView]
    private: dict[str, PrivateView]  # of the seat that looks; a spectator has none


def view(position: Position, seat: int | None) -> GrajeczkaView:
    """What this seat may know; None is a spectator."""
    figures = position.figures
    data: GrajeczkaView = {
        "game": "grajeczka",
        "to_move": position.to_move() + 1,
        "deciders": [decider + 1 for decider in position.deciders()],
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "scores": scores(position),
        "first": position.first + 1,
        "limit": position.limit,
        "mirrored": position.kingdom.mirrored,
        "kingdom": [laid_view(position, tile) for tile in position.laid],
        "figures": {name: place_view(figures[n]) for n, name in enumerate(FIGURES)},
        "top": "" if position.top == NO_SIDE else position.tables.side_names[position.top],
        "stack": len(position.stack),
        "unread": len(position.unread),
        "adventure": ADVENTURES[position.adventure + 1],
        "moved": [name for n, name in enumerate(FIGURES) if position.moved >> n & 1],
        "flight": [place_view(place) for place in position.flight],
        "told_now": position.told_now,
        "flipped": position.flipped,
        "places": ground_views(position.kingdom),
        "progress": progress(position.kingdom),
        "can_add": position.can_add(),
        "seats": {str(s + 1): seat_view(position, s) for s in range(position.players)},
        "private": {} if seat is None else {str(seat + 1): private_view(position, seat)},
    }
    ended = result(position)
    if ended is not None:
        data["result"] = ended.json()
    return data


def place_view(place: int) -> PlaceView:
    return {"q": q_of(place), "r": r_of(place)}


def laid_view(position: Position, tile: int) -> LaidTile:
    place = tile >> 3 & PLACE_BITS
    name = position.tables.side_names[tile >> 16]
    return {"q": q_of(place), "r": r_of(place), "tile": name, "rotation": tile & 7}


def ground_views(kingdom: Kingdom) -> list[GroundView]:
    features = kingdom.features()
    found: list[GroundView] = []
    for place in kingdom.places:
        feature = features[place]
        river: Literal["none", "short", "long"] = "none"
        if feature & FEATURE_RIVER:
            river = "long" if feature & FEATURE_LONG else "short"
        found.append(
            {
                "q": q_of(place),
                "r": r_of(place),
                "terrain": cast(TerrainName, TERRAINS[kingdom.terrain[place]]),
                "large": feature & FEATURE_LARGE != 0,
                "river": river,
            }
        )
    return found


def seat_view(position: Position, seat: int) -> SeatView:
    """B-E2: the page of a player who is out lies open; of pages elsewhere all know how many."""
    return {
        "page": position.page[seat] if position.out[seat] else NO_PAGE,
        "turned": len(position.turned[seat]),
        "undrawn": position.undrawn[seat],
        "told": position.told[seat][:],
        "token": TOKENS[position.magic[seat]],
        "out": position.out[seat],
        "left": position.left(seat),
    }


def private_view(position: Position, seat: int) -> PrivateView:
    return {"page": position.page[seat], "turned": position.turned[seat][:]}
