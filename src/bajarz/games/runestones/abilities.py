"""Carries out abilities, whatever the cards' rows describe (R-A2, R-A4, R-K5, R-K7).

Nothing here knows a card: parts.py says what a row means, and this interprets it.
"""

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.games.runestones.actions import GEMS
from bajarz.games.runestones.gains import can_gain, gain, go_on, pay_gems, take_gem, tell_gems
from bajarz.games.runestones.parts import GAIN_POINTS, ORE, WHITE, Part
from bajarz.games.runestones.state import (
    HELD,
    PART_BITS,
    PHASE_ABILITIES,
    PHASE_PAY,
    POINT_BIT,
    STONE_EXTRA_POINT,
    STONE_PLUS,
    Position,
)

Log = list[Event] | None


# What can be done


def is_lost(position: Position, index: int, part: int) -> bool:
    """R-A2, R-A4: whether a part of a played card was used, or, of a choice, the other was and the
    seat has no Plus stone (R-K5)."""
    used = position.used[index]
    if used & part:
        return True
    if not used & PART_BITS or position.stones[position.seat] & STONE_PLUS:
        return False
    return position.tables.choice[position.base[position.seat] + position.playing[index]] == 1


def part_of(position: Position, card: int, part: int) -> Part | None:
    """What is printed on a card of the seat to move."""
    return position.tables.part[2 * (position.base[position.seat] + card) + part - 1]


def can_use(position: Position, part: Part) -> bool:
    """R-A4: a gain that can be given, or a payment that can be made in full."""
    if part.size:
        return position.limits(part.need, part.size) >= 0
    return can_gain(position, part.gains[0])


def usable(position: Position, index: int, part: int) -> bool:
    """Whether this part of a played card is open now."""
    printed = part_of(position, position.playing[index], part)
    if printed is None or is_lost(position, index, part):
        return False
    return can_use(position, printed)


def anything_left(position: Position) -> bool:
    """R-A2: whether an ability is unused, be it possible now or not."""
    for index in range(len(position.playing)):
        for part in (1, 2):
            if part_of(position, position.playing[index], part) is not None:
                if not is_lost(position, index, part):
                    return True
    return False


def anything_usable(position: Position) -> bool:
    for index in range(len(position.playing)):
        if usable(position, index, 1) or usable(position, index, 2):
            return True
    return False


# What is done


def use_part(position: Position, card: int, part: int, dealer: Dealer, log: Log) -> None:
    """R-A2: use a part of a card; an exchange asks how it is paid."""
    position.used[position.playing.index(card)] |= part
    position.resume = PHASE_ABILITIES
    printed = part_of(position, card, part)
    assert printed is not None
    if printed.size:
        position.card = card
        position.part = part
        position.phase = PHASE_PAY
    else:
        thing = printed.gains[0]
        if thing > GAIN_POINTS:
            thing += extra_point(position, card)
        gain(position, thing, dealer, log)


def extra_point(position: Position, card: int) -> int:
    """R-K7: one more point, once a card, whatever the card gives them for."""
    index = position.playing.index(card)
    if not position.stones[position.seat] & STONE_EXTRA_POINT or position.used[index] & POINT_BIT:
        return 0
    position.used[index] |= POINT_BIT
    return 1


def payments(position: Position, prefix: int) -> list[int]:
    """The ways to pay for what waits for it: a card's exchange (R-A4), or the die's (R-A6)."""
    tables = position.tables
    if position.card:
        part = part_of(position, position.card, position.part)
        assert part is not None
        limits = position.limits(part.need, part.size)
        return tables.ways(prefix, limits, part.size) if limits >= 0 else []
    at = position.seat * HELD
    limits = 0
    for colour in range(WHITE):
        if position.held[at + colour]:
            limits += 1 << 4 * colour
    return tables.ways(prefix, limits, 1)


def pay(position: Position, action: int, dealer: Dealer, log: Log) -> None:
    """R-A4, R-A6: the payment enters the supply, then the gain is taken as far as there is any."""
    pay_gems(position, action & GEMS, log)
    card = position.card
    part = part_of(position, card, position.part) if card else None
    position.card = 0
    position.part = 0
    go_on(position)
    if part is None:
        gain(position, WHITE, dealer, log)
        return
    gems = 0
    for thing in part.gains:
        if thing < ORE:
            if position.supply[thing]:
                take_gem(position, thing)
                gems += 1 << 4 * thing
        elif can_gain(position, thing):
            bonus = extra_point(position, card) if thing > GAIN_POINTS else 0
            gain(position, thing + bonus, dealer, log)
    if gems:
        tell_gems(position, gems, log)
