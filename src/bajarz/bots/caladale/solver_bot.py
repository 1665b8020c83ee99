"""Plays Castles of Caladale with the castle solver.

In the draft it takes the tile with which its best castle would be worth most, and keeps it: the
solver nearly always finds a place for it. It builds as it drafts, and at the end as well as it can.
"""

from random import Random
from typing import cast

from bajarz.bots.caladale.draft_building import DraftBuilding
from bajarz.bots.caladale.evaluation import CaladaleEvaluation
from bajarz.bots.caladale.greedy import CaladaleGreedy
from bajarz.bots.observation import Observation
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import CaladaleView
from bajarz.solver import Problem, Solution, solve
from bajarz.solver.ask import layout_text, problem_of_view

DRAFT_STEPS = 4_000
REBUILD_STEPS = 20_000
BUILD_STEPS = 1_000_000


class Mason:
    """A builder that thinks a fixed number of steps, so that its games can be repeated."""

    def __init__(self, game: Caladale, rng: Random) -> None:
        self.game = game
        self.rng = rng
        # With chance of its own, so that what is built changes nothing in what is drafted.
        self.building = DraftBuilding(game, CaladaleGreedy(CaladaleEvaluation(), Random(0)))

    def choose(self, seen: Observation) -> int:
        view = cast(CaladaleView, seen.view())
        phase = view["phase"]
        if phase == "draft" and view["mode"] == "table":
            return self.draft(seen, view)
        if phase == "decide":
            return self.game.parse("keep")
        if phase == "build":
            return self.build(seen, view)
        return seen.actions[int(self.rng.random() * len(seen.actions))]

    def draft(self, seen: Observation, view: CaladaleView) -> int:
        """C-B1: build first. C-T1: the face-up tile that lifts the castle most; of equals the
        first."""
        problem = problem_of_view(self.game.tables, view, seen.seat + 1)
        building = self.building.step(
            seen, lambda: solve(problem, seed=seen.turn, steps=REBUILD_STEPS)
        )
        if building:
            return max(building, key=lambda opinion: opinion.value).action
        best = max(view["face_up"], key=lambda name: self.worth(with_tile(problem, name)))
        return self.game.parse(f"take {best}")

    def build(self, seen: Observation, view: CaladaleView) -> int:
        """Exchange, lay the best castle, and be done when two looks find nothing better: the castle
        of the draft may be better than one bad look."""
        problem = problem_of_view(self.game.tables, view, seen.seat + 1)
        now = view["scores"][seen.seat]
        found = self.solve(problem, BUILD_STEPS)
        if found.score <= now < found.bound and view["mode"] == "table":
            found = self.solve(problem, BUILD_STEPS)
        if found.score <= now:
            return self.game.parse("done")
        if found.exchanges:
            return self.game.parse("exchange {} {}".format(*found.exchanges[0]))
        return self.game.parse(layout_text(found))

    def worth(self, problem: Problem) -> int:
        return self.solve(problem, DRAFT_STEPS).score

    def solve(self, problem: Problem, steps: int) -> Solution:
        return solve(problem, seed=self.rng.randrange(2**31), steps=steps)


def with_tile(problem: Problem, name: str) -> Problem:
    tile = problem.tables.tile_named[name]
    return problem._replace(tiles=(*problem.tiles, tile))
