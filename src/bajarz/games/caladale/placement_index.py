"""A castle with its analysis, and where tiles can be added to it: worked out once and kept."""

from typing import Final

from bajarz.games.caladale.analysis import BRIDGE, FIRM, NONE, Analysis, is_castle
from bajarz.games.caladale.castle import VARIETY_SOLO_1, Castle
from bajarz.games.caladale.components import EDGE_SKY
from bajarz.games.caladale.correction import Correction, correct
from bajarz.games.caladale.edge_fits import BESIDE_SCAFFOLD, EdgeFits
from bajarz.games.caladale.tables import (
    COLUMNS,
    EAST,
    ORIGIN,
    ROWS,
    SOUTH,
    STEP,
    WEST,
    WIDTH,
    cell_at,
    x_of,
    y_of,
)

RING: Final = (
    WIDTH, WIDTH + 1, 1, 1 - WIDTH, -WIDTH, -WIDTH - 1, -1, WIDTH - 1,
)  # fmt: skip


class PlacementIndex:
    """What can be added to a castle that does not change any more.

    A tile that is added to a legal castle, agrees with its neighbours and is joined to one of them
    can only be held badly itself, lie wrongly beyond the grass, or close in a hole: it takes
    nothing from the tiles that are there, unless it changes what a scaffold shows. So most
    additions are judged by what surrounds them, and only the rest by an analysis of their own.
    """

    def __init__(self, castle: Castle, fits: EdgeFits) -> None:
        self.castle = castle
        self.fits = fits
        self.analysis = Analysis(castle)
        self.is_legal = self.analysis.is_legal()
        self.counted: Correction | None = None
        self.found: dict[int, list[int]] = {}  # look of a tile → its placements
        self.has_frontier = False

    def corrected(self) -> Correction:
        """C-P4: the castle as it would be counted now."""
        counted = self.counted
        if counted is None:
            counted = Correction(self.analysis, []) if self.is_legal else correct(self.castle)
            self.counted = counted
        return counted

    def placements(self, tile: int) -> list[int]:
        """Where this tile can be added so that the castle is legal then: each as
        `cell * 8 + orientation`. It must not be in the castle."""
        look = self.fits.look[tile]
        found = self.found.get(look)
        if found is None:
            found = self.find(tile)
            self.found[look] = found
        return found

    def find(self, tile: int) -> list[int]:
        if self.castle.laid:
            if not self.has_frontier:
                self.look_around()
            return self.find_beside(tile)
        if not self.castle.tables.is_gate[tile]:
            return []
        grass = self.castle.grass  # C-B4: the gate comes first
        cells = [cell_at(x, 0) for x in range(grass, grass + self.castle.width)]
        return [cell * 8 + low for cell in cells for low in self.fits.shapes[tile]]

    def find_beside(self, tile: int) -> list[int]:
        found: list[int] = []
        if not (self.is_legal or self.may_heal()):
            return found
        for cell, need in self.need.items():
            for low in self.fits.fit(tile, need):
                if self.can_add(tile, cell, low, need):
                    found.append(cell * 8 + low)
        return found

    def may_heal(self) -> bool:
        """Whether one more tile could make an illegal castle legal: no clash and nothing out of
        place goes away by itself."""
        return not (self.analysis.clashes or self.analysis.misplaced)

    # The frontier

    def look_around(self) -> None:
        """Find the empty cells beside the castle, what surrounds each, and what is enclosed."""
        analysis = self.analysis
        laid = self.castle.laid
        face = self.castle.tables.face
        self.has_frontier = True
        self.need: dict[int, int] = {}
        self.number: dict[int, int] = {}  # cell → its tile's number in the analysis
        for k, cell in enumerate(analysis.cells):
            self.number[cell] = k
            for direction in range(4):
                beside = cell + STEP[direction]
                if beside not in laid and is_inside(beside):
                    edge = face[analysis.laid[k] * 4 + direction] + 1
                    need = self.need.get(beside, 0)
                    self.need[beside] = need | edge << (direction ^ 2) * 3
        self.enclosed = self.find_enclosed()
        self.beyond_left = False
        self.beyond_right = False
        for cell in analysis.cells:
            if cell < WIDTH and not self.castle.over_grass(cell - ORIGIN):
                if cell - ORIGIN < self.castle.grass:
                    self.beyond_left = True
                else:
                    self.beyond_right = True

    def find_enclosed(self) -> set[int]:
        """Cells of the frontier that cannot be reached from outside (C-B7)."""
        analysis = self.analysis
        hangs = [
            k
            for k in range(analysis.count)
            if analysis.meets[k * 4 + SOUTH] == NONE and analysis.cells[k] >= WIDTH
        ]
        if not hangs:
            return set()
        columns = analysis.columns
        wet = [k != NONE for k in analysis.spot]
        for place in range(columns):
            wet[place] = True
        analysis.flood(columns, wet)
        first = analysis.cells[0]
        shift = analysis.place[0] - first // WIDTH * columns - first % WIDTH
        return {
            cell for cell in self.need if not wet[cell // WIDTH * columns + cell % WIDTH + shift]
        }

    # One addition

    def can_add(self, tile: int, cell: int, low: int, need: int) -> bool:
        """Whether the castle is legal with a tile that agrees with its neighbours there."""
        if not self.is_legal or cell in self.enclosed or touches_scaffold(need):
            return self.survives(tile, cell, low)
        if cell < WIDTH and not self.castle.over_grass(cell - ORIGIN):
            if not self.may_lie_beyond(tile, cell, low):
                return False
        elif cell >= WIDTH and self.castle.tables.is_gate[tile]:  # C-B4
            return False
        if not self.is_held(tile, cell, self.fits.edges(tile, low, need)):
            return False
        return self.splits_nothing(cell) or self.survives(tile, cell, low)

    def survives(self, tile: int, cell: int, low: int) -> bool:
        """The same, by an analysis of the castle with the tile."""
        castle = self.castle.clone()
        castle.place(tile, cell, low & 3, low >> 2)
        return Analysis(castle).is_legal()

    def may_lie_beyond(self, tile: int, cell: int, low: int) -> bool:
        """C-B5: beyond the grass a sky bottom, one tile on each side."""
        tables = self.castle.tables
        if tables.is_gate[tile] or is_castle(tables.face[(tile * 8 + low) * 4 + SOUTH]):
            return False
        return not (self.beyond_left if cell - ORIGIN < self.castle.grass else self.beyond_right)

    def is_held(self, tile: int, cell: int, edges: list[int]) -> bool:
        """C-B8 to C-B11, C-1c for a tile with these edges."""
        below = self.number.get(cell - WIDTH, NONE)
        if self.castle.variety == VARIETY_SOLO_1 and cell >= WIDTH:
            return below != NONE
        if below == NONE:
            firm = cell < WIDTH and self.castle.over_grass(cell - ORIGIN)
        else:
            firm = self.analysis.held[below] <= BRIDGE
        return firm or self.is_held_in_air(tile, cell, edges)

    def is_held_in_air(self, tile: int, cell: int, edges: list[int]) -> bool:
        """C-B10, C-B9, C-B11 for a tile that is not firm."""
        skies = edges.count(EDGE_SKY)
        tables = self.castle.tables
        if skies == 3 and (tables.is_edge[tile] or tile == tables.scaffold):
            return True
        west = self.joined_beside(cell, edges, WEST)
        east = self.joined_beside(cell, edges, EAST)
        if skies == 2 and (self.is_firm(west) or self.is_firm(east)):
            return True
        return self.reaches_firm(west, WEST) and self.reaches_firm(east, EAST)

    def is_firm(self, k: int) -> bool:
        return k != NONE and self.analysis.held[k] == FIRM

    def joined_beside(self, cell: int, edges: list[int], direction: int) -> int:
        """The tile that would be joined to the new one there, or NONE."""
        if not is_castle(edges[direction]):
            return NONE
        return self.number.get(cell + STEP[direction], NONE)

    def reaches_firm(self, k: int, direction: int) -> bool:
        """C-B11: whether the joined run from this tile on leads to a firm one."""
        analysis = self.analysis
        while k != NONE:
            if analysis.held[k] == FIRM:
                return True
            k = analysis.meets[k * 4 + direction] if analysis.joined[k * 4 + direction] else NONE
        return False

    def splits_nothing(self, cell: int) -> bool:
        """C-B7: whether the empty cells beside this one stay connected around it, so that filling
        it encloses nothing. False if that cannot be seen from the eight cells around."""
        laid = self.castle.laid
        free = [cell + step >= 0 and cell + step not in laid for step in RING]
        gaps = 0
        for index in (0, 2, 4, 6):
            if free[index] and not (free[index + 1] and free[(index + 2) & 7]):
                gaps += 1
        return gaps <= 1


def is_inside(cell: int) -> bool:
    return cell >= 0 and y_of(cell) < ROWS and -COLUMNS <= x_of(cell) <= COLUMNS


def touches_scaffold(need: int) -> bool:
    return BESIDE_SCAFFOLD in (need & 7, need >> 3 & 7, need >> 6 & 7, need >> 9)
