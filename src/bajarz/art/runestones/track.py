"""The point track: a winding road of steps from 0 to the throne at 65, and past it."""

from __future__ import annotations

import math
from collections.abc import Mapping

from bajarz.art.drawings import drawn_symbol
from bajarz.art.glyphs import number
from bajarz.art.palette import v
from bajarz.art.runestones.base import GAME, INK, line, r
from bajarz.art.svg import at, circle, num, path, rect, symbol, use

WIDTH, HEIGHT, GOAL = 1400.0, 84.0, 65
_THRONE_X = 1338.0


def step_at(points: int) -> tuple[float, float]:
    """The middle of a step; the throne is the last."""
    if points >= GOAL:
        return _THRONE_X, 17
    return 34 + points * 19.6, 50 + 9 * math.sin(points / 5.2)


def track() -> str:
    """The road alone."""
    spots = [step_at(i) for i in range(GOAL)]
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in spots) + f"L{_THRONE_X} 54"
    out = line(d, r("road-lo"), 27) + line(d, r("road"), 23.4)
    for i, (x, y) in enumerate(spots):
        out += _step(x, y, i)
    out += path(f"M{_THRONE_X - 24} 72h48", "none", r("road-lo"), 6)
    return out + use("rs-throne", _THRONE_X - 36, 4, 72, 72)


def _step(x: float, y: float, i: int) -> str:
    if i % 5:
        return circle(x, y, 6.6, r("step"), stroke=r("road-lo"), stroke_width=1.4)
    out = circle(x, y, 9.6, r("step"), stroke=v("ink-2"), stroke_width=1.6)
    return out + number(x, y + 4.2, i, 8.4, v("ink"), weight=3)


def stands(points: Mapping[int, int]) -> list[tuple[int, int, int]]:
    """Seat, score and level of each pawn: who would overlap stands a level higher."""
    placed: list[tuple[int, int, int]] = []
    for seat, score in sorted(points.items(), key=lambda item: item[1]):
        x = step_at(score)[0]
        near = {lvl for _, other, lvl in placed if x - step_at(other)[0] < _flag_width(other) + 16}
        level = next(i for i in range(len(points)) if i not in near)
        placed.append((seat, score, level))
    return placed


def pawns(points: Mapping[int, int]) -> str:
    """A seat's shape on its step, with its points on a flag; needs 24 above for every level."""
    poles, flags = "", ""
    for seat, score, level in stands(points):
        x, y = step_at(score)
        poles += line(f"M{num(x)} {num(y)}V{num(y - 24 * level - 15)}", INK, 2.4)
        flags += at(x, y - 15 - 24 * level, _pawn(seat, score))
    return poles + flags


def _flag_width(score: int) -> float:
    return 34 if score < 10 else 44 if score < 100 else 54


def _pawn(seat: int, score: int) -> str:
    wide = _flag_width(score)
    flag = rect(0, -11, wide, 22, v("paper-top"), rx=11, stroke=INK, stroke_width=1.4)
    digits = number(16, 6, score, 12, v("ink"), "start", weight=3.2)
    return flag + use(f"seat-{seat}", -13, -13, 26, 26) + digits


def symbols() -> str:
    """`rs-throne` (60) and `rs-track` (1400 by 84)."""
    return drawn_symbol(GAME, "throne") + symbol(
        "rs-track", f"0 0 {WIDTH:.0f} {HEIGHT:.0f}", track()
    )
