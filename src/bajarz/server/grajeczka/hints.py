"""Legal actions that a board marks for the seat alone, by what the seat itself knows."""

from random import Random

from bajarz.core.dealer import FirstDealer
from bajarz.core.game import Game
from bajarz.core.state import State
from bajarz.games.grajeczka.game import Grajeczka


def hints(game: Game, state: State, seat: int, legal: list[str]) -> list[str]:
    """The adventures after which the own page can be told (B-O1), tried in a world that the seat
    cannot tell from the true one."""
    assert isinstance(game, Grajeczka)
    adventures = [text for text in legal if text.startswith(("move ", "add "))]
    if not adventures:
        return []
    world = state.redeal(seat, Random(0))
    tell = game.parse("tell")
    return [text for text in adventures if allows(world, seat, game.parse(text), tell)]


def allows(world: State, seat: int, adventure: int, tell: int) -> bool:
    """Whether the page could be told after an adventure."""
    after = world.clone()
    after.apply(seat, adventure, FirstDealer())
    return after.to_move() == seat and tell in after.legal_actions()
