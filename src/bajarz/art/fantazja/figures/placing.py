"""Pictures of how tiles are placed: side by side, same symbols, never fewer, not beside a block."""

from collections.abc import Callable
from typing import Any

from bajarz.art.fantazja.figures.maps import Tiles, build, land, placed, stacks
from bajarz.art.fantazja.map import Place, place_of
from bajarz.art.figures.base import Figure
from bajarz.art.figures.case import Case
from bajarz.art.figures.layout import below, beside, panel, whole
from bajarz.art.figures.marks import verdict

BLOCK: dict[str, Any] = {"tokens": {"military": "0,-1 by seat 2"}}
BLOCKED = ("-1,-1 E-P1b r0", "0,-1 E-R1a r2", "1,0 E-R1b r2")
WATERS = ("0,-1 E-R1b r2",)  # two waters to the north
CASES: dict[str, tuple[Case, ...]] = {
    "side-by-side": (
        build((), "small S-P1a 0,-1 r2"),
        build((), "small S-P1a 1,-1 r2", "F-P2"),
    ),
    "same-symbols": (
        build((), "small S-R1a 1,0 r2"),
        build((), "small S-R1a 1,0 r1", "F-P3"),
    ),
    "never-fewer": (
        build(WATERS, "small S-P1b 0,-2 r3"),
        build(WATERS, "small S-M1a 0,-2 r1"),
        build(WATERS, "small S-R1a 0,-2 r0", "F-P4"),
    ),
    "blocked": (
        build(BLOCKED, "small S-R1b 0,-2 r0", "F-P5", **BLOCK),
        build(BLOCKED, "small S-R1b 1,-1 r0", "F-P5", also=("F-P4",), **BLOCK),
        build(BLOCKED, "large S-R2a 0,-1 r2", "F-P5", **BLOCK),
        build(BLOCKED, "large S-R2a 1,0 r2", **BLOCK),
        build(BLOCKED, "large S-P2a -1,-1 r0", **BLOCK),
        build(BLOCKED, "small S-R1a 2,0 r0", **BLOCK),
    ),
}


def figures(tiles: Tiles) -> dict[str, Figure]:
    return {
        "side-by-side": tried(tiles, "side-by-side", 130),
        "same-symbols": tried(tiles, "same-symbols", 128, below),
        "never-fewer": tried(tiles, "never-fewer", 140),
        "blocked": blocked(tiles),
    }


def tried(tiles: Tiles, name: str, size: float, put: Callable[..., Figure] = beside) -> Figure:
    """Each case in a panel: what was placed there, and whether it may lie so."""
    return whole(put(*(panel(pair(each, tiles, size), not each.rule) for each in CASES[name])))


def pair(case: Case, tiles: Tiles, size: float) -> Figure:
    """The new tile, with marked corners, and what lies nearest to it."""
    new = target(case)
    near = place_of(case.position["map"][0].split()[0]) if case.position["map"] else (0, 0)
    xs, ys = sorted((new[0], near[0])), sorted((new[1], near[1]))
    return land(placed(case, tiles), size, ((xs[0], ys[0]), (xs[1], ys[1])), {new: "last"})


def target(case: Case) -> Place:
    """Where the case's tile goes."""
    return place_of(case.action[2])


def blocked(tiles: Tiles) -> Figure:
    """All around a blocked building, what may be done where."""
    cases, size = CASES["blocked"], 112.0
    laid = stacks(cases[0], tiles)
    left, top = -1, -2
    empty = {target(each): "refused" if each.rule else "legal" for each in cases}
    marks = {spot: kind for spot, kind in empty.items() if spot not in laid}
    shown = land(laid, size, ((left, top), (2, 0)), marks, token=(0, -1))
    signs = "".join(
        verdict((x - left + 0.86) * size, (y - top + 0.16) * size, not case.rule, 1.2)
        for case in cases
        for x, y in [target(case)]
        if (x, y) in laid
    )
    return whole(Figure(shown.width, shown.height, shown.body + signs))
