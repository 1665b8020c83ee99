"""Every legal action, fast: lists kept with the kingdom, put together."""

from bajarz.games.grajeczka import actions as act
from bajarz.games.grajeczka.board import FIGURE_DRAGON, FIGURE_KNIGHT, FIGURE_PRINCESS
from bajarz.games.grajeczka.moves import moves
from bajarz.games.grajeczka.page_conditions import can_tell
from bajarz.games.grajeczka.placements import placements
from bajarz.games.grajeczka.state import PHASE_OVER, PHASE_SETTLE, PHASE_TURN, Position


def legal_actions(position: Position) -> list[int]:
    """All legal actions of the seat to move, ascending."""
    phase = position.phase
    if phase == PHASE_SETTLE:
        return settling(position)
    if phase == PHASE_OVER:
        return []
    actions = adventures(position)
    if phase == PHASE_TURN:
        actions.append(act.KIND_TURN_PAGE)  # B-T1
    return actions


def adventures(position: Position) -> list[int]:
    """B-T2: one figure's move, or the top tile added."""
    kingdom = position.kingdom
    figures = position.figures
    actions = moves(kingdom, FIGURE_PRINCESS, figures[FIGURE_PRINCESS]) + moves(
        kingdom, FIGURE_KNIGHT, figures[FIGURE_KNIGHT]
    )
    actions += moves(kingdom, FIGURE_DRAGON, figures[FIGURE_DRAGON])
    actions += placements(position.tables, kingdom, position.top)
    return actions


def settling(position: Position) -> list[int]:
    """B-T2, B-T3: tell the page, flip the token, or end the turn."""
    actions: list[int] = []
    if can_tell(position):
        actions.append(act.KIND_TELL)
    if position.can_flip():
        actions.append(act.KIND_FLIP)
    actions.append(act.KIND_END)
    return actions
