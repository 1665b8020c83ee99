"""Satyrs, yellow: five busts in a box of 100, horns first."""

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
    r,
    rod,
)
from bajarz.art.svg import at, circle

_YEL, _HI, _LO = hue("Y"), hue("Y", "hi"), hue("Y", "lo")


def draw(variant: int) -> str:
    return (_piper, _poet, _faun, _elder, _vintner)[variant]()


def _body(cloth: str, fleece: bool = True) -> str:
    out = inked("M6 108C8 88 28 79 50 79C72 79 92 88 94 108Z", r("fur") if fleece else cloth)
    if fleece:
        curls = "M14 98q4 -5 8 0q4 -5 8 0M70 98q4 -5 8 0q4 -5 8 0M22 90q4 -5 8 0M70 90q4 -5 8 0"
        return out + line(curls, r("fur-lo"), 1.8)
    return out + inked("M30 82L88 104V108H62L36 86Z", _LO, 1.3) + line("M36 84L84 105", _HI, 1.4)


def _face(skin: str) -> str:
    """Goat's ears and a man's face."""
    ears = inked("M34 44C24 38 16 42 8 44C14 56 26 56 35 53Z", r(skin)) + flat(
        "M31 47C24 43.6 19 45 14 46.4C19 51.4 26 51.4 31 50.4Z", r(f"{skin}-lo")
    )
    neck = inked("M42 64H58V80Q50 86 42 80Z", r(f"{skin}-lo"), 1.3)
    return (
        neck
        + both(ears)
        + inked("M30 38C30 16 70 16 70 38C70 58 62 70 50 73C38 70 30 58 30 38Z", r(skin))
        + flat("M63 26C69 40 67 60 54 71C64 66 70 54 70 38Q69 30 63 26Z", r(f"{skin}-lo"), 0.55)
    )


def _features(brow: str = INK, merry: bool = True) -> str:
    eyes = both(
        disc(41, 45, 3.6, r("light"), 1)
        + circle(41.4, 45.2, 2.7, INK)
        + circle(40.6, 44.4, 0.8, r("light"))
    )
    brows = both(line("M34.4 39Q40 34 46.4 38" if merry else "M34 37L46.4 40.4", brow, 2.6))
    nose = line("M51 43Q45.6 54 48 56Q50 57.4 52.6 56", INK, 1.8)
    cheeks = both(circle(36.4, 53.4, 3.4, r("blush"), opacity=0.55))
    return cheeks + eyes + brows + nose


def _horn(d: str, width: float, rings: str) -> str:
    """A pair of horns along a line, ringed."""
    return both(rod(d, r("horn"), width, 2.6) + line(rings, r("horn-lo"), 1.5))


def _ram() -> str:
    d = "M37 27C28 3 0 8 5 29C9 44 27 41 23.6 29.6C21 24 15 26 16.4 30.6"
    return _horn(
        d,
        8,
        "M31 12.4l-4 5.6M20.6 7.4l-1.6 6.6M9.4 13.4l5.4 4.2M4 26l7 -.6M9 37l5 -5M20 38.6l-2 -5",
    )


def _smile() -> str:
    return inked("M42 62Q50 68.6 58 62Q50 64.4 42 62Z", r("mouth"), 1.2)


def _hair(colour: str, light: str) -> str:
    return inked(
        "M28 42C24 17 42 11 50 17.4C58 11 76 17 72 42C68 29 59 27 50 27C41 27 32 29 28 42Z", colour
    ) + line("M36 27Q41 21 47 22M64 27Q59 21 53 22", light, 1.6)


def _beard(colour: str, light: str, tip: float = 98) -> str:
    side = (tip + 55) / 2
    return inked(
        f"M31 50C30 {side} 42 {tip - 7} 50 {tip}C58 {tip - 7} 70 {side} 69 50"
        "C63 62 58 58 50 59.4C42 58 37 62 31 50Z",
        colour,
    ) + line(
        f"M42 70C43 80 46 {tip - 12} 50 {tip - 7}M58 70C57 80 54 {tip - 12} 50 {tip - 7}",
        light,
        1.7,
    )


def _pipes(x: float, y: float) -> str:
    tubes = "".join(inked(f"M{i * 5.2} 0h5.2v{27 - i * 4}h-5.2Z", _YEL, 1.2) for i in range(5))
    return at(x, y, tubes + inked("M-1.4 6H27.4V11H-1.4Z", _LO, 1.1), turn=-8)


def _leaf(x: float, y: float, turn: float, fill: str) -> str:
    return at(x, y, inked("M0 5Q-6 -1 0 -8Q6 -1 0 5Z", fill, 1), turn=turn)


def _wreath(fill: str, light: str) -> str:
    spots = ((30, 34, -62), (33, 27, -44), (39, 22, -26), (46, 19, -8))
    out = "".join(_leaf(x, y, a, (fill, light)[i % 2]) for i, (x, y, a) in enumerate(spots))
    return both(out)


