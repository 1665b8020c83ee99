"""The score of a seat, and the end of the game (C-P5, C-2c)."""

from bajarz.core.result import Result, rank_by
from bajarz.games.caladale.analysis import Analysis
from bajarz.games.caladale.correction import Correction
from bajarz.games.caladale.refusals import end_rule
from bajarz.games.caladale.scoring import count_parts, tie_key
from bajarz.games.caladale.state import PHASE_OVER, Position


def corrected(position: Position, seat: int) -> Correction:
    """C-P4: a seat's castle as it would be counted now."""
    return position.placement_index(seat).corrected()


def score_parts(position: Position, seat: int, correction: Correction) -> dict[str, int]:
    """C-P1 to C-P3; C-2c: less the exchanges. Only the standard game has tiles face down."""
    parts = castle_parts(correction.analysis)
    parts["down"] = face_down(position, seat)
    parts["exchanges"] = -position.exchanges[seat]
    return parts


def face_down(position: Position, seat: int) -> int:
    """How many tiles a seat has turned down."""
    return len(position.down[seat]) + len(position.down_unseen[seat])


def points_beside(position: Position, seat: int) -> int:
    """The points of a seat that its castle has no part in."""
    return face_down(position, seat) - position.exchanges[seat]


def castle_parts(analysis: Analysis) -> dict[str, int]:
    """What a corrected castle by itself is worth, by the same parts."""
    parts = count_parts(analysis)
    return {
        "tiles": parts["tiles"],
        "finished": parts["finished"],
        "tops": parts["tops"],
        "down": 0,
        "open": parts["open_edges"],
        "scaffold": parts["scaffold"],
        "exchanges": 0,
    }


def scores(position: Position) -> list[int]:
    """The points of each seat if its castle were counted now."""
    seats = range(position.players)
    return [sum(score_parts(position, seat, corrected(position, seat)).values()) for seat in seats]


def tiles_left(position: Position) -> list[int]:
    """C-F1: the tiles and gates of each seat that are not placed; at the end also those that do
    not count."""
    seats = range(position.players)
    removed = [len(corrected(position, seat).removed) for seat in seats]
    over = position.phase == PHASE_OVER
    return [len(position.tray[seat]) + (removed[seat] if over else 0) for seat in seats]


def result(position: Position) -> Result | None:
    """C-P5: most points, then a finished castle, more tower tops, an unused scaffold."""
    if position.phase != PHASE_OVER:
        return None
    seats = range(position.players)
    parts = [score_parts(position, seat, corrected(position, seat)) for seat in seats]
    scores = [sum(part.values()) for part in parts]
    ranks = rank_by([tie_key(part) for part in parts])
    return Result(scores, ranks, end_rule(position.mode), parts)
