"""The Magic Castle, in a box of 160."""

from __future__ import annotations

from bajarz.art.fantazja.parts import INK, inked, merlons, stroke
from bajarz.art.palette import v
from bajarz.art.svg import ellipse, path, rect, star


def castle() -> str:
    return (
        ellipse(80, 142, 70, 7, v("shadow"), opacity=0.22)
        + _tower(31, 26, 84, 34, "blue")
        + _tower(129, 26, 84, 34, "blue")
        + _tower(54, 30, 64, 40, "red")
        + _tower(106, 30, 64, 40, "red")
        + _tower(80, 46, 48, 46, "violet")
        + "".join(
            _window(x, y, w)
            for x, y, w in ((80, 78, 13), (49, 94, 8), (111, 94, 8), (31, 108, 7), (129, 108, 7))
        )
        + star(80, 96, 9, v("glow"), stroke=INK, stroke_width=1.6)
        + rect(38, 114, 84, 28, v("wall-S"))
        + rect(97, 114, 25, 28, v("wall-S-lo"))
        + stroke("M38 114V142H122V114", INK, 2.4)
        + merlons(38, 84, 114, 7, v("wall-S"))
        + inked("M68 142V128a12 12 0 0 1 24 0V142Z", v("wood"))
        + stroke("M74 120V142M80 117V142M86 120V142", v("wood-lo"), 1.6)
        + stroke("M70 144q-4 8 -14 13M90 144q4 8 14 13", INK, 1.8)
    )


def _tower(cx: float, w: float, top: float, h: float, roof: str) -> str:
    a, b = cx - w / 2, cx + w / 2
    body = rect(a, top, w, 142 - top, v("wall-S")) + rect(
        b - w * 0.34, top, w * 0.34, 142 - top, v("wall-S-lo")
    )
    body += stroke(f"M{a} {top}V142M{b} {top}V142", INK, 2.4)
    right = f"Q{cx + w * 0.22} {top - h * 0.4} {b + 6} {top + 2}"
    d = (
        f"M{a - 6} {top + 2}Q{cx - w * 0.22} {top - h * 0.4} {cx} {top - h}{right}"
        f"Q{cx} {top + 8} {a - 6} {top + 2}Z"
    )
    shade = f"M{cx} {top - h}{right}Q{cx + w * 0.4} {top + 4} {cx + w * 0.2} {top + 5}Z"
    tip = top - h
    flag = stroke(f"M{cx} {tip + 2}v-13", INK, 2.2) + inked(
        f"M{cx} {tip - 11}l12 3.6l-12 3.6Z", v("gold-hi"), 1.6
    )
    return (
        body
        + flag
        + path(d, v(f"roof-{roof}"))
        + path(shade, v(f"roof-{roof}-lo"))
        + stroke(d, INK, 2.4)
    )


def _window(cx: float, y: float, w: float) -> str:
    r = w / 2
    return path(f"M{cx - r} {y}V{y - w}a{r} {r} 0 0 1 {w} 0V{y}Z", v("glow"), INK, 1.9)
