"""What the tests of Rune Stones share."""

import pytest

from bajarz.games.registry import default_components
from bajarz.games.runestones.game import RuneStones


@pytest.fixture(scope="session")
def runestones() -> RuneStones:
    return RuneStones(default_components("runestones"))
