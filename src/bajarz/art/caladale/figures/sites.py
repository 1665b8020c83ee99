"""The castles in the rules' pictures, and the rules that they break."""

from dataclasses import dataclass

Cell = tuple[int, int]  # column and row
Violation = tuple[int, int, str]  # a cell and the rule that is broken there
Tag = tuple[float, float, str]  # column and row of its middle, in tiles, and what it says


@dataclass(frozen=True)
class Site:
    """A castle, the rules that it breaks, and the part of it that is shown."""

    castle: tuple[str, ...]  # as positions are written: `X,Y TILE rT`
    columns: tuple[int, int]
    rows: float
    violations: tuple[Violation, ...] = ()
    marked: tuple[Cell, ...] = ()  # the cells that the picture is about
    empty: tuple[Cell, ...] = ()  # cells shown as empty places
    tags: tuple[Tag, ...] = ()
    grass: int = 0
    shows_open: bool = False  # whether unfinished edges are marked
    judged: bool = True  # whether it bears a sign for right or wrong


EDGES = (
    (
        Site(("0,0 wizard r0", "1,0 stone-two-1 r2"), (0, 1), 1, marked=((0, 0), (1, 0))),
        Site(
            ("0,0 wizard r0", "1,0 stonetree-A-1 r2", "2,0 tree-two-1 r2"),
            (0, 2), 1, marked=((1, 0),),
        ),
    ),
    (
        Site(
            ("0,0 wizard r0", "1,0 tree-two-1 r2"),
            (0, 1), 1, ((0, 0, "C-B3"), (1, 0, "C-B3"), (1, 0, "C-B6")), ((0, 0), (1, 0)),
        ),
        Site(
            ("0,0 wizard r0", "1,0 stone-bridge r0"),
            (0, 1), 1, ((0, 0, "C-B3"), (1, 0, "C-B3"), (1, 0, "C-B6")), ((0, 0), (1, 0)),
        ),
    ),
)  # fmt: skip

SCAFFOLD = (
    (
        Site(("0,0 wizard r0", "1,0 scaffold r0"), (0, 1), 1, marked=((1, 0),)),
        Site(
            ("0,0 wizard r0", "1,0 scaffold r0", "2,0 tree-two-1 r2"),
            (0, 2), 1, marked=((1, 0),),
        ),
    ),
)  # fmt: skip

GRASS = (
    (
        Site(
            ("1,0 wizard r0", "2,0 stone-two-1 r3"),
            (1, 2), 1, marked=((2, 0),), grass=-2,
        ),
        Site(
            ("1,0 wizard r0", "2,0 stone-two-1 r2"),
            (1, 2), 1, ((2, 0, "C-B5"),), ((2, 0),), grass=-2,
        ),
    ),
    (
        Site(
            ("1,0 wizard r0", "2,0 stone-bridge r1", "3,0 stone-edge-1 r1"),
            (1, 3), 1, ((3, 0, "C-B5"),), ((3, 0),), grass=-2,
        ),
    ),
)  # fmt: skip

BUILDING = (
    (
        Site(
            (
                "0,0 wizard r0", "1,0 stone-bridge r1", "2,0 stone-three-1 r3",
                "0,1 stone-top-1 r0", "2,1 stone-top-2 r0",
            ),
            (0, 2), 2, marked=((2, 0), (2, 1)),
        ),
        Site(
            (
                "0,0 wizard r0", "1,0 stone-edge-1 r1", "2,0 stone-bridge r0",
                "0,1 stone-top-1 r0", "2,1 stone-top-2 r0",
            ),
            (0, 2), 2, ((2, 0, "C-B6"), (2, 1, "C-B6")), ((2, 0), (2, 1)),
        ),
    ),
)  # fmt: skip

HOLES = (
    (
        Site(
            (
                "0,0 wizard r0", "1,0 stone-three-1 r2", "2,0 stone-two-1 r3",
                "0,1 stone-three-2 r3", "2,1 stone-three-3 r1",
                "0,2 stone-two-2 r1", "1,2 stone-bridge r1", "2,2 stone-two-3 r2",
            ),
            (0, 2), 3, marked=((1, 2),), empty=((1, 1),),
        ),
        Site(
            (
                "0,0 wizard r0", "1,0 stone-three-1 r2", "2,0 stone-two-1 r3",
                "0,1 stone-three-2 r3", "2,1 stone-bridge r0",
                "0,2 stone-two-2 r1", "1,2 stone-edge-1 r1", "2,2 stone-top-1 r0",
            ),
            (0, 2), 3, ((1, 2, "C-B7"),), ((1, 2),), ((1, 1),),
        ),
    ),
)  # fmt: skip

