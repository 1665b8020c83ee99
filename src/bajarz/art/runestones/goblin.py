"""Goblins, blue: five busts in a box of 100, bigger ears than sense."""

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
from bajarz.art.svg import circle

_BLUE, _HI, _LO = hue("B"), hue("B", "hi"), hue("B", "lo")


def draw(variant: int) -> str:
    return (_cap, _helmet, _pirate, _miner, _shaman)[variant]()


def _body(cloth: str, trim: str) -> str:
    return (
        inked("M4 108C6 86 26 77 50 77C74 77 94 86 96 108Z", cloth)
        + both(flat("M8 104C12 90 22 83 34 80C24 88 18 96 17 108Z", INK, 0.18))
        + inked("M32 79Q50 94 68 79L64 88Q50 100 36 88Z", trim, 1.3)
    )


def _head(skin: str, droop: bool = False) -> str:
    """Ears and skull; `skin` is the name of the colour."""
    far = (
        "M31 44C18 44 8 56 -4 60C4 72 20 72 34 60Z"
        if droop
        else "M31 42C20 33 10 32 -3 20C-1 44 13 60 33 58Z"
    )
    inner = (
        "M27 50C18 51 10 58 4 61C12 66 22 64 29 58Z"
        if droop
        else "M28 46C20 42 12 39 5 32C8 44 17 53 29 53Z"
    )
    return (
        both(inked(far, r(skin)) + flat(inner, r(f"{skin}-lo")))
        + inked("M27 42C26 18 74 18 73 42C76 62 64 80 50 80C36 80 24 62 27 42Z", r(skin))
        + flat("M66 30C74 44 72 66 56 78C66 76 75 60 72.4 42Q71 33 66 30Z", r(f"{skin}-lo"), 0.6)
        + both(flat("M31 58Q36 64 40 60Q35 58 31 58Z", r(f"{skin}-lo"), 0.7))
    )


def _glare() -> str:
    return both(
        inked("M31 45Q38 40 46 47Q40 53 34 51Q31 49 31 45Z", r("eye"), 1.3)
        + oval(40, 47.4, 1.5, 3, INK, 0)
        + line("M29 40L46 44", INK, 2.8)
    )


def _wide() -> str:
    return both(
        disc(39, 46, 7, r("eye"), 1.3)
        + circle(40.4, 47, 3.2, INK)
        + circle(39.2, 45.6, 1.1, r("light"))
        + line("M31 37Q37 33 44 37", INK, 2)
    )


def _hook(skin: str) -> str:
    return inked(
        "M46.4 47C42 57 40 64 47 66Q50 68.6 53 66C60 64 58 57 53.6 47Z", r(skin), 1.3
    ) + line("M46 63q-2 -1 -1.6 -3M54 63q2 -1 1.6 -3", INK, 1.1)


def _bulb(skin: str) -> str:
    return oval(50, 58, 7.4, 6.4, r(skin), 1.3) + line(
        "M46 56Q47.4 53.6 50 53.4", r("light"), 1.4, 0.7
    )


def _grin() -> str:
    return (
        inked("M34 66Q50 73 66 66Q62 77 50 77.4Q38 77 34 66Z", r("mouth"), 1.3)
        + inked("M39 68.6l2.4 5.4 2.8 -4.4ZM56 69.6l2.8 4.4 2.2 -5.4Z", r("teeth"), 0.9)
        + line("M32 64.4L35.4 67M68 64.4L64.6 67", INK, 1.3)
    )


def _tusks() -> str:
    return line("M35 70Q50 66 65 70", INK, 2) + both(
        inked("M37 70.4Q35.6 62 38.6 59.4Q42.6 63 42 69.4Z", r("teeth"), 1.1)
    )


def _smirk() -> str:
    return line("M37 70Q50 76 65 66M63 63.6Q66.6 64.6 66.4 68", INK, 2) + inked(
        "M44 72.4l2 4.6 2.8 -3.8Z", r("teeth"), 0.9
    )


def _cap() -> str:
    hat = inked("M22 43C25 17 44 12 74 -5C69 8 75 24 78 43C62 31 38 31 22 43Z", _BLUE)
    hat += flat("M64 2C66 14 72 28 76.6 41C72 36 66 33.6 60 33C64 22 66 12 64 2Z", _LO, 0.55)
    hat += line("M26 38C40 27.4 60 27.4 74 38", _HI, 2) + disc(73, -3, 4.6, GOLD)
    return _body(_LO, _BLUE) + _head("gob-a") + hat + _glare() + _hook("gob-a") + _grin()


