"""Dryads, green: five busts in a box of 100, each of another tree."""

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
from bajarz.art.svg import at, circle, group

_GRN, _HI, _LO = hue("G"), hue("G", "hi"), hue("G", "lo")


def draw(variant: int) -> str:
    return (_hawthorn, _birch, _oak, _willow, _cherry)[variant]()


def _bust(skin: str, dress: str) -> str:
    """Neck and shoulders in a dress of leaves."""
    neck = inked("M43 68H57V82C62 90 76 90 84 108H16C24 90 38 90 43 82Z", r(skin), 1.4)
    neck += flat("M43 72Q50 82 57 72V80Q50 86 43 80Z", r(f"{skin}-lo"), 0.7)
    hem = inked(
        "M14 108C18 100 22 97 28 95Q31 101 36 97Q40 104 46 99Q50 105 54 99"
        "Q60 104 64 97Q69 101 72 95C78 97 82 100 86 108Z",
        dress,
        1.3,
    )
    return neck + hem


def _face(skin: str, iris: str) -> str:
    eye = oval(41, 50, 4.8, 4, r("light"), 1.1) + circle(41.4, 50.2, 2.7, iris)
    eye += circle(41.6, 50.4, 1.3, INK) + circle(40.6, 49, 0.8, r("light"))
    eye += line("M35.6 48.4Q41 44 46.4 48.8", INK, 1.9) + line("M35.6 43Q41 39.6 46 42.4", INK, 1.5)
    eye += circle(36.4, 58.6, 3.6, r("blush"), opacity=0.5)
    return (
        inked("M31 44C31 23 69 23 69 44C69 63 60 77 50 79C40 77 31 63 31 44Z", r(skin))
        + flat("M63 31C69 46 65 66 53 78.4C62 75 69 61 69 44Q68 36 63 31Z", r(f"{skin}-lo"), 0.5)
        + both(eye)
        + line("M50.6 52Q47.4 58.6 49 60.4Q50 61.2 51.6 60.6", INK, 1.4)
        + inked("M44 67Q47 65 50 66.4Q53 65 56 67Q50 72.4 44 67Z", r("lip"), 1.1)
    )


def _leaf(x: float, y: float, turn: float, fill: str, size: float = 1) -> str:
    body = inked("M0 5Q-7 -2 0 -11Q7 -2 0 5Z", fill, 1.1 / size) + line("M0 3V-7", INK, 0.7, 0.5)
    return at(x, y, body, size, turn)


def _flower(x: float, y: float, size: float, petal: str) -> str:
    one = oval(0, -4.8, 3.5, 4.6, petal, 1)
    petals = "".join(group(one, transform=f"rotate({a})") for a in range(0, 360, 72))
    return at(x, y, petals + disc(0, 0, 2.7, GOLD, 0.9), size)


def _hawthorn() -> str:
    """Long green hair, antlers of twigs, a crown of leaves."""
    twigs = rod(
        "M38 24C30 14 31 4 22 -4M31.6 12C25 10.4 20 12 13 9M27.6 3.4C28 -2 30 -6 33 -8",
        r("wood"),
        3.2,
    )
    twigs += (
        _leaf(13, 9, -80, _HI, 0.8) + _leaf(21, -4, -30, _HI, 0.8) + _leaf(34, -8, 30, _GRN, 0.7)
    )
    hair = inked("M20 46C15 13 85 13 80 46C84 68 92 84 86 108H14C8 84 16 68 20 46Z", _GRN)
    hair += line(
        "M25 54C24 72 19 86 20 104M75 54C76 72 81 86 80 104M30 66"
        "C31 80 26 92 27 106M70 66C69 80 74 92 73 106",
        _LO,
        1.8,
    )
    fringe = inked(
        "M26 54C25 23 46 21 50 27C54 21 75 23 74 54C70 42 64 35 50 34C36 35 30 42 26 54Z", _LO
    )
    crown = "".join(
        _leaf(x, y, a, fill)
        for x, y, a, fill in (
            (33, 32, -34, _GRN), (41.6, 27, -18, _HI), (50, 25.4, 0, _GRN), (58.4, 27, 18, _HI),
            (67, 32, 34, _GRN),
        )
    )  # fmt: skip
    return (
        both(twigs)
        + hair
        + _bust("skin-b", _LO)
        + _face("skin-b", _LO)
        + fringe
        + crown
        + _flower(75, 44, 1.05, r("rose"))
    )


def _birch() -> str:
    """Pale bark, a short bob of small leaves, catkins for earrings."""
    hair = inked(
        "M22 50C14 10 86 10 78 50C82 58 80 66 76 70C72 62 74 56 70 50H30"
        "C26 56 28 62 24 70C20 66 18 58 22 50Z",
        _HI,
    )
    spots = ((22, 40, -70), (24, 29, -52), (31, 20, -36), (40, 15, -18), (22, 52, -100))
    leaves = both(
        "".join(_leaf(x, y, a, (_GRN, _HI)[i % 2], 1.05) for i, (x, y, a) in enumerate(spots))
    )
    top = _leaf(50, 14, 0, _GRN, 1.15)
    fringe = inked(
        "M28 46C29 26 40 22 50 24C60 22 71 26 72 46C66 34 62 32 56 36"
        "C54 31 46 31 44 36C38 32 34 34 28 46Z",
        _HI,
        1.3,
    )
    bark = line("M34 62H38M61 66H66M44 88H51M30 98H37M60 94H68M55 73H58M47 37.6H52", INK, 1.4, 0.55)
    tails = both(
        line("M26 64V70", INK, 1.2)
        + inked("M24 70h4.4v14q-2.2 4 -4.4 0Z", GOLD, 1.1)
        + line("M24.4 74h3.6M24.4 78h3.6M24.4 82h3.6", INK, 0.8)
    )
    return (
        hair
        + _bust("birch", _GRN)
        + _face("birch", r("blue"))
        + bark
        + fringe
        + leaves
        + top
        + tails
    )


