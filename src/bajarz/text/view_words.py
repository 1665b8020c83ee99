"""A view in words, for games that draw no board of their own: labelled lines, nested like it.

A label is the message `view-FIELD` of the game, or the field's own name. In the key of a message
every `_` of a field is a `-`.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bajarz.core.view import View
from bajarz.text.catalogue import Catalogue, DisplayNames

HEAD = tuple(View.__annotations__)  # told elsewhere: whose turn it is, the scores, the result

LABEL = "view-"  # how the keys of labels begin


class ViewLine(NamedTuple):
    """A label with its value; `depth` says how far inside the view it lies."""

    depth: int
    label: str
    value: str


def view_lines(view: Mapping[str, object], words: Catalogue, names: DisplayNames) -> list[ViewLine]:
    """Everything that a view says besides what every view has."""
    own = {field: value for field, value in view.items() if field not in HEAD}
    return list(lines_of(own, words, names, 0))


def lines_of(
    part: Mapping[str, object], words: Catalogue, names: DisplayNames, depth: int
) -> Iterator[ViewLine]:
    for field, value in part.items():
        label = field_label(field, words, names)
        if isinstance(value, Mapping):
            if value:
                yield ViewLine(depth, label, "")
                yield from lines_of(value, words, names, depth + 1)
        else:
            yield ViewLine(depth, label, value_words(value, words, names))


def view_labels(words: Catalogue) -> dict[str, str]:
    """The labels of all fields that have one, by the field as the keys of messages have it."""
    return words.labels(LABEL)


def field_label(field: str, words: Catalogue, names: DisplayNames) -> str:
    key = LABEL + field.replace("_", "-")
    if words.has(key):
        return words(key)
    if field.isdecimal():
        return words("view-seat", number=int(field))
    return names.get(field, field.replace("_", " "))


def value_words(value: object, words: Catalogue, names: DisplayNames) -> str:
    if isinstance(value, bool):
        return words("view-yes" if value else "view-no")
    if isinstance(value, list):
        return ", ".join(value_words(each, words, names) for each in value) or "–"
    if isinstance(value, Mapping):
        parts = value.items()
        return " ".join(f"{field} {value_words(each, words, names)}" for field, each in parts)
    return names.get(str(value), str(value)) or "–"
