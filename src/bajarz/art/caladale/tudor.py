"""The Gnomes' tudor: posts and rails on fixed lines, shingled roofs, window boxes."""

from __future__ import annotations

from collections.abc import Callable

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
    notch_line,
    notch_shade,
    rod,
    roof_span,
    shade,
    straight,
)
from bajarz.art.caladale.timber import (
    GLOW,
    POST,
    beam,
    drop,
    flowers,
    lattice,
    roof,
    slope,
    strut,
    tiled,
)
from bajarz.art.caladale.tudor_ends import end
from bajarz.art.palette import v
from bajarz.art.svg import circle, clip, clipped, group, path, spark


def draw(look: Look) -> str:
    if look.count == 1 and look.kind != "gate":
        return end(look)
    d, ink = straight(look)
    name = f"{look.key}-u"
    body = path(d, k("plaster")) + shade(look, name)
    body += clipped(name, _braces(look) + _timbers(look)) + _face(look)
    return clip(name, d) + body + line(ink, INK, 1.7) + _roof(look) + _joists(look)


def _timbers(look: Look) -> str:
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


def _braces(look: Look) -> str:
    """A cross behind the frame, where no window needs the room."""
    crossed = look.kind in ("blank", "bridge") or _shows(look) is _wheel
    if look.bridge or look.kind == "gate" or not crossed:
        return ""
    return strut(15, 34, 85, 84) + strut(85, 34, 15, 84)


def _shows(look: Look) -> Callable[[], str]:
    return (_wheel, _wide, _pair, _oriel)[look.variant]


def _face(look: Look) -> str:
    if look.kind in ("gate", "blank"):
        return ""
    if look.bridge:
        return (
            lattice(50, 50, 26, 18) if look.n else lattice(34, 46, 14, 12) + lattice(66, 46, 14, 12)
        )
    return _shows(look)()


def _wheel() -> str:
    return (
        disc(50, 59, 13, k("beam"), 1.2)
        + disc(50, 59, 10, GLOW, 1)
        + line("M50 49V69M40 59H60M43 52L57 66M57 52L43 66", INK, 0.8)
    )


def _wide() -> str:
    return lattice(50, 55, 34, 26) + flowers(50, 73, 42)


def _pair() -> str:
    return (
        lattice(34, 56, 17, 24)
        + lattice(66, 56, 17, 24)
        + flowers(34, 72, 22)
        + flowers(66, 72, 22)
    )


def _oriel() -> str:
    """A bay window under a little roof."""
    return (
        tiled("M30 46L36 39H64L70 46Z", 1.2)
        + inked("M33 46H67V71L61 77H39L33 71Z", k("plaster-hi"), 1.2)
        + lattice(50, 58, 28, 20)
        + line("M34 71H66", k("beam"), 2.6)
    )


def _roof(look: Look) -> str:
    span = roof_span(look)
    return roof(*span, look.rng("roof")) if span and look.kind != "blank" else ""


def _joists(look: Look) -> str:
    """The underside of a storey that hangs in the air: joist ends, and a drop at each free end."""
    if look.s or look.bridge:
        return ""
    x0, x1, _, _ = frame(look)
    out = "".join(
        beam(x - 2.2, B, 4.4, 4.6)
        for x in (0, 12.5, 25, 37.5, 50, 62.5, 75, 87.5, 100)
        if x0 + 8 < x < x1 - 8
    )
    for side, x in (("E", R - POST), ("W", L)):
        if not look.has(side):
            out += drop(x + POST / 2)
    return out


def notch(corner: str) -> str:
    """An open corner: a lean-to roof above, a brace below."""
    up, across = corner[0], corner[1]
    out = notch_shade(corner) + line(notch_line(corner), INK, 1.7)
    way = 1 if across == "E" else -1
    if up == "S":
        x = R if way > 0 else L
        return out + rod(
            f"M{x} 99C{x + 2 * way} 92 {x + 6 * way} 90 {x + 12 * way} {B + 1}", k("beam"), 2.6
        )
    x0, x1 = (R, Z) if way > 0 else (A, L)
    return (
        out
        + slope(f"M{x0} {T + 4}V7H{x1}V{T + 4}Z", x0, x1)
        + inked(f"M{x0} {T + 2}H{x1}V{T + 5.4}H{x0}Z", k("beam"), 1)
    )


def ragged(side: str) -> str:
    """An unfinished edge: beam ends and bare laths."""
    if side in "EW":
        stubs = beam(0, T, 7, POST) + beam(0, B - POST, 7, POST)
        laths = line("M0 44H4M0 50H5.4M0 56H4M0 62H5.4M0 68H4M0 74H5", k("beam-hi"), 1.8)
        body = laths + stubs
        return group(body, transform="translate(100 0)" if side == "E" else "scale(-1 1)")
    stubs = beam(L, -7, POST, 7) + beam(47, -7, 6, 7) + beam(R - POST, -7, POST, 7)
    laths = line("M25 0V-5M31 0V-4M37 0V-5.4M60 0V-4M67 0V-5.4M74 0V-4", k("beam-hi"), 1.8)
    body = laths + stubs
    return group(body, transform="translate(0 100) scale(1 -1)") if side == "S" else body


def door() -> str:
    """A studded double door under the Gnomes' arms."""
    studs = "".join(circle(x, y, 1.2, k("gold-hi")) for x in (35, 44, 56, 65) for y in (76, 90))
    return (
        inked("M22 101V68C22 42 78 42 78 68V101Z", k("beam"), 1.5)
        + inked("M29 101V69C29 50 71 50 71 69V101Z", "url(#cd-door)", 1.2)
        + line("M50 54V100M39.5 58V100M60.5 58V100", INK, 1.1)
        + line("M30 72H70M30 86H70", INK, 3)
        + line("M30 72H70M30 86H70", k("stone-lo"), 1.6)
        + studs
        + disc(46.5, 80, 2, k("gold-hi"), 0.7)
        + disc(53.5, 80, 2, k("gold-hi"), 0.7)
        + inked("M40 33h20v8q-1 8 -10 10q-9 -2 -10 -10z", k("roof"), 1.2)
        + spark(50, 41, 6, k("gold-hi"))
    )


SIGN = path("M4 21V10L12 3L20 10V21Z", k("plaster"), v("k-ink"), 1.8) + path(
    "M4 12H20M8 12V21M16 12V21M8 21L16 12", "none", k("beam"), 1.6
)
