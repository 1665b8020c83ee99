"""Pictures in the rules of Rune Stones."""

from bajarz.art.figures.base import Figure
from bajarz.games.runestones.game import RuneStones


def figures(game: RuneStones) -> dict[str, Figure]:
    return {}
