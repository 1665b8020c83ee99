"""Every legal action, fast: lists kept with the kingdom, put together."""

from bajarz.games.grajeczka import actions as act
from bajarz.games.grajeczka.board import DRAGON, KNIGHT, PRINCESS
from bajarz.games.grajeczka.moves import moves
from bajarz.games.grajeczka.placements import placements
from bajarz.games.grajeczka.state import OVER as GAME_OVER
from bajarz.games.grajeczka.state import SETTLE, TURN, Position
from bajarz.games.grajeczka.telling import can_tell


def legal_actions(position: Position) -> list[int]:
    """All legal actions of the seat to move, ascending."""
    phase = position.phase
    if phase == SETTLE:
        return settling(position)
    if phase == GAME_OVER:
        return []
    actions = adventures(position)
    if phase == TURN:
        actions.append(act.TURN)  # B-T1
    return actions


def adventures(position: Position) -> list[int]:
    """B-T2: one figure's move, or the top tile added."""
    kingdom = position.kingdom
    figures = position.figures
    actions = moves(kingdom, PRINCESS, figures[PRINCESS]) + moves(kingdom, KNIGHT, figures[KNIGHT])
    actions += moves(kingdom, DRAGON, figures[DRAGON])
    actions += placements(position.tables, kingdom, position.top)
    return actions


def settling(position: Position) -> list[int]:
    """B-T2, B-T3: tell the page, flip the token, or end the turn."""
    actions: list[int] = []
    if can_tell(position):
        actions.append(act.TELL)
    if position.can_flip():
        actions.append(act.FLIP)
    actions.append(act.END)
    return actions
