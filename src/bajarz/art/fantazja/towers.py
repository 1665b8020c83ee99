"""Garrisons and mages' towers of Fantazja, in a box of 120."""

from __future__ import annotations

from bajarz.art.fantazja.parts import (
    BASE,
    INK,
    Style,
    door,
    inked,
    masonry,
    merlons,
    spire,
    stroke,
    window,
)
from bajarz.art.fantazja.props import gem, ivy, lamp, pennant, shadow, twinkle
from bajarz.art.palette import v
from bajarz.art.svg import ellipse, path, star


def military_1(st: Style) -> str:
    stakes = "".join(f"M{x} 112V95l4 -6l4 6v17" for x in (15, 23, 89, 97))
    return (
        shadow(60, 60)
        + inked(stakes, v("wood"), 2)
        + masonry(40, 40, 66)
        + merlons(36, 48, 66, 3)
        + pennant(60, 59, 17, st)
        + window(60, 86, 8, 11, st)
        + door(60, 16, 19, st)
        + _greens(43, st)
        + _lights((47, 73), 96, st)
    )


def military_2(st: Style) -> str:
    towers = "".join(
        masonry(x, 28, 54)
        + merlons(x - 3, 34, 54, 3)
        + pennant(x + 14, 47, 17, st)
        + window(x + 14, 76, 8, 11, st)
        for x in (10, 82)
    )
    return (
        shadow(60, 112)
        + masonry(34, 52, 78)
        + merlons(34, 52, 78, 4)
        + towers
        + door(60, 21, 26, st)
        + _shield(60, 66, 9, st)
        + _greens(15, st)
        + _greens(105, st)
        + _lights((44, 76), 96, st)
    )


def military_3(st: Style) -> str:
    sides = "".join(
        masonry(x, 28, 60)
        + merlons(x - 3, 34, 60, 3)
        + pennant(x + 14, 53, 15, st)
        + window(x + 14, 82, 8, 11, st)
        for x in (3, 89)
    )
    return (
        shadow(60, 120)
        + masonry(38, 44, 34)
        + merlons(34, 52, 34, 4)
        + spire(60, 27, 30, 20, st)
        + window(50, 54, 8, 11, st)
        + window(70, 54, 8, 11, st)
        + masonry(24, 72, 80)
        + merlons(24, 72, 80, 5)
        + sides
        + door(60, 23, 26, st)
        + _shield(60, 60, 10, st)
        + _greens(8, st)
        + _greens(112, st)
        + _lights((42, 78), 97, st)
    )


def _greens(x: float, st: Style) -> str:
    """Ivy on a Sculptors' wall."""
    return ivy(x, BASE, 24) if st.round else ""


def _lights(xs: tuple[float, float], y: float, st: Style) -> str:
    """Lamps beside an Engineers' gate."""
    return "" if st.round else "".join(lamp(x, y) for x in xs)


def _shield(x: float, y: float, r: float, st: Style) -> str:
    d = (
        f"M{x} {y}l{r} {r * 0.3}v{r * 0.7}q0 {r * 0.9} {-r} {r * 1.3}"
        f"q{-r} {-r * 0.4} {-r} {-r * 1.3}v{-r * 0.7}Z"
    )
    return inked(d, st.flag, 1.9) + star(x, y + r * 1.05, r * 0.55, v("glow"))


def magic_1(st: Style) -> str:
    return (
        shadow(60, 46)
        + _magic_tower(60, 30, 66, st)
        + spire(60, 68, 52, 52, st, -6 * st.round)
        + twinkle(58, 50, 6.4)
        + window(60, 90, 10, 13, st)
        + door(60, 14, 17, st)
        + twinkle(28, 56, 4)
        + twinkle(94, 70, 3.4)
    )


def magic_2(st: Style) -> str:
    bay = inked("M74 78q18 0 20 12q-9 6 -20 2Z", st.wall, 2.2) + spire(88, 78, 26, 24, st)
    moon = path("M58 32a9 9 0 1 0 8 13a7.5 7.5 0 0 1 -8 -13Z", v("glow"), INK, 1.6)
    return (
        shadow(60, 54)
        + bay
        + window(86, 88, 6, 8, st)
        + _magic_tower(58, 36, 52, st)
        + spire(58, 54, 60, 52, st, -8 * st.round)
        + moon
        + window(58, 78, 10, 14, st)
        + door(58, 16, 19, st)
        + twinkle(18, 40, 6)
        + twinkle(24, 72, 4)
        + twinkle(100, 46, 4.4)
    )


def magic_3(st: Style) -> str:
    orbit = ellipse(
        60,
        60,
        60,
        15,
        stroke=v("dark-hi"),
        stroke_width=3.2,
        stroke_dasharray="3 7",
        transform="rotate(-8 60 60)",
    )
    sides = "".join(
        _magic_tower(x, 24, 76, st)
        + spire(x, 78, 38, 34, st, lean * st.round)
        + window(x, 98, 8, 11, st)
        for x, lean in ((22, -5.0), (98, 5.0))
    )
    return (
        orbit
        + shadow(60, 112)
        + sides
        + _magic_tower(60, 40, 46, st)
        + spire(60, 48, 64, 48, st, -7 * st.round)
        + twinkle(58, 34, 7)
        + window(60, 74, 11, 15, st)
        + stroke("M43 84q17 9 34 0", v("ty-magic"), 3.2)
        + door(60, 18, 21, st)
        + gem(103, 22, 11, v("crystal"))
        + gem(18, 26, 10, v("blossom"))
    )


def _magic_tower(cx: float, w: float, top: float, st: Style) -> str:
    """A tower with a waist, wider at the foot."""
    a, b, n = cx - w / 2, cx + w / 2, w * 0.1
    mid = (top + BASE) / 2
    side = f"Q{b - n * 1.4} {mid} {b + n} {BASE}"
    d = f"M{a - n} {BASE}Q{a + n * 1.4} {mid} {a} {top}H{b}{side}Z"
    shade = (
        f"M{b - w * 0.32} {top}H{b}{side}H{b - w * 0.28}Q{b - w * 0.4} {mid} {b - w * 0.32} {top}Z"
    )
    return path(d, st.wall) + path(shade, st.wall_lo) + stroke(d, INK, 2.4)
