"""Places as integers on a board of fixed width, directions as numbers and offsets.

A place q,r is the integer (r + 32) * 64 + (q + 32). Twelve tiles, each touching the kingdom, cannot
reach the rim, so a neighbour is always one addition away and never wraps round.
"""

import re
from typing import Final, Literal

WIDTH: Final = 64
MIDDLE: Final = 32
SIZE: Final = WIDTH * WIDTH
LIMIT: Final = 28  # the greatest coordinate: farther out nothing can lie
DIRECTIONS: Final = ("e", "ne", "nw", "w", "sw", "se")  # counter-clockwise
STEPS: Final = [1, 1 - WIDTH, -WIDTH, -1, WIDTH - 1, WIDTH]  # by direction

FIGURE_PRINCESS: Final = 0
FIGURE_KNIGHT: Final = 1
FIGURE_DRAGON: Final = 2
FigureName = Literal["princess", "knight", "dragon"]
FIGURES: Final[tuple[FigureName, ...]] = ("princess", "knight", "dragon")

TERRAIN_CASTLE: Final = 1  # in TERRAINS, where 0 is a missing place
TerrainName = Literal["castle", "forest", "mountain", "plain"]
TERRAINS: Final = ("", "castle", "forest", "mountain", "plain")

PLACE = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")


def place_at(q: int, r: int) -> int:
    return (r + MIDDLE) * WIDTH + q + MIDDLE


def q_of(place: int) -> int:
    return place % WIDTH - MIDDLE


def r_of(place: int) -> int:
    return place // WIDTH - MIDDLE


def place_name(place: int) -> str:
    """The text of a place."""
    return f"{q_of(place)},{r_of(place)}"


def read_place(word: str) -> int:
    """The place of a text; -1 if it is none."""
    found = PLACE.fullmatch(word)
    if found is None:
        return -1
    q, r = int(found[1]), int(found[2])
    return place_at(q, r) if abs(q) <= LIMIT and abs(r) <= LIMIT else -1


def turned(q: int, r: int, rotation: int) -> tuple[int, int]:
    """B-P1: so many sixths of a full turn counter-clockwise about 0,0."""
    for _ in range(rotation):
        q, r = q + r, -q
    return q, r
