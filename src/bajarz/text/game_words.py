"""How a game's things, actions and events are told in words; a game may tell them in its own way.

A game's part `words` has `make_words(game)`, which returns a `GameWords` of its own.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from bajarz.core.game import Game
from bajarz.games.parts import find_part
from bajarz.text.catalogue import NO_NAMES, Catalogue, DisplayNames

SeenEvent = Mapping[str, object]  # an event as one seat saw it


class GameWords:
    """The usual way: every name as the notation has it, every event by its own message."""

    quiet_events: Sequence[str] = ()  # those that are no news to whoever sees the table

    def display_names(self, language: str) -> DisplayNames:
        """Names as people read them in a sentence, for those of the notation that differ."""
        return NO_NAMES

    def component_names(self, words: Catalogue) -> DisplayNames:
        """Every component by a name that tells it from all others, for lists and reports."""
        names = self.display_names(words.language)
        return {name: f"{shown} ({name})" for name, shown in names.items()}

    def action_facts(self, facts: dict[str, object], words: Catalogue) -> dict[str, object]:
        """What the message of an action may name, as people read it."""
        return facts

    def event(
        self,
        event: SeenEvent,
        seats: Mapping[int, str],
        words: Catalogue,
        names: DisplayNames | None = None,
    ) -> str:
        """One event, with the names of the seats; `names` stand in for the display names."""
        return words.event(event, seats, self.names_or(names, words))

    def events(
        self, events: Sequence[SeenEvent], seats: Mapping[int, str], words: Catalogue
    ) -> list[str]:
        """The events of a step as one seat saw them, without a word of the notation."""
        return [self.event(event, seats, words) for event in events]

    def told(self, events: Sequence[SeenEvent], seat: int | None) -> list[SeenEvent]:
        """The events of a story that are worth a line to this seat, which sees the table too."""
        return [event for event in events if event["event"] not in self.quiet_events]

    def names_or(self, names: DisplayNames | None, words: Catalogue) -> DisplayNames:
        return self.display_names(words.language) if names is None else names


@cache
def game_words(game: Game) -> GameWords:
    """How this game is told."""
    part = find_part(type(game), "text", "words")
    if part is None:
        return GameWords()
    own: GameWords = part.make_words(game)
    return own
