"""The ground rules of Rune Stones' drawings: colours by letter, ink, small tools.

Colour is always doubled by shape: blue is round, yellow square, green a leaf, red a triangle, white
a kite; ore is a lump. A gem's outline is also the plate of a card's number and a field's mark.
"""

from __future__ import annotations

from bajarz.art.palette import v
from bajarz.art.svg import circle, ellipse, group, mirrored, path

NAMES = {"B": "blue", "R": "red", "G": "grn", "Y": "yel", "W": "wht"}
COLOURED = "BRGY"
FIELD_ORDER = "BYGRW"  # a row of the player's board, from the left
INK = v("r-ink")
LIGHT = v("r-light")
PAPER = v("r-paper")
GOLD = v("r-gold")

# outlines in a box of -10 to 10
SHAPE = {
    "B": "M0 -9.4A9.4 9.4 0 1 1 -.01 -9.4Z",
    "Y": "M-8.4 -8.4H8.4V8.4H-8.4Z",
    "G": "M0 -10.8C8.6 -6 8.6 6 0 10.8C-8.6 6 -8.6 -6 0 -10.8Z",
    "R": "M0 -10L10.4 8.4H-10.4Z",
    "W": "M-6 -8.6H6L10.4 -2.6L0 10.4L-10.4 -2.6Z",
}


def r(name: str) -> str:
    return v(f"r-{name}")


def hue(letter: str, shade: str = "") -> str:
    """A colour of the game: `hue("B", "hi")`; the shades are hi, lo and soft."""
    return r(NAMES[letter] + (f"-{shade}" if shade else ""))


def inked(d: str, fill: str, width: float = 1.5) -> str:
    return path(d, fill, INK, width)


def flat(d: str, fill: str, opacity: float | None = None) -> str:
    return path(d, fill, opacity=opacity)


def line(d: str, colour: str = INK, width: float = 1.5, opacity: float | None = None) -> str:
    return path(d, "none", colour, width, opacity=opacity)


def rod(d: str, colour: str, width: float, edge: float = 2.2) -> str:
    """A thick line with an ink outline."""
    return line(d, INK, width + edge) + line(d, colour, width)


def disc(x: float, y: float, radius: float, fill: str, width: float = 1.2) -> str:
    return circle(x, y, radius, fill, stroke=INK, stroke_width=width)


def oval(x: float, y: float, rx: float, ry: float, fill: str, width: float = 1.2) -> str:
    return ellipse(x, y, rx, ry, fill, stroke=INK, stroke_width=width)


def both(body: str) -> str:
    """The drawing and its mirror image about x 50."""
    return body + mirrored(body, 100)


def stretched(x: float, y: float, body: str, sx: float, sy: float) -> str:
    return group(body, transform=f"translate({x:.2f} {y:.2f}) scale({sx:.3f} {sy:.3f})")
