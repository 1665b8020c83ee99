"""Why an action is refused, in the order in which rules are cited.

The order is: game over, out of turn or wrong moment (R-T1), cards not in hand or too many without
the stone (R-A1, R-K8), what the supply or display lacks (R-C3, R-A5), payment (R-F2, R-A4), place
(R-F5).
"""

from bajarz.core.refusal import Fact, Refusal
from bajarz.games.runestones import actions as act
from bajarz.games.runestones.legal import (
    can_forge,
    can_summon,
    cheapest,
    completes,
    joins,
    most_points,
    points_with,
)
from bajarz.games.runestones.parts import COLOURS
from bajarz.games.runestones.playing import stone_points
from bajarz.games.runestones.refusals_choice import (
    ability_refusals,
    benefit_refusals,
    call_refusals,
    field_refusals,
    forge_refusals,
    gem_refusals,
    pay_refusals,
    stone_refusals,
    use_exchange_refusals,
    use_wild_refusals,
)
from bajarz.games.runestones.state import (
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
    PHASES,
    Position,
)

ANYTIME = (act.KIND_EXCHANGE, act.KIND_WILD)
OPEN_IN: dict[int, tuple[int, ...]] = {  # the phases in which a kind of action is open (R-T1)
    act.KIND_SUMMON: (PHASE_ACTION,),
    act.KIND_USE: (PHASE_ACTION,),
    act.KIND_FORGE: (PHASE_ACTION, PHASE_FORGE),
    act.KIND_PASS: (PHASE_ACTION,),
    act.KIND_PLAY: (PHASE_SUMMON, PHASE_CARDS),
    act.KIND_CALL: (PHASE_SUMMON, PHASE_CALL),
    act.KIND_ABILITY: (PHASE_ABILITIES,),
    act.KIND_PAY: (PHASE_PAY,),
    act.KIND_GEM: (PHASE_GEM,),
    act.KIND_BENEFIT: (PHASE_DIE,),
    act.KIND_FORGO: (PHASE_DIE,),
    act.KIND_FIELD: (PHASE_FIELD,),
    act.KIND_TRADE: (PHASE_TRADE,),
    act.KIND_STONE: (PHASE_STONE,),
    act.KIND_FINISH: (PHASE_SUMMON, PHASE_CARDS, PHASE_ABILITIES, PHASE_FORGE),
    act.KIND_END: (PHASE_TRADE,),
}


def explain(position: Position, seat: int, action: int) -> list[Refusal]:
    """Every rule that forbids this action to this seat, the one to cite first."""
    if position.phase == PHASE_OVER:
        return [Refusal(position.ending, "over")]
    kind = act.kind_of(action)
    if seat != position.seat:
        facts: dict[str, Fact] = {"seat": position.seat + 1}
        other = position.clone()
        assert isinstance(other, Position)
        other.seat = seat
        other.begin_turn()  # what is done in this turn was done by another
        return [Refusal("R-T1", "turn", facts, turn=True), *lasting_refusals(other, action)]
    if kind not in ANYTIME and position.phase not in OPEN_IN[kind]:
        now: dict[str, Fact] = {"phase": PHASES[position.phase]}
        return [Refusal("R-T1", "moment", now), *lasting_refusals(position, action)]
    return faults_now(position, action)


def lasting_refusals(position: Position, action: int) -> list[Refusal]:
    """What is wrong with an action whenever it were taken: cards, supply, payment, place."""
    kind = act.kind_of(action)
    rest = action & act.REST
    if kind == act.KIND_PLAY:
        return not_in_hand(position, rest)
    if kind == act.KIND_FORGE:
        return forge_refusals(position, rest >> 20, rest & act.GEMS)
    if kind == act.KIND_GEM:
        return gem_refusals(position, rest)
    if kind == act.KIND_EXCHANGE:
        return use_exchange_refusals(position, rest >> 3, rest & 7)
    if kind == act.KIND_WILD:
        return use_wild_refusals(position, rest)
    return []


def faults_now(position: Position, action: int) -> list[Refusal]:
    """What is wrong with an action at a moment when its kind is open."""
    kind = act.kind_of(action)
    rest = action & act.REST
    if kind == act.KIND_SUMMON or kind == act.KIND_USE or kind == act.KIND_PASS:
        return begin_refusals(position, kind)
    if kind == act.KIND_PLAY:
        return play_refusals(position, rest)
    if kind == act.KIND_FINISH:
        return finish_refusals(position)
    if kind == act.KIND_CALL:
        summoning = position.phase == PHASE_SUMMON
        return summon_refusals(position, rest) if summoning else call_refusals(position, rest)
    if kind == act.KIND_ABILITY:
        return ability_refusals(position, rest >> 2, rest & 3)
    return choice_refusals(position, action)


