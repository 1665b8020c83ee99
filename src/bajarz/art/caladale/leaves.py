"""Pieces of the Fairies' tree: clumps of leaves, and the roof made of them."""

from __future__ import annotations

from random import Random

from bajarz.art.caladale.base import INK, k, line
from bajarz.art.svg import circle, group

Blob = tuple[float, float, float]


def blobs(spots: list[Blob], tone: str = "leaf") -> str:
    """A clump of leaves with one outline."""
    every = "".join(circle(x, y, r, "") for x, y, r in spots).replace(' fill=""', "")
    lit = "".join(circle(x - r * 0.22, y - r * 0.26, r * 0.62, "") for x, y, r in spots if r > 5)
    veins = "".join(
        f"M{x - r * 0.5} {y - r * 0.1}q{r * 0.25} {-r * 0.35} {r * 0.6} {-r * 0.32}"
        for x, y, r in spots
        if r > 6
    )
    return (
        group(every, fill=k(f"{tone}-lo"), stroke=INK, stroke_width=3)
        + group(every, fill=k(tone))
        + group(lit.replace(' fill=""', ""), fill=k(f"{tone}-hi"), opacity=0.55)
        + (line(veins, k(f"{tone}-pale"), 1, 0.8) if veins else "")
    )


def _firefly(x: float, y: float) -> str:
    return circle(x, y, 2.8, k("glow"), opacity=0.35) + circle(x, y, 1.4, k("glow-hi"))


def roof(x0: float, x1: float, end_l: bool, end_r: bool, rng: Random) -> str:
    """Leaves along the top; at the tile's border always the same, so that neighbours join."""
    a, b = (x0 - 3 if end_l else x0), (x1 + 3 if end_r else x1)
    back: list[Blob] = []
    front: list[Blob] = []
    for i in range(9):
        x = i * 12.5
        if x < a - 1 or x > b + 1:
            continue
        if i in (0, 8):
            back.append((x, 17, 10))
            front.append((x, 28, 9.5))
            continue
        end = (end_l and x < x0 + 8) or (end_r and x > x1 - 8)
        back.append((x, 24 if end else 15 + rng.random() * 4, 8 if end else 10.5))
        front.append((x, 27 + rng.random() * 5, 8.5 + rng.random() * 2.5))
    if b - a > 50:
        back.append((50, 13, 11))
    flies = "".join(
        _firefly(a + 6 + rng.random() * (b - a - 12), 16 + rng.random() * 16)
        for _ in range(round((b - a) / 22))
    )
    return blobs(back, "leafb") + blobs(front) + flies
