"""Reads data that come from outside: records, positions, scenarios, components.

Whatever is not as it must be is told in one line: where it is, what it must be and what it is.
"""

import re
from collections.abc import Iterable
from typing import Final

from bajarz.core.canonical import Json
from bajarz.core.errors import BajarzError
from bajarz.core.notation import short

LOWER_HEX: Final = re.compile("[0-9a-f]*")


class Reader:
    """Reads the parts of some data; raises `error` for the first that is wrong.

    Each message begins with `about`, which says what the data are. `where` names a part of them;
    it is empty for the whole.
    """

    def __init__(self, error: type[BajarzError], about: str) -> None:
        self.error = error
        self.about = about

    def bad(self, words: str, where: str = "") -> BajarzError:
        """The error to raise where something is wrong."""
        return self.error(": ".join([part for part in (self.about, where, words) if part]))

    def wrong(self, data: object, wanted: str, where: str) -> BajarzError:
        """The error to raise for a part that is not what it must be."""
        return self.bad(f"{where or 'it'} must be {wanted}, but is {shown(data)}")

    def table(
        self,
        data: object,
        where: str,
        keys: Iterable[str] | None = None,
        needed: Iterable[str] = (),
    ) -> dict[str, Json]:
        """A table with no other keys than these (None: with any), and with all that are needed."""
        if not isinstance(data, dict):
            raise self.wrong(data, "a table of keys and values", where)
        unknown = sorted(set(data) - set(data if keys is None else keys))
        if unknown:
            raise self.bad(f"unknown key {shown(unknown[0])}", where)
        missing = sorted(set(needed) - set(data))
        if missing:
            raise self.bad(f"{missing[0]!r} is missing", where)
        return data

    def listed(self, data: object, where: str) -> list[Json]:
        if not isinstance(data, list):
            raise self.wrong(data, "a list", where)
        return data

    def text(self, data: object, where: str) -> str:
        if not isinstance(data, str):
            raise self.wrong(data, "a text", where)
        return data

    def texts(self, data: object, where: str) -> list[str]:
        return [self.text(item, f"{where}: every item") for item in self.listed(data, where)]

    def texts_by_key(
        self, data: object, where: str, keys: Iterable[str] | None = None
    ) -> dict[str, str]:
        """A table of texts: with exactly these keys, or with any."""
        given = self.table(data, where, keys, keys or ())
        return {key: self.text(value, f"{where}.{key}") for key, value in given.items()}

    def whole(self, data: object, where: str, lowest: int = 0, highest: int | None = None) -> int:
        """A whole number that is neither too low nor too high."""
        if isinstance(data, int) and not isinstance(data, bool) and lowest <= data:
            if highest is None or data <= highest:
                return data
        to = "up" if highest is None else f"to {highest}"
        raise self.wrong(data, f"a whole number from {lowest} {to}", where)

    def true_or_false(self, data: object, where: str) -> bool:
        if not isinstance(data, bool):
            raise self.wrong(data, "true or false", where)
        return data

    def seat_number(self, data: object, players: int, where: str) -> int:
        """A seat, which is written from 1; returned from 0."""
        return self.whole(data, where, 1, players) - 1

    def one_of(self, data: object, values: tuple[str, ...], where: str) -> int:
        """The number of a text among some, from 0."""
        if not isinstance(data, str) or data not in values:
            raise self.wrong(data, f"one of {', '.join(map(repr, values))}", where)
        return values.index(data)

    def hexadecimal(self, data: object, where: str, digits: int) -> str:
        """So many hexadecimal digits in the one form that is allowed: lower case, no blanks."""
        if isinstance(data, str) and len(data) == digits and LOWER_HEX.fullmatch(data):
            return data
        wanted = f"{digits} lower-case hexadecimal digits"
        length = f", {len(data)} characters" if isinstance(data, str) else ""
        raise self.bad(f"{where} must be {wanted}, but is {shown(data)}{length}")


def shown(data: object) -> str:
    """A value in a few words, fit for one line."""
    if data is None:
        return "null"
    if isinstance(data, bool):
        return "true" if data else "false"
    if isinstance(data, str):
        return repr(short(data))
    if isinstance(data, list):
        return "a list"
    if isinstance(data, dict):
        return "a table"
    return short(str(data))
