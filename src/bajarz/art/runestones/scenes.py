"""The country behind the creatures: three places for each colour, in a box of 100 by 104."""

from __future__ import annotations

from bajarz.art.runestones.base import LIGHT, NAMES, flat, hue, line, r
from bajarz.art.runestones.emblems import DRUIDS
from bajarz.art.svg import at, circle, gradient, rect, spark, symbol

SCENES = 3


def paints() -> str:
    """`rs-air-<colour or druid>`: the sky of each."""
    names = NAMES | {name: name for name in DRUIDS}
    return "".join(
        gradient(f"rs-air-{key}", ((0, r(f"{name}-soft"), 1), (1, r("paper"), 1)))
        for key, name in names.items()
    )


def _rays(colour: str) -> str:
    beams = "".join(
        flat("M-3.4 -110L3.4 -110L0 0Z", colour, 0.16)
        if a == 0
        else at(0, 0, flat("M-3.4 -110L3.4 -110L0 0Z", colour, 0.16), turn=a)
        for a in range(-75, 76, 15)
    )
    return at(50, 70, beams) + circle(50, 58, 38, LIGHT, opacity=0.35)


def _caves() -> str:
    low, mid = hue("B", "lo"), hue("B")
    roof = flat(
        "M0 0H100V20L94 34L88 16L80 26L74 10L62 18L54 6L42 14L34 6L26 18L18 12L10 32L0 20Z",
        low,
        0.42,
    )
    crystals = "".join(
        flat(f"M{x} 104L{x + w} {y}L{x + 2 * w} 104Z", mid, 0.35)
        + line(f"M{x + w} {y}V100", LIGHT, 0.9, 0.6)
        for x, w, y in ((-4, 6, 62), (6, 5, 74), (84, 6, 58), (92, 5, 72))
    )
    return roof + crystals


def _peaks(letter: str) -> str:
    low = hue(letter, "lo")
    moon = circle(70, 24, 9, LIGHT, opacity=0.75)
    far = flat("M0 66L18 34L32 54L50 26L68 52L84 32L100 58V104H0Z", low, 0.26)
    snow = flat(
        "M18 34L23 42L18 45L13 43ZM50 26L56 35L50 38L44 35ZM84 32L89 39.6L84 42L79 40Z", LIGHT, 0.85
    )
    return moon + far + snow + flat("M0 82Q24 70 50 80T100 76V104H0Z", low, 0.34)


def _mushrooms() -> str:
    low, mid = hue("B", "lo"), hue("B")
    out = flat("M0 84Q30 74 60 82T100 80V104H0Z", low, 0.34)
    for x, y, s in ((12, 82, 1.5), (88, 80, 1.7), (24, 86, 0.9), (78, 88, 0.8), (4, 88, 0.8)):
        cap = flat("M-3 2V-14H3V2Z", LIGHT, 0.7) + flat(
            "M-11 -12Q0 -30 11 -12Q0 -8 -11 -12Z", mid, 0.6
        )
        cap += circle(-3, -16, 1.6, LIGHT, opacity=0.8) + circle(4, -14, 1.2, LIGHT, opacity=0.8)
        out += at(x, y, cap, s)
    return out


def _vineyard() -> str:
    low = hue("Y", "lo")
    rows = "".join(
        line(f"M{50 + (x - 50) * 0.5} 72L{x} 104", hue("G"), 2.4, 0.45) for x in range(-30, 131, 20)
    )
    return (
        circle(50, 62, 26, r("sun"), opacity=0.55)
        + flat("M0 70Q28 58 52 68T100 62V104H0Z", low, 0.3)
        + rows
    )


def _temple() -> str:
    low = hue("Y", "lo")
    pillars = "".join(
        flat(f"M{x} 36h9v68h-9ZM{x - 2} 31h13v5h-13Z", LIGHT, 0.75)
        + line(f"M{x + 3} 38V104M{x + 6} 38V104", low, 0.9, 0.4)
        for x in (4, 18, 73, 87)
    )
    return flat("M-2 31L50 8L102 31Z", low, 0.32) + pillars


def _cypresses() -> str:
    out = flat("M0 78Q30 64 60 74T100 70V104H0Z", hue("Y", "lo"), 0.3)
    for x, y, s in ((10, 84, 1.2), (24, 80, 0.8), (90, 82, 1.3), (77, 78, 0.8)):
        out += at(x, y, flat("M0 0C-9 -8 -6 -34 0 -50C6 -34 9 -8 0 0Z", hue("G"), 0.45), s)
    return circle(74, 26, 8, r("sun"), opacity=0.7) + out


def _trunks() -> str:
    low = hue("G", "lo")
    trunks = "".join(
        flat(
            f"M{x} 0C{x + 3} 40 {x + 1} 70 {x - 4} 104H{x + w + 5}"
            f"C{x + w} 70 {x + w - 2} 40 {x + w + 1} 0Z",
            low,
            a,
        )
        for x, w, a in ((4, 11, 0.4), (24, 6, 0.22), (70, 6, 0.22), (84, 12, 0.4))
    )
    return trunks + flat(
        "M0 0H100V16Q92 24 84 15Q74 25 64 14Q54 22 44 13Q34 24 24 14Q14 24 0 17Z", hue("G"), 0.5
    )


def _falls() -> str:
    water = flat("M60 20H78V80H60Z", LIGHT, 0.8) + line(
        "M64 22V78M69 22V78M74 22V78", hue("B", "hi"), 1.6, 0.8
    )
    rocks = flat(
        "M0 40Q14 26 30 34L36 60L30 104H0ZM58 18L50 40L56 80H80L84 26L100 20V104"
        "H0V82Q30 74 58 80L50 40Z",
        hue("G", "lo"),
        0.3,
    )
    return rocks + water + flat("M0 84Q50 74 100 84V104H0Z", hue("B", "hi"), 0.7)


