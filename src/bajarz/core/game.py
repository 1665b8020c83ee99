"""What a game registers: its name and versions, its options, its set-up and its notation."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import ClassVar, NamedTuple

from bajarz.core.canonical import Json, data_hash
from bajarz.core.dealer import Dealer
from bajarz.core.errors import UnknownName
from bajarz.core.event import Event
from bajarz.core.notation import Action, write
from bajarz.core.state import State

Options = dict[str, str]


class Option(NamedTuple):
    """A choice of the table's host, made before the game; the first value is the default.

    With `lowest` and `highest` any whole number between them is a value too.
    """

    name: str
    values: tuple[str, ...]
    lowest: int = 0
    highest: int = 0

    def allows(self, value: str) -> bool:
        if value in self.values:
            return True
        plain = len(value) < 9 and value.isascii() and value.isdigit() and value[0] != "0"
        return plain and 0 < self.lowest <= int(value) <= self.highest

    def choices(self) -> str:
        """All values, in words."""
        names = ", ".join(self.values)
        return f"{names}, {self.lowest} to {self.highest}" if self.lowest else names


def deal_first(option: str, players: int, seat_outcome: int, dealer: Dealer) -> int:
    """The first player: the seat that the option names, or one that chance deals.

    Outcomes are `seat_outcome` and the following, one for each seat.
    """
    if option == "random":
        return dealer.pick([seat_outcome + seat for seat in range(players)])
    if int(option) > players:
        raise UnknownName(f"option first is random or a seat of {players} players, not {option!r}")
    return int(option) - 1


class Game(ABC):
    """A game with one set of components.

    Errors: `Unreadable` from `parse`, `BadComponents` from the constructor, `BadPosition` from
    `position`, `UnknownName` for options and player counts that do not exist.
    """

    name: ClassVar[str]
    rules_version: ClassVar[str]
    players: ClassVar[tuple[int, ...]]  # the usual number first
    options: ClassVar[tuple[Option, ...]]
    view_type: ClassVar[type]  # the TypedDict that `State.view` returns
    position_type: ClassVar[type]  # the TypedDict that `State.full` returns
    event_types: ClassVar[
        Mapping[str, type]
    ]  # by name, the TypedDict of its facts with all secrets
    phases: ClassVar[tuple[str, ...]]  # all values of a view's `phase`
    acts_out_of_turn: ClassVar[bool] = False  # whether some actions are open to every seat
    shelf: ClassVar[int] = 100  # where it stands among the games in lists: the lowest first

    def __init__(self, components: Json) -> None:
        self.components_data = components
        self.components_version = str(components["version"])
        self.components_hash = data_hash(components)

    @abstractmethod
    def start(
        self, players: int, options: Options, dealer: Dealer, log: list[Event] | None = None
    ) -> State:
        """Set up a new game."""

    @abstractmethod
    def position(self, players: int, options: Options, data: Json) -> State:
        """Set up the position that the data describe: `State.full` or a scenario's."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """Read an action in the game's notation."""

    @abstractmethod
    def action(self, code: int) -> Action:
        """The typed action behind an engine's integer."""

    @abstractmethod
    def outcome_name(self, outcome: int) -> str:
        """The name of something that a dealer dealt."""

    @abstractmethod
    def all_outcomes(self) -> list[int]:
        """Everything that a dealer can deal."""

    @abstractmethod
    def conceivable(self, state: State) -> Iterator[int]:
        """Every action that could ever be meant here, legal or not: for tests, slow.

        Where a game does not list everything, only those that it lists whenever they are legal.
        """

    @abstractmethod
    def invariant_errors(self, state: State) -> list[str]:
        """What is wrong inside a state: pieces lost or doubled, parts out of step. For tests."""

    @classmethod
    def has_shared_time(cls, players: int) -> bool:  # noqa: ARG003 (a contract)
        """Whether a game of so many has a time in which all seats act at once; a table may limit
        it by a clock."""
        return False

    @cached_property
    def outcomes(self) -> dict[str, int]:
        """Outcomes by their names."""
        return {self.outcome_name(outcome): outcome for outcome in self.all_outcomes()}

    def outcome(self, name: str) -> int:
        """The outcome of this name; raises `UnknownName`."""
        if name not in self.outcomes:
            raise UnknownName(f"{name!r} is nothing that chance deals in {self.name}")
        return self.outcomes[name]

    def text(self, code: int) -> str:
        """The canonical text of an action."""
        return write(self.action(code))

    @classmethod
    def home(cls) -> str:
        """The package with the game's words, rules and components."""
        return cls.__module__.rpartition(".")[0]

    @classmethod
    def check_players(cls, players: int) -> int:
        """The number of players, if the game can be played by so many."""
        if players not in cls.players:
            counts = ", ".join(str(count) for count in sorted(cls.players))
            raise UnknownName(f"{cls.name} is a game for {counts} players, not for {players}")
        return players

    @classmethod
    def check_options(cls, given: Options) -> Options:
        """All options with their values, defaults filled in."""
        options = {option.name: option.values[0] for option in cls.options}
        for name, value in given.items():
            if name not in options:
                known = ", ".join(options) or "none"
                raise UnknownName(f"{cls.name} has no option {name!r}; its options: {known}")
            options[name] = cls.check_value(name, value)
        return options

    @classmethod
    def check_value(cls, name: str, value: str) -> str:
        option = next(option for option in cls.options if option.name == name)
        if not option.allows(value):
            raise UnknownName(f"option {name} is one of {option.choices()}, not {value!r}")
        return value
