"""The search tree: what was tried after each sequence of actions, whatever chance brought."""

from math import log, sqrt


class Node:
    """A position as the sequence of actions that led to it.

    Its worlds differ in what is hidden and in what chance dealt, so an action may be open in some
    of them only: `available` counts in how many of the parent's visits this one could be chosen.
    """

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior  # the evaluation's opinion, in points; orders the children
        self.visits = 0
        self.available = 0
        self.total = 0.0  # chances to win of the seat that chose the action, over all visits
        self.by_chance = False  # whether chance was asked when the action was carried out
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def ranked(self) -> "list[Node]":
        """The children that were tried, the most visited first."""
        tried = [child for child in self.children.values() if child.visits]
        return sorted(tried, key=standing, reverse=True)


def standing(node: Node) -> tuple[int, float]:
    return (node.visits, node.mean())


def prior_of(node: Node) -> float:
    return node.prior


def select(nodes: list[Node], explore: float) -> Node:
    """The upper confidence bound, with availability in the place of the parent's visits; whoever
    was not tried yet comes first, in the order of the list."""
    best = nodes[0]
    most = -1.0
    for node in nodes:
        if node.visits == 0:
            return node
        bound = node.total / node.visits
        bound += explore * sqrt(log(node.available + 1.0) / node.visits)
        if bound > most:
            most = bound
            best = node
    return best
