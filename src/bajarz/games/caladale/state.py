"""The position as flat integers, and the primitive changes that keep its parts in step."""

from bisect import insort
from typing import Final, Literal

from bajarz.core.state import State
from bajarz.games.caladale.castle import (
    NOWHERE,
    VARIETY_FREE,
    VARIETY_SOLO_1,
    VARIETY_STANDARD,
    Castle,
)
from bajarz.games.caladale.edge_fits import EdgeFits
from bajarz.games.caladale.placement_index import PlacementIndex
from bajarz.games.caladale.tables import cell_at

# Phases
PHASE_GATES: Final = 0  # the gates are being chosen
PHASE_DRAFT: Final = 1  # take or draw
PHASE_DECIDE: Final = 2  # keep or turn down
PHASE_PLACE: Final = 3  # solo 1: the taken tile must be placed
PHASE_BUILD: Final = 4  # the last building time; solo 2 and free play
PHASE_OVER: Final = 5
PHASES: Final = ("gates", "draft", "decide", "place", "build", "over")

# What is played
MODE_TABLE: Final = 0  # the standard game
MODE_BUILDER: Final = 1  # solo 1
MODE_PUZZLE: Final = 2  # solo 2
MODE_FREE_PLAY: Final = 3
MODES: Final[tuple[Literal["table"], Literal["builder"], Literal["puzzle"], Literal["free"]]] = (
    "table",
    "builder",
    "puzzle",
    "free",
)
VARIETIES: Final = (VARIETY_STANDARD, VARIETY_SOLO_1, VARIETY_STANDARD, VARIETY_FREE)

NO_TILE: Final = -1
GATE_COLUMN: Final = 1  # C-S1: over the second column of the grass
FACE_UP: Final = 9  # C-S3


class Position(State):
    """Everything that is on and under the table.

    `tray`, `down`, `down_unseen`, `stack` and `out` are in the order of tiles; a face-up tile keeps
    its place on the table. Castles are values: an edit puts a new one in the old one's place, so
    that copies of a position share them, and with them all that was worked out about them.
    """

    def __init__(
        self, fits: EdgeFits, players: int, mode: int, like: "Position | None" = None
    ) -> None:
        self.fits = fits
        self.tables = fits.tables
        self.players = players
        self.mode = mode
        if like is None:
            self.begin()
        else:
            self.become(like)

    def begin(self) -> None:
        """Nobody has a gate; no draft tile is anywhere yet."""
        seats = self.players
        self.first = 0
        self.seat = 0
        self.turn = 1
        self.phase = PHASE_GATES
        self.taken = NO_TILE
        self.unseen = False  # whether the taken tile was drawn unseen
        self.face_up: list[int] = []
        self.stack: list[int] = []  # whose order chance decides
        self.out: list[int] = []  # draft tiles that are not in this game, or not any more
        self.gate = [NO_TILE] * seats
        self.side = [0] * seats  # of the seat's gate
        self.castles = [Castle(self.tables, VARIETIES[self.mode]) for _ in range(seats)]
        self.placement_indexes: list[PlacementIndex | None] = [None] * seats
        self.tray: list[list[int]] = [[] for _ in range(seats)]
        self.down: list[list[int]] = [[] for _ in range(seats)]
        self.down_unseen: list[list[int]] = [[] for _ in range(seats)]
        self.done = [False] * seats
        self.exchanges = [0] * seats

    def become(self, like: "Position") -> None:
        """Copy everything that can change."""
        self.first = like.first
        self.seat = like.seat
        self.turn = like.turn
        self.phase = like.phase
        self.taken = like.taken
        self.unseen = like.unseen
        self.face_up = like.face_up[:]
        self.stack = like.stack[:]
        self.out = like.out[:]
        self.gate = like.gate[:]
        self.side = like.side[:]
        self.castles = like.castles[:]
        self.placement_indexes = like.placement_indexes[:]
        self.tray = [tiles[:] for tiles in like.tray]
        self.down = [tiles[:] for tiles in like.down]
        self.down_unseen = [tiles[:] for tiles in like.down_unseen]
        self.done = like.done[:]
        self.exchanges = like.exchanges[:]

    def to_move(self) -> int:
        """Whose draft it is; in the last building time the first seat that is not done."""
        if self.phase == PHASE_OVER:
            return -1
        if self.phase == PHASE_BUILD:
            return self.done.index(False)
        return self.seat

    def turn_number(self) -> int:
        return self.turn

    def is_shared_time(self) -> bool:
        """C-E1: in the last building time all who are not done build at once."""
        return self.phase == PHASE_BUILD and self.mode == MODE_TABLE

    def deciders(self) -> list[int]:
        if self.is_shared_time():
            return [seat for seat in range(self.players) if not self.done[seat]]
        seat = self.to_move()
        return [] if seat < 0 else [seat]

    # Castles

    def placement_index(self, seat: int) -> PlacementIndex:
        """A seat's castle with all that was worked out about it."""
        index = self.placement_indexes[seat]
        if index is None:
            index = PlacementIndex(self.castles[seat], self.fits)
            self.placement_indexes[seat] = index
        return index

    def change(self, seat: int, castle: Castle) -> None:
        """Put a castle that nobody changes any more in the place of the seat's old one."""
        self.castles[seat] = castle
        self.placement_indexes[seat] = None

    def owns(self, seat: int, tile: int) -> bool:
        """C-B1: whether a tile is in the seat's tray or castle."""
        return self.castles[seat].where[tile] != NOWHERE or tile in self.tray[seat]

    def give_gate(self, seat: int, gate: int, side: int) -> None:
        """C-S1: the seat's gate, over the second column of the grass."""
        self.gate[seat] = gate
        self.side[seat] = side
        castle = self.castles[seat].clone()
        castle.place(gate, cell_at(castle.grass + GATE_COLUMN, 0), 0, side)
        self.change(seat, castle)

    def keep(self, seat: int, tile: int) -> None:
        """C-T3: a tile for the castle, now, later or never."""
        insort(self.tray[seat], tile)

    def has_scaffold(self) -> bool:
        """C-F1: free play is played without."""
        return self.mode != MODE_FREE_PLAY

    def is_drafted(self) -> bool:
        """C-T4: whether no tile is left to take."""
        return not (self.face_up or self.stack)
