"""Why a gain, a payment, a place or a stone is refused (see refusals.py for the order)."""

from bajarz.core.refusal import Fact, Refusal
from bajarz.games.runestones import actions as act
from bajarz.games.runestones.abilities import is_lost, part_of, payments
from bajarz.games.runestones.components import STONES
from bajarz.games.runestones.forging import free_fields
from bajarz.games.runestones.gains import can_gain, gainable, has_coloured
from bajarz.games.runestones.parts import (
    ANY,
    ANY_CARD,
    CARD,
    COLOURS,
    FACE_NAMES,
    GAIN_NAMES,
    ORE,
    TRADE_GEM,
    WHITE,
    thing_name,
)
from bajarz.games.runestones.state import (
    EXCHANGE,
    HELD,
    NONE,
    PART_BITS,
    WILD_GEM,
    Position,
)
from bajarz.games.runestones.tables import WHITE_SMITHY

# Abilities


def ability_faults(position: Position, card: int, part: int) -> list[Refusal]:
    """R-A2, R-A4: an unused part of a played card, that can be given or paid for."""
    facts: dict[str, Fact] = {"card": card, "part": part}
    if card not in position.playing:
        return [Refusal("R-A2", "card", facts)]
    printed = part_of(position, card, part)
    if printed is None:
        return [Refusal("R-A4", "part", facts)]
    index = position.playing.index(card)
    if is_lost(position, index, part):
        used = position.used[index] & part & PART_BITS
        return [Refusal("R-A2", "used", facts) if used else Refusal("R-A4", "choice", facts)]
    if printed.size:
        payable = position.limits(printed.need, printed.size) >= 0
        return [] if payable else [Refusal("R-A4", "gems", facts)]
    return gain_faults(position, printed.gains[0])


def gain_faults(position: Position, thing: int) -> list[Refusal]:
    """R-C3, R-A5: what the supply or the display does not have cannot be gained."""
    if can_gain(position, thing):
        return []
    if CARD <= thing <= ANY_CARD:
        return [Refusal("R-A5", "display", {"thing": thing_name(thing, GAIN_NAMES)})]
    names = GAIN_NAMES if thing <= ANY else FACE_NAMES
    return [Refusal("R-C3", "supply", {"thing": thing_name(thing, names)})]


def benefit_faults(position: Position) -> list[Refusal]:
    """R-A6: the die's exchange gives up a coloured gem; else as with any gain."""
    faults: list[Refusal] = []
    if position.face == TRADE_GEM:
        if position.supply[WHITE] == 0:
            faults.append(Refusal("R-C3", "supply", {"thing": "W"}))
        if not has_coloured(position):
            faults.append(Refusal("R-A6", "gem"))
        return faults
    return gain_faults(position, position.face)


def pay_faults(position: Position, paid: int) -> list[Refusal]:
    """R-A4, R-A6: exactly what is asked for, from what the player holds."""
    if act.PAY + paid in payments(position, act.PAY):
        return []
    rule = "R-A4" if position.card else "R-A6"
    return [Refusal(rule, "pay", {"gems": act.gems_text(paid)})]


def gem_faults(position: Position, colour: int) -> list[Refusal]:
    """R-A5: any gem but white. R-C3: as far as there are some."""
    if colour == WHITE:
        return [Refusal("R-A5", "white")]
    if position.supply[colour]:
        return []
    return [Refusal("R-C3", "supply", {"thing": f"g{COLOURS[colour]}"})]


def call_faults(position: Position, card: int) -> list[Refusal]:
    """R-A5: a display card of the printed colour."""
    if card in gainable(position, position.wanted):
        return []
    if card not in position.display:
        return [Refusal("R-A5", "card", {"card": card})]
    thing = thing_name(position.wanted, GAIN_NAMES)
    return [Refusal("R-A5", "colour", {"card": card, "thing": thing})]


# Artifacts


