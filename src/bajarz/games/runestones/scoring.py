"""The end of the game (R-E2, R-E3)."""

from bajarz.core.result import Result, rank_by
from bajarz.games.runestones.state import HELD, PHASE_OVER, Position

PIECES_A_POINT = 3  # gems and ore together


def score_parts(position: Position, seat: int) -> dict[str, int]:
    """R-E2: power points, a point for every three gems and ore, and the rows of artifacts; the gem
    on the Wild Gem stone does not count (R-K4)."""
    pieces = sum(position.held[seat * HELD : seat * HELD + HELD])
    points = position.tables.trade_points
    rows = points[position.filled[2 * seat]] + points[position.filled[2 * seat + 1]]
    return {
        "points": position.points[seat],
        "gems": pieces // PIECES_A_POINT,
        "rows": rows,
    }


def score(position: Position, seat: int) -> int:
    return sum(score_parts(position, seat).values())


def scores(position: Position) -> list[int]:
    """The power points on the track; once the game is over all that counts (R-E2)."""
    if position.phase == PHASE_OVER:
        return [score(position, seat) for seat in range(position.players)]
    return position.points[:]


def result(position: Position) -> Result | None:
    """R-E3: most points win; a tie is shared."""
    if position.phase != PHASE_OVER:
        return None
    parts = [score_parts(position, seat) for seat in range(position.players)]
    scores = [sum(part.values()) for part in parts]
    return Result(scores, rank_by([(each,) for each in scores]), position.ending, parts)
