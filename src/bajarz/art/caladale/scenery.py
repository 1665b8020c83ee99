"""The country round a castle: sky, sun or moon, clouds, hills, meadow, grass strip and path."""

from __future__ import annotations

from random import Random

from bajarz.art.caladale.base import INK, k
from bajarz.art.caladale.drawn import drawn
from bajarz.art.palette import v
from bajarz.art.svg import at, circle, ellipse, gradient, group, path, rect, spark, symbol


def paints() -> str:
    return gradient("cd-sky", ((0, v("c-sky1"), 1), (0.55, v("c-sky2"), 1), (1, v("c-sky3"), 1)))


def symbols() -> str:
    """The pieces of a country: `cd-lamp` (the sun, at night the moon), `cd-cloud`, `cd-birds`,
    `cd-stars`, `cd-hills` (2,000 wide, the ground at y 200), `cd-meadow`, `cd-grass-4`,
    `cd-grass-8` and `cd-road` (ground at y 0, the road in the middle of x 50)."""
    rng = Random("stars")
    stars = group("".join(_star(0, 0, 600, 360, rng) for _ in range(40)), opacity=v("c-night"))
    pieces = {
        "lamp": ("-80 -80 160 160", _lamp()),
        "cloud": ("-16 -12 96 46", drawn("cloud")),
        "birds": ("0 0 70 30", drawn("birds")),
        "stars": ("0 0 600 360", stars),
        "hills": ("0 0 2000 220", _hills(0, 2000, 200)),
        "meadow": ("0 0 1000 100", rect(0, 0, 1000, 100, v("c-meadow"))),
        "grass-4": ("-60 -20 520 70", grass_strip(0, 400, 0)),
        "grass-8": ("-60 -20 920 70", grass_strip(0, 800, 0)),
        "road": ("-10 0 120 110", road(50, 0, 110)),
    }
    return "".join(symbol(f"cd-{name}", box, body) for name, (box, body) in pieces.items())


def backdrop(x: float, y: float, w: float, h: float, ground: float) -> str:
    """Everything behind a castle in that window; the ground lies at y `ground`."""
    rng = Random(f"{w:.0f}x{h:.0f}")
    sky = rect(x, y, w, h, "url(#cd-sky)")
    lamp = at(x + 88, y + 86, _lamp())
    stars = group(
        "".join(_star(x, y, w, h * 0.6, rng) for _ in range(round(w / 18))), opacity=v("c-night")
    )
    clouds = "".join(
        at(
            x + w * f + rng.random() * 30,
            y + 20 + rng.random() * min(140.0, h * 0.25),
            drawn("cloud"),
            0.7 + rng.random() * 0.4,
        )
        for f in (0.22, 0.48, 0.72, 0.9)
    )
    return (
        sky
        + stars
        + lamp
        + clouds
        + at(x + w * 0.62 - 4, y + 50, drawn("birds"))
        + _hills(x, w, ground)
        + meadow(x, w, ground, y + h)
    )


def _star(x: float, y: float, w: float, h: float, rng: Random) -> str:
    px, py, size = x + rng.random() * w, y + rng.random() * h, rng.random()
    if size > 0.9:
        return spark(px, py, 7, v("c-sun"))
    return circle(px, py, 0.7 + size * 1.4, v("c-sun"), opacity=0.4 + rng.random() * 0.6)


def _lamp() -> str:
    """The sun by day, the moon by night."""
    return group(drawn("sun"), opacity=v("c-day")) + group(drawn("moon"), opacity=v("c-night"))


def _ridge(x: float, w: float, base: float, high: float, step: float, fill: str) -> str:
    d, i, at_x = f"M{x} {base}", 0, x
    while at_x < x + w:
        lift = high if i % 2 == 0 else high * 0.35
        d += f"Q{at_x + step / 2} {base - lift * 2} {at_x + step} {base - high * 0.2 * (i % 3)}"
        at_x, i = at_x + step, i + 1
    return path(f"{d}V{base + 60}H{x}Z", fill)


