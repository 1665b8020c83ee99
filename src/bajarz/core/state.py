"""The contract between a game's engine and everything that uses it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random

from mypy_extensions import mypyc_attr

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.core.refusal import Refusal
from bajarz.core.result import Result
from bajarz.core.view import View

OVER = -1  # to_move() of a finished game


@mypyc_attr(allow_interpreted_subclasses=True)  # games from elsewhere are not compiled
class State(ABC):
    """A position of a game, changed only by `apply`.

    Seats are numbered from 0. Actions are integers here, for speed; the game's notation turns them
    into typed values and texts and back (`bajarz.core.game.Game`).
    """

    @abstractmethod
    def to_move(self) -> int:
        """The seat that must decide now, or OVER."""

    @abstractmethod
    def turn_number(self) -> int:
        """Grows when the turn passes on; steps of one turn share it."""

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """Every legal action of the seat to move, once each, ascending; empty when over.

        Where legal actions are too many to list, these are the ones that a player could sensibly
        want; `explain` then knows more legal actions than are listed.
        """

    @abstractmethod
    def explain(self, seat: int, action: int) -> list[Refusal]:
        """Every rule that forbids this action to this seat, the one to cite first; empty: legal."""

    @abstractmethod
    def apply(self, seat: int, action: int, dealer: Dealer, log: list[Event] | None = None) -> None:
        """Carry out a legal action of this seat; nothing is checked.

        Chance comes from the dealer alone. Events are appended to `log` if there is one.
        """

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy."""

    @abstractmethod
    def full(self) -> Mapping[str, object]:
        """Everything there is, in the notation of positions that `Game.position` reads back."""

    def for_digest(self) -> Mapping[str, object]:
        """What a record's digest is made of: everything that decides something.

        It never changes while the rules version stays: every record of a game depends on it. What
        players remember is no part of it.
        """
        return {key: value for key, value in self.full().items() if key != "memory"}

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What this seat (None: a spectator) may know. An allow-list: all else is hidden."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat so far, as everybody can count them."""

    @abstractmethod
    def redeal(self, seat: int, rng: Random) -> "State":
        """A world drawn uniformly from those that this seat cannot tell apart from this one.

        Worlds are counted, not tried until one fits: it takes few random numbers in any position.
        """

    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """The rule to cite against this action, or None if it is legal."""
        refusals = self.explain(seat, action)
        return refusals[0] if refusals else None

    def deciders(self) -> list[int]:
        """The seats that the game waits for now: the one to move, unless several act at once."""
        seat = self.to_move()
        return [] if seat == OVER else [seat]

    def decided_by(self, seat: int) -> "State":
        """This position with the decision at a seat of `deciders()`, who need not wait for the
        others; the position itself where that seat is to move."""
        return self

    def legal_for(self, seat: int) -> list[int]:
        """The legal actions of a seat that decides now, as `legal_actions` lists them; of any other
        seat none."""
        return self.decided_by(seat).legal_actions() if seat in self.deciders() else []

    def is_shared_time(self) -> bool:
        """Whether all seats act at once now, each until it says that it has finished."""
        return False

    def finish_action(self) -> int:
        """The action by which a seat says that it has finished with a shared time."""
        raise NotImplementedError("this game has no shared time")

    def extra_figures(self) -> dict[str, list[int]]:
        """Numbers by seat that are worth keeping beside the result, by their names."""
        return {}
