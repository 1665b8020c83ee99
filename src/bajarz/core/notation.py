"""The canonical text of actions: a verb, then the fields, with single spaces.

An action is a NamedTuple whose class is named after its verb and whose fields have a text form of
their own; readers, one for each name of a field, turn those texts back into values.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bajarz.core.errors import Unreadable

Action = tuple[Any, ...]  # a NamedTuple: typed, immutable, comparable
Reader = Callable[[str], Any]
LONGEST = 64  # characters that a message quotes: a whole hash


def write(action: Action) -> str:
    """The canonical text of an action."""
    return " ".join([verb_of(type(action)), *(str(field) for field in action)])


def verb_of(kind: type) -> str:
    """The class's name in small letters, unless the class has a `verb` of its own."""
    own: Callable[[], str] | None = getattr(kind, "verb", None)
    return kind.__name__.lower() if own is None else own()


class Notation:
    """Reads the actions of one game."""

    def __init__(self, kinds: Sequence[type[Any]], readers: dict[str, Reader]) -> None:
        self.kinds = {verb_of(kind): kind for kind in kinds}
        self.fields: dict[str, tuple[str, ...]] = {
            verb: kind._fields for verb, kind in self.kinds.items()
        }
        self.readers = readers

    def read(self, text: str) -> Action:
        """The action that the text means; upper and lower case are alike."""
        words = text.split()
        verb = words[0].lower() if words else ""
        if verb not in self.kinds:
            verbs = ", ".join(self.kinds)
            message = f"{shorten(text)} is no action: it starts with none of {verbs}"
            raise Unreadable(message, "unreadable-verb", {"text": short(text), "verbs": verbs})
        fields = self.fields[verb]
        if len(words) - 1 != len(fields):
            expected = " ".join([verb, *(name.upper() for name in fields)])
            message = f"{shorten(text)} is no action: expected {expected!r}"
            raise Unreadable(message, "unreadable-form", {"text": short(text), "form": expected})
        values = [self.value(name, word) for name, word in zip(fields, words[1:], strict=True)]
        action: Action = self.kinds[verb](*values)
        return action

    def value(self, name: str, word: str) -> Any:
        """What a word means as this field."""
        try:
            return self.readers[name](word)
        except Unreadable as error:
            key = f"unreadable-{name}"
            raise Unreadable(str(error), key, {"text": short(word)}) from None


def shorten(text: str) -> str:
    """The text in quotation marks, fit for one line of an error message."""
    return repr(short(text))


def short(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def choice_of(names: Sequence[str]) -> Reader:
    """A reader for a field that has one of these names; upper and lower case are alike."""
    known = {name.lower(): name for name in names}

    def read(word: str) -> str:
        if word.lower() not in known:
            raise Unreadable(f"{shorten(word)} is none of {', '.join(names)}")
        return known[word.lower()]

    return read


class Rotation(NamedTuple):
    """By how many quarters a square tile is turned clockwise."""

    quarters: int

    def __str__(self) -> str:
        return f"r{self.quarters}"


ROTATION = re.compile(r"[rR]([0-3])")


def read_rotation(word: str) -> Rotation:
    found = ROTATION.fullmatch(word)
    if found is None:
        raise Unreadable(f"{shorten(word)} is no rotation; rotations are r0, r1, r2 and r3")
    return Rotation(int(found[1]))