def _piper() -> str:
    hair, light = r("hair-a"), r("hair-a-hi")
    return (
        _body("")
        + _ram()
        + _face("skin-a")
        + _hair(hair, light)
        + _beard(hair, light)
        + _features()
        + _smile()
        + _pipes(64, 76)
    )


def _poet() -> str:
    horns = _horn("M40 24C34 12 40 2 30 -9", 7, "M34 13.6l7 -2M34.4 6.6l6.6 -.4M32.6 -.4l5.6 -2.4")
    goatee = inked("M41 68C43 80 47 88 50 92C53 88 57 80 59 68Q50 73 41 68Z", r("hair-b")) + line(
        "M50 74V86", r("hair-b-hi"), 1.4
    )
    tash = inked(
        "M50 58C44 56 39 60 35 58C39 66 47 65 50 61C53 65 61 66 65 58C61 60 56 56 50 58Z",
        r("hair-b"),
        1.1,
    )
    return (
        _body(r("cream"), fleece=False)
        + horns
        + _face("skin-b")
        + _hair(r("hair-b"), r("hair-b-hi"))
        + _wreath(hue("G"), hue("G", "hi"))
        + _features(merry=False)
        + goatee
        + tash
    )


def _faun() -> str:
    """A youngster with stubs for horns and a mop of curls."""
    horns = both(
        inked("M38 22C34 14 35 6 40 0C44 6 46 12 46 20Z", r("horn"), 1.4)
        + line("M37 13l7 -1.4M37.6 8l5 -1", r("horn-lo"), 1.3)
    )
    spots = (
        (30, 36, 6),
        (33, 28, 7),
        (40, 22, 7.4),
        (50, 20, 8),
        (60, 22, 7.4),
        (67, 28, 7),
        (70, 36, 6),
    )
    curls = "".join(disc(x, y, size, r("hair-e")) for x, y, size in spots)
    curls += flat("M33 32Q40 24 50 25Q60 24 67 32Q60 29 50 30Q40 29 33 32Z", r("hair-e"))
    curls += "".join(line(f"M{x - 2} {y}q2 -3.4 4 -.4", r("hair-e-hi"), 1.5) for x, y, _ in spots)
    freckles = "".join(
        circle(x, y, 0.8, r("skin-a-lo")) for x, y in ((38, 51), (41, 53), (59, 53), (62, 51))
    )
    laugh = inked("M41 60Q50 64 59 60Q57 69 50 69Q43 69 41 60Z", r("mouth"), 1.2) + flat(
        "M43 61.4Q50 64 57 61.4L56.4 63.4Q50 65.4 43.6 63.4Z", r("teeth")
    )
    return (
        _body("")
        + horns
        + _face("skin-a")
        + curls
        + _features()
        + freckles
        + laugh
        + _pipes(10, 82)
    )


def _elder() -> str:
    horns = _horn("M38 24C26 17 12 22 4 6", 8.4, "M30 16.4l-1 8M21.6 15.4l-2 7.4M13.4 13l-4 6")
    white, low = r("hair-c"), r("hair-c-lo")
    brows = both(inked("M33 40Q38 33 47 39Q40 39 36 43Z", white, 1.1))
    return (
        _body("")
        + horns
        + _face("skin-b")
        + _hair(white, low)
        + _beard(white, low, 108)
        + _features(low)
        + brows
        + _smile()
        + line("M44 35H56M46 32H54", r("skin-b-lo"), 1.3)
    )


def _vintner() -> str:
    grapes = "".join(
        disc(x, y, 4.2, r("grape")) + circle(x - 1.2, y - 1.4, 1.1, r("grape-hi"))
        for x, y in ((20, 40), (27, 38), (17, 47), (24, 46), (20, 53), (33, 27), (40, 23))
    )
    vine = both(
        _leaf(37, 20, -30, hue("G"))
        + _leaf(46, 17, -10, hue("G", "hi"))
        + _leaf(30, 28, -60, hue("G", "hi"))
    )
    hair, light = r("hair-d"), r("hair-d-hi")
    horns = _horn(
        "M40 24C30 14 34 2 24 -4C16 -8 12 2 18 4", 6.4, "M33 14l6 -3.4M31.4 5l5.6 -2M25 -1l3 -5"
    )
    cup = inked("M70 78H94C94 90 88 94 84.6 95V104H79.4V95C76 94 70 90 70 78Z", GOLD, 1.4) + inked(
        "M70 78Q82 83 94 78Q82 74 70 78Z", r("grape"), 1.1
    )
    return (
        _body(r("grape"), fleece=False)
        + horns
        + _face("skin-c")
        + _hair(hair, light)
        + _beard(hair, light, 90)
        + _features()
        + _smile()
        + vine
        + grapes
        + cup
    )
