"""Reads and checks the components file (B-C1, B-C2)."""

import re
from typing import Any, Final, NamedTuple

from bajarz.core.components import read_parts
from bajarz.core.errors import BadComponents
from bajarz.core.reader import Reader
from bajarz.games.grajeczka.board import (
    DIRECTIONS,
    FIGURES,
    STEPS,
    TERRAINS,
    q_of,
    r_of,
    read_place,
)
from bajarz.games.grajeczka.pages import Page, make_page

STARTS: Final = ("S1", "S2", "S3")
TILES: Final = tuple([f"T{number:02}" for number in range(1, 13)])
PAGES: Final = 36
FARTHEST: Final = 3  # coordinates of starting tiles; the rest must fit on the board
PROVENANCES: Final = ("printed", "inferred", "invented")
LETTERS: Final = "CFMP"  # in the order of terrains
OUTER: Final = ((1, 2, 3, 4), (5, 0, 1, 2), (3, 4, 5, 0))  # outer sides of hexagons a, b, c
SIDE = re.compile(r"([CFMP])([CFMP])([CFMP]) (?:dry|([abc])([0-5])-([abc])([0-5]))")

PARTS: dict[str, type] = {
    "start": list, "tile": list, "page": list,
}  # fmt: skip
ROW_KEYS = {
    "start": ("name", "places", "river"),
    "tile": ("name", "A", "B"),
    "page": ("number", "figure", "asks"),
}


class Start(NamedTuple):
    """A starting tile: its places, their terrain, and river ends as places and directions."""

    places: tuple[int, ...]
    terrain: tuple[int, ...]
    river: tuple[tuple[int, int], ...]


class Side(NamedTuple):
    """A side of an ordinary tile: terrain of a, b, c, and river ends as hexagons and directions."""

    name: str
    terrain: tuple[int, ...]
    river: tuple[tuple[int, int], ...]


class Components(NamedTuple):
    """Everything printed: `sides` has both sides of each tile in order."""

    starts: tuple[Start, ...]
    figures: tuple[int, ...]  # where they start
    sides: tuple[Side, ...]
    pages: tuple[Page, ...]  # by number, from 1


def read_components(data: object) -> Components:
    """Check the data of a components file; every error names the piece and what is wrong."""
    parts = read_parts(data, "grajeczka", PARTS)
    figures: dict[str, int] = {}
    starts = [read_start(row, where, figures) for row, where in rows(parts, "start", STARTS)]
    check_start_kingdom(starts)
    for figure in FIGURES:
        if figure not in figures:
            raise BadComponents(f"start: the {figure} stands on none of the tiles (B-S1)")
    sides: list[Side] = []
    for row, where in rows(parts, "tile", TILES):
        sides += [read_side(row, where, letter) for letter in "AB"]
    numbers = tuple(range(1, PAGES + 1))
    pages = [read_page(row, where) for row, where in rows(parts, "page", numbers)]
    return Components(
        tuple(starts), tuple([figures[figure] for figure in FIGURES]), tuple(sides), tuple(pages)
    )


def rows(
    parts: dict[str, Any], key: str, names: tuple[Any, ...]
) -> list[tuple[dict[str, Any], str]]:
    """The rows of one kind, in the order of their names, each once, with words for errors."""
    label = "number" if key == "page" else "name"
    found: dict[Any, tuple[dict[str, Any], str]] = {}
    for index, row in enumerate(parts[key], 1):
        Reader(BadComponents, f"{key} {index}").table(row, "")
        name = row.get(label)
        where = f"{key} {index if name is None else name}"
        Reader(BadComponents, where).table(row, "", {*ROW_KEYS[key], "provenance", "note"})
        if row.get("provenance") not in PROVENANCES:
            raise BadComponents(f"{where}: provenance is none of {', '.join(PROVENANCES)}")
        if isinstance(name, bool) or not isinstance(name, (int, str)) or name not in names:
            raise BadComponents(f"{where}: {label} is none of {names[0]} to {names[-1]} (B-C1)")
        if name in found:
            raise BadComponents(f"{where}: there are two of it (B-C1)")
        found[name] = (row, where)
    for name in names:
        if name not in found:
            raise BadComponents(f"{key} {name}: is missing (B-C1)")
    return [found[name] for name in names]


# Tiles


