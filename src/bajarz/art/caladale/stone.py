"""The Wizard's stone: courses on fixed lines, quoins, battlements, slate cones."""

from __future__ import annotations

import math
from random import Random

from bajarz.art.caladale.base import (
    ARCH_HIGH,
    ARCH_LOW,
    INK,
    A,
    B,
    L,
    Look,
    R,
    T,
    Z,
    disc,
    inked,
    k,
    line,
    notch_line,
    notch_shade,
    roof_span,
    shade,
    straight,
)
from bajarz.art.caladale.masonry import cone, courses, masonry, parapet, window
from bajarz.art.caladale.stone_ends import end
from bajarz.art.palette import v
from bajarz.art.svg import clip, clipped, group, path, rect, spark


def draw(look: Look) -> str:
    if look.count == 1 and look.kind != "gate":
        return end(look)
    d, ink = straight(look, 22)
    name = f"{look.key}-s"
    rng = look.rng("stone")
    body = masonry(d) + clipped(name, courses(rng, 6) + _quoins(look)) + _face(look)
    body += shade(look, name) + line(ink, INK, 1.7)
    return clip(name, d) + _turret(look, rng) + body + _crown(look) + _arch_ring(look)


def _crown(look: Look) -> str:
    span = roof_span(look)
    return parapet(*span) if span and look.kind != "blank" else ""


def roof(x0: float, x1: float, end_l: bool, end_r: bool, _rng: Random) -> str:
    """What covers a wall on y 30."""
    return parapet(x0, x1, end_l, end_r)


def _quoins(look: Look) -> str:
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


def _turret(look: Look, rng: Random) -> str:
    """A small slate roof behind the battlements."""
    if look.n or look.kind == "blank":
        return ""
    if not (look.e and look.w):
        x = 28.0 if look.e else 72.0 if look.w else 50.0
        return inked(f"M{x - 13} 34V20H{x + 13}V34Z", k("stone"), 1.4) + cone(x, 20, 34, 18)
    if rng.random() < 0.6:
        return inked("M36 34V21H64V34Z", k("stone"), 1.3) + cone(50, 21, 36, 17)
    return ""


def _arch_ring(look: Look) -> str:
    """Voussoirs round the underside of a bridge."""
    if not look.bridge:
        return ""
    curve = (ARCH_HIGH if look.n else ARCH_LOW) + f"H{A}"
    under = f"M{Z} {B}{curve}"
    inner = curve.replace("70", "68.6").replace("58", "56.6")
    return (
        line(f"M{Z} {B - 1.4}{inner}", k("stone-hi"), 3.6)
        + line(
            f"M{Z} {B - 3.4}{inner.replace('68.6', '66').replace('56.6', '54')}", k("stone-line"), 1
        )
        + line(under, INK, 1.7)
    )


def _face(look: Look) -> str:
    """What a wall shows in its middle."""
    if look.kind in ("gate", "blank"):
        return ""
    if look.bridge and not look.n:
        slits = "".join(path(f"M{x - 2} 40h4v12h-4z", INK) for x in (27, 73))
        return (
            slits
            + disc(50, 45, 7.4, k("stone-hi"))
            + disc(50, 45, 4.8, k("slate"), 0.9)
            + spark(50, 45, 3.8, k("gold-hi"))
        )
    y = 50.0 if look.bridge else 54.0 if look.n else 58.0
    if look.bridge:
        return window(50, y - 4, 15, 22, k("stone-hi"))
    return (_rose, _twin, _banner, _tall)[look.variant](y)


def _rose(y: float) -> str:
    spokes = "".join(
        path(f"M50 {y - 13.4}V{y + 13.4}", "none", INK, 1, transform=f"rotate({a} 50 {y})")
        for a in (0, 45, 90, 135)
    )
    return (
        disc(50, y, 17, k("stone-hi"), 1.2)
        + disc(50, y, 13.4, "url(#cd-rose)", 1)
        + spokes
        + (disc(50, y, 4.4, k("glow"), 1))
    )


def _twin(y: float) -> str:
    sill = inked(f"M27 {y + 14}h46v4h-46z", k("stone-hi"), 1.1)
    return window(38, y, 13, 25, k("stone-hi")) + window(62, y, 13, 25, k("stone-hi")) + sill


def _banner(y: float) -> str:
    return (
        inked(f"M37 {y - 20}h26v30l-13 9l-13 -9z", k("slate"), 1.3)
        + line(f"M40 {y - 16}v24l10 7l10 -7v-24", k("slate-hi"), 1.2)
        + inked(f"M34 {y - 22}h32v4h-32z", k("gold"), 1.1)
        + spark(50, y - 4, 9, k("gold-hi"))
    )


def _tall(y: float) -> str:
    balcony = inked(
        f"M33 {y + 17}h34v5h-34zM38 {y + 22}l3 6h3l-1 -6zM57 {y + 22}l-1 6h3l3 -6z",
        k("stone-hi"),
        1.1,
    )
    return window(50, y, 20, 32, k("stone-hi")) + balcony + line(f"M40 {y}h20", INK, 0.8)


def notch(corner: str) -> str:
    """An open corner in stone."""
    out = notch_shade(corner) + line(notch_line(corner), INK, 1.7)
    if corner[0] == "N":
        x0, x1 = (R, Z) if corner == "NE" else (A, L)
        return out + parapet(x0, x1, False, False)
    x = R if corner[1] == "E" else L
    way = 1 if corner[1] == "E" else -1
    return out + inked(f"M{x} {B}h{8 * way}q{-7 * way} 1 {-8 * way} 9z", k("stone-lo"), 1.2)


def ragged(side: str) -> str:
    """An unfinished edge: every other course sticks out."""
    if side in "EW":
        teeth = "".join(f"M0 {y}h6.4v12.5h-6.4z" for y in (37.5, 62.5)) + f"M0 {T}h3v7.5h-3z"
        body = inked(teeth, k("stone"), 1.2)
        return group(body, transform="translate(100 0)" if side == "E" else "scale(-1 1)")
    teeth = "".join(f"M{x} 0h12.5v-6.4h-12.5z" for x in (12.5, 37.5, 62.5))
    body = inked(teeth, k("stone"), 1.2)
    return group(body, transform="translate(0 100) scale(1 -1)") if side == "S" else body


def door() -> str:
    """A portcullis between two torches, under the Wizard's arms."""
    torches = "".join(
        line(f"M{x} 64v10", INK, 3)
        + path(f"M{x - 8} 58a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z", k("glow"), opacity=0.35)
        + inked(f"M{x - 3.6} 63q-2 -6 3.6 -11q5.6 5 3.6 11z", k("glow"), 1)
        for x in (17, 83)
    )
    bars = "M38 58V100M44 55V100M50 54V100M56 55V100M62 58V100M32 66H68M31 76H69M31 86H69M31 96H69"
    return (
        inked("M24 101V70C24 40 76 40 76 70V101Z", k("stone-hi"), 1.5)
        + inked("M31 101V71C31 49 69 49 69 71V101Z", "url(#cd-door)", 1.2)
        + line(bars, INK, 1.5)
        + inked("M41 33h18v9q-1 9 -9 12q-8 -3 -9 -12z", k("slate"), 1.3)
        + spark(50, 42, 7, k("gold-hi"))
        + torches
    )


SIGN = path("M5 20V7h3v3h2.5V7h3v3H16V7h3v13z", k("stone"), v("k-ink"), 1.8)
