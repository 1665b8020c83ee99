"""Fantazja's signs: elements, types, factions, seals, tokens, marks on places; and the paints."""

from __future__ import annotations

from collections.abc import Iterable

from bajarz.art.fantazja.drawn import drawn
from bajarz.art.palette import v
from bajarz.art.svg import el, glow, gradient, rect, symbol, use
from bajarz.games.fantazja.components import TYPES

ELEMENTS = {"E": "earth", "A": "air", "W": "water", "F": "fire"}
_SEALS = ("faction-S", "faction-E", "points", "dark", "bonus", "ip")
_MARKS = ("legal", "risk", "refused", "last", "threat", "selected")


def symbols() -> str:
    """The paints; the signs in boxes of 24, 40 and 44; the marks for a place of 200."""
    small = [*(f"el-{key}" for key in ELEMENTS), *(f"type-{kind}" for kind in TYPES)]
    marks = "".join(_boxed(f"mark-{key}", 200, _mark(key)) for key in _MARKS)
    return paints() + _signs(small, 24) + _signs(_SEALS, 40) + tokens() + marks


def _signs(names: Iterable[str], size: int) -> str:
    return "".join(_boxed(name, size, drawn(name)) for name in names)


def _boxed(name: str, size: int, body: str) -> str:
    return symbol(f"fz-{name}", f"0 0 {size} {size}", body)


def _mark(key: str) -> str:
    if key == "risk":
        return drawn("mark-legal") + use("fz-dark", 138, 138, 52, 52)
    return drawn(f"mark-{key}")


def tokens() -> str:
    """`fz-token-residential` and so on: the five power tokens."""
    out = ""
    for kind in TYPES:
        body = drawn("token").replace("var(--part-type)", v(f"ty-{kind}"))
        body += use(f"fz-type-{kind}", 10.5, 10.5, 23, 23, color=v("on-type"))
        out += _boxed(f"token-{kind}", 44, body)
    return out


def paints() -> str:
    """Gradients and the ruby hatch."""
    out = "".join(
        gradient(f"fz-sky-{kind}", ((0, v(f"sky-{kind}"), 1), (0.75, v(f"sky-{kind}-lo"), 1)))
        for kind in (*TYPES, "castle")
    )
    out += glow(
        "fz-void", ((0.2, v("dark-hi"), 0.35), (0.7, v("void"), 0.62), (1, v("void"), 0.85))
    )
    out += glow("fz-halo", ((0.25, v("halo"), 0.95), (1, v("halo"), 0)))
    out += gradient("fz-beam", ((0, v("crystal"), 0), (1, v("crystal"), 0.9)))
    hatch = rect(0, 0, 14, 14, v("ruby-soft"), opacity=0.7) + rect(
        0, 0, 5, 14, v("st-illegal"), opacity=0.5
    )
    return out + el(
        "pattern",
        hatch,
        id="fz-no",
        width="14",
        height="14",
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )
