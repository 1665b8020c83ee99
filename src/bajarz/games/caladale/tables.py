"""The components as flat tables of integers, made once, and the numbers of cells.

A *tile* is a number: the draft tiles come first, then the gates, then the scaffold. A *laid* tile
is `tile * 8 + side * 4 + rotation`: `side` 1 is a gate's second side, `rotation` counts
quarters clockwise. Edges run north, east, south, west; north is up.
"""

from typing import Final

from bajarz.games.caladale.components import TYPE_EDGE, TYPE_GATE, TYPE_TOP, Components, Tile

# Cells are numbers on a grid that no castle outgrows: x to the right, y up from row 0 (C-C2).
WIDTH: Final = 256
ORIGIN: Final = 128  # the cell of column 0 in row 0
COLUMNS: Final = 110  # columns run from -110 to 110, so that neighbours never wrap around
ROWS: Final = 100
STEP: Final = (WIDTH, 1, -WIDTH, -1)  # north, east, south, west
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

GRASS_WIDTH: Final = 4  # C-C1
SLIDE: Final = 20  # the grass's left end lies in columns -20 to 20


def cell_at(x: int, y: int) -> int:
    return y * WIDTH + x + ORIGIN


def x_of(cell: int) -> int:
    return cell % WIDTH - ORIGIN


def y_of(cell: int) -> int:
    return cell // WIDTH


def on_grid(x: int, y: int) -> bool:
    return -COLUMNS <= x <= COLUMNS and 0 <= y < ROWS


def laid_as(tile: int, rotation: int, side: int = 0) -> int:
    return tile * 8 + side * 4 + rotation


def tile_of(laid: int) -> int:
    return laid >> 3


def side_of(laid: int) -> int:
    return laid >> 2 & 1


def rotation_of(laid: int) -> int:
    return laid & 3


class Tables:
    """Everything the rules ask about tiles."""

    def __init__(self, components: Components) -> None:
        tiles = [*components.tiles, *components.gates, components.scaffold]
        self.components = components
        self.tiles = len(tiles)
        self.first_gate = len(components.tiles)
        self.scaffold = self.tiles - 1
        self.name = [tile.name for tile in tiles]
        self.tile_named = {tile.name: number for number, tile in enumerate(tiles)}
        self.kind = [tile.kind for tile in tiles]
        self.marked = [tile.marked for tile in tiles]  # C-S2
        self.is_gate = [tile.kind == TYPE_GATE for tile in tiles]
        self.is_top = [tile.kind == TYPE_TOP for tile in tiles]
        self.is_edge = [tile.kind == TYPE_EDGE for tile in tiles]  # C-B10
        self.upright = [tile.kind in (TYPE_TOP, TYPE_GATE) for tile in tiles]  # C-B2
        self.face = self.make_faces(tiles)

    def names(self, tiles: list[int]) -> list[str]:
        return [self.name[tile] for tile in tiles]

    def make_faces(self, tiles: list[Tile]) -> list[int]:
        """face[laid * 4 + direction]: what a laid tile shows in that direction."""
        faces: list[int] = []
        for tile in tiles:
            for side in range(2):
                printed = tile.sides[min(side, len(tile.sides) - 1)]
                for rotation in range(4):
                    faces += [printed[(direction - rotation) % 4] for direction in range(4)]
        return faces
