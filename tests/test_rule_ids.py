"""A rule is done when its id is in the code, a scenario, the in-app rules and the messages."""

import re
import tomllib
from pathlib import Path

import pytest

from bajarz.games.registry import GAMES
from bajarz.text.catalogue import catalogue
from bajarz.text.rules import rule_book

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "bajarz" / "games"
IDS = {game: (TESTS / "rule_ids" / f"{game}.txt").read_text().split() for game in GAMES}
CASES = [(game, rule) for game, rules in IDS.items() for rule in rules]


def code_of(game: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in (SOURCE / game).glob("*.py"))


def shown_by_scenarios(game: str) -> set[str]:
    files = (TESTS / "scenarios" / game).rglob("*.toml")
    return {rule for path in files for rule in tomllib.loads(path.read_text("utf-8"))["rules"]}


CODE = {game: code_of(game) for game in GAMES}
SHOWN = {game: shown_by_scenarios(game) for game in GAMES}


@pytest.mark.parametrize(("game", "rule"), CASES)
def test_rule_is_in_the_code(game: str, rule: str) -> None:
    assert re.search(rf"\b{rule}\b", CODE[game])


@pytest.mark.parametrize(("game", "rule"), CASES)
def test_rule_is_shown_by_a_scenario(game: str, rule: str) -> None:
    assert rule in SHOWN[game]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", IDS)
def test_in_app_rules_have_all_ids_in_order(game: str, language: str) -> None:
    assert [rule.id for rule in rule_book(game, language).rules] == IDS[game]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("game", "rule"), CASES)
def test_rule_has_a_message(game: str, rule: str, language: str) -> None:
    assert catalogue(language, game).has(rule)


@pytest.mark.parametrize("game", IDS)
def test_scenarios_name_only_rules_that_exist(game: str) -> None:
    assert SHOWN[game] <= set(IDS[game])
