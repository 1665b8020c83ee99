"""The example game, loaded as a user loads it."""

from importlib import import_module
from pathlib import Path

import pytest

from bajarz.core.game import Game
from bajarz.games.registry import GAMES, add_game_path, make_game

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture
def wells(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setenv("BAJARZ_GAME_PATH", "")  # put back when the test is over
    if "wishing_wells" not in GAMES:
        add_game_path(str(EXAMPLES))
        del GAMES["wishing_wells"]  # entered again below, for this test alone
    found: type[Game] = import_module("wishing_wells.game").GAME
    monkeypatch.setitem(GAMES, "wishing_wells", found)
    monkeypatch.setenv("BAJARZ_GAME_PATH", str(EXAMPLES))
    return make_game("wishing_wells")
