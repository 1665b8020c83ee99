"""A Fantazja tile: frame, scene, building and badges in a box of 200; its side tabs apart."""

from __future__ import annotations

from bajarz.art.fantazja.drawn import drawn
from bajarz.art.fantazja.signs import ELEMENTS
from bajarz.art.glyphs import number, roman
from bajarz.art.palette import v
from bajarz.art.svg import clip, clipped, group, path, rect, symbol, use

INK = v("ink-line")
SIDES = "nesw"
_INNER = {
    "S": "M29 9H171Q191 9 191 29V171Q191 191 171 191H29Q9 191 9 171V29Q9 9 29 9Z",
    "E": "M29 9H171L191 29V171L171 191H29L9 171V29Z",
}


def picture(
    faction: str, kind: str, level: int, points: int, dark: bool, drawing: str, variant: int
) -> str:
    """Everything on a tile that stays upright when it is turned. `drawing` is the building's."""
    size = 156.0 if level == 1 else 144.0
    scene = drawn(f"scene-{kind}") + drawn(f"plants-{faction}-{variant}")
    scene += rect(0, 0, 200, 200, "url(#fz-void)") if dark else ""
    scene += use(f"fz-{drawing}", 100 - size / 2, 161 - size * 110 / 120, size, size)
    return (
        drawn(f"frame-{faction}")
        + clipped(f"fz-in-{faction}", scene)
        + path(_INNER[faction], "none", INK, 1.8)
        + _type_badge(kind, level, faction)
        + use(f"fz-faction-{faction}", 154, 4, 42, 42)
        + use("fz-points", 3, 153, 44, 44)
        + number(25, 185.5, points, 21, v("seal-ink"))
        + (use("fz-dark", 151, 151, 47, 47) if dark else "")
    )


def _type_badge(kind: str, level: int, faction: str) -> str:
    plate = drawn(f"badge-{faction}").replace("var(--part-type)", v(f"ty-{kind}"))
    size, top = (23.0, 7.0) if level else (28.0, 11.0)
    glyph = use(f"fz-type-{kind}", 25 - size / 2, top, size, size, color=v("on-type"))
    return plate + glyph + roman(25, 45.5, level, v("on-type"))


def tab(element: str, count: int, side: str) -> str:
    """The tab of one side, over the whole tile's box; its symbols always stand upright."""
    name, angle = ELEMENTS[element], SIDES.index(side) * 90
    half, deep = (27.5 * count + 20) / 2, 36.0
    shape = f"M{100 - half} 0H{100 + half}L{100 + half - 9} {deep}H{100 - half + 9}Z"
    bevel = (
        f"M{100 - half + 6} 3.4L{100 - half + 12} {deep - 3.6}H{100 + half - 12}"
        f"L{100 + half - 6} 3.4"
    )
    plate = group(
        path(shape, v(f"el-{name}"), INK, 2.8) + path(bevel, "none", v(f"el-{name}-hi"), 2),
        transform=f"rotate({angle} 100 100)" if angle else None,
    )
    signs = ""
    for i in range(count):
        along, across = 100 + 27.5 * (i - (count - 1) / 2), 17.0
        x, y = {
            "n": (along, across),
            "s": (along, 200 - across),
            "w": (across, along),
            "e": (200 - across, along),
        }[side]
        signs += use(f"fz-el-{element}", x - 13.4, y - 13.4, 26.8, 26.8)
    return plate + group(signs, color=v(f"on-{name}"))


def tabs() -> str:
    """`fz-tab-E2-n` and so on: every element, count and side."""
    return "".join(
        symbol(f"fz-tab-{element}{count}-{side}", "0 0 200 200", tab(element, count, side))
        for element in ELEMENTS
        for count in (1, 2, 3)
        for side in SIDES
    )


def insides() -> str:
    """The clips of the two frames."""
    return "".join(clip(f"fz-in-{key}", d) for key, d in _INNER.items())
