"""Fantazja's signs: elements, types, factions, tokens, seals, and marks on places."""

from __future__ import annotations

from bajarz.art.palette import v
from bajarz.art.svg import (
    circle,
    el,
    glow,
    gradient,
    path,
    polyline,
    rect,
    ring,
    spark,
    symbol,
    use,
)

INK = v("ink-line")
NOW = "currentColor"


def elements() -> str:
    """`fz-el-E` sprout, `fz-el-A` gust, `fz-el-W` drop, `fz-el-F` flame, in the text colour."""
    earth = (
        path("M12 22V12", "none", NOW, 3.2)
        + path(
            "M12 14.5C4.4 15.5 1 10.4 1.3 4.2C8.4 4.2 12.2 7.8 12 14.5Z"
            "M12 12C11.8 6 15.6 1.8 22.7 2.1C23.1 8.8 18.8 12.8 12 12Z",
            NOW,
        )
        + path("M4.5 22.2h15", "none", NOW, 3)
    )
    air = path(
        "M1.8 9.2H13.4A3.9 3.9 0 1 0 9.7 4.2M1.8 15H18.2A4.1 4.1 0 1 1 14.6 20.6", "none", NOW, 3.5
    )
    water = path(
        "M12 .8C15.2 6.8 20.2 11 20.2 15.5A8.2 8.2 0 0 1 3.8 15.5C3.8 11 8.8 6.8 12 .8Z", NOW
    ) + path("M7.9 15.4a4.2 4.2 0 0 0 3.8 4.3", "none", v("el-water"), 2.2)
    fire = path(
        "M12.8 .4C13.6 4.8 17 6.2 17.4 9.8C18.6 9.2 19.2 7.6 19 6C22 9 22.8 12 22.2 15.2"
        "C21.2 20.2 17 23.4 12 23.4S2.8 20.2 1.8 15.4C1.2 11.6 3 9 4.8 7C5 9 5.8 10 7 10.4"
        "C6.6 6.4 9.6 4 12.8 .4Z",
        NOW,
    ) + path(
        "M12 12.3C13.5 15 15.9 15.6 15.7 18.4A3.7 3.7 0 0 1 8.3 18.4C8.2 16 11 15.2 12 12.3Z",
        v("el-fire"),
    )
    named = {"E": earth, "A": air, "W": water, "F": fire}
    return "".join(symbol(f"fz-el-{key}", "0 0 24 24", body) for key, body in named.items())


def types() -> str:
    """`fz-type-…`: house, sails, shield, star, diamond, in the text colour."""
    home = path("M12 1.5L23 12H20V22.5H14.6V15.4H9.4V22.5H4V12H1Z", NOW)
    sails = "".join(
        path("M11 10.6L9 1H15L13 10.6Z", NOW, NOW, 1.4, transform=f"rotate({a} 12 12)")
        for a in (45, 135, 225, 315)
    ) + circle(12, 12, 3, NOW)
    shield = path("M12 .8L22 4.2V11.5C22 17.4 17.8 21.2 12 23.6C6.2 21.2 2 17.4 2 11.5V4.2Z", NOW)
    shield += path("M12 5.4V18.8M6.6 10.4H17.4", "none", v("ty-military"), 2.8)
    star = path(ring(12, 12.8, (12.4, 5.2), 10), NOW)
    diamond = path("M12 .4L23.6 12L12 23.6L.4 12Z", NOW) + path(
        "M12 6.2L17.8 12L12 17.8L6.2 12Z", v("ty-special")
    )
    named = {
        "residential": home,
        "production": sails,
        "military": shield,
        "magic": star,
        "special": diamond,
    }
    return "".join(symbol(f"fz-type-{key}", "0 0 24 24", body) for key, body in named.items())


def factions() -> str:
    """`fz-faction-S`: a leaf in a round; `fz-faction-E`: a sun in an octagon."""
    leaf = (
        circle(20, 20, 18.4, v("fa-S"), stroke=INK, stroke_width=2.6)
        + circle(20, 20, 14.9, "none", stroke=v("fa-S-hi"), stroke_width=1.5)
        + path("M11.5 28C9 16 16 8.6 30.4 9C31.2 22.6 24 31 13 28.5Z", "#EFF8DC")
        + path(
            "M10 32C13.6 25.4 18.6 19.4 24.6 15.2M15.8 24L15.3 17.6M19.8 19.7L26 20.4",
            "none",
            v("fa-S-lo"),
            2,
        )
    )
    rays = "".join(
        path("M20 4.6V9.4", "none", v("fa-E-lo"), 3.2, transform=f"rotate({a} 20 20)")
        for a in range(0, 360, 45)
    )
    sun = path("M12.4 1.6H27.6L38.4 12.4V27.6L27.6 38.4H12.4L1.6 27.6V12.4Z", v("fa-E"), INK, 2.6)
    sun += rays + circle(20, 20, 7.6, "#FFF6D2", stroke=v("fa-E-lo"), stroke_width=2.4)
    sun += circle(20, 20, 2.4, v("fa-E-lo"))
    return symbol("fz-faction-S", "0 0 40 40", leaf) + symbol("fz-faction-E", "0 0 40 40", sun)


