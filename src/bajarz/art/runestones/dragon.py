"""White dragons: four busts in a box of 100."""

from __future__ import annotations

from bajarz.art.runestones.base import (
    GOLD,
    INK,
    both,
    disc,
    flat,
    hue,
    inked,
    line,
    oval,
    r,
    rod,
)
from bajarz.art.svg import circle, mirrored, spark

_SKIN, _LOW = r("pearl"), r("pearl-lo")
_WING, _RIB = r("wing"), r("wing-lo")


def draw(variant: int) -> str:
    return (_noble, _elder, _hatchling, _frost)[variant]()


def _wing() -> str:
    """One wing, rising to the right."""
    return inked(
        "M56 66C60 32 82 12 104 2C97 14 98 24 101 30C93 31 92 42 95 49C87 49 84 58 87 68Z", _WING
    ) + line("M60 64C68 38 84 18 102 4M63 64C74 48 88 38 99 31M66 66C76 58 85 52 94 49", _RIB, 1.7)


def _neck() -> str:
    body = inked(
        "M88 108C94 84 80 68 67 63C59 60 55 53 57 45L33 53C33 71 52 74 56 84C59 92 54 100 48 108Z",
        _SKIN,
    )
    belly = inked(
        "M62 108C69 90 61 78 53 72C46 67 40 61 40 53L33 55C33 71 52 74 56 84C59 92 54 100 48 108Z",
        _LOW,
        1.1,
    )
    rungs = line(
        "M37 62L43 59M43 69L49 65M50 75L56 71M55.6 83L63 80M57 92L65.4 91M54 101L64 102", _RIB, 1.3
    )
    spines = "".join(
        inked(d, hue("W", "hi"), 1.2)
        for d in (
            "M60 50L72 47L66 57Z",
            "M67 60L80 58L74 67Z",
            "M78 70L91 71L84 79Z",
            "M86 82L98 87L88 93Z",
        )
    )
    scales = line(
        "M62 69q3 3 6 0M70 77q3 3 6 0M65 82q3 3 6 0M73 89q3 3 6 0M68 96q3 3 6 0M76 100q3 3 6 0",
        _RIB,
        1.4,
    )
    return spines + body + belly + rungs + scales


def _skull(eye: str) -> str:
    """A head in profile that looks to the left."""
    back = inked("M47 20C52 8 63 0 76 -1C69 7 68 17 63 30Z", r("horn"), 1.4) + line(
        "M54 15l6 5M60 8.4l5 4.6", r("horn-lo"), 1.4
    )
    back += inked("M59 31C69 25 79 27 85 32C77 35 72 40 62 43Z", r("horn"), 1.3)
    head = inked(
        "M63 39C63 22 48 15 40 18C36 15 32 16 28 20C22 25 12 36 4 42"
        "C-1 46 1 55 8 55C15 60 25 59 33 55C47 59 63 53 63 39Z",
        _SKIN,
    )
    head += flat(
        "M4 51C16 52 26 50 32 45C44 52 54 48 62 40C62 53 47 59 33 55C25 59 15 60 8 55Q5 54 4 51Z",
        _LOW,
        0.85,
    )
    jaw = line("M5 50C15 50 24 47.4 29 42.4", INK, 1.7) + inked(
        "M11 49.6l2 5 2.6 -5.2ZM19 48l2 5 2.6 -6Z", r("teeth"), 0.9
    )
    brow = inked("M28 31Q37 22 46 30Q44 34 44 35Q36 30 29 34Z", _LOW, 1.2)
    look = inked("M30 35Q37 28.6 44 35Q37 41 30 35Z", eye, 1.3) + oval(37, 35, 1.3, 3, INK, 0)
    return back + head + jaw + look + brow + circle(8, 44.6, 1.7, INK)


def _noble() -> str:
    smoke = line("M2 38C-4 32 2 28 -3 21M7 36C4 30 9 27 7 20", r("frost"), 2.2)
    return _wing() + _neck() + _skull(GOLD) + smoke


