"""Why an action is refused, in the order in which rules are cited (docs/scenarios.md)."""

from bajarz.core.refusal import Fact, Refusal
from bajarz.games.grajeczka import actions as act
from bajarz.games.grajeczka.board import DIRECTIONS, FIGURES, place_name
from bajarz.games.grajeczka.line_of_sight import seen_in_line
from bajarz.games.grajeczka.moves import can_move
from bajarz.games.grajeczka.page_conditions import first_failing, serves
from bajarz.games.grajeczka.pages import ASK_FLY, ASK_LINE, ASK_MEET, ASK_SEE, ASK_VISIT, KINDS
from bajarz.games.grajeczka.placements import broken_river, taken, touching
from bajarz.games.grajeczka.state import (
    PHASE_OVER,
    PHASE_SECOND,
    PHASE_SETTLE,
    PHASE_TURN,
    Position,
)
from bajarz.games.grajeczka.tables import NO_SIDE

LEAST_TOUCHING = 2  # B-P2
MOVE_RULES = ("B-M2", "B-M3", "B-M4")  # by figure
VERBS = {ASK_VISIT: "visit", ASK_SEE: "see", ASK_LINE: "line", ASK_MEET: "meet", ASK_FLY: "fly"}


def explain(position: Position, seat: int, action: int) -> list[Refusal]:
    """Every rule that forbids this action to this seat, the one to cite first."""
    if position.phase == PHASE_OVER:
        return [Refusal(position.ending, "over")]
    if position.out[seat]:
        return [Refusal("B-E2", "out", {"page": position.page[seat]})]
    if seat != position.seat:
        return [Refusal("B-S4", "turn", {"seat": position.seat + 1}, turn=True)]
    if act.is_move(action) or act.is_add(action):
        return adventure_refusals(position, action)
    return word_refusals(position, action)


def word_refusals(position: Position, action: int) -> list[Refusal]:
    """What is wrong with an action that is one word."""
    if action == act.KIND_TURN_PAGE:
        return turn_refusals(position)
    if action == act.KIND_TELL:
        return tell_refusals(position)
    return flip_refusals(position) if action == act.KIND_FLIP else end_refusals(position)


# Adventures


def adventure_refusals(position: Position, action: int) -> list[Refusal]:
    """B-T2, B-T3: one adventure, or two with the token."""
    if position.phase == PHASE_SETTLE:
        if position.flipped:
            return [Refusal("B-T3", "second")]
        return [Refusal("B-T2", "done")]
    if act.is_move(action):
        return move_refusals(position, act.figure_of(action), act.end_of(action))
    return add_refusals(position, act.place_of(action), act.rotation_of(action))


def move_refusals(position: Position, figure: int, end: int) -> list[Refusal]:
    """B-M1: on the kingdom. B-M2, B-M3, B-M4: as the figure moves."""
    if not position.kingdom.terrain[end]:
        return [Refusal("B-M1", "missing", {"place": place_name(end)})]
    start = position.figures[figure]
    if can_move(position.kingdom, figure, start, end):
        return []
    facts: dict[str, Fact] = {"start": place_name(start), "place": place_name(end)}
    return [Refusal(MOVE_RULES[figure], "end", facts)]


def add_refusals(position: Position, place: int, rotation: int) -> list[Refusal]:
    """B-P4: a tile that can be added. B-P1: empty ground. B-P2: two sides. B-P3: rivers meet."""
    tables, kingdom, side = position.tables, position.kingdom, position.top
    if side == NO_SIDE:
        return [Refusal("B-P4", "empty")]
    if not position.can_add():
        return [Refusal("B-P4", "nowhere", {"tile": tables.side_names[side]})]
    occupied = taken(tables, kingdom, place, rotation)
    if occupied >= 0:
        return [Refusal("B-P1", "taken", {"place": place_name(occupied)})]
    refusals: list[Refusal] = []
    has = touching(tables, kingdom, place, rotation)
    if has < LEAST_TOUCHING:
        refusals.append(Refusal("B-P2", "few", {"has": has, "need": LEAST_TOUCHING}))
    broken = broken_river(tables, kingdom, side, place, rotation)
    if broken >= 0:
        where, side_name = place_name(broken & act.PLACE_BITS), DIRECTIONS[broken >> 12]
        refusals.append(Refusal("B-P3", "river", {"place": where, "side": side_name}))
    return refusals


def turn_refusals(position: Position) -> list[Refusal]:
    """B-T1: instead of an adventure. B-T3: a flipped token asks for one."""
    if position.phase == PHASE_SETTLE:
        return [Refusal("B-T1", "turn")]
    return [Refusal("B-T3", "owed")] if position.phase == PHASE_SECOND else []


# After an adventure


def tell_refusals(position: Position) -> list[Refusal]:
    """B-O1, B-O2, B-O3, B-T3: after an adventure that serves the page, once a turn."""
    if position.phase == PHASE_TURN:
        return [Refusal("B-O1", "early")]
    if position.phase == PHASE_SECOND:
        return [Refusal("B-T3", "owed")]
    if position.told_now:
        return [Refusal("B-T3", "told"), Refusal("B-O2", "drawn")]
    page = position.tables.pages[position.page[position.seat]]
    if not serves(position, page):
        return [Refusal("B-O3", "move", {"page": page.number})]
    failing = first_failing(position, page)
    return [] if failing < 0 else [failing_condition(position, failing)]


def failing_condition(position: Position, index: int) -> Refusal:
    """B-O1: the condition of the page in hand that does not hold, in facts."""
    page = position.tables.pages[position.page[position.seat]]
    condition = page.conditions[index]
    facts: dict[str, Fact] = {"page": page.number, "figure": FIGURES[page.lead]}
    if condition.verb == ASK_SEE and len(condition.figures) > 1:
        return Refusal("B-O1", "either", facts)
    if condition.verb == ASK_VISIT and not position.moved >> page.lead & 1:
        return Refusal("B-O1", "unmoved", facts)
    if condition.figures:
        facts["other"] = FIGURES[condition.figures[0]]
    if condition.verb != ASK_SEE:
        facts["goal"] = KINDS[condition.kind]
    if condition.verb == ASK_LINE:
        facts["need"] = condition.count
        facts["has"] = seen_in_line(position.kingdom, position.figures[page.lead], condition.kind)
    return Refusal("B-O1", VERBS[condition.verb], facts)


def flip_refusals(position: Position) -> list[Refusal]:
    """B-T3: a magic token, after the first adventure, once a turn."""
    if position.phase == PHASE_TURN:
        return [Refusal("B-T3", "early")]
    if position.phase == PHASE_SECOND or position.flipped:
        return [Refusal("B-T3", "once")]
    return [] if position.magic[position.seat] else [Refusal("B-T3", "plain")]


def end_refusals(position: Position) -> list[Refusal]:
    """B-T1: a turn is an adventure or a turned page. B-T3: a flipped token asks for one."""
    if position.phase == PHASE_TURN:
        return [Refusal("B-T1", "end")]
    return [Refusal("B-T3", "owed")] if position.phase == PHASE_SECOND else []
