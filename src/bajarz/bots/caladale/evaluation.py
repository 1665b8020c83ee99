"""Castles of Caladale: the castle as it stands, and what it could still become.

Open edges cost two points at the end (C-P3), but a castle without any cannot grow; the longer the
draft goes on, the less they weigh.
"""

from typing import Final

from bajarz.bots.evaluation import Evaluation
from bajarz.core.game import Game
from bajarz.core.state import State
from bajarz.games.caladale.analysis import Analysis
from bajarz.games.caladale.correction import correct
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.placement_index import PlacementIndex
from bajarz.games.caladale.scoring import count_parts
from bajarz.games.caladale.state import NO_TILE, Position

GROWING: Final = 6.0  # tiles still to come with which open edges are no burden yet

NAMES: Final = [
    "tiles", "finished", "tower tops", "face down", "open edges", "room to grow", "scaffold",
    "tiles in the tray",
]  # fmt: skip
WEIGHTS: Final = [1.0, 1.0, 1.0, 1.0, 1.0, 1.8, 1.0, 0.6]
VISIBLE: Final = ["tiles", "finished", "tower tops", "face down", "open edges", "scaffold"]


class CaladaleEvaluation(Evaluation):
    """The features of a castle; tiles, edges and so on are in points (C-P1 to C-P3)."""

    def __init__(self) -> None:
        super().__init__(NAMES[:], WEIGHTS[:], VISIBLE[:])

    def measure(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        index = state.placement_index(seat)
        analysis = index.analysis if index.is_legal else correct(index.castle).analysis
        down = len(state.down[seat]) + len(state.down_unseen[seat])
        tray = len([tile for tile in state.tray[seat] if tile != state.tables.scaffold])
        if state.taken != NO_TILE and state.seat == seat:
            tray += 1
        return self.castle(analysis, down, tray, tiles_to_come(state))

    def castle(self, analysis: Analysis, down: int, tray: int, coming: float) -> list[float]:
        """The features of a legal castle, with so many tiles turned down, kept and to come."""
        parts = count_parts(analysis, down)
        early = min(1.0, coming / GROWING)
        return [
            float(parts["tiles"]),
            float(parts["finished"]) * (1.0 - early),
            float(parts["tops"]),
            float(parts["face_down"]),
            float(parts["open_edges"]),
            len(analysis.open) * early,
            float(parts["scaffold"]),
            tray * early,
        ]

    def worth(self, analysis: Analysis, coming: float) -> float:
        """The weighted sum for a castle alone."""
        total = 0.0
        for index, feature in enumerate(self.castle(analysis, 0, 0, coming)):
            total += self.weights[index] * feature
        return total

    def best_addition(self, index: PlacementIndex, tile: int, coming: float) -> float:
        """What the castle is worth with this tile in its best place; without, if it has none."""
        best = self.worth(index.analysis, coming)
        for placement in index.placements(tile):
            castle = index.castle.clone()
            low = placement & 7
            castle.place(tile, placement >> 3, low & 3, low >> 2)
            best = max(best, self.worth(Analysis(castle), coming))
        return best

    def spread(self, state: State) -> float:
        assert isinstance(state, Position)
        return 2.0 + 0.5 * tiles_to_come(state)


def tiles_to_come(position: Position) -> float:
    """How many tiles each player will still take."""
    return (len(position.face_up) + len(position.stack)) / position.players


def make_evaluation(game: Game, fitted: bool) -> Evaluation:
    """An evaluation for one bot."""
    assert isinstance(game, Caladale)
    return CaladaleEvaluation()
