"""The message catalogues of Fantazja: complete, alike in both languages, and without errors."""

import ast
import re
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from bajarz.core.dealer import RandomDealer
from bajarz.core.event import Event
from bajarz.core.refusal import Refusal
from bajarz.games.fantazja import actions as act
from bajarz.games.fantazja.tables import place_at
from bajarz.games.registry import make_game

FOLDER = Path(__file__).parents[2] / "src/bajarz/games/fantazja"
LANGUAGES = ("en", "pl")
SOURCES = {x: (FOLDER / f"messages.{x}.ftl").read_text(encoding="utf-8") for x in LANGUAGES}
RULES = (FOLDER / "rules.en.md").read_text(encoding="utf-8")

# Arguments of Refusal(...) that are no literals, and the values they take.
COMPUTED = {"rule": {"F-M1", "F-M2"}, "act.KINDS[kind].__name__.lower()": {"small", "large"}}

TILE = ("House I (S-R1a)",)
TYPES = ("residential", "production", "military", "magic", "special")
SAMPLES: dict[str, tuple[int | str, ...]] = {
    "count": (0, 1, 2, 5, 22),
    "element": ("E", "A", "W", "F"),
    "given": TILE,
    "has": (1, 2, 3),
    "known": ("yes", "no"),
    "level": (0, 1, 2, 3),
    "need": (1, 2, 3),
    "other": TILE,
    "place": ("1,-2",),
    "reason": ("F-E1", "tie-ip"),
    "replaced": TILE,
    "rule": ("F-D1", "F-D2"),
    "score": (0, 1, 2, 5, 22),
    "seat": (1, 2),
    "shown": ("E", "A", "W", "F"),
    "side": ("north", "east", "south", "west"),
    "taken": TILE,
    "there": (1, 2, 3),
    "there-level": (1, 2, 3),
    "there-tile": TILE,
    "there-type": TYPES,
    "tile": TILE,
    "tiles": ("S-R1a, E-Well",),
    "to": (0, 1, 2),
    "turn": (0, 1, 2, 3),
    "type": TYPES,
    "who": ("Ania",),
    "whom": ("Ania",),
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


def variables_of(language: str) -> dict[str, set[str]]:
    """The variables of every message, those of the messages it mentions included."""
    body = FluentResource(SOURCES[language]).body
    found = {entry.id.name: Mentions(entry) for entry in body if isinstance(entry, Message)}

    def gather(key: str) -> set[str]:
        return found[key].variables.union(*map(gather, found[key].messages))

    return {key: gather(key) for key in found}


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(SOURCES[language]))
    return made


def speak(language: str, key: str, facts: dict[str, int | str]) -> str:
    """The message of this key; any complaint of Fluent fails the test."""
    message = bundle(language).get_message(key)
    assert message.value is not None, key
    text, errors = bundle(language).format_pattern(message.value, facts)
    assert not errors, (key, facts, errors)
    return str(text)


def calls(file: str, name: str) -> list[list[ast.expr]]:
    """The arguments of every call of this name in one of the game's modules."""
    tree = ast.walk(ast.parse((FOLDER / file).read_text(encoding="utf-8")))
    found = [node for node in tree if isinstance(node, ast.Call)]
    return [node.args for node in found if ast.unparse(node.func) == name]


def values(argument: ast.expr) -> set[str]:
    if isinstance(argument, ast.Constant):
        return {str(argument.value)}
    return COMPUTED[ast.unparse(argument)]


def refusal_keys() -> set[str]:
    keys: set[str] = set()
    for rule, *rest in calls("refusals.py", "Refusal"):
        faults = values(rest[0]) if rest else {""}
        keys |= {Refusal(*pair).key for pair in product(values(rule), faults)}
    return keys


def event_names() -> set[str]:
    modules = ("setup.py", "effects.py", "turns.py")
    return {name for file in modules for args in calls(file, "Event") for name in values(args[0])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_is_well_formed(language: str) -> None:
    body = FluentResource(SOURCES[language]).body
    ids = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    assert len(ids) == len(set(ids))


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert variables_of("en") == variables_of("pl")


def test_nothing_is_missing() -> None:
    rules = set(re.findall(r"^- \*\*(F-\w+)\*\*", RULES, re.MULTILINE))
    events = {f"event-{name}" for name in event_names()}
    actions = {f"action-{kind.__name__}" for kind in act.KINDS}
    assert len(rules) == 40
    assert rules | refusal_keys() | events | actions <= set(variables_of("en"))


def test_no_refusal_or_event_is_left_over() -> None:
    spoken = {key for key in variables_of("en") if re.match(r"event-|F-\w+-", key)}
    assert spoken <= refusal_keys() | {f"event-{name}" for name in event_names()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_spoken(language: str) -> None:
    """With all combinations of sample values, so that every variant has its turn."""
    for key, names in variables_of(language).items():
        for facts in product(*(SAMPLES[name] for name in names)):
            text = speak(language, key, dict(zip(names, facts, strict=True)))
            assert not re.search(r"\n|  | [,.:]|[{}$]", text), text


def test_the_engine_states_the_facts_that_messages_use() -> None:
    """In a random game; `who`, `whom` and `known` are added by the program."""
    variables = variables_of("en")
    rng = Random(1)
    dealer = RandomDealer(rng)
    log: list[Event] = []
    state = make_game("fantazja").start(2, {}, dealer, log)
    while state.to_move() >= 0:
        for refusal in state.explain(rng.randrange(2), any_action(rng)):
            facts = {name.replace("_", "-") for name in refusal.facts}
            assert variables[refusal.key] <= facts, refusal
        state.apply(state.to_move(), rng.choice(state.legal_actions()), dealer, log)
    for event in log:
        assert variables[f"event-{event.name}"] <= {*event.full(), "who", "whom", "known"}


def any_action(rng: Random) -> int:
    """Some action near the castle, legal or not."""
    kind, tile, turn = rng.randrange(len(act.KINDS)), rng.randrange(54), rng.randrange(4)
    place = place_at(rng.randrange(-2, 3), rng.randrange(-2, 3))
    return act.encode(kind, tile, rng.randrange(54) if kind == act.RESIDENTIAL else place, turn)
