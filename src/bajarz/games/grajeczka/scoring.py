"""The end of the game (B-E1, B-E3, B-E4)."""

from bajarz.core.result import Result
from bajarz.games.grajeczka.state import PHASE_OVER, Position

ENDINGS = ("B-E1", "B-E3", "B-E4")  # the rules that end a game


def winners(position: Position) -> list[int]:
    """Who has won a game that is over."""
    if position.ending == "B-E3":
        return []
    seats = [seat for seat in range(position.players) if not position.out[seat]]
    fewest = min([position.left(seat) for seat in seats])
    return [seat for seat in seats if position.left(seat) == fewest]


def scores(position: Position) -> list[int]:
    """The pages that each seat has told."""
    return [len(told) for told in position.told]


def result(position: Position) -> Result | None:
    """Scores are pages told; all who have not won share a rank below 1, so that there may be no
    winner at all (B-E3)."""
    if position.phase != PHASE_OVER:
        return None
    best = winners(position)
    told = scores(position)
    behind = 1 + max(1, len(best))
    ranks = [1 if seat in best else behind for seat in range(position.players)]
    return Result(told, ranks, position.ending, [{"told": count} for count in told])
