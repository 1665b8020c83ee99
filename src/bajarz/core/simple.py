"""Everything that a small game need not write itself.

A `SimpleGame` lists its actions and what chance can deal; a `SimpleState` keeps the position as
plain data, says why an action is refused, and carries actions out. Copies, notation, positions as
data and the list of legal actions come by themselves. It is as fast as plain data are: for a game
with a few hundred actions that is enough. CONTRIBUTING.md builds such a game step by step.
"""

import json
from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, TypedDict

from bajarz.core.dealer import Dealer
from bajarz.core.errors import BadPosition
from bajarz.core.event import Event
from bajarz.core.game import Game, Options
from bajarz.core.notation import Action, Notation, Reader
from bajarz.core.refusal import Refusal
from bajarz.core.shape import misfits
from bajarz.core.state import OVER, State
from bajarz.core.view import View

Log = list[Event]


# The facts of events that most games have


class GameStarted(TypedDict):
    first: int


class SeatOnly(TypedDict):
    seat: int


class GameEnded(TypedDict):
    rule: str


class SimpleState(State):
    """A position as plain data: `data` has the form that `Game.position_type` declares, with the
    fields `to_move` (the seat from 1, 0 when the game is over) and `turn`."""

    def __init__(self, game: "SimpleGame", data: dict[str, Any]) -> None:
        self.game = game
        self.data = data

    # What a game writes

    @abstractmethod
    def refuse(self, seat: int, action: Action) -> Iterator[Refusal]:
        """Every rule that forbids this action to the seat to move, the one to cite first."""

    @abstractmethod
    def carry_out(self, seat: int, action: Action, dealer: Dealer, log: Log) -> None:
        """Do what a legal action does."""

    @abstractmethod
    def wait(self) -> Refusal:
        """What a seat is told that is not to move, or that acts when the game is over."""

    # What follows from it

    def to_move(self) -> int:
        return int(self.data["to_move"]) - 1 if self.data["to_move"] else OVER

    def turn_number(self) -> int:
        return int(self.data["turn"])

    def legal_actions(self) -> list[int]:
        seat = self.to_move()
        if seat == OVER:
            return []
        actions = enumerate(self.game.all_actions)
        return [code for code, action in actions if next(self.refuse(seat, action), None) is None]

    def explain(self, seat: int, action: int) -> list[Refusal]:
        if seat != self.to_move():
            return [self.wait()]
        return list(self.refuse(seat, self.game.action(action)))

    def apply(self, seat: int, action: int, dealer: Dealer, log: Log | None = None) -> None:
        self.carry_out(seat, self.game.action(action), dealer, [] if log is None else log)

    def clone(self) -> "SimpleState":
        return type(self)(self.game, json.loads(json.dumps(self.data)))

    def full(self) -> Mapping[str, object]:
        return self.data

    def head(self) -> View:
        """What every view has."""
        head: View = {
            "game": self.game.name,
            "to_move": self.data["to_move"],
            "deciders": [seat + 1 for seat in self.deciders()],
            "turn": self.data["turn"],
            "phase": "play" if self.data["to_move"] else "over",
            "scores": self.scores(),
        }
        result = self.result()
        if result is not None:
            head["result"] = result.json()
        return head


class SimpleGame(Game):
    """A game whose actions can all be listed beforehand, and whose chance deals named things."""

    phases = ("play", "over")
    kinds: ClassVar[Sequence[type[Any]]]  # of actions: NamedTuple classes
    state: ClassVar[type[SimpleState]]

    @abstractmethod
    def field_readers(self) -> dict[str, Reader]:
        """What reads each field of an action, by the field's name."""

    @abstractmethod
    def list_actions(self) -> list[Action]:
        """Every action there could ever be, in the order in which they are listed."""

    @abstractmethod
    def list_outcomes(self) -> list[str]:
        """The names of all that chance can deal; a name may occur once only."""

    @abstractmethod
    def new_data(self, players: int, options: Options, dealer: Dealer, log: Log) -> Any:
        """The data of a new game."""

    @cached_property
    def all_actions(self) -> list[Action]:
        return self.list_actions()

    @cached_property
    def codes(self) -> dict[Action, int]:
        return {action: code for code, action in enumerate(self.all_actions)}

    @cached_property
    def names(self) -> list[str]:
        return self.list_outcomes()

    @cached_property
    def notation(self) -> Notation:
        return Notation(self.kinds, self.field_readers())

    def start(
        self, players: int, options: Options, dealer: Dealer, log: Log | None = None
    ) -> SimpleState:
        events: list[Event] = [] if log is None else log
        chosen = self.check_options(options)
        return self.state(self, self.new_data(self.check_players(players), chosen, dealer, events))

    def position(self, players: int, options: Options, data: object) -> SimpleState:
        """The data are taken as they are, if they have the declared form."""
        found = misfits(data, self.position_type, "position")
        if found or not isinstance(data, dict):
            raise BadPosition(found[0])
        return self.state(self, json.loads(json.dumps(data)))

    def parse(self, text: str) -> int:
        return self.codes[self.notation.read(text)]

    def action(self, code: int) -> Action:
        return self.all_actions[code]

    def outcome_name(self, outcome: int) -> str:
        return self.names[outcome]

    def all_outcomes(self) -> list[int]:
        return list(range(len(self.names)))

    def conceivable(self, state: State) -> Iterator[int]:
        return iter(range(len(self.all_actions)))

    def invariant_errors(self, state: State) -> list[str]:
        return misfits(state.full(), self.position_type)

    def deal(self, names: list[str], dealer: Dealer) -> str:
        """Let chance take one of these names out of the list."""
        return names.pop(dealer.pick([self.outcomes[name] for name in names]))
