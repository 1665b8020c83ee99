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
from bajarz.games.grajeczka.moves import flights, moves
from bajarz.games.grajeczka.pages import (
    FLY,
    LARGE,
    LINE,
    LONG_RIVER,
    MEET,
    SEE,
    VISIT,
    Condition,
    Page,
)
from bajarz.games.grajeczka.possible import is_possible
from bajarz.games.grajeczka.sight import is_kind, seen_in_line, sees
from bajarz.games.grajeczka.state import NO_PAGE, Position
from bajarz.games.grajeczka.tables import Tables

FAR: Final = 6  # moves; what is farther counts as so far
LACKING: Final = 7.0  # a page that the kingdom cannot tell yet
LOST: Final = 14.0  # one that it never will
PLACE_BITS: Final = 4095

EXPECTED: Final = 0.6  # pages that can never be told, in the rest of the book
ENOUGH: Final = 3  # pages ahead, for who cannot hope to finish
RIVER_WORTH: Final = 1.5  # of a tile of the longest river, against a place of an area

NAMES: Final = ["told", "lead", "way", "magic", "land", "out"]
WEIGHTS: Final = [6.0, 4.0, -1.0, 1.2, 1.0, -40.0]
VISIBLE: Final = ["told", "way"]


class Known:
    """What was found out about one kingdom."""

    def __init__(self, kingdom: Kingdom) -> None:
        self.kingdom = kingdom
        self.far: dict[int, dict[int, int]] = {}  # figure << 12 | place → moves to each place
        self.ways: dict[int, float] = {}
        self.impossible: dict[int, list[int]] = {}  # where the figures stand → pages


class GrajeczkaEvaluation(Evaluation):
    """The features of a storyteller's position."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(NAMES[:], WEIGHTS[:], VISIBLE[:])
        self.draws_for_itself = True
        self.known = Known(tables.kingdoms[0])

    def measure(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        if self.known.kingdom is not state.kingdom:
            self.known = Known(state.kingdom)
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
        impossible = self.impossible(position)
        bad = len([page for page in unread if page in impossible])
        return bad * position.undrawn[seat] <= EXPECTED * len(unread)

    def impossible(self, position: Position) -> list[int]:
        """The pages that can never be told from here, on a finished kingdom."""
        where = position.where()
        found = self.known.impossible.get(where)
        if found is None:
            found = []
            for number in position.tables.page_numbers:
                if not is_possible(position.kingdom, position.tables.pages[number], where):
                    found.append(number)
            self.known.impossible[where] = found
        return found

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
        key = position.where() << 6 | number
        found = self.known.ways.get(key)
        if found is None:
            found = self.find_way(position, position.tables.pages[number])
            self.known.ways[key] = found
        if found > FAR and position.can_add():
            return LACKING + missing(position.kingdom, position.tables.pages[number])
        if found > FAR:
            return LOST
        return found - 0.5 if position.magic[seat] and found > 1.0 else found

    def find_way(self, position: Position, page: Page) -> float:
        """The fewest moves after which every condition holds; more than FAR if none is known."""
        fewest = FAR + 1
        for conditions in page.alternatives:
            fewest = min(fewest, self.count_moves(position, page, conditions))
        return float(fewest)

    def count_moves(self, position: Position, page: Page, conditions: list[Condition]) -> int:
        lead = page.lead
        kingdom = position.kingdom
        starts = self.distances(kingdom, lead, position.figures[lead])
        fewest = FAR + 1
        for place, moved in self.arrivals(kingdom, page, conditions, starts).items():
            if moved < fewest and suits(kingdom, place, conditions):
                total = moved + self.bring(position, place, conditions)
                if page.needs_move and total == 0:
                    total = 2  # away and back
                fewest = min(fewest, max(total, 1))
        return fewest

    def arrivals(
        self, kingdom: Kingdom, page: Page, conditions: list[Condition], starts: dict[int, int]
    ) -> dict[int, int]:
        """Where the leading figure can come to, and with how many moves; by a flight over the
        right places, if the page asks for one."""
        kinds = [condition.kind for condition in conditions if condition.verb == FLY]
        visits = any(condition.verb == VISIT for condition in conditions)
        if not kinds:
            if not visits:
                return starts
            return {place: moved if moved else 2 for place, moved in starts.items()}
        found: dict[int, int] = {}
        for start, moved in starts.items():
            for end, path in flights(kingdom, start).items():
                if all(crosses(kingdom, path, kind) for kind in kinds):
                    found[end] = min(found.get(end, FAR), moved + 1)
        return found

    def bring(self, position: Position, place: int, conditions: list[Condition]) -> int:
        """The moves that bring the other figures where they are met or seen."""
        total = 0
        kingdom = position.kingdom
        for condition in conditions:
            if condition.verb != MEET and condition.verb != SEE:
                continue
            figure = condition.figures[0]
            if condition.verb == SEE and sees(kingdom, place, position.figures[figure]):
                continue
            far = self.distances(kingdom, figure, position.figures[figure])
            if condition.verb == MEET:
                total += far.get(place, FAR)
            else:
                total += nearest(kingdom, place, far)
        return total

    def distances(self, kingdom: Kingdom, figure: int, place: int) -> dict[int, int]:
        """The moves that a figure needs to each place, up to FAR."""
        key = figure << 12 | place
        found = self.known.far.get(key)
        if found is None:
            found = {place: 0}
            ring = [place]
            for count in range(1, FAR):
                following: list[int] = []
                for start in ring:
                    for action in moves(kingdom, figure, start):
                        end = action & PLACE_BITS
                        if end not in found:
                            found[end] = count
                            following.append(end)
                ring = following
            self.known.far[key] = found
        return found


def crosses(kingdom: Kingdom, path: list[int], kind: int) -> bool:
    return any(is_kind(kingdom, place, kind) for place in path)


def suits(kingdom: Kingdom, place: int, conditions: list[Condition]) -> bool:
    """Whether the place itself is what the conditions ask for."""
    for condition in conditions:
        verb = condition.verb
        if verb == VISIT or verb == MEET:
            if not is_kind(kingdom, place, condition.kind):
                return False
        elif verb == LINE:
            if seen_in_line(kingdom, place, condition.kind) < condition.count:
                return False
    return True


def nearest(kingdom: Kingdom, place: int, far: dict[int, int]) -> int:
    """The fewest moves to a place that is seen from this one."""
    fewest = FAR
    for other, moved in far.items():
        if moved < fewest and sees(kingdom, place, other):
            fewest = moved
    return fewest


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