def _elder() -> str:
    """Seen from the front: antlers, a mane, long whiskers."""
    antlers = both(
        rod("M40 22C34 12 36 2 26 -8M34.6 9C28 8 24 4 18 4M31 0C32 -6 34 -8 34 -12", r("horn"), 4)
    )
    mane = both(
        inked(
            "M32 26C18 22 12 30 2 28C8 36 10 40 6 48C14 46 16 52 10 60"
            "C20 58 20 66 18 74C28 70 32 74 36 80L44 60Z",
            _WING,
        )
        + line(
            "M30 32C22 32 18 36 13 36M28 42C22 44 20 47 17 51M30 54C26 58 25 62 25 66", _RIB, 1.6
        )
    )
    neck = inked("M34 72C32 88 22 96 14 108H86C78 96 68 88 66 72Z", _SKIN)
    neck += inked("M42 76C42 90 36 98 32 108H68C64 98 58 90 58 76Z", _LOW, 1.1)
    neck += line("M42 84H58M40 92H60M36 100H64", _RIB, 1.4)
    head = inked(
        "M30 34C32 18 68 18 70 34C73 46 66 50 66 58C68 72 60 80 50 80"
        "C40 80 32 72 34 58C34 50 27 46 30 34Z",
        _SKIN,
    )
    snout = inked(
        "M37 60C38 52 44 54 50 54C56 54 62 52 63 60C65 72 58 77 50 77C42 77 35 72 37 60Z", _LOW, 1.3
    )
    snout += both(oval(44, 61, 2, 1.5, INK, 0)) + line("M40 69Q50 75 60 69", INK, 1.8)
    snout += both(inked("M42.4 70.4l1 4 2.4 -3Z", r("teeth"), 0.8))
    ridge = "".join(
        inked(f"M{50 - w} {y}L50 {y - 7}L{50 + w} {y}Z", hue("W", "hi"), 1.1)
        for y, w in ((48, 3), (40, 4), (31, 5))
    )
    eyes = both(
        inked("M33 42Q39 34 46 44Q39 48 33 42Z", hue("B", "hi"), 1.3)
        + oval(40, 42, 1.2, 2.8, INK, 0)
        + inked("M30 37Q38 30 47 41Q39 37 31 41Z", r("teeth"), 1.2)
    )
    whiskers = both(rod("M37 66C26 68 20 78 8 74C2 72 4 66 8 67", _SKIN, 2.4))
    return antlers + mane + neck + head + ridge + snout + eyes + whiskers


def _hatchling() -> str:
    """Out of the egg, a piece of shell for a hat."""
    wings = both(
        inked("M34 66C22 62 12 48 4 46C6 58 2 64 6 72C14 72 20 78 32 80Z", _WING)
        + line("M32 70C22 66 14 56 8 50M31 75C22 72 14 70 8 69", _RIB, 1.5)
    )
    body = inked("M34 60C28 84 34 108 34 108H66C66 108 72 84 66 60Z", _SKIN) + inked(
        "M42 68C38 84 42 108 42 108H58C58 108 62 84 58 68Z", _LOW, 1.1
    )
    shell = inked(
        "M14 84L22 90L30 82L38 91L46 83L54 91L62 82L70 90L78 83L86 88"
        "C88 98 86 104 84 112H16C13 104 12 94 14 84Z",
        r("cream"),
    )
    shell += "".join(
        circle(x, y, s, hue("W", "hi"))
        for x, y, s in ((26, 100, 3), (42, 104, 2), (56, 98, 3.4), (72, 101, 2.4))
    )
    head = inked("M26 46C22 22 78 22 74 46C76 62 64 72 50 72C36 72 24 62 26 46Z", _SKIN)
    head += inked("M38 58C40 52 60 52 62 58C64 68 56 71 50 71C44 71 36 68 38 58Z", _LOW, 1.2)
    head += both(oval(46, 59, 1.2, 1, INK, 0) + circle(31, 57, 4, r("blush"), opacity=0.5)) + line(
        "M43 64Q50 69 57 64", INK, 1.7
    )
    eyes = both(
        disc(38, 47, 6.8, r("light"), 1.3)
        + circle(39, 48, 4.4, hue("G"))
        + circle(39.4, 48.4, 2.6, INK)
        + circle(37.4, 45.6, 1.6, r("light"))
    )
    horns = both(inked("M30 34C24 30 22 22 24 16C30 20 36 24 38 29Z", r("horn"), 1.3))
    hat = (
        inked("M30 32C32 8 68 8 70 32L63 27L57 34L50 27L43 34L37 27Z", r("cream"))
        + circle(44, 19, 2.4, hue("W", "hi"))
        + circle(57, 22, 3, hue("W", "hi"))
    )
    return wings + body + shell + horns + head + eyes + hat


def _frost() -> str:
    """With a frill, breathing frost."""
    frill = inked(
        "M58 18C70 10 84 10 92 4C90 14 96 20 94 28C98 34 94 42 96 50"
        "C88 52 84 60 78 62C72 56 66 56 60 54Z",
        _WING,
    ) + line("M62 28L90 8M64 36L93 28M64 44L94 49M64 50L79 60", _RIB, 1.7)
    body = _neck() + frill + _skull(hue("R", "hi"))
    breath = "".join(
        line(d, r("frost"), 2.4)
        for d in (
            "M100 50C108 54 110 60 106 68",
            "M98 55C104 62 102 70 96 76",
            "M92 57C96 64 92 72 86 74",
        )
    )
    flakes = "".join(
        spark(x, y, s, r("light"), stroke=INK, stroke_width=0.8)
        for x, y, s in ((94, 68, 5), (84, 80, 4), (97, 86, 5.4), (104, 72, 4))
    )
    return body + mirrored(breath + flakes, 100)
