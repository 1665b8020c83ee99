"""Small readers of a position's data, beside those of `bajarz.core.fields`."""

from collections.abc import Sequence

from bajarz.core.errors import BadPosition
from bajarz.core.fields import one_of, table, whole
from bajarz.games.runestones.parts import COLOURS

PIECES = (*COLOURS, "ore")


def at_most(data: object, most: int, where: str) -> int:
    number = whole(data, where)
    if number > most:
        raise BadPosition(f"position: {where} is a number from 0 to {most}, not {data!r}")
    return number


def colour(data: object, where: str, letters: str = COLOURS) -> int:
    """The number of a colour; -1 for none, written as an empty text."""
    return one_of(data, ("", *letters), where) - 1


def counts(data: object, names: Sequence[str], defaults: list[int], where: str) -> list[int]:
    """A number for each name; one that is not named has its default."""
    given = table(data, where, names)
    return [
        at_most(given.get(name, default), 99, f"{where}.{name}")
        for name, default in zip(names, defaults, strict=True)
    ]
