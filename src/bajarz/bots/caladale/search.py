"""Search in Castles of Caladale: the solver rebuilds, and the draft is judged by what it built.

A castle may be rebuilt at any time (C-B1), so what counts is not where tiles lie but the best
castle they could be. Before each choice of the draft most of the budget goes into that castle;
every tile on offer is then tried in all its places there. At the end the budget builds it.
"""

from collections.abc import Callable
from math import inf
from random import Random
from typing import cast

from bajarz.bots.budget import Budget, Timer
from bajarz.bots.caladale.castle_cache import STEPS, CastleCache
from bajarz.bots.caladale.evaluation import CaladaleEvaluation
from bajarz.bots.caladale.greedy import CaladaleGreedy
from bajarz.bots.contract import Stop
from bajarz.bots.observation import Observation
from bajarz.bots.opinion import Opinion
from bajarz.games.caladale.castle import VARIETY_STANDARD
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.placement_index import PlacementIndex
from bajarz.games.caladale.view import CaladaleView
from bajarz.solver import Problem, Solution, solve
from bajarz.solver.ask import layout_text, problem_of_view

DRAFT_SHARE = 0.7  # of the budget goes into the castle, the rest into trying the tiles
LAST_TILES = 5.0  # so many tiles before the end a useless one is turned down


class CaladaleSearch:
    """Plays games for two and more with the solver, within a budget for each decision."""

    def __init__(
        self,
        game: Caladale,
        evaluation: CaladaleEvaluation,
        rng: Random,
        budget: Budget,
        stop: Stop | None = None,
    ) -> None:
        self.game = game
        self.evaluation = evaluation
        self.rng = rng
        self.budget = budget
        self.stop = stop
        self.hand = CaladaleGreedy(evaluation, rng)  # for what the solver has no say in
        self.castles: CastleCache | None = None
        self.best: Solution | None = None
        self.tiles: tuple[int, ...] = ()
        self.opinions: list[Opinion] = []

    def choose(self, seen: Observation) -> int:
        view = cast(CaladaleView, seen.view())
        phase = view["phase"]
        if phase == "draft" and view["mode"] == "table":
            opinions = self.draft(seen, view)
        elif phase == "decide":
            opinions = self.decide(seen, view)
        elif phase == "build":
            opinions = [self.build(seen, view)]
        else:
            opinions = [Opinion(self.hand.choose(seen), 0.0, 0)]
        self.opinions = sorted(opinions, key=lambda opinion: -opinion.value)
        return self.opinions[0].action

    def explain(self, most: int = 5) -> list[Opinion]:
        """The best few actions of the last decision: what the castle would be worth."""
        return self.opinions[:most]

    # The draft

    def draft(self, seen: Observation, view: CaladaleView) -> list[Opinion]:
        """C-T1: every face-up tile in its best place; nothing is known of the stack's top."""
        problem = problem_of_view(self.game.tables, view, seen.seat + 1)
        index = self.placement_index(problem, DRAFT_SHARE)
        coming = tiles_to_come(view)
        found: dict[int, float] = {}
        opinions: list[Opinion] = []
        for name in view["face_up"]:
            tile = self.game.tables.tile_named[name]
            look = self.game.fits.look[tile]
            if look not in found:
                found[look] = self.evaluation.best_addition(index, tile, coming)
            opinions.append(Opinion(self.game.parse(f"take {name}"), found[look], 1))
        return opinions or [Opinion(seen.actions[0], 0.0, 0)]

    def decide(self, seen: Observation, view: CaladaleView) -> list[Opinion]:
        """C-T2: keep what may be of use; near the end only what is."""
        problem = problem_of_view(self.game.tables, view, seen.seat + 1)
        coming = tiles_to_come(view)
        keep = self.game.parse("keep")
        if coming > LAST_TILES or "taken" not in view:
            return [Opinion(keep, 0.0, 0)]
        tile = self.game.tables.tile_named[view["taken"]]
        index = self.placement_index(problem, DRAFT_SHARE)
        kept = self.evaluation.best_addition(index, tile, coming)
        down = self.evaluation.worth(index.analysis, coming) + 1.0
        return [Opinion(keep, kept, 1), Opinion(self.game.parse("down"), down, 1)]

    def placement_index(self, problem: Problem, share: float) -> PlacementIndex:
        """The best castle of the tiles so far, rebuilt within a share of the budget."""
        found = self.solve(problem, share)
        return PlacementIndex(found.castle(self.game.tables), self.game.fits)

    # Building

    def build(self, seen: Observation, view: CaladaleView) -> Opinion:
        """C-E1: lay the best castle; be done when another look finds nothing better."""
        problem = problem_of_view(self.game.tables, view, seen.seat + 1)
        found = self.solve(problem, 1.0)
        score = float(found.score)
        if found.score <= view["scores"][seen.seat]:
            return Opinion(self.game.parse("done"), score, 1)
        if found.exchanges:
            return Opinion(self.game.parse("exchange {} {}".format(*found.exchanges[0])), score, 1)
        return Opinion(self.game.parse(layout_text(found)), score, 1)

    def solve(self, problem: Problem, share: float) -> Solution:
        """The best castle of this round and, for the same tiles, of those before."""
        if problem.pool or problem.variety != VARIETY_STANDARD:
            return self.solve_alone(problem)
        if self.castles is None or self.castles.gates != problem.gates:
            self.castles = CastleCache(self.game.tables, problem.gates, problem.sides)
            self.best = None
        found = self.castles.build(problem, self.rng.randrange(2**31), self.spent(share))
        best = self.best
        if best is not None and self.tiles == problem.tiles and best.score >= found.score:
            return best
        self.best = found
        self.tiles = problem.tiles
        return found

    def solve_alone(self, problem: Problem) -> Solution:
        """C-2b, C-F1: games alone, by the solver as it is."""
        spent = self.spent(1.0)
        steps = self.budget.iterations * STEPS
        seed = self.rng.randrange(2**31)
        return solve(problem, seed=seed, steps=steps, stop=lambda: spent(0) >= 1.0)

    def spent(self, share: float) -> Callable[[int], float]:
        """How much of a share of the budget is spent after so many steps."""
        started = Timer.now()
        budget = self.budget

        def spent(steps: int) -> float:
            if self.stop is not None and self.stop():
                return 1.0
            if budget.milliseconds < inf:
                return (Timer.now() - started) * 1000 / (budget.milliseconds * share)
            return steps / (budget.iterations * STEPS * share)

        return spent


def tiles_to_come(view: CaladaleView) -> float:
    """How many tiles each player will still take."""
    return (len(view["face_up"]) + view["stack"]) / len(view["seats"])
