"""The end of a turn and the start of the next."""

from bisect import insort

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.games.fantazja import memory
from bajarz.games.fantazja.components import TYPE_MILITARY, TYPE_PRODUCTION, TYPE_RESIDENTIAL, TYPES
from bajarz.games.fantazja.events import (
    GameEnded,
    SeatOnly,
    SecretTiles,
    TokenMoved,
    TokenReturned,
)
from bajarz.games.fantazja.legal import add_powers
from bajarz.games.fantazja.state import (
    AWAY,
    HAND_SIZE,
    NOBODY,
    NOWHERE,
    PHASE_OVER,
    PHASE_TURN,
    Position,
)

Log = list[Event] | None


def finish_step(position: Position, ended: bool, dealer: Dealer, log: Log) -> None:
    """F-T3: the turn ends by the player's word, or by itself when nothing is left to choose."""
    while position.phase == PHASE_TURN and (ended or nothing_to_choose(position)):
        end_turn(position, dealer, log)
        ended = False


def nothing_to_choose(position: Position) -> bool:
    """Whether ending the turn is all that the seat to move could do (F-T2, F-T3)."""
    seat = position.seat
    if not position.acted and position.hand[seat]:
        return False
    if not position.exchanging and (position.power != NOBODY or seat not in position.tokens):
        return True
    return not can_use_power(position, seat)


def can_use_power(position: Position, seat: int) -> bool:
    """Whether some power is still open; the usual cases first, without listing what can be done."""
    if position.power == NOBODY:
        tokens = position.tokens
        if position.discard[seat] and tokens[TYPE_PRODUCTION] == seat:
            return True
        if position.discard[seat] and position.hand[seat] and tokens[TYPE_RESIDENTIAL] == seat:
            return True
        if len(position.top) > 1 and tokens[TYPE_MILITARY] == seat:
            return True
    powers: list[int] = []
    add_powers(position, seat, powers)
    return len(powers) > 0


def end_turn(position: Position, dealer: Dealer, log: Log) -> None:
    """F-T4: draw, settle the tokens, pass the turn on; or the game is over (F-E1)."""
    seat = position.seat
    refill(position, seat, dealer, log)
    settle(position, seat, log)
    if log is not None:
        log.append(Event("TurnEnded", SeatOnly(seat=seat + 1)))
    position.acted = False
    position.power = NOBODY
    position.exchanging = False
    position.given = []
    position.taken = []
    if position.is_out(0) and position.is_out(1):
        position.phase = PHASE_OVER
        if log is not None:
            log.append(Event("GameEnded", GameEnded(rule="F-E1")))
    else:
        position.turn += 1
        position.seat = 1 - seat
        take_back_guard(position, log)


def refill(position: Position, seat: int, dealer: Dealer, log: Log) -> None:
    """F-T4: up to six tiles in hand; chance decides the order of the bag, not of the bottom."""
    hand = position.hand[seat]
    drawn: list[int] = []
    while len(hand) < HAND_SIZE and (position.bag[seat] or position.bottom[seat]):
        tile = draw(position, seat, dealer)
        insort(hand, tile)
        drawn.append(tile)
    if drawn and log is not None:
        secret = {"tiles": position.tables.names(drawn)}
        public = SecretTiles(seat=seat + 1, count=len(drawn))
        log.append(Event("TilesDrawn", public, secret, (seat,), reveals=True))


def draw(position: Position, seat: int, dealer: Dealer) -> int:
    bag = position.bag[seat]
    if bag:
        memory.draw(position, seat)
        return bag.pop(dealer.pick(bag))
    tile = position.bottom[seat].pop(0)
    position.bottom_use[seat].pop(0)
    position.clock += 1
    memory.arrive(position, tile)  # whoever buried it knows it
    return tile


def settle(position: Position, seat: int, log: Log) -> None:
    """F-K1 to F-K4, F-K6: the tokens at the end of this seat's turn; others stay (F-K3)."""
    visible = position.visible
    tokens = position.tokens
    for kind in range(5):
        mine = visible[seat * 5 + kind]
        theirs = visible[(1 - seat) * 5 + kind]
        if tokens[kind] == AWAY:  # F-K6
            continue
        if mine == theirs and tokens[kind] != NOBODY:  # F-K2
            move_token(position, kind, NOBODY, log)
        elif mine >= 2 and mine > theirs and tokens[kind] != seat:  # F-K1
            move_token(position, kind, seat, log)


def move_token(position: Position, kind: int, holder: int, log: Log) -> None:
    position.tokens[kind] = holder
    if log is not None:
        log.append(Event("TokenMoved", TokenMoved(type=TYPES[kind], to=holder + 1)))


def take_back_guard(position: Position, log: Log) -> None:
    """F-M3: the military token comes off when its user's turn starts."""
    seat = position.seat
    if position.tokens[TYPE_MILITARY] != AWAY or position.guard_of != seat:
        return
    position.tokens[TYPE_MILITARY] = seat if has_more_military(position, seat) else NOBODY
    position.guard = NOWHERE
    position.guard_of = NOBODY
    if log is not None:
        log.append(
            Event(
                "TokenReturned", TokenReturned(seat=seat + 1, to=position.tokens[TYPE_MILITARY] + 1)
            )
        )


def has_more_military(position: Position, seat: int) -> bool:
    """F-M3: 1 against 0 is enough."""
    return (
        position.visible[seat * 5 + TYPE_MILITARY]
        > position.visible[(1 - seat) * 5 + TYPE_MILITARY]
    )
