"""Pieces of the Fairies' tree: leaves, fireflies, lanterns, knotholes."""

from __future__ import annotations

from random import Random

from bajarz.art.caladale.base import INK, disc, inked, k, line
from bajarz.art.svg import circle, group, path

Blob = tuple[float, float, float]


GLOW = "url(#cd-glow)"


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


def light(x: float, y: float, r: float = 1.7) -> str:
    """A firefly."""
    return circle(x, y, r * 2, k("glow"), opacity=0.35) + circle(x, y, r, k("glow-hi"))


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
        light(a + 6 + rng.random() * (b - a - 12), 16 + rng.random() * 16, 1.4)
        for _ in range(round((b - a) / 22))
    )
    return blobs(back, "leafb") + blobs(front) + flies


def leaf(x: float, y: float, turn: float, size: float = 1, tone: str = "leaf") -> str:
    return path(
        "M0 0Q4 -6 11 -4Q9 3 0 0Z",
        k(tone),
        INK,
        1,
        transform=f"translate({x} {y}) rotate({turn}) scale({size})",
    )


def tuft(x: float, y: float, way: int) -> str:
    """Three leaves on a side of the trunk."""
    return "".join(
        leaf(x, y, a if way > 0 else 180 - a, 1.05, "leaf-hi" if i == 1 else "leaf")
        for i, a in enumerate((-50, -12, 26))
    )


def lantern(x: float, y: float) -> str:
    return (
        line(f"M{x} {y - 8}V{y}", INK, 1)
        + circle(x, y + 5, 9, k("glow"), opacity=0.3)
        + inked(f"M{x - 4} {y + 1}q4 -4 8 0l1 8q-5 4 -10 0z", GLOW, 1.1)
    )


def knothole(x: float, y: float, r: float) -> str:
    return (
        disc(x, y, r + 3, k("bark-hi"), 1.3)
        + disc(x, y, r, GLOW, 1)
        + line(f"M{x} {y - r}V{y + r}M{x - r} {y}H{x + r}", INK, 1)
    )
