"""Events in words, as the log of a table tells them."""

from collections.abc import Mapping

from bajarz.core.canonical import Json
from bajarz.core.game import Game
from bajarz.games.caladale.game import Caladale
from bajarz.games.runestones.game import RuneStones
from bajarz.text.caladale import castle_event
from bajarz.text.catalogue import Catalogue
from bajarz.text.runestones import stone_event
from bajarz.text.things import things


def event_words(
    game: Game, event: Mapping[str, Json], names: Mapping[int, str], words: Catalogue
) -> str:
    """An event as one seat saw it, with the names of the seats and no word of the notation."""
    named = things(game, words.language)
    if isinstance(game, Caladale):
        return castle_event(game, event, names, words, named)
    if isinstance(game, RuneStones):
        creatures = {card.number: card for card in game.components.creatures}
        return stone_event(event, names, words, creatures)
    return words.event(event, names, named)