def seals() -> str:
    """`fz-points`, `fz-dark`, `fz-bonus`, `fz-ip`."""
    points = path(ring(20, 20, (19, 16.6), 32), v("seal"), INK, 2.2) + circle(
        20, 20, 13.8, "none", stroke=v("gold"), stroke_width=1.6
    )
    thorn = path(ring(20, 20, (19.4, 10.2), 16), v("dark"), v("dark-hi"), 2)
    thorn += circle(20, 20, 6.8, v("dark-core"), stroke="#B478F0", stroke_width=2)
    thorn += path("M20 16.3a3.7 3.7 0 0 1 3.7 3.7", "none", "#F0DCFF", 1.8)
    bonus = path(ring(20, 21, (19.4, 9.6), 10), v("gold-hi"), INK, 2.4) + path(
        ring(20, 21, (13, 6.6), 10), "none", "#FFF1C2", 1.6
    )
    ip = (
        rect(5, 3, 30, 34, "#3B3F86", rx=4.5, stroke=INK, stroke_width=2.4)
        + rect(8.4, 6.4, 23.2, 27.2, rx=2.6, stroke="#F4D68F", stroke_width=1.3)
        + spark(20, 20, 11, "#F4D68F")
    )
    named = {"points": points, "dark": thorn, "bonus": bonus, "ip": ip}
    return "".join(symbol(f"fz-{key}", "0 0 40 40", body) for key, body in named.items())


def tokens() -> str:
    """`fz-token-residential` and so on: the five power tokens."""
    out = ""
    for key in ("residential", "production", "military", "magic", "special"):
        body = path("M13 2H31L42 13V31L31 42H13L2 31V13Z", v(f"ty-{key}"), INK, 2.6)
        body += path(
            "M14.5 5.5H29.5L38.5 14.5V29.5L29.5 38.5H14.5L5.5 29.5V14.5Z", "none", "#F4D68F", 1.5
        )
        body += use(f"fz-type-{key}", 10.5, 10.5, 23, 23, color=v("on-type"))
        out += symbol(f"fz-token-{key}", "0 0 44 44", body)
    return out


def marks() -> str:
    """`fz-mark-…` for a place of 200: legal, risk, refused, last, threat, selected."""
    green, red = v("st-legal"), v("st-illegal")
    legal = (
        rect(14, 14, 172, 172, green, rx=20, opacity=0.16)
        + rect(14, 14, 172, 172, rx=20, stroke=green, stroke_width=5, stroke_dasharray="16 11")
        + circle(100, 100, 27, v("paper-top"), stroke=green, stroke_width=5)
        + path("M100 86V114M86 100H114", "none", green, 7)
    )
    refused = (
        rect(14, 14, 172, 172, "url(#fz-no)", rx=20, stroke=red, stroke_width=5)
        + path("M78 78L122 122M122 78L78 122", "none", v("paper-top"), 21)
        + path("M78 78L122 122M122 78L78 122", "none", red, 11)
    )
    ticks = (
        "M-5 36V10Q-5 -5 10 -5H36M164 -5H190Q205 -5 205 10V36M205 164V190Q205 205 190 205H164"
        "M36 205H10Q-5 205 -5 190V164"
    )
    last = path(ticks, "none", v("paper-top"), 13) + path(ticks, "none", v("st-last"), 8)
    thorns = _thorns()
    threat = path(thorns, "none", v("paper-top"), 11, opacity=0.8) + path(
        thorns, "none", v("st-threat"), 6.5
    )
    selected = rect(
        -3, -3, 206, 206, rx=24, stroke=v("gold-hi"), stroke_width=12, opacity=0.6
    ) + rect(-3, -3, 206, 206, rx=24, stroke=v("st-selected"), stroke_width=4.5)
    named = {
        "legal": legal,
        "risk": legal + use("fz-dark", 138, 138, 52, 52),
        "refused": refused,
        "last": last,
        "threat": threat,
        "selected": selected,
    }
    return "".join(symbol(f"fz-mark-{key}", "0 0 200 200", body) for key, body in named.items())


def _thorns() -> str:
    """A jagged ring round a place."""
    points: list[tuple[float, float]] = []
    steps = [(7 + 186 / 16 * i, 7.0 if i % 2 == 0 else -5.0) for i in range(16)]
    points += steps
    points += [(200 - y, x) for x, y in steps]
    points += [(200 - x, 200 - y) for x, y in steps]
    points += [(y, 200 - x) for x, y in steps]
    return polyline(points, close=True)


def paints() -> str:
    """Gradients and the ruby hatch."""
    out = "".join(
        gradient(f"fz-sky-{kind}", ((0, v(f"sky-{kind}"), 1), (0.75, v(f"sky-{kind}-lo"), 1)))
        for kind in ("residential", "production", "military", "magic", "special", "castle")
    )
    out += glow(
        "fz-void", ((0.2, v("dark-hi"), 0.35), (0.7, v("void"), 0.62), (1, v("void"), 0.85))
    )
    out += glow("fz-halo", ((0.25, v("halo"), 0.95), (1, v("halo"), 0)))
    out += gradient("fz-beam", ((0, v("crystal"), 0), (1, v("crystal"), 0.9)))
    hatch = rect(0, 0, 14, 14, v("ruby-soft"), opacity=0.7) + rect(
        0, 0, 5, 14, v("st-illegal"), opacity=0.5
    )
    return out + el(
        "pattern",
        hatch,
        id="fz-no",
        width="14",
        height="14",
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )


def symbols() -> str:
    return paints() + elements() + types() + factions() + seals() + tokens() + marks()
