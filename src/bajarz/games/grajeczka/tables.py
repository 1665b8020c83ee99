"""The components as flat tables of integers, made once, for the engine.

Sides of ordinary tiles are numbered from 0, both sides of a tile in a row: tile n has the sides 2n
and 2n + 1. Pages are their numbers; number 0 is no page.
"""

from itertools import count
from typing import Final

from bajarz.games.grajeczka.board import place_at, q_of, r_of, turned
from bajarz.games.grajeczka.components import Components, Start
from bajarz.games.grajeczka.kingdom import Kingdom
from bajarz.games.grajeczka.pages import Page

NO_SIDE: Final = -1
FIT: Final = 8  # numbers that describe one way of fitting a hexagon into a place
KEPT: Final = 512  # placements of each of two generations: what was met lately is met again

# What a dealer deals: pages are their numbers, and beside them
SIDE_OUTCOME: Final = 100
SEAT_OUTCOME: Final = 200


class Tables:
    """Everything the engine asks about components."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.side_names = [side.name for side in components.sides]
        self.pages: list[Page] = [components.pages[0], *components.pages]  # by number
        self.page_numbers = [page.number for page in components.pages]
        self.hexagons: list[list[int]] = []  # offsets of a, b, c from a, by rotation
        for rotation in range(6):
            trio = [turned(q, r, rotation) for q, r in ((0, 0), (1, 0), (0, 1))]
            self.hexagons.append([place_at(q, r) - place_at(0, 0) for q, r in trio])
        self.terrain = [list(side.terrain) for side in components.sides]
        self.ends: list[list[int]] = []  # bits of river ends of a, b, c, by side * 6 + rotation
        for side in components.sides:
            for rotation in range(6):
                ends = [0, 0, 0]
                for hexagon, direction in side.river:
                    ends[hexagon] |= 1 << (direction + rotation) % 6
                self.ends.append(ends)
        self.starts = [components.starts, tuple([mirror(start) for start in components.starts])]
        self.figures = [list(components.figures), [mirrored(p) for p in components.figures]]
        self.kingdoms = [start_kingdom(starts) for starts in self.starts]  # plain, mirrored
        self.kingdoms[1].mirrored = True
        self.found_fits: dict[int, list[int]] = {}
        self.numbers = count(1)
        for kingdom in self.kingdoms:
            kingdom.number = next(self.numbers)
        self.recent: dict[int, Kingdom | None] = {}  # None: met only once
        self.older: dict[int, Kingdom | None] = {}

    def grown(self, kingdom: Kingdom, side: int, place: int, rotation: int) -> Kingdom:
        """B-P1: the kingdom with one more tile. Whoever thinks ahead lays the same tile again and
        again, so a kingdom that is asked for a second time is kept for a while, with all that is
        found out about it."""
        key = kingdom.number << 24 | side << 16 | place << 3 | rotation
        found = self.recent.get(key)
        if found is not None:
            return found
        met = key in self.recent or key in self.older
        found = self.older.get(key)
        if found is None:
            places = [place + offset for offset in self.hexagons[rotation]]
            found = kingdom.with_tile(places, self.terrain[side], self.ends[side * 6 + rotation])
            found.number = next(self.numbers)
        if len(self.recent) >= KEPT:
            self.older = self.recent
            self.recent = {}
        self.recent[key] = found if met else None
        return found

    def fits(self, side: int, touch: int, facing: int) -> list[int]:
        """Every way of laying some hexagon of a side on an empty place whose neighbours there are
        `touch` and whose neighbours' river ends are `facing` (B-P3). Each way is FIT numbers:
        rotation, offset of a, then for each of the two other hexagons its offset, its river ends,
        and whether it comes before this one. Questions recur, so answers are kept."""
        key = side << 12 | facing << 6 | touch
        found = self.found_fits.get(key)
        if found is None:
            found = []
            for rotation in range(6):
                ends = self.ends[side * 6 + rotation]
                trio = self.hexagons[rotation]
                for here in range(3):
                    if ends[here] & touch != facing:
                        continue
                    found += [rotation, -trio[here]]
                    for other in range(3):
                        if other != here:
                            found += [trio[other] - trio[here], ends[other], int(other < here)]
            self.found_fits[key] = found
        return found


def mirrored(place: int) -> int:
    """B-S5: (q,r) becomes (r,q)."""
    return place_at(r_of(place), q_of(place))


def mirror(start: Start) -> Start:
    """The other side of a starting tile."""
    river = tuple([(mirrored(place), 5 - direction) for place, direction in start.river])
    return Start(tuple([mirrored(place) for place in start.places]), start.terrain, river)


def start_kingdom(starts: tuple[Start, ...]) -> Kingdom:
    """B-S1: the starting tiles side by side."""
    kingdom = Kingdom()
    for start in starts:
        ends = [0, 0, 0]
        for place, direction in start.river:
            ends[start.places.index(place)] |= 1 << direction
        kingdom = kingdom.with_tile(list(start.places), list(start.terrain), ends)
    return kingdom
