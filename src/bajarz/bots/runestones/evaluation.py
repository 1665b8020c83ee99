"""Rune Stones: what a druid has, and what it will still bring.

Worths are in power points. What pays back later counts less the nearer the game is to its end
(R-E1): gems must still be forged, cards must still be drawn and used.
"""

from typing import Final

from bajarz.bots.evaluation import Evaluation
from bajarz.bots.runestones.weights import BY_HAND, FITTED, Numbers
from bajarz.bots.runestones.worth import Worths
from bajarz.core.game import Game
from bajarz.core.state import State
from bajarz.games.runestones import actions as act
from bajarz.games.runestones.game import RuneStones
from bajarz.games.runestones.parts import ORE, WHITE
from bajarz.games.runestones.state import (
    HELD,
    NONE,
    PHASE_ABILITIES,
    PHASE_ACTION,
    PHASE_CALL,
    PHASE_CARDS,
    PHASE_DIE,
    PHASE_FIELD,
    PHASE_FORGE,
    PHASE_GEM,
    PHASE_PAY,
    PHASE_STONE,
    PHASE_SUMMON,
    PHASE_TRADE,
    Position,
)
from bajarz.games.runestones.tables import Tables
from bajarz.games.runestones.turns import GOAL

PACE: Final = 2.3  # points a turn, about
GEMS_IN_TIME: Final = 4.0  # turns in which gems still become artifacts
CARDS_IN_TIME: Final = 14.0  # turns in which cards and stones still pay back
FEW_CARDS: Final = 10  # a deck below this is soon played out
SPENT_GEMS: Final = 3  # of one colour, white or ore: what one turn can make use of;
SPENT_WHITES: Final = 4
SPENT_ORE: Final = 6
SURPLUS: Final = 0.25  # and what is left of the worth of more
MANY_PIECES: Final = 7  # gems and ore beyond this wait too long

NAMES: Final = [
    "points", "gems", "white gems", "ore", "pieces at the end", "rows", "growing rows",
    "rune stones", "abilities", "magic", "payable artifacts", "pending", "missing cards", "hoard",
]  # fmt: skip
VISIBLE: Final = ["points", "pieces at the end", "rows", "rune stones", "pending"]


