"""Artifacts: forging them (R-F) and trading them in (R-X)."""

from bisect import insort

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.games.runestones.actions import GEMS, ORE_PAID, smithy_name
from bajarz.games.runestones.components import NO_BONUS, STONES
from bajarz.games.runestones.events import ArtifactForged, Gems, RowTraded, StoneTaken
from bajarz.games.runestones.gains import can_gain, gain, pay_gems
from bajarz.games.runestones.market import fill_smithies
from bajarz.games.runestones.parts import COLOURS, ORE, WHITE
from bajarz.games.runestones.state import (
    FIELDS,
    HELD,
    NONE,
    PHASE_FIELD,
    PHASE_FORGE,
    PHASE_STONE,
    PHASE_TRADE,
    Position,
)
from bajarz.games.runestones.tables import COLOUR_OUTCOME, WHITE_SMITHY

Log = list[Event] | None
SMITHY_OF = (1 << 6) - 1  # of a forge action's code, after the gems


def forge(position: Position, action: int, log: Log) -> None:
    """R-F2, R-F3: pay with gems or ore; the artifact waits for its field."""
    smithy = action >> 20 & SMITHY_OF
    paid = action & GEMS
    position.changed_this_round = True
    if paid == ORE_PAID:
        pay_ore(position, log)
    else:
        pay_gems(position, paid, log)
    if smithy == WHITE_SMITHY:
        position.artifact = WHITE
        position.white_left -= 1
    else:
        position.artifact = position.smithy[smithy]
        position.smithy[smithy] = NONE
    position.forging = smithy
    position.bonus = paid != ORE_PAID
    position.forged |= 1 << smithy
    position.phase = PHASE_FIELD


def pay_ore(position: Position, log: Log) -> None:
    """R-F3: ore instead of gems."""
    cost = position.tables.ore_cost
    position.held[position.seat * HELD + ORE] -= cost
    position.supply[ORE] += cost
    if log is not None:
        log.append(Event("GemsPaid", Gems(seat=position.seat + 1, gems="ore")))


def free_fields(position: Position) -> list[int]:
    """R-F5: the fields where the forged artifact may go, as row * 8 + colour."""
    at = position.seat * FIELDS
    colours = range(5) if position.artifact == WHITE else (position.artifact,)
    return [
        row * 8 + colour
        for row in range(2)
        for colour in colours
        if position.fields[at + row * 5 + colour] == 0
    ]


def place(position: Position, where: int, dealer: Dealer, log: Log) -> None:
    """R-F5, R-F4: onto a field, then the smithy's bonus, if gems were paid and it has one."""
    seat = position.seat
    row = where >> 3
    colour = where & 7
    position.fields[seat * FIELDS + row * 5 + colour] = 1 + position.artifact
    position.filled[2 * seat + row] += 1
    smithy = position.forging
    if log is not None:
        facts: ArtifactForged = {
            "seat": seat + 1,
            "smithy": smithy_name(smithy),
            "artifact": COLOURS[position.artifact],
            "row": row + 1,
            "field": COLOURS[colour],
        }
        log.append(Event("ArtifactForged", facts))
    rewarded = position.bonus and smithy != WHITE_SMITHY
    position.artifact = NONE
    position.forging = 0
    position.bonus = False
    position.resume = PHASE_FORGE
    position.phase = PHASE_FORGE
    if rewarded:
        bonus = position.tables.smithy_bonus[smithy]
        if bonus != NO_BONUS and can_gain(position, bonus):
            gain(position, bonus, dealer, log)


def finish_forge(position: Position, dealer: Dealer, log: Log) -> None:
    """R-F6: the smithies are refilled when the action is over."""
    position.phase = PHASE_TRADE
    fill_smithies(position, dealer, log)


# Trade


def trade(position: Position, row: int, dealer: Dealer, log: Log) -> None:
    """R-X1, R-X3: a row's artifacts leave for points; then a stone is chosen (R-X2)."""
    seat = position.seat
    points = position.tables.trade_points[position.filled[2 * seat + row]]
    at = seat * FIELDS + row * 5
    traded = ""
    for field in range(at, at + 5):
        artifact = position.fields[field] - 1
        if artifact == NONE:
            continue
        position.fields[field] = 0
        traded += COLOURS[artifact]
        if artifact == WHITE:
            position.white_left += 1
        else:
            insort(position.traded_in, COLOUR_OUTCOME + artifact)
    position.filled[2 * seat + row] = 0
    position.points[seat] += points
    position.trades += 1
    position.changed_this_round = True
    if log is not None:
        facts = RowTraded(seat=seat + 1, row=row + 1, points=points, artifacts=traded)
        log.append(Event("RowTraded", facts))
    fill_smithies(position, dealer, log)
    if takeable(position):
        position.phase = PHASE_STONE


def takeable(position: Position) -> list[int]:
    """R-X2: the kinds of rune stones the seat to move could take."""
    return [kind for kind in range(len(STONES)) if position.can_take_stone(kind)]


def take_stone(position: Position, kind: int, log: Log) -> None:
    """R-X2: a rune stone for good."""
    position.stones_left[kind] -= 1
    position.stones[position.seat] |= 1 << kind
    position.phase = PHASE_TRADE
    if log is not None:
        log.append(Event("StoneTaken", StoneTaken(seat=position.seat + 1, stone=STONES[kind])))
