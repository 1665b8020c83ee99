"""The signs of the picture sentences, and the small pieces: verbs, places, tokens, books."""

from __future__ import annotations

from bajarz.art.grajeczka import river
from bajarz.art.grajeczka.hexes import BOX, SIZE, STEPS, Place, centre, hexagon
from bajarz.art.grajeczka.props import INK, flat, g, inked, line
from bajarz.art.grajeczka.river import Pair
from bajarz.art.grajeczka.scenes import TERRAINS
from bajarz.art.palette import v
from bajarz.art.svg import at, circle, path, rect, spark, star, symbol, use

VERBS = ("visit", "see", "meet", "fly")
LARGE: tuple[Place, ...] = ((0, 0), (1, 0), (0, 1))
LONG: tuple[tuple[Place, Pair], ...] = (  # five places, and the river through them
    ((0, 0), (3, 5)), ((0, 1), (2, 1)), ((1, 0), (4, 5)), ((1, 1), (2, 1)), ((2, 0), (4, 0)),
)  # fmt: skip


def _visit() -> str:
    """Two footprints."""
    sole = (
        "M8 2.5C10.6 2.5 11.6 5.1 11.2 8.1C10.9 10.1 10.3 11.7 10 13.1H5.8C5.2 11.2 4.4 9.8 4.4 7.4"
        "C4.4 4.6 5.8 2.5 8 2.5ZM5.9 14.8H9.9C9.9 16.8 9.3 18.2 7.9 18.2S5.9 16.8 5.9 14.8Z"
    )
    other = (
        "M16 7C18.2 7 19.6 9 19.6 11.7C19.6 14 18.8 15.3 18.2 17.1H14C13.7 15.8 13.1 14.2 12.8 12.3"
        "C12.4 9.5 13.4 7 16 7ZM14.1 18.7H18.1C18.1 20.7 17.5 22 16.1 22S14.1 20.7 14.1 18.7Z"
    )
    return flat(sole + other, g("page-ink"))


def _see() -> str:
    """An open eye."""
    lid = "M1.5 12C5 6 8.5 4.5 12 4.5S19 6 22.5 12C19 18 15.5 19.5 12 19.5S5 18 1.5 12Z"
    return (
        path(lid, g("wool"), g("page-ink"), 2)
        + circle(12, 12, 4.2, g("page-ink"))
        + circle(13.6, 10.4, 1.4, g("wool"))
    )


def _meet() -> str:
    """Two who talk: a bubble from either side."""
    left = "M3.5 2.5H14Q16 2.5 16 4.5V9.5Q16 11.5 14 11.5H8L4 15.5V11.5H3.5"
    left += "Q1.5 11.5 1.5 9.5V4.5Q1.5 2.5 3.5 2.5Z"
    right = "M20.5 9H11Q9 9 9 11V16Q9 18 11 18H16L20 22V18H20.5Q22.5 18 22.5 16V11Q22.5 9 20.5 9Z"
    return (
        path(left, g("wool"), g("page-ink"), 1.8)
        + path(right, g("page-ink"), g("page-ink"), 1.8)
        + "".join(circle(x, 13.5, 1.3, g("wool")) for x in (12.4, 15.8, 19.2))
    )


def _fly() -> str:
    """A wing over the ground."""
    wing = "M2 15C6 7 12 3 22 2C20 5 20 6 18 7.5C18.5 10 16.5 11 14.5 11"
    wing += "C14.5 13.5 12 14.5 9.5 14C8 16 5 16 2 15Z"
    return (
        path(wing, g("page-ink"), g("page-ink"), 1.6)
        + line("M7 12Q11 7 17 5M10.4 12Q13 9 15.4 8.4", g("wool"), 1.2)
        + line("M3 21H6M10 21H14M18 21H21", g("page-ink"), 2.2)
    )


