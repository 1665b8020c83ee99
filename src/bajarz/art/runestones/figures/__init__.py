"""Pictures in the rules of Rune Stones."""

from bajarz.art.figures.base import Figure
from bajarz.art.runestones.figures import components, forging, playing
from bajarz.art.runestones.picture import runestones_board
from bajarz.core.game import Game
from bajarz.games.runestones.game import RuneStones


def figures(game: Game, lang: str) -> dict[str, Figure]:
    assert isinstance(game, RuneStones)
    printed = runestones_board(game.components)
    return components.figures(printed) | playing.figures(game.components) | forging.figures()
