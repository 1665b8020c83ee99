"""Pieces of the Wizard's stone: battlements, slate cones, windows, odd blocks; and the flag."""

from __future__ import annotations

import math
from random import Random

from bajarz.art.caladale.base import INK, T, disc, inked, k, line
from bajarz.art.svg import path, rect

GLOW = "url(#cd-glow)"


def masonry(d: str) -> str:
    """A wall of blocks. Plain stone lies under the pattern, whose tiles need not meet exactly."""
    return path(d, k("stone")) + path(d, "url(#cd-stone)")


def parapet(x0: float, x1: float, end_l: bool, end_r: bool, y: float = T) -> str:
    """Battlements on y, their merlons on fixed lines; an end sticks out over the wall."""
    a, b = (x0 - 4 if end_l else x0), (x1 + 4 if end_r else x1)
    d = f"M{a} {y + 1}V{y - 6}"
    for m in range(math.ceil((a - 3.5) / 12.5), math.floor((b + 3.5) / 12.5) + 1):
        p, q = max(a, m * 12.5 - 3.6), min(b, m * 12.5 + 3.6)
        if q - p > 1:
            d += f"H{p}V{y - 13}H{q}V{y - 6}"
    d += f"H{b}V{y + 1}Z"
    first = math.ceil((a + 1) / 6.25)
    corbels = "".join(
        f"M{i * 6.25 - 2} {y + 1}a2 3 0 0 0 4 0" for i in range(first, int((b - 1) // 6.25) + 1)
    )
    return (
        (inked(corbels, k("stone-lo"), 0.8) if corbels else "")
        + inked(d, k("stone-hi"), 1.4)
        + line(f"M{a + 1} {y - 3}H{b - 1}", k("stone-lo"), 0.8)
    )


def cone(x: float, y: float, w: float, h: float) -> str:
    """A slate roof."""
    d = f"M{x - w / 2} {y}Q{x} {y + w * 0.14} {x + w / 2} {y}L{x} {y - h}Z"
    return (
        path(d, "url(#cd-slate)")
        + path(d, "url(#cd-slates)", INK, 1.4)
        + line(
            f"M{x - w * 0.4} {y - h * 0.12}Q{x} {y} {x + w * 0.4} {y - h * 0.12}",
            k("slate-lo"),
            1.4,
        )
    )


def flag(x: float, y: float, h: float) -> str:
    """Only tower tops carry one."""
    cloth = (
        f"M{x + 0.6} {y + 0.6}C{x + 8} {y - 2} {x + 12} {y + 4} {x + 23} {y + 1.5}"
        f"C{x + 19} {y + 5} {x + 20} {y + 7} {x + 23} {y + 10.5}"
        f"C{x + 13} {y + 13} {x + 8} {y + 7} {x + 0.6} {y + 10}Z"
    )
    return (
        line(f"M{x} {y + h}V{y}", INK, 1.8)
        + inked(cloth, k("flag"), 1.2)
        + line(f"M{x + 6} {y + 4.6}h6M{x + 9} {y + 1.8}v5.8", k("gold-hi"), 1.7)
        + disc(x, y, 1.6, k("gold-hi"), 0.8)
    )


def window(x: float, y: float, w: float, h: float, surround: str) -> str:
    """A lit round-headed window centred on x, y."""
    r, top = w / 2, y - h / 2 + w / 2
    outer = (
        f"M{x - r - 2} {y + h / 2 + 1}V{top}A{r + 2} {r + 2.6} 0 0 1 {x + r + 2} {top}"
        f"V{y + h / 2 + 1}Z"
    )
    inner = f"M{x - r} {y + h / 2}V{top}A{r} {r} 0 0 1 {x + r} {top}V{y + h / 2}Z"
    bars = f"M{x} {y - h / 2}V{y + h / 2}M{x - r} {top + 1}H{x + r}"
    return inked(outer, surround, 1.1) + inked(inner, GLOW, 0.9) + line(bars, INK, 0.9)


def courses(rng: Random, count: int) -> str:
    """A few blocks lighter or darker than the rest."""
    out = ""
    for _ in range(count):
        row, col = rng.randrange(1, 7), rng.randrange(3)
        x = (12.5 if row % 2 else 0) + col * 25
        tone = k("stone-hi") if rng.random() < 0.5 else k("stone-lo")
        out += rect(x + 0.9, row * 12.5 + 0.9, 23.2, 10.7, tone, rx=1.6, opacity=0.7)
    return out
