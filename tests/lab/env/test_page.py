"""docs/environments.md says what is true."""

import re
from pathlib import Path

import pytest

from bajarz.games.registry import GAMES
from bajarz.lab.env import TurnEnv
from bajarz.lab.env.page import MARKED, renewed
from lab.env.settings import ALL, NAMES, Played, game

PAGE = (Path(__file__).parents[3] / "docs/environments.md").read_text(encoding="utf-8")


def test_the_tables_are_those_of_the_encodings() -> None:
    assert renewed(PAGE) == PAGE, "run: python -m bajarz.lab.env.page docs/environments.md"


def test_every_game_has_its_tables() -> None:
    assert [found[1] for found in MARKED.findall(PAGE)] == list(GAMES)


def test_the_examples_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        exec(compile(block, "environments.md", "exec"), {})


@pytest.mark.parametrize("played", ALL, ids=NAMES)
def test_positions_can_be_rendered(played: Played) -> None:
    for mode, start in (("svg", "<svg"), ("ansi", "{")):
        env = TurnEnv(game(played.name), played.players, played.options, render_mode=mode)
        env.reset(seed=1)
        assert str(env.render()).startswith(start)
