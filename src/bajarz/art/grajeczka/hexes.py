"""The geometry of the kingdom: hexagons that stand on a corner, 60 from middle to corner.

Places are axial, q to the east and r to the south-east; sides count from the east,
counter-clockwise, like the rules' directions.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable

from bajarz.art.svg import polyline

Place = tuple[int, int]
Point = tuple[float, float]

SIZE = 60.0
APOTHEM = SIZE * math.sqrt(3) / 2
STEPS: tuple[Place, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
BOX = f"{-SIZE:g} {-SIZE:g} {2 * SIZE:g} {2 * SIZE:g}"  # of every symbol around a place


def centre(place: Place) -> Point:
    """The middle of a place."""
    q, r = place
    return 2 * APOTHEM * (q + r / 2), 1.5 * SIZE * r


def toward(side: float, distance: float) -> Point:
    """A point that far from the middle, in the direction of a side."""
    angle = math.radians(60 * side)
    return distance * math.cos(angle), -distance * math.sin(angle)


def side_middle(side: int) -> Point:
    """Where a river leaves a hexagon around the origin."""
    return toward(side, APOTHEM)


def corner(place: Place, number: int, size: float = SIZE) -> Point:
    """A corner of a place; corners `side` and `side + 1` end that side."""
    x, y = centre(place)
    dx, dy = toward(number - 0.5, size)
    return x + dx, y + dy


def neighbour(place: Place, side: int) -> Place:
    dq, dr = STEPS[side]
    return place[0] + dq, place[1] + dr


def hexagon(place: Place = (0, 0), size: float = SIZE) -> str:
    """Closed path data of one place."""
    return polyline((corner(place, n, size) for n in range(6)), close=True)


def rotated(place: Place, rotation: int) -> Place:
    """The place turned about the origin, by so many sixths counter-clockwise."""
    q, r = place
    for _ in range(rotation % 6):
        q, r = q + r, -q
    return q, r


def open_sides(places: Collection[Place]) -> list[tuple[Place, int]]:
    """The sides where the places end."""
    return [
        (place, side)
        for place in sorted(places)
        for side in range(6)
        if neighbour(place, side) not in places
    ]


def outline(places: Collection[Place]) -> str:
    """Path data around places, holes included."""
    after = {}
    for place, side in open_sides(places):
        start, end = corner(place, side), corner(place, side + 1)
        after[_key(start)] = end
    loops = []
    while after:
        key = min(after)
        loop = []
        while key in after:
            loop.append(after.pop(key))
            key = _key(loop[-1])
        loops.append(polyline(loop, close=True))
    return "".join(loops)


def _key(point: Point) -> Place:
    return round(point[0] * 10), round(point[1] * 10)


def bounds(places: Iterable[Place]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the places' hexagons."""
    middles = [centre(place) for place in places]
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    return min(xs) - APOTHEM, min(ys) - SIZE, max(xs) + APOTHEM, max(ys) + SIZE