def _helmet() -> str:
    pot = inked("M24 41C24 14 76 14 76 41Q50 31 24 41Z", r("iron"))
    pot += flat("M62 19C72 23 76 31 76 41Q70 38.6 63 37.4Q66 28 62 19Z", r("iron-lo"))
    pot += inked("M21 43Q50 30 79 43L78 37Q50 25 22 37Z", r("iron-lo"), 1.3)
    pot += inked("M46 20L50 0L54 20Z", r("iron"), 1.3) + line(
        "M33 27Q38 22 44 21", r("light"), 2, 0.7
    )
    pot += "".join(
        circle(x, y, 1.3, GOLD) for x, y in ((28, 37.4), (39, 33.6), (61, 33.6), (72, 37.4))
    )
    straps = rod("M22 106L36 84M78 106L64 84", r("wood"), 4)
    return (
        _body(r("wood-lo"), r("fur"))
        + straps
        + _head("gob-b")
        + pot
        + _glare()
        + _bulb("gob-b")
        + _tusks()
    )


def _pirate() -> str:
    scarf = inked("M25 42C24 16 76 16 75 42C62 33 38 33 25 42Z", _BLUE)
    scarf += "".join(
        circle(x, y, 2, r("light")) for x, y in ((36, 30), (48, 25), (60, 29), (68, 36), (43, 33))
    )
    scarf += inked("M74 38C82 32 90 34 92 30C92 40 84 44 76 42Z", _BLUE) + inked(
        "M75 41C82 44 86 52 92 52C86 58 76 52 73 44Z", _LO, 1.3
    )
    wink = line("M32 48Q39 43 46 48", INK, 2.4) + line("M31 41Q38 37 45 41", INK, 2.2)
    eye = inked("M54 47Q60 40 69 46Q63 53 54 47Z", r("eye"), 1.3) + circle(61, 46.6, 2.6, INK)
    ring = line("M18 53a4.4 4.4 0 1 0 5 4", INK, 3.6) + line("M18 53a4.4 4.4 0 1 0 5 4", GOLD, 1.8)
    patch = line("M55 41L68 39.6", INK, 2.6)
    return (
        _body(r("red-lo"), r("cream"))
        + _head("gob-c")
        + ring
        + scarf
        + wink
        + eye
        + patch
        + _hook("gob-c")
        + _smirk()
    )


def _miner() -> str:
    tuft = inked(
        "M36 26C34 12 40 8 42 -2C46 6 48 6 52 -4C54 6 60 6 66 2C62 12 66 18 64 26Z", r("hair-d")
    )
    lens = both(
        disc(39.6, 28, 8.4, GOLD)
        + disc(39.6, 28, 5.8, r("frost"), 1.1)
        + line("M36.4 27Q37 24.4 39.6 24", r("light"), 1.7)
    )
    band = rod("M26 36Q28 30 32 28M74 36Q72 30 68 28", r("wood"), 4) + line("M48 28H52", INK, 3)
    return (
        _body(_BLUE, r("wood"))
        + _head("gob-a", droop=True)
        + tuft
        + band
        + lens
        + _wide()
        + _bulb("gob-a")
        + _grin()
    )


def _shaman() -> str:
    knot = inked("M40 26C36 10 44 -4 54 -10C54 0 62 10 60 26Z", r("hair-b"))
    bone = rod("M34 6L66 -2", r("teeth"), 4)
    bone += "".join(
        disc(x, y, 3, r("teeth"), 1) for x, y in ((33, 4), (34.4, 8.4), (66, -4.4), (67, 0.4))
    )
    bone += line("M35 6L65 -1.6", r("teeth"), 4)
    paint = both(line("M29 54H41M30.6 59H39", _BLUE, 2.6) + line("M44 34L46 27", _BLUE, 2.6))
    beads = "".join(
        disc(x, y, 3.4, fill) for x, y, fill in (
            (32, 87, _BLUE), (39, 92, r("cream")), (46.4, 94.6, _BLUE),
            (53.6, 94.6, r("cream")), (61, 92, _BLUE), (68, 87, r("cream")),
        )
    )  # fmt: skip
    return (
        _body(r("fur"), r("fur-lo"))
        + beads
        + _head("gob-b", droop=True)
        + knot
        + bone
        + paint
        + _glare()
        + _hook("gob-b")
        + _smirk()
    )
