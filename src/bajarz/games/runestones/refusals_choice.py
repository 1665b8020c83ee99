"""Why a gain, a payment, a place or a stone is refused (see refusals.py for the order)."""

from bajarz.core.refusal import Fact, Refusal
from bajarz.games.runestones import actions as act
from bajarz.games.runestones.abilities import is_lost, part_of
from bajarz.games.runestones.components import STONES
from bajarz.games.runestones.forging import free_fields
from bajarz.games.runestones.gains import can_gain, gainable, has_coloured
from bajarz.games.runestones.parts import (
    COLOURS,
    FACE_NAMES,
    GAIN_ANY,
    GAIN_ANY_CARD,
    GAIN_CARD,
    GAIN_NAMES,
    GAIN_TRADE_GEM,
    ORE,
    WHITE,
    Part,
    thing_name,
)
from bajarz.games.runestones.state import (
    HELD,
    NONE,
    PART_BITS,
    STONE_EXCHANGE,
    STONE_WILD_GEM,
    Position,
)
from bajarz.games.runestones.tables import WHITE_SMITHY, gem_count

# Abilities


def ability_refusals(position: Position, card: int, part: int) -> list[Refusal]:
    """R-A2, R-A4: an unused part of a played card, that can be given or paid for."""
    facts: dict[str, Fact] = {"card": card, "part": part}
    if card not in position.playing:
        return [Refusal("R-A2", "card", {"card": card})]
    printed = part_of(position, card, part)
    if printed is None:
        return [Refusal("R-A4", "part", facts)]
    index = position.playing.index(card)
    if position.used[index] & part & PART_BITS:
        return [Refusal("R-A2", "used", facts)]
    if is_lost(position, index, part):
        return [Refusal("R-A4", "choice", {"card": card})]
    if printed.size and position.limits(printed.need, printed.size) < 0:
        return [Refusal("R-A4", "gems", {"card": card, "need": price(printed)})]
    return [] if printed.size else gain_refusals(position, printed.gains[0])


def gain_refusals(position: Position, thing: int) -> list[Refusal]:
    """R-C3, R-A5: what the supply or the display does not have cannot be gained."""
    if can_gain(position, thing):
        return []
    if GAIN_CARD <= thing <= GAIN_ANY_CARD:
        return [Refusal("R-A5", "display", {"thing": thing_name(thing, GAIN_NAMES)})]
    names = GAIN_NAMES if thing <= GAIN_ANY else FACE_NAMES
    return [Refusal("R-C3", "supply", {"thing": thing_name(thing, names)})]


def benefit_refusals(position: Position) -> list[Refusal]:
    """R-A6: the die's exchange gives up a coloured gem; else as with any gain."""
    refusals: list[Refusal] = []
    if position.face == GAIN_TRADE_GEM:
        if position.supply[WHITE] == 0:
            refusals.append(Refusal("R-C3", "supply", {"thing": "W"}))
        if not has_coloured(position):
            refusals.append(Refusal("R-A6", "gem"))
        return refusals
    return gain_refusals(position, position.face)


def pay_refusals(position: Position, paid: int) -> list[Refusal]:
    """R-A4, R-A6: exactly what is asked for, from what the player holds."""
    facts: dict[str, Fact] = {"gems": act.gems_text(paid)}
    rule = "R-A6"
    if position.card == 0:
        right = gem_count(paid) == 1 and paid >> 4 * WHITE == 0
    else:
        printed = part_of(position, position.card, position.part)
        assert printed is not None
        rule = "R-A4"
        facts["need"] = price(printed)
        right = pays(position, paid, printed.need, printed.size)
    if not right:
        return [Refusal(rule, "pay", facts)]
    return [] if holds(position, paid) else [Refusal(rule, "held", {"gems": act.gems_text(paid)})]


def price(part: Part) -> str:
    """The gems that an exchange asks for, as letters."""
    return act.gems_text(sum([count << 4 * colour for colour, count in enumerate(part.need)]))


def pays(position: Position, paid: int, need: list[int], size: int) -> bool:
    """R-A4, R-F2: whether these gems are the price, held or not: so many in all, of each colour as
    many as asked for, and white gems and those of the wild colour for any."""
    wild = position.wild[position.seat]
    for colour in range(WHITE):
        if colour != wild and paid >> 4 * colour & 15 > need[colour]:
            return False
    return gem_count(paid) == size


def holds(position: Position, paid: int) -> bool:
    """Whether the seat to move has these gems."""
    at = position.seat * HELD
    return all(position.held[at + colour] >= paid >> 4 * colour & 15 for colour in range(5))


def gem_refusals(position: Position, colour: int) -> list[Refusal]:
    """R-A5: any gem but white. R-C3: as far as there are some."""
    if colour == WHITE:
        return [Refusal("R-A5", "white")]
    if position.supply[colour]:
        return []
    return [Refusal("R-C3", "supply", {"thing": f"g{COLOURS[colour]}"})]