def choice_refusals(position: Position, action: int) -> list[Refusal]:
    """What is wrong with the choices that were asked for."""
    kind = act.kind_of(action)
    rest = action & act.REST
    if kind == act.KIND_TRADE:
        return trade_refusals(position, rest)
    if kind == act.KIND_PAY:
        return pay_refusals(position, rest)
    if kind == act.KIND_BENEFIT:
        return benefit_refusals(position)
    if kind == act.KIND_FIELD:
        return field_refusals(position, rest)
    if kind == act.KIND_STONE:
        return stone_refusals(position, rest)
    return lasting_refusals(position, action)


# The action


def begin_refusals(position: Position, kind: int) -> list[Refusal]:
    """R-U1, R-U2, R-A1: an action that can be completed. R-T1: a pass only if there is none."""
    hand = position.hand[position.seat]
    if kind == act.KIND_USE:
        return [] if len(hand) >= 2 else [Refusal("R-A1", "two", {"has": len(hand)})]
    if kind == act.KIND_SUMMON:
        return [] if can_summon(position) else no_summon(position)
    possible = possible_action(position)
    return [Refusal("R-T1", "owed", {"action": possible})] if possible else []


def possible_action(position: Position) -> str:
    """R-T1: the first of the three actions that is possible, or nothing."""
    if can_summon(position):
        return "summon"
    if len(position.hand[position.seat]) >= 2:
        return "use"
    return "forge" if can_forge(position) else ""


def no_summon(position: Position) -> list[Refusal]:
    """R-U1, R-U2: why nothing can be summoned."""
    if not position.display_size():
        return [Refusal("R-U2", "empty")]
    if not position.hand[position.seat]:
        return [Refusal("R-U1", "hand")]
    return [too_few_points(position, most_points(position, stone_points(position)))]


def too_few_points(position: Position, has: int) -> Refusal:
    """R-U2: even the cheapest card of the display costs more."""
    return Refusal("R-U2", "points", {"need": cheapest(position), "has": has})


def not_in_hand(position: Position, card: int) -> list[Refusal]:
    """R-U1, R-A1: what is played comes from the own hand."""
    if card in position.hand[position.seat]:
        return []
    rule = "R-U1" if position.phase == PHASE_SUMMON else "R-A1"
    return [Refusal(rule, "card", {"card": card})]


def play_refusals(position: Position, card: int) -> list[Refusal]:
    """R-U1: magic points of one colour, in a play that can buy something (R-U2)."""
    refusals = not_in_hand(position, card)
    if refusals or position.phase != PHASE_SUMMON:
        return refusals
    if not joins(position, card):
        at = position.base[position.seat] + card
        facts: dict[str, Fact] = {
            "card": card,
            "colour": COLOURS[position.tables.colour[at]],
            "need": COLOURS[position.play_colour],
        }
        return [Refusal("R-U1", "colour", facts)]
    if completes(position, card, cheapest(position)):
        return []
    return [too_few_points(position, points_with(position, card))]


def summon_refusals(position: Position, card: int) -> list[Refusal]:
    """R-U2, R-U5: a display card, once, for the points that are left."""
    if card not in position.display:
        return [Refusal("R-U2", "display", {"card": card})]
    if card in position.called:
        return [Refusal("R-U2", "twice", {"card": card})]
    cost = position.tables.slot_cost[position.display.index(card)]
    if cost > position.power:
        return [Refusal("R-U2", "cost", {"card": card, "need": cost, "has": position.power})]
    return []


def finish_refusals(position: Position) -> list[Refusal]:
    """R-U2: at least one card is called. R-A1, R-K8: two cards are played, or three."""
    if position.phase == PHASE_SUMMON and not position.called:
        return [Refusal("R-U2", "none")]
    if position.phase == PHASE_CARDS and len(position.playing) < 2:
        return [Refusal("R-A1", "few", {"has": len(position.playing)})]
    return []


def trade_refusals(position: Position, row: int) -> list[Refusal]:
    """R-X1: two artifacts or more; one row a turn, unless the table trades both."""
    refusals: list[Refusal] = []
    if position.trades and not position.both_rows:
        refusals.append(Refusal("R-X1", "once"))
    has = position.filled[2 * position.seat + row]
    if has < 2:
        refusals.append(Refusal("R-X1", "few", {"row": row + 1, "has": has}))
    return refusals
