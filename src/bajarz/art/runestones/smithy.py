"""Smithies: a hearth with the artifact, its price below, its bonus on a medal; 120 by 140."""

from __future__ import annotations

from collections.abc import Sequence

from bajarz.art.runestones.ability import icon
from bajarz.art.runestones.base import COLOURED, GOLD, INK, PAPER, flat, hue, inked, line, r
from bajarz.art.svg import at, circle, glow, rect, symbol, use

BOX = "0 0 120 140"
_WALL = "M6 130V54C6 20 32 7 60 7C88 7 114 20 114 54V130Z"
_HEARTH = "M22 102V56C22 32 40 24 60 24C80 24 98 32 98 56V102Z"


def paints() -> str:
    return glow("rs-hearth", ((0, r("hearth-hi"), 1), (1, r("hearth"), 1)), 0.8) + glow(
        "rs-hearth-white", ((0, r("grape-hi"), 1), (1, r("orb"), 1)), 0.5
    )


def _arch(stone: str, low: str, hearth: str) -> str:
    joints = (
        "M6 56H22M6 80H22M98 56H114M98 80H114M33 14L42 29M87 14L78 29M60 7V24"
        "M14 34L28 43M106 34L92 43M6 104H114"
    )
    key = inked("M51 5H69L66.4 25H53.6Z", stone, 1.6)
    return (
        inked(_WALL, stone, 2)
        + flat("M96 24C108 34 114 42 114 54V130H102V56C102 44 100 34 96 24Z", low, 0.7)
        + line(joints, INK, 1.1, 0.4)
        + inked(_HEARTH, f"url(#{hearth})", 2)
        + key
    )


def _flame(x: float, scale: float) -> str:
    outer = (
        "M0 14C-14 14 -17 2 -9 -6C-9 0 -5 1 -4 -2C-6 -10 0 -16 4 -20"
        "C3 -12 12 -10 12 2C12 10 7 14 0 14Z"
    )
    return at(
        x,
        88,
        flat(outer, r("fire"))
        + flat("M0 14C-8 14 -9 7 -4 2C-2 6 0 4 1 -2C6 2 8 14 0 14Z", r("fire-hi")),
        scale,
    )


def _anvil() -> str:
    return inked(
        "M30 85H92C92 94 80 95.4 74 96V102H48V96C40 95.4 32 92 30 85Z", r("anvil"), 1.8
    ) + line("M34 87.4H88", r("anvil-hi"), 1.8)


def _price(count: int, gem: str) -> str:
    """So many gems on a plate; without an artifact only their number of empty settings."""
    step = min(21.0, 96 / count)
    size = min(22.0, step * 1.08)
    plate = rect(5, 105, 110, 29, PAPER, rx=6, stroke=INK, stroke_width=1.8)
    plate += rect(7.6, 107.6, 104.8, 23.8, "none", rx=4, stroke=r("paper-lo"), stroke_width=1)
    for i in range(count):
        x = 60 + step * (i - (count - 1) / 2)
        if gem:
            plate += use(gem, x - size / 2, 119.5 - size / 2, size, size)
        else:
            plate += circle(
                x,
                119.5,
                size * 0.36,
                "none",
                stroke=r("wht-lo"),
                stroke_width=1.6,
                stroke_dasharray="3 2.6",
            )
    return plate


def _medal(bonus: str) -> str:
    if not bonus:
        return ""
    return (
        circle(99, 25, 18.4, PAPER, stroke=INK, stroke_width=1.8)
        + circle(99, 25, 16, "none", stroke=GOLD, stroke_width=2)
        + use(icon(bonus), 87, 13, 24, 24)
    )


def smithy(cost: int, bonus: str, letter: str = "") -> str:
    """A coloured smithy with the artifact of a colour on it, or empty."""
    out = _arch(r("stone"), r("stone-lo"), "rs-hearth") + _flame(36, 0.95) + _flame(84, 0.95)
    if letter:
        out += circle(60, 58, 25, hue(letter, "soft"), opacity=0.93)
        out += use(f"rs-artifact-{letter}", 36, 35, 48, 48)
    else:
        out += _flame(60, 1.2)
    return out + _anvil() + _price(cost, f"rs-gem-{letter}" if letter else "") + _medal(bonus)


def white(cost: int, left: bool = True) -> str:
    """The white smithy: marble, moonlight, any gems."""
    out = _arch(r("marble"), r("marble-lo"), "rs-hearth-white")
    out += circle(60, 60, 27, r("light"), opacity=0.4)
    out += use("rs-artifact-W", 35, 34, 50, 50) if left else ""
    return out + _anvil() + _price(cost, "rs-gem-any")


def symbols(smithies: Sequence[tuple[int, str]], white_cost: int) -> str:
    """`rs-smithy-<n>` empty, `rs-smithy-<n>-<colour>`, `rs-smithy-white[-empty]`."""
    out = paints()
    for i, (cost, bonus) in enumerate(smithies, 1):
        out += symbol(f"rs-smithy-{i}", BOX, smithy(cost, bonus))
        for letter in COLOURED:
            out += symbol(f"rs-smithy-{i}-{letter}", BOX, smithy(cost, bonus, letter))
    out += symbol("rs-smithy-white", BOX, white(white_cost))
    return out + symbol("rs-smithy-white-empty", BOX, white(white_cost, left=False))
