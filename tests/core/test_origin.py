"""A game that goes on from a moment of another proves itself: what it took over, what is new."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from bajarz.cli.main import app
from bajarz.core.canonical import canonical
from bajarz.core.errors import BadRecord
from bajarz.core.game import Game
from bajarz.core.origin import Origin, going_on
from bajarz.core.recorder import Recorder
from bajarz.core.state import OVER
from bajarz.core.verify import verify
from bajarz.games.registry import GAMES, make_game
from bajarz.match.match import Match
from play import random_record

Data = dict[str, Any]
SEATS = [{"name": "Ola", "played_by": "person"}, {"name": "Skrzat", "played_by": "journeyman"}]


def go_on(old: Recorder, steps: int, seed: str, more: int = 100_000) -> Recorder:
    """Another game from after so many steps of one, played at random."""
    rng = Random(seed)
    own = Origin(len(old.steps), old.header.contributions, old.secret.hex())
    origin = going_on(old.header.origin, steps, own)
    new = Recorder(old.game, old.header.options, SEATS, rng.randbytes(32), ["new"], origin)
    for step in old.steps[:steps]:
        new.apply(step.seat - 1, old.game.parse(step.action))
    while new.state.to_move() != OVER and len(new.steps) < steps + more:
        new.apply(new.state.to_move(), rng.choice(new.state.legal_actions()))
    return new


def data_of(recorder: Recorder) -> Data:
    data: Data = json.loads(canonical(recorder.record()))
    return data


@pytest.mark.parametrize("name", list(GAMES))
def test_the_record_of_a_game_that_goes_on_is_proved(name: str) -> None:
    game = make_game(name)
    old = random_record(game, "old", 2)
    for steps in (0, 1, len(old.steps) // 2, len(old.steps) - 1):
        new = go_on(old, steps, f"new {steps}")
        proved = verify(data_of(new), game)
        assert proved.setup == old.setup
        assert proved.steps[:steps] == old.steps[:steps]
        if steps < len(old.steps) - 1:
            assert new.steps != old.steps  # chance is another


@pytest.mark.parametrize("second", [5, 20, 40])
def test_going_on_again_keeps_every_secret_that_dealt(fantazja: Game, second: int) -> None:
    old = random_record(fantazja, "old", 2)
    new = go_on(old, 20, "new", more=30)
    newer = go_on(new, second, "newer")
    expected = [old.secret.hex()] if second <= 20 else [old.secret.hex(), new.secret.hex()]
    assert [origin.secret for origin in newer.header.origin] == expected
    assert newer.taken_over == second
    verify(data_of(newer), fantazja)


def test_the_secret_of_a_running_game_stays_in(fantazja: Game) -> None:
    data = data_of(go_on(random_record(fantazja, "old", 2), 20, "new", more=10))
    assert data["dealing"]["secret"] is None
    assert data["origin"][0]["dealing"]["secret"]
    verify(data, fantazja)


def test_draws_taken_over_are_proved_while_the_game_goes_on(fantazja: Game) -> None:
    recorder = go_on(random_record(fantazja, "old", 2), 20, "new", more=10)
    step = next(n for n, step in enumerate(recorder.steps[:20]) if len(step.dealt) == 1)
    pile = {name for each in recorder.steps[step + 1 :] for name in each.dealt}
    [dealt] = recorder.steps[step].dealt
    other = next(name for name in sorted(pile) if name[0] == dealt[0])
    recorder.steps[step] = recorder.steps[step]._replace(dealt=[other])
    with pytest.raises(BadRecord, match="where the secret gives") as error:
        verify(data_of(recorder), fantazja)
    assert error.value.step == step + 1


def fewer_steps(origin: list[Data]) -> str:
    origin[0]["steps"] -= 1
    return "set-up: the check must be"


def too_many_steps(origin: list[Data]) -> str:
    origin[0]["steps"] = 10_000
    return "origin: steps must grow and be .* at most, but are 10000"


def no_number(origin: list[Data]) -> str:
    origin[0]["steps"] = "20"
    return r"origin\.steps must be a whole number from 0 up, but is '20'"


def twice(origin: list[Data]) -> str:
    origin.append(origin[0])
    return "origin: steps must grow and be .* at most, but are 20, 20"


def another_secret(origin: list[Data]) -> str:
    origin[0]["dealing"]["secret"] = "00" * 32
    return r"origin\.dealing\.secret is not the one that was committed to"


def secret_in_capitals(origin: list[Data]) -> str:
    origin[0]["dealing"]["secret"] = origin[0]["dealing"]["secret"].upper()
    return r"origin\.dealing\.secret must be 64 lower-case hexadecimal digits"


def another_contribution(origin: list[Data]) -> str:
    origin[0]["dealing"]["contributions"] = []
    return "set-up: the check must be"


def another_method(origin: list[Data]) -> str:
    origin[0]["dealing"]["method"] = "dice"
    return r"origin\.dealing\.method must be 'hmac-sha256/1', but is 'dice'"


def nothing(origin: list[Data]) -> str:
    origin.clear()
    return "origin must name a dealing, or be left out"


def something_more(origin: list[Data]) -> str:
    origin[0]["table"] = "abc"
    return "origin: unknown key 'table'"


@pytest.mark.parametrize(
    "change",
    [fewer_steps, too_many_steps, no_number, twice, another_secret, secret_in_capitals,
     another_contribution, another_method, nothing, something_more],
)  # fmt: skip
def test_a_changed_origin_is_refused(fantazja: Game, change: Callable[[list[Data]], str]) -> None:
    data = data_of(go_on(random_record(fantazja, "old", 2), 20, "new"))
    words = change(data["origin"])
    with pytest.raises(BadRecord, match=f"^record: {words}"):
        verify(data, fantazja)


def test_a_dropped_origin_is_refused_at_the_set_up(fantazja: Game) -> None:
    data = data_of(go_on(random_record(fantazja, "old", 2), 20, "new"))
    del data["origin"]
    with pytest.raises(BadRecord, match="set-up") as error:
        verify(data, fantazja)
    assert error.value.step == 0


def test_steps_taken_over_are_not_taken_back(fantazja: Game) -> None:
    """Not even those that could be taken back in their own game."""
    old = random_record(fantazja, "old", 2)
    table = Match(fantazja, old.header.options, SEATS, old.secret, old.header.contributions)
    for step in old.steps:
        table.act(step.seat - 1, table.read(step.seat - 1, step.action))
        if table.undo_barrier(step.seat - 1) is None:
            break
    steps = table.recorder.steps
    seat = steps[-1].seat - 1
    origin = going_on((), len(steps), Origin(0, old.header.contributions, old.secret.hex()))
    new = Match(fantazja, old.header.options, SEATS, bytes(32), [], origin)
    for step in steps:
        new.act(step.seat - 1, new.read(step.seat - 1, step.action))
    assert new.recorder.steps == steps
    assert table.undo_barrier(seat) is None
    assert new.undo_barrier(seat, consent=True) == "undo-nothing"


def test_commands_know_such_records(fantazja: Game, tmp_path: Path) -> None:
    file = tmp_path / "on.json"
    file.write_text(json.dumps(data_of(go_on(random_record(fantazja, "old", 2), 20, "new"))))
    verified = CliRunner().invoke(app, ["verify", str(file)])
    assert verified.exit_code == 0
    assert "the first 20 steps are another game's" in verified.output
    replayed = CliRunner().invoke(app, ["replay", str(file), "--states"])
    assert replayed.exit_code == 0
    assert len(replayed.output.splitlines()) > 20


@pytest.fixture(scope="module")
def fantazja() -> Game:
    return make_game("fantazja")
