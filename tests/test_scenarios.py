"""Every scenario of every game holds, and together they show every refusal."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bajarz.cli.load import load_scenario
from bajarz.core.refusal import Refusal
from bajarz.core.scenario import UNREADABLE, run_scenario
from bajarz.games.registry import GAMES
from text.catalogues import broken_rules, variables_of

SCENARIOS = Path(__file__).parent / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.toml"))

# Refusals that are never the first to be cited. Caladale: violations that are marked, but by which
# nothing is refused; only solo 1 refuses by them (C-1b): there the gate stays where it stands, and
# where C-B7 or C-B9 is broken, C-1c or C-B5 is cited first. Grajeczka: B-O2 comes after B-T3, and
# no kingdom that play can reach leaves a tile no place (tests/games/grajeczka).
NEVER_FIRST = {
    "caladale": {"C-B4-missing", "C-B4-turned", "C-B4-row", "C-B7", "C-B9"},
    "grajeczka": {"B-O2-drawn", "B-P4-nowhere"},
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    data, game = load_scenario(path)
    assert run_scenario(data, game) == []


def test_every_game_has_scenarios() -> None:
    assert {path.parent.name for path in FILES} == set(GAMES)


def refusing_steps(game: str) -> list[tuple[str, set[str]]]:
    """The key of every refusal that the scenarios of a game state, and the names of its facts."""
    steps = [step for path in (SCENARIOS / game).glob("*.toml") for step in steps_of(path)]
    refused = [step for step in steps if "refuse" in step and step["rule"] != UNREADABLE]
    return [(Refusal(s["rule"], s.get("variant", "")).key, set(s["facts"])) for s in refused]


def steps_of(path: Path) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["step"]
    return steps


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_shown_by_a_scenario(game: str) -> None:
    shown = {key for key, _ in refusing_steps(game)}
    assert shown == broken_rules(game) - NEVER_FIRST.get(game, set())


@pytest.mark.parametrize("game", GAMES)
def test_messages_tell_every_fact(game: str) -> None:
    for key, facts in refusing_steps(game):
        assert {fact.replace("_", "-") for fact in facts} == variables_of(game, "en")[key], key
