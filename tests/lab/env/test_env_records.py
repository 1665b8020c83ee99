"""The environment plays the same game: records go through it step by step."""

from random import Random

import pytest

from bajarz.core.canonical import Json, canonical
from bajarz.core.errors import BadRecord
from bajarz.core.record import chain, digest
from bajarz.core.recorder import Recorder
from bajarz.core.state import OVER
from bajarz.lab.env import OutsideWindow, RecordDecisions
from bajarz.lab.env.rewards import rewards
from bajarz.lab.env.spaces import agent_name
from lab.env.settings import ALL, NAMES, Played, game

LONG = 100  # games of each kind; there are more than ten kinds


def recorded(played: Played, seed: str) -> Recorder:
    """A random game by the engine alone."""
    rng = Random(seed)
    seats = [{"name": f"Player {n}", "played_by": "test"} for n in range(1, played.players + 1)]
    recorder = Recorder(game(played.name), played.options, seats, rng.randbytes(32), [])
    while recorder.state.to_move() != OVER:
        state = recorder.state
        recorder.apply(state.to_move(), rng.choice(state.legal_actions()))
    return recorder


def check_record(played: Played, seed: str) -> None:
    """The environment comes to the same end, and asks the same seats on the way."""
    recorder = recorded(played, seed)
    data = recorder.record()
    again = RecordDecisions(data, game(played.name))
    texts: list[str] = []
    for decision in again.decisions():
        assert decision.observation["action_mask"][decision.action] == 1
        assert decision.agent == agent_name(again.env.play.seat)
        texts.append(again.env.action_text(decision.action))
    assert texts == [step["action"] for step in data["steps"]]
    env = again.env
    assert again.dealer.left == []
    assert canonical(env.play.state.full()) == canonical(recorder.state.full())
    assert digest(chain(again.record)[-1], again.record, env.play.state) == data["digest"]
    check_end(again, data)


def check_end(again: RecordDecisions, data: Json) -> None:
    result = again.env.play.result()
    assert result is not None
    assert result.json() == data["result"]
    assert list(again.env.rewards.values()) == rewards(result)
    assert all(again.env.terminations.values())


@pytest.mark.parametrize("played", ALL, ids=NAMES)
def test_a_record_steps_through_the_environment(played: Played) -> None:
    check_record(played, "one")


@pytest.mark.long
@pytest.mark.parametrize("played", ALL, ids=NAMES)
def test_many_records_step_through_the_environment(played: Played) -> None:
    assert LONG * len(ALL) >= 1000
    for number in range(LONG):
        check_record(played, f"long {number}")


def castle_record(*actions: tuple[int, str]) -> Json:
    """The beginning of a game of Caladale, with these actions of seats."""
    caladale = game("caladale")
    seats = [{"name": name, "played_by": "person"} for name in ("Ola", "Ala")]
    recorder = Recorder(caladale, {"first": "1"}, seats, bytes(32), [])
    for seat, text in actions:
        code = caladale.parse(text)
        assert recorder.state.refusal(seat, code) is None
        recorder.apply(seat, code)
    return recorder.record()


def test_free_edits_of_castles_have_no_ids() -> None:
    with pytest.raises(OutsideWindow, match="'layout 0 -' has no id"):
        list(RecordDecisions(castle_record((0, "layout 0 -")), game("caladale")).decisions())
    with pytest.raises(BadRecord, match="played out of turn"):
        list(RecordDecisions(castle_record((1, "layout 0 -")), game("caladale")).decisions())
