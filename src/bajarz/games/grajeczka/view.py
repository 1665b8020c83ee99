"""The position as JSON: everything, or what one seat may know (B-S2, B-S3)."""

from typing import cast

from bajarz.core.canonical import Json
from bajarz.core.view import View
from bajarz.games.grajeczka.actions import PLACE_BITS
from bajarz.games.grajeczka.board import (
    FIGURES,
    TERRAIN_FOREST,
    TERRAIN_MOUNTAIN,
    TERRAIN_PLAIN,
    TERRAINS,
    place_name,
)
from bajarz.games.grajeczka.components import TILES
from bajarz.games.grajeczka.kingdom import FEATURE_LARGE, FEATURE_LONG, FEATURE_RIVER, Kingdom
from bajarz.games.grajeczka.scoring import result, scores
from bajarz.games.grajeczka.state import NO_PAGE, PHASES, UNTESTED, Position
from bajarz.games.grajeczka.tables import NO_SIDE

ADVENTURES = ("", *FIGURES, "add")  # from NO_ADVENTURE on
TOKENS = ("plain", "magic")


def full(position: Position) -> dict[str, Json]:
    """Everything there is; `position.set_up` reads it back."""
    data = public(position)
    data["stack"] = [TILES[tile] for tile in position.stack]
    data["unread"] = position.unread[:]
    data["seats"] = {str(s + 1): own(position, s) for s in range(position.players)}
    data["memory"] = {
        str(s + 1): {
            "page": test_text(position.tested[s]),
            "turned": [test_text(where) for where in position.turned_tested[s]],
        }
        for s in range(position.players)
        if position.tested[s] != UNTESTED or any(position.turned_tested[s])
    }
    return data


def view(position: Position, seat: int | None) -> View:
    """What this seat may know; None is a spectator."""
    data = public(position)
    data["game"] = "grajeczka"
    data["deciders"] = [decider + 1 for decider in position.deciders()]
    data["scores"] = scores(position)
    data["seats"] = {
        str(other + 1): own(position, other) if other == seat else public_of(position, other)
        for other in range(position.players)
    }
    return cast(View, data)


def public(position: Position) -> dict[str, Json]:
    """What lies open on the table."""
    figures = position.figures
    data: dict[str, Json] = {
        "to_move": position.to_move() + 1,
        "first": position.first + 1,
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "limit": position.limit,
        "kingdom": [laid_text(position, tile) for tile in position.laid],
        "figures": {name: place_name(figures[n]) for n, name in enumerate(FIGURES)},
        "top": "" if position.top == NO_SIDE else position.tables.side_names[position.top],
        "stack": len(position.stack),
        "unread": len(position.unread),
        "adventure": ADVENTURES[position.adventure + 1],
        "moved": [name for n, name in enumerate(FIGURES) if position.moved >> n & 1],
        "flight": [place_name(place) for place in position.flight],
        "told_now": position.told_now,
        "flipped": position.flipped,
        "places": places(position.kingdom),
        "progress": progress(position.kingdom),
        "can_add": position.can_add(),
    }
    ended = result(position)
    if ended is not None:
        data["result"] = ended.json()
    return data


def laid_text(position: Position, tile: int) -> str:
    """An ordinary tile as it lies: place of hexagon a, side, rotation."""
    name = position.tables.side_names[tile >> 16]
    return f"{place_name(tile >> 3 & PLACE_BITS)} {name} r{tile & 7}"


def places(kingdom: Kingdom) -> dict[str, Json]:
    """B-V6, B-V7: every place's terrain, and whether it is large or at a river."""
    features = kingdom.features()
    found: dict[str, Json] = {}
    for place in kingdom.places:
        words = [TERRAINS[kingdom.terrain[place]]]
        if features[place] & FEATURE_LARGE:
            words.append("large")
        if features[place] & FEATURE_RIVER:
            words.append("long-river" if features[place] & FEATURE_LONG else "river")
        found[place_name(place)] = " ".join(words)
    return found


def progress(kingdom: Kingdom) -> dict[str, Json]:
    """B-V6, B-V7: the longest river in tiles, the largest areas in places."""
    kingdom.features()
    areas = {
        TERRAINS[kind]: kingdom.largest_area[kind]
        for kind in (TERRAIN_FOREST, TERRAIN_MOUNTAIN, TERRAIN_PLAIN)
    }
    return {"river": kingdom.longest_river, **areas}


def public_of(position: Position, seat: int) -> dict[str, Json]:
    """What everybody may know of a seat; the page of a player who is out lies open (B-E2)."""
    return {
        "page": position.page[seat] if position.out[seat] else NO_PAGE,
        "turned": len(position.turned[seat]),
        "undrawn": position.undrawn[seat],
        "told": position.told[seat][:],
        "token": TOKENS[position.magic[seat]],
        "out": position.out[seat],
        "left": position.left(seat),
    }


def own(position: Position, seat: int) -> dict[str, Json]:
    """What a seat knows of itself: its page, and those it has turned."""
    return {
        **public_of(position, seat),
        "page": position.page[seat],
        "turned": position.turned[seat][:],
    }


def test_text(where: int) -> str:
    """Where the figures stood at a test of B-E2; nothing if there was none (redeal.py)."""
    if where == UNTESTED:
        return ""
    return " ".join([place_name(where >> 12 * figure & PLACE_BITS) for figure in range(3)])
