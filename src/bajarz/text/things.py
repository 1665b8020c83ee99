"""Names of things as people read them in a sentence, where the notation has others."""

from functools import cache

from bajarz.core.game import Game
from bajarz.games.caladale.game import Caladale
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.grajeczka.board import TERRAINS
from bajarz.games.grajeczka.components import Side
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.text.caladale import short_names
from bajarz.text.catalogue import NO_THINGS, Catalogue, Things, catalogue

LEVELS = ("", "I", "II", "III")


@cache
def things(game: Game, language: str) -> Things:
    """Tiles by their buildings (`House I`), by what they are, or by what they show."""
    if isinstance(game, Fantazja):
        return {
            tile.name: f"{tile.titles[language]} {LEVELS[tile.level]}".rstrip()
            for tile in game.components.tiles
        }
    if isinstance(game, Caladale):
        return short_names(game.components, language)
    if isinstance(game, Grajeczka):
        words = catalogue(language, game.name)
        return {side.name: shown_words(side, words) for side in game.components.sides}
    return NO_THINGS


def shown_words(side: Side, words: Catalogue) -> str:
    """What a side of a tile of Grajeczka shows: `castle, forest, plain and a river`."""
    first, second, third = [words(f"terrain-{TERRAINS[kind]}") for kind in side.terrain]
    river = "yes" if side.river else "no"
    return words("tile-shown", first=first, second=second, third=third, river=river)
