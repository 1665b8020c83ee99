"""A scenario that states something false, too little or too much of a refusal fails."""

import pytest

from bajarz.core.canonical import Json
from bajarz.core.errors import BadScenario
from bajarz.core.scenario import run_scenario
from bajarz.games.registry import make_game

GAME = make_game("fantazja")
FACTS = {"level": 1, "there_level": 2}


def failures(**step: Json) -> list[str]:
    """What is wrong with a scenario in which a level I should replace a level II."""
    position = {
        "map": ["0,-1 S-R2a r2 / S-R1a r2"],
        "tokens": {"special": "seat 1"},
        "seats": {"1": {"hand": ["S-R1b"]}, "2": {"hand": ["E-R1a"]}},
    }
    steps = [{"refuse": "special S-R1b 0,-1 r2", "rule": "F-M5", **step}]
    data = {"game": "fantazja", "rules": [], "title": "", "position": position, "step": steps}
    return run_scenario(data, GAME)


def test_all_facts_and_the_variant_are_as_stated() -> None:
    assert failures(variant="level", facts=FACTS) == []


@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"level": 1},
        {"level": 2, "there_level": 1},
        {**FACTS, "place": "0,-1"},
        {"tile": 1, "there_level": 2},
    ],
)
def test_other_facts_fail(facts: dict[str, int | str]) -> None:
    found = failures(variant="level", facts=facts)
    assert found == [f"step 1 (special S-R1b 0,-1 r2): facts must be {facts}, but is {FACTS}"]


@pytest.mark.parametrize("step", [{}, {"variant": "own"}])
def test_another_variant_or_none_fails(step: dict[str, str]) -> None:
    [found] = failures(facts=FACTS, **step)
    assert "variant must be" in found


def test_a_refusal_without_facts_is_no_scenario() -> None:
    with pytest.raises(BadScenario, match="'refuse' needs 'facts'"):
        failures(variant="level")


def test_what_cannot_be_read_needs_no_facts() -> None:
    assert failures(refuse="fly S-R1b", rule="unreadable") == []
