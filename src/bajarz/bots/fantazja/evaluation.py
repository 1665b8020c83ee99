"""Fantazja: what stands on the map, and what may still be put upon it.

Two players share one map, so every feature is the seat's own less the opponent's. Tiles that are
not built yet count whether they are in hand or in the draw pile: the other seat knows no more.
"""

from typing import Final

from bajarz.bots.evaluation import Evaluation
from bajarz.core.game import Game
from bajarz.core.state import State
from bajarz.games.fantazja.actions import KIND_RESIDENTIAL, kind_of
from bajarz.games.fantazja.components import TYPE_SPECIAL
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.fantazja.scoring import BONUS
from bajarz.games.fantazja.state import AWAY, NOWHERE, PHASE_PAY, Position
from bajarz.games.fantazja.tables import STEP, Tables

ACTIONS: Final = 27.0  # of each player in a game
POWER_WORTH: Final = [0.8, 1.0, 0.7, 0.9, 1.0]  # by type: F-M1 to F-M5

NAMES: Final = [
    "buildings", "bonus", "imagination", "powers", "majorities", "covers", "covers in hand",
    "crowns", "dark contacts", "guarded",
]  # fmt: skip
WEIGHTS: Final = [1.0, 1.0, 1.1, 0.8, 0.15, 0.8, 0.5, 1.5, -0.4, 0.25]
VISIBLE: Final = ["buildings", "bonus", "powers"]


class Survey:
    """What stands on the map, counted in one look: lists by `type * 4 + level`, or by seat."""

    def __init__(self) -> None:
        self.standing = [0] * 20  # visible buildings, whoever owns them
        self.own = [[0] * 20, [0] * 20]
        self.points = [0, 0]
        self.contacts = [0.0, 0.0]


class FantazjaEvaluation(Evaluation):
    """The features of a builder's position."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(NAMES[:], WEIGHTS[:], VISIBLE[:])
        self.sorts = [  # by tile
            kind * 4 + level for kind, level in zip(tables.type, tables.level, strict=True)
        ]

    def measure(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        survey = self.survey(state)
        mine = self.one_sided(state, survey, seat)
        for index, theirs in enumerate(self.one_sided(state, survey, 1 - seat)):
            mine[index] -= theirs
        return mine

    def survey(self, position: Position) -> Survey:
        """Count what stands on the map."""
        tables = position.tables
        sorts = self.sorts
        found = Survey()
        standing = found.standing
        for place, laid in position.top.items():
            tile = laid >> 2
            if tile == tables.castle:
                continue
            sort = sorts[tile]
            seat = tables.owner[tile]
            standing[sort] += 1
            found.own[seat][sort] += 1
            found.points[seat] += tables.points[tile]
            if tables.dark[tile]:
                found.contacts[seat] += dark_risk(position, place)
        return found

    def one_sided(self, position: Position, survey: Survey, seat: int) -> list[float]:
        """The features of one seat, without the other's."""
        actions = left(position, seat)
        hand = [0] * 20
        self.count(position.hand[seat], hand)
        still = hand[:]
        self.count(position.bag[seat], still)
        self.count(position.bottom[seat], still)
        standing = survey.standing
        own = survey.own[seat]
        covers = 0
        ready = 0
        crowns = 0
        for at in range(0, 16, 4):  # the types that are built over
            low = standing[at + 1]
            middle = standing[at + 2]
            covers += min(still[at + 2], low) + min(still[at + 3], middle)
            ready += min(hand[at + 2], low) + min(hand[at + 3], middle)
            crowns += min(still[at + 3], own[at + 2])
        paying = 1 if position.phase == PHASE_PAY and position.seat == seat else 0
        wanted = min(covers + still[TYPE_SPECIAL * 4], actions)
        imagination = min(len(position.ip[seat]) - paying, wanted)
        share = min(1.0, actions / 8.0)
        return [
            float(survey.points[seat]),
            float(BONUS * position.bonus[seat]),
            imagination * share,
            powers(position, seat) * actions / ACTIONS,
            majorities(position, seat) * share,
            covers * share,
            min(ready, 3) * share,
            crowns * share,
            survey.contacts[seat] * share,
            guarded(position, seat),
        ]

    def count(self, tiles: list[int], found: list[int]) -> None:
        """Add up how many tiles of each type and level there are."""
        sorts = self.sorts
        for tile in tiles:
            found[sorts[tile]] += 1

    def spread(self, state: State) -> float:
        assert isinstance(state, Position)
        return 3.0 + 16.0 * left(state, 0) / ACTIONS

    def skips(self, last: int, action: int) -> bool:
        """Exchanges with the discard pile are made in ascending order (F-M1)."""
        return (
            kind_of(action) == KIND_RESIDENTIAL
            and kind_of(last) == KIND_RESIDENTIAL
            and action < last
        )


def left(position: Position, seat: int) -> int:
    """Tiles that the seat still has to play: its actions in the rest of the game."""
    return len(position.hand[seat]) + len(position.bag[seat]) + len(position.bottom[seat])


def powers(position: Position, seat: int) -> float:
    """The Power tokens the seat holds, the military one also while it lies on the map."""
    total = 0.0
    for kind in range(5):
        holder = position.tokens[kind]
        if holder == seat or (holder == AWAY and position.guard_of == seat):
            total += POWER_WORTH[kind]
    return total


def majorities(position: Position, seat: int) -> float:
    """F-K1: how far the seat leads in the types, two buildings being enough to matter."""
    total = 0
    for kind in range(5):
        lead = position.visible[seat * 5 + kind] - position.visible[(1 - seat) * 5 + kind]
        total += max(-2, min(2, lead))
    return float(total)


def dark_risk(position: Position, place: int) -> float:
    """F-D1: the empty sides of a Dark building, where another may be laid against it."""
    free = 0
    for direction in range(4):
        if place + STEP[direction] not in position.top:
            free += 1
    return 0.25 * free * (1 + len(position.under.get(place, [])))


def guarded(position: Position, seat: int) -> float:
    """F-M3: what the own building under the own military token is worth."""
    if position.guard == NOWHERE or position.guard_of != seat:
        return 0.0
    laid = position.top.get(position.guard)
    if laid is None or position.tables.owner[laid >> 2] != seat:
        return 0.0
    return float(position.tables.points[laid >> 2])


def make_evaluation(game: Game, fitted: bool) -> Evaluation:
    """An evaluation for one bot."""
    assert isinstance(game, Fantazja)
    return FantazjaEvaluation(game.tables)
