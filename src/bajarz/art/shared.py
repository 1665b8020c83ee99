"""Symbols that all games share: the seats' shapes, ornaments, piles."""

from __future__ import annotations

from bajarz.art.palette import v
from bajarz.art.svg import circle, group, path, rect, symbol

INK = v("ink-line")
_SEATS = {
    1: "M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 1 1 12 2.5Z",
    2: "M12 1.5L22.5 12L12 22.5L1.5 12Z",
    3: "M5 3H19Q21 3 21 5V19Q21 21 19 21H5Q3 21 3 19V5Q3 3 5 3Z",
    4: "M12 2L22.5 21H1.5Z",
}


def seats() -> str:
    """`seat-1` to `seat-4`: circle, diamond, square, triangle."""
    return "".join(
        symbol(f"seat-{n}", "0 0 24 24", path(d, v(f"seat-{n}"), INK, 2)) for n, d in _SEATS.items()
    )


def ornaments() -> str:
    """`orn-corner`: a gilt page corner, to be mirrored into the other three."""
    lines = path("M4 58V24Q4 4 24 4H58", "none", v("gold"), 2) + path(
        "M10 58V30Q10 10 30 10H58", "none", v("gold"), 1, opacity=0.6
    )
    leaf = path("M10 10Q24 12 22 24Q14 24 10 10Z", v("gold")) + circle(28, 28, 2, v("gold"))
    return symbol("orn-corner", "0 0 60 60", lines + leaf)


def icons() -> str:
    """`i-pile` (draw pile), `i-discard`, `i-hand`, `i-flag`: small signs beside numbers."""
    ink = v("ink-2")
    pile = path("M12 3L22 8L12 13L2 8ZM2 12L12 17L22 12M2 16L12 21L22 16", "none", ink, 2.2)
    discard = rect(3, 3, 18, 18, rx=3, stroke=ink, stroke_width=2.2, stroke_dasharray="3 3.4")
    discard += path("M12 7V16M8 12.5L12 16.5L16 12.5", "none", ink, 2.4)
    hand = rect(3, 6, 11, 15, rx=2, stroke=ink, stroke_width=2.2) + path(
        "M10 3.5H19Q21 3.5 21 5.5V18", "none", ink, 2.2
    )
    flag = path("M5 22V3M5 3.5C9 1.5 13 6.5 20 4V13C13 15.5 9 10.5 5 12.5", "none", ink, 2.2)
    named = {"i-pile": pile, "i-discard": discard, "i-hand": hand, "i-flag": flag}
    return "".join(symbol(name, "0 0 24 24", body) for name, body in named.items())


def symbols() -> str:
    return seats() + ornaments() + icons()


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
