"""Simulated annealing: random changes to a castle that may break every rule at a price.

The energy counts points lost against the ceiling of the problem (in quarters of a point) and a
penalty for each broken rule. A change is judged in two stages: first by the edges it touches, a few
table look-ups; only if it could pass, by what the whole castle then needs to stand. All arithmetic
is in integers, so a seed gives the same castles compiled or not.
"""

from math import log
from typing import Final

from bajarz.solver.faces import Faces, is_castle
from bajarz.solver.fits import EdgeFits
from bajarz.solver.grid import ROW, Grid
from bajarz.solver.standing import count_apart, count_holes, count_unheld
from bajarz.solver.stock import ANY, NONE, SKY, Stock

POINT: Final = 4
OPEN: Final = 6  # less than the 2 points it costs: open edges are where a castle grows
CLASH: Final = 6
UNHELD: Final = 6
APART: Final = 6
HOLE: Final = 6

STEPS: Final = [ROW, 1, -ROW, -1]
MARGIN: Final = 3  # columns beside the grass
HIGHEST: Final = 14  # rows
ENTRANTS: Final = 4  # of so many tiles the one that fits best is tried

MULTIPLIER: Final = 747796405
MASK: Final = (1 << 30) - 1
CHANCES: Final = 4096
LOSSES: Final = [int(-1024 * log((i + 0.5) / CHANCES)) for i in range(CHANCES)]


