"""The score (C-P1 to C-P3) and the order of equal scores (C-P5), on the corrected castle."""

from bajarz.games.caladale.analysis import Analysis
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.correction import correct


def score_parts(castle: Castle, face_down: int = 0) -> dict[str, int]:
    """The points by their parts, as if all illegal tiles were gone (C-P4)."""
    return count_parts(correct(castle).analysis, face_down)


def score(castle: Castle, face_down: int = 0) -> int:
    """The sum of the parts."""
    return sum(score_parts(castle, face_down).values())


def count_parts(analysis: Analysis, face_down: int = 0) -> dict[str, int]:
    """The points of a castle that is already corrected."""
    tables = analysis.castle.tables
    scaffolds = 1 if analysis.castle.has(tables.scaffold) else 0
    tops = 0
    for tile in analysis.tile:
        if tables.is_top[tile]:
            tops += 1
    return {
        "tiles": 2 * (analysis.count - scaffolds),  # C-P1
        "finished": 2 if analysis.is_finished() else 0,  # C-P2
        "tops": tops,
        "face_down": face_down,
        "open_edges": -2 * len(analysis.open),  # C-P3
        "scaffold": -scaffolds,
    }


def tie_key(parts: dict[str, int]) -> tuple[int, int, int, int]:
    """C-P5: points, a finished castle, tower tops, an unused scaffold; the greatest wins."""
    finished = 1 if parts["finished"] else 0
    unused = 0 if parts["scaffold"] else 1
    return sum(parts.values()), finished, parts["tops"], unused
