"""A castle solver that is asked again and again with a few more tiles each time."""

from collections.abc import Callable

from bajarz.games.caladale.tables import Tables
from bajarz.solver.anneal import Annealer, make_fits
from bajarz.solver.answer import empty_castle, read_grid
from bajarz.solver.problem import Problem, Solution
from bajarz.solver.stock import Stock

HOT = 2.2
COLD = 1.3
STEPS = 500  # of annealing are one iteration of a budget, with a look at the clock after it


class CastleCache:
    """Solves problems with one gate; how the game's tiles fit is worked out once."""

    def __init__(self, tables: Tables, gates: tuple[int, ...], sides: tuple[int, ...]) -> None:
        self.tables = tables
        self.gates = gates
        self.sides = sides
        self.fits = make_fits(self.stock(tuple(range(tables.first_gate))))

    def stock(self, tiles: tuple[int, ...]) -> Stock:
        """All kinds of the game, of which only these tiles are there."""
        every = tuple(range(self.tables.first_gate))
        stock = Stock(self.tables, every, (), self.gates, self.sides, True, 4)
        wanted = set(tiles)
        stock.own_tiles = [[tile for tile in alike if tile in wanted] for alike in stock.own_tiles]
        stock.own = [len(alike) for alike in stock.own_tiles]
        return stock

    def build(self, problem: Problem, seed: int, share: Callable[[int], float]) -> Solution:
        """One round of annealing; `share` says how much of it is spent after so many steps, and
        ends it at one."""
        stock = self.stock(problem.tiles)
        annealer = Annealer(stock, seed, self.fits)
        best = empty_castle(problem)
        done = 0
        spent = 0.0
        while spent < 1.0:
            annealer.set_heat(HOT * (COLD / HOT) ** spent)
            loss = annealer.best_loss
            annealer.run(STEPS)
            done += STEPS
            if annealer.best_loss < loss:
                found = read_grid(problem, stock, annealer.best_laid, annealer.grid.left)
                if found.score > best.score:
                    best = found
            if best.proved:
                break
            spent = share(done)
        return best


class Portions:
    """A budget that is spent in portions; what one of them leaves over goes to those after it."""

    def __init__(self, spent: Callable[[int], float]) -> None:
        self.whole = spent  # how much of the budget is spent after so many steps
        self.steps = 0
        self.spent = 0.0

    def is_over(self) -> bool:
        return self.spent >= 1.0

    def until(self, end: float) -> Callable[[int], float]:
        """How much of a portion is spent that ends when so much of the whole budget is."""
        before = self.steps
        begun = self.spent

        def share(steps: int) -> float:
            self.steps = before + steps
            self.spent = self.whole(self.steps)
            return 1.0 if self.spent >= end else (self.spent - begun) / (end - begun)

        return share
