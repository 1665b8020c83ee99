"""The small pieces: gems, points, cards to be taken, the die, artifacts, emblems, rune stones."""

from __future__ import annotations

from bajarz.art.drawings import drawn_symbols
from bajarz.art.glyphs import number
from bajarz.art.runestones.base import COLOURED, DRUIDS, FIELD_ORDER, GAME, INK, STONES, drawn
from bajarz.art.svg import symbol, use

BOX = "-12 -12 24 24"
DRAWN = (
    *(f"gem-{letter}" for letter in (*FIELD_ORDER, "any")),
    "ore",
    "point",
    *(f"magic-{letter}" for letter in (*COLOURED, "M")),
    *(f"take-{letter}" for letter in (*COLOURED, "any")),
    "die",
    *(f"artifact-{letter}" for letter in FIELD_ORDER),
    *(f"druid-{name}" for name in DRUIDS),
    *(f"stone-{kind}" for kind in ("empty", *STONES)),
)


def points(count: int) -> str:
    """Power points: a sun with a number on its face."""
    return drawn("point") + number(0, 5, count, 10, INK, weight=3.6)


def face(benefit: str) -> str:
    """A face of the die, seen from above: a drawn one, or points such as `2pp`."""
    if not benefit.endswith("pp"):
        return drawn(f"face-{benefit}")
    return drawn("face") + use(f"rs-point-{benefit[:-2]}", -8.6, -8.6, 17.2, 17.2)


def symbols(faces: tuple[str, ...]) -> str:
    """All of them: see the package."""
    named = {f"rs-point-{n}": points(n) for n in range(1, 10)}
    named |= {f"rs-face-{name}": face(name) for name in faces}
    return drawn_symbols(GAME, DRAWN) + "".join(
        symbol(name, BOX, body) for name, body in named.items()
    )
