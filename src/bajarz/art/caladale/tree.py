"""The Fairies' tree: grain that flows from edge to edge, lit knotholes, leaf canopies."""

from __future__ import annotations

from random import Random

from bajarz.art.caladale.base import (
    INK,
    A,
    B,
    L,
    Look,
    R,
    T,
    Z,
    arch,
    disc,
    frame,
    inked,
    k,
    line,
    notch_shade,
    roof_span,
    shade,
)
from bajarz.art.caladale.grain import grain
from bajarz.art.caladale.leaves import GLOW, blobs, knothole, lantern, leaf, light, roof, tuft
from bajarz.art.caladale.tree_ends import end
from bajarz.art.palette import v
from bajarz.art.svg import circle, clip, clipped, group, path


def draw(look: Look) -> str:
    if look.count == 1 and look.kind != "gate":
        return end(look)
    d, ink = _outline(look)
    name = f"{look.key}-t"
    rng = look.rng("tree")
    body = path(d, k("bark")) + clipped(name, grain(look)) + _face(look) + shade(look, name)
    return clip(name, d) + body + line(ink, INK, 1.8) + _leaves(look, rng)


def _outline(look: Look) -> tuple[str, str]:
    """A trunk's wall: its sky sides bulge, its feet are round."""
    x0, x1, y0, y1 = frame(look)
    r = 26.0
    foot_e = r if not look.s and not look.e else 0.0
    foot_w = r if not look.s and not look.w else 0.0
    bend = 0.0 if look.kind == "blank" else 5.5  # beside another theme the trunk stands straight
    east = f"V{y1}" if look.e else _waist(R, -bend, y0, y1 - foot_e)
    if look.bridge:
        rise = 72 if look.n else 64
        south = f"H88C84 {B} 76 {rise} 50 {rise}S16 {B} 12 {B}H{x0}"
        south = f"{arch(look)}H{x0}" if look.kind == "blank" else south
    else:
        south = (f"Q{x1} {y1} {x1 - foot_e} {y1}" if foot_e else "") + f"H{x0 + foot_w}"
        south += f"Q{x0} {y1} {x0} {y1 - foot_w}" if foot_w else ""
    west = f"V{y0}" if look.w else _waist(L, bend, y1 - foot_w, y0)
    ink = "" if look.e else f"M{x1} {y0}{east}"
    ink += "" if look.s else f"M{x1} {y1 - foot_e}{south}"
    ink += "" if look.w else f"M{x0} {y1 - foot_w}{west}"
    return f"M{x0} {y0}H{x1}{east}{south}{west}Z", ink


def _waist(x: float, bend: float, y0: float, y1: float) -> str:
    """A side that leaves the border upright at exactly x, and bends in between."""
    a, b = min(max(y0, 0.0), 100.0), min(max(y1, 0.0), 100.0)
    h, mid = b - a, x + bend
    return (
        f"V{a}C{x} {a + 0.2 * h} {mid - bend * 0.1} {a + 0.3 * h} {mid} {a + 0.52 * h}"
        f"S{x} {b - 0.2 * h} {x} {b}V{y1}"
    )


def _leaves(look: Look, rng: Random) -> str:
    span = roof_span(look)
    out = roof(*span, rng) if span and look.kind != "blank" else ""
    if not look.e:
        out += tuft(R - 4, 28 + rng.random() * 20 if look.n else 62, 1)
    if not look.w:
        out += tuft(L + 4, 34 + rng.random() * 24 if look.n else 66, -1)
    if look.s or look.kind == "blank":
        return out
    xs = (20, 80) if look.bridge else (44, 64) if look.e else (36, 56) if look.w else (38, 60)
    return out + "".join(
        line(f"M{x} {B - 8}C{x - 3} {B} {x + 3} {B + 4} {x} {B + 9}", k("leaf-lo"), 1.6)
        + leaf(x, B + 2, 40, 0.6)
        + leaf(x, B + 5, 150, 0.6)
        + light(x, B + 9.5, 1.5)
        for x in xs
    )


def _face(look: Look) -> str:
    if look.kind in ("gate", "blank"):
        return ""
    if look.bridge and not look.n:
        return knothole(50, 48, 7)
    y = 46.0 if look.bridge else 54.0 if look.n else 60.0
    if look.bridge:
        return knothole(50, y, 10)
    return (_knot, _round_door, _two_knots, _owl)[look.variant](y)


def _knot(y: float) -> str:
    return knothole(50, y, 13) + leaf(34, y - 10, -40, 1.1, "leaf-hi") + leaf(37, y - 14, -10)