def forge_faults(position: Position, smithy: int, paid: int) -> list[Refusal]:
    """R-F1: two smithies, one white; then supply, payment and place."""
    facts: dict[str, Fact] = {"smithy": act.smithy_name(smithy)}
    faults: list[Refusal] = []
    if position.forged >> smithy & 1:
        faults.append(Refusal("R-F1", "white" if smithy == WHITE_SMITHY else "smithy", facts))
    if smithy == WHITE_SMITHY:
        colour = WHITE if position.white_left else NONE
    else:
        colour = position.smithy[smithy]
    if colour == NONE:
        return [*faults, Refusal("R-C3", "smithy", facts)]
    faults += forge_payment_faults(position, smithy, paid)
    if not position.has_field(colour):
        faults.append(Refusal("R-F5", "full", {"colour": COLOURS[colour]}))
    return faults


def forge_payment_faults(position: Position, smithy: int, paid: int) -> list[Refusal]:
    """R-F2: the printed number of gems, in the artifact's colour. R-F3: or exactly so much ore."""
    tables = position.tables
    if paid == act.ORE_PAID:
        has = position.held[position.seat * HELD + ORE]
        if has >= tables.ore_cost:
            return []
        return [Refusal("R-F3", "ore", {"need": tables.ore_cost, "has": has})]
    if smithy == WHITE_SMITHY:
        size = tables.white_cost
        limits = position.any_limits(size)
    else:
        size = tables.smithy_cost[smithy]
        limits = position.forge_limits(smithy)
    if limits >= 0 and paid in tables.ways(0, limits, size):
        return []
    facts: dict[str, Fact] = {
        "smithy": act.smithy_name(smithy),
        "need": size,
        "gems": act.gems_text(paid),
    }
    return [Refusal("R-F2", "gems", facts)]


def field_faults(position: Position, where: int) -> list[Refusal]:
    """R-F5: a free field of the artifact's colour; for a white artifact any free field."""
    if where in free_fields(position):
        return []
    facts: dict[str, Fact] = {"row": (where >> 3) + 1, "colour": COLOURS[where & 7]}
    return [Refusal("R-F5", "field", facts)]


# Stones


def stone_faults(position: Position, kind: int) -> list[Refusal]:
    """R-X2: a stone that is there, of a kind the player does not have."""
    facts: dict[str, Fact] = {"stone": STONES[kind]}
    if position.can_take_stone(kind):
        return []
    variant = "left" if position.stones_left[kind] == 0 else "twice"
    return [Refusal("R-X2", variant, facts)]


def use_exchange_faults(position: Position, given: int, received: int) -> list[Refusal]:
    """R-K3: the stone, once a turn, for what the player has and what the supply has."""
    facts: dict[str, Fact] = {
        "given": act.colour_name(given),
        "received": act.colour_name(received),
    }
    faults: list[Refusal] = []
    if not position.stones[position.seat] & EXCHANGE:
        faults.append(Refusal("R-K3", "stone"))
    if position.exchanged:
        faults.append(Refusal("R-K3", "once"))
    if received == WHITE:
        faults.append(Refusal("R-K3", "white"))
    elif position.supply[received] == 0:
        faults.append(Refusal("R-K3", "supply", facts))
    if position.held[position.seat * HELD + given] == 0:
        faults.append(Refusal("R-K3", "gem", facts))
    return faults


def use_wild_faults(position: Position, colour: int) -> list[Refusal]:
    """R-K4: the stone, once a game, for a coloured gem of the supply."""
    faults: list[Refusal] = []
    if not position.stones[position.seat] & WILD_GEM:
        faults.append(Refusal("R-K4", "stone"))
    if position.wild[position.seat] != NONE:
        faults.append(Refusal("R-K4", "once"))
    if colour == WHITE:
        faults.append(Refusal("R-K4", "white"))
    elif position.supply[colour] == 0:
        faults.append(Refusal("R-C3", "supply", {"thing": f"g{COLOURS[colour]}"}))
    return faults
