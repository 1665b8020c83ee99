"""Grajeczka: how many turns of its own a seat is away from the end of its book.

A page is some moves away: its leading figure has to come to a place, and other figures to where
they are seen or met. The moves are counted as if nobody else moved, on the kingdom as it is; how
many turns so many moves take between players who get in each other's way was counted in games
(docs/bots.md). What is far away takes hardly longer than what is near: the page is turned instead.

Two players who need the same figure at different places can move it to and fro for ever. So every
third turn a player is restless, and would rather turn the page that it has, unless the next one
may be its last.

On a finished kingdom a page that can never be told puts its player out (B-E2). Who must expect such
a page in the rest of the book had better not draw it: a few pages ahead are then enough, and who is
alone need only wait for the last turn (B-E4).
"""

from typing import Final

from bajarz.bots.evaluation import Evaluation
from bajarz.core.game import Game
from bajarz.core.state import State
from bajarz.games.grajeczka.actions import is_add
from bajarz.games.grajeczka.distances import UNKNOWN, moves_to_tell
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.kingdom import LARGE_AREA, Kingdom
from bajarz.games.grajeczka.kingdom import LONG_RIVER as LONG_TILES
from bajarz.games.grajeczka.page_conditions import can_tell
from bajarz.games.grajeczka.pages import ASK_LINE, GOAL_LARGE, GOAL_LONG_RIVER, Page
from bajarz.games.grajeczka.reachability import possible_pages
from bajarz.games.grajeczka.state import NO_PAGE, PHASE_SETTLE, Position
from bajarz.games.grajeczka.tables import Tables

# Own turns until a page is told, by the moves that it is away
TO_MOVE: Final = [0.0, 1.0, 2.3, 2.6, 2.9, 3.0, 3.3]  # at the beginning of an own turn
WAITING: Final = [0.0, 1.25, 2.2, 2.6, 2.8, 2.95, 3.2]  # when others move first
NEXT: Final = 2.0  # turns for a page that is not drawn yet
LACKING: Final = 2.9  # for one that the kingdom cannot tell yet,
MISSING: Final = 0.1  # and for each thing that it lacks
LOST: Final = 14.0  # for one that it never will
READY: Final = -3.0  # for the last page, if this turn is sure to tell it
DONE: Final = -10.0  # and when nothing is left but to tell it
RESTLESS: Final = 1.0  # more for the page in hand,
EVERY: Final = 3  # once in so many turns

MAGIC: Final = 0.45  # turns that a magic token saves later on
EXPECTED: Final = 0.1  # pages that can never be told, in the rest of the book
ENOUGH: Final = 1  # pages ahead, where every further page drawn is a danger
RIVER_WORTH: Final = 1.5  # of a tile of the longest river, against a place of an area
DRAWS: Final = 36  # pages that may come, looked at: a bad one among them must not be overlooked
PLACEMENTS: Final = 2  # looked at beyond the next action

NAMES: Final = ["told", "way", "magic", "land", "out", "waiting"]
WEIGHTS: Final = [2.4, -1.0, MAGIC, 0.4, -30.0, -1.0]
VISIBLE: Final = ["told", "way"]


