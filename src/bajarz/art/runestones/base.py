"""The ground rules of Rune Stones' drawings: colours by letter, ink, names.

Colour is always doubled by shape: blue is round, yellow square, green a leaf, red a triangle, white
a kite; ore is a lump. A gem's outline is also the plate of a card's number and a field's mark.
"""

from __future__ import annotations

from bajarz.art.drawings import drawing, painted
from bajarz.art.palette import v
from bajarz.art.svg import path

GAME = "runestones"
NAMES = {"B": "blue", "R": "red", "G": "grn", "Y": "yel", "W": "wht"}
COLOURED = "BRGY"
FIELD_ORDER = "BYGRW"  # a row of the player's board, from the left
STONES = ("magic", "hand", "exchange", "wild", "plus", "die", "point", "cards")
DRUIDS = ("grey", "brown", "black", "beige")
INK = v("r-ink")
GOLD = v("r-gold")


def r(name: str) -> str:
    return v(f"r-{name}")


def hue(letter: str, shade: str = "") -> str:
    """A colour of the game: `hue("B", "hi")`; the shades are hi, lo and soft."""
    return r(NAMES[letter] + (f"-{shade}" if shade else ""))


def drawn(name: str, **colours: str) -> str:
    """A drawing of the game, with the colours that it leaves open."""
    return painted(drawing(GAME, name), **colours)


def drawn_as(druid: str) -> str:
    """One of the four druids that are drawn, also for a druid of other components."""
    return druid if druid in DRUIDS else DRUIDS[sum(map(ord, druid)) % 4]


def line(d: str, colour: str = INK, width: float = 1.5) -> str:
    return path(d, "none", colour, width)
