"""Opponents that people choose by name, with mistakes like those that people make.

The apprentice sees what lies before it: points more than promises, and not every possibility. The
journeyman knows what things are worth and takes the second best for the best now and then. Master
and archmage search; they differ in how long they think.
"""

from random import Random

from bajarz.bots.budget import Budget
from bajarz.bots.evaluation import Evaluation
from bajarz.bots.greedy import Greedy
from bajarz.bots.plan import Line

OVERLOOKED = 0.5  # of all possibilities, by an apprentice
DIM = 0.3  # the weight, for an apprentice, of what brings points only later
NARROW = 3  # lines an apprentice follows at a time
MASTER = Budget(milliseconds=100)
ARCHMAGE = Budget(milliseconds=500)  # a turn of Rune Stones has nine decisions: people wait


def dim(evaluation: Evaluation) -> None:
    """Let an evaluation see little but what counts at once."""
    evaluation.weights = [
        weight if name in evaluation.visible else weight * DIM
        for name, weight in zip(evaluation.names, evaluation.weights, strict=True)
    ]


def notice(count: int, rng: Random) -> list[int]:
    """The possibilities, of so many, that an apprentice does not overlook; never none."""
    noticed = [index for index in range(count) if rng.random() >= OVERLOOKED]
    return noticed or [0]


class Apprentice(Greedy):
    """Greedy with narrow attention: visible gains, and some possibilities overlooked."""

    def __init__(self, evaluation: Evaluation, rng: Random) -> None:
        dim(evaluation)
        super().__init__(evaluation, rng, NARROW)

    def pick(self, lines: list[Line]) -> Line:
        """The best line that begins with something noticed."""
        firsts = list(dict.fromkeys(line.actions[0] for line in lines))
        noticed = firsts[notice(len(firsts), self.rng)[0]]
        return next(line for line in lines if line.actions[0] == noticed)


class Journeyman(Greedy):
    """Greedy that takes nearly equal lines for each other."""

    def pick(self, lines: list[Line]) -> Line:
        blur = self.planner.evaluation.blur
        return max(lines, key=lambda line: line.value + self.rng.gauss(0.0, blur))
