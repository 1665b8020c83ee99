"""No bot decides by what its seat cannot know."""

from random import Random

import pytest

from bajarz.bots.observation import Observation
from bajarz.core.canonical import canonical
from bajarz.core.state import State
from bots.positions import bots_of, decide, game_of, some_states, tables


def swapped(state: State, seat: int, seed: int) -> State:
    """Another world that the seat cannot tell from this one."""
    other = state.redeal(seat, Random(seed))
    assert canonical(other.view(seat)) == canonical(state.view(seat))
    return other


@pytest.mark.parametrize(("name", "players"), tables())
def test_the_same_decision_in_worlds_that_look_alike(name: str, players: int) -> None:
    game = game_of(name)
    for state in some_states(game, players, f"blind {players}", 5):
        other = swapped(state, state.to_move(), 7)
        for bot in bots_of(game):
            assert decide(bot, game, state) == decide(bot, game, other), (bot, game.text)


@pytest.mark.parametrize(("name", "players"), tables())
def test_worlds_that_look_alike_give_the_same_worlds_by_the_same_chance(
    name: str, players: int
) -> None:
    """What makes the test above fair: a redealt world depends on what the seat knows alone."""
    game = game_of(name)
    differed = 0
    for state in some_states(game, players, f"alike {players}", 25):
        seat = state.to_move()
        other = swapped(state, seat, 8)
        differed += canonical(other.full()) != canonical(state.full())
        one = state.redeal(seat, Random(9)).full()
        two = other.redeal(seat, Random(9)).full()
        assert canonical(one) == canonical(two)
    assert differed


class Peeking:
    """A bot that reads the true state: the mistake that must not happen."""

    def choose(self, seen: Observation) -> int:
        hidden = canonical(seen._state.full())
        return Random(hidden).choice(seen.actions)


@pytest.mark.parametrize(("name", "players"), tables())
def test_a_bot_that_sees_everything_is_caught(name: str, players: int) -> None:
    game = game_of(name)
    caught = 0
    for state in some_states(game, players, f"peek {players}", 25):
        other = swapped(state, state.to_move(), 10)
        caught += Peeking().choose(Observation(state)) != Peeking().choose(Observation(other))
    assert caught
