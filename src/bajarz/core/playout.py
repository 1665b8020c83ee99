"""Random play, for conformance tests, statistics and search."""

from random import Random

from bajarz.core.dealer import Dealer
from bajarz.core.state import State


def play_on(state: State, rng: Random, dealer: Dealer) -> int:
    """Play uniformly random legal actions until the game is over; return how many."""
    random = rng.random
    decisions = 0
    seat = state.to_move()
    while seat >= 0:
        actions = state.legal_actions()
        choice: float = random() * len(actions)
        state.apply(seat, actions[int(choice)], dealer)
        decisions += 1
        seat = state.to_move()
    return decisions
