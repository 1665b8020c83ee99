"""Every scenario of every game holds, and every game has some."""

from pathlib import Path

import pytest

from bajarz.cli.load import load_scenario
from bajarz.core.scenario import run_scenario
from bajarz.games.registry import GAMES

SCENARIOS = Path(__file__).parent / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    data, game = load_scenario(path)
    assert run_scenario(data, game) == []


def test_every_game_has_scenarios() -> None:
    assert {path.parent.name for path in FILES} == set(GAMES)
