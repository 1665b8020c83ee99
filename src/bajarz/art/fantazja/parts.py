"""What Fantazja's buildings are put together from, in a box of 120 with the ground at 110.

Sculptors of Nature build round: thatch, curls, leaves. Engineers of Light build straight:
panelled gables, brass balls, lamps. The same plan thus has two silhouettes.
"""

from __future__ import annotations

from dataclasses import dataclass

from bajarz.art.palette import v
from bajarz.art.svg import circle, path, rect

INK = v("ink-line")
BASE = 110.0


@dataclass(frozen=True)
class Style:
    """How a faction builds."""

    key: str

    @property
    def round(self) -> bool:
        return self.key == "S"

    @property
    def roof(self) -> str:
        return v(f"roof-{self.key}")

    @property
    def roof_lo(self) -> str:
        return v(f"roof-{self.key}-lo")

    @property
    def roof_hi(self) -> str:
        return v(f"roof-{self.key}-hi")

    @property
    def wall(self) -> str:
        return v(f"wall-{self.key}")

    @property
    def wall_lo(self) -> str:
        return v(f"wall-{self.key}-lo")

    @property
    def flag(self) -> str:
        return v("fa-S-hi") if self.round else v("flag-red")


def inked(d: str, fill: str, width: float = 2.4) -> str:
    return path(d, fill, INK, width)


def stroke(d: str, colour: str = INK, width: float = 2.0) -> str:
    return path(d, "none", colour, width)


def bar(d: str, colour: str, width: float) -> str:
    """A thick line with an ink outline: posts, spokes, branches."""
    return stroke(d, INK, width + 2.6) + stroke(d, colour, width)


def block(x: float, w: float, top: float, st: Style, base: float = BASE) -> str:
    """A plastered wall, its right third in shade."""
    return (
        _wall(x, w, top, base, st.wall, st.wall_lo)
        + stroke(f"M{x} {base - 4}H{x + w}", st.wall_lo, 2)
        + stroke(f"M{x} {top}V{base}H{x + w}V{top}", INK, 2.4)
    )


def masonry(x: float, w: float, top: float, base: float = BASE) -> str:
    """A stone wall with a few visible blocks."""
    h = base - top
    marks = ""
    for i, (fx, fy) in enumerate(((0.12, 0.3), (0.52, 0.45), (0.2, 0.68), (0.56, 0.85))):
        marks += f"M{x + w * fx} {top + h * fy}h{w * (0.22 + 0.04 * (i % 2))}"
    return (
        _wall(x, w, top, base, v("stone"), v("stone-lo"))
        + stroke(marks, v("stone-line"), 1.5)
        + stroke(f"M{x} {top}V{base}H{x + w}V{top}", INK, 2.4)
    )


def _wall(x: float, w: float, top: float, base: float, light: str, dark: str) -> str:
    return rect(x, top, w, base - top, light) + rect(x + w * 0.68, top, w * 0.32, base - top, dark)


def merlons(x: float, w: float, y: float, count: int, fill: str = "") -> str:
    """Battlements on a wall that begins at y."""
    step = w / (2 * count - 1)
    d = f"M{x} {y + 4}V{y - 8}"
    for i in range(count):
        left = x + 2 * i * step
        d += f"H{left}V{y - 8}H{left + step}" + (
            f"V{y - 1}H{left + 2 * step}V{y - 8}" if i < count - 1 else ""
        )
    return inked(d + f"V{y + 4}Z", fill or v("stone"))


def gable(cx: float, y: float, w: float, h: float, st: Style) -> str:
    """A house roof: thatch for Sculptors, a panelled gable for Engineers."""
    return _thatch(cx, y, w, h, st) if st.round else _panels(cx, y, w, h, st)


def _thatch(cx: float, y: float, w: float, h: float, st: Style) -> str:
    a, b, top = cx - w / 2, cx + w / 2, y - h
    left = f"M{a} {y}C{a + w * 0.04} {y - h * 0.62} {cx - w * 0.2} {top} {cx} {top}"
    right = f"C{cx + w * 0.2} {top} {b - w * 0.04} {y - h * 0.62} {b} {y}"
    d = f"{left}{right}Q{cx} {y + 6} {a} {y}Z"
    shade = (
        f"M{cx} {top}{right}Q{cx + w * 0.36} {y + 3} {cx + w * 0.2} {y + 3.4}"
        f"Q{cx + w * 0.3} {y - h * 0.6} {cx} {top}Z"
    )
    scales = ""
    for fx, fy in ((-0.22, 0.3), (0.02, 0.3), (-0.08, 0.62), (0.1, 0.7), (-0.3, 0.12)):
        scales += f"M{cx + w * fx} {y - h * fy}q{w * 0.06} 5 {w * 0.12} 0"
    return (
        path(d, st.roof)
        + path(shade, st.roof_lo)
        + stroke(scales, st.roof_hi, 2)
        + stroke(d, INK, 2.4)
        + sprout(cx, top)
    )


