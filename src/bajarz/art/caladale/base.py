"""The ground rules of castle tiles, in a box of 100.

Turn the data, never the picture: edges are given as they lie. A castle edge north or south shows
wall on x 12.5 to 87.5, east or west on y 30 to 87.5; what is outside belongs to the sky. A tile's
look is drawn with its corners filled. Where the grid vertex is not closed (all four edges that
meet there castle), a notch is cut out of the corner and finished by a drawing of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bajarz.art.palette import v
from bajarz.art.svg import group, path, rect

L, R, T, B = 12.5, 87.5, 30.0, 87.5
A, Z = -3.0, 103.0  # bleed over the border
SIDES = "NESW"
CORNERS = ("NE", "SE", "SW", "NW")
THEMES = {"stone": "S", "tree": "T", "tudor": "U"}
LETTERS = THEMES | {"sky": "o", "grass": "G"}
INK = v("k-ink")
VARIANTS = 4


@dataclass(frozen=True)
class TileLook:
    """What decides how a tile looks. Edges N E S W: S stone, T tree, U tudor, o sky, G ground."""

    edges: str
    kind: str
    variant: int = 0
    name: str = ""

    @property
    def key(self) -> str:
        """The name of its symbol."""
        return self.name or f"cd-{self.kind}-{self.edges}-{self.variant}"

    def has(self, side: str) -> bool:
        """Whether that side is castle (the ground counts)."""
        return self.edges[SIDES.index(side)] != "o"

    @property
    def n(self) -> bool:
        return self.has("N")

    @property
    def e(self) -> bool:
        return self.has("E")

    @property
    def s(self) -> bool:
        return self.has("S")

    @property
    def w(self) -> bool:
        return self.has("W")

    @property
    def count(self) -> int:
        return sum(map(self.has, SIDES))

    @property
    def bridge(self) -> bool:
        """Castle to both sides and sky below: an arch."""
        return self.e and self.w and not self.s

    @property
    def themes(self) -> list[str]:
        """Its themes, in the order of its edges."""
        return list(dict.fromkeys(x for x in self.edges if x in "STU"))

    def rng(self, salt: str = "") -> Random:
        return Random(f"{self.key}{salt}")

    def only(self, theme: str) -> TileLook:
        """The same shape, all of one theme and without a face of its own."""
        edges = "".join(theme if x in "STU" else x for x in self.edges)
        kind = self.kind if self.kind == "gate" else "blank"
        return TileLook(edges, kind, self.variant, f"{self.key}-{theme}")


def k(name: str) -> str:
    return v(f"k-{name}")


def inked(d: str, fill: str, width: float = 1.5) -> str:
    return path(d, fill, INK, width)


def line(d: str, colour: str, width: float = 1.0, opacity: float | None = None) -> str:
    return path(d, "none", colour, width, opacity=opacity)


def rod(d: str, colour: str, width: float) -> str:
    """A thick line with an ink outline."""
    return line(d, INK, width + 1.7) + line(d, colour, width)


def frame(look: TileLook) -> tuple[float, float, float, float]:
    """Left, right, top and bottom of the wall, bleed included."""
    return (A if look.w else L, Z if look.e else R, A if look.n else T, Z if look.s else B)


ARCH_LOW = f"H88C82 58 18 58 12 {B}"
ARCH_HIGH = f"H84C76 70 24 70 16 {B}"


def arch(look: TileLook) -> str:
    """The underside of a bridge from right to left, ending at x 12 or 16."""
    return ARCH_HIGH if look.n else ARCH_LOW


def straight(look: TileLook, round_foot: float = 0) -> tuple[str, str]:
    """The wall with straight sides: its outline, and the part of it to be inked."""
    x0, x1, y0, y1 = frame(look)
    foot_e = round_foot if not look.s and not look.e else 0
    foot_w = round_foot if not look.s and not look.w else 0
    east = f"V{y1 - foot_e}"
    if look.bridge:
        south = f"{arch(look)}H{x0}"
    else:
        south = (f"Q{x1} {y1} {x1 - foot_e} {y1}" if foot_e else "") + f"H{x0 + foot_w}"
        south += f"Q{x0} {y1} {x0} {y1 - foot_w}" if foot_w else ""
    ink = "" if look.e else f"M{x1} {y0}{east}"
    ink += "" if look.s else f"M{x1} {y1 - foot_e}{south}"
    ink += "" if look.w else f"M{x0} {y1 - foot_w}V{y0}"
    return f"M{x0} {y0}H{x1}{east}{south}V{y0}Z", ink


def roof_span(look: TileLook) -> tuple[float, float, bool, bool] | None:
    """Where a roof runs along y 30, and whether it ends there left and right."""
    if look.n:
        return None
    return (A if look.w else L, Z if look.e else R, not look.w, not look.e)


_STRIPS = {
    "E": rect(66, -3, 22, 106, "url(#cd-shade-e)"),
    "W": rect(12, -3, 18, 106, "url(#cd-shade-w)"),
    "N": rect(-3, T, 106, 16, "url(#cd-shade-n)"),
    "S": rect(-3, 66, 106, 22, "url(#cd-shade-s)"),
}


def shade(look: TileLook, clip_name: str) -> str:
    """Light from the left: strips of light and shade along the sky sides."""
    strips = "".join(_STRIPS[side] for side in "EWNS" if not look.has(side))
    return group(strips, clip_path=f"url(#{clip_name})")


def notch_shade(corner: str) -> str:
    """In an open corner the strips of the two neighbours fade out."""
    up, across = corner[0], corner[1]
    return group(_STRIPS[across], mask=f"url(#cd-fade-{up})") + group(
        _STRIPS[up], mask=f"url(#cd-fade-{across})"
    )


def cut(mask: int) -> str:
    """The tile's square without the open corners; bit i of the mask is CORNERS[i]."""
    lo, hi = -0.5, 100.5
    d = f"M{L} {lo}" if mask & 8 else f"M{lo} {lo}"
    d += f"H{R}V{T}H{hi}" if mask & 1 else f"H{hi}"
    d += f"V{B}H{R}V{hi}" if mask & 2 else f"V{hi}"
    d += f"H{L}V{B}H{lo}" if mask & 4 else f"H{lo}"
    d += f"V{T}H{L}V{lo}" if mask & 8 else f"V{lo}"
    return d + "Z"


def corner_mask(look: TileLook, closed: frozenset[str]) -> int:
    """Which corners must be cut: between two castle edges, at a vertex that is not closed."""
    return sum(
        1 << i
        for i, c in enumerate(CORNERS)
        if look.has(c[0]) and look.has(c[1]) and c not in closed
    )
