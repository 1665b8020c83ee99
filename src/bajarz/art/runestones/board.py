"""The player's board: two rows of five fields, what a row brings, places for four rune stones."""

from __future__ import annotations

from collections.abc import Sequence

from bajarz.art.drawings import drawn_symbols
from bajarz.art.glyphs import number
from bajarz.art.palette import v
from bajarz.art.runestones.base import FIELD_ORDER, GAME, INK, drawn, hue, r
from bajarz.art.svg import path, rect, symbol, use

WIDTH, HEIGHT = 420.0, 196.0
FIELD, STEP = 56.0, 61.0
LEFT, TOP = 16.0, 14.0


def field_at(row: int, column: int) -> tuple[float, float]:
    """Where a field of the board is; rows and columns from 0."""
    return LEFT + STEP * column, TOP + (FIELD + 7) * row


def filled(letter: str, artifact: str) -> str:
    """A field with an artifact on it; a joker shows in its corner which field it holds."""
    out = rect(0.8, 0.8, FIELD - 1.6, FIELD - 1.6, r("field"), rx=9, stroke=INK, stroke_width=1.8)
    out += rect(3.6, 3.6, FIELD - 7.2, FIELD - 7.2, hue(artifact, "soft"), rx=7, opacity=0.55)
    out += use(f"rs-artifact-{artifact}", 5, 5, FIELD - 10, FIELD - 10)
    if letter != artifact:
        out += use(f"rs-gem-{letter}", FIELD - 19, 1.6, 17.4, 17.4)
    return out


def _worth(points: Sequence[int]) -> str:
    """Along the bottom: what 2, 3, 4 and 5 artifacts of a row bring."""
    out = ""
    for i, worth in enumerate(points):
        x = 24 + 97 * i
        out += number(x, 177, i + 2, 13, v("ink"), "start", weight=3)
        out += path(f"M{x + 16} 170.6h9m-4 -3.6l4 3.6l-4 3.6", "none", v("ink"), 1.8)
        out += use("rs-point", x + 28, 154, 33, 33)
        out += number(
            x + 44.5,
            170.5 + (5.4 if worth < 10 else 4.6),
            worth,
            10.8 if worth < 10 else 9.2,
            INK,
            weight=3.4,
        )
    return out


def symbols(points: Sequence[int]) -> str:
    """`rs-board` (420 by 196), `rs-field-<colour>`, `rs-filled-<field>-<artifact>` (56)."""
    fields = "".join(
        use(f"rs-field-{letter}", *field_at(row, i), FIELD, FIELD)
        for row in (0, 1)
        for i, letter in enumerate(FIELD_ORDER)
    )
    places = "".join(use("rs-stone-empty", *stone_at(i), 44, 44) for i in range(4))
    box = f"0 0 {FIELD:.0f} {FIELD:.0f}"
    out = drawn_symbols(GAME, (f"field-{letter}" for letter in FIELD_ORDER))
    for letter in FIELD_ORDER:
        for artifact in dict.fromkeys((letter, "W")):
            out += symbol(f"rs-filled-{letter}-{artifact}", box, filled(letter, artifact))
    body = drawn("board-ground") + fields + _worth(points) + places
    return out + symbol("rs-board", f"0 0 {WIDTH:.0f} {HEIGHT:.0f}", body)


def stone_at(i: int) -> tuple[float, float]:
    """Where a player's rune stone lies: two by two, right of the fields."""
    return 325 + 43.5 * (i % 2), 20 + 63 * (i // 2)
