"""Enchanted tiles: two themes, each drawn whole, melt into each other along a seam of magic."""

from __future__ import annotations

import math
from collections.abc import Callable

from bajarz.art.caladale.base import (
    SIDES,
    TileLook,
    k,
    line,
    straight,
)
from bajarz.art.caladale.drawn import drawn
from bajarz.art.svg import at, clip, clipped, el, polyline, spark

Point = tuple[float, float]
_CORNERS: dict[str, tuple[Point, Point]] = {
    "N": ((0, 0), (100, 0)),
    "E": ((100, 0), (100, 100)),
    "S": ((100, 100), (0, 100)),
    "W": ((0, 100), (0, 0)),
}
_STEPS = 32


class Seam:
    """A wavy line, and the area of the second theme beside it."""

    def __init__(self, lines: list[list[Point]], areas: list[list[Point]], rest: bool = False):
        self.points = lines[0]
        self.line = "".join(polyline(points) for points in lines)
        self.area = "".join(polyline(points, close=True) for points in areas)
        if rest:  # the second theme is everything else
            self.area = "M-20 -20H120V120H-20Z" + self.area


def _wave(f: Callable[[float], Point]) -> list[Point]:
    return [f(i / _STEPS) for i in range(_STEPS + 1)]


def seam(look: TileLook) -> Seam:
    """Where the second theme of a look begins."""
    first, second = look.themes
    ours = [s for s in SIDES if look.edges[SIDES.index(s)] == second]
    theirs = [s for s in SIDES if look.edges[SIDES.index(s)] == first]
    if look.kind == "gate":
        return _gate_seam(ours, theirs)
    if len(ours) == len(theirs) == 1:
        return _across(ours[0]) if _opposite(ours[0], theirs[0]) else _wedges(ours, False)
    if len(ours) == len(theirs) == 2:
        return _wedges(ours, False) if _opposite(*ours) else _diagonal(ours)
    return _wedges(ours, False) if len(ours) == 1 else _wedges(theirs, True)


def _opposite(a: str, b: str) -> bool:
    return abs(SIDES.index(a) - SIDES.index(b)) == 2


def _gate_seam(ours: list[str], theirs: list[str]) -> Seam:
    """A gate's two themes part level, above the door, so that its roof line stays whole."""
    if "N" in ours:
        return _wedges(["N"], False)
    return _wedges(["N"], True) if "N" in theirs else _across(ours[0])


def _across(side: str) -> Seam:
    """A tower or bridge: across the middle, second theme towards that side."""
    if side in "NS":
        points = _wave(lambda t: (t * 100, 57 + 7 * math.sin(t * math.pi * 3)))
        y = 120.0 if side == "S" else -20.0
        return Seam([points], [[*points, (100, y), (0, y)]])
    points = _wave(lambda t: (50 + 7 * math.sin(t * math.pi * 3), t * 100))
    x = 120.0 if side == "E" else -20.0
    return Seam([points], [[*points, (x, 100), (x, 0)]])


def _diagonal(ours: list[str]) -> Seam:
    """Two neighbouring edges each: from corner to corner."""
    first = next(s for i, s in enumerate(SIDES) if s in ours and SIDES[(i + 1) % 4] in ours)
    (px, py), (mx, my) = _CORNERS[first]
    qx, qy = _CORNERS[SIDES[(SIDES.index(first) + 1) % 4]][1]
    dx, dy = qx - px, qy - py
    length = math.hypot(dx, dy)

    def at(t: float) -> Point:
        w = 9 * math.sin(t * math.pi * 4) * math.sin(t * math.pi)
        return px + dx * t - dy / length * w, py + dy * t + dx / length * w

    points = _wave(at)
    ox, oy = (mx - 50) * 0.6, (my - 50) * 0.6
    return Seam([points], [[*points, (qx + ox, qy + oy), (mx + ox, my + oy), (px + ox, py + oy)]])


def _wedges(sides: list[str], rest: bool) -> Seam:
    """A tongue reaching in from each of those edges."""
    lines, areas = [], []
    for side in sides:
        (px, py), (qx, qy) = _CORNERS[side]
        ox, oy = 50 - (px + qx) / 2, 50 - (py + qy) / 2

        def at(t: float, p: Point = (px, py), q: Point = (qx, qy), o: Point = (ox, oy)) -> Point:
            h = 0.78 * math.sin(t * math.pi) + 0.13 * math.sin(t * math.pi * 5)
            return p[0] + (q[0] - p[0]) * t + o[0] * h, p[1] + (q[1] - p[1]) * t + o[1] * h

        points = _wave(at)
        lines.append(points)
        areas.append([*points, (qx - ox * 0.6, qy - oy * 0.6), (px - ox * 0.6, py - oy * 0.6)])
    return Seam(lines, areas, rest)


def blend(look: TileLook, one: str, two: str, roofs: str) -> str:
    """Both drawings, each on its side of the seam, under their roofs."""
    s, name = seam(look), look.key
    wall, _ = straight(TileLook(look.edges, "blank"))
    clips = (
        _area(f"{name}-1", "M-30 -30H130V130H-30Z" + s.area)
        + _area(f"{name}-2", s.area)
        + clip(f"{name}-w", wall)
    )
    halves = clipped(f"{name}-1", one) + clipped(f"{name}-2", two)
    return clips + halves + clipped(f"{name}-w", _glow(s)) + roofs + _finds(look, s)


def _area(name: str, d: str) -> str:
    return el("clipPath", el("path", d=d, clip_rule="evenodd"), id=name)


def _glow(s: Seam) -> str:
    """The seam itself: layers of light, then a bright thread."""
    halo = "".join(
        line(s.line, k("magic"), width, opacity)
        for width, opacity in ((17, 0.1), (13, 0.14), (9.5, 0.2), (6.5, 0.3))
    )
    return (
        halo
        + line(s.line, k("magic-lo"), 4.4)
        + line(s.line, k("magic-hi"), 2.1)
        + el(
            "path",
            d=s.line,
            fill="none",
            stroke=k("magic"),
            stroke_width=1,
            stroke_dasharray="2 5",
        )
    )


def _finds(look: TileLook, s: Seam) -> str:
    """Twinkles, leaves where a tree takes part, and the medallion."""
    out = ""
    low = look.bridge and not look.n
    for i in (4, 10, 22, 28):
        x, y = s.points[i]
        if look.count < 3 or not (14 < x < 86 and 14 < y < 86):
            continue
        if "T" in look.themes and i in (10, 22):
            out += at(x, y, _leaf("leaf-hi"), 0.95, -40 + i * 6)
            out += at(x, y, _leaf("leaf"), 0.8, 120 + i * 4)
        else:
            out += spark(x + (7 if i % 4 else -7), y + (i % 3 - 1) * 6, 4.4, k("magic-hi"))
    if look.kind == "gate":
        return out
    return out + drawn("medal-small" if low else "medal")


def _leaf(tone: str) -> str:
    return drawn("leaf").replace("var(--part-leaf)", k(tone))
