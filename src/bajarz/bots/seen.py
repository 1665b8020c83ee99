"""What a bot is given: what its seat may know, and nothing else."""

from random import Random

from bajarz.core.canonical import Json
from bajarz.core.state import State


class Seen:
    """A position through the eyes of the seat that must decide."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.seat = state.to_move()
        self.turn = state.turn_number()  # the decisions of one turn share it
        self.actions = state.legal_actions()  # all there are to choose from

    def view(self) -> dict[str, Json]:
        """What the seat may know."""
        return self._state.view(self.seat)

    def players(self) -> int:
        """How many play."""
        return len(self.view()["seats"])

    def world(self, rng: Random) -> State:
        """A random world that fits what the seat knows; play on in it as you like."""
        return self._state.redeal(self.seat, rng)
