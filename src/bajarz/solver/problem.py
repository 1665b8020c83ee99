"""What the solver is asked, and what it answers."""

from typing import NamedTuple

from bajarz.games.caladale.castle import VARIETY_FREE, VARIETY_STANDARD, Castle
from bajarz.games.caladale.tables import GRASS_WIDTH, Tables, cell_at


class Problem(NamedTuple):
    """What there is to build with; tiles and gates are numbers of `tables`.

    `sides` are the gate sides that may be used (C-S1, C-2b, C-F1), `pool` the tiles that may be
    taken in exchange for one point each (C-2b), `face_down` the points of tiles turned down (C-P2).
    """

    tables: Tables
    tiles: tuple[int, ...]
    gates: tuple[int, ...]
    sides: tuple[int, ...] = (0, 1)
    scaffold: bool = True
    pool: tuple[int, ...] = ()
    face_down: int = 0
    variety: int = VARIETY_STANDARD

    @property
    def grass(self) -> int:
        """How many columns the grass is wide (C-C1, C-F1)."""
        return GRASS_WIDTH * 2 if self.variety == VARIETY_FREE else GRASS_WIDTH

    def ceiling(self) -> int:
        """A score no castle exceeds: everything placed and finished, without scaffold.

        An exchange never lifts it: it costs the point that a tower top brings.
        """
        tops = sum(self.tables.is_top[tile] for tile in self.tiles)
        return 2 * (len(self.tiles) + len(self.gates)) + 2 + tops + self.face_down


def free_play(tables: Tables) -> Problem:
    """C-F1: all draft tiles and gates, no scaffold, two grass strips."""
    tiles = tuple(range(tables.first_gate))
    gates = tuple(range(tables.first_gate, tables.scaffold))
    return Problem(tables, tiles, gates, scaffold=False, variety=VARIETY_FREE)


class Placement(NamedTuple):
    """A tile in a castle: its name, a gate's side (else 0), the cell and the quarter rotations."""

    tile: str
    side: int
    x: int
    y: int
    rotation: int


class Solution(NamedTuple):
    """A legal castle and its score; the grass begins under column `grass`.

    `bound` is a score that no castle of the problem exceeds; the castle is `proved` best when its
    score reaches it. `exchanges` are pairs: an own tile given, a tile of the pool taken. Without
    placements the castle is empty, which nothing better was found than.
    """

    placements: tuple[Placement, ...]
    grass: int
    score: int
    parts: dict[str, int]
    bound: int
    proved: bool
    exchanges: tuple[tuple[str, str], ...]

    def castle(self, tables: Tables, variety: int = VARIETY_STANDARD) -> Castle:
        """The castle as the game lays it."""
        castle = Castle(tables, variety, self.grass)
        for tile, side, x, y, rotation in self.placements:
            castle.place(tables.tile_named[tile], cell_at(x, y), rotation, side)
        return castle


class Progress(NamedTuple):
    """A better castle or a better bound, and the work done until then."""

    solution: Solution
    steps: int
    seconds: float
