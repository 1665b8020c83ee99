"""Pictures of how tiles are placed: side by side, same symbols, never fewer, not beside a block."""

from collections.abc import Callable
from typing import Any

from bajarz.art.fantazja.figures.maps import Pieces, build, land
from bajarz.art.figures.base import Figure
from bajarz.art.figures.case import Case
from bajarz.art.figures.layout import below, beside, panel, whole
from bajarz.art.figures.marks import verdict
from bajarz.games.fantazja.actions import Place

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


def figures(pieces: Pieces) -> dict[str, Figure]:
    return {
        "side-by-side": tried(pieces, "side-by-side", 130),
        "same-symbols": tried(pieces, "same-symbols", 128, below),
        "never-fewer": tried(pieces, "never-fewer", 140),
        "blocked": blocked(pieces),
    }


def tried(pieces: Pieces, name: str, size: float, put: Callable[..., Figure] = beside) -> Figure:
    """Each case in a panel: what was placed there, and whether it may lie so."""
    return whole(put(*(panel(pair(each, pieces, size), not each.rule) for each in CASES[name])))


def pair(case: Case, pieces: Pieces, size: float) -> Figure:
    """The new tile, with marked corners, and the building or the castle that lies there."""
    new = pieces.built(case).place
    near = list(pieces.stacks(case))[-1]
    west, east = sorted((new.x, near.x))
    north, south = sorted((new.y, near.y))
    window = (Place(west, north), Place(east, south))
    return land(pieces.placed(case), size, window, {new: "last"})


def blocked(pieces: Pieces) -> Figure:
    """All around a blocked building, what may be done where."""
    cases, size = CASES["blocked"], 112.0
    laid = pieces.stacks(cases[0])
    left, top = -1, -2
    targets = [(pieces.built(case).place, not case.rule) for case in cases]
    marks = {
        place: "legal" if allowed else "refused" for place, allowed in targets if place not in laid
    }
    shown = land(laid, size, (Place(left, top), Place(2, 0)), marks, token=Place(0, -1))
    signs = "".join(
        verdict((place.x - left + 0.86) * size, (place.y - top + 0.16) * size, allowed, 1.2)
        for place, allowed in targets
        if place in laid
    )
    return whole(Figure(shown.width, shown.height, shown.body + signs))
