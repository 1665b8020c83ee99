"""Smithies: a hearth with the artifact, its price below, its bonus on a medal; 120 by 140."""

from __future__ import annotations

from collections.abc import Sequence

from bajarz.art.drawings import drawn_symbols
from bajarz.art.runestones.ability import icon
from bajarz.art.runestones.base import COLOURED, GAME, drawn, hue, r
from bajarz.art.svg import circle, symbol, use

WIDTH, HEIGHT = 120.0, 140.0
BOX = f"0 0 {WIDTH:.0f} {HEIGHT:.0f}"
DRAWN = ("smithy-arch", "smithy-white-arch")


def _whole(name: str) -> str:
    return use(f"rs-{name}", 0, 0, WIDTH, HEIGHT)


def _price(count: int, gem: str) -> str:
    """So many gems on the plate; without an artifact only their number of empty settings."""
    step = min(21.0, 96 / count)
    size = min(22.0, step * 1.08)
    out = ""
    for i in range(count):
        x = 60 + step * (i - (count - 1) / 2)
        if gem:
            out += use(gem, x - size / 2, 119.5 - size / 2, size, size)
        else:
            out += circle(
                x,
                119.5,
                size * 0.36,
                "none",
                stroke=r("wht-lo"),
                stroke_width=1.6,
                stroke_dasharray="3 2.6",
            )
    return out


def smithy(cost: int, bonus: str, letter: str = "") -> str:
    """A coloured smithy with the artifact of a colour on it, or empty."""
    out = _whole("smithy-arch")
    if letter:
        out += circle(60, 58, 25, hue(letter, "soft"), opacity=0.93)
        out += use(f"rs-artifact-{letter}", 36, 35, 48, 48)
    else:
        out += drawn("smithy-fire")
    out += drawn("smithy-anvil") + _price(cost, f"rs-gem-{letter}" if letter else "")
    return out + (drawn("smithy-medal") + use(icon(bonus), 87, 13, 24, 24) if bonus else "")


def white(cost: int, left: bool = True) -> str:
    """The white smithy: marble, moonlight, any gems."""
    out = _whole("smithy-white-arch")
    out += use("rs-artifact-W", 35, 34, 50, 50) if left else ""
    return out + drawn("smithy-anvil") + _price(cost, "rs-gem-any")


def symbols(smithies: Sequence[tuple[int, str]], white_cost: int) -> str:
    """`rs-smithy-<n>` empty, `rs-smithy-<n>-<colour>`, `rs-smithy-white[-empty]`."""
    out = drawn_symbols(GAME, DRAWN)
    for i, (cost, bonus) in enumerate(smithies, 1):
        out += symbol(f"rs-smithy-{i}", BOX, smithy(cost, bonus))
        for letter in COLOURED:
            out += symbol(f"rs-smithy-{i}-{letter}", BOX, smithy(cost, bonus, letter))
    out += symbol("rs-smithy-white", BOX, white(white_cost))
    return out + symbol("rs-smithy-white-empty", BOX, white(white_cost, left=False))