def _bare(terrain: str) -> str:
    """A place by itself, its picture large and simple; around the origin."""
    out = path(hexagon(size=SIZE - 3), g(terrain), INK, 4)
    if terrain == "castle":
        return out + use("gr-prop-castle-1", -39, -40, 78, 72)
    if terrain == "forest":
        return out + (
            use("gr-prop-pine", -38, -26, 32, 48)
            + use("gr-prop-pine", 6, -30, 32, 48)
            + use("gr-prop-oak", -20, -14, 40, 48.6)
        )
    if terrain == "mountain":
        return (
            out + use("gr-prop-peak", -44, -14, 48, 41.6) + use("gr-prop-peak", -18, -28, 64, 55.5)
        )
    return out + (
        use("gr-prop-wheat", -38, -18, 36, 39.6)
        + use("gr-prop-wheat", 2, -18, 36, 39.6)
        + line("M-30 32Q-20 26 -10 32M8 34Q18 28 28 34M-12 -32Q-2 -38 8 -32", g("plain-lo"), 3)
    )


def _river() -> str:
    """A river without a terrain."""
    return (
        path(hexagon(size=SIZE - 3), g("forest-hi"), INK, 4)
        + use("gr-river-15", -60, -60, 120, 120)
        + path(hexagon(size=SIZE - 3), "none", INK, 4)
    )


def _joined(places: tuple[Place, ...], symbol_name: str, zoom: float) -> str:
    """Several small places together, around the origin."""
    middles = [centre(place) for place in places]
    x = (min(a for a, _ in middles) + max(a for a, _ in middles)) / 2
    y = (min(b for _, b in middles) + max(b for _, b in middles)) / 2
    size = 120 * zoom
    return "".join(
        use(symbol_name, (a - x) * zoom - size / 2, (b - y) * zoom - size / 2, size, size)
        for a, b in middles
    )


def _long_river() -> str:
    """A river through five places, broad enough to be seen from afar."""
    zoom = 0.385
    middle = centre((1, 0))[0], centre((0, 1))[1] / 2
    ground = path(hexagon(size=SIZE), g("plain-hi"), INK, 7)
    lands, banks, water = "", "", ""
    for place, pair in LONG:
        x, y = ((a - b) * zoom for a, b in zip(centre(place), middle, strict=True))
        d = river.course(pair)
        lands += at(x, y, ground, zoom)
        banks += at(x, y, line(d, INK, 46), zoom)
        water += at(x, y, line(d, g("river"), 33), zoom)
    return lands + banks + water


def line_of(terrain: str, count: int) -> str:
    """So many places in a line of sight, around the origin."""
    places = tuple((q, 0) for q in range(count))
    row = _joined(places, f"gr-place-{terrain}", 1.15 / max(count, 2))
    arrow = line("M-58 34H52M44 27L54 34L44 41", g("page-ink"), 3.4)
    return at(0, -9, row) + arrow


def places() -> str:
    """`gr-place-…`: terrains alone, large or in a line, rivers, anywhere."""
    out = ""
    for terrain in TERRAINS:
        out += symbol(f"gr-place-{terrain}", BOX, _bare(terrain))
        out += symbol(f"gr-place-line-{terrain}", BOX, line_of(terrain, 3))
        large = _joined(LARGE, f"gr-place-{terrain}", 0.58)
        out += symbol(f"gr-place-large-{terrain}", BOX, large)
    out += symbol("gr-place-river", BOX, _river())
    out += symbol("gr-place-long-river", BOX, _long_river())
    anywhere = path(hexagon(size=SIZE - 4), g("page"), INK, 4, stroke_dasharray="9 9")
    stars = "".join(
        spark(x, y, r, g("gilt")) for x, y, r in ((0, -4, 26), (24, 20, 12), (-24, 18, 10))
    )
    return out + symbol("gr-place-anywhere", BOX, anywhere + stars)


