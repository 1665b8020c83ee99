"""A rule is done when the code enforces it, a scenario shows it, and rules and messages tell it.

What a test can see of the code: a rule that a refusal may cite, or that ends a game, is a string of
its own there; every other rule is named by a function that does something, in its docstring or in a
comment beside a statement. A name at the head of a file or beside a table of data does not count.
"""

import ast
import re
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bajarz.games
from bajarz.games.registry import GAMES
from bajarz.text.catalogue import catalogue
from bajarz.text.rules import rule_book
from text.catalogues import broken_rules

TESTS = Path(__file__).parent
SOURCE = Path(bajarz.games.__file__).parent
IDS = {game: (TESTS / "rule_ids" / f"{game}.txt").read_text().split() for game in GAMES}
CASES = [(game, rule) for game, rules in IDS.items() for rule in rules]
BESIDE = {
    "grajeczka": [SOURCE.parent / "text" / "grajeczka" / "pages.py"]
}  # B-E5: pages read as one story
Function = ast.FunctionDef | ast.AsyncFunctionDef


# What the code says


def files(game: str) -> list[Path]:
    return [*sorted((SOURCE / game).glob("*.py")), *BESIDE.get(game, [])]


def functions(tree: ast.Module) -> list[Function]:
    """The functions that do anything beside explaining themselves."""
    found = [node for node in ast.walk(tree) if isinstance(node, Function)]
    return [node for node in found if len(node.body) > (ast.get_docstring(node) is not None)]


def comments(path: Path) -> Iterator[tuple[int, str]]:
    """The comments of a file with their lines."""
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


def ids_in(game: str, text: str) -> set[str]:
    """What looks like an id of a rule of this game: all its ids begin with one letter."""
    return set(re.findall(rf"\b{IDS[game][0][0]}-[A-Z]?\d+[a-z]?\b", text))


@cache
def literals(game: str) -> set[str]:
    """The strings of the code; docstrings, being longer than an id, are none of interest."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files(game)]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}


@cache
def named_in_functions(game: str) -> set[str]:
    """The ids in docstrings of functions, and in comments between their lines."""
    named: set[str] = set()
    for path in files(game):
        inside = functions(ast.parse(path.read_text(encoding="utf-8")))
        for node in inside:
            named |= ids_in(game, ast.get_docstring(node) or "")
        for line, text in comments(path):
            if any(node.lineno <= line <= (node.end_lineno or 0) for node in inside):
                named |= ids_in(game, text)
    return named


# What scenarios and messages say


@cache
def scenarios(game: str) -> list[dict[str, Any]]:
    found = (TESTS / "scenarios" / game).rglob("*.toml")
    return [tomllib.loads(path.read_text("utf-8")) for path in found]


def shown(game: str) -> set[str]:
    return {rule for scenario in scenarios(game) for rule in scenario["rules"]}


@cache
def cited(game: str) -> set[str]:
    """The rules that refusals cite or castles are marked by, as the code has them, and as scenarios
    see them cited."""
    found = {rule for key in broken_rules(game) for rule in ids_in(game, key)}
    for step in [step for scenario in scenarios(game) for step in scenario["step"]]:
        found |= {step["rule"]} if "refuse" in step else set()
        found |= set(step["rules"]) if "explain" in step else set()
    return found - {"unreadable"}


@pytest.mark.parametrize(("game", "rule"), CASES)
def test_rule_is_in_the_code(game: str, rule: str) -> None:
    assert rule in (literals(game) if rule in cited(game) else named_in_functions(game))


@pytest.mark.parametrize("game", GAMES)
def test_code_names_only_rules_that_exist(game: str) -> None:
    for path in files(game):
        assert ids_in(game, path.read_text(encoding="utf-8")) <= set(IDS[game]), path.name


@pytest.mark.parametrize(("game", "rule"), CASES)
def test_rule_is_shown_by_a_scenario(game: str, rule: str) -> None:
    assert rule in shown(game)


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
    assert shown(game) | cited(game) <= set(IDS[game])
