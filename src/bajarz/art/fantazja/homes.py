"""Houses, windmills and water mills of Fantazja, in a box of 120."""

from __future__ import annotations

from bajarz.art.fantazja.parts import (
    BASE,
    INK,
    Style,
    block,
    door,
    eye,
    gable,
    inked,
    knob,
    spire,
    stroke,
    window,
)
from bajarz.art.fantazja.props import (
    bush,
    chimney,
    cog,
    ivy,
    lamp,
    pennant,
    pond,
    sails,
    shadow,
    timber,
    wheel,
)
from bajarz.art.palette import v
from bajarz.art.svg import circle, path, rect, star


def residential_1(st: Style) -> str:
    mark = ivy(40, BASE, 22) if st.round else lamp(64, 94)
    return (
        shadow(62, 66)
        + chimney(76, 50)
        + block(36, 52, 78, st)
        + gable(62, 80, 72, 36, st)
        + door(51, 15, 22, st)
        + window(75, 99, 12, 14, st)
        + mark
        + bush(28, 112, 0.9)
    )


def residential_2(st: Style) -> str:
    extra = ivy(88, BASE, 34) if st.round else lamp(60, 90)
    return (
        shadow(60, 84)
        + chimney(80, 26, 20)
        + block(26, 68, 58, st)
        + timber(26, 68, 58, 20)
        + gable(60, 60, 84, 38, st)
        + eye(60, 46, 5.6)
        + window(38, 98, 11, 14, st)
        + window(82, 98, 11, 14, st)
        + _flowers(38)
        + _flowers(82)
        + door(60, 16, 24, st)
        + window(60, 76, 9, 11, st)
        + extra
    )


def residential_3(st: Style) -> str:
    tower = block(43, 34, 36, st) + timber(43, 34, 36, 16) + spire(60, 38, 50, 34, st)
    wings = "".join(
        block(x, 36, 70, st)
        + timber(x, 36, 70, 13)
        + gable(x + 18, 72, 46, 28, st)
        + window(x + 18, 102, 11, 14, st)
        for x in (8, 76)
    )
    return (
        shadow(60, 116)
        + wings
        + tower
        + pennant(60, 6, 14, st)
        + window(60, 71, 11, 13, st)
        + _garland()
        + door(60, 19, 27, st)
    )


def _flowers(x: float) -> str:
    dots = "".join(
        circle(x - 5 + 5 * i, 99, 2.3, v("blossom") if i % 2 == 0 else v("leaf-hi"))
        for i in range(3)
    )
    return rect(x - 8, 99, 16, 4.4, v("wood"), stroke=INK, stroke_width=1.5) + dots


def _garland() -> str:
    beads = "".join(
        circle(x, 77, 2.6, v("glow"), stroke=INK, stroke_width=1.3) for x in (43, 60, 77)
    )
    return stroke("M43 77q8 8 17 0q9 8 17 0", v("blossom"), 3) + beads


def production_1(st: Style) -> str:
    return _windmill(60, 36, 62, 34, 20, st) if st.round else _watermill_1(st)


def production_2(st: Style) -> str:
    if not st.round:
        return _watermill_2(st)
    crate = rect(91, 97, 15, 13, v("straw"), stroke=INK, stroke_width=2) + stroke(
        "M91 103.5h15M98.5 97v13", v("wood-lo"), 1.6
    )
    return crate + _windmill(58, 50, 46, 38, 20, st, gallery=82)


def production_3(st: Style) -> str:
    if not st.round:
        return _watermill_3(st)
    small = _windmill(20, 22, 80, 17, 40, st, doorway=False) + _windmill(
        101, 22, 80, 17, 8, st, doorway=False
    )
    return (
        small
        + _windmill(60, 50, 44, 40, 20, st, gallery=82)
        + star(60, 40, 5, v("flag-red"), stroke=INK, stroke_width=1.4)
    )


def _windmill(
    cx: float,
    w: float,
    top: float,
    r: float,
    turn: float,
    st: Style,
    gallery: float = 0,
    doorway: bool = True,
) -> str:
    """A tower mill: its body narrows upward, its cap is a leaf dome."""
    a, b, n = cx - w / 2, cx + w / 2, w * 0.17
    d = f"M{a} {BASE}L{a + n} {top}H{b - n}L{b} {BASE}Z"
    shade = f"M{b - n - w * 0.2} {top}H{b - n}L{b} {BASE}H{b - w * 0.28}Z"
    cap = (
        f"M{a + n - 3} {top + 2}Q{cx - w * 0.3} {top - w * 0.5} {cx} {top - w * 0.52}"
        f"Q{cx + w * 0.3} {top - w * 0.5} {b - n + 3} {top + 2}Z"
    )
    body = shadow(cx, w + 12) + path(d, st.wall) + path(shade, st.wall_lo) + stroke(d, INK, 2.4)
    body += inked(cap, st.roof) + stroke(
        f"M{cx - w * 0.2} {top - w * 0.16}q{w * 0.08} 4 {w * 0.16} 0", st.roof_hi, 2
    )
    if gallery:
        rail = "".join(f"M{a + 5 + i * (w - 10) / 5} {gallery}v-7" for i in range(6))
        body += inked(f"M{a - 1} {gallery}H{b + 1}l-4 6H{a + 3}Z", v("wood"), 2)
        body += stroke(f"{rail}M{a + 3} {gallery - 7}H{b - 3}", INK, 1.8)
        body += window(cx - w * 0.2, 72, 7, 10, st) + window(cx + w * 0.2, 72, 7, 10, st)
    if doorway:
        body += door(cx, max(12, w * 0.3), 19, st)
    return body + sails(cx, top - w * 0.08, r, turn, st)


def _watermill_1(st: Style) -> str:
    return (
        shadow(46, 60)
        + block(22, 48, 72, st)
        + gable(46, 74, 64, 34, st)
        + cog(38, 90, 8)
        + door(56, 13, 19, st)
        + pond(66, 56)
        + wheel(86, 88, 20)
    )


def _watermill_2(st: Style) -> str:
    return (
        shadow(44, 66)
        + block(16, 54, 52, st)
        + timber(16, 54, 52, 18)
        + gable(43, 54, 70, 36, st)
        + eye(43, 42, 5)
        + cog(30, 87, 9)
        + window(48, 90, 9, 12, st)
        + door(60, 13, 20, st)
        + pond(70, 52)
        + wheel(90, 82, 25)
    )


def _watermill_3(st: Style) -> str:
    tower = block(34, 52, 46, st) + timber(34, 52, 46, 18) + gable(60, 48, 70, 28, st)
    lantern = (
        rect(53, 16, 14, 12, v("glow"), stroke=INK, stroke_width=2)
        + stroke("M60 16v12", INK, 1.4)
        + spire(60, 17, 22, 13, st)
        + knob(60, 3, 2.4)
    )
    return (
        pond(-4, 44)
        + pond(80, 44)
        + shadow(60, 70)
        + tower
        + lantern
        + cog(60, 76, 9)
        + window(43, 84, 8, 12, st)
        + window(77, 84, 8, 12, st)
        + door(60, 17, 22, st)
        + wheel(20, 86, 18)
        + wheel(100, 86, 18)
    )