def _hills(x: float, w: float, ground: float) -> str:
    far = _ridge(x, w, ground - 46, 44, 210, v("c-far1"))
    castle = at(x + w * 0.56, ground - 74, drawn("far-castle"), 0.5)
    near = _ridge(x - 70, w + 70, ground - 14, 30, 260, v("c-far2"))
    pines = "".join(
        at(x + w * f, ground - 26 + d, drawn("pine"), s)
        for f, d, s in (
            (0.03, 0, 0.9),
            (0.06, 4, 1.2),
            (0.1, 6, 0.8),
            (0.87, 0, 1),
            (0.91, 4, 1.3),
            (0.95, 6, 0.9),
            (0.98, 2, 1.1),
            (0.44, 2, 0.7),
            (0.62, 4, 0.8),
        )
    )
    return far + castle + near + pines


def meadow(x: float, w: float, ground: float, bottom: float) -> str:
    d = (
        f"M{x} {ground + 6}Q{x + w * 0.3} {ground - 10} {x + w * 0.55} {ground + 2}"
        f"T{x + w} {ground}V{bottom}H{x}Z"
    )
    return path(d, v("c-meadow"))


def grass_strip(x0: float, x1: float, y: float) -> str:
    """The strip a castle stands on, its top at y."""
    rng = Random(f"grass{x0:.0f}-{x1:.0f}")
    mid = (x0 + x1) / 2
    turf = (
        f"M{x0 - 14} {y + 4}Q{x0 - 14} {y - 1} {x0 - 6} {y - 1}H{x1 + 6}Q{x1 + 14} {y - 1} "
        f"{x1 + 14} {y + 4}L{x1 + 8} {y + 30}Q{mid + 100} {y + 39} {mid} {y + 33}"
        f"T{x0 - 8} {y + 30}Z"
    )
    soil = (
        f"M{x0 - 6} {y + 22}Q{mid - 100} {y + 32} {mid} {y + 26}T{x1 + 6} {y + 22}L{x1 + 8} "
        f"{y + 30}Q{mid + 100} {y + 39} {mid} {y + 33}T{x0 - 8} {y + 30}Z"
    )
    blades, x = "", x0 - 8
    while x < x1 + 8:
        tall = 5 + rng.random() * 8
        blades += (
            f"M{x} {y + 4}q{rng.random() * 2 - 1} {-tall * 0.6} {rng.random() * 4 - 2} {-tall}"
        )
        x += 3.6 + rng.random() * 3
    flowers = "".join(
        circle(
            x0 + rng.random() * (x1 - x0),
            y + 9 + rng.random() * 14,
            2 + rng.random() * 1.4,
            (k("rose"), k("white"), k("gold-hi"))[i % 3],
            stroke=INK,
            stroke_width=0.6,
        )
        for i in range(round((x1 - x0) / 16))
    )
    shadow = ellipse(mid, y + 36, (x1 - x0) / 2 + 44, 9, k("sh"), opacity=0.2)
    light = path(f"M{x0 - 8} {y + 6}H{x1 + 8}", "none", v("c-turf-hi"), 3)
    return (
        shadow
        + path(turf, v("c-turf"), INK, 2)
        + path(soil, v("c-soil"), opacity=0.8)
        + light
        + (path(blades, "none", k("leaf-lo"), 1.6) + flowers)
    )


def road(x: float, y: float, bottom: float) -> str:
    """A path from a gate in the middle of x down to the bottom."""
    h = bottom - y
    d = (
        f"M{x - 20} {y + 1}C{x - 22} {y + h * 0.25} {x - 46} {y + h * 0.5} {x - 52} {bottom}"
        f"H{x + 44}C{x + 36} {y + h * 0.5} {x + 24} {y + h * 0.3} {x + 20} {y + 1}Z"
    )
    stones = "".join(
        ellipse(
            x - 10 + (14 if i % 2 else -8) * (1 + i * 0.12),
            y + 10 + h * 0.115 * i,
            5 + i * 0.6,
            2.5 + i * 0.3,
            v("c-pathdot"),
        )
        for i in range(8)
        if y + 16 + h * 0.115 * i < bottom
    )
    return path(d, v("c-path"), INK, 1.4, stroke_opacity=0.45) + stones
