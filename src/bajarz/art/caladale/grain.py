"""The grain of the Fairies' tree: it meets every castle edge in the same places."""

from __future__ import annotations

from bajarz.art.caladale.base import TileLook, k, line

_GX = (21, 31, 41, 59, 69, 79)
_GY = (38, 47, 56, 65, 74, 82)
_BOW_X = {41: -9, 59: 9, 31: -4, 69: 4}
_BOW_Y = {56: -7, 65: -3}


def grain(look: TileLook) -> str:
    """Lines that meet every castle edge in the same places."""
    strokes: list[tuple[int, str]] = []
    if look.n and look.s:
        strokes += _upright()
        strokes += _branches(look)
    elif look.e and look.w:
        strokes += _level(look)
    else:
        strokes += _bent(look)
    low = "".join(d for i, d in strokes if i % 2 == 0)
    high = "".join(d for i, d in strokes if i % 2)
    return line(low, k("bark-lo"), 1.7, 0.85) + line(high, k("bark-hi"), 1.3, 0.8)


def _upright() -> list[tuple[int, str]]:
    out = []
    for i, x in enumerate(_GX):
        bow = _BOW_X.get(x, 0)
        out.append((i, f"M{x} -1C{x} 22 {x + bow} 36 {x + bow} 55S{x} 84 {x} 101"))
    return out


def _branches(look: TileLook) -> list[tuple[int, str]]:
    out = []
    for i, y in enumerate(_GY):
        lift = -1 if i < 3 else 1
        if look.e:
            out.append((i, f"M101 {y}C92 {y} 88 {y + 3 * lift} {84 - i % 2 * 2} {y + 14 * lift}"))
        if look.w:
            out.append((i, f"M-1 {y}C8 {y} 12 {y + 3 * lift} {16 + i % 2 * 2} {y + 14 * lift}"))
    return out


def _level(look: TileLook) -> list[tuple[int, str]]:
    out = []
    for i, y in enumerate(_GY):
        mid = y + _BOW_Y.get(y, 0) - (0 if look.s else (i - 1) * 2.6)
        out.append((i, f"M-1 {y}C26 {y} 34 {mid} 50 {mid}S80 {y} 101 {y}"))
    if look.n or look.s:
        edge, c1, c2, end = (-1, 18, 30, 36) if look.n else (101, 88, 80, 78)
        for i, x in enumerate(_GX):
            w = -1 if i < 3 else 1
            out.append((i, f"M{x} {edge}C{x} {c1} {x + 4 * w} {c2} {x + 14 * w} {end}"))
    return out


def _bent(look: TileLook) -> list[tuple[int, str]]:
    """From a north or south edge round to a side."""
    start, end = (-1 if look.n else 101), (101 if look.e else -1)
    ys = _GY if look.n else _GY[::-1]
    xs = _GX[::-1] if look.e else _GX
    out = []
    for i, (x, y) in enumerate(zip(xs, ys, strict=True)):
        cy = y * 0.5 if look.n else 100 - (100 - y) * 0.4
        cx = x + (100 - x) * 0.25 if look.e else x * 0.75
        out.append((i, f"M{x} {start}C{x} {cy} {cx} {y} {end} {y}"))
    return out
