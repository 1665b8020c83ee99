"""The position as flat integers, and the primitive questions about it."""

from typing import Final, Literal

from bajarz.core.state import OVER as NOBODY
from bajarz.core.state import State
from bajarz.games.grajeczka.board import FIGURES
from bajarz.games.grajeczka.kingdom import Kingdom
from bajarz.games.grajeczka.placements import has_room
from bajarz.games.grajeczka.tables import NO_SIDE, Tables

# Phases
PHASE_TURN: Final = 0
PHASE_SETTLE: Final = 1
PHASE_SECOND: Final = 2
PHASE_OVER: Final = 3
PHASES: Final = ("turn", "settle", "second", "over")
TokenSide = Literal["plain", "magic"]
TOKENS: Final[tuple[TokenSide, ...]] = ("plain", "magic")

# The adventure just done: a figure's number, or
NO_ADVENTURE: Final = -1
ADDED: Final = 3
AdventureName = Literal["", "princess", "knight", "dragon", "add"]
ADVENTURES: Final[tuple[AdventureName, ...]] = ("", *FIGURES, "add")  # from NO_ADVENTURE on

NO_PAGE: Final = 0
UNTESTED: Final = 0  # of `tested`


class Position(State):
    """Everything that is on the table and in the hands.

    The kingdom and the lists inside lists are never changed, only replaced, so copies share them.
    Books are only counted: which page lies where is decided by chance when it is drawn.
    """

    def __init__(self, tables: Tables, players: int, like: "Position | None" = None) -> None:
        self.tables = tables
        self.players = players
        if like is None:
            self.begin()
        else:
            self.become(like)

    def begin(self) -> None:
        """The starting tiles and figures, an empty stack, no pages."""
        players = self.players
        self.limit = 0  # the turn after which the game ends; 0: none (B-E4)
        self.first = 0
        self.seat = 0
        self.turn = 1
        self.phase = PHASE_TURN
        self.ending = ""  # why the game is over

        self.kingdom: Kingdom = self.tables.kingdoms[0]
        self.laid: list[int] = []  # ordinary tiles: side << 16 | place << 3 | rotation
        self.figures = self.tables.figures[0][:]
        self.top = NO_SIDE  # the visible side of the stack
        self.stack: list[int] = []  # the tiles under it
        self.unread: list[int] = []  # pages that nobody has drawn

        self.page = [NO_PAGE] * players
        self.turned: list[list[int]] = [[] for _ in range(players)]  # as they will come again
        self.undrawn = [0] * players
        self.told: list[list[int]] = [[] for _ in range(players)]
        self.magic = [False] * players
        self.out = [False] * players
        self.tested = [UNTESTED] * players  # see redeal.py
        self.turned_tested: list[list[int]] = [[] for _ in range(players)]
        self.clear_turn()

    def clear_turn(self) -> None:
        """Nothing has happened in this turn."""
        self.adventure = NO_ADVENTURE
        self.moved = 0  # a bit for each figure that moved
        self.flight: list[int] = []  # the Dragon's latest, its end last
        self.told_now = False
        self.flipped = False

    def become(self, like: "Position") -> None:
        """Take over another position."""
        self.limit = like.limit
        self.first = like.first
        self.seat = like.seat
        self.turn = like.turn
        self.phase = like.phase
        self.ending = like.ending
        self.kingdom = like.kingdom
        self.laid = like.laid
        self.figures = like.figures[:]
        self.top = like.top
        self.stack = like.stack
        self.unread = like.unread
        self.page = like.page[:]
        self.turned = like.turned[:]
        self.undrawn = like.undrawn[:]
        self.told = like.told[:]
        self.magic = like.magic[:]
        self.out = like.out[:]
        self.tested = like.tested[:]
        self.turned_tested = like.turned_tested[:]
        self.adventure = like.adventure
        self.moved = like.moved
        self.flight = like.flight
        self.told_now = like.told_now
        self.flipped = like.flipped

    def to_move(self) -> int:
        return NOBODY if self.phase == PHASE_OVER else self.seat

    def turn_number(self) -> int:
        return self.turn

    def can_add(self) -> bool:
        """B-P4: whether there is a tile and a place for it."""
        return has_room(self.tables, self.kingdom, self.top)

    def can_flip(self) -> bool:
        """B-T3: a magic token, not flipped in this turn."""
        return self.magic[self.seat] and not self.flipped

    def left(self, seat: int) -> int:
        """Pages left: in hand, turned and undrawn."""
        return int(self.page[seat] != NO_PAGE) + len(self.turned[seat]) + self.undrawn[seat]

    def where(self) -> int:
        """The figures' places as one integer."""
        return self.figures[0] | self.figures[1] << 12 | self.figures[2] << 24
