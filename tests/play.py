"""Short ways to play games in tests."""

from collections.abc import Iterator
from random import Random

from bajarz.core.dealer import RandomDealer
from bajarz.core.game import Game
from bajarz.core.recorder import Recorder
from bajarz.core.state import OVER, State


def random_states(game: Game, seed: str, players: int) -> Iterator[State]:
    """Every state of a random game, the last included. Clone what you keep."""
    rng = Random(seed)
    dealer = RandomDealer(rng)
    state = game.start(players, {}, dealer)
    yield state
    while state.to_move() != OVER:
        state.apply(state.to_move(), rng.choice(state.legal_actions()), dealer)
        yield state


def random_record(game: Game, seed: str, players: int, steps: int | None = None) -> Recorder:
    """A random game, finished or broken off after some steps."""
    rng = Random(seed)
    seats = [{"name": f"Player {n}", "played_by": "test"} for n in range(1, players + 1)]
    recorder = Recorder(game, {}, seats, rng.randbytes(32), ["one", "two"])
    while recorder.state.to_move() != OVER and (steps is None or len(recorder.steps) < steps):
        state = recorder.state
        recorder.apply(state.to_move(), rng.choice(state.legal_actions()))
    return recorder
