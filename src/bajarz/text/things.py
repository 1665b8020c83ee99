"""Names of things as people read them in a sentence, where the notation has others."""

from functools import cache

from bajarz.core.game import Game
from bajarz.games.fantazja.game import Fantazja
from bajarz.text.catalogue import NO_THINGS, Things

LEVELS = ("", "I", "II", "III")


@cache
def things(game: Game, language: str) -> Things:
    """Tiles of Fantazja by their buildings: `House I`."""
    if isinstance(game, Fantazja):
        return {
            tile.name: f"{tile.titles[language]} {LEVELS[tile.level]}".rstrip()
            for tile in game.components.tiles
        }
    return NO_THINGS
