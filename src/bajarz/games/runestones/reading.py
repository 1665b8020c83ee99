"""Reads what is written alike in many parts of a position: colours, counts and things."""

from collections.abc import Sequence

from bajarz.core.reader import Reader
from bajarz.games.runestones.parts import COLOURS, read_thing

PIECES = (*COLOURS, "ore")
MOST = 99  # of one kind


class PartReader(Reader):
    """A reader that knows the game's colours and names."""

    def colour(self, data: object, where: str, letters: str = COLOURS) -> int:
        """The number of a colour; -1 for none, written as an empty text."""
        return self.one_of(data, ("", *letters), where) - 1

    def counts(
        self, data: object, names: Sequence[str], defaults: list[int], where: str
    ) -> list[int]:
        """A number for each name; one that is not named has its default."""
        given = self.table(data, where, names)
        return [
            self.whole(given.get(name, default), f"{where}.{name}", 0, MOST)
            for name, default in zip(names, defaults, strict=True)
        ]

    def thing(self, given: object, names: dict[str, int], where: str) -> int:
        """A thing's code by its name; 0 for none."""
        if given == "":
            return 0
        try:
            return read_thing(str(given), names)
        except ValueError as error:
            raise self.bad(str(error), where) from None
