"""The position as flat integers, and the primitive changes that keep its parts in step."""

from typing import Final

from bajarz.core.state import State
from bajarz.games.fantazja.tables import CASTLE, SCALE, STEP, Tables

# Phases
PHASE_TURN: Final = 0
PHASE_PAY: Final = 1
PHASE_MAGIC: Final = 2
PHASE_OVER: Final = 3
PHASES: Final = ("turn", "pay", "magic", "over")

NOBODY: Final = -1  # holder of a token in the pool; no power used
AWAY: Final = -2  # holder of the military token while it is in use (F-K6)
NOWHERE: Final = -1

HAND_SIZE: Final = 6
MOST_BURIED: Final = 2  # by one use of the magic power (F-M4)


class Position(State):
    """Everything that is on and under the table.

    Lists with one entry a seat hold lists of tiles in ascending order; `bottom`, `ip` and what
    belongs to them keep the order of events.
    """

    def __init__(self, tables: Tables, like: "Position | None" = None) -> None:
        self.tables = tables
        if like is None:
            self.begin()
        else:
            self.become(like)

    def begin(self) -> None:
        """The castle alone (F-S1); no tile is anywhere yet."""
        tables = self.tables
        self.first = 0
        self.seat = 0
        self.turn = 1
        self.phase = PHASE_TURN
        self.acted = False
        self.power = NOBODY  # type of the power used this turn
        self.given: list[int] = []  # by the residential power, while its use is open
        self.taken: list[int] = []
        self.exchanging = False
        self.shown: list[int] = []  # by the magic power, while it waits for a choice
        self.buried = 0

        self.top: dict[int, int] = {CASTLE: tables.castle * 4}  # place → laid tile
        self.under: dict[int, list[int]] = {}  # place → laid tiles below the top, lowest first
        self.need: dict[int, int] = {}  # empty place beside a tile → faces around it
        self.visible = [0] * 10  # seat * 5 + type → visible buildings (F-K4)
        self.touch_neighbours(CASTLE, 1)

        self.hand: list[list[int]] = [[], []]
        self.bag: list[list[int]] = [[], []]  # the draw pile, whose order chance decides
        self.bottom: list[list[int]] = [[], []]  # buried under it, in the order of drawing
        self.discard: list[list[int]] = [[], []]
        self.ip: list[list[int]] = [[], []]
        self.tokens = [NOBODY] * 5  # type → holder
        self.guard = NOWHERE  # the building under the military token
        self.guard_of = NOBODY  # who used it
        self.bonus = [0, 0]
        self.bonus_left = tables.bonus_tokens

        # What the opponent of a tile's owner has learnt (see redeal.py).
        self.clock = 0
        self.seen = [0] * tables.castle  # tile → when it was last known to be in its owner's hand
        self.ip_since: list[list[int]] = [[], []]  # when each IP tile was gained; KNOWN if public
        self.ip_unseen: list[list[int]] = [[], []]
        self.unseen = [0, 0]  # never-seen tiles in hand and hidden IP together
        self.bottom_use: list[list[int]] = [[], []]  # in which turn it was buried

    def become(self, like: "Position") -> None:
        """Copy everything that can change."""
        self.first = like.first
        self.seat = like.seat
        self.turn = like.turn
        self.phase = like.phase
        self.acted = like.acted
        self.power = like.power
        self.given = like.given[:]
        self.taken = like.taken[:]
        self.exchanging = like.exchanging
        self.shown = like.shown[:]
        self.buried = like.buried
        self.top = like.top.copy()
        self.under = {place: stack[:] for place, stack in like.under.items()}
        self.need = like.need.copy()
        self.visible = like.visible[:]
        self.hand = both(like.hand)
        self.bag = both(like.bag)
        self.bottom = both(like.bottom)
        self.discard = both(like.discard)
        self.ip = both(like.ip)
        self.tokens = like.tokens[:]
        self.guard = like.guard
        self.guard_of = like.guard_of
        self.bonus = like.bonus[:]
        self.bonus_left = like.bonus_left
        self.clock = like.clock
        self.seen = like.seen[:]
        self.ip_since = both(like.ip_since)
        self.ip_unseen = both(like.ip_unseen)
        self.unseen = like.unseen[:]
        self.bottom_use = both(like.bottom_use)

    def to_move(self) -> int:
        return -1 if self.phase == PHASE_OVER else self.seat

    def turn_number(self) -> int:
        return self.turn

    # The map

    def lay(self, place: int, laid: int) -> None:
        """Put a tile on an empty place or on top of the tile there."""
        tables = self.tables
        if place in self.top:
            below = self.top[place]
            self.touch_neighbours(place, -1)
            self.visible[tables.owner[below >> 2] * 5 + tables.type[below >> 2]] -= 1
            self.under.setdefault(place, []).append(below)
        else:
            del self.need[place]
        self.top[place] = laid
        self.visible[tables.owner[laid >> 2] * 5 + tables.type[laid >> 2]] += 1
        self.touch_neighbours(place, 1)

    def lift(self, place: int) -> int:
        """Take the top tile off a place, leaving what is below it; return it."""
        tables = self.tables
        self.touch_neighbours(place, -1)
        laid = self.top.pop(place)
        self.visible[tables.owner[laid >> 2] * 5 + tables.type[laid >> 2]] -= 1
        stack = self.under.get(place)
        if stack is None:
            need = self.need_of(place)
            if need:
                self.need[place] = need
        else:
            below = stack.pop()
            if not stack:
                del self.under[place]
            self.top[place] = below
            self.visible[tables.owner[below >> 2] * 5 + tables.type[below >> 2]] += 1
            self.touch_neighbours(place, 1)
        return laid

    def touch_neighbours(self, place: int, sign: int) -> None:
        """Add what the top tile shows to the needs of the places beside it, or take it off."""
        face = self.top[place] * 4
        for direction in range(4):
            beside = place + STEP[direction]
            if beside not in self.top:
                shown = self.tables.face[face + direction] * SCALE[direction ^ 2]
                need = self.need.get(beside, 0) + sign * shown
                if need:
                    self.need[beside] = need
                else:
                    del self.need[beside]

    def need_of(self, place: int) -> int:
        """What an empty place needs, worked out from the tiles around it; 0 for nothing there."""
        need = 0
        for direction in range(4):
            beside = self.top.get(place + STEP[direction])
            if beside is not None:
                need += self.tables.face[beside * 4 + (direction ^ 2)] * SCALE[direction]
        return need

    def stack(self, place: int) -> list[int]:
        """The laid tiles of a place, from the top down."""
        return [self.top[place], *reversed(self.under.get(place, []))]

    def is_building(self, place: int) -> bool:
        return place != CASTLE and place in self.top

    def is_barred(self, place: int, seat: int) -> bool:
        """F-M3: whether the opponent's military token lies on this building."""
        return place == self.guard and self.guard_of != seat

    def beside_barred(self, place: int, seat: int) -> bool:
        """F-P5: whether an empty place lies beside a building barred to this seat."""
        if self.guard == NOWHERE or self.guard_of == seat:
            return False
        distance = self.guard - place
        return distance in STEP

    def pile_size(self, seat: int) -> int:
        """How many tiles are left to draw."""
        return len(self.bag[seat]) + len(self.bottom[seat])

    def is_out(self, seat: int) -> bool:
        """F-E1: no tile in hand, none to draw."""
        return not (self.hand[seat] or self.bag[seat] or self.bottom[seat])


def both(lists: list[list[int]]) -> list[list[int]]:
    return [lists[0][:], lists[1][:]]
