"""What there is to build with, as kinds: tiles that differ only by name are of one kind."""

from typing import Final, NamedTuple

from bajarz.games.caladale.components import EDGE_GRASS
from bajarz.games.caladale.tables import Tables, laid_as

SKY: Final = 0
NOTHING: Final = 4  # what an empty cell shows
ANY: Final = 5  # agrees with everything: the scaffold, and the grass
NONE: Final = -1


class Kind(NamedTuple):
    """What the rules ask of a tile; a gate's sides are different kinds of the same `gate`."""

    edges: tuple[int, int, int, int]
    upright: bool
    is_top: bool
    is_edge: bool
    gate: int


class Stock:
    """How many tiles of each kind a player owns, and how many lie in the pool (C-2a)."""

    def __init__(
        self,
        tables: Tables,
        tiles: tuple[int, ...],
        pool: tuple[int, ...],
        gates: tuple[int, ...],
        sides: tuple[int, ...],
        scaffold: bool,
        grass: int,
    ) -> None:
        self.tables = tables
        self.grass = grass
        self.kinds: list[Kind] = []
        self.own_tiles: list[list[int]] = []  # kind → tiles
        self.pool_tiles: list[list[int]] = []
        self.gate_kinds: list[list[int]] = []  # gate → the kinds of its sides
        self.gate_laid: dict[int, int] = {}  # kind of a gate's side → the laid tile
        self.scaffold = NONE
        for tile in tiles:
            self.own_tiles[self.add(tile, 0, NONE)].append(tile)
        for tile in pool:
            self.pool_tiles[self.add(tile, 0, NONE)].append(tile)
        for gate in gates:
            self.add_gate(gate, sides)
        if scaffold:
            self.scaffold = self.add(tables.scaffold, 0, NONE)
        self.own = [len(alike) for alike in self.own_tiles]
        self.pool = [len(alike) for alike in self.pool_tiles]

    def add(self, tile: int, side: int, gate: int) -> int:
        """The kind of a tile's side."""
        tables = self.tables
        first = laid_as(tile, 0, side) * 4
        shown = [SKY if edge == EDGE_GRASS else edge for edge in tables.face[first : first + 4]]
        edges = (shown[0], shown[1], shown[2], shown[3])
        upright = tables.upright[tile] or tile == tables.scaffold
        kind = Kind(edges, upright, tables.is_top[tile], tables.is_edge[tile], gate)
        if kind not in self.kinds:
            self.kinds.append(kind)
            self.own_tiles.append([])
            self.pool_tiles.append([])
        return self.kinds.index(kind)

    def add_gate(self, gate: int, sides: tuple[int, ...]) -> None:
        kinds: list[int] = []
        for side in sides:
            kind = self.add(gate, side, gate)
            if kind not in kinds:
                kinds.append(kind)
                self.gate_laid[kind] = laid_as(gate, 0, side)
        self.gate_kinds.append(kinds)
