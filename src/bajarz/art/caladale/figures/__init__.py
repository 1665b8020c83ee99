"""Pictures in the rules of Castles of Caladale."""

from bajarz.art.caladale.figures import castles, pieces
from bajarz.art.figures.base import Figure
from bajarz.core.game import Game
from bajarz.games.caladale.game import Caladale


def figures(game: Game, lang: str) -> dict[str, Figure]:
    assert isinstance(game, Caladale)
    return pieces.figures(game.tables) | castles.figures(game)
