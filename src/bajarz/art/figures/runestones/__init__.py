"""Pictures in the rules of Rune Stones."""

from bajarz.art.figures.base import Figure
from bajarz.art.figures.runestones import components, forging, playing
from bajarz.art.pictures import runestones_board
from bajarz.games.runestones.game import RuneStones


def figures(game: RuneStones) -> dict[str, Figure]:
    printed = runestones_board(game.components)
    return components.figures(printed) | playing.figures(game.components) | forging.figures()
