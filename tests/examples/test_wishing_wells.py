"""A game from elsewhere, of which the package knows nothing, can do all that ours can."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bajarz.art.pictures import picture, sprite
from bajarz.bots.bot import bots_for, make_bot
from bajarz.bots.observation import Observation
from bajarz.core.conformance import check_game
from bajarz.core.dealer import RandomDealer
from bajarz.core.errors import BadGame, BadPosition
from bajarz.core.game import Game
from bajarz.games import registry
from bajarz.lab.env import SeatEnv, VectorEnv
from bajarz.lab.simulate import Plan, play_one

ROOT = Path(__file__).parent.parent.parent


def bajarz(*command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, with the game path as an option."""
    call = [sys.executable, "-m", "bajarz", "--game-path", str(ROOT / "examples"), *command]
    settings = {key: value for key, value in os.environ.items() if key != "BAJARZ_GAME_PATH"}
    return subprocess.run(
        call, cwd=folder, env=settings, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_must_hold_holds(wells: Game, players: int) -> None:
    for number in range(10):
        assert check_game(wells, players, {}, f"example {players} {number}") > 5


def test_records_are_made_proved_replayed_and_drawn(tmp_path: Path) -> None:
    made = bajarz("simulate", "wishing_wells", "--games", "1", "--out", "r", folder=tmp_path)
    assert made.returncode == 0, made.stderr
    record = "r/wishing_wells-2-1-000001.json"
    proved = bajarz("verify", record, folder=tmp_path)
    assert "proved" in proved.stdout, proved.stderr
    told = bajarz("replay", record, folder=tmp_path)
    assert "throws the" in told.stdout
    drawn = bajarz("draw", record, "-o", "wells.svg", "--lang", "pl", folder=tmp_path)
    assert drawn.returncode == 0, drawn.stderr
    assert "Studnie życzeń" in (tmp_path / "wells.svg").read_text(encoding="utf-8")


def test_it_is_played_in_the_terminal_to_its_end(tmp_path: Path) -> None:
    """Always the first entry of the menu; every refusal is told with its rule."""
    call = [
        sys.executable, "-m", "bajarz", "--game-path", str(ROOT / "examples"), "play",
        "wishing_wells", "--seat", "person", "--seat", "random", "--seed", "1",
    ]  # fmt: skip
    typed = "why pass\n" + "1\n" * 40 + "n\n"
    done = subprocess.run(
        call, cwd=tmp_path, input=typed, capture_output=True, text=True, check=False,
        env={**os.environ, "COLUMNS": "100", "BAJARZ_HOME": str(tmp_path)},
    )  # fmt: skip
    assert "W-T3: You can throw a coin, so you may not pass." in done.stdout, done.stderr
    assert "The game is over." in done.stdout
    assert "wins." in done.stdout


def test_the_arena_and_the_report_take_it(tmp_path: Path) -> None:
    played = bajarz(
        "arena", "wishing_wells", "--bots", "greedy,random", "--games", "4", folder=tmp_path
    )
    assert played.returncode == 0, played.stderr
    told = bajarz(
        "report", "wishing_wells", "-o", "r.html", "--games", "4", "--bots", "random",
        folder=tmp_path,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    assert "CoinThrown" in (tmp_path / "r.html").read_text(encoding="utf-8")


def test_search_without_an_evaluation_beats_random_play(wells: Game) -> None:
    assert bots_for(wells)[:3] == ["random", "greedy", "search"]
    won = 0.0
    for number in range(12):
        plan = Plan(wells, 2, 1, f"match {number}", ["search:60it", "random"], {})
        result = play_one(plan, 1).recorder.state.result()
        assert result is not None
        won += (1 in result.ranks[:1]) / result.ranks.count(1)
    assert won >= 9


def test_bots_see_no_more_than_their_seat(wells: Game) -> None:
    state = wells.start(3, {}, RandomDealer(Random(5)))
    seen = Observation(state)
    chosen = {make_bot("greedy", wells, Random(1)).choose(seen) for _ in range(3)}
    assert len(chosen) == 1
    other = state.redeal(state.to_move(), Random(9))
    assert make_bot("greedy", wells, Random(1)).choose(Observation(other)) in chosen


def test_environments_play_it(wells: Game) -> None:
    env = SeatEnv("wishing_wells")
    seen, _ = env.reset(seed=3)
    over = False
    while not over:
        choices = np.flatnonzero(seen["action_mask"])
        seen, reward, ended, cut, _ = env.step(np.int64(choices[0]))
        over = ended or cut
    assert reward in (-1.0, 0.0, 1.0)
    assert VectorEnv("wishing_wells", 4).reset(seed=1) is not None


def test_equal_views_make_equal_rows(wells: Game) -> None:
    """The plain encoding reads the view alone, and tells seats from the observer on."""
    from bajarz.lab.env.play import Play, Setting  # noqa: PLC0415

    play = Play(Setting("wishing_wells", 3))
    play.start_random(Random(2))
    row = play.observation(1)
    play.state = play.state.redeal(1, Random(4))
    assert (play.observation(1) == row).all()
    assert (play.observation(2) != row).any()


def test_it_has_a_picture_and_no_symbols(wells: Game) -> None:
    state = wells.start(2, {}, RandomDealer(Random(1)))
    drawn = picture(wells, state.view(0), 1, {1: "Ola", 2: "Jan"})
    assert "Wishing Wells" in drawn
    assert "Ola" in drawn
    assert sprite(wells) == ""


def test_a_position_that_does_not_fit_is_refused(wells: Game) -> None:
    data = dict(wells.start(2, {}, RandomDealer(Random(1))).full())
    assert wells.position(2, {}, data).full() == data
    with pytest.raises(BadPosition, match=r"position\.bag is 'coins', no list"):
        wells.position(2, {}, {**data, "bag": "coins"})


def test_what_is_no_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "nothing").mkdir()
    with pytest.raises(BadGame, match="there is no game in"):
        registry.add_game_path(str(tmp_path))
    with pytest.raises(BadGame, match="which is no folder"):
        registry.add_game_path(str(tmp_path / "nowhere"))
    (tmp_path / "broken_game").mkdir()
    (tmp_path / "broken_game" / "__init__.py").write_text("")
    (tmp_path / "broken_game" / "game.py").write_text("GAME = 3\n")
    with pytest.raises(BadGame, match="GAME is 3, not a class"):
        registry.add_game_path(str(tmp_path))


def test_a_name_cannot_be_taken_twice(tmp_path: Path) -> None:
    (tmp_path / "second").mkdir()
    (tmp_path / "second" / "__init__.py").write_text("")
    (tmp_path / "second" / "game.py").write_text(
        "from bajarz.games.fantazja.game import Fantazja\nclass GAME(Fantazja):\n    pass\n"
    )
    with pytest.raises(BadGame, match="there is a game 'fantazja' already"):
        registry.add_game_path(str(tmp_path))
