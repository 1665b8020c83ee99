"""The example game, loaded as a user loads it."""

from importlib import import_module
from pathlib import Path

import pytest

from bajarz.core.game import Game
from bajarz.games.registry import GAMES, add_game_path, make_game

EXAMPLES = Path(__file__).parent.parent / "examples"


def load_wells(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Wishing Wells, among the games until the test is over."""
    monkeypatch.setenv("BAJARZ_GAME_PATH", "")  # put back when the test is over
    if "wishing_wells" not in GAMES:
        add_game_path(str(EXAMPLES))
        del GAMES["wishing_wells"]  # no other test may find it
    found: type[Game] = import_module("wishing_wells.game").GAME
    monkeypatch.setitem(GAMES, "wishing_wells", found)
    monkeypatch.setenv("BAJARZ_GAME_PATH", str(EXAMPLES))
    return make_game("wishing_wells")
