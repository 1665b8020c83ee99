"""Tiles of Fantazja as people read them."""

from bajarz.core.game import Game
from bajarz.games.fantazja.game import Fantazja
from bajarz.text.catalogue import LANGUAGES, DisplayNames
from bajarz.text.game_words import GameWords

LEVELS = ("", "I", "II", "III")


class FantazjaWords(GameWords):
    """Tiles by their buildings: `House I`."""

    quiet_events = ("TurnEnded",)

    def __init__(self, game: Fantazja) -> None:
        self.names = {language: building_names(game, language) for language in LANGUAGES}

    def display_names(self, language: str) -> DisplayNames:
        return self.names[language]


def building_names(game: Fantazja, language: str) -> DisplayNames:
    return {
        tile.name: f"{tile.titles[language]} {LEVELS[tile.level]}".rstrip()
        for tile in game.components.tiles
    }


def make_words(game: Game) -> GameWords:
    assert isinstance(game, Fantazja)
    return FantazjaWords(game)
