"""How a game becomes arrays: its part `encoding`, found by the game's name."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from typing import Any, ClassVar

from bajarz.core.canonical import Json
from bajarz.core.errors import UnknownName
from bajarz.core.game import Game, Options
from bajarz.games.parts import find_part
from bajarz.games.registry import game_class
from bajarz.lab.env.actions import ActionTable
from bajarz.lab.env.fields import Layout
from bajarz.lab.env.row_writer import RowWriter

Window = Mapping[str, int]


class Encoding(ABC):
    """The actions and observations of one game, for a number of players and options.

    `tables` holds one table of actions a seat; where seats own pieces of their own, the same id
    means the same thing to each of them, so that one policy can play every seat.
    """

    window: ClassVar[dict[str, int]] = {}  # what bounds ids and planes, with the usual values
    window_text: ClassVar[str] = "There is no window: every legal action has an id."

    layout: Layout
    tables: list[ActionTable]

    @property
    def size(self) -> int:
        """How many action ids there are."""
        return max(table.size for table in self.tables)

    @abstractmethod
    def observe(self, view: Json, seat: int, writer: RowWriter) -> None:
        """Write down what a view of this seat says, and nothing else."""

    @classmethod
    def check_window(cls, given: Window) -> dict[str, int]:
        """All bounds of the window, the usual ones filled in."""
        for name in given:
            if name not in cls.window:
                known = ", ".join(cls.window) or "none"
                raise UnknownName(f"the window has no {name!r}; it has: {known}")
        return {**cls.window, **given}


def encoding_class(name: str) -> type[Encoding]:
    """The encoding of a registered game."""
    part = find_part(game_class(name), "lab", "encoding")
    if part is None:
        part = import_module("bajarz.lab.env.default_encoding")
    found: type[Encoding] = part.ENCODING
    return found


def encoding_for(
    game: Game, players: int, options: Options, window: Window | None = None
) -> Encoding:
    """The encoding of a game with its components, for so many players and these options."""
    make: Any = encoding_class(game.name)
    checked = make.check_window(window or {})
    encoding: Encoding = make(
        game, game.check_players(players), game.check_options(options), checked
    )
    return encoding
