"""The compiled engines and their sources play the same games, byte for byte."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bajarz.core import state
from bajarz.games.registry import GAMES

SCRIPT = Path(__file__).parent / "checksums.py"
SLOW = {"runestones": 300}  # games, where plain play takes long
CASES = [
    (name, players, SLOW.get(name, 1000) if players == game.players[0] else 100)
    for name, game in GAMES.items()
    for players in game.players
]


def checksum(plain: bool, name: str, players: int, games: int) -> list[str]:
    environment = {**os.environ, "BAJARZ_PLAIN": "1" if plain else ""}
    command = [sys.executable, str(SCRIPT), name, str(players), str(games)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


def compare(name: str, players: int, games: int) -> None:
    if not list(Path(state.__file__).parent.glob("state.*.so")):
        pytest.skip("no compiled engines here: there was no C compiler")
    compiled = checksum(False, name, players, games)
    plain = checksum(True, name, players, games)
    assert [compiled[0], plain[0]] == ["compiled", "plain"]
    assert compiled[1] == plain[1]


@pytest.mark.parametrize(("name", "players", "games"), CASES)
def test_compiled_and_plain_engines_are_equal(name: str, players: int, games: int) -> None:
    compare(name, players, games)