def _panels(cx: float, y: float, w: float, h: float, st: Style) -> str:
    a, b, top = cx - w / 2, cx + w / 2, y - h
    d = f"M{a} {y}L{cx} {top}L{b} {y}Z"
    seams = "".join(
        f"M{cx + w * f * 0.16} {y - h * 0.66}L{cx + w * f * 0.36} {y - 1}" for f in (-1, -0.3)
    )
    return (
        path(d, st.roof)
        + path(f"M{cx} {top}L{b} {y}L{cx + w * 0.18} {y}Z", st.roof_lo)
        + stroke(seams, st.roof_hi, 2)
        + stroke(d, INK, 2.4)
        + knob(cx, top - 2, 2.6)
    )


def spire(cx: float, y: float, w: float, h: float, st: Style, lean: float = 0) -> str:
    """A tower's roof: a curling hat for Sculptors, a faceted one for Engineers."""
    a, b, tip = cx - w / 2, cx + w / 2, cx + lean
    top = y - h
    if st.round:
        left = f"M{a} {y}Q{cx - w * 0.06 + lean * 0.4} {y - h * 0.36} {tip} {top}"
        right = f"Q{cx + w * 0.1 + lean * 0.7} {y - h * 0.4} {b} {y}"
    else:
        left, right = f"M{a} {y}L{tip} {top}", f"L{b} {y}"
    d = f"{left}{right}Q{cx} {y + w * 0.14} {a} {y}Z"
    shade = f"M{tip} {top}{right}Q{cx + w * 0.3} {y + w * 0.06} {cx + w * 0.12} {y + w * 0.07}Z"
    bands = f"M{a + w * 0.17} {y - h * 0.2}Q{cx} {y - h * 0.1} {b - w * 0.34} {y - h * 0.17}"
    return (
        path(d, st.roof)
        + path(shade, st.roof_lo)
        + stroke(bands, st.roof_hi, 2)
        + stroke(d, INK, 2.4)
    )


def hip(x0: float, x1: float, y: float, h: float, st: Style) -> str:
    """A long roof with a level ridge."""
    r0, r1, top = x0 + h * 0.5, x1 - h * 0.5, y - h
    if st.round:
        d = (
            f"M{x0} {y}C{x0 + 2} {top} {r0} {top} {r0 + 4} {top}H{r1 - 4}"
            f"C{r1} {top} {x1 - 2} {top} {x1} {y}Q{(x0 + x1) / 2} {y + 5} {x0} {y}Z"
        )
    else:
        d = f"M{x0} {y}L{r0} {top}H{r1}L{x1} {y}Z"
    cut = x0 + (x1 - x0) * 0.7
    shade = f"M{cut} {top + 1.4}H{r1 - 2}Q{x1 - 3} {top + 3} {x1 - 1} {y}H{cut}Z"
    return (
        path(d, st.roof)
        + path(shade, st.roof_lo)
        + stroke(f"M{r0 + 4} {top + 4}H{cut - 2}", st.roof_hi, 2)
        + stroke(d, INK, 2.4)
    )


def sprout(x: float, y: float) -> str:
    """The Sculptors' finial: two leaves."""
    return stroke(f"M{x} {y + 1}V{y - 4}", INK, 2.2) + inked(
        f"M{x} {y - 3}q-7 0 -8 -6q7 -1 8 6zM{x} {y - 3}q1 -7 8 -8q1 8 -8 8z", v("leaf-hi"), 1.4
    )


def knob(x: float, y: float, r: float) -> str:
    """The Engineers' finial: a brass ball."""
    return stroke(f"M{x} {y}V{y + 4}", INK, 2) + circle(
        x, y, r, v("brass"), stroke=INK, stroke_width=1.6
    )


def window(cx: float, y: float, w: float, h: float, st: Style) -> str:
    """A lit window centred on cx, its sill at y: round for Sculptors, square for Engineers."""
    if st.round:
        d = f"M{cx - w / 2} {y}V{y - h + w / 2}a{w / 2} {w / 2} 0 0 1 {w} 0V{y}Z"
    else:
        d = f"M{cx - w / 2} {y}V{y - h + 2.4}l2.4 -2.4H{cx + w / 2 - 2.4}l2.4 2.4V{y}Z"
    bars = f"M{cx} {y - h + 1}V{y}M{cx - w / 2} {y - h * 0.45}h{w}"
    return path(d, v("glow"), INK, 1.9) + (stroke(bars, INK, 1.2) if w >= 8 else "")


def eye(cx: float, cy: float, r: float) -> str:
    """A round lit window."""
    return circle(cx, cy, r, v("glow"), stroke=INK, stroke_width=1.9) + stroke(
        f"M{cx} {cy - r}V{cy + r}M{cx - r} {cy}H{cx + r}", INK, 1.1
    )


def door(cx: float, w: float, h: float, st: Style, base: float = BASE) -> str:
    if st.round:
        d = f"M{cx - w / 2} {base}V{base - h + w / 2}a{w / 2} {w / 2} 0 0 1 {w} 0V{base}Z"
    else:
        d = f"M{cx - w / 2} {base}V{base - h + 4}l4 -4H{cx + w / 2 - 4}l4 4V{base}Z"
    return (
        inked(d, v("wood"), 2.2)
        + stroke(f"M{cx} {base - h + 3}V{base - 1}", v("wood-lo"), 1.4)
        + circle(cx + w * 0.24, base - h * 0.4, 1.3, v("glow"))
    )
