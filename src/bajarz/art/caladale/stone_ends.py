"""The ends of the Wizard's stone: tower tops and edge tiles."""

from __future__ import annotations

from bajarz.art.caladale.base import INK, A, B, L, Look, R, T, Z, disc, inked, k, line, rod
from bajarz.art.caladale.masonry import GLOW, cone, courses, flag, masonry, parapet, window
from bajarz.art.svg import clip, clipped, mirrored, rect, spark


def end(look: Look) -> str:
    """Tower tops and edge tiles: one castle edge."""
    if look.s:
        return _top(look) if look.kind == "top" else _orb_tower(look)
    if look.n:
        return _pendant(look)
    side = _bartizan(look)
    return mirrored(side, 100) if look.e else side


def _stump(look: Look, y: float) -> tuple[str, str]:
    """A tower's upper end: the wall, and its ink lines."""
    d = f"M{L} {y}H{R}V{Z}H{L}Z"
    name = f"{look.key}-s"
    wall = (
        clip(name, d)
        + masonry(d)
        + clipped(
            name,
            courses(look.rng("end"), 4)
            + rect(L, y, 75, 13, "url(#cd-shade-n)")
            + rect(66, y, 22, 110, "url(#cd-shade-e)")
            + rect(L, y, 18, 110, "url(#cd-shade-w)"),
        )
    )
    return wall, line(f"M{L} {y}V{Z}M{R} {y}V{Z}", INK, 1.7)


def _top(look: Look) -> str:
    wall, ink = _stump(look, 60)
    roof = flag(50, 3, 12) + cone(50, 53, 66, 42)
    return roof + wall + window(50, 81, 13, 22, k("stone-hi")) + ink + parapet(L, R, True, True, 60)


def _orb_tower(look: Look) -> str:
    wall, ink = _stump(look, 64)
    orb = (
        rod("M50 54V46", k("gold"), 3)
        + disc(50, 37, 10, "url(#cd-orb)", 1.4)
        + line("M44 36q2 -5 7 -6", k("white"), 1.6, 0.85)
        + spark(65, 26, 3.6, k("gold-hi"))
        + spark(34, 24, 2.6, k("gold-hi"))
    )
    cross = inked("M47 74h6v20h-6z", GLOW, 1) + inked("M42 82h16v4h-16z", GLOW, 1)
    cross += rect(47.6, 81, 4.8, 6, k("glow"))
    return orb + wall + cross + ink + parapet(L, R, True, True, 64)


def _pendant(look: Look) -> str:
    """A stepped corbel that hangs below, with a lantern."""
    ink = f"M{L} {A}V20H20V34H29V47H38V58H62V47H71V34H80V20H{R}V{A}"
    d = ink + "Z"
    name = f"{look.key}-s"
    steps = line("M14 20H86M21 34H79M30 47H70", k("stone-line"), 1.4)
    lamp = (
        disc(50, 80, 13, "none", 0)
        + line("M50 58V70", INK, 1.4)
        + inked("M44 72h12l2 3v10l-3 5h-10l-3 -5v-10z", GLOW, 1.2)
        + line("M50 72V90M42.5 76H57.5", INK, 1)
    )
    return (
        clip(name, d)
        + masonry(d)
        + clipped(name, courses(look.rng("end"), 3) + rect(60, -3, 28, 70, "url(#cd-shade-e)"))
        + line(ink, INK, 1.7)
        + steps
        + window(50, 14, 11, 16, k("stone-hi"))
        + lamp
    )


def _bartizan(look: Look) -> str:
    """A little side tower on a corbel, joined on the west."""
    ink = f"M62 {T}V62C62 76 40 76 34 82Q26 {B} {A} {B}"
    d = f"M{A} {T}H62V62C62 76 40 76 34 82Q26 {B} {A} {B}Z"
    name = f"{look.key}-s"
    wall = (
        clip(name, d)
        + masonry(d)
        + clipped(
            name,
            courses(look.rng("end"), 4)
            + rect(40, 20, 22, 80, "url(#cd-shade-e)")
            + rect(-3, T, 70, 14, "url(#cd-shade-n)"),
        )
    )
    rings = line("M61 62Q32 66 -3 66M44 76Q24 77 -3 77", k("stone-line"), 1.2)
    roof = cone(43, 21, 40, 20) if look.variant % 2 else ""
    return (
        roof
        + wall
        + line(ink, INK, 1.7)
        + rings
        + window(36, 50, 11, 17, k("stone-hi"))
        + (parapet(A, 62, False, True))
    )
