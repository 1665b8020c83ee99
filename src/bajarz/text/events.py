"""Events in words, as the log of a table tells them."""

from collections.abc import Mapping, Sequence

from bajarz.core.canonical import Json
from bajarz.core.game import Game
from bajarz.games.caladale.game import Caladale
from bajarz.games.runestones.game import RuneStones
from bajarz.text.caladale import castle_events
from bajarz.text.catalogue import Catalogue
from bajarz.text.runestones import stone_events
from bajarz.text.things import things


def events_words(
    game: Game, events: Sequence[Mapping[str, Json]], names: Mapping[int, str], words: Catalogue
) -> list[str]:
    """The events of a step as one seat saw them, with the names of the seats and no word of the
    notation."""
    named = things(game, words.language)
    if isinstance(game, Caladale):
        return castle_events(game, events, names, words, named)
    if isinstance(game, RuneStones):
        creatures = {card.number: card for card in game.components.creatures}
        return stone_events(events, names, words, creatures)
    return [words.event(event, names, named) for event in events]