class GrajeczkaEvaluation(Evaluation):
    """The features of a storyteller's position, in turns."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(NAMES[:], WEIGHTS[:], VISIBLE[:])
        self.turns = 1  # what is drawn next shakes everything
        self.blur = 0.3
        self.draws_for_itself = True
        self.restless_seat = -1
        self.unloved = NO_PAGE  # the page that it would rather turn

    def watch(self, state: State, seat: int) -> None:
        assert isinstance(state, Position)
        own_turn = (state.turn + state.players - 1) // state.players
        restless = own_turn % EVERY == EVERY - 1 and dangers(state, seat) == 0.0
        self.restless_seat = seat if restless else -1
        self.unloved = state.page[seat]

    def measure(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        tells = seat == state.seat and can_tell(state)
        told = len(state.told[seat]) + int(tells)
        enough = sufficient(state, seat)
        if told > enough and dangers(state, seat) > EXPECTED:
            told = enough
        out = state.out[seat]
        waits = waiting(state, seat)
        if out:
            way = LOST
        elif tells:
            way = NEXT if state.left(seat) > 1 else DONE
        else:
            way = self.way(state, seat, waits)
        return [
            float(told),
            way,
            1.0 if state.magic[seat] and not out else 0.0,
            land(state.kingdom),
            1.0 if out else 0.0,
            waits / state.players,
        ]

    def samples(self, action: int) -> int:
        """What chance brings matters when a page is drawn, hardly when a tile is revealed."""
        return 1 if is_add(action) else DRAWS

    def some(self, actions: list[int], most: int, start: float) -> list[int]:
        return few_placements(actions, start)

    def branches(self, actions: list[int]) -> list[int]:
        return few_placements(actions, 0.5)

    def spread(self, state: State) -> float:
        assert isinstance(state, Position)
        return 1.5 + 0.35 * min(state.left(seat) for seat in range(state.players))

    def way(self, position: Position, seat: int, waits: int) -> float:
        """How many turns the page in hand takes; a magic token makes one move less of it."""
        number = position.page[seat]
        if number == NO_PAGE:
            return 0.0
        page = position.tables.pages[number]
        moves = moves_to_tell(position.kingdom, page, position.where())
        if moves == UNKNOWN:
            if not position.can_add():
                return LOST
            turns = LACKING + MISSING * missing(position.kingdom, page)
        else:
            spends = position.magic[seat] and moves > 1
            needed = moves - int(spends)
            if needed == 1 and waits == 0 and position.left(seat) == 1:
                return READY
            turns = TO_MOVE[needed] if waits == 0 else WAITING[needed]
            if spends:
                turns += MAGIC
        if seat == self.restless_seat and number == self.unloved:
            turns += RESTLESS
        return turns


def sufficient(position: Position, seat: int) -> int:
    """How many pages told are enough where telling more is a danger: some more than any other who
    is still in; none where all others are out, and time alone wins (B-E4)."""
    others = [
        len(position.told[other])
        for other in range(position.players)
        if other != seat and not position.out[other]
    ]
    if not others:
        return 0 if position.limit else len(position.told[seat]) + 1
    return max(others) + ENOUGH


def dangers(position: Position, seat: int) -> float:
    """How many pages that can never be told the rest of the seat's book is expected to hold."""
    unread = position.unread
    if not unread or position.can_add():
        return 0.0
    possible = possible_pages(position.kingdom, position.tables.pages, position.where())
    bad = len([page for page in unread if possible >> page & 1 == 0])
    return bad * position.undrawn[seat] / len(unread)


def waiting(position: Position, seat: int) -> int:
    """How many others move before the seat begins an adventure."""
    players = position.players
    holder = position.seat + 1 if position.phase == PHASE_SETTLE else position.seat
    return (seat - holder + players) % players


def few_placements(actions: list[int], start: float) -> list[int]:
    """All actions, but of the ways to add a tile only some, evenly spread from `start` (0 to 1)."""
    adds = [index for index, action in enumerate(actions) if is_add(action)]
    if len(adds) <= PLACEMENTS:
        return actions
    step = len(adds) / PLACEMENTS
    chosen = [actions[adds[int((start + index) * step)]] for index in range(PLACEMENTS)]
    return actions[: adds[0]] + chosen + actions[adds[-1] + 1 :]


def missing(kingdom: Kingdom, page: Page) -> float:
    """What the kingdom lacks of the land that a page asks for."""
    kingdom.features()
    total = 0.0
    for condition in page.conditions:
        if condition.kind == GOAL_LONG_RIVER:
            total += max(0, LONG_TILES - kingdom.longest_river)
        elif condition.kind > GOAL_LARGE + 1:
            total += max(0, LARGE_AREA - kingdom.largest_area[condition.kind - GOAL_LARGE])
        elif condition.verb == ASK_LINE:
            total += 1.0
    return total


def land(kingdom: Kingdom) -> float:
    """How much of what pages ask for the kingdom has: a long river and three large areas."""
    kingdom.features()
    total = RIVER_WORTH * min(LONG_TILES, kingdom.longest_river)
    for terrain in range(2, len(kingdom.largest_area)):
        total += min(LARGE_AREA, kingdom.largest_area[terrain])
    return total


def make_evaluation(game: Game, fitted: bool) -> Evaluation:
    """An evaluation for one bot."""
    assert isinstance(game, Grajeczka)
    return GrajeczkaEvaluation(game.tables)
