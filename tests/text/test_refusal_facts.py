"""Everything that a refusal states is told to the player, and nothing is told that it lacks."""

import tomllib
from pathlib import Path

import pytest

from bajarz.core.refusal import Refusal
from text.catalogues import variables_of

SCENARIOS = Path(__file__).parents[1] / "scenarios"


@pytest.mark.parametrize("game", ["runestones", "grajeczka"])
def test_every_fact_of_a_refusal_is_told(game: str) -> None:
    """Scenarios state the facts of refusals; the messages use exactly these, in both languages."""
    variables = variables_of(game, "en")
    for path in sorted((SCENARIOS / game).glob("*.toml")):
        for step in tomllib.loads(path.read_text(encoding="utf-8"))["step"]:
            if "facts" in step:
                key = Refusal(step["rule"], step.get("variant", "")).key
                assert set(step["facts"]) == variables[key], f"{path.stem}: {key}"
