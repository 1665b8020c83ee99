"""Gems, ore, magic points and power points, in boxes of 24 about the origin."""

from __future__ import annotations

from bajarz.art.glyphs import number
from bajarz.art.runestones.base import (
    COLOURED,
    GOLD,
    INK,
    LIGHT,
    PAPER,
    SHAPE,
    disc,
    flat,
    hue,
    line,
    r,
)
from bajarz.art.svg import circle, clip, clipped, group, path, rect, ring, spark, symbol

BOX = "-12 -12 24 24"
_FACETS = {
    "B": "M-5.6 -5.2L0 -3.6L5.6 -5.2M0 -3.6V3.8M-6.8 4.2L0 3.8L6.8 4.2",
    "Y": "M-8.4 -8.4L-4 -4H4L8.4 -8.4M-8.4 8.4L-4 4H4L8.4 8.4M-4 -4V4M4 -4V4",
    "G": "M0 -10.8V-5M0 5V10.8M-6.2 0H-3.6M3.6 0H6.2M0 -5L3.6 0L0 5L-3.6 0Z",
    "R": "M0 -10V-2.6M10.4 8.4L3.8 4.6M-10.4 8.4L-3.8 4.6M0 -2.6L3.8 4.6H-3.8Z",
    "W": "M-10.4 -2.6H10.4M-6 -8.6L-3.6 -2.6L0 10.4L3.6 -2.6L6 -8.6M-3.6 -2.6L0 -8.6L3.6 -2.6",
}
_SHADES = {
    "B": "M6.6 -6.7A9.4 9.4 0 0 1 -6.7 6.6Q5 8 6.6 -6.7Z",
    "Y": "M8.4 -8.4V8.4H-8.4L-4 4H4V-4Z",
    "G": "M0 -10.8C8.6 -6 8.6 6 0 10.8V5L3.6 0L0 -5Z",
    "R": "M0 -10L10.4 8.4H-10.4L-3.8 4.6H3.8L0 -2.6Z",
    "W": "M6 -8.6L10.4 -2.6L0 10.4L3.6 -2.6Z",
}
_SHINES = {
    "B": "M-5.6 -3.4A6.2 6.2 0 0 1 -1.2 -6.5",
    "Y": "M-6.2 -2.2V-6.2H-2.2",
    "G": "M-2.8 -6Q-4.6 -3 -4.4 0",
    "R": "M-3 -2.6L-5.8 2.8",
    "W": "M-6.8 -4.2L-4.8 -6.8H-2",
}
_QUARTERS = {
    "R": "M0 0V-12H12V0Z",
    "G": "M0 0H12V12H0Z",
    "Y": "M0 0V12H-12V0Z",
    "B": "M0 0H-12V-12H0Z",
}


def gem(letter: str) -> str:
    shade = 0.5 if letter != "W" else 0.3
    return (
        path(SHAPE[letter], hue(letter))
        + flat(_SHADES[letter], hue(letter, "lo"), shade)
        + line(_FACETS[letter], hue(letter, "hi"), 0.9, 0.9)
        + line(SHAPE[letter], INK, 1.6)
        + line(_SHINES[letter], LIGHT, 1.8, 0.95)
    )


def any_gem() -> str:
    """Four gems in a ring, each with its shape, round a question mark."""
    wheel = "".join(path(d, hue(letter)) for letter, d in _QUARTERS.items())
    marks = ""
    for letter, x, y in (("B", -6.3, -6.3), ("R", 6.3, -6), ("G", 6.3, 6.3), ("Y", -6.3, 6.3)):
        marks += path(SHAPE[letter], hue(letter, "hi"), transform=f"translate({x} {y}) scale(.24)")
    return (
        clipped("rs-round", wheel + marks)
        + circle(0, 0, 10.4, "none", stroke=INK, stroke_width=1.6)
        + line("M0 -10.4V-5M0 5V10.4M-10.4 0H-5M5 0H10.4", INK, 1)
        + disc(0, 0, 5.2, PAPER, 1.1)
        + number(0, 3.4, "?", 6.8, INK, weight=3.4)
    )