def _canopy() -> str:
    out = ""
    spots = (
        (6, 20, 30),
        (20, 8, 70),
        (40, 4, 110),
        (62, 4, 60),
        (82, 10, 20),
        (95, 26, 130),
        (4, 44, -10),
        (96, 50, 190),
        (8, 68, 10),
        (92, 72, 170),
        (4, 90, -20),
        (97, 92, 200),
    )
    for i, (x, y, a) in enumerate(spots):
        leaf = flat("M0 0Q14 -14 32 0Q14 14 0 0Z", hue("G", "lo" if i % 2 else ""), 0.4) + line(
            "M2 0H28", LIGHT, 1, 0.5
        )
        out += at(x, y, leaf, 0.8, a)
    return out


def _crags() -> str:
    low = hue("R", "lo")
    nest = line("M-12 0Q0 9 12 0M-13 -2Q0 6 13 -2M-10 3Q0 10 10 3", low, 1.8, 0.7)
    return (
        flat("M0 50L8 30L16 44L22 104H0ZM100 44L92 22L84 40L76 104H100Z", low, 0.4)
        + at(12, 32, nest, 0.7)
        + flat("M0 86L20 78L40 88L60 80L80 90L100 82V104H0Z", low, 0.28)
    )


def _clouds(letter: str) -> str:
    out = circle(50, 48, 30, r("sun"), opacity=0.4)
    for x, y, s in ((14, 40, 1.1), (88, 52, 1.2), (10, 82, 1.4), (86, 88, 1.5), (70, 20, 0.7)):
        out += at(
            x, y, flat("M-18 6q-8 -10 4 -13q4 -12 16 -6q12 -4 12 7q10 5 1 12Z", LIGHT, 0.75), s
        )
    return out + line(
        "M30 22q4 -4 7 0q3 -4 7 0M62 34q3 -3 5 0q2 -3 5 0", hue(letter, "lo"), 1.4, 0.7
    )


def _storm() -> str:
    low = hue("R", "lo")
    bolt = flat("M78 8L66 36H74L66 62L88 28H79L86 8Z", r("sun"), 0.9)
    tower = flat("M6 104V48H2V36H8V42H13V36H19V42H24V36H30V48H26V104Z", low, 0.42)
    return (
        flat("M0 0H100V18Q88 28 76 19Q62 30 48 18Q34 28 22 18Q10 26 0 18Z", low, 0.35)
        + bolt
        + tower
    )


def _stars() -> str:
    low = hue("W", "lo")
    stars = "".join(
        spark(x, y, s, r("sun"), opacity=0.9)
        for x, y, s in (
            (40, 16, 4),
            (58, 10, 3),
            (14, 50, 3.4),
            (90, 74, 4),
            (8, 74, 2.6),
            (70, 18, 3),
        )
    )
    return (
        rect(0, 0, 100, 104, low, opacity=0.35)
        + circle(62, 34, 22, LIGHT, opacity=0.5)
        + stars
        + flat("M0 92Q30 82 56 90T100 86V104H0Z", low, 0.5)
    )


def _spires() -> str:
    low = hue("W", "lo")
    towers = "".join(
        flat(
            f"M{x} 104V{y}H{x + w}V104ZM{x - 2} {y}L{x + w / 2} {y - 22}L{x + w + 2} {y}Z",
            low,
            0.36,
        )
        for x, y, w in ((4, 58, 10), (18, 70, 8), (84, 54, 11), (72, 72, 8))
    )
    return towers + flat("M0 90Q40 80 100 88V104H0Z", low, 0.34)


def _grove(name: str) -> str:
    """The druids' ring of stones."""
    low = r(f"{name}-lo")
    stones = flat(
        "M2 104V50Q4 40 12 42Q20 44 18 56V104ZM26 104V64Q28 56 34 58Q40 60 38 68"
        "V104ZM100 104V52Q98 42 90 44Q84 46 84 58V104ZM74 104V66Q72 58 67 60"
        "Q62 62 64 70V104Z",
        low,
        0.3,
    )
    lintel = flat("M0 42L42 52V60L0 52ZM100 44L62 54V62L100 54Z", low, 0.22)
    return stones + lintel + flat("M0 92Q50 82 100 92V104H0Z", low, 0.3)


def scene(key: str, variant: int) -> str:
    """A place for a colour's creatures, or for a druid."""
    sky = rect(0, 0, 100, 104, f"url(#rs-air-{key})")
    if key in DRUIDS:
        return sky + _rays(r(key)) + _grove(key)
    places = {
        "B": (_caves, lambda: _peaks("B"), _mushrooms),
        "Y": (_vineyard, _temple, _cypresses),
        "G": (_trunks, _falls, _canopy),
        "R": (_crags, lambda: _clouds("R"), _storm),
        "W": (lambda: _peaks("W"), _stars, _spires),
    }[key]
    return sky + _rays(hue(key, "lo")) + places[variant % SCENES]()


def symbols() -> str:
    """`rs-scene-<colour>-<variant>`, `rs-scene-<druid>`."""
    named = {f"rs-scene-{key}-{i}": scene(key, i) for key in NAMES for i in range(SCENES)}
    named |= {f"rs-scene-{name}": scene(name, 0) for name in DRUIDS}
    return paints() + "".join(symbol(name, "0 0 100 104", body) for name, body in named.items())
