"""Princess, Knight and Dragon: round, shield-shaped and six-cornered bases, and light all round."""

from __future__ import annotations

from collections.abc import Sequence

from bajarz.art.grajeczka.hexes import Point
from bajarz.art.grajeczka.props import INK, flat, g, inked, line
from bajarz.art.palette import v
from bajarz.art.svg import circle, ellipse, path, star, symbol, use

FIGURES = ("princess", "knight", "dragon")
WIDE, HIGH = 80.0, 100.0

# outlines that a light line is drawn around, so that the figure stands out from any ground
_SHAPES: dict[str, str] = {
    "princess": "M12 88Q12 98 40 99Q68 98 68 88L60 66L72 44L58 40L54 26V5L40 2L26 5V26"
    "Q18 44 24 62L14 86Z",
    "knight": "M10 92Q40 100 70 92L68 84V18L70 14L66 2L62 14L55 24Q52 11 40 11Q22 -2 12 10"
    "Q24 12 26 24V50L8 54V68Q8 76 14 84Z",
    "dragon": "M10 88L22 98H58L70 88L74 80L78 46L68 52L56 56L60 38L78 16L56 24L58 2L40 4L22 2"
    "L25 24L4 12Q8 40 30 50L20 80Z",
}


def _halo(name: str) -> str:
    return path(_SHAPES[name], g("halo"), g("halo"), 9)


def _princess() -> str:
    gown = "M33 46Q22 66 14 86Q40 95 66 86Q58 66 47 46Z"
    out = ellipse(40, 91, 28, 8, g("rose-lo"), stroke=INK, stroke_width=2.6)
    out += ellipse(40, 88, 28, 8, g("rose-hi"), stroke=INK, stroke_width=2.6)
    out += inked("M26 26Q18 44 24 62H56Q62 44 54 26Z", g("hair-lo"), 2.6)
    out += inked(gown, g("rose"), 2.6)
    out += flat("M47 46Q58 66 66 86Q58 89 50 90Q50 66 43 46Z", g("rose-lo"))
    out += line(gown, width=2.6) + line("M19 76Q40 86 61 76", v("glow-ray"), 3)
    out += inked("M34 46Q20 54 24 66L29 67Q28 57 36 54Z", g("rose-hi"), 2.2)
    out += inked("M46 46Q60 50 60 60L55 62Q52 55 44 54Z", g("rose-hi"), 2.2)
    out += inked("M34 44H46L45 54H35Z", g("wool"), 2.2)
    out += circle(40, 31, 12.5, g("skin"), stroke=INK, stroke_width=2.6)
    out += inked("M27 31Q27 17 40 17Q53 17 53 31Q48 22 40 23Q32 22 27 31Z", g("hair"), 2.2)
    out += inked("M28 19L26 5L34 11L40 2L46 11L54 5L52 19Q40 14 28 19Z", g("crown"), 2.6)
    out += circle(40, 12, 2.2, g("gem"), stroke=INK, stroke_width=1.4)
    out += circle(35.5, 32, 1.8, g("eye")) + circle(44.5, 32, 1.8, g("eye"))
    out += circle(32.5, 36, 2.2, g("blush")) + circle(47.5, 36, 2.2, g("blush"))
    out += line("M37 37.5Q40 40.1 43 37.5", width=1.8) + line("M58 62L64 48", width=2.4)
    return out + star(65, 43.4, 6.6, v("glow"), stroke=INK, stroke_width=1.6)


def _knight() -> str:
    body = "M28 52Q22 70 26 86Q40 92 54 86Q58 70 52 52Z"
    helm = "M25 50V28Q25 11 40 11Q55 11 55 28V50Q40 56 25 50Z"
    shield = "M8 54H36V68Q36 82 22 88Q8 82 8 68Z"
    out = inked("M14 84H66L70 93Q40 101 10 93Z", g("blue-lo"), 2.6)
    out += inked("M14 83Q40 76 66 83L70 90Q40 98 10 90Z", g("blue-hi"), 2.6)
    out += line("M66 92V14", width=5) + line("M66 91V14", g("wood"), 2.2)
    out += inked("M66 2L70 15H62Z", g("steel"), 2.2) + inked(
        "M66 18L52 23L66 30Z", g("banner"), 2.2
    )
    out += inked(body, g("steel-lo"), 2.6) + line("M40 60V88", width=1.6)
    out += inked("M52 54Q62 56 66 66L61 69Q58 62 51 62Z", g("steel"), 2.2)
    out += inked("M38 9Q22 -2 12 10Q24 10 30 20Z", g("banner"), 2.4)
    out += inked(helm, g("steel"), 2.6)
    out += flat("M47 14Q55 18 55 28V50Q51 52 47 53Z", g("steel-lo")) + line(helm, width=2.6)
    out += inked("M29 30H53V36H29Z", g("eye"), 2.2)
    out += circle(36, 33, 1.9, v("glow-ray")) + circle(46, 33, 1.9, v("glow-ray"))
    out += line("M41 37V52M34 43H34.1M34 48H34.1M48 43H48.1M48 48H48.1", width=2.2)
    out += inked(shield, g("blue"), 2.6)
    out += path("M22 56V86M9.4 67H34.6", "none", v("glow-ray"), 4.5, stroke_linecap="butt")
    return out + line(shield, width=2.6)


