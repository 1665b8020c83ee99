"""What the tests of Grajeczka share."""

import pytest

from bajarz.core.game import Game
from bajarz.games.registry import make_game


@pytest.fixture(scope="session")
def grajeczka() -> Game:
    return make_game("grajeczka")
