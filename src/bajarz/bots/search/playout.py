"""Short informed playouts: every seat takes the step that looks best to it."""

from random import Random

from bajarz.bots.evaluation import Evaluation
from bajarz.bots.plan import NOTHING
from bajarz.core.dealer import RandomDealer
from bajarz.core.state import State


class Player:
    """Plays small decisions one at a time by the evaluation; quick rather than good."""

    def __init__(self, evaluation: Evaluation, rng: Random, most: int) -> None:
        self.evaluation = evaluation
        self.random = rng.random
        self.dealer = RandomDealer(rng)
        self.most = most  # actions looked at; of more a random part

    def play(self, state: State, turns: int) -> State:
        """Play on until so many turns have ended; the position reached then."""
        last = state.turn_number() + turns
        seat = state.to_move()
        before = NOTHING
        turn = state.turn_number()
        while seat >= 0 and turn < last:
            actions = state.legal_actions()
            if len(actions) == 1:
                before = actions[0]
                state.apply(seat, before, self.dealer)
            else:
                state, before = self.step(state, seat, actions, before)
            if state.turn_number() != turn:
                turn = state.turn_number()
                before = NOTHING
            seat = state.to_move()
        return state

    def step(self, state: State, seat: int, actions: list[int], before: int) -> tuple[State, int]:
        """The best looking of the positions that one decision leads to, and the decision."""
        best: State | None = None
        most = 0.0
        chosen = NOTHING
        for action in self.evaluation.some(actions, self.most, self.random()):
            if before != NOTHING and self.evaluation.skips(before, action) and best is not None:
                continue
            after = state.clone()
            after.apply(seat, action, self.dealer)
            value = self.evaluation.value(after, seat)
            if best is None or value > most:
                best = after
                most = value
                chosen = action
        assert best is not None
        return best, chosen
