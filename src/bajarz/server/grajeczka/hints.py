"""Legal actions that a board marks for the seat alone, by what the seat itself knows."""

from random import Random

from bajarz.core.dealer import RandomDealer
from bajarz.core.game import Game
from bajarz.core.state import State
from bajarz.games.grajeczka.game import Grajeczka


def hints(game: Game, state: State, seat: int, legal: list[str]) -> list[str]:
    """The adventures after which the own page can be told (B-O1)."""
    assert isinstance(game, Grajeczka)
    adventures = [text for text in legal if text.startswith(("move ", "add "))]
    return [text for text in adventures if tells(game, state, seat, text)]


def tells(game: Grajeczka, state: State, seat: int, text: str) -> bool:
    """Tried in a world that the seat cannot tell from the true one."""
    rng = Random(0)
    world = state.redeal(seat, rng)
    world.apply(seat, game.parse(text), RandomDealer(rng))
    return world.to_move() == seat and game.parse("tell") in world.legal_actions()
