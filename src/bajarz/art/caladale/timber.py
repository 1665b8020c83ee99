"""Pieces of the Gnomes' tudor: beams and tiled roofs."""

from __future__ import annotations

from random import Random

from bajarz.art.caladale.base import INK, T, inked, k, line
from bajarz.art.caladale.drawn import drawn
from bajarz.art.svg import at, path, rect

POST = 6.5


def beam(x: float, y: float, w: float, h: float) -> str:
    return rect(x, y, w, h, k("beam"), stroke=INK, stroke_width=0.9)


def strut(x1: float, y1: float, x2: float, y2: float) -> str:
    d = f"M{x1} {y1}L{x2} {y2}"
    return line(d, INK, 5.6) + line(d, k("beam"), 4)


def roof(x0: float, x1: float, end_l: bool, end_r: bool, rng: Random) -> str:
    """A tiled roof on y 30; an end slopes, a join runs straight on."""
    a, b = (x0 - 6 if end_l else x0), (x1 + 6 if end_r else x1)
    ra, rb = (x0 + 11 if end_l else x0), (x1 - 11 if end_r else x1)
    long = x1 - x0 > 60
    out = ""
    if long and rng.random() < 0.55:
        out += at(62 if end_r else 66, 0, drawn("tudor-chimney"))
    out += _slope(f"M{a} {T + 4}L{ra} 7H{rb}L{b} {T + 4}Z", ra, rb)
    out += inked(f"M{a} {T + 2}H{b}V{T + 5.4}H{a}Z", k("beam"), 1)
    if long and rng.random() < 0.8:
        out += drawn("tudor-dormer")
    return out


def _slope(d: str, x0: float, x1: float) -> str:
    """A tiled surface. Plain colour lies under the pattern, whose tiles need not meet exactly."""
    return (
        path(d, k("roof"))
        + inked(d, "url(#cd-tiles)", 1.5)
        + line(f"M{x0} 7H{x1}", k("roof-hi"), 2.6)
        + line(f"M{x0} 5.6H{x1}", INK, 1.2)
    )