def ore() -> str:
    rock = "M-10.4 4L-7.4 -5.4L-1 -9.4L5.4 -7.4L10.4 0L8.4 8L-2 9.6L-8.4 8Z"
    grains = ((-5.6, 3, 1.7), (3.4, 4.4, 2), (2.8, -3.8, 1.5), (-2.8, -5.4, 1))
    return (
        path(rock, r("ore"))
        + flat("M-2 -1L10.4 0L8.4 8L-2 9.6Z", r("ore-lo"), 0.75)
        + flat("M-7.4 -5.4L-1 -9.4L5.4 -7.4L-2 -1Z", r("ore-hi"), 0.75)
        + line("M-7.4 -5.4L-2 -1L5.4 -7.4M-2 -1V9.4M-2 -1L10.2 0", r("ore-hi"), 0.9)
        + line(rock, INK, 1.6)
        + "".join(disc(x, y, size, GOLD, 0.5) for x, y, size in grains)
    )


def magic(letter: str) -> str:
    """A magic point: a star over the colour's shape; `M` joins any colour."""
    if letter == "M":
        wheel = "".join(path(d, hue(key)) for key, d in _QUARTERS.items())
        plate = circle(0, 0, 11.4, PAPER) + group(
            clipped("rs-round", wheel), transform="scale(.94)"
        )
        plate += circle(0, 0, 9.8, "none", stroke=INK, stroke_width=1.5)
    else:
        size = {"R": 1.1, "G": 1.02}.get(letter, 1.0)
        lift = -1.2 if letter == "R" else 0
        steps = f"translate(0 {lift}) scale({size})"
        plate = path(SHAPE[letter], PAPER, PAPER, 4.6 / size, transform=steps)
        plate += path(SHAPE[letter], hue(letter), INK, 1.6 / size, transform=steps)
    y, size = {"R": (1.8, 6.2), "G": (0, 6.6), "M": (0, 8.2)}.get(letter, (0, 7.2))
    return plate + spark(0, y, size, LIGHT, stroke=INK, stroke_width=0.7)


def sun(text: str = "") -> str:
    """A power point: a sun, with the number on its face."""
    face = path(ring(0, 0, (11.8, 9), 24), r("sun"), INK, 1.2) + circle(
        0, 0, 7.8, r("sun-hi"), stroke=INK, stroke_width=0.7
    )
    size = 10.0 if len(text) < 2 else 7.6
    return face + (number(0, size / 2, text, size, INK, weight=3.6) if text else "")


def card_icon(letter: str) -> str:
    """A card to be taken from the display: of a colour, or any with `*`."""
    body = rect(-7, -10.6, 14, 21.2, PAPER if letter == "*" else hue(letter), rx=2.4)
    body += rect(-7, -10.6, 14, 21.2, "none", rx=2.4, stroke=INK, stroke_width=1.6)
    if letter == "*":
        for key, x, y in (("B", -3, -6), ("R", 3, -6), ("G", -3, 6), ("Y", 3, 6)):
            body += path(SHAPE[key], hue(key), INK, 2.2, transform=f"translate({x} {y}) scale(.26)")
        return body + spark(0, 0, 4.6, GOLD, stroke=INK, stroke_width=0.7)
    mark = path(SHAPE[letter], hue(letter, "hi"), INK, 2.2, transform="scale(.5)")
    return body + rect(-5, -8.6, 10, 17.2, "none", rx=1.4, stroke=hue(letter, "hi")) + mark


def symbols() -> str:
    """Gems, ore, suns, magic points, cards to be taken: see the package."""
    out = clip("rs-round", "M0 -10.4A10.4 10.4 0 1 1 -.01 -10.4Z")
    named = {f"rs-gem-{letter}": gem(letter) for letter in SHAPE}
    named |= {"rs-gem-any": any_gem(), "rs-ore": ore(), "rs-point": sun()}
    named |= {f"rs-magic-{letter}": magic(letter) for letter in (*COLOURED, "M")}
    named |= {f"rs-point-{n}": sun(str(n)) for n in range(1, 10)}
    named |= {f"rs-take-{letter}": card_icon(letter) for letter in COLOURED}
    named |= {"rs-take-any": card_icon("*")}
    return out + "".join(symbol(name, BOX, body) for name, body in named.items())
