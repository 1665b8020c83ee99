"""Where a tile could be added to a castle in the middle of building: for whoever holds it in hand.

Only the tile itself is looked at: its edges (C-B3), its place (C-B2, C-B4, C-B5), and that
something joins it (C-B6). What holds it, and what is wrong elsewhere, may come right later.
"""

from typing import NamedTuple

from bajarz.core.errors import Unreadable
from bajarz.games.caladale import actions as act
from bajarz.games.caladale.analysis import Analysis
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.effects import put
from bajarz.games.caladale.placement_index import is_inside
from bajarz.games.caladale.refusals import cell_of, place_name
from bajarz.games.caladale.tables import (
    STEP,
    Tables,
    cell_at,
    on_grid,
    rotation_of,
    side_of,
    tile_of,
    x_of,
    y_of,
)


class Suggestion(NamedTuple):
    """A free cell, and the rotations in which the tile fits there: at least one."""

    x: int
    y: int
    rotations: list[int]


def suggest_places(castle: Castle, tile: int, side: int) -> list[Suggestion]:
    """Every cell where this side of the tile fits, row by row from the left.

    A tile of the castle is taken out first; the castle itself does not change.
    """
    others = castle.clone()
    if others.has(tile):
        others.take_back(tile)
    suggestions: list[Suggestion] = []
    for cell in free_cells(others):
        rotations = fitting_rotations(others, tile, cell, side)
        if rotations:
            suggestions.append(Suggestion(x_of(cell), y_of(cell), rotations))
    return suggestions


def free_cells(castle: Castle) -> list[int]:
    """The free cells beside the castle and over the grass."""
    over_grass = [cell_at(x, 0) for x in range(castle.grass, castle.grass + castle.width)]
    beside = [cell + step for cell in castle.laid for step in STEP if is_inside(cell + step)]
    return sorted({cell for cell in over_grass + beside if castle.is_free(cell)})


def fitting_rotations(castle: Castle, tile: int, cell: int, side: int) -> list[int]:
    """The rotations in which a tile that is nowhere fits on this free cell."""
    around = surroundings(castle, cell)
    around.place(tile, cell)
    rotations: list[int] = []
    for rotation in range(4):
        around.rotate(tile, rotation, side)
        if fits(Analysis(around), cell):
            rotations.append(rotation)
    return rotations


def surroundings(castle: Castle, cell: int) -> Castle:
    """All that decides whether a tile fits there, so that large castles do not take long: the
    tiles beside it, and for row 0 that whole row (C-B5)."""
    around = Castle(castle.tables, castle.variety, castle.grass)
    beside = [cell + step for step in STEP]
    for other, laid in castle.laid.items():
        if other in beside or (y_of(cell) == 0 and y_of(other) == 0):
            around.place(tile_of(laid), other, rotation_of(laid), side_of(laid))
    return around


def fits(analysis: Analysis, cell: int) -> bool:
    """Whether the tile there breaks no rule by its edges or its place, and something joins it; a
    gate stands by itself."""
    k = analysis.cells.index(cell)
    if analysis.rule_of_misplaced(k) or any(edge >> 2 == k for edge in analysis.clashes):
        return False
    return analysis.is_gate(k) or any(analysis.joined[k * 4 : k * 4 + 4])


def castle_of_layout(tables: Tables, variety: int, action: int) -> Castle:
    """The castle that a `layout` describes, whoever owns its tiles.

    Raises Unreadable for another action, and where a tile or a cell is named twice or lies beyond
    the grid.
    """
    if act.kind_of(action) != act.KIND_LAYOUT:
        raise Unreadable("a castle is written as an action: layout COLUMN PIECES")
    castle = Castle(tables, variety, act.column_of(action))
    if not castle.can_slide(castle.grass):
        raise Unreadable(f"the grass cannot begin in column {castle.grass}")
    for piece in act.pieces_of(action):
        tile = act.piece_tile(piece)
        if castle.has(tile):
            raise Unreadable(f"{tables.name[tile]} is in the castle twice")
        if not on_grid(act.piece_x(piece), act.piece_y(piece)):
            raise Unreadable(f"{place_name(piece)} is beyond the grid")
        if not castle.is_free(cell_of(piece)):
            raise Unreadable(f"two tiles lie on {place_name(piece)}")
        put(castle, piece)
    return castle
