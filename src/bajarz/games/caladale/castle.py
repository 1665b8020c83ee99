"""A castle as it lies on the table, legal or not: C-B1 lets a player build anything.

The representation: `laid` maps an occupied cell to its laid tile, `where` maps a tile to its cell
or NOWHERE, and the grass lies under the columns `grass` to `grass + width - 1` of row 0. Cells and
laid tiles are the integers of tables.py (`cell_at(x, y)`, `laid_as(tile, rotation, side)`), on a
grid of 221 columns and 100 rows, which no castle outgrows. A copy copies one dict and one list of
77 numbers. `variety` says by which rules the castle is judged; nothing else is kept, so edges,
support and violations are worked out anew by `analysis.Analysis`, in microseconds.

The edits check nothing: a tile lies where the caller says, and its target is on the grid and free
(`on_grid`, `is_free`, `can_move_group`, `can_slide`).
"""

from typing import Final

from bajarz.games.caladale.tables import (
    GRASS_WIDTH,
    SLIDE,
    Tables,
    cell_at,
    laid_as,
    on_grid,
    x_of,
    y_of,
)

# The rules by which a castle is judged
VARIETY_STANDARD: Final = 0  # the standard game and solo 2
VARIETY_SOLO_1: Final = 1  # every tile above row 0 rests on another (C-1c)
VARIETY_FREE: Final = 2  # up to four gates, two grass strips (C-F1)

NOWHERE: Final = -1


class Castle:
    """One player's castle and the grass strip under it (C-C2)."""

    def __init__(self, tables: Tables, variety: int = VARIETY_STANDARD, grass: int = 0) -> None:
        self.tables = tables
        self.variety = variety
        self.grass = grass
        self.width = GRASS_WIDTH * 2 if variety == VARIETY_FREE else GRASS_WIDTH
        self.laid: dict[int, int] = {}  # cell → laid tile
        self.where = [NOWHERE] * tables.tiles  # tile → cell

    def clone(self) -> "Castle":
        """An independent copy."""
        copy = Castle(self.tables, self.variety, self.grass)
        copy.laid = self.laid.copy()
        copy.where = self.where[:]
        return copy

    # What lies where

    def has(self, tile: int) -> bool:
        return self.where[tile] != NOWHERE

    def is_free(self, cell: int) -> bool:
        """C-B2: one tile to a cell."""
        return cell not in self.laid

    def over_grass(self, x: int) -> bool:
        return self.grass <= x < self.grass + self.width

    # Edits (C-B1)

    def place(self, tile: int, cell: int, rotation: int = 0, side: int = 0) -> None:
        """Put a tile that is nowhere on a free cell."""
        self.laid[cell] = laid_as(tile, rotation, side)
        self.where[tile] = cell

    def take_back(self, tile: int) -> None:
        """Take a tile out of the castle."""
        del self.laid[self.where[tile]]
        self.where[tile] = NOWHERE

    def move(self, tile: int, cell: int) -> None:
        """Put a placed tile on another, free cell, turned as it was."""
        self.laid[cell] = self.laid.pop(self.where[tile])
        self.where[tile] = cell

    def rotate(self, tile: int, rotation: int, side: int = 0) -> None:
        """Turn a placed tile to an orientation, and a gate to a side, where it lies."""
        self.laid[self.where[tile]] = laid_as(tile, rotation, side)

    def move_group(self, tiles: list[int], dx: int, dy: int) -> None:
        """Move several placed tiles together; see `can_move_group`."""
        lifted = [self.laid.pop(self.where[tile]) for tile in tiles]
        for tile, laid in zip(tiles, lifted, strict=True):
            cell = self.where[tile]
            target = cell_at(x_of(cell) + dx, y_of(cell) + dy)
            self.laid[target] = laid
            self.where[tile] = target

    def can_move_group(self, tiles: list[int], dx: int, dy: int) -> bool:
        """Whether all targets are on the grid and free once the group is lifted."""
        for tile in tiles:
            x = x_of(self.where[tile]) + dx
            y = y_of(self.where[tile]) + dy
            if not on_grid(x, y):
                return False
            laid = self.laid.get(cell_at(x, y))
            if laid is not None and (laid >> 3) not in tiles:
                return False
        return True

    def slide(self, grass: int) -> None:
        """Lay the left end of the grass under another column; see `can_slide`."""
        self.grass = grass

    def can_slide(self, grass: int) -> bool:
        """Whether a castle on grass that begins here cannot outgrow the grid."""
        return -SLIDE <= grass <= SLIDE
