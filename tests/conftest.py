"""What all tests share."""

import pytest

from bajarz.games.fantazja.game import Fantazja
from bajarz.games.registry import default_components


@pytest.fixture(scope="session")
def fantazja() -> Fantazja:
    return Fantazja(default_components("fantazja"))
