"""The levels for people, at a castle."""

from random import Random

from bajarz.bots.caladale.evaluation import CaladaleEvaluation
from bajarz.bots.caladale.greedy import CaladaleGreedy
from bajarz.bots.levels import dim, notice
from bajarz.bots.opinion import Opinion


class CaladaleApprentice(CaladaleGreedy):
    """The same apprentice, at a castle."""

    def __init__(self, evaluation: CaladaleEvaluation, rng: Random) -> None:
        dim(evaluation)
        super().__init__(evaluation, rng)

    def rank(self, opinions: list[Opinion]) -> list[Opinion]:
        ranked = super().rank(opinions)
        first = notice(len(ranked), self.rng)[0]
        return [ranked[first], *ranked[:first], *ranked[first + 1 :]]


class CaladaleJourneyman(CaladaleGreedy):
    """The same journeyman, at a castle."""

    def rank(self, opinions: list[Opinion]) -> list[Opinion]:
        blur = self.evaluation.blur
        return sorted(opinions, key=lambda each: -each.value + self.rng.gauss(0.0, blur))
