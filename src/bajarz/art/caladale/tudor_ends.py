"""The ends of the Gnomes' tudor: tower tops and edge tiles."""

from __future__ import annotations

from bajarz.art.caladale.base import INK, A, B, L, Look, R, T, Z, disc, inked, k, line
from bajarz.art.caladale.masonry import flag
from bajarz.art.caladale.timber import GLOW, POST, beam, drop, flowers, lattice, slope, strut, tiled
from bajarz.art.palette import v
from bajarz.art.svg import circle, clip, clipped, mirrored, path, rect, spark


def end(look: Look) -> str:
    if look.s:
        return _gable(look) if look.kind == "top" else _attic()
    if look.n:
        return _hanging()
    side = _jetty(look)
    return mirrored(side, 100) if look.e else side


def _gable(look: Look) -> str:
    """A tower's top: a steep gable with chimney and flag."""
    d = f"M{L} 62L50 20L{R} 62V{Z}H{L}Z"
    name = f"{look.key}-u"
    back = inked("M70 40V16H80V48Z", k("brick"), 1.2) + inked("M68 13.6h14v4h-14z", k("brick"), 1.1)
    walls = beam(L, 60, 75, POST) + beam(L, 66, POST, 37) + beam(R - POST, 66, POST, 37)
    walls += beam(L, 97, 75, 6)
    eye = (
        disc(50, 46, 7.4, k("beam"), 1)
        + disc(50, 46, 5.2, GLOW, 0.8)
        + line("M50 41V51M45 46H55", INK, 0.8)
    )
    shades = rect(66, 60, 22, 43, "url(#cd-shade-e)") + rect(12, 60, 18, 43, "url(#cd-shade-w)")
    return (
        back
        + flag(50, 1, 16)
        + clip(name, d)
        + path(d, k("plaster"))
        + clipped(name, shades + strut(26, 62, 50, 38) + strut(74, 62, 50, 38))
        + walls
        + lattice(50, 80, 24, 19)
        + flowers(50, 92, 30)
        + eye
        + line(f"M{L} 62V{Z}M{R} 62V{Z}", INK, 1.7)
        + tiled("M3 67L50 15L97 67L91 71L50 27L9 71Z", 1.5)
    )


def _attic() -> str:
    d = f"M{L} 66H{R}V{Z}H{L}Z"
    smoke = "".join(
        circle(x, y, r, v("c-cloud"), opacity=0.9)
        for x, y, r in ((71, 20, 4), (76, 13, 5), (70, 6, 3.6))
    )
    chimney = inked("M64 50V28H75V50Z", k("brick"), 1.2) + inked(
        "M62 26h15v4h-15z", k("brick"), 1.1
    )
    shades = rect(66, 66, 22, 37, "url(#cd-shade-e)") + rect(12.5, 66, 18, 37, "url(#cd-shade-w)")
    walls = (
        beam(L, 74, POST, 29)
        + beam(R - POST, 74, POST, 29)
        + beam(L, 97, 75, 6)
        + beam(47, 74, 6, 24)
    )
    return (
        smoke
        + chimney
        + path(d, k("plaster"))
        + shades
        + walls
        + lattice(33, 86, 16, 14)
        + lattice(67, 86, 16, 14)
        + line(f"M{L} 66V{Z}M{R} 66V{Z}", INK, 1.7)
        + slope("M5 72L27 42H73L95 72Z", 27, 73, 42)
        + inked("M5 70H95V74H5Z", k("beam"), 1)
    )


def _hanging() -> str:
    """A bay that hangs below, with an inn sign."""
    ink = f"M{L} {A}V46L30 64H70L{R} 46V{A}"
    shades = path(f"M66 {A}H{R}V46L70 64H66Z", "url(#cd-shade-e)")
    deco = beam(L, A, POST, 50) + beam(R - POST, A, POST, 50) + beam(L, A, 75, 6)
    deco += lattice(37, 22, 17, 20) + lattice(63, 22, 17, 20) + flowers(50, 38, 54)
    deco += beam(L, 43, 75, 5.5) + strut(17, 49, 31, 62) + strut(83, 49, 69, 62)
    sign = (
        line("M50 67V72", INK, 1.4)
        + inked("M38 72h24v14h-24z", k("plaster-hi"), 1.4)
        + spark(50, 79, 5.4, k("roof"))
    )
    return (
        path(ink + "Z", k("plaster"))
        + shades
        + deco
        + line(ink, INK, 1.7)
        + inked("M28 62H72V67H28Z", k("beam"), 1.1)
        + sign
    )


def _jetty(look: Look) -> str:
    """A small house jutting out, joined on the west."""
    d = f"M{A} {T}H58V82H40L30 {B}H{A}Z"
    name = f"{look.key}-u"
    frame_ = beam(A, B - POST, 34, POST) + beam(51.5, T, POST, 52) + beam(A, 77, 61, 5)
    frame_ += beam(A, T, 61, POST)
    under = drop(54.7, 82) + "".join(beam(x - 2.2, B, 4.4, 4.6) for x in (0, 12.5, 25))
    return (
        clip(name, d)
        + path(d, k("plaster"))
        + clipped(
            name,
            rect(0, T, 70, 14, "url(#cd-shade-n)")
            + rect(40, T, 20, 60, "url(#cd-shade-e)")
            + strut(0, 75.5, 11, 44)
            + frame_,
        )
        + lattice(30, 57, 28, 22)
        + flowers(30, 71, 34)
        + under
        + line(f"M58 {T}V82H40L30 {B}H{A}", INK, 1.6)
        + slope(f"M{A} {T + 4}V7H38L64 {T + 4}Z", A, 38)
        + inked(f"M{A} {T + 2}H65V{T + 5.4}H{A}Z", k("beam"), 1)
    )
