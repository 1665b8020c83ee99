"""What all tests share."""

from pathlib import Path

import pytest

from bajarz.games.fantazja.game import Fantazja
from bajarz.games.registry import default_components


@pytest.fixture(autouse=True)
def own_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Tests keep nobody's best games."""
    monkeypatch.setenv("BAJARZ_HOME", str(tmp_path / "home"))


@pytest.fixture(scope="session")
def fantazja() -> Fantazja:
    return Fantazja(default_components("fantazja"))
