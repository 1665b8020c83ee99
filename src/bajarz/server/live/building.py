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
