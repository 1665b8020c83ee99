"""Plays the action after which its own position looks best, and looks no further.

An action of the rules can be many small decisions (cards to play, gems to pay); these are planned
together, in a world that fits what the seat knows, up to the next chance or the turn's end.
"""

from random import Random

from bajarz.bots.evaluation import Evaluation
from bajarz.bots.observation import Observation
from bajarz.bots.opinion import Opinion
from bajarz.bots.plan import Line, Planner

WIDTH = 12
SAMPLES = 36  # of what chance may bring, at most


class Greedy:
    """One action ahead, by the game's evaluation."""

    def __init__(self, evaluation: Evaluation, rng: Random, width: int = WIDTH) -> None:
        self.rng = rng
        self.planner = Planner(evaluation, rng, width, SAMPLES)
        self.lines: list[Line] = []
        self.plan: Line | None = None
        self.turn = 0
        self.step = 0

    def choose(self, seen: Observation) -> int:
        if not self.goes_on(seen):
            world = seen.world(self.rng)
            self.planner.evaluation.watch(world, seen.seat)
            self.lines = self.planner.lines(world)
            self.plan = self.pick(self.lines)
            self.turn = seen.turn
            self.step = 0
        assert self.plan is not None
        self.step += 1
        return self.plan.actions[self.step - 1]

    def pick(self, lines: list[Line]) -> Line:
        """The line to play, of all that were found, the best first."""
        return lines[0]

    def goes_on(self, seen: Observation) -> bool:
        """Whether the plan that was made foresaw this decision."""
        plan = self.plan
        if plan is None or seen.turn != self.turn or self.step >= len(plan.actions):
            return False
        return plan.options[self.step] == seen.actions

    def explain(self, most: int = 5) -> list[Opinion]:
        """The best few actions of the last decision: the best line through each, and how many."""
        if self.plan is None:
            return []
        at = self.step - 1
        before = self.plan.actions[:at]
        best: dict[int, float] = {}
        count: dict[int, int] = {}
        for line in self.lines:
            if len(line.actions) > at and line.actions[:at] == before:
                action = line.actions[at]
                best[action] = max(best.get(action, line.value), line.value)
                count[action] = count.get(action, 0) + 1
        chosen = self.plan.actions[at]
        ranked = sorted(best, key=lambda action: (action != chosen, -best[action]))
        return [Opinion(action, best[action], count[action]) for action in ranked[:most]]
