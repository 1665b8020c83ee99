"""The message files of the games, and the keys that the engines' sources speak of."""

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, MessageReference, Resource, VariableReference
from fluent.syntax.visitor import Visitor

import bajarz.games
from bajarz.core.refusal import Refusal
from bajarz.games.registry import GAMES

FOLDER = Path(bajarz.games.__file__).parent
NAMES = [name for name in GAMES if list((FOLDER / name).glob("messages.*.ftl"))]

# A rule and what is wrong that are no literals, as refusals*.py and violations.py write them, and
# their keys; and events whose names are none.
COMPUTED: dict[str, dict[str, set[str]]] = {
    "fantazja": {
        "rule, 'wait'": {"F-L1-wait", "F-M4-wait"},
        "rule, 'pending'": {"F-L1-pending", "F-M4-pending"},
        "rule, 'discard'": {"F-M1-discard", "F-M2-discard"},
    },
    "caladale": {
        "end_rule(position.mode), 'over'": {"C-1e-over", "C-E1-over"},
        "rule, 'turn'": {"C-S1-turn", "C-T1-turn"},
        "'C-1b', act.KINDS[kind].__name__.lower()": {"C-1b-draw", "C-1b-keep", "C-1b-down"},
        "'C-2a' if position.mode == MODE_PUZZLE else 'C-F1', 'draft'": {"C-2a-draft", "C-F1-draft"},
        "GATE_RULES[position.mode], 'pending'": {"C-S1-pending", "C-1a-pending", "C-2b-pending"},
        "rule, 'chosen'": {"C-S1-chosen", "C-1a-chosen", "C-2b-chosen", "C-F1-chosen"},
        "rule, 'gate'": {"C-S1-gate", "C-1a-gate", "C-2b-gate"},
        "'C-B4', variant": {"C-B4-turned", "C-B4-grass", "C-B4-row"},
        "'C-B5', variant": {"C-B5-second", "C-B5-bottom"},
        "analysis.blame[k], ''": {"C-B8", "C-B9", "C-B11", "C-1c"},
    },
    "runestones": {
        "rule, 'card'": {"R-U1-card", "R-A1-card"},
        "rule, 'pay'": {"R-A4-pay", "R-A6-pay"},
        "rule, 'held'": {"R-A4-held", "R-A6-held"},
        "position.ending, 'over'": {"R-E1-over", "R-E4-over"},
        "'R-X2', 'twice' if twice else 'left'": {"R-X2-left", "R-X2-twice"},
        "name": {"event-CardDiscarded", "event-CardRemoved"},
    },
    "grajeczka": {
        "position.ending, 'over'": {"B-E1-over", "B-E3-over", "B-E4-over"},
        "MOVE_RULES[figure], 'end'": {"B-M2-end", "B-M3-end", "B-M4-end"},
        "'B-O1', VERBS[condition.verb]": {
            "B-O1-visit",
            "B-O1-see",
            "B-O1-line",
            "B-O1-meet",
            "B-O1-fly",
        },
    },
}


class Mentions(Visitor):
    """The variables and the other messages that a message mentions."""

    def __init__(self, message: Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def resource(game: str, language: str) -> Resource:
    return FluentResource((FOLDER / game / f"messages.{language}.ftl").read_text(encoding="utf-8"))


@cache
def variables_of(game: str, language: str) -> dict[str, set[str]]:
    """The variables of every message, those of the messages it mentions included."""
    body = resource(game, language).body
    found = {entry.id.name: Mentions(entry) for entry in body if isinstance(entry, Message)}

    def gather(key: str) -> set[str]:
        return found[key].variables.union(*map(gather, found[key].messages))

    return {key: gather(key) for key in found}


@cache
def bundle(game: str, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(resource(game, language))
    return made


def speak(game: str, language: str, key: str, facts: dict[str, int | str]) -> str:
    """The message of this key; any complaint of Fluent fails the test."""
    message = bundle(game, language).get_message(key)
    assert message.value is not None, key
    text, errors = bundle(game, language).format_pattern(message.value, facts)
    assert not errors, (key, facts, errors)
    return str(text)


def calls(game: str, file: str, name: str) -> list[list[ast.expr]]:
    """The arguments of every call of this name in one of the game's modules, if it has it."""
    path = FOLDER / game / file
    tree = ast.walk(ast.parse(path.read_text(encoding="utf-8") if path.exists() else ""))
    found = [node for node in tree if isinstance(node, ast.Call)]
    return [node.args for node in found if ast.unparse(node.func) == name]


def broken_rules(game: str) -> set[str]:
    """The keys of all refusals, and of all violations that are only marked."""
    files = [path.name for path in (FOLDER / game).glob("refusals*.py")]
    pairs = [args[:2] for file in files for args in calls(game, file, "Refusal")]
    pairs += [[args[0], args[3]] for args in calls(game, "violations.py", "Violation")]
    keys: set[str] = set()
    for pair in pairs:
        literals = [str(part.value) for part in pair if isinstance(part, ast.Constant)]
        if len(literals) == len(pair):
            rule, variant = [*literals, ""][:2]
            keys.add(Refusal(rule, variant).key)
        else:
            keys |= COMPUTED[game][", ".join(map(ast.unparse, pair))]
    return keys


def events(game: str) -> set[str]:
    """The keys of all events."""
    modules = [path.name for path in (FOLDER / game).glob("*.py")]
    keys: set[str] = set()
    for name in [args[0] for file in modules for args in calls(game, file, "Event")]:
        if isinstance(name, ast.Constant):
            keys.add(f"event-{ast.literal_eval(name)}")
        else:
            keys |= COMPUTED[game][ast.unparse(name)]
    return keys


def kinds(game: str) -> list[type[Any]]:
    """The kinds of action."""
    return list(import_module(f"bajarz.games.{game}.actions").KINDS)
