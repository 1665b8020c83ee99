"""The contract between a game's engine and everything that uses it."""

from abc import ABC, abstractmethod
from random import Random

from bajarz.core.canonical import Json
from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.core.refusal import Refusal
from bajarz.core.result import Result

OVER = -1  # to_move() of a finished game


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

        A game whose legal actions are too many (`Game.lists_everything` is false) lists those that
        a player could sensibly want; `explain` then knows more legal actions than are listed.
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
    def full(self) -> dict[str, Json]:
        """Everything there is, as JSON that `Game.position` reads back."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Json]:
        """What this seat (None: a spectator) may know. An allow-list: all else is hidden."""

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
