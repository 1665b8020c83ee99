"""How the points went in a finished game: those of all seats, from its beginning to its end."""

from pydantic import BaseModel

from bajarz.server.finished.pictures import spread
from bajarz.server.finished.replay import Replay

MOST = 160  # points of a curve; of a longer game they are evenly chosen


class CurvePoint(BaseModel):
    """The points of each seat after an entry of the log, and the turn in which it happened."""

    seq: int
    turn: int
    scores: list[int]


def curve_of(replay: Replay) -> list[CurvePoint]:
    """The points as everybody could count them then (`State.scores`), after the steps that were not
    taken back, the first and the last among them."""
    chosen = [(seq, replay.moments[seq]) for seq in spread(replay.standing(), MOST)]
    return [
        CurvePoint(seq=seq, turn=moment.turn, scores=moment.state.scores())
        for seq, moment in chosen
    ]
