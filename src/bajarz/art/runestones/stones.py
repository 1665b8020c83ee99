"""Rune stones: eight standing stones, each with its sign, in a box of 52 about the origin."""

from __future__ import annotations

from bajarz.art.glyphs import number
from bajarz.art.palette import v
from bajarz.art.runestones.base import INK, PAPER, flat, hue, inked, line, r
from bajarz.art.svg import at, path, rect, symbol, use

BOX = "-26 -26 52 52"
KINDS = ("magic", "hand", "exchange", "wild", "plus", "die", "point", "cards")
_OUTLINE = "M-22 24C-25 5 -23 -14 -15 -22C-7 -28 8 -28 16 -21C24 -12 24 6 22 24Z"


def stone(kind: str) -> str:
    signs = {
        "magic": _magic,
        "hand": _hand,
        "exchange": _exchange,
        "wild": _wild,
        "plus": _plus,
        "die": _die,
        "point": _point,
        "cards": _cards,
    }
    body = path(_OUTLINE, r("stone"), INK, 1.9)
    body += flat("M16 -20C24 -12 23.4 6 21.4 23.4H10C18 12 20 -6 16 -20Z", r("stone-lo"), 0.7)
    body += line("M-18.4 20C-20 6 -19 -11 -13 -18.6C-9 -22 -4 -23.4 1 -23.4", r("stone-hi"), 2.2)
    body += line("M14 -19l3 6 -4 4M-20 13l5 2M15 18l-4 -3", INK, 1, 0.45)
    moss = flat(
        "M-22.6 24C-20 18 -16 22 -13 19C-9 17 -6 22 0 20.6C6 18 10 22 15 19.6C19 18 21 20 22.2 24Z",
        v("leaf-hi"),
    )
    moss += line(
        "M-22.4 24C-20 18 -16 22 -13 19C-9 17 -6 22 0 20.6C6 18 10 22 15 19.6C19 18 21 20 22.2 24",
        v("leaf-lo"),
        1.1,
    )
    return body + moss + at(0, -2, signs[kind]()) + line(_OUTLINE, INK, 1.9)


def empty() -> str:
    """A place for a stone."""
    return path(_OUTLINE, v("ink-3"), opacity=0.08) + path(
        _OUTLINE, "none", v("ink-3"), 1.7, stroke_dasharray="4.4 4.4", opacity=0.75
    )


def _big(text: str, x: float, y: float, size: float) -> str:
    """A number with a light edge, over other things."""
    return number(x, y, text, size, r("stone-hi"), weight=7.4) + number(
        x, y, text, size, INK, weight=3.6
    )


def _magic() -> str:
    return use("rs-magic-M", -20, -11, 21, 21) + number(9.4, 7, "+2", 14, INK, weight=3.6)


def _leaf(x: float, y: float, turn: float, fill: str) -> str:
    return at(x, y, rect(-6, -17, 12, 17, fill, rx=2, stroke=INK, stroke_width=1.3), turn=turn)


def _hand() -> str:
    fan = "".join(_leaf(0, 12, a, PAPER) for a in (-48, -29, -10, 10, 29, 48))
    return at(0, -2, fan) + _big("6", 0, 17, 15)


def _exchange() -> str:
    arrows = line("M-1 -8.6H7L3.8 -11.8M7 -8.6L3.8 -5.4M1 12H-7L-3.8 8.8M-7 12L-3.8 15.2", INK, 2)
    return use("rs-gem-any", -19, -13, 18, 18) + use("rs-ore", 1, -1, 18, 18) + arrows


def _wild() -> str:
    return use("rs-gem-any", -13.4, -14, 26.8, 26.8) + _crown()


def _crown() -> str:
    return inked("M-6 13.6L-7 6L-2.6 9L0 4L2.6 9L7 6L6 13.6Z", r("sun"), 1.2)


def _plus() -> str:
    return (
        line("M-11 -9L-16 9", INK, 3.2)
        + line("M-9 0H-1.6M-4.4 -3L-1.2 0L-4.4 3", INK, 2)
        + line("M2.6 0H16.6M9.6 -7V7", INK, 4.2)
    )


def _die() -> str:
    return use("rs-die", -19, -14, 21, 21) + use("rs-die", -2, -3, 21, 21)


def _point() -> str:
    return use("rs-point", -15.4, -15, 30.8, 30.8) + number(0, 5.4, "+1", 11.4, INK, weight=3.6)


def _cards() -> str:
    fan = "".join(
        _leaf(0, 12, a, fill) for a, fill in ((-38, hue("R")), (0, PAPER), (38, hue("G")))
    )
    return at(0, -2, fan) + _big("3", 0, 17, 15)


def symbols() -> str:
    """`rs-stone-<kind>`, and `rs-stone-empty` for a free place."""
    out = symbol("rs-stone-empty", BOX, empty())
    return out + "".join(symbol(f"rs-stone-{kind}", BOX, stone(kind)) for kind in KINDS)
