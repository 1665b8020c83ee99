"""The Wizard's stone: courses on fixed lines, quoins, battlements, slate cones."""

from __future__ import annotations

import math
from random import Random

from bajarz.art.caladale.base import INK, L, R, TileLook, k, line, roof_span, shade, straight
from bajarz.art.caladale.drawn import drawn
from bajarz.art.caladale.ends import end
from bajarz.art.caladale.masonry import courses, masonry, parapet
from bajarz.art.svg import at, clip, clipped, rect

_FACES = ("rose", "twin", "banner", "balcony")


def draw(look: TileLook) -> str:
    if look.count == 1 and look.kind != "gate":
        return end(look)
    d, ink = straight(look, 22)
    name = f"{look.key}-s"
    rng = look.rng("stone")
    body = masonry(d) + clipped(name, courses(rng, 6) + _quoins(look)) + _face(look)
    body += shade(look, name) + line(ink, INK, 1.7)
    return clip(name, d) + _turret(look, rng) + body + _crown(look) + _arch_ring(look)


def _crown(look: TileLook) -> str:
    span = roof_span(look)
    return parapet(*span) if span and look.kind != "blank" else ""


def roof(x0: float, x1: float, end_l: bool, end_r: bool, _rng: Random) -> str:
    """What covers a wall on y 30."""
    return parapet(x0, x1, end_l, end_r)


def _quoins(look: TileLook) -> str:
    """Corner stones along the sky sides."""
    out = ""
    y0, y1 = (0.0 if look.n else 37.0), (100.0 if look.s else 62.0)
    for side, x in (("E", R), ("W", L)):
        if look.has(side):
            continue
        row = math.ceil(y0 / 12.5)
        while row * 12.5 + 12.5 <= y1 + 1:
            w = 11.0 if row % 2 else 7.0
            left = x - w if side == "E" else x
            out += rect(
                left,
                row * 12.5 + 0.6,
                w,
                11.3,
                k("stone-hi"),
                rx=1,
                stroke=k("stone-line"),
                stroke_width=0.8,
            )
            row += 1
    return out


def _turret(look: TileLook, rng: Random) -> str:
    """A small slate roof behind the battlements."""
    if look.n or look.kind == "blank":
        return ""
    if not (look.e and look.w):
        return drawn("stone-turret-W" if look.e else "stone-turret-E")
    return drawn("stone-turret-wide") if rng.random() < 0.6 else ""


def _arch_ring(look: TileLook) -> str:
    """Voussoirs round the underside of a bridge."""
    if not look.bridge:
        return ""
    return drawn("stone-arch-tall" if look.n else "stone-arch")


def _face(look: TileLook) -> str:
    """What a wall shows in its middle."""
    if look.kind in ("gate", "blank"):
        return ""
    if look.bridge:
        return drawn("stone-bridge-tall" if look.n else "stone-bridge")
    face = drawn(f"stone-{_FACES[look.variant]}")
    return face if look.n else at(0, 4, face)
