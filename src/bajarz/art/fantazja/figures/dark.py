"""Pictures of Dark Energy: what vanishes, and what falls because no path leads to it."""

from typing import cast

from bajarz.art.fantazja.figures.maps import Pieces, build, land
from bajarz.art.figures.base import Figure, arrow
from bajarz.art.figures.case import Case
from bajarz.art.figures.layout import beside, whole
from bajarz.art.figures.marks import tag
from bajarz.games.fantazja.actions import Place, read_place
from bajarz.games.fantazja.events import TilesRemoved

GONE = "absent"
CASES: dict[str, tuple[Case, ...]] = {
    "dark-meets-dark": (
        build(
            ("0,-1 E-R1c r2", "1,0 E-R2b r2 / S-R1a r2", "0,1 E-P1c r1"),
            "small S-R1c 1,-1 r0",
            facts={"map.1,-1": GONE, "map.0,-1": GONE, "map.1,0": GONE, "map.0,1": "E-P1c r1"},
        ),
    ),
    "cut-off": (
        build(
            ("0,-1 E-R1c r2", "0,-2 S-R1b r0", "1,-1 S-R1a r0", "1,0 E-R1a r2"),
            "small S-R1c -1,-1 r0",
            facts={"map.-1,-1": GONE, "map.0,-1": GONE, "map.0,-2": GONE,
                   "map.1,-1": "S-R1a r0", "map.1,0": "E-R1a r2"},
        ),
    ),
}  # fmt: skip


def figures(pieces: Pieces) -> dict[str, Figure]:
    return {
        "dark-meets-dark": blast(pieces, "dark-meets-dark", 112, (Place(0, -1), Place(1, 1))),
        "cut-off": blast(pieces, "cut-off", 86, (Place(-1, -2), Place(1, 0))),
    }


def blast(pieces: Pieces, name: str, size: float, window: tuple[Place, Place]) -> Figure:
    """The map when the tile has just been placed, and when all is over."""
    (case,) = CASES[name]
    before = pieces.placed(case)
    struck, cut_off = vanishing(pieces, case, "F-D1"), vanishing(pieces, case, "F-D2")
    first = land(before, size, window, dict.fromkeys(struck, "threat"))
    left, top = window[0]
    discs = "".join(
        tag((x - left + 0.5) * size, (y - top + 0.5) * size, i)
        for i, (x, y) in enumerate([pieces.built(case).place, *cut_off], 1)
    )
    gone = [*struck, *cut_off]
    after = {place: stack for place, stack in before.items() if place not in gone}
    rest = land(after, size, window, empty=gone)
    to = Figure(40, 20, arrow(0, 10, 38, 10))
    return whole(beside(Figure(first.width, first.height, first.body + discs), to, rest, gap=12))


def vanishing(pieces: Pieces, case: Case, rule: str) -> list[Place]:
    """The places from which a rule of Dark Energy removes everything."""
    found: list[Place] = []
    for event in pieces.events(case):
        if event.name == "TilesRemoved":
            removed = cast(TilesRemoved, event.public)
            found += [read_place(place) for place in removed["places"] if removed["rule"] == rule]
    return found
