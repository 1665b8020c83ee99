"""Pictures in the rules of Castles of Caladale."""

from bajarz.art.figures.base import Figure
from bajarz.art.figures.caladale import castles, pieces
from bajarz.games.caladale.game import Caladale


def figures(game: Caladale) -> dict[str, Figure]:
    return pieces.figures(game.tables) | castles.figures(game.tables)
