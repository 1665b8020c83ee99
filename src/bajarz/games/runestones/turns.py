"""What follows by itself, the end of a turn, and the end of the game."""

from bisect import insort

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.games.runestones import actions as act
from bajarz.games.runestones.abilities import anything_left, anything_usable, pay
from bajarz.games.runestones.events import CardsDrawn, DeckRenewed, GameEnded, SeatOnly
from bajarz.games.runestones.forging import finish_forge, place, take_stone
from bajarz.games.runestones.gains import can_gain, choose_card, choose_gem, forgo
from bajarz.games.runestones.legal import can_forge, can_trade, choices
from bajarz.games.runestones.playing import finish_abilities
from bajarz.games.runestones.state import (
    PHASE_ABILITIES,
    PHASE_ACTION,
    PHASE_CARDS,
    PHASE_DIE,
    PHASE_FORGE,
    PHASE_OVER,
    PHASE_TRADE,
    STONE_HAND_LIMIT,
    Position,
)

Log = list[Event] | None
HAND_SIZE = 4
LARGE_HAND = 6  # with the Hand Limit stone (R-K2)
GOAL = 65  # R-E1
MOST_ROUNDS = 300  # R-E4


def settle(position: Position, dealer: Dealer, log: Log) -> None:
    """Carry out all that leaves nothing to choose, until somebody must decide."""
    while (
        position.phase > PHASE_CARDS and position.phase != PHASE_OVER and not must_choose(position)
    ):
        phase = position.phase
        if phase == PHASE_ABILITIES:
            finish_abilities(position, dealer, log)
        elif phase == PHASE_TRADE:
            end_turn(position, dealer, log)
        elif phase == PHASE_FORGE:
            finish_forge(position, dealer, log)
        elif phase == PHASE_DIE:
            forgo(position, log)
        else:
            choose(position, choices(position)[0], dealer, log)


def must_choose(position: Position) -> bool:
    """Whether the phase leaves the seat to move anything to choose, its stones included."""
    phase = position.phase
    if phase == PHASE_ABILITIES:
        if anything_usable(position):
            return True
        return position.can_use_stone() and anything_left(position)
    if phase == PHASE_TRADE:
        return can_trade(position, 0) or can_trade(position, 1) or position.can_use_stone()
    if phase == PHASE_FORGE:
        return may_forge_on(position)
    if phase == PHASE_DIE:
        return can_gain(position, position.face) or position.can_use_stone()
    return len(choices(position)) > 1


def may_forge_on(position: Position) -> bool:
    """R-F1: two artifacts at most; a stone may yet make the second possible."""
    if position.forged.bit_count() == 2:
        return False
    return can_forge(position) or position.can_use_stone()


def choose(position: Position, action: int, dealer: Dealer, log: Log) -> None:
    """Carry out a choice that was asked for."""
    kind = act.kind_of(action)
    rest = action & act.REST
    if kind == act.KIND_PAY:
        pay(position, action, dealer, log)
    elif kind == act.KIND_GEM:
        choose_gem(position, rest, log)
    elif kind == act.KIND_CALL:
        choose_card(position, rest, dealer, log)
    elif kind == act.KIND_FIELD:
        place(position, rest, dealer, log)
    else:
        take_stone(position, rest, log)


def end_turn(position: Position, dealer: Dealer, log: Log) -> None:
    """R-T1: refill the hand, then it is the next player's turn; or the game is over."""
    seat = position.seat
    if refill(position, seat, dealer, log):
        position.changed_this_round = True
    position.trades = 0
    position.exchanged = False
    position.forged = 0
    position.phase = PHASE_ACTION
    if log is not None:
        log.append(Event("TurnEnded", SeatOnly(seat=seat + 1)))
    following = (seat + 1) % position.players
    if following == position.first:
        end_round(position, log)
    if position.phase != PHASE_OVER:
        position.seat = following
        position.turn += 1


def end_round(position: Position, log: Log) -> None:
    """R-S4, R-E1: a round is one turn each. R-E4: one in which nothing happened is the last."""
    if max(position.points) >= GOAL:
        position.ending = "R-E1"
    elif not position.changed_this_round or position.round >= MOST_ROUNDS:
        position.ending = "R-E4"
    else:
        position.round += 1
        position.changed_this_round = False
        return
    position.phase = PHASE_OVER
    if log is not None:
        log.append(Event("GameEnded", GameEnded(rule=position.ending)))


def refill(position: Position, seat: int, dealer: Dealer, log: Log) -> int:
    """R-H1, R-K2: up to four or six in hand; an empty deck is made anew from the played pile."""
    hand = position.hand[seat]
    deck = position.deck[seat]
    size = LARGE_HAND if position.stones[seat] & STONE_HAND_LIMIT else HAND_SIZE
    drawn: list[int] = []
    while len(hand) < size:
        if not deck:
            if not position.played[seat]:
                break
            renew(position, seat, log)
            deck = position.deck[seat]
        card = deck.pop(dealer.pick(deck))
        insort(hand, card)
        drawn.append(card)
    if drawn and log is not None:
        secret = {"cards": [*drawn]}
        public = CardsDrawn(seat=seat + 1, count=len(drawn))
        log.append(Event("CardsDrawn", public, secret, (seat,), reveals=True))
    return len(drawn)


def renew(position: Position, seat: int, log: Log) -> None:
    """R-H1: the played pile becomes the deck. Now everybody knows what is in the hand: all that was
    in hand and deck before."""
    position.known_in_hand[seat] = position.hand[seat][:]
    position.deck[seat] = sorted(position.played[seat])
    position.played[seat] = []
    if log is not None:
        facts = DeckRenewed(deck="seat", seat=seat + 1, count=len(position.deck[seat]))
        log.append(Event("DeckRenewed", facts))
