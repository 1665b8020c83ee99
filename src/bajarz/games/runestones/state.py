"""The position as flat integers, and the primitive changes and questions about it."""

from typing import Final

from bajarz.core.state import State
from bajarz.games.runestones.parts import ORE, WHITE
from bajarz.games.runestones.tables import BASE, Tables

# Phases
PHASE_ACTION: Final = 0
PHASE_SUMMON: Final = 1
PHASE_CARDS: Final = 2
PHASE_ABILITIES: Final = 3
PHASE_PAY: Final = 4
PHASE_GEM: Final = 5
PHASE_CALL: Final = 6
PHASE_DIE: Final = 7
PHASE_FIELD: Final = 8
PHASE_FORGE: Final = 9
PHASE_TRADE: Final = 10
PHASE_STONE: Final = 11
PHASE_OVER: Final = 12
PHASES: Final = (
    "action", "summon", "cards", "abilities", "pay", "gem", "call", "die", "field", "forge",
    "trade", "stone", "over",
)  # fmt: skip

NONE: Final = -1  # no colour: an empty smithy, no gem on the Wild Gem stone, no pending artifact
HELD: Final = 6  # kinds of what a seat holds: five of gems, and ore
FIELDS: Final = 10  # two rows of five, by colour (R-F5)
PART_BITS: Final = 3  # of `used`: parts 1 and 2
POINT_BIT: Final = 4  # of `used`: the extra point was given (R-K7)

# Rune stones, as bits of `stones` (R-K1 to R-K8)
STONE_MAGIC_POINTS: Final = 1
STONE_HAND_LIMIT: Final = 2
STONE_EXCHANGE: Final = 4
STONE_WILD_GEM: Final = 8
STONE_PLUS: Final = 16
STONE_DOUBLE_DIE: Final = 32
STONE_EXTRA_POINT: Final = 64
STONE_THREE_CARDS: Final = 128


