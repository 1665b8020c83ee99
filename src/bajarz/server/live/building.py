"""The last building time of Castles of Caladale: all who are not done build at once (C-E1)."""

from bajarz.core.game import Game
from bajarz.core.state import State
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.state import BUILD, TABLE, Position


def has_last_building(game: Game, players: int) -> bool:
    """Whether a game between so many ends with a last building time."""
    return isinstance(game, Caladale) and players > 1


def builders(state: State) -> list[int]:
    """The seats that are not done, in the last building time; at any other moment nobody."""
    if not isinstance(state, Position) or state.phase != BUILD or state.mode != TABLE:
        return []
    return [seat for seat in range(state.players) if not state.done[seat]]


def turn_of(state: State, seat: int) -> State:
    """The position as a seat has it that decides now: a builder need not wait for the others."""
    if state.to_move() == seat or not isinstance(state, Position):
        return state
    alone = state.clone()
    assert isinstance(alone, Position)
    alone.done = [other != seat for other in range(state.players)]
    return alone
