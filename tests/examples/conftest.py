"""The example game for the tests of this folder."""

import pytest

from bajarz.core.game import Game
from example_game import load_wells


@pytest.fixture
def wells(monkeypatch: pytest.MonkeyPatch) -> Game:
    return load_wells(monkeypatch)