def make_picks() -> list[int]:
    """picks[bits * 16 + chance]: one of the rotations whose bits are set."""
    picks: list[int] = []
    for bits in range(16):
        rotations = [rotation for rotation in range(4) if bits >> rotation & 1] or [0]
        picks += [rotations[chance * len(rotations) // 16] for chance in range(16)]
    return picks


PICKS: Final = make_picks()


def make_fits(stock: Stock) -> EdgeFits:
    """How the kinds of a stock fit, however many tiles of each there are."""
    return EdgeFits(Faces(stock), OPEN, CLASH)


class Annealer:
    """A castle that is changed step by step, and the best legal castle seen (`best_laid`, which
    lost `best_loss` quarters of a point). Gates always lie in it.

    Working out how kinds fit takes longer than some castles: `fits` made before for the same kinds
    can be used again."""

    def __init__(self, stock: Stock, seed: int, fits: EdgeFits | None = None) -> None:
        self.stock = stock
        self.fits = make_fits(stock) if fits is None else fits
        self.faces = self.fits.faces
        self.grid = Grid(self.faces, stock.grass)
        self.chance = seed * 2654435761 & MASK
        self.heat = 0
        self.steps = 0
        self.allowed = self.make_allowed()
        self.value = [self.value_of(kind) for kind in range(self.faces.kinds)]
        self.spare: list[int] = []  # kinds of tiles that are not in the castle
        self.used = [0] * self.faces.kinds
        self.drafted = 0  # draft tiles in the castle, of `limit` at most (C-2b)
        self.limit = sum(stock.own)
        self.energy = 0
        self.unrest = 0  # the part of the energy that standing.py counts
        self.best_loss = 1 << 29
        self.best_laid: list[int] = []
        self.set_up()

    def make_allowed(self) -> list[bool]:
        """C-B5: in row 0 one place beside the grass on each side."""
        allowed: list[bool] = []
        left = self.grid.left
        right = left + self.grid.width
        for place in range(len(self.grid.laid)):
            beside = 1 if place < 2 * ROW else MARGIN
            inside = ROW <= place < ROW * (HIGHEST + 1)
            allowed.append(inside and left - beside <= place % ROW < right + beside)
        return allowed

    def value_of(self, kind: int) -> int:
        """C-P1 to C-P3: what a tile brings, in quarters of a point."""
        if kind == self.stock.scaffold:
            return -POINT
        return 3 * POINT if self.stock.kinds[kind].is_top else 2 * POINT

    def set_up(self) -> None:
        """Only the gates, side by side."""
        stock = self.stock
        for kind in range(self.faces.kinds):
            self.spare += [kind] * (stock.own[kind] + stock.pool[kind])
            self.energy += stock.own[kind] * self.value[kind]
        if stock.scaffold != NONE:
            self.spare.append(stock.scaffold)
        place = ROW + self.grid.left
        for sides in stock.gate_kinds:
            self.energy += self.cost(place, sides[0] * 4)
            self.grid.put(place, sides[0] * 4)
            place += 1
        self.unrest = self.count_unrest(MASK)
        self.energy += self.unrest

    def set_heat(self, temperature: float) -> None:
        self.heat = int(temperature * 1024)

    def run(self, steps: int) -> None:
        for _ in range(steps):
            self.step()
        self.steps += steps

    # Chance and cost

    def below(self, count: int) -> int:
        """A random number less than count."""
        self.chance = (self.chance * MULTIPLIER + 12345) & MASK
        return ((self.chance >> 10) * count) >> 20

    def need(self, place: int) -> int:
        laid = self.grid.laid
        fits = self.fits
        return (
            fits.to_north[laid[place + ROW]]
            + fits.to_east[laid[place + 1]]
            + fits.to_south[laid[place - ROW]]
            + fits.to_west[laid[place - 1]]
        )

    def cost(self, place: int, laid: int) -> int:
        return self.fits.cost[self.need(place) * self.fits.laids + laid]

    def turned(self, need: int, kind: int) -> int:
        """A tile of the kind, laid in one of the rotations that fit best."""
        bits = self.fits.rotations[need * self.fits.kinds + kind]
        self.chance = (self.chance * MULTIPLIER + 12345) & MASK
        return kind * 4 + PICKS[bits * 16 + (self.chance >> 26)]

    def worth(self, kind: int) -> int:
        """What one more of a kind in the castle brings; out of the pool a point less (C-2b)."""
        if self.used[kind] < self.stock.own[kind] or kind == self.stock.scaffold:
            return self.value[kind]
        return self.value[kind] - POINT

    def count_unrest(self, limit: int) -> int:
        """What the castle lacks to stand; counting ends above a limit."""
        unrest = count_unheld(self.grid) * UNHELD
        if unrest <= limit:
            unrest += count_apart(self.grid) * APART
        if unrest <= limit:
            unrest += count_holes(self.grid) * HOLE
        return unrest

    def accepts(self, change: int) -> bool:
        """Whether to keep what was done to the grid, by its change of energy but for unrest."""
        limit = (LOSSES[self.below(CHANCES)] * self.heat >> 20) - change + self.unrest
        if limit < 0:
            return False
        unrest = self.count_unrest(limit)
        if unrest > limit:
            return False
        self.energy += change + unrest - self.unrest
        self.unrest = unrest
        if unrest == 0 and self.energy < self.best_loss:
            self.note()
        return True

    # Steps

    def step(self) -> None:
        """Try one change."""
        grid = self.grid
        way = self.below(1024)
        place = grid.tiles[self.below(len(grid.tiles))]
        if way < 100:
            self.try_turn(place)
        elif way < 180:
            self.try_removal(place)
        else:
            if way & 1:
                place += STEPS[self.below(4)]
            if self.allowed[place]:
                self.try_change(place)

    def try_change(self, place: int) -> None:
        """Bring another tile to a place."""
        grid = self.grid
        spares = len(self.spare)
        index = self.fitting(place, spares)
        is_free = grid.laid[place] == self.faces.empty
        if index < spares:
            if is_free:
                self.try_spare(place, index)
            else:
                self.try_exchange(place, index)
        elif is_free:
            self.try_move(grid.tiles[index - spares], place)
        elif grid.tiles[index - spares] != place:
            self.try_swap(grid.tiles[index - spares], place)

    def fitting(self, place: int, spares: int) -> int:
        """The best fitting of some tiles: an index into `spare`, or beyond it into the grid's."""
        grid = self.grid
        least = self.fits.least
        first = self.need(place) * self.fits.kinds
        count = spares + len(grid.tiles)
        best = 0
        lowest = 1 << 20
        for _ in range(ENTRANTS):
            index = self.below(count)
            if index < spares:
                cost = least[first + self.spare[index]]
            else:
                cost = least[first + (grid.laid[grid.tiles[index - spares]] >> 2)]
            if cost < lowest:
                lowest = cost
                best = index
        return best

    def may_lie(self, kind: int, place: int) -> bool:
        """C-B4: gates lie over the grass."""
        return not self.faces.is_gate[kind] or self.grid.over_grass[place]

    def try_turn(self, place: int) -> None:
        """Turn a tile, or show a gate's other side."""
        laid = self.grid.laid
        old = laid[place]
        kind = old >> 2
        if self.faces.is_gate[kind]:
            sides = self.gate_sides(kind)
            new = sides[self.below(len(sides))] * 4
        else:
            new = kind * 4 + self.below(self.faces.rotations[kind])
        if new == old:
            return
        first = self.need(place) * self.fits.laids
        laid[place] = new
        if not self.accepts(self.fits.cost[first + new] - self.fits.cost[first + old]):
            laid[place] = old

    def gate_sides(self, kind: int) -> list[int]:
        for sides in self.stock.gate_kinds:
            if kind in sides:
                return sides
        return []

    def try_removal(self, place: int) -> None:
        old = self.grid.laid[place]
        kind = old >> 2
        if self.faces.is_gate[kind]:
            return
        self.used[kind] -= 1
        change = self.worth(kind) - self.cost(place, old)
        self.grid.take(place)
        if self.accepts(change):
            self.spare.append(kind)
            self.count_draft(kind, -1)
        else:
            self.used[kind] += 1
            self.grid.put(place, old)

    def try_spare(self, place: int, index: int) -> None:
        """Put a spare tile on a free place."""
        kind = self.spare[index]
        if kind != self.stock.scaffold and self.drafted >= self.limit:
            return
        need = self.need(place)
        new = self.turned(need, kind)
        self.grid.put(place, new)
        if self.accepts(self.fits.cost[need * self.fits.laids + new] - self.worth(kind)):
            self.used[kind] += 1
            self.count_draft(kind, 1)
            last = self.spare.pop()
            if index < len(self.spare):
                self.spare[index] = last
        else:
            self.grid.take(place)

    def try_exchange(self, place: int, index: int) -> None:
        """Put a spare tile where another lies."""
        laid = self.grid.laid
        old = laid[place]
        gone = old >> 2
        kind = self.spare[index]
        full = gone == self.stock.scaffold and self.drafted >= self.limit
        if kind == gone or full or self.faces.is_gate[gone]:
            return
        need = self.need(place)
        new = self.turned(need, kind)
        first = need * self.fits.laids
        self.used[gone] -= 1
        change = self.fits.cost[first + new] - self.fits.cost[first + old]
        laid[place] = new
        if self.accepts(change + self.worth(gone) - self.worth(kind)):
            self.used[kind] += 1
            self.count_draft(kind, 1)
            self.count_draft(gone, -1)
            self.spare[index] = gone
        else:
            self.used[gone] += 1
            laid[place] = old

    def try_move(self, place: int, target: int) -> None:
        """Move a tile to a free place."""
        old = self.grid.laid[place]
        kind = old >> 2
        if not self.may_lie(kind, target):
            return
        change = -self.cost(place, old)
        self.grid.take(place)
        need = self.need(target)
        new = self.turned(need, kind)
        self.grid.put(target, new)
        if not self.accepts(change + self.fits.cost[need * self.fits.laids + new]):
            self.grid.take(target)
            self.grid.put(place, old)

    def try_swap(self, place: int, other: int) -> None:
        """Let two tiles change places."""
        laid = self.grid.laid
        one = laid[place]
        two = laid[other]
        if one >> 2 == two >> 2:
            return
        if not (self.may_lie(one >> 2, other) and self.may_lie(two >> 2, place)):
            return
        cost = self.fits.cost
        laids = self.fits.laids
        change = -self.cost(place, one)
        laid[place] = self.faces.empty
        need = self.need(other)
        laid[other] = self.turned(need, one >> 2)
        change += cost[need * laids + laid[other]] - cost[need * laids + two]
        need = self.need(place)
        laid[place] = self.turned(need, two >> 2)
        change += cost[need * laids + laid[place]]
        if not self.accepts(change):
            laid[place] = one
            laid[other] = two

    def count_draft(self, kind: int, change: int) -> None:
        if kind != self.stock.scaffold:
            self.drafted += change

    # The best castle

    def note(self) -> None:
        """Keep the castle if its edges agree and it lost less than the best."""
        opens = 0
        faces = self.faces
        laid = self.grid.laid
        for place in self.grid.tiles:
            tile = laid[place]
            edges = (
                meeting(faces.north[tile], faces.south[laid[place + ROW]])
                + meeting(faces.east[tile], faces.west[laid[place + 1]])
                + meeting(faces.south[tile], faces.north[laid[place - ROW]])
                + meeting(faces.west[tile], faces.east[laid[place - 1]])
            )
            if edges >= DISAGREE:
                return
            opens += edges
        loss = self.energy + opens * (2 * POINT - OPEN) + (2 * POINT if opens else 0)
        if loss < self.best_loss:
            self.best_loss = loss
            self.best_laid = laid[:]


DISAGREE: Final = 8


def meeting(mine: int, theirs: int) -> int:
    """0, 1 for an open edge, DISAGREE for edges that disagree."""
    if mine == theirs or mine == ANY or theirs == ANY:
        return 0
    if theirs > SKY and not is_castle(theirs):
        return 1 if is_castle(mine) else 0
    return DISAGREE
