"""A Fantazja tile: frame, scene, building and badges in a box of 200; its side tabs apart."""

from __future__ import annotations

from bajarz.art.fantazja.parts import Style
from bajarz.art.fantazja.props import bush, tree
from bajarz.art.glyphs import number, roman
from bajarz.art.palette import v
from bajarz.art.svg import circle, clip, clipped, group, path, rect, spark, symbol, use

INK = v("ink-line")
ELEMENTS = {"E": "earth", "A": "air", "W": "water", "F": "fire"}
SIDES = "nesw"
TYPES = ("residential", "production", "military", "magic", "special")
_OUTER = {
    "S": "M26 2H174Q198 2 198 26V174Q198 198 174 198H26Q2 198 2 174V26Q2 2 26 2Z",
    "E": "M26 2H174L198 26V174L174 198H26L2 174V26Z",
}
_INNER = {
    "S": "M29 9H171Q191 9 191 29V171Q191 191 171 191H29Q9 191 9 171V29Q9 9 29 9Z",
    "E": "M29 9H171L191 29V171L171 191H29L9 171V29Z",
}


def picture(
    faction: str, kind: str, level: int, points: int, dark: bool, drawing: str, variant: int
) -> str:
    """Everything on a tile that stays upright when it is turned. `drawing` is a symbol's name."""
    size = 156.0 if level == 1 else 144.0
    scene = _scene(kind, variant, Style(faction))
    scene += rect(0, 0, 200, 200, "url(#fz-void)") if dark else ""
    scene += use(drawing, 100 - size / 2, 161 - size * 110 / 120, size, size)
    return (
        path(_OUTER[faction], v(f"fa-{faction}"), INK, 3)
        + path(
            _OUTER[faction], "none", v(f"fa-{faction}-hi"), 2, transform="translate(5 5) scale(.95)"
        )
        + clipped(f"fz-in-{faction}", scene)
        + path(_INNER[faction], "none", INK, 1.8)
        + _type_badge(kind, level, faction)
        + use(f"fz-faction-{faction}", 154, 4, 42, 42)
        + use("fz-points", 3, 153, 44, 44)
        + number(25, 185.5, points, 21, v("seal-ink"))
        + (use("fz-dark", 151, 151, 47, 47) if dark else "")
    )


def _scene(kind: str, variant: int, st: Style) -> str:
    """Sky, far land, near hill and a few plants; each type has its own far land."""
    sky = rect(0, 0, 200, 200, f"url(#fz-sky-{kind})")
    hill = path("M0 152Q54 128 104 146T200 142V200H0Z", v(f"hill-{kind}"))
    turf = path("M0 163Q60 146 110 158T200 156V200H0Z", v("leaf-hi"), opacity=0.38)
    plants = (
        tree(34, 160, 1.25, st) + bush(170, 160, 1.1),
        bush(36, 161, 1.2) + tree(166, 158, 1.25, st),
        tree(166, 156, 1.05, st) + tree(36, 157, 0.9, st),
    )[variant % 3]
    return sky + _far(kind) + hill + turf + plants


def _far(kind: str) -> str:
    low = v(f"hill-{kind}-lo")
    if kind == "military":
        return path("M0 150L34 96L58 124L92 78L128 122L156 92L200 142V160H0Z", low) + path(
            "M92 78L104 93L92 98L82 92ZM34 96L43 107L34 110L27 107Z"
            "M156 92L165 103L156 107L148 101Z",
            v("smoke"),
            opacity=0.85,
        )
    if kind == "magic":
        stars = "".join(
            spark(x, y, r, v("smoke"), opacity=0.9)
            for x, y, r in ((52, 62, 6), (150, 66, 7), (146, 112, 4), (46, 108, 4), (122, 46, 4))
        )
        return path("M0 146Q40 108 84 134T200 122V160H0Z", low) + stars
    if kind == "production":
        rows = "".join(
            f"M{x} 150q{(x - 100) * 0.1} -14 {(x - 100) * -0.1} -22" for x in (30, 54, 146, 170)
        )
        return (
            path("M0 140Q60 112 110 128T200 118V160H0Z", low)
            + path(rows, "none", v("straw"), 3)
            + _sun(152, 62)
        )
    if kind == "special":
        return (
            path("M0 144Q36 118 76 136T150 128T200 134V160H0Z", low)
            + spark(48, 58, 6, v("smoke"))
            + spark(152, 56, 5, v("smoke"))
        )
    return path("M0 142Q50 112 100 130T200 120V160H0Z", low) + _cloud(46, 66) + _cloud(138, 56)


def _sun(x: float, y: float) -> str:
    return circle(x, y, 20, v("halo"), opacity=0.7) + circle(x, y, 12, v("glow"))


