"""The Gnomes' tudor: posts and rails on fixed lines, shingled roofs, window boxes."""

from __future__ import annotations

from bajarz.art.caladale.base import (
    INK,
    A,
    B,
    L,
    R,
    T,
    TileLook,
    Z,
    arch,
    frame,
    k,
    line,
    roof_span,
    shade,
    straight,
)
from bajarz.art.caladale.drawn import drawn
from bajarz.art.caladale.ends import end
from bajarz.art.caladale.timber import POST, beam, roof, strut
from bajarz.art.svg import clip, clipped, path

_FACES = ("wheel", "wide", "pair", "oriel")


def draw(look: TileLook) -> str:
    if look.count == 1 and look.kind != "gate":
        return end(look)
    d, ink = straight(look)
    name = f"{look.key}-u"
    body = path(d, k("plaster")) + shade(look, name)
    body += clipped(name, _braces(look) + _timbers(look)) + _face(look)
    return clip(name, d) + body + line(ink, INK, 1.7) + _roof(look) + _joists(look)


def _timbers(look: TileLook) -> str:
    """The frame: where a timber meets an edge, the neighbour's goes on."""
    x0, x1, y0, y1 = frame(look)
    out = ""
    if look.n:
        out += beam(47, -1, 6, T + 1) + strut(L + 4, T, L + 17, 0) + strut(R - 4, T, R - 17, 0)
    if look.s:
        out += beam(47, B - 1, 6, 14)
    if not look.bridge:
        out += strut(R, T + 8, 101, B - 12) if look.e else ""
        out += strut(L, T + 8, -1, B - 12) if look.w else ""
    out += (
        beam(L, y0, POST, y1 - y0) + beam(R - POST, y0, POST, y1 - y0) + beam(x0, T, x1 - x0, POST)
    )
    out += beam(x0, B - POST, x1 - x0, POST)
    if look.n:
        out += beam(x0, A, x1 - x0, 6)
    if look.s:
        out += beam(x0, 97, x1 - x0, 6)
    if look.bridge:
        under = f"M{Z} {B - 1}{arch(look)}H{A}"
        out += line(under, INK, 7) + line(under, k("beam"), 5)
    return out


def _braces(look: TileLook) -> str:
    """A cross behind the frame, where no window needs the room."""
    crossed = look.kind in ("blank", "bridge") or _FACES[look.variant] == "wheel"
    if look.bridge or look.kind == "gate" or not crossed:
        return ""
    return drawn("tudor-cross")


def _face(look: TileLook) -> str:
    if look.kind in ("gate", "blank"):
        return ""
    if look.bridge:
        return drawn("tudor-bridge-tall" if look.n else "tudor-bridge")
    return drawn(f"tudor-{_FACES[look.variant]}")


def _roof(look: TileLook) -> str:
    span = roof_span(look)
    return roof(*span, look.rng("roof")) if span and look.kind != "blank" else ""


def _joists(look: TileLook) -> str:
    """The underside of a storey that hangs in the air: joist ends, and a drop at each free end."""
    if look.s or look.bridge:
        return ""
    x0, x1, _, _ = frame(look)
    out = "".join(
        beam(x - 2.2, B, 4.4, 4.6)
        for x in (0, 12.5, 25, 37.5, 50, 62.5, 75, 87.5, 100)
        if x0 + 8 < x < x1 - 8
    )
    return out + "".join(drawn(f"tudor-drop-{side}") for side in "EW" if not look.has(side))
