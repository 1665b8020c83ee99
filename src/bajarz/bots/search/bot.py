"""The bot `search`: a tree for every decision, as long as its budget lasts."""

from random import Random

from bajarz.bots.budget import Budget, Clock
from bajarz.bots.contract import Stop
from bajarz.bots.evaluation import WIN, Evaluation
from bajarz.bots.observation import Observation
from bajarz.bots.opinion import Opinion
from bajarz.bots.plan import Line
from bajarz.bots.search.tree import Settings, Tree
from bajarz.core.dealer import RandomDealer

WORLDS = 6  # in which a win is tried before it is believed


class Search:
    """Information-set Monte-Carlo tree search over the worlds that a seat cannot tell apart."""

    def __init__(
        self,
        evaluation: Evaluation,
        rng: Random,
        budget: Budget,
        settings: Settings | None = None,
        stop: Stop | None = None,
    ) -> None:
        self.evaluation = evaluation
        self.rng = rng
        self.budget = budget
        self.settings = Settings() if settings is None else settings
        self.stop = stop
        self.tree: Tree | None = None
        self.turn = 0
        self.chosen = -1
        self.won: list[int] = []  # the actions of this turn that are left of a sure win
        self.opinions: list[Opinion] = []

    def choose(self, seen: Observation) -> int:
        clock = self.budget.start()
        self.follow(seen)
        if len(seen.actions) == 1:
            self.opinions = [Opinion(seen.actions[0], 0.0, 0)]
            return self.remember(seen, seen.actions[0])
        tree = self.grown(seen)
        if self.won:
            self.opinions = [Opinion(self.won[0], 1.0, 1)]
        else:
            self.search(tree, seen, clock)
            self.opinions = opinions_of(tree, seen)
        return self.remember(seen, self.opinions[0].action)

    def explain(self, most: int = 5) -> list[Opinion]:
        """The best few actions of the last decision, as the search saw them."""
        return self.opinions[:most]

    def remember(self, seen: Observation, action: int) -> int:
        self.turn = seen.turn
        self.chosen = action
        self.won = self.won[1:] if self.won and self.won[0] == action else []
        return action

    def follow(self, seen: Observation) -> None:
        """Keep the part of the tree that this decision follows from, or nothing of it."""
        if seen.turn != self.turn or (self.won and self.won[0] not in seen.actions):
            self.won = []
        if self.tree is not None and not (seen.turn == self.turn and self.tree.go_on(self.chosen)):
            self.tree = None

    def grown(self, seen: Observation) -> Tree:
        """What is left of the last tree, or a new one, whose plan may show a sure win."""
        if self.tree is None:
            self.tree = Tree(self.evaluation, self.rng, seen.players(), self.settings)
            best = self.tree.begin(seen.world(self.rng))
            if not self.won and self.wins(best, seen):
                self.won = best.actions
        return self.tree

    def wins(self, line: Line, seen: Observation) -> bool:
        """Whether a line of the plan wins at once in every world; then there is nothing to search,
        and nothing to put off because it would win later as well."""
        if line.value < WIN / 2:
            return False
        for _ in range(WORLDS):
            world = seen.world(self.rng)
            for action in line.actions:
                if world.to_move() != seen.seat or action not in world.legal_actions():
                    return False
                world.apply(seen.seat, action, RandomDealer(self.rng))
            result = world.result()
            if result is None or result.winners != [seen.seat]:
                return False
        return True

    def search(self, tree: Tree, seen: Observation, clock: Clock) -> None:
        """Iterate until the budget is spent, nothing could change the choice, or told to stop."""
        while not clock.is_over():
            if self.stop is not None and self.stop():
                return
            tree.iterate(seen.world(self.rng))
            clock.count()
            if clock.looks() and is_decided(tree, clock.left()):
                return


def is_decided(tree: Tree, left: float) -> bool:
    """Whether the most visited action would stay so whatever the iterations left bring."""
    ranked = tree.root.ranked()
    second = ranked[1].visits if len(ranked) > 1 else 0
    return len(ranked) > 0 and ranked[0].visits - second > left


def opinions_of(tree: Tree, seen: Observation) -> list[Opinion]:
    """What was tried, the most visited first; what was only planned comes after it."""
    legal = set(seen.actions)
    tried = [Opinion(n.action, n.mean(), n.visits) for n in tree.root.ranked() if n.action in legal]
    if tried:
        return tried
    planned = [node for node in tree.root.children.values() if node.action in legal]
    planned.sort(key=lambda node: -node.prior)
    return [Opinion(node.action, 0.0, 0) for node in planned] or [Opinion(seen.actions[0], 0.0, 0)]
