"""What laid tiles show to their neighbours, as flat tables.

Here a *laid* tile is `kind * 4 + rotation`. Three more stand for an empty cell, for the grass and
for the bare ground beyond it. A *face* is what a laid tile shows in one direction: sky, a theme,
NOTHING (an empty cell) or ANY (the scaffold, the grass).
"""

from typing import Final

from bajarz.solver.stock import ANY, NONE, NOTHING, SKY, Kind, Stock

FACES: Final = 6


def is_castle(face: int) -> bool:
    return SKY < face < NOTHING


class Faces:
    """The tables of a stock."""

    def __init__(self, stock: Stock) -> None:
        kinds = stock.kinds
        self.kinds = len(kinds)
        self.empty = self.kinds * 4
        self.grass = self.empty + 1
        self.ground = self.empty + 2  # castle bottoms disagree with it (C-B5)
        self.scaffold = stock.scaffold
        self.north = self.shown(kinds, 0)
        self.east = self.shown(kinds, 1)
        self.south = self.shown(kinds, 2)
        self.west = self.shown(kinds, 3)
        self.skies = [kind.edges.count(SKY) for kind in kinds]
        self.is_edge = [kind.is_edge for kind in kinds]
        self.is_gate = [kind.gate != NONE for kind in kinds]
        self.rotations = [self.different_rotations(kind) for kind in kinds]
        self.joins = self.make_joins()

    def shown(self, kinds: list[Kind], direction: int) -> list[int]:
        """laid → the face in a direction."""
        faces = [kind.edges[(direction - rotation) % 4] for kind in kinds for rotation in range(4)]
        return [*faces, NOTHING, ANY, SKY]

    def different_rotations(self, kind: Kind) -> int:
        """How many of the rotations 0, 1, … show something different."""
        edges = kind.edges
        if kind.upright or edges[0] == edges[1] == edges[2] == edges[3]:
            return 1
        return 2 if edges[:2] == edges[2:] else 4

    def make_joins(self) -> list[bool]:
        """joins[face * FACES + face]: both are castle and agree (C-B6)."""
        joins = [False] * (FACES * FACES)
        for theme in range(1, NOTHING):
            for other in (theme, ANY):
                joins[theme * FACES + other] = True
                joins[other * FACES + theme] = True
        return joins
