"""The any-time solver: rounds of annealing, each from another start, until told to stop.

A small hand is searched to the end after the first round, which proves what is best.
"""

from collections.abc import Callable
from math import inf
from time import monotonic

from bajarz.games.caladale.castle import VARIETY_FREE
from bajarz.solver.anneal import Annealer
from bajarz.solver.answer import empty_castle, make_stock, read_grid
from bajarz.solver.exact import ExactSearch
from bajarz.solver.problem import Problem, Progress, Solution

CHUNK = 2000  # steps between two looks at the clock
WARM_UP = 100_000  # steps of the first round, for a castle at once
# Steps of a round, and the heat from which and to which it cools.
HAND = (2_000_000, 2.2, 1.5)
SMALL_HAND = (20_000, 2.2, 1.0)  # short rounds: few castles are possible, and far apart
SMALL = 8  # tiles, of a hand that is searched to the end
WHOLE_SET = (20_000_000, 2.0, 1.0)

Report = Callable[[Progress], None]
Stop = Callable[[], bool]


class Search:
    """One call of `solve`: the best castle so far, and when to end."""

    def __init__(
        self, problem: Problem, seed: int, seconds: float, steps: float, stop: Stop | None
    ) -> None:
        self.problem = problem
        self.stock = make_stock(problem)
        self.seed = seed
        self.seconds = seconds
        self.limit = steps
        self.stop = stop
        self.report: Report | None = None
        self.start = monotonic()
        self.steps = 0
        self.best = empty_castle(problem)

    def elapsed(self) -> float:
        return monotonic() - self.start

    def is_over(self) -> bool:
        return (
            self.best.proved
            or self.steps >= self.limit
            or (self.seconds < inf and self.elapsed() >= self.seconds)
            or (self.stop is not None and self.stop())
        )

    def run(self) -> Solution:
        """A quick round for a first castle, then long ones."""
        steps, hot, cold = WHOLE_SET if self.problem.variety == VARIETY_FREE else HAND
        is_small = len(self.problem.tiles) <= SMALL and not self.problem.pool
        if is_small:
            steps, hot, cold = SMALL_HAND
        self.anneal(min(WARM_UP, steps), hot, cold)
        if is_small and not self.is_over():
            self.search_all()
        while not self.is_over():
            self.anneal(steps, hot, cold)
        return self.best

    def anneal(self, steps: int, hot: float, cold: float) -> None:
        """One round, from a start of its own."""
        self.seed += 1
        annealer = Annealer(self.stock, self.seed)
        steps = max(1, int(min(steps, self.limit - self.steps)))
        done = 0
        while done < steps and not self.is_over():
            annealer.set_heat(hot * (cold / hot) ** (done / steps))
            best = annealer.best_loss
            chunk = min(CHUNK, steps - done)
            annealer.run(chunk)
            done += chunk
            self.steps += chunk
            if annealer.best_loss < best:
                self.offer(annealer.best_laid, annealer.grid.left)

    def search_all(self) -> None:
        """Look for a better castle in every corner; if there was time for all, none is better."""
        search = ExactSearch(self.stock, self.best.score - self.problem.face_down, self.count_in)
        whole = search.run()
        if search.best_laid:
            self.offer(search.best_laid, search.grid.left)
        if whole:
            self.best = self.best._replace(bound=self.best.score, proved=True)
            if self.report is not None:
                self.report(Progress(self.best, self.steps, self.elapsed()))

    def count_in(self, steps: int) -> bool:
        """Whether the search is over after so many more steps."""
        self.steps += steps
        return self.is_over()

    def offer(self, laid: list[int], left: int) -> None:
        """A castle that could be the best: judged by the game's own rules."""
        solution = read_grid(self.problem, self.stock, laid, left)
        if solution.score > self.best.score:
            self.best = solution
            if self.report is not None:
                self.report(Progress(solution, self.steps, self.elapsed()))


def solve(
    problem: Problem,
    *,
    seed: int = 1,
    seconds: float = inf,
    steps: float = inf,
    report: Report | None = None,
    stop: Stop | None = None,
) -> Solution:
    """The best castle found until the time, the steps or the stop; at least one of them is given.

    With steps alone the same seed gives the same castle, compiled or not. Every better castle is
    reported as it is found. A castle that reaches the bound is proved best and ends the search.
    """
    assert seconds < inf or steps < inf or stop is not None, "the search would never end"
    search = Search(problem, seed, seconds, steps, stop)
    search.report = report
    try:
        return search.run()
    except KeyboardInterrupt:
        return search.best
