"""The four druids: busts in a box of 100."""

from __future__ import annotations

from bajarz.art.runestones.base import (
    GOLD,
    INK,
    SHAPE,
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
from bajarz.art.svg import at, circle, mirrored, path, spark

STAVES = 4


def draw(name: str) -> str:
    """A druid, without staff and clasp, which change from card to card."""
    return {"grey": _grey, "brown": _brown, "black": _black, "beige": _beige}[name]()


def staff(variant: int) -> str:
    """A staff at the left, behind the druid."""
    return at(-4, 22, mirrored(_staff(variant), 100))


def _staff(variant: int) -> str:
    """Crook, moon, branch or crystal."""
    wood = r("wood")
    pole = rod("M84 108V20", wood, 4.4)
    if variant % 4 == 0:
        return pole + rod("M84 24C74 8 94 0 97 14C98 21 90 24 88 18", wood, 4)
    if variant % 4 == 1:
        moon = inked("M91 -4A11.6 11.6 0 1 0 97 11A8.6 8.6 0 0 1 91 -4Z", GOLD, 1.4)
        return pole + moon
    if variant % 4 == 2:
        twigs = rod("M84 40C84 24 76 22 74 8M84 30C88 22 95 22 96 10", wood, 3.6)
        leaves = "".join(
            at(x, y, inked("M0 4Q-6 -2 0 -9Q6 -2 0 4Z", hue("G", "hi"), 1.1), turn=a)
            for x, y, a in ((73, 8, -10), (97, 9, 14), (84, 14, 0), (76, 20, -60), (95, 20, 70))
        )
        return rod("M84 108V18", wood, 4.4) + twigs + leaves
    return (
        pole
        + inked("M84 -4L92 8L88 22H80L76 8Z", hue("B", "hi"), 1.4)
        + line("M84 -4V22M76 8H92", INK, 0.9)
        + rod("M78 30C72 22 74 14 76 12M90 30C96 22 94 14 92 12", wood, 3)
    )


def clasp(letter: str) -> str:
    """The card's colour at the collar: the colour's gem, or a star for all colours."""
    plate = disc(50, 83, 8.6, GOLD, 1.4)
    if letter == "W":
        return plate + spark(50, 83, 7.4, r("light"), stroke=INK, stroke_width=0.9)
    return plate + path(SHAPE[letter], hue(letter), INK, 2, transform="translate(50 83) scale(.56)")


def _robe(name: str) -> str:
    return inked("M6 108C8 82 26 70 36 64H64C74 70 92 82 94 108Z", r(name)) + both(
        flat("M10 108C12 92 20 82 30 75C24 86 20 96 20 108Z", r(f"{name}-lo"), 0.7)
    )


def _hood(name: str) -> str:
    """A hood with a dark inside."""
    return (
        inked("M50 2C20 6 18 40 22 66C34 76 66 76 78 66C82 40 80 6 50 2Z", r(name))
        + line("M27 34C28 20 36 11 48 8", r(f"{name}-soft"), 2, 0.8)
        + inked(
            "M50 14C31 16 30 40 33 62C42 70 58 70 67 62C70 40 69 16 50 14Z", r(f"{name}-lo"), 1.4
        )
    )


def _eyes(iris: str, brow: str) -> str:
    return both(
        oval(42.6, 46, 4, 3.3, r("light"), 1)
        + circle(43, 46.2, 2.3, iris)
        + circle(43, 46.2, 1.1, INK)
        + line("M38 44.6Q42.6 41.6 47 44.8", INK, 1.5)
        + line("M36.8 40.4Q42 36.6 47.4 40.6", brow, 2.8)
    )


def _beard(colour: str, low: str) -> str:
    return (
        inked(
            "M32.6 51C32 80 43 94 50 103C57 94 68 80 67.4 51C61 62 57 57.6 50 59.4"
            "C43 57.6 39 62 32.6 51Z",
            colour,
        )
        + line(
            "M42 66C42 78 46 88 50 94M58 66C58 78 54 88 50 94M36.6 62"
            "C37 70 39 76 42 82M63.4 62C63 70 61 76 58 82",
            low,
            1.6,
        )
        + line("M45 62.6Q50 65.4 55 62.6", INK, 1.5)
    )


def _nose() -> str:
    return line("M50.6 45Q46.6 53.6 48.6 55.6Q50 56.6 52.4 55.4", INK, 1.5)


def _old(skin: str) -> str:
    return inked(
        "M35 50C34 27 66 27 65 50C65 64 58 70 50 70C42 70 35 64 35 50Z", r(skin), 1.3
    ) + flat("M60 34C66 44 65 60 56 68C63 66 65 58 65 50Q65 40 60 34Z", r(f"{skin}-lo"), 0.6)


def _grey() -> str:
    """An old man with a long white beard."""
    face = (
        _old("skin-a")
        + _eyes(hue("B"), r("hair-c"))
        + _nose()
        + line("M44 34H56M46 31H54", r("skin-a-lo"), 1.2)
    )
    return _robe("grey") + _hood("grey") + face + _beard(r("hair-c"), r("hair-c-lo"))


def _brown() -> str:
    """A hunter under a bear's skin."""
    bear = both(disc(27, 16, 9, r("brown"), 1.5) + disc(27, 17, 4.6, r("brown-lo"), 1))
    bear += inked("M50 2C20 4 16 38 20 66C34 78 66 78 80 66C84 38 80 4 50 2Z", r("brown"))
    bear += line("M24 44q4 3 3 8M76 44q-4 3 -3 8M23 56q4 3 3 8M77 56q-4 3 -3 8", r("brown-lo"), 1.8)
    bear += both(circle(38, 16, 2.2, INK)) + oval(50, 21, 5, 3.4, INK, 0)
    bear += inked(
        "M50 26C31 26 30 42 33 62C42 70 58 70 67 62C70 42 69 26 50 26Z", r("brown-lo"), 1.4
    )
    fangs = both(inked("M36 29l2.4 6.6 3 -7.6Z", r("teeth"), 0.9))
    return (
        _robe("brown")
        + bear
        + _old("skin-b")
        + fangs
        + _eyes(hue("G"), r("hair-a"))
        + _nose()
        + _beard(r("hair-a"), r("hair-a-hi"))
    )


def _black() -> str:
    """A seer with raven's feathers and a silver moon."""
    quills = both(
        "".join(
            at(
                x,
                y,
                inked("M-3 4C-8 -6 -6 -18 0 -26C6 -18 8 -6 3 4Z", r("black-lo"), 1.2)
                + line("M0 2V-18", r("black-soft"), 0.9, 0.6),
                turn=a,
            )
            for x, y, a in ((22, 76, -74), (24, 70, -52), (30, 66, -30))
        )
    )
    face = _old("skin-c") + _eyes(r("grape-hi"), INK) + _nose()
    face += inked("M44.6 62Q47.4 60 50 61.2Q52.6 60 55.4 62Q50 66.4 44.6 62Z", r("lip"), 1)
    hair = both(
        inked("M36 36C32 50 36 66 30 84C38 84 42 74 40 62C37 54 38 46 42 34Z", r("hair-b"), 1.3)
    )
    neck = inked("M44 66H56V78Q50 83 44 78Z", r("skin-c-lo"), 1.2)
    moon = inked("M53 13A7.4 7.4 0 1 0 53 26A6.6 6.6 0 0 1 53 13Z", r("pearl"), 1.1)
    return (
        quills
        + _robe("black")
        + _hood("black")
        + neck
        + face
        + hair
        + moon
        + line("M36 37Q50 27 64 37", r("pearl-lo"), 1.8)
    )


def _beige() -> str:
    """A young healer crowned with wheat."""
    hair = inked("M26 50C22 16 78 16 74 50C78 66 76 80 70 88H30C24 80 22 66 26 50Z", r("hair-e"))
    braids = both(
        "".join(
            oval(29.6 - i * 0.6, 64 + 8 * i, 5.4, 4.8, r("hair-e"), 1.3)
            + line(f"M{26 - i * 0.6} {63 + 8 * i}q3 3 7 0", r("hair-e-hi"), 1.3)
            for i in range(4)
        )
        + disc(27.4, 95, 3.4, hue("R"), 1.1)
    )
    face = inked("M33 46C33 25 67 25 67 46C67 62 59 72 50 74C41 72 33 62 33 46Z", r("skin-a"), 1.4)
    face += flat("M61 32C67 46 64 62 53 73C61 70 67 60 67 46Q66 38 61 32Z", r("skin-a-lo"), 0.5)
    face += at(0, 1, _eyes(hue("G"), r("hair-a"))) + at(0, 2, _nose())
    face += both(circle(37.6, 55, 3.4, r("blush"), opacity=0.55)) + inked(
        "M44 63Q50 69 56 63Q50 65 44 63Z", r("lip"), 1.1
    )
    fringe = inked(
        "M29 48C29 25 46 23 50 29C54 23 71 25 71 48C66 37 60 33 50 33C40 33 34 37 29 48Z",
        r("hair-e"),
        1.4,
    )
    ears = ""
    for x, y, a in ((32, 33, -40), (38, 26, -26), (46, 22, -8)):
        grain = inked("M0 2Q-4 -3 0 -9Q4 -3 0 2Z", GOLD, 0.9)
        ears += at(
            x, y, at(-3, -2, grain, turn=-24) + at(3, -2, grain, turn=24) + at(0, -6, grain), turn=a
        )
    neck = inked("M43 66H57V82Q50 88 43 82Z", r("skin-a-lo"), 1.3)
    return hair + _robe("beige") + neck + face + fringe + both(ears) + braids
