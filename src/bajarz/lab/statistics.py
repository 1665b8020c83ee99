"""What many games tell: means, spreads and shares with their uncertainty."""

from collections.abc import Sequence
from math import sqrt
from statistics import mean, pstdev
from typing import NamedTuple

from bajarz.core.canonical import Json
from bajarz.lab.simulate import Played

Z = 1.96  # of a 95 % interval


class Share(NamedTuple):
    """A share of games with its 95 % Wilson interval."""

    value: float
    low: float
    high: float


def share(count: float, total: int) -> Share:
    """The Wilson score interval: honest for few games and for shares near 0 or 1."""
    p = count / total
    centre = (p + Z * Z / (2 * total)) / (1 + Z * Z / total)
    half = Z / (1 + Z * Z / total) * sqrt(p * (1 - p) / total + Z * Z / (4 * total * total))
    return Share(p, max(0.0, centre - half), min(1.0, centre + half))


class Spread(NamedTuple):
    """Mean, standard deviation, least and greatest."""

    mean: float
    deviation: float
    least: float
    greatest: float


def spread(values: Sequence[float]) -> Spread:
    return Spread(mean(values), pstdev(values), min(values), max(values))


class Summary:
    """The figures of a simulation, collected game by game."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.lengths: list[int] = []
        self.scores: list[list[int]] = [[] for _ in range(players)]
        self.wins = [0.0] * players
        self.draws = 0
        self.actions = 0
        self.most_actions = 0
        self.seconds = 0.0

    def add(self, played: Played) -> None:
        self.lengths.append(played.decisions)
        self.actions += played.actions
        self.most_actions = max(self.most_actions, played.most_actions)
        self.seconds += played.seconds
        for seat, score in enumerate(played.result.scores):
            self.scores[seat].append(score)
        winners = played.result.winners
        self.draws += len(winners) > 1
        for seat in winners:  # a shared win counts in equal parts
            self.wins[seat] += 1 / len(winners)

    @property
    def games(self) -> int:
        return len(self.lengths)

    def json(self) -> dict[str, Json]:
        """All figures; what depends on the machine is under `speed`."""
        decisions = sum(self.lengths)
        all_scores = [score for scores in self.scores for score in scores]
        return {
            "games": self.games,
            "decisions": spread(self.lengths)._asdict(),
            "actions_per_decision": {"mean": self.actions / decisions, "most": self.most_actions},
            "scores": spread(all_scores)._asdict(),
            "scores_by_seat": [spread(scores)._asdict() for scores in self.scores],
            "wins_by_seat": [share(wins, self.games)._asdict() for wins in self.wins],
            "shared_wins": self.draws,
            "speed": {
                "seconds": self.seconds,
                "games_per_second": self.games / self.seconds,
                "decisions_per_second": decisions / self.seconds,
            },
        }
