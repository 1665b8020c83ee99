"""Tiles of Grajeczka as people read them."""

from bajarz.core.game import Game
from bajarz.games.grajeczka.board import TERRAINS
from bajarz.games.grajeczka.components import Side
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.text.catalogue import LANGUAGES, Catalogue, DisplayNames, catalogue
from bajarz.text.game_words import GameWords


class GrajeczkaWords(GameWords):
    """Tiles by what they show: `castle, forest, plain and a river`."""

    quiet_events = ("TurnEnded", "TileRevealed")

    def __init__(self, game: Grajeczka) -> None:
        self.names = {language: shown_names(game, language) for language in LANGUAGES}

    def display_names(self, language: str) -> DisplayNames:
        return self.names[language]


def shown_names(game: Grajeczka, language: str) -> DisplayNames:
    words = catalogue(language, game.name)
    return {side.name: shown_words(side, words) for side in game.components.sides}


def shown_words(side: Side, words: Catalogue) -> str:
    first, second, third = [words(f"terrain-{TERRAINS[kind]}") for kind in side.terrain]
    river = "yes" if side.river else "no"
    return words("tile-shown", first=first, second=second, third=third, river=river)


def make_words(game: Game) -> GameWords:
    assert isinstance(game, Grajeczka)
    return GrajeczkaWords(game)