class Position(State):
    """Everything that is on the table and in the hands.

    `hand`, `deck`, `known_in_hand` and `removed` are ascending lists by seat, `played` has its top
    last. Decks are bags: their order is decided by chance when a card is drawn. During an action
    `playing` and `called` are ascending.
    """

    def __init__(self, tables: Tables, players: int, like: "Position | None" = None) -> None:
        self.tables = tables
        self.players = players
        if like is None:
            self.begin()
        else:
            self.become(like)

    def begin(self) -> None:
        """An empty table (R-S1); no card and no stone is anywhere yet."""
        players = self.players
        tables = self.tables
        self.both_rows = False  # table option (R-X1)
        self.first = 0
        self.seat = 0
        self.round = 1
        self.turn = 1
        self.phase = PHASE_ACTION
        self.ending = ""  # the rule that ended the game

        self.display = [0] * 6  # from the cheap end; 0 for an empty slot, never before a card
        self.general: list[int] = []  # the general deck
        self.discard: list[int] = []
        self.supply = tables.pieces[:]
        self.smithy = [NONE] * 5  # colours of the artifacts
        self.artifacts: list[int] = []  # the face-down supply, as dealt outcomes
        self.traded_in: list[int] = []
        self.white_left = tables.white_artifacts
        self.stones_left = [min(players - 1, count) for count in tables.stones]  # R-S1

        self.base = [seat * BASE for seat in range(players)]  # of each seat's druid
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.deck: list[list[int]] = [[] for _ in range(players)]
        self.played: list[list[int]] = [[] for _ in range(players)]
        self.known_in_hand: list[list[int]] = [[] for _ in range(players)]  # see redeal.py
        self.removed: list[list[int]] = [[] for _ in range(players)]
        self.held = [0] * (HELD * players)
        self.points = [0] * players
        self.fields = [0] * (FIELDS * players)  # 1 + colour of the artifact there, or 0
        self.filled = [0] * (2 * players)  # artifacts in each row
        self.stones = [0] * players
        self.wild = [NONE] * players
        self.begin_turn()
        self.changed_this_round = False  # whether anything happened in this round (R-E4)

    def begin_turn(self) -> None:
        """Nothing is going on."""
        self.playing: list[int] = []
        self.used: list[int] = []  # for each card of `playing`, bits of what was used
        self.called: list[int] = []
        self.plays_before: list[int] = []  # for each call, how many cards were played before it
        self.power = 0  # magic points not spent yet
        self.play_colour = WHITE  # of the cards played; white while any colour may join
        self.resume = PHASE_ABILITIES  # the phase to go back to after a choice
        self.card = 0  # whose ability is being used, and which part
        self.part = 0
        self.wanted_gain = 0  # what kind of display card is gained
        self.face = 0  # what the die shows
        self.left = 0  # how often its benefit may still be had
        self.artifact = NONE  # forged, waiting for a field; and where
        self.forging = 0
        self.bonus = False  # whether the smithy's bonus will be given
        self.forged = 0  # a bit for every smithy used this turn
        self.trades = 0
        self.exchanged = False

    def become(self, like: "Position") -> None:
        """Copy everything that can change."""
        self.both_rows = like.both_rows
        self.first = like.first
        self.seat = like.seat
        self.round = like.round
        self.turn = like.turn
        self.phase = like.phase
        self.ending = like.ending
        self.display = like.display[:]
        self.general = like.general[:]
        self.discard = like.discard[:]
        self.supply = like.supply[:]
        self.smithy = like.smithy[:]
        self.artifacts = like.artifacts[:]
        self.traded_in = like.traded_in[:]
        self.white_left = like.white_left
        self.stones_left = like.stones_left[:]
        self.base = like.base  # never changes
        self.hand = [cards[:] for cards in like.hand]
        self.deck = [cards[:] for cards in like.deck]
        self.played = [cards[:] for cards in like.played]
        self.known_in_hand = like.known_in_hand[:]  # its lists are replaced, never changed
        self.removed = like.removed[:]  # the same
        self.held = like.held[:]
        self.points = like.points[:]
        self.fields = like.fields[:]
        self.filled = like.filled[:]
        self.stones = like.stones[:]
        self.wild = like.wild[:]
        self.become_turn(like)

    def become_turn(self, like: "Position") -> None:
        self.playing = like.playing[:]
        self.used = like.used[:]
        self.called = like.called[:]
        self.plays_before = like.plays_before[:]
        self.power = like.power
        self.play_colour = like.play_colour
        self.resume = like.resume
        self.card = like.card
        self.part = like.part
        self.wanted_gain = like.wanted_gain
        self.face = like.face
        self.left = like.left
        self.artifact = like.artifact
        self.forging = like.forging
        self.bonus = like.bonus
        self.forged = like.forged
        self.trades = like.trades
        self.exchanged = like.exchanged
        self.changed_this_round = like.changed_this_round

    def to_move(self) -> int:
        return -1 if self.phase == PHASE_OVER else self.seat

    def turn_number(self) -> int:
        return self.turn

    def is_secret(self) -> bool:
        """Whether what is being chosen is known to the seat to move alone."""
        return self.phase == PHASE_SUMMON or self.phase == PHASE_CARDS

    def display_size(self) -> int:
        """How many cards lie on the display; there are no gaps (R-U4)."""
        size = 6
        while size and self.display[size - 1] == 0:
            size -= 1
        return size

    def has_coloured_gem(self) -> bool:
        """Whether the supply has a gem that is not white (R-C3)."""
        supply = self.supply
        return supply[0] > 0 or supply[1] > 0 or supply[2] > 0 or supply[3] > 0

    def can_use_stone(self) -> bool:
        """Whether the Exchange or the Wild Gem stone is open to the seat to move (R-K3, R-K4)."""
        stones = self.stones[self.seat] & (STONE_EXCHANGE | STONE_WILD_GEM)
        if stones == 0:
            return False
        if stones & STONE_WILD_GEM and self.wild[self.seat] == NONE and self.has_coloured_gem():
            return True
        if not stones & STONE_EXCHANGE or self.exchanged:
            return False
        at = self.seat * HELD
        if self.held[at + ORE] and self.has_coloured_gem():
            return True
        return self.supply[ORE] > 0 and sum(self.held[at : at + ORE]) > 0

    def limits(self, need: list[int], size: int) -> int:
        """How many gems of each colour the seat to move could use to pay this, packed; -1 if they
        are too few. White gems stand for all, and so do those of the wild colour (R-A4, R-F2)."""
        at = self.seat * HELD
        held = self.held
        wild = self.wild[self.seat]
        packed = 0
        total = 0
        for colour in range(5):
            most = size if colour == WHITE or colour == wild else need[colour]
            if most:
                have = held[at + colour]
                most = min(most, have)
                packed += most << 4 * colour
                total += most
        return packed if total >= size else -1

    def forge_limits(self, smithy: int) -> int:
        """The same for the artifact of a coloured smithy (R-F2)."""
        size = self.tables.smithy_cost[smithy]
        colour = self.smithy[smithy]
        at = self.seat * HELD
        white = min(self.held[at + WHITE], size)
        mine = min(self.held[at + colour], size)
        wild = self.wild[self.seat]
        if wild == NONE or wild == colour:
            if white + mine < size:
                return -1
            return (white << 16) + (mine << 4 * colour)
        joker = min(self.held[at + wild], size)
        if white + mine + joker < size:
            return -1
        return (white << 16) + (mine << 4 * colour) + (joker << 4 * wild)

    def any_limits(self, size: int) -> int:
        """The same for gems of any colours: a white artifact (R-F2)."""
        at = self.seat * HELD
        packed = 0
        total = 0
        for colour in range(5):
            have = self.held[at + colour]
            have = min(have, size)
            packed += have << 4 * colour
            total += have
        return packed if total >= size else -1

    def has_field(self, colour: int) -> bool:
        """R-F5: whether the seat to move has a free field for an artifact of this colour."""
        if colour == WHITE:
            return self.filled[2 * self.seat] + self.filled[2 * self.seat + 1] < FIELDS
        at = self.seat * FIELDS + colour
        return self.fields[at] == 0 or self.fields[at + 5] == 0

    def can_take_stone(self, kind: int) -> bool:
        """R-X2: there is one, and the seat to move has none of this kind and fewer than four."""
        stones = self.stones[self.seat]
        return self.stones_left[kind] > 0 and not stones >> kind & 1 and stones.bit_count() < 4