def read_side(row: dict[str, Any], where: str, letter: str) -> Side:
    """B-C2: one side: three terrains, and a river with two ends, or none."""
    text = row.get(letter)
    found = SIDE.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise BadComponents(f"{where}: side {letter} {text!r} is not written like 'CFP b0-c3'")
    terrain = tuple([LETTERS.index(found[n]) + 1 for n in (1, 2, 3)])
    river: list[tuple[int, int]] = []
    if found[4] is not None:
        river = [("abc".index(found[4]), int(found[5])), ("abc".index(found[6]), int(found[7]))]
    for hexagon, direction in river:
        if direction not in OUTER[hexagon]:
            raise BadComponents(
                f"{where}: side {letter}: {'abc'[hexagon]}{direction} is no outer side (B-C2)"
            )
    if len(set(river)) != len(river):
        raise BadComponents(f"{where}: side {letter}: both river ends are the same (B-C2)")
    return Side(f"{row['name']}{letter}", terrain, tuple(river))


def read_start(row: dict[str, Any], where: str, figures: dict[str, int]) -> Start:
    """B-S1: a starting tile as it lies; notes who stands on it."""
    places: list[int] = []
    terrain: list[int] = []
    for text in texts(row, "places", 3, where):
        words = text.split()
        place = read_place(words[0]) if len(words) in (2, 3) else -1
        if place < 0 or words[1] not in TERRAINS[1:] or (words[2:] and words[2] not in FIGURES):
            raise BadComponents(f"{where}: {text!r} is not written like '0,-1 castle princess'")
        if max(abs(q_of(place)), abs(r_of(place))) > FARTHEST:
            raise BadComponents(f"{where}: {words[0]} is farther out than {FARTHEST}")
        places.append(place)
        terrain.append(TERRAINS.index(words[1]))
        for figure in words[2:]:
            if figure in figures:
                raise BadComponents(f"{where}: the {figure} stands on two places (B-S1)")
            figures[figure] = place
    for one in range(3):
        if places[one] - places[one - 1] not in STEPS:
            raise BadComponents(f"{where}: its places do not lie around one corner (B-C2)")
    return Start(tuple(places), tuple(terrain), read_start_river(row, places, where))


def read_start_river(
    row: dict[str, Any], places: list[int], where: str
) -> tuple[tuple[int, int], ...]:
    """B-C2: two ends at outer sides, or none."""
    if row.get("river") == []:
        return ()
    river: list[tuple[int, int]] = []
    for text in texts(row, "river", 2, where):
        words = text.split()
        place = read_place(words[0]) if len(words) == 2 else -1
        if place not in places or words[1] not in DIRECTIONS:
            raise BadComponents(f"{where}: river end {text!r} is not written like '0,0 w'")
        direction = DIRECTIONS.index(words[1])
        if place + STEPS[direction] in places:
            raise BadComponents(f"{where}: river end {text!r} is at no outer side (B-C2)")
        river.append((place, direction))
    if river[0] == river[1]:
        raise BadComponents(f"{where}: both river ends are the same (B-C2)")
    return tuple(river)


def check_start_kingdom(starts: list[Start]) -> None:
    """B-S1, B-P3: the starting tiles lie side by side, and their rivers meet."""
    places = [place for start in starts for place in start.places]
    if len(set(places)) != len(places):
        raise BadComponents("start: two tiles lie on one place (B-S1)")
    ends = [end for start in starts for end in start.river]
    for place, direction in ends:
        beyond = place + STEPS[direction]
        if beyond in places and (beyond, (direction + 3) % 6) not in ends:
            raise BadComponents("start: a river ends where two tiles touch (B-P3)")
    reached = places[:1]
    for place in reached:
        reached += [place + s for s in STEPS if place + s in places and place + s not in reached]
    if len(reached) != len(places):
        raise BadComponents("start: the tiles do not hang together (B-S1)")


# Pages


def read_page(row: dict[str, Any], where: str) -> Page:
    """One page; everything about it is in its row."""
    figure, asks = row.get("figure"), row.get("asks")
    if not isinstance(figure, str) or not isinstance(asks, str):
        raise BadComponents(f"{where}: figure and asks are texts")
    try:
        return make_page(row["number"], figure, asks)
    except ValueError as error:
        raise BadComponents(f"{where}: {error}") from None


def texts(row: dict[str, Any], key: str, count: int, where: str) -> list[str]:
    given = row.get(key)
    if not isinstance(given, list) or len(given) != count:
        raise BadComponents(f"{where}: {key} is a list of {count} texts, not {given!r}")
    return [str(text) for text in given]
