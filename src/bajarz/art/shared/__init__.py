"""Symbols that all games share: the seats' shapes, ornaments, small signs; and a page's frame."""

from __future__ import annotations

from bajarz.art.drawings import drawn_symbols
from bajarz.art.palette import v
from bajarz.art.svg import group, rect

SEATS = ("seat-1", "seat-2", "seat-3", "seat-4")  # circle, diamond, square, triangle
ORNAMENTS = ("orn-corner",)  # a gilt page corner, to be mirrored into the other three
ICONS = ("i-pile", "i-discard", "i-hand", "i-flag")  # small signs beside numbers


def symbols() -> str:
    return drawn_symbols("shared", SEATS + ORNAMENTS + ICONS)


def page_frame(x: float, y: float, w: float, h: float) -> str:
    """A gilt frame with ornamented corners; needs `orn-corner`."""
    size = 46.0
    corners = ""
    for cx, cy, sx, sy in (
        (x, y, 1, 1),
        (x + w, y, -1, 1),
        (x, y + h, 1, -1),
        (x + w, y + h, -1, -1),
    ):
        turn = f"translate({cx + 6 * sx} {cy + 6 * sy}) scale({sx} {sy})"
        use = f'<use href="#orn-corner" width="{size}" height="{size}"/>'
        corners += group(use, transform=turn)
    return (
        rect(x, y, w, h, rx=16, stroke=v("line-strong"), stroke_width=1.4)
        + rect(x - 5, y - 5, w + 10, h + 10, rx=20, stroke=v("line"), stroke_width=1.2)
        + corners
    )