def tokens() -> str:
    """`gr-token-plain`, `gr-token-magic` (40): a dull coin, and one with a star."""
    plain = circle(20, 20, 18, g("plain-token"), stroke=INK, stroke_width=2.4)
    plain += circle(20, 20, 14, stroke=g("plain-token-lo"), stroke_width=1.4)
    plain += line("M13 20H27", g("plain-token-lo"), 3)
    magic = circle(20, 20, 18, g("magic"), stroke=INK, stroke_width=2.4)
    magic += circle(20, 20, 14.8, stroke=g("magic-hi"), stroke_width=1.4, stroke_dasharray="2 3")
    magic += star(20, 20.6, 11, g("magic-hi"), stroke=INK, stroke_width=1.2)
    return symbol("gr-token-plain", "0 0 40 40", plain) + symbol(
        "gr-token-magic", "0 0 40 40", magic
    )


def book(seat: int, pages: int) -> str:
    """A closed book in the seat's colour, as thick as it has pages, 100 by 70."""
    thick = 6 + 2.2 * min(pages, 18)
    top = 60 - thick
    cover = (
        f"M6 {top - 6}H94V{top}H9Q5 {top} 5 {top + 3}V57Q5 60 9 60H94V66H6Q0 66 0 59V{top + 1}"
        f"Q0 {top - 6} 6 {top - 6}Z"
    )
    out = inked(cover, v(f"seat-{seat}"), 2.2)
    out += rect(7, top, 83, thick, g("page"), stroke=INK, stroke_width=2)
    lines = "".join(f"M9 {60 - 2.2 * i - 3}H87" for i in range(int(thick / 2.2) - 1))
    out += line(lines, g("page-line"), 1.1)
    mark = f"M66 {top - 6}V69L70 64.6L74 69V{top - 6}Z"
    return out + inked(mark, v("gold-hi"), 1.6)


def backs() -> str:
    """`gr-book-<seat>` (100 by 70) and `gr-tile-back`, a closed tile around its hexagon a."""
    out = "".join(symbol(f"gr-book-{seat}", "0 0 100 70", book(seat, 12)) for seat in range(1, 5))
    tile = ""
    for place in LARGE:
        x, y = centre(place)
        ground = path(hexagon(size=SIZE - 1), g("cover"), INK, 3)
        ring = path(hexagon(size=SIZE - 12), "none", g("gilt"), 2, stroke_dasharray="6 5")
        tile += at(
            x,
            y,
            ground
            + ring
            + spark(0, 0, 22, g("magic-hi"))
            + circle(0, 0, 30, stroke=g("cover-hi"), stroke_width=2),
        )
    return out + symbol("gr-tile-back", BOX, tile)


def quill() -> str:
    feather = "M3 21C6 13 11 6 21 3C20 12 15 16.5 8 17M3 21L12 11"
    return symbol("gr-quill", "0 0 24 24", line(feather, v("wax"), 2.2))


def rose() -> str:
    """`gr-rose`: the six directions by which figures go, 100 by 100."""
    ring = circle(50, 50, 30, stroke=v("gold-lo"), stroke_width=1.6) + circle(
        50, 50, 24, stroke=v("gold-lo"), stroke_width=0.8
    )
    out = ""
    for step in STEPS:
        x, y = centre(step)
        scale = 42 / (x * x + y * y) ** 0.5
        a, b = x * scale, y * scale
        out += flat(f"M{50 + a} {50 + b}L{50 - b * 0.14} {50 + a * 0.14}L50 50Z", v("gold-lo"))
        out += path(
            f"M{50 + a} {50 + b}L{50 - b * 0.14} {50 + a * 0.14}L{50 + b * 0.14} {50 - a * 0.14}Z",
            "none",
            v("gold-lo"),
            1.2,
        )
    return symbol("gr-rose", "0 0 100 100", ring + out)


def symbols() -> str:
    """All of them; verbs are `gr-verb-<verb>` (24)."""
    drawn = {"visit": _visit(), "see": _see(), "meet": _meet(), "fly": _fly()}
    verbs = "".join(symbol(f"gr-verb-{name}", "0 0 24 24", body) for name, body in drawn.items())
    return verbs + places() + tokens() + backs() + quill() + rose()
