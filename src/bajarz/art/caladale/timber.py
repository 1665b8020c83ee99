"""Pieces of the Gnomes' tudor: beams, leaded windows, window boxes, tiled roofs."""

from __future__ import annotations

from random import Random

from bajarz.art.caladale.base import INK, B, T, disc, inked, k, line, rod
from bajarz.art.svg import path, rect

GLOW = "url(#cd-glow)"


POST = 6.5


def beam(x: float, y: float, w: float, h: float) -> str:
    return rect(x, y, w, h, k("beam"), stroke=INK, stroke_width=0.9)


def strut(x1: float, y1: float, x2: float, y2: float) -> str:
    d = f"M{x1} {y1}L{x2} {y2}"
    return line(d, INK, 5.6) + line(d, k("beam"), 4)


def lattice(x: float, y: float, w: float, h: float) -> str:
    """A leaded window."""
    lead = (
        f"M{x - w / 2} {y}L{x} {y - h / 2}L{x + w / 2} {y}L{x} {y + h / 2}Z"
        f"M{x} {y - h / 2}V{y + h / 2}M{x - w / 2} {y}H{x + w / 2}"
    )
    return (
        inked(f"M{x - w / 2 - 2} {y - h / 2 - 2}h{w + 4}v{h + 4}h{-w - 4}z", k("beam"), 1)
        + inked(f"M{x - w / 2} {y - h / 2}h{w}v{h}h{-w}z", GLOW, 0.8)
        + line(lead, INK, 0.7)
    )


def flowers(x: float, y: float, w: float) -> str:
    """A window box."""
    blooms = "".join(
        disc(
            x - w / 2 + 3.5 + i * 6,
            y - 1 - i % 2 * 1.6,
            2.7,
            k("leaf-hi") if i % 2 else k("rose"),
            0.7,
        )
        for i in range(int(w / 6))
    )
    return inked(f"M{x - w / 2} {y}h{w}l-2 6h{4 - w}z", k("roof-lo"), 1.1) + blooms


def roof(x0: float, x1: float, end_l: bool, end_r: bool, rng: Random) -> str:
    """A tiled roof on y 30; an end slopes, a join runs straight on."""
    a, b = (x0 - 6 if end_l else x0), (x1 + 6 if end_r else x1)
    ra, rb = (x0 + 11 if end_l else x0), (x1 - 11 if end_r else x1)
    long = x1 - x0 > 60
    out = ""
    if long and rng.random() < 0.55:
        x = 62 if end_r else 66
        out += inked(f"M{x} 16V1.4H{x + 10}V16Z", k("brick"), 1.2) + inked(
            f"M{x - 2} 1.5h14v3h-14z", k("brick"), 1
        )
    out += slope(f"M{a} {T + 4}L{ra} 7H{rb}L{b} {T + 4}Z", ra, rb)
    out += inked(f"M{a} {T + 2}H{b}V{T + 5.4}H{a}Z", k("beam"), 1)
    if long and rng.random() < 0.8:
        out += (
            inked("M36 30V20L46 9L56 20V30Z", k("plaster"), 1.2)
            + rod("M33.5 22L46 8.6L58.5 22", k("roof-hi"), 2.6)
            + inked("M42 28v-9h8v9z", GLOW, 1)
        )
    return out


def tiled(d: str, width: float) -> str:
    """A tiled surface. Plain colour lies under the pattern, whose tiles need not meet exactly."""
    return path(d, k("roof")) + inked(d, "url(#cd-tiles)", width)


def slope(d: str, x0: float, x1: float, y: float = 7) -> str:
    return (
        tiled(d, 1.5)
        + line(f"M{x0} {y}H{x1}", k("roof-hi"), 2.6)
        + line(f"M{x0} {y - 1.4}H{x1}", INK, 1.2)
    )


def drop(x: float, y: float = B) -> str:
    """A carved end of a corner post."""
    return (
        beam(x - POST / 2, y - 1, POST, 4.6)
        + disc(x, y + 6.4, 3.4, k("beam-hi"), 1)
        + inked(f"M{x - 1.4} {y + 9.4}h2.8l-1.4 3z", k("beam"), 0.8)
    )
