"""Props of Fantazja's buildings: sails, wheels, trees, lights, water."""

from __future__ import annotations

import math

from bajarz.art.fantazja.parts import BASE, INK, Style, bar, inked, stroke
from bajarz.art.palette import v
from bajarz.art.svg import at, circle, ellipse, path, rect, ring, star


def sails(cx: float, cy: float, r: float, turn: float, st: Style) -> str:
    """Four sails of a windmill."""
    out = ""
    w = r * 0.27
    for i in range(4):
        sail = (
            stroke(f"M0 0V{-r}", INK, 2.8)
            + path(f"M1.5 {-r * 0.24}h{w}L{w * 0.85} {-r}H1.5Z", v("sail"), INK, 1.7)
            + stroke(f"M1.5 {-r * 0.5}h{w - 1}M1.5 {-r * 0.76}h{w - 1.5}", v("roof-S-lo"), 1.3)
        )
        out += at(cx, cy, sail, turn=turn + 90 * i)
    return out + circle(cx, cy, max(3.0, r * 0.12), st.roof_hi, stroke=INK, stroke_width=1.8)


def wheel(cx: float, cy: float, r: float) -> str:
    """A water wheel with eight paddles."""
    spokes, paddles = "", ""
    for i in range(8):
        a = math.radians(22.5 + 45 * i)
        s, c = math.sin(a), math.cos(a)
        spokes += f"M{cx} {cy}L{cx + r * s} {cy + r * c}"
        paddles += f"M{cx + (r - 2) * s} {cy + (r - 2) * c}L{cx + (r + 6) * s} {cy + (r + 6) * c}"
    return (
        stroke(paddles, INK, 6.4)
        + stroke(paddles, v("wood-hi"), 3.2)
        + circle(cx, cy, r, "none", stroke=INK, stroke_width=6.4)
        + circle(cx, cy, r, "none", stroke=v("wood-hi"), stroke_width=3)
        + stroke(spokes, INK, 2.4)
        + circle(cx, cy, r * 0.22, v("brass"), stroke=INK, stroke_width=1.8)
    )


def cog(cx: float, cy: float, r: float) -> str:
    """A brass gear on a wall."""
    return inked(ring(cx, cy, (r, r, r * 0.74, r * 0.74), 32, 5.6), v("brass"), 1.6) + circle(
        cx, cy, r * 0.36, v("fa-E-lo")
    )


def ivy(x: float, y: float, h: float) -> str:
    """A climbing plant from the ground at y."""
    leaves = "".join(
        f"M{x + (3 if i % 2 else -3)} {y - 4 - i * 6}a3.2 3.2 0 1 0 .1 0" for i in range(int(h / 6))
    )
    return stroke(f"M{x} {y}q-3 {-h / 2} 0 {-h}", v("leaf-lo"), 1.8) + path(leaves, v("leaf"))


def lamp(x: float, y: float) -> str:
    """A hanging light with a soft glow."""
    return (
        circle(x, y, 7, v("glow-ray"), opacity=0.55)
        + stroke(f"M{x} {y - 6}V{y - 3}", INK, 1.6)
        + inked(f"M{x - 3} {y - 3}h6l1 6h-8z", v("glow"), 1.4)
    )


def bush(x: float, y: float, s: float = 1) -> str:
    d = (
        f"M{x - 9 * s} {y}a{5 * s} {5 * s} 0 0 1 {3 * s} {-8 * s}a{6 * s} {6 * s} 0 0 1 {11 * s} 0"
        f"a{5 * s} {5 * s} 0 0 1 {4 * s} {8 * s}Z"
    )
    return inked(d, v("leaf-hi"), 1.8)


def tree(x: float, y: float, s: float, st: Style) -> str:
    """A round tree for Sculptors, a clipped cone for Engineers."""
    trunk = bar(f"M{x} {y}V{y - 10 * s}", v("wood"), 2.4 * s)
    if st.round:
        crown = circle(x, y - 18 * s, 10 * s, v("leaf"), stroke=INK, stroke_width=2) + path(
            f"M{x - 5 * s} {y - 20 * s}a{6 * s} {6 * s} 0 0 1 {6 * s} {-5 * s}",
            "none",
            v("leaf-hi"),
            2.4,
        )
    else:
        crown = inked(
            f"M{x - 8 * s} {y - 8 * s}L{x} {y - 34 * s}L{x + 8 * s} {y - 8 * s}Z", v("leaf"), 2
        ) + stroke(f"M{x - 3 * s} {y - 13 * s}l{3 * s} {-10 * s}", v("leaf-hi"), 2.2)
    return trunk + crown


def twinkle(cx: float, cy: float, r: float) -> str:
    return star(cx, cy, r, v("glow"), stroke=INK, stroke_width=1.4)


def gem(cx: float, cy: float, r: float, fill: str) -> str:
    """A floating crystal."""
    return inked(
        f"M{cx} {cy - r}l{r * 0.6} {r * 0.8}L{cx} {cy + r}l{-r * 0.6} {-r * 1.2}Z", fill, 1.8
    ) + stroke(f"M{cx} {cy - r + 3}V{cy + r - 4}", v("smoke"), 1.2)


def pond(x: float, w: float) -> str:
    """Water in front of the ground line."""
    d = f"M{x} 106q{w / 8} -5 {w / 4} 0t{w / 4} 0t{w / 4} 0t{w / 4} 0V122H{x}Z"
    return inked(d, v("water"), 1.8) + stroke(
        f"M{x + w * 0.2} 113q4 -3 8 0M{x + w * 0.5} 117q4 -3 8 0", v("water-hi"), 1.8
    )


def shadow(cx: float, w: float) -> str:
    """What a building casts on the ground."""
    return ellipse(cx, BASE + 1, w / 2, 4.6, v("shadow"), opacity=0.22)


def pennant(x: float, y: float, h: float, st: Style) -> str:
    """A flag on a pole standing at y: a leaf for Sculptors, a swallowtail for Engineers."""
    top = y - h
    pole = stroke(f"M{x} {y}V{top}", INK, 2.2)
    if st.round:
        return pole + inked(f"M{x} {top}q7 -3 15 4q-8 5 -15 4z", st.flag, 1.6)
    return pole + inked(f"M{x} {top}h15l-4 4l4 4h-15z", st.flag, 1.6)


def chimney(x: float, y: float, h: float = 16) -> str:
    puff = "c-4 -5 5 -7 1 -13c-2 -4 3 -6 5 -8"
    return (
        stroke(f"M{x + 4} {y - 5}{puff}", v("smoke"), 3.6)
        + rect(x, y, 8, h, v("brick"), stroke=INK, stroke_width=2.2)
        + rect(x - 1.5, y - 3, 11, 4.4, v("brick"), stroke=INK, stroke_width=2.2)
    )


def timber(x: float, w: float, y: float, h: float) -> str:
    """Half-timbering between two floors."""
    d = (
        f"M{x} {y + h}H{x + w}M{x + w * 0.34} {y}V{y + h}M{x + w * 0.66} {y}V{y + h}"
        f"M{x + 1} {y + h}L{x + w * 0.34} {y + 2}M{x + w - 1} {y + h}L{x + w * 0.66} {y + 2}"
    )
    return stroke(d, v("wood-lo"), 2.2)
