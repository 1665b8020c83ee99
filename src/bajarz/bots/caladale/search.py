"""Search in Castles of Caladale: the draft is judged by what the solver builds.

A castle may be rebuilt at any time (C-B1), so what counts is not where tiles lie but the best
castle they could be: a finished one has no room for any tile, and yet each is of use once all are
laid anew. So in the draft a castle is built with each tile on offer, and the budget shared among
them. At the end the whole budget builds.
"""

from collections.abc import Callable
from math import inf
from random import Random
from typing import cast

from bajarz.bots.budget import Budget, Timer
from bajarz.bots.caladale.castle_cache import STEPS, CastleCache, Portions
from bajarz.bots.caladale.draft_building import DraftBuilding
from bajarz.bots.caladale.evaluation import CaladaleEvaluation
from bajarz.bots.caladale.greedy import CaladaleGreedy
from bajarz.bots.contract import Stop
from bajarz.bots.observation import Observation
from bajarz.bots.opinion import Opinion
from bajarz.games.caladale.castle import VARIETY_STANDARD
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import CaladaleView
from bajarz.solver import Problem, Solution, solve
from bajarz.solver.ask import layout_text, problem_of_view

BUILD_SHARE = 0.1  # of the budget goes into the castle as it is, the rest into trying the tiles
LAST_TILES = 2.0  # so many tiles before the end a useless one is turned down


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
        self.stopped = False
        self.hand = CaladaleGreedy(evaluation, rng)  # for what the solver has no say in
        self.building = DraftBuilding(game, self.hand)
        self.castles: CastleCache | None = None
        self.found: dict[Problem, Solution] = {}  # the best castles so far
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
        """C-B1: build first. C-T1: then the best castle with each face-up tile; nothing is known of
        the stack's top."""
        problem = problem_of_view(self.game.tables, view, seen.seat + 1)
        self.found = {known: best for known, best in self.found.items() if known == problem}
        portions = Portions(self.spent())

        def find_castle() -> Solution:
            return self.solve(problem, portions.until(BUILD_SHARE))

        choices = self.building.step(seen, find_castle)
        choices = choices or self.take(problem, view["face_up"], portions)
        return choices or [Opinion(seen.actions[0], 0.0, 0)]

    def take(self, problem: Problem, names: list[str], portions: Portions) -> list[Opinion]:
        """The face-up tiles by what the castle is worth with them, as far as the budget goes; of
        tiles that look alike the first."""
        look = self.game.fits.look
        first: dict[int, str] = {}
        for name in names:
            first.setdefault(look[self.game.tables.tile_named[name]], name)
        opinions: list[Opinion] = []
        for name in first.values():
            if portions.is_over():
                break
            end = portions.spent + (1.0 - portions.spent) / (len(first) - len(opinions))
            found = self.solve(with_tile(problem, name), portions.until(end))
            opinions.append(Opinion(self.game.parse(f"take {name}"), float(found.score), 1))
        return opinions or [Opinion(self.game.parse(f"take {name}"), 0.0, 0) for name in names]

    def decide(self, seen: Observation, view: CaladaleView) -> list[Opinion]:
        """C-T2: keep whatever may be of use; near the end only what the castle has a place for."""
        keep = self.game.parse("keep")
        if tiles_to_come(view) > LAST_TILES or "taken" not in view:
            return [Opinion(keep, 0.0, 0)]
        problem = problem_of_view(self.game.tables, view, seen.seat + 1)
        portions = Portions(self.spent())
        without = self.solve(problem, portions.until(0.5))
        if portions.is_over():
            return [Opinion(keep, 0.0, 0)]
        kept = self.solve(with_tile(problem, view["taken"]), portions.until(1.0))
        down = Opinion(self.game.parse("down"), float(without.score) + 1.0, 1)
        return [Opinion(keep, float(kept.score), 1), down]

    # Building

    def build(self, seen: Observation, view: CaladaleView) -> Opinion:
        """C-E1: lay the best castle; be done when two looks, each with the whole budget, find no
        better one: the castle of the draft may be better than one bad look."""
        problem = problem_of_view(self.game.tables, view, seen.seat + 1)
        now = view["scores"][seen.seat]
        found = self.solve(problem, self.spent())
        once_more = view["mode"] == "table" and not self.stopped
        if found.score <= now < found.bound and once_more:
            found = self.solve(problem, self.spent())
        score = float(found.score)
        if found.score <= now:
            return Opinion(self.game.parse("done"), score, 1)
        if found.exchanges:
            return Opinion(self.game.parse("exchange {} {}".format(*found.exchanges[0])), score, 1)
        return Opinion(self.game.parse(layout_text(found)), score, 1)

    def solve(self, problem: Problem, share: Callable[[int], float]) -> Solution:
        """The best castle of this round and, for the same tiles, of those before."""
        if problem.pool or problem.variety != VARIETY_STANDARD:
            return self.solve_alone(problem)
        if self.castles is None or self.castles.gates != problem.gates:
            self.castles = CastleCache(self.game.tables, problem.gates, problem.sides)
            self.found = {}
        found = self.castles.build(problem, self.rng.randrange(2**31), share)
        before = self.found.get(problem)
        if before is not None and before.score >= found.score:
            return before
        self.found[problem] = found
        return found

    def solve_alone(self, problem: Problem) -> Solution:
        """C-2b, C-F1: games alone, by the solver as it is."""
        spent = self.spent()
        steps = self.budget.iterations * STEPS
        seed = self.rng.randrange(2**31)
        return solve(problem, seed=seed, steps=steps, stop=lambda: spent(0) >= 1.0)

    def spent(self) -> Callable[[int], float]:
        """How much of the budget is spent after so many steps, from now on."""
        started = Timer.now()
        budget = self.budget

        def spent(steps: int) -> float:
            if self.stop is not None and self.stop():
                self.stopped = True
                return 1.0
            if budget.milliseconds < inf:
                return (Timer.now() - started) * 1000 / budget.milliseconds
            return steps / (budget.iterations * STEPS)

        return spent


def tiles_to_come(view: CaladaleView) -> float:
    """How many tiles each player will still take."""
    return (len(view["face_up"]) + view["stack"]) / len(view["seats"])


def with_tile(problem: Problem, name: str) -> Problem:
    """The same problem with one tile more."""
    return problem._replace(tiles=tuple(sorted((*problem.tiles, problem.tables.tile_named[name]))))
