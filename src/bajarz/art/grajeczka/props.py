"""What stands in the kingdom's places: trees, peaks, fields, huts, castles."""

from __future__ import annotations

from bajarz.art.palette import v
from bajarz.art.svg import circle, ellipse, group, path, rect, symbol

INK = v("g-ink")


def g(name: str) -> str:
    return v(f"g-{name}")


def inked(d: str, fill: str, width: float = 1.8) -> str:
    return path(d, fill, INK, width)


def line(d: str, colour: str = INK, width: float = 1.8, opacity: float | None = None) -> str:
    return path(d, "none", colour, width, opacity=opacity)


def flat(d: str, fill: str, opacity: float | None = None) -> str:
    return path(d, fill, opacity=opacity)


def _pine() -> str:
    return (
        line("M12 36V28", g("trunk"), 4)
        + inked("M12 1L21 17H17L23 29H1L7 17H3Z", g("pine"))
        + flat("M12 2.4L20 16.2H15.8L21.6 28.2H12Z", g("pine-lo"), 0.6)
    )


def _oak() -> str:
    crown = "M5 26A7 7 0 0 1 4 13A8 8 0 0 1 14 3A8 8 0 0 1 24 13A7 7 0 0 1 23 26Z"
    return (
        line("M14 34V24", g("trunk"), 4.5)
        + inked(crown, g("oak"))
        + line("M9 12A5 5 0 0 1 15 8M8 19.4A4 4 0 0 1 10.6 17", g("oak-hi"), 2)
    )


def _peak() -> str:
    shape = "M1 51L26 3Q29 0 32 4L59 51Z"
    return (
        inked(shape, g("peak"), 2)
        + flat("M30 2Q31 2 32 4L59 51H34L31 25Z", g("peak-lo"))
        + inked("M17 20L26 3Q29 0 32 4L42 21L36 18L31 25L26 18L22 23Z", g("snow"), 1.6)
        + line(shape, width=2)
        + line("M15 42L20 33M23 46L26 39M45 43L41 35", width=1.4, opacity=0.6)
    )


def _crag() -> str:
    """A mountain with two tops and a cave."""
    shape = "M1 51L16 20Q18 17 21 20L27 29L38 6Q41 2 44 7L63 51Z"
    return (
        inked(shape, g("peak"), 2)
        + flat(
            "M42 4.5L44 7L63 51H43Q47 30 42 4.5ZM19 19L21 20L27 29L31 37Q24 32 19 19Z", g("peak-lo")
        )
        + inked("M32 18.6L38 6Q41 2 44 7L49 19L44.5 16.5L41 22L37 17Z", g("snow"), 1.6)
        + line(shape, width=2)
        + inked("M16 51V45A6.5 6.5 0 0 1 29 45V51Z", g("mountain-lo"), 1.6)
    )


def _rock() -> str:
    return inked("M1 15L5 6L12 2L19 7L22 15Z", g("peak"), 1.7) + flat(
        "M12 3L18.4 7.4L21 14.2H13Z", g("peak-lo")
    )


def _hut() -> str:
    return (
        inked("M6 12H24V25H6Z", g("wall"))
        + flat("M18 13H23.2V24.2H18Z", g("wall-lo"))
        + inked("M2 14L15 2L28 14Z", g("thatch"))
        + inked("M9.6 25V18H14.4V25Z", g("door"), 1.4)
        + inked("M18 16.6H21.4V20H18Z", v("glow"), 1.2)
    )


def _mill() -> str:
    """A windmill, its sails crosswise."""
    sail = inked("M20 16L22.4 2.4L28 3.6L21.6 16Z", g("wool"), 1.3)
    sails = "".join(group(sail, transform=f"rotate({turn} 20 16)") for turn in (20, 110, 200, 290))
    return (
        inked("M12 46L15 14H25L28 46Z", g("wall"))
        + flat("M21.4 15H24.2L27 45.2H22.6Z", g("wall-lo"))
        + inked("M13 15L20 5L27 15Z", g("thatch"))
        + inked("M17 46V38A3 3 0 0 1 23 38V46Z", g("door"), 1.4)
        + sails
        + circle(20, 16, 2, INK)
    )


def _wheat() -> str:
    stalks = line("M10 22V8M4 22Q4 14 3 10M16 22Q16 14 17 10", g("wheat-lo"), 2)
    ears = "M10 1Q14 5 10 10Q6 5 10 1Z"
    ears += "M3 4Q6.5 7.5 3 12Q-.5 7.5 3 4ZM17 4Q20.5 7.5 17 12Q13.5 7.5 17 4Z"
    return stalks + path(ears, g("wheat"), g("wheat-lo"), 1.4)


def _flower() -> str:
    petals = "".join(circle(x, y, 2, g("petal")) for x, y in ((5, 2), (2, 5), (8, 5), (5, 8)))
    return petals + circle(5, 5, 1.7, v("glow"))


def _sheep() -> str:
    return (
        line("M7 15V19M10.5 15V19M16 15V19M19 15V19", width=1.8)
        + inked(
            "M5 15A4.4 4.4 0 0 1 5.4 6.6A5 5 0 0 1 13 4A5 5 0 0 1 20.4 6.4A4.6 4.6 0 0 1 20.6 15Z",
            g("wool"),
            1.6,
        )
        + ellipse(4, 9.6, 3.4, 3.9, g("mountain-lo"), stroke=INK, stroke_width=1.4)
    )


