"""What the tests of Grajeczka share."""

import pytest

from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.registry import default_components


@pytest.fixture(scope="session")
def grajeczka() -> Grajeczka:
    return Grajeczka(default_components("grajeczka"))
