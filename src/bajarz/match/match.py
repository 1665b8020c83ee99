"""A game that is being played: its state, its record, and undo that never leaks."""

from typing import NamedTuple, cast

from bajarz.core.errors import BajarzError, Illegal, OutOfTurn
from bajarz.core.event import Event
from bajarz.core.game import Game, Options
from bajarz.core.origin import Origins
from bajarz.core.record_data import RecordData
from bajarz.core.recorder import Recorder
from bajarz.core.state import State
from bajarz.core.undo import undo_barrier

PERSON = "person"


class UndoRefused(BajarzError):
    """A step that cannot be taken back; `reason` is a key of the message catalogues."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"undo refused: {reason}")
        self.reason = reason


class HistoryStep(NamedTuple):
    """A step that was carried out, and the state before it."""

    before: State
    seat: int
    turn: int
    by_chance: bool
    independent: bool  # no other step depends on it: building out of turn, for example
    events: list[Event]


class Match:
    """Plays one game for people and bots; every rule is the engine's."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seats: list[dict[str, str]],
        secret: bytes,
        contributions: list[str],
        origin: Origins = (),
    ) -> None:
        self.game = game
        self.recorder = Recorder(game, options, seats, secret, contributions, origin)
        self.history: list[HistoryStep] = []

    @property
    def state(self) -> State:
        return self.recorder.state

    def read(self, seat: int, text: str) -> int:
        """The legal action of this seat that the text means.

        Raises Unreadable, OutOfTurn or Illegal (with all rules that forbid it); nothing changes.
        """
        action = self.game.parse(text)
        refusals = self.state.explain(seat, action)
        if refusals:
            raise (OutOfTurn if refusals[0].turn else Illegal)(*refusals)
        return action

    def act(self, seat: int, action: int) -> list[Event]:
        """Carry out a legal action; return what happened, unredacted."""
        before = self.state.clone()
        events: list[Event] = []
        step = self.recorder.apply(seat, action, events)
        turn = before.turn_number()
        hidden = undo_barrier(False, bool(step.dealt), events) is not None
        independent = self.game.acts_out_of_turn and not hidden
        if self.state.to_move() != before.to_move() or self.state.turn_number() != turn:
            independent = independent and before.to_move() != seat
        self.history.append(HistoryStep(before, seat, turn, bool(step.dealt), independent, events))
        return events

    def last_of(self, seat: int) -> int:
        """The number of this seat's last step if nothing hangs on it, or -1: it is the last of all,
        or others have only taken independent steps since."""
        for number in range(len(self.history) - 1, -1, -1):
            if self.history[number].seat == seat:
                return number
            if not self.history[number].independent:
                return -1
        return -1

    def undo_barrier(self, seat: int, consent: bool = False, late: bool = False) -> str | None:
        """Why this seat's last step cannot be taken back, or None if it can.

        See `core.undo`. Steps of the game that this one goes on from stay. The end of a turn can be
        taken back until somebody acts; where it is `late` for that, only with consent.
        """
        number = self.last_of(seat)
        if number < self.recorder.taken_over:
            return "undo-nothing"
        last = self.history[number]
        turn_passed = last.turn != self.state.turn_number() and late
        return undo_barrier(turn_passed, last.by_chance, last.events, consent)

    def has_ended_turn(self, seat: int) -> bool:
        """Whether this seat's last step, on which nothing hangs yet, was the last of its turn."""
        number = self.last_of(seat)
        return number >= 0 and self.history[number].turn != self.state.turn_number()

    def undo(self, seat: int, consent: bool = False) -> None:
        """Take this seat's last step back; raises UndoRefused. What others built since stays."""
        barrier = self.undo_barrier(seat, consent)
        if barrier is not None:
            raise UndoRefused(barrier)
        number = self.last_of(seat)
        kept = [self.game.parse(step.action) for step in self.recorder.steps[number + 1 :]]
        seats = [step.seat for step in self.history[number + 1 :]]
        self.recorder.state = self.history[number].before
        del self.history[number:]
        del self.recorder.steps[number:]
        for other, action in zip(seats, kept, strict=True):
            self.act(other, action)

    def record(self) -> RecordData:
        """The record so far; the secret is in it only when the game is over."""
        return cast("RecordData", self.recorder.record())
