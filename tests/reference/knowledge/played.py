"""A game as it was played, with all that was told about it; and the same steps played again."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from bajarz.core.dealer import RandomDealer, RecordingDealer, ScriptedDealer
from bajarz.core.event import Event
from bajarz.core.game import Game, Options
from bajarz.core.record import Record, Step
from bajarz.core.state import OVER, State

Facts = dict[str, Any]  # an event as a seat saw it
Choose = Callable[[Random, list[str]], str]  # an action out of the texts of the legal ones


class Table(NamedTuple):
    """What everybody knows before anything is dealt."""

    game: Game
    players: int
    options: Options


class Played:
    """A game, finished or broken off: moment 0 is after the set-up, moment n after step n."""

    def __init__(self, table: Table, setup: list[str], state: State, events: list[Event]) -> None:
        self.table = table
        self.setup = setup
        self.steps: list[Step] = []
        self.events = [events]
        self.states = [state.clone()]

    def add(self, step: Step, state: State, events: list[Event]) -> None:
        self.steps.append(step)
        self.events.append(events)
        self.states.append(state.clone())

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.steps)

    def seen(self, seat: int, moment: int) -> list[Facts]:
        """All events up to a moment, as this seat saw them."""
        return [event.seen_by(seat) for log in self.events[: moment + 1] for event in log]

    def until(self, moment: int) -> "Played":
        """The same game, broken off earlier."""
        part = Played(self.table, self.setup, self.states[0], self.events[0])
        part.steps = self.steps[:moment]
        part.events = self.events[: moment + 1]
        part.states = self.states[: moment + 1]
        return part


def play(table: Table, choose: Choose, seed: str, steps: int = 100_000) -> Played:
    """A new game in which every seat chooses in the same way, up to so many steps."""
    game, rng = table.game, Random(seed)
    dealer = RecordingDealer(RandomDealer(rng))

    def dealt() -> list[str]:
        return [game.outcome_name(outcome) for outcome in dealer.take()]

    log: list[Event] = []
    state = game.start(table.players, table.options, dealer, log)
    played = Played(table, dealt(), state, log)
    while state.to_move() != OVER and played.last < steps:
        seat, log = state.to_move(), []
        texts = [game.text(action) for action in state.legal_actions()]
        text = choose(rng, texts)
        state.apply(seat, game.parse(text), dealer, log)
        played.add(Step(seat + 1, text, dealt()), state, log)
    return played


class Refused(Exception):
    """A step that the engine does not accept."""


def replay(table: Table, setup: list[str], steps: Sequence[Step]) -> Played:
    """The game of these steps; raises `Refused`, or `WrongDeal` where chance could not bring it."""
    game = table.game
    dealer = ScriptedDealer([game.outcome(name) for name in setup])
    log: list[Event] = []
    state = game.start(table.players, table.options, dealer, log)
    played = Played(table, setup, state, log)
    for step in steps:
        seat, action, log = step.seat - 1, game.parse(step.action), []
        if dealer.left or state.refusal(seat, action) is not None:
            raise Refused(step.action)
        dealer.left = [game.outcome(name) for name in step.dealt]
        state.apply(seat, action, dealer, log)
        played.add(step, state, log)
    if dealer.left:
        raise Refused("an outcome is left over")
    return played


def of_record(game: Game, record: Record) -> Played:
    """The game of a record."""
    table = Table(game, len(record.header.seats), record.header.options)
    return replay(table, record.setup, record.steps)
