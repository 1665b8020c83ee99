"""The message catalogues of the games: complete, alike in both languages, and without errors."""

import re
from itertools import product
from random import Random

import pytest
from fluent.syntax.ast import Junk, Message

from bajarz.core.dealer import RandomDealer
from bajarz.core.event import Event
from bajarz.core.game import Options
from bajarz.games.registry import make_game
from bajarz.text.catalogue import LANGUAGES
from text.catalogues import (
    FOLDER,
    NAMES,
    broken_rules,
    events,
    kinds,
    resource,
    speak,
    variables_of,
)
from text.playing import TABLES, any_action
from text.samples import COMMON, SAMPLES

RULES = {"fantazja": 40, "caladale": 37, "runestones": 42, "grajeczka": 36}

# Messages of several lines, whose columns are set with spaces.
SET_IN_LINES = re.compile(r"help-|.*-legend$")


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
