"""The end of the game (F-E1 to F-E3)."""

from bajarz.core.result import Result, rank_by
from bajarz.games.fantazja.state import PHASE_OVER, Position

BONUS = 5


def score_parts(position: Position, seat: int) -> dict[str, int]:
    """F-E2: points of the own visible tiles, and 5 for each Bonus token."""
    tables = position.tables
    buildings = 0
    for laid in position.top.values():
        tile = laid >> 2
        if tile != tables.castle and tables.owner[tile] == seat:
            buildings += tables.points[tile]
    return {"buildings": buildings, "bonus": BONUS * position.bonus[seat]}


def score(position: Position, seat: int) -> int:
    return sum(score_parts(position, seat).values())


def scores(position: Position) -> list[int]:
    """The points of both seats, if the game ended now."""
    return [score(position, 0), score(position, 1)]


def result(position: Position) -> Result | None:
    """F-E3: more points win, then more IP left; else it is a draw."""
    if position.phase != PHASE_OVER:
        return None
    parts = [score_parts(position, seat) for seat in (0, 1)]
    scores = [sum(part.values()) for part in parts]
    ranks = rank_by([(scores[seat], len(position.ip[seat])) for seat in (0, 1)])
    return Result(scores, ranks, "F-E1", parts)
