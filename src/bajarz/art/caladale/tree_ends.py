"""The ends of the Fairies' tree: tower tops and edge tiles."""

from __future__ import annotations

from bajarz.art.caladale.base import INK, A, B, L, Look, R, T, Z, inked, k, line, rod
from bajarz.art.caladale.leaves import Blob, blobs, knothole, lantern, light, tuft
from bajarz.art.caladale.masonry import flag
from bajarz.art.svg import circle, clip, clipped, mirrored, path


def end(look: Look) -> str:
    if look.s:
        return _top(look) if look.kind == "top" else _mushrooms(look)
    if look.n:
        return _roots(look)
    side = _branch(look)
    return mirrored(side, 100) if look.e else side


def _crown_trunk(look: Look) -> str:
    ink = f"M24 56C26 76 {L} 84 {L} 100V{Z}M76 56C74 76 {R} 84 {R} 100V{Z}"
    d = f"M24 56C26 76 {L} 84 {L} 100V{Z}H{R}V100C{R} 84 74 76 76 56Z"
    lines = line(
        "M30 60C31 80 22 88 21 101M40 60C41 76 36 90 31 101M60 60C59 76 64 90 69 101"
        "M70 60C69 80 78 88 79 101",
        k("bark-lo"),
        1.6,
        0.85,
    )
    lines += line("M35 60C36 80 42 90 41 101M65 60C64 80 58 90 59 101", k("bark-hi"), 1.2, 0.8)
    name = f"{look.key}-t"
    shades = path("M66 40H90V104H66Z", "url(#cd-shade-e)") + path(
        "M12 40H30V104H12Z", "url(#cd-shade-w)"
    )
    return clip(name, d) + path(d, k("bark")) + clipped(name, lines + shades) + line(ink, INK, 1.8)


def _top(look: Look) -> str:
    back: list[Blob] = [
        (27, 36, 12),
        (73, 36, 12),
        (50, 30, 14),
        (37, 29, 11),
        (63, 29, 11),
        (17, 50, 11),
        (83, 50, 11),
    ]
    front: list[Blob] = [
        (20, 57, 10.5),
        (36, 61, 10.5),
        (52, 63, 10.5),
        (66, 61, 10.5),
        (81, 57, 10.5),
        (30, 48, 13),
        (50, 46, 15),
        (70, 48, 13),
    ]
    flies = light(28, 41) + light(60, 36) + light(76, 53) + light(40, 56) + light(52, 44, 1.3)
    return (
        flag(50, 2, 18)
        + _crown_trunk(look)
        + knothole(50, 86, 9)
        + blobs(back, "leafb")
        + (blobs(front) + flies)
    )


def _mushrooms(look: Look) -> str:
    back: list[Blob] = [(24, 62, 10), (38, 54, 10), (62, 54, 10), (76, 62, 10), (50, 52, 11)]
    front: list[Blob] = [(22, 66, 8), (34, 66, 9), (50, 64, 10), (66, 66, 9), (78, 66, 8)]
    caps = inked("M42 52C42 44 43 42 43 36H51C51 42 52 46 52 52Z", k("paper"), 1.1)
    caps += inked("M34 38C34 22 60 22 60 38Q47 42 34 38Z", k("roof"), 1.3)
    caps += "".join(
        circle(x, y, r, k("paper")) for x, y, r in ((42, 33, 2.4), (51, 30, 2), (54, 36, 1.7))
    )
    caps += inked("M59 54v-6h5v6z", k("paper"), 1) + inked(
        "M55 49C55 41 68 41 68 49Q61 51 55 49Z", k("roof"), 1.1
    )
    return _crown_trunk(look) + knothole(50, 86, 8) + blobs(back, "leafb") + caps + blobs(front)


def _roots(look: Look) -> str:
    """Hanging roots."""
    ink = (
        f"M{L} {A}V0C{L} 26 30 30 36 46C40 58 42 66 50 78C58 66 60 58 64 46C70 30 {R} 26 {R} 0V{A}"
    )
    name = f"{look.key}-t"
    lines = line(
        "M21 -1C24 24 40 34 46 62M41 -1C42 22 47 34 49 66M59 -1C58 22 53 34 51 66"
        "M79 -1C76 24 60 34 54 62",
        k("bark-lo"),
        1.6,
        0.85,
    )
    lines += line("M31 -1C33 20 42 34 47 60M69 -1C67 20 58 34 53 60", k("bark-hi"), 1.2, 0.8)
    twigs = rod(
        "M30 28C22 40 26 48 20 60M70 28C78 40 74 50 80 58M40 50C36 60 40 68 34 76", k("bark"), 2.2
    )
    return (
        twigs
        + clip(name, ink)
        + path(ink + "Z", k("bark"))
        + clipped(name, lines + path("M60 -3H90V80H60Z", "url(#cd-shade-e)"))
        + knothole(50, 22, 9)
        + line(ink, INK, 1.8)
        + lantern(66, 66)
        + tuft(26, 34, -1)
        + tuft(74, 34, 1)
    )


def _branch(look: Look) -> str:
    """A bough, joined on the west."""
    ink = f"M{A} {T}H0C24 {T} 40 36 58 40C70 43 70 58 58 62C44 66 36 {B} 0 {B}H{A}"
    name = f"{look.key}-t"
    lines = line(
        "M-1 38C24 38 40 42 60 47M-1 56C24 56 40 54 62 52M-1 74C20 74 34 62 58 58",
        k("bark-lo"),
        1.7,
        0.85,
    )
    lines += line(
        "M-1 47C24 47 40 48 60 50M-1 65C22 65 36 58 60 55M-1 82C20 82 34 70 50 64",
        k("bark-hi"),
        1.3,
        0.8,
    )
    leaves = blobs([(60, 38, 12), (72, 46, 12), (66, 60, 11), (52, 34, 9)], "leafb")
    leaves += blobs([(62, 50, 12), (74, 54, 9), (54, 42, 9), (70, 40, 9)])
    top = blobs([(0, 17, 10), (12, 22, 9), (25, 26, 9), (38, 28, 8)], "leafb")
    top += blobs([(0, 28, 9.5), (13, 31, 8), (27, 34, 7)])
    return (
        clip(name, ink)
        + path(ink + "Z", k("bark"))
        + clipped(name, lines)
        + line(ink, INK, 1.8)
        + leaves
        + light(58, 44)
        + light(72, 52)
        + lantern(40, 80)
        + top
    )