def _cloud(x: float, y: float) -> str:
    d = f"M{x - 12} {y + 6}q-6 -8 4 -10q4 -10 14 -4q10 -2 9 6q8 4 0 8Z"
    return path(d, v("smoke"), opacity=0.85)


def _type_badge(kind: str, level: int, faction: str) -> str:
    corner = "Q4 4 26 4" if faction == "S" else "L27 4"
    d = f"M4 27{corner}H47V40L40 48H4Z"
    size, top = (23.0, 7.0) if level else (28.0, 11.0)
    glyph = use(f"fz-type-{kind}", 25 - size / 2, top, size, size, color=v("on-type"))
    return path(d, v(f"ty-{kind}"), INK, 2.6) + glyph + roman(25, 45.5, level, v("on-type"))


def castle_picture() -> str:
    """The Magic Castle's tile: a gilt square of its own kind."""
    corners = ""
    for x, y in ((24, 24), (176, 24), (24, 176), (176, 176)):
        corners += circle(x, y, 19, v("seal"), stroke=INK, stroke_width=2.4)
        corners += circle(x, y, 14.6, "none", stroke=v("gold"), stroke_width=1.8)
        corners += spark(x, y, 12, v("ty-residential"))
    outer = "M14 2H186Q198 2 198 14V186Q198 198 186 198H14Q2 198 2 186V14Q2 2 14 2Z"
    inner = "M16 9H184Q191 9 191 16V184Q191 191 184 191H16Q9 191 9 184V16Q9 9 16 9Z"
    scene = rect(0, 0, 200, 200, "url(#fz-sky-castle)") + circle(100, 96, 92, "url(#fz-halo)")
    scene += path("M0 138Q50 118 100 130T200 124V200H0Z", v("hill-castle-lo"))
    scene += path("M0 156Q54 136 104 150T200 148V200H0Z", v("hill-castle"))
    return (
        path(outer, v("gold-hi"), INK, 3)
        + path(outer, "none", v("paper-top"), 2, transform="translate(5 5) scale(.95)")
        + clip("fz-in-castle", inner)
        + clipped("fz-in-castle", scene + use("fz-b-castle", 27, 26, 146, 146))
        + path(inner, "none", INK, 1.8)
        + corners
    )


def tab(element: str, count: int, side: str) -> str:
    """The tab of one side, over the whole tile's box; its symbols always stand upright."""
    name, turn = ELEMENTS[element], SIDES.index(side) * 90
    half, deep = (27.5 * count + 20) / 2, 36.0
    shape = f"M{100 - half} 0H{100 + half}L{100 + half - 9} {deep}H{100 - half + 9}Z"
    bevel = (
        f"M{100 - half + 6} 3.4L{100 - half + 12} {deep - 3.6}H{100 + half - 12}"
        f"L{100 + half - 6} 3.4"
    )
    plate = group(
        path(shape, v(f"el-{name}"), INK, 2.8) + path(bevel, "none", v(f"el-{name}-hi"), 2),
        transform=f"rotate({turn} 100 100)" if turn else None,
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


def edge(faction: str) -> str:
    """A covered tile of a stack, of which only the edge will show."""
    return path(_OUTER[faction], v(f"fa-{faction}"), INK, 3) + path(
        "M18 192H182M192 18V182", "none", v("shadow"), 5, opacity=0.25
    )


def back(faction: str) -> str:
    """The back of a faction's tiles."""
    hi, lo = v(f"fa-{faction}-hi"), v(f"fa-{faction}-lo")
    if faction == "S":
        vine = (
            "M20 180C60 150 20 110 60 90S60 40 100 30M180 20C140 50 180 90 140 110S140 160 100 170"
        )
        leaves = "".join(
            path("M0 0Q10 -14 26 -8Q20 8 0 0Z", hi, transform=f"translate({x} {y}) rotate({a})")
            for x, y, a in (
                (44, 132, 30),
                (40, 108, 190),
                (62, 66, -30),
                (56, 84, 200),
                (156, 68, 210),
                (160, 92, 10),
                (138, 134, 150),
                (144, 116, 20),
            )
        )
        body = path(vine, "none", hi, 4, opacity=0.8) + leaves
    else:
        body = "".join(
            path("M97 100L92 16H108L103 100Z", hi, opacity=0.75, transform=f"rotate({a} 100 100)")
            for a in range(0, 360, 30)
        ) + circle(100, 100, 78, "none", stroke=hi, stroke_width=3)
    emblem = circle(100, 100, 44, lo) + use(f"fz-faction-{faction}", 60, 60, 80, 80)
    return (
        path(_OUTER[faction], v(f"fa-{faction}"), INK, 3)
        + clipped(f"fz-in-{faction}", body)
        + path(_INNER[faction], "none", lo, 3)
        + emblem
    )
