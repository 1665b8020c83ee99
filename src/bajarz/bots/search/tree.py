"""One search: worlds are dealt, each is followed down the tree, judged, and remembered."""

from random import Random

from bajarz.bots.evaluation import Evaluation
from bajarz.bots.plan import NOTHING, Line, Planner, WatchedDealer
from bajarz.bots.search.node import Node, prior_of, select
from bajarz.bots.search.playout import Player
from bajarz.core.state import State


class Settings:
    """What suits a game: how wide and deep to look."""

    def __init__(
        self,
        explore: float = 0.12,
        widen: float = 0.6,
        turns: int = 2,
        most: int = 14,
        width: int = 12,
        lines: int = 16,
    ) -> None:
        self.explore = explore  # weight of the unknown in choosing what to look at
        self.widen = widen  # children open after n visits: 1 + widen * sqrt(n)
        self.turns = turns  # turns of a playout before the evaluation judges
        self.most = most  # actions looked at in a step of a playout
        self.width = width  # of the plan that the search starts from
        self.lines = lines  # how many lines of it enter the tree


class Tree:
    """The tree of one decision, and of those of the same turn that follow."""

    def __init__(
        self, evaluation: Evaluation, rng: Random, players: int, settings: Settings
    ) -> None:
        self.evaluation = evaluation
        self.players = players
        self.settings = settings
        self.planner = Planner(evaluation, rng, settings.width, 6)
        self.player = Player(evaluation, rng, settings.most)
        self.dealer = WatchedDealer(rng)
        self.root = Node(NOTHING, 0.0)
        self.iterations = 0

    def begin(self, world: State) -> Line:
        """A new tree, in which the plans of a greedy player are the first to be tried; the best of
        them."""
        self.evaluation.watch(world, world.to_move())
        self.root = Node(NOTHING, 0.0)
        lines = self.planner.lines(world)
        for line in lines[: self.settings.lines]:
            self.insert(line)
        return lines[0]

    def insert(self, line: Line) -> None:
        """Put a planned line into the tree; a node's prior is the best line through it."""
        node = self.root
        for action in line.actions:
            child = node.children.get(action)
            if child is None:
                child = Node(action, line.value)
                node.children[action] = child
            node = child

    def go_on(self, action: int) -> bool:
        """After the seat's own action the tree goes on from there, unless chance came between."""
        child = self.root.children.get(action)
        if child is None or child.by_chance or child.visits == 0:
            return False
        self.root = child
        return True

    def iterate(self, world: State) -> None:
        """Follow one world down the tree, judge where that leads, and remember it."""
        self.iterations += 1
        path: list[Node] = []
        seats: list[int] = []
        state = self.descend(world, path, seats)
        state = self.player.play(state, self.settings.turns)
        chances = self.evaluation.chances(state, self.players)
        self.root.visits += 1
        for index, node in enumerate(path):
            node.visits += 1
            node.total += chances[seats[index]]

    def descend(self, state: State, path: list[Node], seats: list[int]) -> State:
        """Down the tree, by one new node at most; the position there."""
        node = self.root
        seat = state.to_move()
        while seat >= 0:
            child = select(self.open_children(node, state, seat), self.settings.explore)
            self.dealer.begin(0, 1)
            state.apply(seat, child.action, self.dealer)
            if self.dealer.asked:
                child.by_chance = True
            path.append(child)
            seats.append(seat)
            if child.visits == 0:
                break
            node = child
            seat = state.to_move()
        return state

    def open_children(self, node: Node, state: State, seat: int) -> list[Node]:
        """The children that are legal in this world, as many as the node's visits allow, the most
        promising first."""
        legal: list[Node] = []
        children = node.children
        actions = state.legal_actions()
        if node is not self.root:
            actions = self.evaluation.branches(actions)
        for action in actions:
            child = children.get(action)
            if child is None:
                child = Node(action, self.prior(state, seat, action))
                children[action] = child
            legal.append(child)
        limit = 1 + int(self.settings.widen * float(node.visits) ** 0.5)
        if len(legal) > limit:
            legal.sort(key=prior_of, reverse=True)
            legal = legal[:limit]
        for child in legal:
            child.available += 1
        return legal

    def prior(self, state: State, seat: int, action: int) -> float:
        """What the evaluation thinks of an action that is new to the tree."""
        after = state.clone()
        self.dealer.begin(0, 1)
        after.apply(seat, action, self.dealer)
        return self.evaluation.value(after, seat)
