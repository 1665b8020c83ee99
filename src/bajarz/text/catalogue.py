"""Message catalogues in Fluent: one for the program, one for each game, in each language."""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TypeGuard

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, TextElement

from bajarz.core.errors import UnknownName, Unreadable
from bajarz.core.notation import short
from bajarz.core.refusal import Refusal
from bajarz.games.registry import read_text

LANGUAGES = ("en", "pl")
DisplayNames = Mapping[str, str]  # names of the notation → names for people, where they differ
NO_NAMES: DisplayNames = {}
PLAIN = (str, int, bool, float, type(None))  # facts that can be compared
TIMES = "×"
REMEMBERED = 8192  # messages of a catalogue: those at one table read mostly the same words


class Catalogue:
    """The messages of the program and of one game, in one language."""

    def __init__(self, language: str, sources: list[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.plain: list[str] = []  # the keys of messages that need no facts
        for source in sources:
            resource = FluentResource(source)
            self.bundle.add_resource(resource)
            self.plain += [entry.id.name for entry in resource.body if needs_no_facts(entry)]
        self.remembered = lru_cache(REMEMBERED)(self.formatted)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def labels(self, prefix: str) -> dict[str, str]:
        """Messages that need no facts and whose keys begin like this, by the rest of the key."""
        found = [key for key in self.plain if key.startswith(prefix)]
        return {key.removeprefix(prefix): self(key) for key in found}

    def __call__(self, key: str, **facts: object) -> str:
        """The message of this key; a missing one, or a missing fact, is an error of ours."""
        told = tuple((name, type(value), value) for name, value in facts.items())  # 1 is not True
        plain = all(kind in PLAIN for _, kind, _ in told)
        return self.remembered(key, told) if plain else self.formatted(key, told)

    def formatted(self, key: str, told: tuple[tuple[str, type, object], ...]) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        facts = {name: value for name, _, value in told}
        text, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"message {key} ({self.language}): {errors[0]}")
        return str(text)

    def refusal(self, refusal: Refusal, names: DisplayNames = NO_NAMES) -> str:
        """A refusal in words, with its rule: `F-P4: the west side needs 2 fire, it has 1.`"""
        return f"{refusal.rule}: {self(refusal.key, **self.named(refusal.facts, names))}"

    def unreadable(self, error: Unreadable, text: str) -> str:
        """Why a text is no action, in words."""
        key = error.key if self.has(error.key) else "unreadable-action"
        return self(key, **{"text": short(text)} | error.facts)

    def event(
        self,
        event: Mapping[str, object],
        seats: Mapping[int, str],
        names: DisplayNames = NO_NAMES,
    ) -> str:
        """An event as one seat saw it, with the names of the seats.

        `$who` did it, `$whom` it came to (`to`); `$known` is yes where the secret facts are there.
        """
        facts = {key: value for key, value in event.items() if key != "event"}
        facts["known"] = "yes" if facts.get("known", True) else "no"
        facts["who"] = seat_name(facts.get("seat") or facts.get("first"), seats)
        facts["whom"] = seat_name(facts.get("to"), seats)
        return self(f"event-{event['event']}", **self.named(facts, names))

    def named(
        self, facts: Mapping[str, object], names: DisplayNames = NO_NAMES
    ) -> dict[str, object]:
        """Facts as people read them: things by their readable names, lists joined."""
        return {key.replace("_", "-"): readable(value, names) for key, value in facts.items()}


def needs_no_facts(entry: object) -> TypeGuard[Message]:
    """Whether it is a message, and always the same words."""
    if not isinstance(entry, Message) or entry.value is None:
        return False
    return all(isinstance(element, TextElement) for element in entry.value.elements)


def seat_name(seat: object, seats: Mapping[int, str]) -> str:
    return seats.get(seat, "") if isinstance(seat, int) else ""


def readable(value: object, names: DisplayNames) -> object:
    if isinstance(value, list):
        return ", ".join(str(readable(each, names)) for each in value)
    return names.get(value, value) if isinstance(value, str) else value


def counted(names: list[str], times: str = TIMES) -> str:
    """Names with how often they come: `blue gem ×2, red gem`."""
    return ", ".join(
        name if names.count(name) == 1 else f"{name} {times}{names.count(name)}"
        for name in dict.fromkeys(names)
    )


@cache
def catalogue(language: str, game: str | None = None) -> Catalogue:
    """The catalogue of a game, or of the program alone."""
    if language not in LANGUAGES:
        raise UnknownName(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    sources = [(files("bajarz.text") / f"messages.{language}.ftl").read_text(encoding="utf-8")]
    if game is not None:
        sources.append(read_text(game, f"messages.{language}.ftl"))
    return Catalogue(language, sources)
