"""Dealing a world anew takes few random numbers in every position, however odd the play."""

from collections.abc import Iterator
from random import Random

import pytest

from bajarz.core.dealer import RandomDealer
from bajarz.core.game import Game
from bajarz.core.state import OVER, State
from bajarz.games.registry import GAMES, make_game
from chance import CountingRandom

# What players of odd tastes do whenever it is legal, the dearest first.
TASTES = {
    "fantazja": ["gain return", "magic small return", "magic bury gain", "residential gain"],
    "caladale": ["draw down", "draw keep", "take down"],
    "runestones": ["summon play call", "summon call play", "use play", "forge summon play"],
    "grajeczka": ["turn move", "tell add", "add move", "flip turn end"],
}
# Each hidden thing that is dealt takes a number or two; see also how many there are:
MOST_DRAWS = {
    "fantazja": 60,  # 27 tiles of the opponent
    "caladale": 80,  # tiles drawn unseen and turned down
    "runestones": 50,  # hands of up to six cards, and what was chosen of one of them
    "grajeczka": 35,  # pages
}
STEPS = 220


def odd_states(game: Game, seed: str, players: int) -> Iterator[State]:
    """The states of a game among players who mostly do what they like best."""
    rng = Random(seed)
    dealer = RandomDealer(rng)
    tastes = [rng.choice(TASTES[game.name]).split() for _ in range(players)]
    state = game.start(players, {}, dealer)
    for _ in range(STEPS):
        seat = state.to_move()
        if seat == OVER:
            return
        yield state
        actions = state.legal_actions()
        kinds: dict[str, list[int]] = {}
        for action in actions:
            kinds.setdefault(game.text(action).split()[0], []).append(action)
        liked = [kinds[verb] for verb in tastes[seat] if verb in kinds]
        chosen = liked[0] if liked and rng.random() < 0.9 else actions
        state.apply(seat, rng.choice(chosen), dealer)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", GAMES)
def test_redeal_draws_few_numbers(name: str, seed: int) -> None:
    game = make_game(name)
    counts = [count for count in game.players if count > 1]
    players = counts[seed % len(counts)]
    for step, state in enumerate(odd_states(game, f"odd {seed}", players)):
        for seat in range(players):
            rng = CountingRandom(step)
            world = state.redeal(seat, rng)
            assert rng.drawn <= MOST_DRAWS[name]
            assert game.invariant_errors(world) == []
