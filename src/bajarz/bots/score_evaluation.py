"""Judges a position by its scores alone: for games that have no evaluation of their own."""

from bajarz.bots.evaluation import Evaluation
from bajarz.core.state import State

TO_THE_END = 1_000_000  # turns of a playout


class ScoreEvaluation(Evaluation):
    """How far a seat is ahead. It knows nothing of what is to come, so search plays on at random to
    the end of the game before it judges."""

    def __init__(self) -> None:
        super().__init__(["lead"], [1.0], ["lead"])
        self.turns = TO_THE_END
        self.most = 1

    def measure(self, state: State, seat: int) -> list[float]:
        scores = state.scores()
        others = [score for other, score in enumerate(scores) if other != seat]
        return [float(scores[seat] - max(others)) if others else float(scores[seat])]

    def spread(self, state: State) -> float:
        """Scores of an unknown game: as much as they differ by, but at least a point."""
        scores = state.scores()
        return float(max(1, max(scores) - min(scores)))