def _round_door(y: float) -> str:
    return (
        inked(f"M38 {y + 18}V{y}C38 {y - 18} 62 {y - 18} 62 {y}V{y + 18}Z", k("bark-hi"), 1.3)
        + inked(f"M41 {y + 18}V{y}C41 {y - 13} 59 {y - 13} 59 {y}V{y + 18}Z", k("roof"), 1.1)
        + line(f"M50 {y - 10}V{y + 17}", INK, 0.9)
        + circle(55, y + 6, 1.6, k("gold-hi"))
        + disc(50, y - 3, 4, GLOW, 0.9)
        + inked(f"M34 {y + 18}h32v4h-32z", k("bark-hi"), 1.1)
    )


def _two_knots(y: float) -> str:
    mushroom = inked(f"M58 {y + 20}h6v4h-6z", k("paper"), 0.9) + inked(
        f"M52 {y + 20}c0 -9 18 -9 18 0z", k("roof"), 1.1
    )
    return knothole(38, y + 6, 8) + knothole(63, y - 5, 9.5) + mushroom


def _owl(y: float) -> str:
    """An owl looks out of a dark hollow."""
    hollow = disc(50, y, 16, k("bark-hi"), 1.3) + disc(50, y, 13, k("bark-lo"), 1)
    body = inked(f"M41 {y + 11}V{y - 4}l2 -6l4 3h6l4 -3l2 6V{y + 11}Z", k("wood"), 1.1)
    eyes = disc(46, y - 1, 3.6, k("glow-hi"), 0.9) + disc(54, y - 1, 3.6, k("glow-hi"), 0.9)
    eyes += circle(46, y - 1, 1.5, INK) + circle(54, y - 1, 1.5, INK)
    return hollow + body + eyes + inked(f"M48.6 {y + 2}h2.8l-1.4 3z", k("glow"), 0.6)


def notch(corner: str) -> str:
    """An open corner: the trunk flows round it."""
    up, across = corner[0], corner[1]
    x, far = (R, Z) if across == "E" else (L, A)
    way = 1 if across == "E" else -1
    y, end = (T, A) if up == "N" else (B, Z)
    lift = -1 if up == "N" else 1
    ink = f"M{x} {end}V{y + 9 * lift}Q{x} {y} {x + 9 * way} {y}H{far}"
    fill = f"M{x - way} {y + 9 * lift}H{x}Q{x} {y} {x + 9 * way} {y}V{y - lift}H{x - way}Z"
    out = notch_shade(corner) + path(fill, k("bark")) + line(ink, INK, 1.8)
    if up == "S":
        return out + leaf(x + 3 * way, B + 3, 20 if way > 0 else 130, 0.8, "leaf-hi")
    return (
        out
        + blobs([(x, 20, 9.5), (50 + 50 * way, 17, 10)], "leafb")
        + blobs([(x + way, 28, 9.5), (50 + 50 * way, 28, 9.5)])
        + light(x + 5 * way, 22, 1.4)
    )


def ragged(side: str) -> str:
    """An unfinished edge: splintered heartwood."""
    if side in "EW":
        d = f"M0 {T}L5 36L1.5 41L7 48L2 54L6 60L1.5 66L7 73L2 79L5 84L0 {B}Z"
        body = inked(d, k("heart"), 1.2)
        return group(body, transform="translate(100 0)" if side == "E" else "scale(-1 1)")
    d = f"M{L} 0L19 -5L26 -1.5L33 -7L41 -2L48 -6L56 -1.5L64 -7L72 -2L80 -5L{R} 0Z"
    body = inked(d, k("heart"), 1.2)
    return group(body, transform="translate(0 100) scale(1 -1)") if side == "S" else body


def door() -> str:
    """A round red door between roots."""
    return (
        inked("M22 101V72C22 42 78 42 78 72V101Z", k("bark-hi"), 1.5)
        + inked("M29 101V73C29 50 71 50 71 73V101Z", k("roof"), 1.2)
        + line("M50 56V100M39 60V100M61 60V100", INK, 0.9)
        + circle(58, 84, 2.2, k("gold-hi"))
        + disc(50, 68, 8, k("bark-hi"), 1.3)
        + disc(50, 68, 5, GLOW, 1)
        + line("M50 63V73M45 68H55", INK, 1)
        + lantern(15, 66)
        + lantern(85, 66)
        + leaf(40, 48, -150, 1.1, "leaf-hi")
        + leaf(60, 48, -30, 1.1, "leaf-hi")
        + leaf(50, 46, -90)
        + inked(
            "M14 101C10 92 20 88 24 80L28 101ZM86 101C90 92 80 88 76 80L72 101Z", k("bark"), 1.3
        )
    )


SIGN = path(
    "M12 21V9M12 17C4 17 4 8 6 4C12 4 14 8 12 13C13 9 16 7 19 8C20 13 17 16 12 16",
    k("leaf"),
    v("k-ink"),
    1.8,
)
