"""Vectors of games, and the environment of one seat."""

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from bajarz.core.dealer import RandomDealer
from bajarz.core.errors import UnknownName
from bajarz.core.result import Result
from bajarz.lab.env import IllegalAction, SeatEnv, VectorEnv
from bajarz.lab.env.rewards import rewards
from lab.env.settings import ALL, NAMES, Played, game


def vector(played: Played, games: int, max_cycles: int | None = None) -> VectorEnv:
    return VectorEnv(
        game(played.name), games, played.players, played.options, max_cycles=max_cycles, seed=9
    )


@pytest.mark.parametrize("played", ALL, ids=NAMES)
def test_a_vector_plays_the_games_of_the_engine(played: Played) -> None:
    """Row by row the same luck, the same seats, the same rewards."""
    games = vector(played, 2)
    batch, rng = games.reset(), Random(1)
    codes: list[list[int]] = [[], []]
    ended = [False, False]
    worth = np.zeros((2, played.players), np.float32)
    while not all(ended):
        actions = games.random_actions(rng)
        for row in (0, 1):
            if not ended[row]:
                codes[row].append(
                    games.setting.encoding.tables[batch.seat[row]].codes[actions[row]]
                )
        batch = games.step(actions)
        for row in (0, 1):
            if batch.terminated[row] and not ended[row]:
                ended[row] = True
                worth[row] = batch.reward[row]
    for row in (0, 1):
        dealer = RandomDealer(Random(f"9/{row}/1"))
        state = game(played.name).start(played.players, played.options, dealer)
        for code in codes[row]:
            state.apply(state.to_move(), code, dealer)
        result = state.result()
        assert result is not None
        assert worth[row].tolist() == pytest.approx(rewards(result))


@pytest.mark.parametrize("played", ALL, ids=NAMES)
def test_the_arrays_show_every_game(played: Played) -> None:
    games = vector(played, 3)
    rng = Random(2)
    for _ in range(40):
        batch = games.step(games.random_actions(rng))
        for row, play in enumerate(games.plays):
            assert batch.seat[row] == play.seat
            assert np.array_equal(batch.observation[row], play.observation(play.seat))
            assert np.array_equal(batch.action_mask[row], play.mask(play.seat))


def test_games_of_a_vector_follow_each_other_and_can_be_repeated() -> None:
    first, again = (vector(ALL[0], 4, max_cycles=25) for _ in range(2))
    rng, rng_again = Random(3), Random(3)
    truncated = 0
    for _ in range(60):
        one = first.step(first.random_actions(rng))
        other = again.step(again.random_actions(rng_again))
        pairs: list[tuple[Any, Any]] = list(zip(one, other, strict=True))
        assert all(np.array_equal(a, b) for a, b in pairs)
        truncated += int(one.truncated.sum())
    assert truncated == 8
    assert first.numbers == [3, 3, 3, 3]
    start = first.reset(seed=9).observation.copy()
    assert np.array_equal(start, first.reset(seed=9).observation)
    assert not np.array_equal(start, first.reset(seed=10).observation)


def test_one_illegal_action_stops_the_whole_step() -> None:
    games = vector(ALL[0], 3)
    actions = games.random_actions(Random(1))
    before = [play.steps for play in games.plays]
    actions[2] = int(games.batch.action_mask[2].argmin())
    with pytest.raises(IllegalAction, match="row 2: action"):
        games.step(actions)
    assert [play.steps for play in games.plays] == before
    for outside in (-1, games.setting.encoding.size):
        actions[2] = outside
        with pytest.raises(IllegalAction, match="row 2: there is no action"):
            games.step(actions)


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [-0.5, 1, -0.5]),
        ([1, 1, 3], [0.25, 0.25, -0.5]),
        ([1, 2, 2, 4], [1, -1 / 3, -1 / 3, -1 / 3]),
        ([1, 4, 1, 3], [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
        ([2, 2], [-1, -1]),
    ],
)
def test_rewards(ranks: list[int], expected: list[float]) -> None:
    result = Result([0] * len(ranks), ranks, "", [{} for _ in ranks])
    assert rewards(result) == pytest.approx(expected)


# One seat


@pytest.mark.parametrize("played", ALL, ids=NAMES)
@pytest.mark.filterwarnings("ignore:.*mismatch number of render modes")
def test_gymnasium_accepts_the_environment_of_a_seat(played: Played) -> None:
    env = SeatEnv(game(played.name), players=played.players, options=played.options, illegal="lose")
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("played", ALL, ids=NAMES)
def test_a_seat_plays_whole_games_against_bots(played: Played) -> None:
    seats = set()
    for seed in range(4):
        env = SeatEnv(game(played.name), players=played.players, options=played.options)
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        rng, ended, reward = Random(seed), False, 0.0
        while not ended:
            assert env.play.seat == env.seat
            _, reward, ended, _, _ = env.step(rng.choice(env.play.ids))
        result = env.play.result()
        assert result is not None
        assert reward == rewards(result)[env.seat]
    assert len(seats) > 1 or played.players == 1


def test_the_seat_can_be_chosen_and_an_illegal_action_loses_or_is_an_error() -> None:
    env = SeatEnv(game("fantazja"), seat=2, illegal="lose", max_cycles=1)
    observation, info = env.reset(seed=1)
    assert info["seat"] == 2
    _, reward, ended, _, info = env.step(int(observation["action_mask"].argmin()))
    assert (reward, ended) == (-1, True)
    assert "seat 2" in info["illegal"]
    observation, _ = env.reset(seed=1)
    assert env.step(int(observation["action_mask"].argmax()))[2:4] == (False, True)
    strict = SeatEnv(game("fantazja"))
    observation, _ = strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(int(observation["action_mask"].argmin()))
    with pytest.raises(UnknownName, match="seats run from 1 to 2"):
        SeatEnv(game("fantazja"), seat=3)


def test_without_the_extra_the_error_names_it() -> None:
    program = "import sys; sys.modules['pettingzoo'] = None; import bajarz.lab.env"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "bajarz.lab.env needs pettingzoo: pip install 'bajarz[env]'" in done.stderr