def _dragon() -> str:
    out = inked("M10 90L22 82H58L70 90L58 98H22Z", g("scale-lo"), 2.6)
    out += inked("M10 87L22 79H58L70 87L58 95H22Z", g("scale-hi"), 2.6)
    out += inked("M52 80Q74 82 74 64Q74 56 68 52L78 46L74 60Q82 88 52 90Z", g("scale"), 2.4)
    out += inked("M34 50Q8 40 4 12Q14 20 19 18Q24 28 30 25Q34 34 42 34Z", g("wing"), 2.4)
    out += line("M34 46Q20 36 19 18M36 42Q30 34 30 25", width=1.8)
    out += inked("M46 46Q66 40 78 16Q68 22 63 19Q59 28 53 26Q50 33 42 34Z", g("wing"), 2.4)
    out += line("M50 42Q60 34 63 19", width=1.8)
    out += inked(
        "M24 86Q18 66 30 54Q34 46 30 36H52Q48 48 54 58Q64 72 56 86Q40 92 24 86Z", g("scale"), 2.6
    )
    out += inked(
        "M32 85Q28 68 36 58Q40 50 38 40H46Q44 52 48 60Q54 72 48 86Q40 88 32 85Z", g("belly"), 1.8
    )
    out += line("M33 64H46M31 72H49M31 79H49", g("plain-lo"), 1.6)
    out += inked("M20 86Q16 78 24 76Q32 77 32 86Z", g("scale"), 2.2)
    out += inked("M60 86Q64 78 56 76Q48 77 48 86Z", g("scale"), 2.2)
    out += inked("M28 14L22 2L34 9ZM52 14L58 2L46 9Z", g("belly"), 2.2)
    out += inked(
        "M24 26Q24 8 40 8Q56 8 56 26Q60 38 50 42Q40 46 30 42Q20 38 24 26Z", g("scale"), 2.6
    )
    out += inked("M27 33Q40 28 53 33Q54 41 47 42Q40 44 33 42Q26 41 27 33Z", g("scale-hi"), 1.8)
    out += circle(35, 37, 1.5, g("scale-lo")) + circle(45, 37, 1.5, g("scale-lo"))
    for x, pupil in ((33.0, 34.0), (47.0, 46.0)):
        out += circle(x, 23, 4.5, v("seal"), stroke=INK, stroke_width=1.8) + circle(
            pupil, 24, 2, g("eye")
        )
    out += inked("M34 41L36 45L38 41.5M46 41L44 45L42 41.5", g("snow"), 1.3)
    return out + inked("M36 8L40 2L44 8Z", g("wing"), 1.8)


def symbols() -> str:
    """`gr-<figure>` with a light edge, `gr-bare-<figure>`, `gr-face-<figure>` on a round ground."""
    drawn = {"princess": _princess(), "knight": _knight(), "dragon": _dragon()}
    out = "".join(
        symbol(f"gr-{name}", f"0 0 {WIDE:g} {HIGH:g}", _halo(name) + body)
        for name, body in drawn.items()
    )
    grounds = {"princess": "rose-soft", "knight": "blue-soft", "dragon": "scale-soft"}
    for name, body in drawn.items():
        disc = circle(35, 38, 33, g(grounds[name]), stroke=INK, stroke_width=3)
        out += symbol(f"gr-bare-{name}", f"0 0 {WIDE:g} {HIGH:g}", body)
        out += symbol(
            f"gr-face-{name}", "0 0 70 74", disc + use(f"gr-bare-{name}", 10, 4, 50, 62.5)
        )
    return out


# where figures stand on a place, by how many there are: feet, and their height
_STANDS: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (80.0, ((0, 37),)),
    2: (68.0, ((-24, 34), (24, 34))),
    3: (55.0, ((-28, 19), (28, 19), (0, 38))),
}


def standing(names: Sequence[str], x: float, y: float) -> str:
    """The figures of one place, side by side, around its middle."""
    high, feet = _STANDS[len(names)]
    wide = high * WIDE / HIGH
    out = ""
    for name, (dx, foot) in zip(names, feet, strict=True):
        out += ellipse(x + dx, y + foot - 2, wide * 0.42, high * 0.09, v("shadow"), opacity=0.3)
        out += use(f"gr-{name}", x + dx - wide / 2, y + foot - high, wide, high)
    return out
