"""Harpies, red: five busts in a box of 100, wings behind, feathers for hair."""

from __future__ import annotations

from bajarz.art.runestones.base import GOLD, INK, both, disc, flat, hue, inked, line, r
from bajarz.art.svg import at, circle, group

_RED, _HI, _LO = hue("R"), hue("R", "hi"), hue("R", "lo")


def draw(variant: int) -> str:
    return (_flame, _owl, _eagle, _queen, _kite)[variant]()


def _feather(x: float, y: float, turn: float, fill: str, size: float = 1) -> str:
    """A long feather that grows upward from its root."""
    body = inked("M-2 0C-7 -12 -6 -26 0 -34C6 -26 7 -12 2 0Z", fill, 1.3 / size)
    return at(x, y, body + line("M0 -2V-26", INK, 0.8, 0.45), size, turn)


def _raised(dark: str, mid: str, light: str) -> str:
    """Wings held high: three layers of feathers, the long ones outside."""
    long = "".join(_feather(30, 86, a, dark, 2.1) for a in (-46, -36, -27, -18, -9))
    middle = "".join(_feather(30, 88, a, mid, 1.55) for a in (-58, -46, -35, -24, -13))
    short = "".join(_feather(30, 90, a, light, 1.05) for a in (-66, -50, -34, -18))
    return both(long + middle + short)


def _folded(dark: str, mid: str) -> str:
    """Wings folded like a cloak."""
    cloak = inked("M26 64C8 66 -2 84 0 108H34Z", dark)
    rows = "".join(
        inked(f"M{x} {y}q4 9 8 0Z", mid, 1.1)
        for x, y in ((4, 90), (12, 90), (8, 80), (16, 80), (15, 71))
    )
    return both(cloak + rows)


def _ruff(fill: str, light: str) -> str:
    """Breast and a collar of short feathers."""
    out = inked("M20 108C22 88 36 78 50 78C64 78 78 88 80 108Z", fill)
    for y, count, tone in ((100, 7, fill), (91, 6, light), (83, 4, fill)):
        for i in range(count):
            off = i - (count - 1) / 2
            x, drop = 50 + off * 9.2 - 4.6, y - 8 + off * off * 0.9
            out += inked(f"M{x} {drop}v5q4.6 11 9.2 0v-5Z", tone, 1.1)
    return out


def _face(skin: str, eye: str, fierce: bool = True) -> str:
    """A sharp face with painted eyes."""
    lids = inked("M33.6 46Q40 39.6 47.4 48Q40.6 52.6 36 50Z", r("light"), 1.2) + circle(
        41.4, 47.6, 2.7, eye
    )
    lids += circle(41.6, 47.8, 1.3, INK) + line("M31 43.4Q39 38 47.6 47.4", INK, 2.4)
    lids += line("M33 37.4Q40 35 47 40.6" if fierce else "M33.6 38Q40 33.4 46 37", INK, 1.9)
    lids += flat("M33 51Q38 56 44 52.6Q40 60 35 58Z", _RED, 0.5)
    return (
        inked("M32 42C31 22 69 22 68 42C68 58 60 74 50 77C40 74 32 58 32 42Z", r(skin))
        + flat("M62 29C68 44 64 64 52 76.4C61 72 68 58 68 42Q67 34 62 29Z", r(f"{skin}-lo"), 0.55)
        + both(lids)
    )


def _beak(size: float = 1) -> str:
    body = inked("M-5.6 0Q0 -6 5.6 0Q5 9 0 16Q-5 9 -5.6 0Z", GOLD, 1.3) + line(
        "M-3.4 1.6h1.4M2 1.6h1.4", INK, 1.3
    )
    return at(50, 52, body + line("M-4 6Q0 8.6 4 6", INK, 1.1), size)


def _mouth() -> str:
    nose = line("M50.6 48Q47.6 57 49 58.6Q50.2 59.4 51.8 58.4", INK, 1.5)
    return nose + inked("M43.6 66Q47 63.6 50 65Q53 63.6 56.4 66Q50 69.6 43.6 66Z", r("lip"), 1.2)


def _crest(spots: tuple[tuple[float, float, float, float], ...], fill: str, light: str) -> str:
    """Feathers in a fan; every second one light."""
    return "".join(
        _feather(x, y, a, (fill, light)[i % 2], s) for i, (x, y, a, s) in enumerate(spots)
    )


def _flame() -> str:
    """Hair like fire, wings high."""
    fire = inked(
        "M27 52C20 28 34 20 35 0C40 8 43 10 50 -10C57 10 60 8 65 0"
        "C66 20 80 28 73 52C69 38 62 33 50 35C38 33 31 38 27 52Z",
        r("hair-d"),
    )
    fire += line(
        "M36 10C37 20 36 26 34 33M50 0V27M64 10C63 20 64 26 66 33M43 16V28M57 16V28",
        r("hair-d-hi"),
        1.9,
    )
    return _raised(_LO, _RED, _HI) + _ruff(_RED, _HI) + _face("skin-a", r("grn")) + fire + _mouth()


