"""Special buildings of Fantazja, in a box of 120."""

from __future__ import annotations

from bajarz.art.fantazja.parts import (
    INK,
    Style,
    door,
    gable,
    inked,
    knob,
    masonry,
    sprout,
    stroke,
    window,
)
from bajarz.art.fantazja.props import pennant, shadow, twinkle
from bajarz.art.palette import v
from bajarz.art.svg import circle, ellipse, group, path, rect


def well(st: Style) -> str:
    beam = path("M44 78L30 6H90L76 78Z", "url(#fz-beam)")
    posts = stroke("M35 84V46M85 84V46", INK, 7) + stroke("M35 84V46M85 84V46", v("wood-hi"), 3.6)
    bowl = "M26 82h68v22q-34 13 -68 0Z"
    return (
        shadow(60, 84)
        + beam
        + posts
        + gable(60, 50, 86, 30, st)
        + path(bowl, v("stone"))
        + path("M76 82h18v22q-7 3 -18 5Z", v("stone-lo"))
        + stroke("M34 94h12M56 98h13M42 104h12", v("stone-line"), 1.6)
        + stroke(bowl, INK, 2.4)
        + ellipse(60, 82, 34, 9.4, v("stone"), stroke=INK, stroke_width=2.4)
        + ellipse(60, 82, 25, 6, v("crystal"), stroke=INK, stroke_width=1.8)
        + twinkle(60, 66, 7.4)
        + twinkle(47, 60, 3.6)
        + twinkle(74, 58, 4.2)
    )


def market(st: Style) -> str:
    posts = stroke("M19 60V110M101 60V110", INK, 7) + stroke(
        "M19 60V110M101 60V110", v("wood-hi"), 3.6
    )
    goods = "".join(
        circle(x, y, 4.6, v(c), stroke=INK, stroke_width=1.6)
        for x, y, c in (
            (29, 80, "el-fire"),
            (38, 80, "glow"),
            (33.5, 73, "flag-red"),
            (83, 80, "leaf-hi"),
            (92, 80, "leaf-hi"),
            (87.5, 73, "leaf"),
        )
    )
    sack = "M50 85q-3 -12 9 -13q12 1 9 13Z"
    counter = rect(13, 84, 94, 11, v("wood"), stroke=INK, stroke_width=2.4) + stroke(
        "M19 96v12M101 96v12M36 96v14M60 96v14M84 96v14", v("wood-lo"), 3
    )
    return (
        shadow(60, 104)
        + rect(19, 58, 82, 27, v("wood-lo"), opacity=0.45)
        + posts
        + goods
        + inked(sack, v("straw"), 1.7)
        + counter
        + _awning(st)
        + pennant(60, 32, 17, st)
    )


def _awning(st: Style) -> str:
    stripes = ""
    xs = [8 + 104 / 7 * i for i in range(8)]
    tops = [19 + 82 / 7 * i for i in range(8)]
    for i in range(7):
        fill = st.roof if i % 2 else v("sail")
        stripes += inked(f"M{tops[i]} 32H{tops[i + 1]}L{xs[i + 1]} 59q-7.4 10 -14.86 0Z", fill, 1.9)
    return stripes


def observatory(st: Style) -> str:
    dome = "M26 66A34 34 0 0 1 94 66Z"
    shade = "M74 35A34 34 0 0 1 94 66H80Q82 48 74 35Z"
    tube = (
        rect(48, 40, 12, 8, v("gold"))
        + rect(58, 37, 40, 14, v("gold-hi"))
        + rect(93, 34, 9, 20, v("gold"))
    )
    scope = group(tube, transform="rotate(-38 60 46)", stroke=INK, stroke_width=2.2)
    top = sprout(46, 36) if st.round else knob(44, 34, 3)
    return (
        shadow(60, 84)
        + masonry(29, 62, 72)
        + rect(22, 65, 76, 8, st.wall, stroke=INK, stroke_width=2.2)
        + path(dome, st.roof)
        + path(shade, st.roof_lo)
        + stroke(dome, INK, 2.4)
        + stroke("M36 56q4 -10 11 -15", st.roof_hi, 2.2)
        + top
        + inked("M54 65V35q6 -3 13 0V65Z", v("dark"), 2)
        + scope
        + window(42, 96, 9, 13, st)
        + window(78, 96, 9, 13, st)
        + door(60, 16, 23, st)
        + twinkle(18, 34, 6)
        + twinkle(34, 16, 4)
    )
