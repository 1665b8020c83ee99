"""PettingZoo's own tests, for every game and number of players."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils import parallel_to_aec
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from bajarz.lab.env import CycleEnv, IllegalAction, TurnEnv
from lab.env.settings import ALL, NAMES, Played, game

# Observations are dictionaries with a mask, as in all board games of PettingZoo, which its test
# knows by name and does not warn of.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def turns(played: Played, **more: Any) -> TurnEnv:
    return TurnEnv(game(played.name), played.players, played.options, **more)


def cycles(played: Played, **more: Any) -> CycleEnv:
    return CycleEnv(game(played.name), played.players, played.options, **more)


@pytest.mark.parametrize("played", ALL, ids=NAMES)
def test_api(played: Played) -> None:
    api_test(turns(played), num_cycles=60)


@pytest.mark.long
@pytest.mark.parametrize("played", ALL, ids=NAMES)
def test_api_at_length(played: Played) -> None:
    api_test(turns(played), num_cycles=1000)


@pytest.mark.parametrize("played", ALL, ids=NAMES)
def test_seed(played: Played) -> None:
    seed_test(lambda: turns(played), num_cycles=60)


@pytest.mark.parametrize("played", ALL, ids=NAMES)
def test_max_cycles(played: Played) -> None:
    """The test draws actions without the mask and wants all agents to have acted equally often, so
    it cannot be put to games in turns as such, whose turns are several decisions of one seat. It
    takes for granted that four actions end no game: a lone builder might draw `done`, so what is
    drawn is settled."""

    def parallel_env(max_cycles: int) -> CycleEnv:
        env = cycles(played, max_cycles=max_cycles, illegal="wait")
        for agent in env.possible_agents:
            env.action_space(agent).seed(1)
        return env

    forms = SimpleNamespace(
        parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles))
    )
    max_cycles_test(forms)


@pytest.mark.parametrize("played", ALL, ids=NAMES)
def test_parallel_api(played: Played) -> None:
    parallel_api_test(cycles(played), num_cycles=60)


def test_a_game_is_truncated_after_so_many_actions() -> None:
    env = TurnEnv(game("fantazja"), max_cycles=7)
    env.reset(seed=1)
    acted = 0
    for _ in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert not terminated
        if truncated:
            assert reward == 0
            env.step(None)
        else:
            env.step(int(observation["action_mask"].argmax()))
            acted += 1
    assert acted == 7
    assert env.agents == []


def test_an_illegal_action_names_its_rule() -> None:
    env = TurnEnv(game("fantazja"), options={"first": "1"})
    env.reset(seed=1)
    before = env.play.state.full()
    with pytest.raises(IllegalAction, match=r"'end' of seat 1: refused by F-T1"):
        env.step(env.action_id("end"))
    with pytest.raises(IllegalAction, match="there is no action"):
        env.step(env.setting.encoding.size)
    assert env.play.state.full() == before


def test_pettingzoo_can_end_a_game_with_an_illegal_action() -> None:
    env = TerminateIllegalWrapper(TurnEnv(game("fantazja"), options={"first": "1"}), -1)
    env.reset(seed=1)
    env.step(env.unwrapped.action_id("end"))
    assert env.terminations == {"seat_1": True, "seat_2": True}
    assert env.rewards["seat_1"] == -1


def test_only_the_seat_to_move_acts_in_a_cycle() -> None:
    env = CycleEnv(game("fantazja"), options={"first": "1"})
    observations, _ = env.reset(seed=3)
    masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
    assert masks["seat_2"].nonzero()[0].tolist() == [env.wait]
    assert not masks["seat_1"][env.wait]
    first = int(masks["seat_1"].argmax())
    with pytest.raises(IllegalAction, match="seat 2 can only wait"):
        env.step({"seat_1": first, "seat_2": first})
    with pytest.raises(IllegalAction, match="seat 1 must act"):
        env.step({"seat_1": env.wait, "seat_2": env.wait})
    assert env.play.steps == 0
    env.step({"seat_1": first, "seat_2": env.wait})
    assert env.play.steps == 1


@pytest.mark.parametrize("played", ALL, ids=NAMES)
def test_the_rewards_come_at_the_end(played: Played) -> None:
    env = turns(played)
    env.reset(seed=5)
    rng = Random(5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, _, _ = env.last(observe=False)
        total[agent] += reward
        env.step(None if terminated else rng.choice(env.play.ids))
    result = env.play.result()
    assert result is not None
    if played.players == 1:
        assert total == {"seat_1": result.scores[0]}
    elif not result.winners:
        assert set(total.values()) == {-1 / (played.players - 1)}
    else:
        assert sum(total.values()) == pytest.approx(0)
        best = [seat for seat, agent in enumerate(total) if total[agent] == max(total.values())]
        assert best == result.winners