def call_refusals(position: Position, card: int) -> list[Refusal]:
    """R-A5: a display card of the printed colour."""
    if card in gainable(position, position.wanted_gain):
        return []
    if card not in position.display:
        return [Refusal("R-A5", "card", {"card": card})]
    thing = thing_name(position.wanted_gain, GAIN_NAMES)
    return [Refusal("R-A5", "colour", {"card": card, "thing": thing})]


# Artifacts


def forge_refusals(position: Position, smithy: int, paid: int) -> list[Refusal]:
    """R-F1: two smithies, one white; then supply, payment and place."""
    facts: dict[str, Fact] = {"smithy": act.smithy_name(smithy)}
    refusals: list[Refusal] = []
    again = position.forged >> smithy & 1 != 0
    if smithy == WHITE_SMITHY:
        colour = WHITE if position.white_left else NONE
        if again:
            refusals.append(Refusal("R-F1", "white"))
    else:
        colour = position.smithy[smithy]
        if again:
            refusals.append(Refusal("R-F1", "smithy", facts))
    if colour == NONE:
        return [*refusals, Refusal("R-C3", "smithy", facts)]
    refusals += forge_payment_refusals(position, smithy, paid)
    if not position.has_field(colour):
        refusals.append(Refusal("R-F5", "full", {"colour": COLOURS[colour]}))
    return refusals


def forge_payment_refusals(position: Position, smithy: int, paid: int) -> list[Refusal]:
    """R-F2: the printed number of gems, in the artifact's colour. R-F3: or exactly so much ore."""
    tables = position.tables
    if paid == act.ORE_PAID:
        has = position.held[position.seat * HELD + ORE]
        if has >= tables.ore_cost:
            return []
        return [Refusal("R-F3", "ore", {"need": tables.ore_cost, "has": has})]
    if smithy == WHITE_SMITHY:
        colour, size = WHITE, tables.white_cost
        need = [size] * 5
    else:
        colour, size = position.smithy[smithy], tables.smithy_cost[smithy]
        need = [size if each == colour else 0 for each in range(5)]
    gems: dict[str, Fact] = {"gems": act.gems_text(paid)}
    if pays(position, paid, need, size):
        return [] if holds(position, paid) else [Refusal("R-F2", "held", gems)]
    facts: dict[str, Fact] = {"smithy": act.smithy_name(smithy), "colour": COLOURS[colour]}
    return [Refusal("R-F2", "gems", {**facts, "need": size, **gems})]


def field_refusals(position: Position, where: int) -> list[Refusal]:
    """R-F5: a free field of the artifact's colour; for a white artifact any free field."""
    if where in free_fields(position):
        return []
    artifact, colour = position.artifact, where & 7
    facts: dict[str, Fact] = {"row": (where >> 3) + 1, "colour": COLOURS[colour]}
    if artifact != WHITE and artifact != colour:
        return [Refusal("R-F5", "colour", {**facts, "artifact": COLOURS[artifact]})]
    return [Refusal("R-F5", "taken", facts)]


# Stones


def stone_refusals(position: Position, kind: int) -> list[Refusal]:
    """R-X2: a stone that is there, of a kind the player does not have."""
    if position.can_take_stone(kind):
        return []
    twice = position.stones[position.seat] >> kind & 1
    return [Refusal("R-X2", "twice" if twice else "left", {"stone": STONES[kind]})]


def use_exchange_refusals(position: Position, given: int, received: int) -> list[Refusal]:
    """R-K3: the stone, once a turn, for a coloured gem or ore. R-C3: as far as there are some."""
    refusals: list[Refusal] = []
    if not position.stones[position.seat] & STONE_EXCHANGE:
        refusals.append(Refusal("R-K3", "stone"))
    if position.exchanged:
        refusals.append(Refusal("R-K3", "once"))
    if received == WHITE:
        refusals.append(Refusal("R-K3", "white"))
    elif position.supply[received] == 0:
        refusals.append(Refusal("R-C3", "supply", {"thing": thing_name(received, GAIN_NAMES)}))
    if position.held[position.seat * HELD + given] == 0:
        refusals.append(Refusal("R-K3", "held", {"given": act.colour_name(given)}))
    return refusals


def use_wild_refusals(position: Position, colour: int) -> list[Refusal]:
    """R-K4: the stone, once a game, for a coloured gem of the supply."""
    refusals: list[Refusal] = []
    if not position.stones[position.seat] & STONE_WILD_GEM:
        refusals.append(Refusal("R-K4", "stone"))
    wild = position.wild[position.seat]
    if wild != NONE:
        refusals.append(Refusal("R-K4", "once", {"colour": COLOURS[wild]}))
    if colour == WHITE:
        refusals.append(Refusal("R-K4", "white"))
    elif position.supply[colour] == 0:
        refusals.append(Refusal("R-C3", "supply", {"thing": f"g{COLOURS[colour]}"}))
    return refusals
