"""Grajeczka: how far the page in hand is from being told, and whether the land can tell it.

A page is some moves away: its leading figure has to come to a place, and other figures to where
they are seen or met. The moves are counted as if nobody else moved, on the kingdom as it is. Where
the kingdom lacks what a page asks for, what is missing of it counts instead.

On a finished kingdom a page that can never be told puts its player out (B-E2). Who must expect such
a page in the rest of the book cannot hope to finish it; a few pages ahead are then enough, and
every further page drawn is a danger.
"""

from typing import Final

from bajarz.bots.evaluation.base import Evaluation
from bajarz.core.state import State
from bajarz.games.grajeczka.actions import is_add
from bajarz.games.grajeczka.kingdom import LARGE_AREA, Kingdom
from bajarz.games.grajeczka.kingdom import LONG_RIVER as LONG_TILES
from bajarz.games.grajeczka.pages import LARGE, LINE, LONG_RIVER, Page
from bajarz.games.grajeczka.possible import possible_pages
from bajarz.games.grajeczka.state import NO_PAGE, Position
from bajarz.games.grajeczka.tables import Tables
from bajarz.games.grajeczka.ways import UNKNOWN, moves_to_tell

LACKING: Final = 7.0  # a page that the kingdom cannot tell yet
LOST: Final = 14.0  # one that it never will
EXPECTED: Final = 0.6  # pages that can never be told, in the rest of the book
ENOUGH: Final = 3  # pages ahead, for who cannot hope to finish
RIVER_WORTH: Final = 1.5  # of a tile of the longest river, against a place of an area

NAMES: Final = ["told", "lead", "way", "magic", "land", "out"]
WEIGHTS: Final = [6.0, 4.0, -1.0, 1.2, 1.0, -40.0]
VISIBLE: Final = ["told", "way"]


class GrajeczkaEvaluation(Evaluation):
    """The features of a storyteller's position."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(NAMES[:], WEIGHTS[:], VISIBLE[:])
        self.draws_for_itself = True

    def measure(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        others = max([len(told) for other, told in enumerate(state.told) if other != seat])
        told = len(state.told[seat])
        out = state.out[seat]
        if told > others + ENOUGH and not self.can_finish(state, seat):
            told = others + ENOUGH
        return [
            float(told),
            float(told - others),
            LOST if out else self.way(state, seat),
            1.0 if state.magic[seat] and not out else 0.0,
            land(state.kingdom),
            1.0 if out else 0.0,
        ]

    def can_finish(self, position: Position, seat: int) -> bool:
        """Whether the rest of the book is likely to hold no page that can never be told."""
        unread = position.unread
        if not unread or position.can_add():
            return True
        possible = possible_pages(position.kingdom, position.tables.pages, position.where())
        bad = len([page for page in unread if possible >> page & 1 == 0])
        return bad * position.undrawn[seat] <= EXPECTED * len(unread)

    def samples(self, action: int) -> int:
        """What chance brings matters when a page is drawn, hardly when a tile is revealed."""
        return 1 if is_add(action) else 6

    def spread(self, state: State) -> float:
        assert isinstance(state, Position)
        return 8.0 + 2.0 * min(state.left(seat) for seat in range(state.players))

    def way(self, position: Position, seat: int) -> float:
        """How many moves the page in hand is away, one less with a magic token."""
        number = position.page[seat]
        if number == NO_PAGE:
            return 0.0
        page = position.tables.pages[number]
        found = moves_to_tell(position.kingdom, page, position.where())
        if found == UNKNOWN:
            return LACKING + missing(position.kingdom, page) if position.can_add() else LOST
        return found - 0.5 if position.magic[seat] and found > 1 else float(found)


def missing(kingdom: Kingdom, page: Page) -> float:
    """What the kingdom lacks of the land that a page asks for."""
    kingdom.features()
    total = 0.0
    for condition in page.conditions:
        if condition.kind == LONG_RIVER:
            total += max(0, LONG_TILES - kingdom.longest_river)
        elif condition.kind > LARGE + 1:
            total += max(0, LARGE_AREA - kingdom.largest_area[condition.kind - LARGE])
        elif condition.verb == LINE:
            total += 1.0
    return total


def land(kingdom: Kingdom) -> float:
    """How much of what pages ask for the kingdom has: a long river and three large areas."""
    kingdom.features()
    total = RIVER_WORTH * min(LONG_TILES, kingdom.longest_river)
    for terrain in range(2, len(kingdom.largest_area)):
        total += min(LARGE_AREA, kingdom.largest_area[terrain])
    return total