def _stack() -> str:
    return inked("M2 22Q1 8 12 2Q23 8 22 22Q12 25 2 22Z", g("wheat"), 1.7) + line(
        "M7 20Q7 12 11 6M12 21V9M17 20Q17 12 13.4 6", g("wheat-lo"), 1.4
    )


def _mushroom() -> str:
    return (
        inked("M5 14Q6 9 5.4 7H10.6Q10 9 11 14Z", g("wool"), 1.3)
        + inked("M1 8Q2 1 8 1Q14 1 15 8Q8 10.4 1 8Z", g("petal"), 1.4)
        + circle(5, 5, 1.1, g("wool"))
        + circle(10, 4.4, 1.2, g("wool"))
    )


def _tower(x: float, y: float, w: float, roof: float, foot: float = 88) -> str:
    """A round tower with a pointed roof; x is its middle, y the top of its wall."""
    half, wide = w / 2, w / 2 + w * 0.3
    wall = f"M{x - half} {y}H{x + half}V{foot}H{x - half}Z"
    cap = (
        f"M{x - wide} {y + 2}Q{x - w * 0.2} {y - roof * 0.4} {x} {y - roof}"
        f"Q{x + w * 0.2} {y - roof * 0.4} {x + wide} {y + 2}Q{x} {y + 5.4} {x - wide} {y + 2}Z"
    )
    shade = (
        f"M{x} {y - roof + 2}Q{x + w * 0.2} {y - roof * 0.4} {x + wide - 1} {y + 2}"
        f"Q{x + half} {y + 3.6} {x + w * 0.1} {y + 4}Z"
    )
    return (
        inked(wall, g("wall"), 2.2)
        + rect(x + half * 0.3, y + 2, half * 0.7 - 1, foot - y - 3, g("wall-lo"))
        + inked(cap, g("roof"), 2.2)
        + flat(shade, g("roof-lo"))
        + _window(x, y + 14, w * 0.16)
    )


def _window(x: float, y: float, r: float) -> str:
    return inked(f"M{x - r} {y + 5}V{y}A{r} {r} 0 0 1 {x + r} {y}V{y + 5}Z", v("glow"), 1.7)


def _battlement(x: float, y: float, w: float, foot: float = 88) -> str:
    step = w / 9
    teeth = "".join(
        f"V{y}H{x + step * (i + 1)}V{y + 5}H{x + step * (i + 2)}" for i in range(0, 8, 2)
    )
    wall = f"M{x} {foot}V{y + 5}{teeth}V{y}H{x + w}V{foot}Z"
    return inked(wall, g("wall"), 2.2) + rect(
        x + w * 0.66, y + 7, w * 0.34 - 1.4, foot - y - 8.4, g("wall-lo")
    )


def _gate(x: float, w: float = 8, foot: float = 88) -> str:
    return inked(
        f"M{x - w} {foot}V{foot - 12}A{w} {w} 0 0 1 {x + w} {foot - 12}V{foot}Z", g("door"), 2.2
    )


def _flag(x: float, y: float) -> str:
    return line(f"M{x} {y}V{y - 10}", width=2) + inked(
        f"M{x} {y - 10}L{x + 9} {y - 7.4}L{x} {y - 4.8}Z", g("crown"), 1.6
    )


def _castle() -> str:
    """The king's castle: a keep between two towers."""
    return (
        flat("M0 91Q50 72 100 91Z", g("path"))
        + _tower(17, 46, 18, 24)
        + _tower(83, 46, 18, 24)
        + _battlement(24, 52, 52)
        + _tower(50, 30, 28, 28)
        + _flag(50, 3)
        + _gate(50)
    )


def _keep() -> str:
    """A tall tower at one end of a wall."""
    return (
        flat("M0 91Q50 72 100 91Z", g("path"))
        + _battlement(30, 54, 62)
        + _tower(88, 46, 16, 22)
        + _tower(28, 26, 30, 26)
        + _flag(28, 1)
        + _window(28, 60, 4.6)
        + _gate(62)
    )


def _chateau() -> str:
    """Five slim towers, the tallest in the middle."""
    return (
        flat("M0 91Q50 72 100 91Z", g("path"))
        + _tower(12, 54, 13, 20)
        + _tower(88, 54, 13, 20)
        + _battlement(18, 58, 64)
        + _tower(31, 40, 15, 23)
        + _tower(69, 40, 15, 23)
        + _tower(50, 28, 18, 27)
        + _flag(50, 2)
        + _gate(50, 7)
    )


PROPS: dict[str, tuple[float, float]] = {  # their boxes
    "pine": (24, 36), "oak": (28, 34), "peak": (60, 52), "crag": (64, 52), "rock": (23, 16),
    "hut": (30, 26), "mill": (40, 46), "wheat": (20, 22), "flower": (10, 10), "sheep": (24, 20),
    "stack": (24, 24), "mushroom": (16, 15), "castle-1": (100, 92), "castle-2": (100, 92),
    "castle-3": (100, 92),
}  # fmt: skip


def symbols() -> str:
    """`gr-prop-<name>`."""
    drawn = {
        "pine": _pine(), "oak": _oak(), "peak": _peak(), "crag": _crag(), "rock": _rock(),
        "hut": _hut(), "mill": _mill(), "wheat": _wheat(), "flower": _flower(),
        "sheep": _sheep(), "stack": _stack(), "mushroom": _mushroom(),
        "castle-1": _castle(), "castle-2": _keep(), "castle-3": _chateau(),
    }  # fmt: skip
    return "".join(
        symbol(f"gr-prop-{name}", f"0 0 {wide:g} {high:g}", drawn[name])
        for name, (wide, high) in PROPS.items()
    )
