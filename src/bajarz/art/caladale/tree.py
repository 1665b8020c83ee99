"""The Fairies' tree: grain that flows from edge to edge, lit knotholes, leaf canopies."""

from __future__ import annotations

from random import Random

from bajarz.art.caladale.base import INK, B, L, R, TileLook, arch, frame, k, line, roof_span, shade
from bajarz.art.caladale.drawn import drawn
from bajarz.art.caladale.ends import end
from bajarz.art.caladale.grain import grain
from bajarz.art.caladale.leaves import roof
from bajarz.art.svg import at, clip, clipped, path

_FACES = ("knot", "door", "two-knots", "owl")


def draw(look: TileLook) -> str:
    if look.count == 1 and look.kind != "gate":
        return end(look)
    d, ink = _outline(look)
    name = f"{look.key}-t"
    rng = look.rng("tree")
    body = path(d, k("bark")) + clipped(name, grain(look)) + _face(look) + shade(look, name)
    return clip(name, d) + body + line(ink, INK, 1.8) + _leaves(look, rng)


def _outline(look: TileLook) -> tuple[str, str]:
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


def _leaves(look: TileLook, rng: Random) -> str:
    span = roof_span(look)
    out = roof(*span, rng) if span and look.kind != "blank" else ""
    if not look.e:
        out += at(R - 4, 28 + rng.random() * 20 if look.n else 62, drawn("tuft-E"))
    if not look.w:
        out += at(L + 4, 34 + rng.random() * 24 if look.n else 66, drawn("tuft-W"))
    if look.s or look.kind == "blank":
        return out
    xs = (20, 80) if look.bridge else (44, 64) if look.e else (36, 56) if look.w else (38, 60)
    return out + "".join(at(x, B, drawn("vine")) for x in xs)


def _face(look: TileLook) -> str:
    if look.kind in ("gate", "blank"):
        return ""
    if look.bridge:
        return drawn("tree-bridge-tall" if look.n else "tree-bridge")
    face = drawn(f"tree-{_FACES[look.variant]}")
    return face if look.n else at(0, 6, face)