def _owl() -> str:
    """Round discs about the eyes, ear tufts, wings folded."""
    tufts = both(
        inked("M30 34C20 22 20 6 14 -4C28 0 42 8 46 24Z", r("fur"))
        + flat("M31 27C26 18 24 10 21 4C29 8 36 14 39 22Z", r("plume-lo"))
    )
    head = inked("M24 44C22 16 78 16 76 44C78 64 66 78 50 78C34 78 22 64 24 44Z", r("fur"))
    mask = inked(
        "M50 40C42 26 26 32 27 48C28 62 42 64 50 62C58 64 72 62 73 48C74 32 58 26 50 40Z",
        r("plume"),
        1.3,
    )
    rays = both(line("M39 33V37M31 39L34 41.4M29 49H33M33 58L36 55.6", r("plume-lo"), 1.6))
    eyes = both(
        disc(39.4, 47, 7.4, r("sun"), 1.4)
        + circle(40.4, 47, 4, INK)
        + circle(38.8, 45.2, 1.4, r("light"))
        + line("M28.6 36.6Q38 34 46.6 43", _LO, 3)
    )
    bars = "".join(
        line(f"M{x} {y}q3 3 6 0", r("fur-lo"), 1.6)
        for x, y in ((40, 26), (47, 23), (54, 26), (38, 69), (47, 72), (56, 69))
    )
    return (
        _folded(_LO, _RED)
        + _ruff(_RED, _HI)
        + tufts
        + head
        + bars
        + mask
        + rays
        + eyes
        + _beak(0.82)
    )


def _eagle() -> str:
    """White feathers swept back, a great beak, wings high."""
    spots = (
        (30, 58, -70, 0.7),
        (28, 50, -62, 0.8),
        (30, 42, -50, 0.9),
        (35, 34, -34, 0.95),
        (42, 29, -17, 1.0),
    )
    crown = both(_crest(spots, r("plume"), r("teeth"))) + _feather(50, 28, 0, r("teeth"), 1.05)
    head = inked("M30 46C30 20 70 20 70 46C71 60 62 70 58 80H42C38 70 29 60 30 46Z", r("plume"))
    head += flat("M62 28C70 42 66 62 56 79C62 72 71 60 70 46Q69 35 62 28Z", r("plume-lo"), 0.6)
    eyes = both(
        inked("M33 47Q40 42 46 49Q39 53 33 47Z", r("sun"), 1.2)
        + circle(40.6, 48, 2.5, INK)
        + line("M31 41L47 47", INK, 3.2)
    )
    beak = inked(
        "M42 51Q50 43 58 51C59 62 55 66 52 76C48 72 48 68 47 65C43 62 42 57 42 51Z", GOLD, 1.4
    ) + line("M45 53h2M53 53h2M47 65Q52 64 56 60", INK, 1.3)
    return _raised(_LO, _RED, _HI) + _ruff(r("plume"), r("teeth")) + crown + head + eyes + beak


def _queen() -> str:
    """Dark hair, a band with a red stone, a peacock's fan behind the head."""
    fan = "".join(
        _feather(50, 44, a, _RED if i % 2 else _LO, 1.35)
        for i, a in enumerate((-64, 64, -43, 43, -21, 21, 0))
    )
    for i, a in enumerate((-64, 64, -43, 43, -21, 21, 0)):
        eye = disc(0, -38, 3, GOLD if i % 2 else _HI, 1)
        fan += at(50, 44, eye, turn=a)
    hair = inked("M24 48C20 18 80 18 76 48C82 64 78 84 70 92H30C22 84 18 64 24 48Z", r("hair-b"))
    fringe = inked(
        "M28 50C28 26 46 24 50 30C54 24 72 26 72 50C68 40 62 35 50 34C38 35 32 40 28 50Z",
        r("hair-b"),
    )
    band = line("M28.6 43Q50 25 71.4 43", INK, 4.6) + line("M28.6 43Q50 25 71.4 43", GOLD, 2.6)
    stone = inked("M50 27L56 37H44Z", _RED, 1.3)
    return (
        fan
        + _folded(_LO, _RED)
        + hair
        + _ruff(_LO, _RED)
        + _face("skin-c", r("sun"), fierce=False)
        + fringe
        + band
        + stone
        + _mouth()
    )


def _kite() -> str:
    """A young one with a short ruffled crest and one wing lifted in greeting."""
    wing = "".join(
        _feather(72, 84, a, (_LO, _RED, _HI)[i % 3], 1.7 - 0.1 * i)
        for i, a in enumerate((14, 28, 42, 56, 70))
    )
    wing += "".join(_feather(72, 86, a, _HI, 0.9) for a in (20, 40, 60))
    other = inked("M42 72C18 68 2 82 2 108H42Z", _RED) + "".join(
        inked(f"M{x} {y}q4 9 8 0Z", _HI, 1.1) for x, y in ((6, 92), (14, 92), (10, 82), (18, 82))
    )
    spots = (
        (32, 36, -58, 0.6),
        (35, 31, -36, 0.7),
        (41, 28, -20, 0.62),
        (50, 27, -4, 0.74),
        (59, 28, 16, 0.62),
        (65, 31, 34, 0.7),
        (68, 36, 56, 0.6),
    )
    crest = _crest(spots, r("hair-d"), r("hair-d-hi"))
    fringe = group(
        inked(
            "M30 46C30 26 44 24 50 26C60 24 70 28 70 46C66 38 60 34 54 35L50 31L46 36"
            "C40 34 34 38 30 46Z",
            r("hair-d"),
            1.3,
        )
    )
    freckles = "".join(
        circle(x, y, 0.8, r("skin-b-lo")) for x, y in ((37, 56), (40, 58), (60, 58), (63, 56))
    )
    smile = line("M43 64Q50 70 57 64", INK, 1.8)
    return (
        wing
        + other
        + _ruff(_HI, _RED)
        + crest
        + _face("skin-b", r("blue"), fierce=False)
        + fringe
        + freckles
        + at(0, -2, _beak(0.6))
        + smile
    )
