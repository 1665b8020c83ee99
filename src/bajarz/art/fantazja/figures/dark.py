"""Pictures of Dark Energy: what vanishes, and what falls because no path leads to it."""

from bajarz.art.fantazja.figures.maps import Tiles, build, land, placed
from bajarz.art.fantazja.map import Place, place_of
from bajarz.art.figures.base import Figure, arrow
from bajarz.art.figures.case import Case
from bajarz.art.figures.layout import beside, whole
from bajarz.art.figures.marks import tag

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
CUT_OFF: Place = (0, -2)  # vanishes without Dark Energy


def figures(tiles: Tiles) -> dict[str, Figure]:
    return {
        "dark-meets-dark": blast(tiles, "dark-meets-dark", 112, ((0, -1), (1, 1))),
        "cut-off": blast(tiles, "cut-off", 86, ((-1, -2), (1, 0))),
    }


def blast(tiles: Tiles, name: str, size: float, window: tuple[Place, Place]) -> Figure:
    """The map when the tile has just been placed, and when all is over."""
    (case,) = CASES[name]
    before = placed(case, tiles)
    gone = [place_of(key.partition(".")[2]) for key, what in case.facts.items() if what == GONE]
    marks = {spot: "threat" for spot in gone if spot != CUT_OFF}
    first = land(before, size, window, marks)
    told = [place_of(case.action[2]), *(spot for spot in gone if spot == CUT_OFF)]
    left, top = window[0]
    discs = "".join(
        tag((x - left + 0.5) * size, (y - top + 0.5) * size, i) for i, (x, y) in enumerate(told, 1)
    )
    after = {spot: stack for spot, stack in before.items() if spot not in gone}
    rest = land(after, size, window, empty=gone)
    to = Figure(40, 20, arrow(0, 10, 38, 10))
    return whole(beside(Figure(first.width, first.height, first.body + discs), to, rest, gap=12))
