"""Pieces of the Wizard's stone: walls of blocks, battlements, odd blocks."""

from __future__ import annotations

import math
from random import Random

from bajarz.art.caladale.base import T, inked, k, line
from bajarz.art.svg import path, rect


def masonry(d: str) -> str:
    """A wall of blocks. Plain stone lies under the pattern, whose tiles need not meet exactly."""
    return path(d, k("stone")) + path(d, "url(#cd-stone)")


def parapet(x0: float, x1: float, end_l: bool, end_r: bool) -> str:
    """Battlements on y 30, their merlons on fixed lines; an end sticks out over the wall."""
    a, b = (x0 - 4 if end_l else x0), (x1 + 4 if end_r else x1)
    d = f"M{a} {T + 1}V{T - 6}"
    for m in range(math.ceil((a - 3.5) / 12.5), math.floor((b + 3.5) / 12.5) + 1):
        p, q = max(a, m * 12.5 - 3.6), min(b, m * 12.5 + 3.6)
        if q - p > 1:
            d += f"H{p}V{T - 13}H{q}V{T - 6}"
    d += f"H{b}V{T + 1}Z"
    first = math.ceil((a + 1) / 6.25)
    corbels = "".join(
        f"M{i * 6.25 - 2} {T + 1}a2 3 0 0 0 4 0" for i in range(first, int((b - 1) // 6.25) + 1)
    )
    return (
        inked(corbels, k("stone-lo"), 0.8)
        + inked(d, k("stone-hi"), 1.4)
        + line(f"M{a + 1} {T - 3}H{b - 1}", k("stone-lo"), 0.8)
    )


def courses(rng: Random, count: int) -> str:
    """A few blocks lighter or darker than the rest."""
    out = ""
    for _ in range(count):
        row, col = rng.randrange(1, 7), rng.randrange(3)
        x = (12.5 if row % 2 else 0) + col * 25
        tone = k("stone-hi") if rng.random() < 0.5 else k("stone-lo")
        out += rect(x + 0.9, row * 12.5 + 0.9, 23.2, 10.7, tone, rx=1.6, opacity=0.7)
    return out
