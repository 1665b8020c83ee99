"""What a bot is given: what its seat may know, and nothing else."""

from random import Random

from bajarz.core.state import State
from bajarz.core.view import View


class Observation:
    """A position as a seat that must decide may know it; the seat to move, unless another is named
    that decides at the same time."""

    def __init__(self, state: State, seat: int | None = None) -> None:
        self.seat = state.to_move() if seat is None else seat
        self._state = state.decided_by(self.seat)
        self.turn = state.turn_number()  # the decisions of one turn share it
        self.actions = self._state.legal_actions()  # all there are to choose from

    def view(self) -> View:
        """What the seat may know."""
        return self._state.view(self.seat)

    def players(self) -> int:
        """How many play."""
        return len(self._state.scores())

    def world(self, rng: Random) -> State:
        """A random world that fits what the seat knows; play on in it as you like."""
        return self._state.redeal(self.seat, rng)
