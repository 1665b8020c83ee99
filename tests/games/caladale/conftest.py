"""What the tests of this game share."""

import pytest

from bajarz.games.caladale.game import Caladale
from bajarz.games.registry import default_components


@pytest.fixture(scope="session")
def caladale() -> Caladale:
    return Caladale(default_components("caladale"))
