"""How a game ended."""

from bajarz.core.view import ResultData


class Result:
    """Scores and ranks by seat (rank 1 is best, equal ranks share it), and the rule that ended it.

    Where nobody wins, all share rank 2.
    `parts` splits each seat's score into named parts that add up to it.
    """

    def __init__(
        self, scores: list[int], ranks: list[int], reason: str, parts: list[dict[str, int]]
    ) -> None:
        self.scores = scores
        self.ranks = ranks
        self.reason = reason
        self.parts = parts

    @property
    def winners(self) -> list[int]:
        """Seats of rank 1; all of them in a draw."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def json(self) -> ResultData:
        """Seats are numbered from 1 here, as everywhere outside the engines."""
        return {
            "scores": {str(seat + 1): score for seat, score in enumerate(self.scores)},
            "ranks": {str(seat + 1): rank for seat, rank in enumerate(self.ranks)},
            "winners": [seat + 1 for seat in self.winners],
            "reason": self.reason,
            "parts": {str(seat + 1): parts for seat, parts in enumerate(self.parts)},
        }


def rank_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Ranks for keys of which the greatest is best."""
    return [1 + sum(other > key for other in keys) for key in keys]
