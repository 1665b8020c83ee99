"""Rivers: one curve for every pair of sides of a hexagon.

A river leaves a hexagon in the middle of a side, at right angles, so that two ends that meet make
one river. Where a tile's river has its ends on two hexagons it crosses the side that they share,
again in the middle (B-C2): within a hexagon there are only these fifteen curves.
"""

from __future__ import annotations

from itertools import combinations

from bajarz.art.grajeczka.hexes import APOTHEM, BOX, Point, side_middle, toward
from bajarz.art.palette import v
from bajarz.art.svg import num, path, symbol

WIDTH = 19.0
Pair = tuple[int, int]  # the sides that a river joins
Curve = tuple[Point, Point, Point, Point]
PAIRS: tuple[Pair, ...] = tuple(combinations(range(6), 2))
_OVERLAP = 0.7  # past the side, so that no hair of ground shows between two ends
_REACH = {1: 0.4, 2: 0.3}  # how near to the middle the handles come, by the turn


def apart(pair: Pair) -> int:
    """How many sides lie from one end to the other the short way: 1, 2 or 3."""
    gap = (pair[1] - pair[0]) % 6
    return min(gap, 6 - gap)


def curves(pair: Pair) -> list[Curve]:
    """The course as cubic curves; opposite sides are joined by a gentle wave."""
    first, last = side_middle(pair[0]), side_middle(pair[1])
    if apart(pair) < 3:
        reach = _REACH[apart(pair)] * APOTHEM
        return [(first, toward(pair[0], reach), toward(pair[1], reach), last)]
    into, out = toward(pair[0], APOTHEM * 0.5), toward(pair[1], APOTHEM * 0.5)
    bow = toward(pair[0] - 0.8, APOTHEM * 0.3)
    return [(first, into, bow, (0, 0)), ((0, 0), (-bow[0], -bow[1]), out, last)]


def course(pair: Pair) -> str:
    """Path data of the river from side to side."""
    found = curves(pair)
    d = f"M{_at(toward(pair[0], APOTHEM + _OVERLAP))}L{_at(found[0][0])}"
    for _, a, b, end in found:
        d += f"C{_at(a)} {_at(b)} {_at(end)}"
    return d + f"L{_at(toward(pair[1], APOTHEM + _OVERLAP))}"


def points(pair: Pair, count: int = 8) -> list[Point]:
    """Points along the course, its ends included."""
    found = curves(pair)
    return [found[0][0]] + [_on(curve, i / count) for curve in found for i in range(1, count + 1)]


def _on(curve: Curve, t: float) -> Point:
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    return (
        sum(w * x for w, (x, _) in zip(weights, curve, strict=True)),
        sum(w * y for w, (_, y) in zip(weights, curve, strict=True)),
    )


def _at(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


def name(pair: Pair) -> str:
    """The symbol of a river between two sides, in either order."""
    low, high = sorted(pair)
    return f"gr-river-{low}{high}"


def river(pair: Pair) -> str:
    d = course(pair)
    bank = path(d, "none", v("g-ink"), WIDTH + 4.4, stroke_linecap="butt")
    water = path(d, "none", v("g-river"), WIDTH, stroke_linecap="butt")
    deep = path(d, "none", v("g-river-lo"), WIDTH - 4, stroke_linecap="butt", opacity=0.16)
    # the ripples begin half a gap from the side, so that they are even across two hexagons
    light = path(
        d,
        "none",
        v("g-river-hi"),
        2.2,
        stroke_dasharray="11 9",
        stroke_dashoffset=15.3,
        opacity=0.9,
    )
    return bank + water + deep + light


def symbols() -> str:
    return "".join(symbol(name(pair), BOX, river(pair)) for pair in PAIRS)
