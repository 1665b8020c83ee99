"""Branch and bound: every castle that a small hand can build, until none can be better.

A castle is one building (C-B6), so it grows from its gate over castle edges. The places that such
edges look at wait in a queue; each is decided once, to stay empty or to take one of the tiles that
fit there, so that no castle is looked at twice. Every branch is left that cannot beat the best.
"""

from collections.abc import Callable
from typing import Final

from bajarz.solver.faces import Faces, is_castle
from bajarz.solver.grid import ROW, ROWS, Grid
from bajarz.solver.standing import count_apart, count_holes, count_unheld
from bajarz.solver.stock import ANY, NONE, NOTHING, Stock

LOOK: Final = 2000  # branches between two looks at the clock
MARGIN: Final = 5  # columns beside the grass

FREE: Final = 0  # what is known of a place without a tile
WAITING: Final = 1
CLOSED: Final = 2  # it stays empty


class ExactSearch:
    """`best_laid` is the best castle found, worth `best` points; empty if none beat the given."""

    def __init__(self, stock: Stock, best: int, is_over: Callable[[int], bool]) -> None:
        self.stock = stock
        self.faces = Faces(stock)
        self.grid = Grid(self.faces, stock.grass)
        self.is_over = is_over  # told how many branches were tried since it was asked last
        self.branches = 0
        self.stopped = False
        self.best = best
        self.best_laid: list[int] = []
        self.known = [self.first_known(place) for place in range(len(self.grid.laid))]
        self.queue: list[int] = []
        self.open = 0  # castle edges that look at places which stay empty
        self.points = 0  # of the tiles in the castle
        self.count = stock.own[:]
        self.value = [3 if kind.is_top else 2 for kind in stock.kinds]
        if stock.scaffold != NONE:
            self.count[stock.scaffold] = 1
            self.value[stock.scaffold] = -1
        self.left = sum(self.count)  # tiles that are not in the castle, and their points
        self.rest = sum(c * v for c, v in zip(self.count, self.value, strict=True) if v > 0)

    def first_known(self, place: int) -> int:
        """C-B5: in row 0 one place beside the grass on each side."""
        beside = 1 if place < 2 * ROW else MARGIN
        left = self.grid.left - beside
        right = self.grid.left + self.grid.width + beside
        inside = ROW <= place < ROW * (ROWS - 1) and left <= place % ROW < right
        return FREE if inside else CLOSED

    def run(self) -> bool:
        """Look at every castle; whether there was time for it."""
        for kind in self.stock.gate_kinds[0]:
            for column in range(self.grid.width):
                place = ROW + self.grid.left + column
                self.points = 2
                self.known[place] = CLOSED
                self.lay(place, kind * 4)
                self.grow(0)
                self.take(place, 0)
                self.open = 0
                self.known[place] = FREE
        return not self.stopped

    def grow(self, index: int) -> None:
        """Decide the places of the queue from an index on."""
        self.branches += 1
        if self.branches == LOOK:
            self.branches = 0
            self.stopped = self.stopped or self.is_over(LOOK)
        if self.stopped or self.bound(index) <= self.best:
            return
        if index == len(self.queue):
            self.note()
            return
        place = self.queue[index]
        self.fill(place, index)
        looking = self.looking_at(place)
        self.known[place] = CLOSED
        self.open += looking
        self.grow(index + 1)
        self.open -= looking
        self.known[place] = WAITING

    def bound(self, index: int) -> int:
        """What this castle can still be worth: every place that an edge waits for takes a tile or
        leaves the edge open, and the castle unfinished (C-P2, C-P3)."""
        open_edges = self.open
        if self.left < len(self.queue) - index:
            waiting = 0
            for position in range(index, len(self.queue)):
                if self.looking_at(self.queue[position]) > 0:
                    waiting += 1
            if waiting > self.left:
                open_edges += waiting - self.left
        worth = self.points + self.rest - 2 * open_edges
        return worth if open_edges else worth + 2

    def fill(self, place: int, index: int) -> None:
        """Try every tile that fits."""
        for kind in range(self.faces.kinds):
            if self.count[kind] > 0:
                self.pick(kind, 1)
                for rotation in range(self.faces.rotations[kind]):
                    if self.agrees(place, kind * 4 + rotation):
                        waiting = len(self.queue)
                        open_before = self.open
                        self.lay(place, kind * 4 + rotation)
                        self.grow(index + 1)
                        self.take(place, waiting)
                        self.open = open_before
                self.pick(kind, -1)

    def pick(self, kind: int, times: int) -> None:
        """Count a tile into the castle, or out of it."""
        value = self.value[kind] * times
        self.count[kind] -= times
        self.left -= times
        self.points += value
        if self.value[kind] > 0:
            self.rest -= value

    def note(self) -> None:
        """Keep the castle if it stands and is worth more than the best."""
        worth = self.points - 2 * self.open
        if self.open == 0:
            worth += 2
        if worth <= self.best or count_unheld(self.grid) or count_apart(self.grid):
            return
        if count_holes(self.grid) == 0:
            self.best = worth
            self.best_laid = self.grid.laid[:]

    # Places

    def lay(self, place: int, tile: int) -> None:
        """Put a tile down; the places it looks at wait, or leave its edges open."""
        self.grid.put(place, tile)
        faces = self.faces
        self.look(place + ROW, faces.north[tile])
        self.look(place + 1, faces.east[tile])
        self.look(place - ROW, faces.south[tile])
        self.look(place - 1, faces.west[tile])

    def look(self, place: int, face: int) -> None:
        if self.grid.laid[place] != self.faces.empty or not (is_castle(face) or face == ANY):
            return
        if self.known[place] == FREE:
            self.known[place] = WAITING
            self.queue.append(place)
        elif self.known[place] == CLOSED and face != ANY:
            self.open += 1

    def take(self, place: int, waiting: int) -> None:
        """Take a tile up; the places that waited since it was laid wait no more."""
        self.grid.take(place)
        while len(self.queue) > waiting:
            self.known[self.queue.pop()] = FREE

    def looking_at(self, place: int) -> int:
        """How many castle edges look at a place."""
        faces = self.faces
        laid = self.grid.laid
        edges = 0
        if is_castle(faces.south[laid[place + ROW]]):
            edges += 1
        if is_castle(faces.west[laid[place + 1]]):
            edges += 1
        if is_castle(faces.north[laid[place - ROW]]):
            edges += 1
        if is_castle(faces.east[laid[place - 1]]):
            edges += 1
        return edges

    def agrees(self, place: int, tile: int) -> bool:
        """C-B3 with all four neighbours."""
        faces = self.faces
        laid = self.grid.laid
        return (
            agree(faces.north[tile], faces.south[laid[place + ROW]])
            and agree(faces.east[tile], faces.west[laid[place + 1]])
            and agree(faces.south[tile], faces.north[laid[place - ROW]])
            and agree(faces.west[tile], faces.east[laid[place - 1]])
        )


def agree(mine: int, theirs: int) -> bool:
    return mine == theirs or theirs == NOTHING or mine == ANY or theirs == ANY
