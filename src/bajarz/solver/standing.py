"""How far a grid's castle is from standing: tiles that nothing holds (C-B8 to C-B11), buildings
beyond the first (C-B6) and holes (C-B7). All are 0 for a legal castle whose edges agree."""

from bajarz.solver.faces import FACES, Faces, is_castle
from bajarz.solver.grid import ROW, ROWS, Grid


def count_unheld(grid: Grid) -> int:
    """Tiles held in no way; what stands on one of them is not counted again."""
    unheld = 0
    for row in range(1, ROWS):
        if grid.in_row[row]:
            unheld += hold_row(grid, row * ROW)
    return unheld


def hold_row(grid: Grid, place: int) -> int:
    """The unheld tiles of a row; the rows below are known."""
    laid = grid.laid
    faces = grid.faces
    empty = faces.empty
    end = place + ROW
    unheld = 0
    while place < end:
        if laid[place] == empty:
            place += 1
            continue
        start = place
        first = 0
        last = 0
        joined = True
        while joined:
            firm = is_firm(grid, place)
            grid.carries[place] = firm
            grid.spans[place] = False
            if firm:
                last = place
                if first == 0:
                    first = place
            place += 1
            joined = faces.joins[faces.east[laid[place - 1]] * FACES + faces.west[laid[place]]]
        if first != start or place - start > 2 or last != place - 1:
            unheld += hold_run(grid, start, place, first, last)
    return unheld


def is_firm(grid: Grid, place: int) -> bool:
    """C-B8: over the grass, or on a tile that carries."""
    below = place - ROW
    if below < ROW:
        return grid.over_grass[place]
    return grid.laid[below] != grid.faces.empty and grid.carries[below]


def hold_run(grid: Grid, start: int, end: int, first: int, last: int) -> int:
    """The unheld tiles of a joined run, whose firm tiles reach from `first` to `last` (or 0)."""
    unheld = 0
    left_firm = False
    for place in range(start, end):
        firm = grid.carries[place]
        if 0 < first < place < last:  # C-B11
            grid.spans[place] = True
            grid.carries[place] = True
        elif not firm:
            kind = grid.laid[place] >> 2
            skies = count_skies(grid, place, kind)
            if skies == 2 and (left_firm or (place + 1 < end and grid.carries[place + 1])):
                grid.carries[place] = True  # C-B9
            elif not is_edge_tile(grid.faces, kind, skies):
                unheld += 1
                grid.carries[place] = True
        left_firm = firm
    return unheld


def is_edge_tile(faces: Faces, kind: int, skies: int) -> bool:
    """C-B10, and a scaffold with one castle contact (C-B3)."""
    return faces.is_edge[kind] or (kind == faces.scaffold and skies == 3)


def count_skies(grid: Grid, place: int, kind: int) -> int:
    """Sky edges of a tile; the scaffold's depend on its neighbours (C-B3)."""
    faces = grid.faces
    if kind != faces.scaffold:
        return faces.skies[kind]
    laid = grid.laid
    skies = 4
    if is_castle(faces.south[laid[place + ROW]]):
        skies -= 1
    if is_castle(faces.west[laid[place + 1]]):
        skies -= 1
    if is_castle(faces.north[laid[place - ROW]]):
        skies -= 1
    if is_castle(faces.east[laid[place - 1]]):
        skies -= 1
    return skies


def count_apart(grid: Grid) -> int:
    """Buildings beyond the first."""
    stamp = grid.next_stamp()
    buildings = 0
    for place in grid.tiles:
        if grid.seen[place] != stamp:
            buildings += 1
            mark_building(grid, place, stamp)
    return buildings - 1


def mark_building(grid: Grid, start: int, stamp: int) -> None:
    """Mark all tiles that are connected to one (C-B6)."""
    laid = grid.laid
    seen = grid.seen
    stack = grid.stack
    faces = grid.faces
    joins = faces.joins
    seen[start] = stamp
    stack[0] = start
    left = 1
    while left:
        left -= 1
        place = stack[left]
        tile = laid[place]
        near = place + ROW
        if seen[near] != stamp and joins[faces.north[tile] * FACES + faces.south[laid[near]]]:
            seen[near] = stamp
            stack[left] = near
            left += 1
        near = place + 1
        if seen[near] != stamp and joins[faces.east[tile] * FACES + faces.west[laid[near]]]:
            seen[near] = stamp
            stack[left] = near
            left += 1
        near = place - 1
        if seen[near] != stamp and joins[faces.west[tile] * FACES + faces.east[laid[near]]]:
            seen[near] = stamp
            stack[left] = near
            left += 1
        near = place - ROW
        if near >= ROW and seen[near] != stamp:
            if joins[faces.south[tile] * FACES + faces.north[laid[near]]]:
                seen[near] = stamp
                stack[left] = near
                left += 1


def count_holes(grid: Grid) -> int:
    """Enclosed regions that no bridge spans; `count_unheld` must have been asked before."""
    oldest = grid.next_stamp()
    empty = grid.faces.empty
    roof = ROWS * ROW
    while roof > ROW and not grid.in_row[roof // ROW - 1]:
        roof -= ROW
    holes = 0
    for place in grid.tiles:
        below = place - ROW
        if grid.laid[below] == empty and grid.seen[below] < oldest:
            if is_hole(grid, below, oldest, roof):
                holes += 1
            grid.stamp += 1
    return holes


def is_hole(grid: Grid, start: int, oldest: int, roof: int) -> bool:
    """C-B7 for the empty region around a place.

    The search ends as soon as it is outside, above all tiles or at the side of the grid, or where
    an earlier search was that ended so.
    """
    empty = grid.faces.empty
    grid.seen[start] = grid.stamp
    grid.stack[0] = start
    left = 1
    spanned = False
    while left > 0:
        left -= 1
        place = grid.stack[left]
        if place >= roof or place % ROW == 0 or place % ROW == ROW - 1:
            return False
        if grid.laid[place + ROW] != empty:
            spanned = spanned or is_spanned(grid, place + ROW)
        for near in (place - ROW, place - 1, place + 1, place + ROW):
            if grid.laid[near] == empty and grid.seen[near] != grid.stamp:
                if grid.seen[near] >= oldest:
                    return False
                grid.seen[near] = grid.stamp
                grid.stack[left] = near
                left += 1
    return not spanned


def is_spanned(grid: Grid, place: int) -> bool:
    """Whether a tile of the unbroken column from here up is joined to firm ones on both sides."""
    while grid.laid[place] != grid.faces.empty:
        if grid.spans[place]:
            return True
        place += ROW
    return False
