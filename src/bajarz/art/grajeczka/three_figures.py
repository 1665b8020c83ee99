"""Princess, Knight and Dragon: round, shield-shaped and six-cornered bases, and light all round."""

from __future__ import annotations

from collections.abc import Sequence

from bajarz.art.drawings import drawn_symbols
from bajarz.art.grajeczka.base import GAME
from bajarz.art.grajeczka.hexes import Point
from bajarz.art.palette import v
from bajarz.art.svg import ellipse, use
from bajarz.games.grajeczka.board import FIGURES

WIDE, HIGH = 80.0, 100.0


def symbols() -> str:
    """`gr-<figure>` with a light edge, `gr-bare-<figure>`, `gr-face-<figure>` on a round ground."""
    looks = (look + name for look in ("", "bare-", "face-") for name in FIGURES)
    return drawn_symbols(GAME, looks)


# where figures stand on a place, by how many there are: feet, and their height
_STANDS: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (80.0, ((0, 37),)),
    2: (68.0, ((-24, 34), (24, 34))),
    3: (55.0, ((-28, 19), (28, 19), (0, 38))),
}


def standing(names: Sequence[str], x: float, y: float) -> str:
    """The figures of one place, side by side, around its middle."""
    high, feet = _STANDS[len(names)]
    wide = high * WIDE / HIGH
    out = ""
    for name, (dx, foot) in zip(names, feet, strict=True):
        out += ellipse(x + dx, y + foot - 2, wide * 0.42, high * 0.09, v("shadow"), opacity=0.3)
        out += use(f"gr-{name}", x + dx - wide / 2, y + foot - high, wide, high)
    return out