class RuneStonesEvaluation(Evaluation):
    """The features of a druid's position."""

    def __init__(self, tables: Tables, numbers: Numbers) -> None:
        super().__init__(NAMES[:], numbers.weights[:], VISIBLE[:])
        self.turns = 1  # what is drawn next shakes everything
        self.worths = Worths(tables, numbers)
        self.growth = numbers.growth[:]
        self.stone_worth = numbers.stones[:]

    def measure(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        turns = turns_left(state)
        soon = min(1.0, turns / GEMS_IN_TIME)
        late = min(1.0, turns / CARDS_IN_TIME)
        at = seat * HELD
        held = state.held
        pieces = 0
        gems = 0.0
        for colour in range(WHITE):
            gems += useful(held[at + colour], SPENT_GEMS)
            pieces += held[at + colour]
        pieces += held[at + WHITE] + held[at + ORE]
        abilities, magic, count = self.deck(state, seat)
        hoard = max(0, pieces - MANY_PIECES)
        growth = self.growth
        points = state.tables.trade_points
        one = state.filled[2 * seat]
        two = state.filled[2 * seat + 1]
        return [
            float(state.points[seat]),
            gems * soon,
            useful(held[at + WHITE], SPENT_WHITES) * soon,
            useful(held[at + ORE], SPENT_ORE) * soon,
            pieces * (1.0 - soon),
            float(points[one] + points[two]),
            (growth[one] + growth[two]) * soon,
            self.stones_worth(state.stones[seat]) * late,
            abilities * late,
            magic * late,
            payable(state, seat) * soon,
            self.pending(state, late) if seat == state.seat else 0.0,
            max(0, FEW_CARDS - count) * late,
            hoard * soon,
        ]

    def spread(self, state: State) -> float:
        assert isinstance(state, Position)
        return 2.5 + 0.22 * turns_left(state)

    def skips(self, last: int, action: int) -> bool:
        """Cards are played and called in ascending order, and played before any is called."""
        kind = act.kind_of(action)
        before = act.kind_of(last)
        if kind == act.KIND_PLAY:
            return before == act.KIND_CALL or (before == act.KIND_PLAY and action < last)
        return kind == act.KIND_CALL and before == act.KIND_CALL and action < last

    def deck(self, position: Position, seat: int) -> tuple[float, float, int]:
        """Abilities and magic points of all cards the seat owns, or will when its play is over.
        More cards are drawn less often, so each counts a little less."""
        worth = self.worths.card
        magic = position.tables.magic
        base = position.base[seat]
        total = 0.0
        power = 0
        count = 0
        for cards in (position.hand[seat], position.deck[seat], position.played[seat]):
            for card in cards:
                total += worth[base + card]
                power += magic[base + card]
                count += 1
        if seat == position.seat and position.playing:
            summoning = position.phase == PHASE_SUMMON
            for index, card in enumerate(position.playing):
                if summoning or index == 0:  # R-A3: the lowest card alone comes back
                    total += worth[base + card]
                    power += magic[base + card]
                    count += 1
            for card in position.called:
                total += worth[base + card]
                power += magic[base + card]
                count += 1
        thin = 1.0 / (1.0 + 0.04 * count)
        return 1.4 * total * thin, 1.4 * power * thin, count

    def pending(self, position: Position, late: float) -> float:
        """What the turn that is going on still promises."""
        phase = position.phase
        if phase == PHASE_ACTION or phase == PHASE_TRADE or phase == PHASE_FORGE:
            return 0.0
        if phase == PHASE_SUMMON:
            return 0.5 * position.power * late if position.playing else 1.5 * late
        if phase == PHASE_CARDS and not position.playing:
            return 1.5
        return self.worths.unused(position) + self.choice(position, late)

    def choice(self, position: Position, late: float) -> float:
        """What is about to be chosen (R-A5, R-A6, R-F5, R-X2)."""
        phase = position.phase
        worths = self.worths
        promised = 0.0
        if phase == PHASE_DIE or phase == PHASE_GEM or phase == PHASE_CALL or phase == PHASE_PAY:
            promised = position.left * worths.thing(position.face) if position.left else 0.0
        if phase == PHASE_GEM:
            return promised + worths.any_gem
        if phase == PHASE_CALL:
            return promised + worths.any_card * late
        if phase == PHASE_PAY:
            return promised + worths.paying(position)
        if phase == PHASE_FIELD:
            return promised + 3.0
        if phase == PHASE_STONE:
            return late * self.best_stone(position)
        return (
            promised
            if phase == PHASE_DIE or phase == PHASE_ABILITIES or phase == PHASE_CARDS
            else 0.0
        )

    def stones_worth(self, stones: int) -> float:
        total = 0.0
        for kind in range(8):
            if stones >> kind & 1:
                total += self.stone_worth[kind]
        return total

    def best_stone(self, position: Position) -> float:
        best = 0.0
        for kind in range(8):
            if position.can_take_stone(kind):
                best = max(best, self.stone_worth[kind])
        return best


def turns_left(position: Position) -> float:
    """About how many turns each player will still have, by the leader's points and rows: a row can
    be traded in at any time, so keeping it does not put off the end."""
    trade = position.tables.trade_points
    filled = position.filled
    leader = 0
    for seat in range(position.players):
        rows = trade[filled[2 * seat]] + trade[filled[2 * seat + 1]]
        leader = max(leader, position.points[seat] + rows)
    return max(0.0, (GOAL - leader) / PACE)


def useful(count: int, spent: int) -> float:
    """Pieces of one kind, of which more than can be spent at once are worth little."""
    return float(count) if count <= spent else spent + SURPLUS * (count - spent)


def payable(position: Position, seat: int) -> float:
    """R-F1, R-F2: artifacts that lie at a smithy, have a field, and could be paid; two at most."""
    at = seat * HELD
    held = position.held
    found = 1.0 if held[at + ORE] >= position.tables.ore_cost else 0.0
    jokers = held[at + WHITE]
    wild = position.wild[seat]
    if wild != NONE:
        jokers += held[at + wild]
    for smithy in range(5):
        colour = position.smithy[smithy]
        if colour == NONE:
            continue
        have = jokers if colour == wild else jokers + held[at + colour]
        if have >= position.tables.smithy_cost[smithy] and has_field(position, seat, colour):
            found += 1.0
    return min(2.0, found)


def has_field(position: Position, seat: int, colour: int) -> bool:
    at = seat * 10 + colour
    return position.fields[at] == 0 or position.fields[at + 5] == 0


def make_evaluation(game: Game, fitted: bool) -> Evaluation:
    """An evaluation for one bot; search judges by the numbers that were fitted to games."""
    assert isinstance(game, RuneStones)
    return RuneStonesEvaluation(game.tables, FITTED if fitted else BY_HAND)