def _oak() -> str:
    """A round crown of foliage, brown skin, acorns."""
    back = ((20, 44, 13), (18, 28, 13), (28, 13, 14), (44, 4, 14))
    crown = both("".join(disc(x, y, size, _LO, 1.5) for x, y, size in back)) + disc(50, 2, 13, _LO)
    front = ((24, 42, 10), (23, 28, 11), (32, 16, 12), (44, 10, 11))
    crown += both("".join(disc(x, y, size, _GRN, 1.3) for x, y, size in front)) + disc(
        50, 12, 11, _GRN, 1.3
    )
    crown += flat("M26 34Q36 14 50 13Q64 14 74 34Q60 22 50 23Q40 22 26 34Z", _GRN)
    tufts = ((26, 24), (40, 7), (57, 6), (72, 24), (20, 40), (76, 42), (34, 16), (62, 15))
    crown += "".join(line(f"M{x - 4} {y + 2}q2 -5 4 -1q2 -5 4 -1", _HI, 1.5) for x, y in tufts)
    acorn = (
        oval(0, 3, 3.6, 4.6, GOLD, 1.1)
        + inked("M-4.8 .6Q0 -6.6 4.8 .6Q0 2.4 -4.8 .6Z", r("wood"), 1.1)
        + line("M0 -3v-2.4", INK, 1.4)
    )
    fringe = both(disc(34, 32, 6, _GRN, 1.2) + disc(43, 28, 6, _GRN, 1.2)) + disc(
        50, 27, 5.4, _GRN, 1.2
    )
    marks = both(line("M33 56q1.6 4 1 7M37 64q1 3 3 5", r("skin-c-lo"), 1.6))
    return (
        crown
        + _bust("skin-c", r("wood-lo"))
        + _face("skin-c", _GRN)
        + marks
        + fringe
        + at(27, 60, acorn)
        + at(73, 60, acorn)
        + at(61, 18, acorn, 1.05, 20)
    )


def _willow() -> str:
    """Hanging strands, skin like new leaves, a water lily."""
    back = inked("M16 50C10 8 90 8 84 50V108H16Z", _LO)
    strands = "".join(
        rod(f"M{x} {y}C{x - 5} {y + 24} {x - 2} {y + 40} {x - 5} {y + 66}", fill, 5, 1.8)
        for x, y, fill in ((35, 30, _GRN), (28, 34, _HI), (21, 40, _GRN))
    )
    ticks = line("M27 60l-4 3M28 72l-4 3M29 50l-4 2M18 62l-4 3M18 76l-4 3", _LO, 1.3)
    fringe = inked(
        "M19 54C16 14 46 13 50 21C54 13 84 14 81 54C74 40 70 32 50 29C30 32 26 40 19 54Z", _GRN
    )
    fringe += line("M26 38Q34 24 47 23M74 38Q66 24 53 23", _HI, 1.8)
    petals = "".join(
        at(0, 0, inked("M0 4Q-6 -3 0 -12Q6 -3 0 4Z", r("rose") if i % 2 else r("light"), 1), turn=a)
        for i, a in enumerate((-72, 72, -40, 40, 0))
    )
    lily = at(50, 22, petals + disc(0, 0.6, 2.8, GOLD, 0.9), 1.05)
    return back + _bust("moss", _GRN) + _face("moss", _LO) + both(strands + ticks) + fringe + lily


def _cherry() -> str:
    """Dark hair in a knot, blossoms everywhere."""
    knot = disc(50, 13, 14, r("hair-b"), 1.5) + line(
        "M42 11Q50 3 58 11M44 17Q50 11 56 17", r("hair-b-hi"), 1.6
    )
    twig = rod("M22 20C36 12 62 10 82 -4M66 5C70 -2 68 -6 70 -10", r("wood"), 2.6)
    hair = inked("M22 50C17 17 83 17 78 50C79 60 76 68 70 72H30C24 68 21 60 22 50Z", r("hair-b"))
    fringe = inked(
        "M28 52C26 25 44 21 60 27C70 30 74 40 72 52C66 42 58 37 50 33C46 38 34 40 28 52Z",
        r("hair-b"),
    )
    fringe += line("M34 38Q40 30 50 28", r("hair-b-hi"), 1.6)
    blossoms = "".join(
        _flower(x, y, size, r("rose") if i % 2 else r("light"))
        for i, (x, y, size) in enumerate(
            (
                (30, 17, 0.95),
                (42, 13, 0.75),
                (68, 4, 0.8),
                (82, -3, 0.9),
                (70, -9, 0.65),
                (26, 42, 0.85),
                (57, 7, 0.7),
            )
        )
    )
    leaves = (
        _leaf(24, 22, -80, _HI, 0.75) + _leaf(76, 4, 60, _HI, 0.7) + _leaf(50, 9, -20, _HI, 0.6)
    )
    return (
        knot
        + hair
        + _bust("skin-a", r("rose-lo"))
        + _face("skin-a", _GRN)
        + fringe
        + twig
        + leaves
        + blossoms
    )
