"""Which tiles look alike, and how each fits between given edges: look-ups for lists of actions.

A *need* packs the four edges around an empty cell, three bits each from the north: 0 where there
is no tile, else one more than the edge. An *orientation* is a side and a rotation, the three lowest
bits of a laid tile.
"""

from typing import Final

from bajarz.games.caladale.analysis import is_castle
from bajarz.games.caladale.components import EDGE_ADAPTS, EDGE_SKY
from bajarz.games.caladale.tables import Tables

BESIDE_SCAFFOLD: Final = EDGE_ADAPTS + 1  # in a need: the edge there is the scaffold's


class EdgeFits:
    """Tables on top of tables, filled as they are asked for."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.look: list[int] = []  # tile → the lowest tile of the same kind with the same edges
        self.shapes: list[list[int]] = []  # tile → its orientations, none of them looking alike
        for tile in range(tables.tiles):
            self.look.append(self.lowest_alike(tile))
            self.shapes.append(self.orientations(tile))
        self.fitting: list[list[int] | None] = [None] * (tables.tiles << 12)

    def lowest_alike(self, tile: int) -> int:
        tables = self.tables
        for other in range(tile):
            if tables.kind[other] == tables.kind[tile] and self.faces(other) == self.faces(tile):
                return other
        return tile

    def faces(self, tile: int) -> list[int]:
        return self.tables.face[tile * 32 : tile * 32 + 32]

    def orientations(self, tile: int) -> list[int]:
        """C-B2: gates and tower tops upright, others in all rotations that differ."""
        if self.tables.is_gate[tile]:
            return [0, 4]
        if self.tables.upright[tile]:
            return [0]
        face = self.tables.face
        shown: list[list[int]] = []
        different: list[int] = []
        for low in range(4):
            edges = face[(tile * 8 + low) * 4 : (tile * 8 + low) * 4 + 4]
            if edges not in shown:
                shown.append(edges)
                different.append(low)
        return different

    def fit(self, tile: int, need: int) -> list[int]:
        """The orientations in which a tile agrees with all edges around (C-B3) and is joined to
        one of them (C-B6)."""
        key = tile << 12 | need
        found = self.fitting[key]
        if found is None:
            found = [low for low in self.shapes[tile] if self.agrees(tile * 8 + low, need)]
            self.fitting[key] = found
        return found

    def agrees(self, laid: int, need: int) -> bool:
        joined = False
        for direction in range(4):
            there = need >> direction * 3 & 7
            if there:
                mine = self.tables.face[laid * 4 + direction]
                theirs = there - 1
                if mine != theirs and mine != EDGE_ADAPTS and theirs != EDGE_ADAPTS:
                    return False
                if (is_castle(mine) and theirs != EDGE_SKY) or (
                    is_castle(theirs) and mine != EDGE_SKY
                ):
                    joined = True
        return joined

    def edges(self, tile: int, low: int, need: int) -> list[int]:
        """What a tile shows there; the scaffold's edges adapt (C-B3)."""
        first = (tile * 8 + low) * 4
        shown = self.tables.face[first : first + 4]
        if tile == self.tables.scaffold:
            for direction in range(4):
                theirs = (need >> direction * 3 & 7) - 1
                shown[direction] = theirs if is_castle(theirs) else EDGE_SKY
        return shown
