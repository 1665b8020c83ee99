"""What is gained, and how (R-A5, R-A6): whatever cards, the die or smithies give."""

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.games.runestones.actions import gems_text
from bajarz.games.runestones.events import DieFace, Gems, OneCard, PointsGained, SeatOnly
from bajarz.games.runestones.market import (
    can_draw_general,
    draw_general,
    fill_display,
    take_from_display,
)
from bajarz.games.runestones.parts import (
    FACE_NAMES,
    GAIN_ANY,
    GAIN_ANY_CARD,
    GAIN_CARD,
    GAIN_DIE,
    GAIN_POINTS,
    GAIN_TOP_CARD,
    GAIN_TRADE_GEM,
    ORE,
    WHITE,
    thing_name,
)
from bajarz.games.runestones.state import (
    HELD,
    PHASE_ABILITIES,
    PHASE_CALL,
    PHASE_DIE,
    PHASE_GEM,
    PHASE_PAY,
    STONE_DOUBLE_DIE,
    Position,
)
from bajarz.games.runestones.tables import FACE_OUTCOME

Log = list[Event] | None


def can_gain(position: Position, thing: int) -> bool:
    """R-C3, R-A5: whether supply, display or deck can give this to the seat to move."""
    if thing > GAIN_POINTS or thing == GAIN_DIE:
        return True
    if thing <= ORE:
        return position.supply[thing] > 0
    if thing == GAIN_ANY:
        return position.has_coloured_gem()
    if thing == GAIN_TRADE_GEM:  # R-A6: gives up a coloured gem
        return position.supply[WHITE] > 0 and has_coloured(position)
    if thing == GAIN_TOP_CARD:
        return can_draw_general(position)
    return len(gainable(position, thing)) > 0


def has_coloured(position: Position) -> bool:
    """Whether the seat to move holds a gem that is not white."""
    at = position.seat * HELD
    held = position.held
    return held[at] > 0 or held[at + 1] > 0 or held[at + 2] > 0 or held[at + 3] > 0


def gainable(position: Position, thing: int) -> list[int]:
    """R-A5: the display cards of the printed colour (no dragon is of one), or all."""
    if thing == GAIN_ANY_CARD:
        return [card for card in position.display if card]
    colour = position.tables.colour
    wanted = thing - GAIN_CARD
    return [card for card in position.display if card and colour[card] == wanted]


def gain(position: Position, thing: int, dealer: Dealer, log: Log) -> None:
    """R-A5: the seat to move gains something, or the phase asks for a choice."""
    if thing > GAIN_POINTS:
        gain_points(position, thing - GAIN_POINTS, log)
    elif thing < ORE:
        take_gem(position, thing)
        tell_gems(position, 1 << 4 * thing, log)
    elif thing == GAIN_ANY:
        position.phase = PHASE_GEM
    elif thing == GAIN_DIE:
        roll(position, dealer, log)
    elif thing == ORE:
        take_gem(position, ORE)
        if log is not None:
            log.append(Event("OreGained", SeatOnly(seat=position.seat + 1)))
    elif thing == GAIN_TRADE_GEM:
        position.phase = PHASE_PAY
    elif thing == GAIN_TOP_CARD:
        gain_card(position, draw_general(position, dealer, log), log)
    else:
        position.wanted_gain = thing
        position.phase = PHASE_CALL


def take_gem(position: Position, kind: int) -> None:
    """A gem or an ore from the supply (R-C3)."""
    position.supply[kind] -= 1
    position.held[position.seat * HELD + kind] += 1


def tell_gems(position: Position, gems: int, log: Log) -> None:
    if log is not None:
        facts = Gems(seat=position.seat + 1, gems=gems_text(gems))
        log.append(Event("GemsGained", facts))


def gain_points(position: Position, points: int, log: Log) -> None:
    position.points[position.seat] += points
    if log is not None:
        facts = PointsGained(seat=position.seat + 1, points=points)
        log.append(Event("PointsGained", facts))


def gain_card(position: Position, card: int, log: Log) -> None:
    """R-A5: a card goes to the played pile, for all to see."""
    position.played[position.seat].append(card)
    if log is not None:
        log.append(Event("CardGained", OneCard(seat=position.seat + 1, card=card)))


def go_on(position: Position) -> None:
    """Back to the die, if its benefit may be had again, or to what was going on."""
    if position.left:
        position.phase = PHASE_DIE
    else:
        position.face = 0
        position.phase = position.resume


def choose_gem(position: Position, colour: int, log: Log) -> None:
    """R-A5: any gem but white."""
    take_gem(position, colour)
    tell_gems(position, 1 << 4 * colour, log)
    go_on(position)


def choose_card(position: Position, card: int, dealer: Dealer, log: Log) -> None:
    """R-A5: a display card; the display slides and refills at once."""
    position.wanted_gain = 0
    take_from_display(position, [card])
    gain_card(position, card, log)
    fill_display(position, dealer, log)
    go_on(position)


def pay_gems(position: Position, paid: int, log: Log) -> None:
    """Gems go back to the supply at once (R-C3)."""
    at = position.seat * HELD
    for colour in range(5):
        count = paid >> 4 * colour & 15
        if count:
            position.held[at + colour] -= count
            position.supply[colour] += count
    if log is not None:
        facts = Gems(seat=position.seat + 1, gems=gems_text(paid))
        log.append(Event("GemsPaid", facts))


# The die


def roll(position: Position, dealer: Dealer, log: Log) -> None:
    """R-A6: roll the die. R-K6: a card's roll, and no smithy's, counts twice."""
    faces = position.tables.faces
    position.face = faces[dealer.pick(faces)] - FACE_OUTCOME
    double = (
        position.resume == PHASE_ABILITIES
        and position.stones[position.seat] & STONE_DOUBLE_DIE != 0
    )
    position.left = 2 if double else 1
    position.phase = PHASE_DIE
    if log is not None:
        face = thing_name(position.face, FACE_NAMES)
        log.append(Event("DieRolled", DieFace(seat=position.seat + 1, face=face)))


def benefit(position: Position, dealer: Dealer, log: Log) -> None:
    """R-A6, R-K6: have what the die shows, once."""
    thing = position.face
    position.left -= 1
    go_on(position)
    gain(position, thing, dealer, log)


def forgo(position: Position, log: Log) -> None:
    """R-A6: do without it, once."""
    if log is not None:
        face = thing_name(position.face, FACE_NAMES)
        log.append(Event("BenefitForgone", DieFace(seat=position.seat + 1, face=face)))
    position.left -= 1
    go_on(position)
