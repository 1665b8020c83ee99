"""Every legal action, fast."""

from bajarz.games.runestones import actions as act
from bajarz.games.runestones.abilities import payments, usable
from bajarz.games.runestones.forging import free_fields, takeable
from bajarz.games.runestones.gains import can_gain, gainable
from bajarz.games.runestones.parts import ORE, WHITE
from bajarz.games.runestones.playing import most_cards, stone_points
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
    PHASE_OVER,
    PHASE_PAY,
    PHASE_STONE,
    PHASE_SUMMON,
    PHASE_TRADE,
    STONE_EXCHANGE,
    STONE_WILD_GEM,
    Position,
)
from bajarz.games.runestones.tables import WHITE_SMITHY


def legal_actions(position: Position) -> list[int]:
    """All legal actions of the seat to move, ascending."""
    phase = position.phase
    if phase == PHASE_ACTION:
        actions = first_actions(position)
    elif phase == PHASE_SUMMON:
        actions = summon_actions(position)
    elif phase == PHASE_CARDS:
        actions = card_actions(position)
    elif phase == PHASE_ABILITIES:
        actions = ability_actions(position)
    elif phase == PHASE_FORGE:
        actions = []
        add_forges(position, actions)
        actions.append(act.KIND_FINISH)
    elif phase == PHASE_TRADE:
        actions = [act.KIND_TRADE + row for row in (0, 1) if can_trade(position, row)]
        actions.append(act.KIND_END)
    elif phase == PHASE_DIE:
        actions = [act.KIND_FORGO]
        if can_gain(position, position.face):
            actions = [act.KIND_BENEFIT, act.KIND_FORGO]
    elif phase == PHASE_OVER:
        return []
    else:
        actions = choices(position)[:]
    if position.stones[position.seat] & (STONE_EXCHANGE | STONE_WILD_GEM):
        add_stones(position, actions)
    return actions


def choices(position: Position) -> list[int]:
    """What is open in the phases that ask for a choice; not to be changed."""
    phase = position.phase
    if phase == PHASE_PAY:
        return payments(position, act.KIND_PAY)
    if phase == PHASE_GEM:  # R-A5
        return [act.KIND_GEM + colour for colour in range(WHITE) if position.supply[colour]]
    if phase == PHASE_CALL:
        return sorted([act.KIND_CALL + card for card in gainable(position, position.wanted_gain)])
    if phase == PHASE_FIELD:
        return [act.KIND_FIELD + field for field in free_fields(position)]
    if phase == PHASE_STONE:
        return [act.KIND_STONE + kind for kind in takeable(position)]
    return []


# Summon


def first_actions(position: Position) -> list[int]:
    """R-T1: one action of three, or none if none is possible."""
    actions: list[int] = []
    if can_summon(position):
        actions.append(act.KIND_SUMMON)
    if len(position.hand[position.seat]) >= 2:  # R-A1
        actions.append(act.KIND_USE)
    add_forges(position, actions)
    if not actions:
        actions.append(act.KIND_PASS)
    return actions


def cheapest(position: Position) -> int:
    """What the cheapest display card costs; more than anybody has if there is none."""
    size = position.display_size()
    return position.tables.cheapest[size] if size else 999


def can_summon(position: Position) -> bool:
    """R-U1, R-U2: whether the hand's magic points of some colour buy a card."""
    power = stone_points(position)
    cost = cheapest(position)
    if power >= cost:
        return True
    at = position.base[position.seat]
    magic = position.tables.magic
    for card in position.hand[position.seat]:
        if power + magic[at + card] >= cost:
            return True
    return most_points(position, power) >= cost


def most_points(position: Position, power: int) -> int:
    """The most magic points that the hand can add to so many, in one colour (R-U1)."""
    return max([power + reach(position, colour) for colour in range(WHITE)])


def reach(position: Position, colour: int) -> int:
    """The magic points of the hand cards that could be played together in a colour (R-U1)."""
    at = position.base[position.seat]
    tables = position.tables
    total = 0
    for card in position.hand[position.seat]:
        own = tables.colour[at + card]
        if own == colour or own == WHITE:
            total += tables.magic[at + card]
    return total


def joins(position: Position, card: int) -> bool:
    """R-U1: whether a card's magic points go with those of the play."""
    colour = position.tables.colour[position.base[position.seat] + card]
    return colour == WHITE or position.play_colour == WHITE or colour == position.play_colour


def completes(position: Position, card: int, cost: int) -> bool:
    """Whether something can still be called once this card is played (R-U2)."""
    at = position.base[position.seat] + card
    if position.called or position.power + position.tables.magic[at] >= cost:
        return True
    return points_with(position, card) >= cost


