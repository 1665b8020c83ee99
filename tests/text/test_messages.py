"""The message catalogues of the games: complete, alike in both languages, and without errors."""

import ast
import re
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, MessageReference, Resource, VariableReference
from fluent.syntax.visitor import Visitor

from bajarz.core.dealer import RandomDealer
from bajarz.core.event import Event
from bajarz.core.game import Game, Options
from bajarz.core.refusal import Refusal
from bajarz.games.registry import GAMES, make_game

FOLDER = Path(__file__).parents[2] / "src/bajarz/games"
LANGUAGES = ("en", "pl")
NAMES = [name for name in GAMES if list((FOLDER / name).glob("messages.*.ftl"))]

RULES = {"fantazja": 40, "caladale": 37, "runestones": 42, "grajeczka": 36}

# A rule and a fault that are no literals, as refusals*.py and faults.py write them, and their keys;
# and events whose names are none.
COMPUTED: dict[str, dict[str, set[str]]] = {
    "fantazja": {
        "rule, 'discard'": {"F-M1-discard", "F-M2-discard"},
        "'F-C3', act.KINDS[kind].__name__.lower()": {"F-C3-small", "F-C3-large"},
    },
    "caladale": {
        "end_rule(position.mode), 'over'": {"C-1e-over", "C-E1-over"},
        "rule, 'turn'": {"C-S1-turn", "C-T1-turn"},
        "'C-1b', act.KINDS[kind].__name__.lower()": {"C-1b-draw", "C-1b-keep", "C-1b-down"},
        "'C-2a' if position.mode == PUZZLE else 'C-F1', 'draft'": {"C-2a-draft", "C-F1-draft"},
        "PENDING[position.phase], 'pending'": {"C-T2-pending", "C-1b-pending", "C-T4-pending"},
        "GATE_RULES[position.mode], 'pending'": {"C-S1-pending", "C-1a-pending", "C-2b-pending"},
        "rule, 'chosen'": {"C-S1-chosen", "C-1a-chosen", "C-2b-chosen", "C-F1-chosen"},
        "rule, 'gate'": {"C-S1-gate", "C-1a-gate", "C-2b-gate"},
        "'C-B4', fault": {"C-B4-turned", "C-B4-grass", "C-B4-row"},
        "'C-B5', fault": {"C-B5-second", "C-B5-bottom"},
        "survey.blame[k], ''": {"C-B8", "C-B9", "C-B11", "C-1c"},
    },
    "runestones": {
        "rule, 'card'": {"R-U1-card", "R-A1-card"},
        "rule, 'pay'": {"R-A4-pay", "R-A6-pay"},
        "'R-F1', 'white' if smithy == WHITE_SMITHY else 'smithy'": {"R-F1-white", "R-F1-smithy"},
        "'R-X2', fault": {"R-X2-left", "R-X2-twice"},
        "name": {"event-CardDiscarded", "event-CardRemoved"},
    },
    "grajeczka": {
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

# Messages of several lines, whose columns are set with spaces.
SET_IN_LINES = re.compile(r"help-|.*-legend$")

# Values of the variables: those of all games, then those of one.
Samples = dict[str, tuple[int | str, ...]]
COMMON: Samples = {
    "count": (0, 1, 2, 5, 22),
    "known": ("yes", "no"),
    "place": ("1,-2",),
    "score": (-1, 0, 1, 2, 5, 22),
    "side": ("north", "east", "south", "west"),
    "turn": (0, 1, 2, 3),
    "who": ("Ania",),
}
TILE = ("House I (S-R1a)",)
TYPES = ("residential", "production", "military", "magic", "special")
LAID = ("Tower top (stone)",)
EDGES = ("sky", "stone", "tree", "tudor", "grass")
COLOURS = ("B", "R", "G", "Y", "W")
STONES = ("magic", "hand", "exchange", "wild", "plus", "die", "point", "cards")
PHASES = ("action", "summon", "cards", "abilities", "pay", "gem", "call", "die", "field", "forge",
          "trade", "stone")  # fmt: skip
FIGURES = ("princess", "knight", "dragon")
GOALS = ("castle", "forest", "mountain", "plain", "large-forest", "large-mountain", "large-plain",
         "long-river", "anywhere")  # fmt: skip
SAMPLES: dict[str, Samples] = {
    "fantazja": {
        "element": ("E", "A", "W", "F"),
        "given": TILE,
        "has": (1, 2, 3),
        "level": (0, 1, 2, 3),
        "need": (1, 2, 3),
        "other": TILE,
        "reason": ("F-E1", "tie-ip"),
        "replaced": TILE,
        "rule": ("F-D1", "F-D2"),
        "seat": (1, 2),
        "shown": ("E", "A", "W", "F"),
        "taken": TILE,
        "there": (1, 2, 3),
        "there-level": (1, 2, 3),
        "there-tile": TILE,
        "there-type": TYPES,
        "tile": TILE,
        "tiles": ("S-R1a, E-Well",),
        "to": (0, 1, 2),
        "type": TYPES,
        "whom": ("Ania",),
    },
    "caladale": {
        "action": ("place stone-top-1 1,2 r0", "layout 0 -"),
        "by": ("-1,0",),
        "cell": ("1,2",),
        "cells": (1, 2, 5, 22),
        "column": (-1, 0, 12),
        "gate": ("Wizard's gate",),
        "given": LAID,
        "mine": LAID,
        "removed": ("1,2 stone-top-1 C-B2, 2,0 wizard* C-B4",),
        "seat": (1, 2, 3, 4),
        "shown": EDGES,
        "taken": LAID,
        "theirs": LAID,
        "there": (*EDGES, *LAID),
        "tile": LAID,
    },
    "runestones": {
        "ability": ("red gem \u00d72 \u2192 3 power points",),
        "artifact": COLOURS,
        "artifacts": ("blue \u00d72, white",),
        "bonus": ("True", "False"),
        "card": ("goblin 21", 21),
        "cards": ("goblin 21, druid 103",),
        "choice": ("summon", "use", "play"),
        "colour": COLOURS,
        "deck": ("general", "artifacts", "seat"),
        "face": ("any", "exchange", "card", "ore", "2pp"),
        "field": COLOURS,
        "gems": (*COLOURS, "ore", "BBW"),
        "given": (*COLOURS, "ore"),
        "has": (0, 1, 2, 5),
        "kind": STONES,
        "left": (0, 1, 2, 5),
        "need": (1, 2, 3, 5, *COLOURS),
        "number": (1, 22),
        "other": (0, 1, 22),
        "part": (1, 2),
        "phase": PHASES,
        "played": ("goblin 21, druid 103",),
        "points": (1, 2, 5, 22),
        "received": (*COLOURS, "ore"),
        "row": (1, 2),
        "rule": ("R-E1", "R-E4"),
        "seat": (1, 2, 3, 4),
        "sign": ("\u25cfB",),
        "smithy": ("1", "5", "white"),
        "spent": (0, 1, 5),
        "stone": STONES,
        "stones": ("Plus, Exchange",),
        "text": ("xyz",),
        "thing": ("gB", "gR", "gG", "gY", "W", "any", "ore", "card", "cardB", "cardY", "card*"),
        **dict.fromkeys(("b", "r", "g", "y", "w", "ore", "any", "die", "point"), ("*",)),
        **dict.fromkeys(("magic", "arrow", "used"), ("*",)),
    },
    "grajeczka": {
        "deeds": ("visits a plain and sees the Knight",),
        "figure": FIGURES,
        "figures": ("the Knight and the Dragon",),
        "first": ("the Knight",),
        "goal": GOALS,
        "growth": ("river 4 of 5, forest 3 of 3",),
        "has": (0, 1, 2, 5),
        "large": ("yes", "no"),
        "leader": FIGURES,
        "left": (0, 1, 2, 5, 22),
        "limit": (200,),
        "move": ("move knight 2,0",),
        "need": (1, 2, 3, 5),
        "number": (1, 22),
        "other": FIGURES,
        "page": (1, 22, "4: The Princess visits a plain."),
        "pages": ("4, 17, 36",),
        "river": ("none", "river", "long-river"),
        "rule": ("B-E1", "B-E3", "B-E4"),
        "seat": (1, 2, 3, 4),
        "second": ("the Dragon",),
        "side": ("e", "ne", "nw", "w", "sw", "se"),
        "start": ("0,0",),
        "terrain": GOALS[:4],
        "text": ("xyz",),
        "tile": ("T05A",),
        "token": ("plain", "magic"),
        "turn": (0, 1, 2, 3, 4, 5),
        "way": ("r4",),
        **dict.fromkeys((*FIGURES, *GOALS[:4], "long", "visit", "see", "meet", "fly"), ("*",)),
        **dict.fromkeys(("back", "magic"), ("*",)),
    },
}

# Games to play at random: how many players, and the options.
PLAYED: dict[str, tuple[tuple[int, Options], ...]] = {
    "fantazja": ((2, {}),),
    "caladale": (
        (2, {"gates": "chosen"}),
        (4, {}),
        (1, {"solo": "builder"}),
        (1, {"solo": "puzzle"}),
        (1, {"solo": "free"}),
    ),
    "runestones": ((2, {}), (3, {"trade_both_rows": "yes"}), (4, {})),
    "grajeczka": ((2, {"pages": "3"}), (3, {"mirrored": "yes"}), (4, {"turn_limit": "off"})),
}
TABLES = [(name, *table) for name in NAMES for table in PLAYED[name]]

# Words for the fields of actions, legal or not; fields that are not here want a tile.
NEAR = [f"{x},{y}" for x in range(-2, 3) for y in range(-2, 3)]
WORDS: dict[str, list[str]] = {
    "place": NEAR,
    "cell": NEAR,
    "by": NEAR,
    "turn": ["r0", "r1", "r2", "r3"],
    "figure": [*FIGURES],
    "column": ["-1", "0", "1", "99"],
    "pieces": ["-", "wizard@1,0,r0", "scaffold@1,0,r0;wizard@1,0,r1", "scaffold@1,1,r0"],
    "card": [str(number) for number in (*range(11, 79), *range(100, 108))],
    "part": ["1", "2"],
    "row": ["1", "2"],
    "colour": [*COLOURS],
    "gems": ["B", "BB", "RR", "GGG", "YYW", "WWWW", "ore"],
    "smithy": ["1", "2", "3", "4", "5", "white"],
    "kind": [*STONES],
    "given": [*COLOURS],
    "received": ["ore"],
}
TILES = {"fantazja": 54, "caladale": 77, "runestones": 0, "grajeczka": 0}


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
    """The keys of all refusals, and of all faults that are only marked."""
    files = [path.name for path in (FOLDER / game).glob("refusals*.py")]
    pairs = [args[:2] for file in files for args in calls(game, file, "Refusal")]
    pairs += [[args[0], args[3]] for args in calls(game, "faults.py", "Fault")]
    keys: set[str] = set()
    for pair in pairs:
        literals = [str(part.value) for part in pair if isinstance(part, ast.Constant)]
        if len(literals) == len(pair):
            rule, fault = [*literals, ""][:2]
            keys.add(Refusal(rule, fault).key)
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_is_well_formed(game: str, language: str) -> None:
    body = resource(game, language).body
    ids = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", NAMES)
def test_both_languages_have_the_same_messages_and_variables(game: str) -> None:
    assert variables_of(game, "en") == variables_of(game, "pl")
    assert list(variables_of(game, "en")) == list(variables_of(game, "pl"))


@pytest.mark.parametrize("game", NAMES)
def test_nothing_is_missing(game: str) -> None:
    text = (FOLDER / game / "rules.en.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"^- \*\*([A-Z]-\w+)\*\*", text, re.MULTILINE))
    actions = {f"action-{kind.__name__}" for kind in kinds(game)}
    assert len(rules) == RULES[game]
    assert rules | broken_rules(game) | events(game) | actions <= set(variables_of(game, "en"))


@pytest.mark.parametrize("game", NAMES)
def test_no_refusal_or_event_is_left_over(game: str) -> None:
    spoken = {key for key in variables_of(game, "en") if re.match(r"event-|[A-Z]-\w+-", key)}
    assert spoken <= broken_rules(game) | events(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_message_can_be_spoken(game: str, language: str) -> None:
    """With all combinations of sample values, so that every variant has its turn."""
    samples = COMMON | SAMPLES[game]
    for key, names in variables_of(game, language).items():
        for facts in product(*(samples[name] for name in names)):
            text = speak(game, language, key, dict(zip(names, facts, strict=True)))
            if SET_IN_LINES.match(key):
                assert not re.search(r" [,.]|[{}$]", text), text
            else:
                assert not re.search(r"\n|  | [,.:]|[{}$]", text), text


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_the_engine_states_the_facts_that_messages_use(
    name: str, players: int, options: Options
) -> None:
    """In a random game; `who`, `whom` and `known` are added by the program."""
    variables = variables_of(name, "en")
    game = make_game(name)
    rng = Random(1)
    dealer = RandomDealer(rng)
    log: list[Event] = []
    state = game.start(players, options, dealer, log)
    while state.to_move() >= 0:
        listed = state.legal_actions()
        seat, action = rng.randrange(players), any_action(game, rng)
        refusals = state.explain(seat, action)
        for refusal in refusals:
            facts = {fact.replace("_", "-") for fact in refusal.facts}
            assert variables[refusal.key] <= facts, refusal
        if refusals or action in listed:
            seat, action = state.to_move(), rng.choice(listed)
        state.apply(seat, action, dealer, log)
    for event in log:
        assert variables[f"event-{event.name}"] <= {*event.full(), "who", "whom", "known"}, event


def any_action(game: Game, rng: Random) -> int:
    """Some action with things that are near at hand, legal or not."""
    kind = rng.choice(kinds(game.name))
    tiles = [game.outcome_name(tile) for tile in range(TILES[game.name])]
    words = [rng.choice(WORDS.get(field, tiles)) for field in kind._fields]
    return game.parse(" ".join([kind.__name__.lower(), *words]))