HELD = (
    (
        Site(
            (
                "1,0 wizard r0", "3,0 stone-bridge r0",
                "0,1 stone-two-1 r0", "1,1 stone-four-1 r0", "2,1 stone-three-1 r0",
                "3,1 stone-three-2 r2", "4,1 stone-edge-2 r1",
                "0,2 stone-top-1 r0", "1,2 stone-top-2 r0", "2,2 stone-top-3 r0",
            ),
            (0, 4), 3, marked=((0, 1), (1, 1), (2, 1), (4, 1)), judged=False,
            tags=((1, 1, "1"), (0, 1, "2"), (4, 1, "3"), (2, 1, "4")),
        ),
    ),
)  # fmt: skip

PROTRUDING = (
    (
        Site(
            (
                "0,0 wizard r0", "0,1 stone-three-1 r2", "1,1 stone-two-1 r3",
                "1,2 stone-two-2 r1", "2,2 stone-two-3 r3", "2,3 stone-top-1 r0",
            ),
            (0, 2), 4, marked=((1, 1), (2, 2)),
        ),
        Site(
            (
                "0,0 wizard r0", "0,1 stone-two-1 r1", "1,1 stone-bridge r1",
                "2,1 stone-two-2 r3",
            ),
            (0, 2), 4, ((2, 1, "C-B9"),), ((2, 1),),
        ),
    ),
)  # fmt: skip

HUNG = (
    (
        Site(
            (
                "1,0 wizard r0", "1,1 stone-bridge r0", "1,2 stone-four-1 r0",
                "1,3 stone-top-1 r0", "0,2 stone-edge-1 r3", "2,2 stone-two-1 r2",
                "2,1 stone-edge-2 r2",
            ),
            (0, 2), 4, marked=((0, 2), (2, 1)),
        ),
        Site(
            (
                "0,0 wizard r0", "0,1 stone-three-1 r3", "0,2 stone-two-1 r1",
                "1,2 stone-three-2 r3", "1,1 stone-edge-1 r2",
            ),
            (0, 1), 4, ((1, 2, "C-B11"),), ((1, 2),),
        ),
    ),
)  # fmt: skip

BRIDGE = (
    (
        Site(
            (
                "0,0 wizard r0", "3,0 stone-bridge r0",
                "0,1 stone-two-1 r1", "1,1 stone-three-1 r0", "2,1 stone-three-2 r0",
                "3,1 stone-two-2 r2", "1,2 stone-top-1 r0", "2,2 stone-top-2 r0",
            ),
            (0, 3), 3, marked=((1, 1), (2, 1)),
        ),
        Site(
            (
                "0,0 wizard r0", "0,1 stone-two-1 r1", "1,1 stone-three-1 r0",
                "2,1 stone-three-2 r0",
            ),
            (0, 2), 3, ((1, 1, "C-B11"), (2, 1, "C-B11")), ((1, 1), (2, 1)),
        ),
    ),
)  # fmt: skip

FINISHED = (
    (
        Site(
            (
                "0,0 stone-edge-1 r3", "1,0 wizard r0", "2,0 stone-two-1 r3",
                "1,1 stone-top-1 r0", "2,1 stone-top-2 r0",
            ),
            (0, 2), 2,
        ),
        Site(
            ("0,0 stone-edge-1 r3", "1,0 wizard r0", "1,1 stone-bridge r0"),
            (0, 2), 2, shows_open=True, judged=False,
        ),
    ),
)  # fmt: skip

POINTS = Site(
    (
        "0,0 scaffold r0", "1,0 wizard r0", "2,0 stone-two-1 r3",
        "1,1 stone-bridge r0", "2,1 stone-top-1 r0",
    ),
    (0, 2), 2.2, shows_open=True, judged=False,
    tags=(
        (0, 0, "-1"), (1, 0, "2"), (2, 0, "2"), (1, 1, "2"), (1.78, 1, "2"), (2.22, 1, "+1"),
        (1.55, 1.75, "-2"),
    ),
)  # fmt: skip
FACE_DOWN = "stone-edge-3"  # the tile turned down beside that castle
SCORE = 7

FALLING = Site(
    (
        "0,0 wizard r0", "0,1 stone-two-1 r1", "1,1 stone-bridge r1", "2,1 stone-two-2 r3",
        "2,2 stone-top-1 r0",
    ),
    (0, 2), 3, ((2, 1, "C-B9"), (2, 2, "C-B8")), ((2, 1), (2, 2)),
)  # fmt: skip
FALLEN = Site(FALLING.castle[:3], (0, 2), 3, empty=FALLING.marked)

Rows = tuple[tuple[Site, ...], ...]

ROWS: dict[str, Rows] = {
    "edges": EDGES,
    "scaffold": SCAFFOLD,
    "grass": GRASS,
    "building": BUILDING,
    "holes": HOLES,
    "held": HELD,
    "protruding": PROTRUDING,
    "hung": HUNG,
    "bridge": BRIDGE,
    "finished": FINISHED,
}
SITES = [site for rows in ROWS.values() for row in rows for site in row] + [POINTS, FALLING, FALLEN]