def points_with(position: Position, card: int) -> int:
    """The most magic points that a play with this card, and more of the hand, can have (R-U1)."""
    colour = position.tables.colour[position.base[position.seat] + card]
    if colour == WHITE:
        colour = position.play_colour
    if colour == WHITE:
        return most_points(position, position.power)
    return position.power + reach(position, colour)


def summon_actions(position: Position) -> list[int]:
    """R-U1, R-U2: more cards, more calls, or the end."""
    cost = cheapest(position)
    actions: list[int] = []
    for card in position.hand[position.seat]:
        if joins(position, card) and completes(position, card, cost):
            actions.append(act.KIND_PLAY + card)
    power = position.power
    if power > 0:
        costs = position.tables.slot_cost
        calls: list[int] = []
        for slot in range(6):
            card = position.display[slot]
            if card and costs[slot] <= power and card not in position.called:
                calls.append(act.KIND_CALL + card)
        calls.sort()
        actions += calls
    if position.called:
        actions.append(act.KIND_FINISH)
    return actions


# Abilities


def card_actions(position: Position) -> list[int]:
    """R-A1, R-K8: the cards to be used."""
    actions: list[int] = []
    if len(position.playing) < most_cards(position):
        for card in position.hand[position.seat]:
            actions.append(act.KIND_PLAY + card)
    if len(position.playing) >= 2:
        actions.append(act.KIND_FINISH)
    return actions


def ability_actions(position: Position) -> list[int]:
    """R-A2: the abilities that can be used now, or the end."""
    actions: list[int] = []
    for index, card in enumerate(position.playing):
        if usable(position, index, 1):
            actions.append(act.KIND_ABILITY + card * 4 + 1)
        if usable(position, index, 2):
            actions.append(act.KIND_ABILITY + card * 4 + 2)
    actions.append(act.KIND_FINISH)
    return actions


# Artifacts


def add_forges(position: Position, actions: list[int]) -> None:
    """R-F1 to R-F5: artifacts that can be paid for and placed, in every way."""
    tables = position.tables
    has_ore = position.held[position.seat * HELD + ORE] >= tables.ore_cost
    for smithy in range(5):
        colour = position.smithy[smithy]
        if colour == NONE or not position.has_field(colour):
            continue
        code = act.KIND_FORGE + (smithy << 20)
        if has_ore:
            actions.append(code)
        limits = position.forge_limits(smithy)
        if limits >= 0:
            actions += tables.ways(code, limits, tables.smithy_cost[smithy])
    if can_forge_white(position):
        code = act.KIND_FORGE + (WHITE_SMITHY << 20)
        if has_ore:
            actions.append(code)
        limits = position.any_limits(tables.white_cost)
        if limits >= 0:
            actions += tables.ways(code, limits, tables.white_cost)


def can_forge_white(position: Position) -> bool:
    """R-F1, R-F5, R-F6: there is one, it is the first this turn, and it has a place."""
    if position.white_left == 0 or position.forged >> WHITE_SMITHY & 1:
        return False
    return position.has_field(WHITE)


def can_forge(position: Position) -> bool:
    """Whether some artifact can be forged now."""
    tables = position.tables
    has_ore = position.held[position.seat * HELD + ORE] >= tables.ore_cost
    for smithy in range(5):
        colour = position.smithy[smithy]
        if colour != NONE and position.has_field(colour):
            if has_ore or position.forge_limits(smithy) >= 0:
                return True
    if not can_forge_white(position):
        return False
    return has_ore or position.any_limits(tables.white_cost) >= 0


def can_trade(position: Position, row: int) -> bool:
    """R-X1: a row of two or more, once a turn, or, by the table's option, once a row."""
    if position.filled[2 * position.seat + row] < 2:
        return False
    return position.trades == 0 or position.both_rows


# Stones


def add_stones(position: Position, actions: list[int]) -> None:
    """R-K3, R-K4: the Exchange and the Wild Gem stone."""
    seat = position.seat
    supply = position.supply
    stones = position.stones[seat]
    if stones & STONE_EXCHANGE and not position.exchanged:
        at = seat * HELD
        if supply[ORE]:
            for colour in range(5):
                if position.held[at + colour]:
                    actions.append(act.KIND_EXCHANGE + colour * 8 + ORE)
        if position.held[at + ORE]:
            for colour in range(WHITE):
                if supply[colour]:
                    actions.append(act.KIND_EXCHANGE + ORE * 8 + colour)
    if stones & STONE_WILD_GEM and position.wild[seat] == NONE:
        for colour in range(WHITE):
            if supply[colour]:
                actions.append(act.KIND_WILD + colour)
