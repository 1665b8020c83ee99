"""The games whose boards are tested."""

import pytest

from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.registry import default_components
from bajarz.games.runestones.game import RuneStones


@pytest.fixture(scope="session")
def grajeczka() -> Grajeczka:
    return Grajeczka(default_components("grajeczka"))


@pytest.fixture(scope="session")
def runestones() -> RuneStones:
    return RuneStones(default_components("runestones"))
