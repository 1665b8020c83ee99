"""Actions, and texts that are none, in words of both languages."""

import re
from random import Random

import pytest

from bajarz.core.dealer import RandomDealer
from bajarz.core.errors import Unreadable
from bajarz.core.event import Event
from bajarz.core.game import Options
from bajarz.games.registry import make_game
from bajarz.text.actions import action_words
from bajarz.text.catalogue import LANGUAGES, catalogue
from bajarz.text.game_words import game_words
from text.catalogues import NAMES, kinds
from text.playing import TABLES, any_words

SENTENCES = {
    ("fantazja", "small S-R1a 1,-1 r1"): (
        "Build House I at 1,-1, turned once",
        "Zbuduj Mały Budynek Domek I w miejscu 1,-1, obrócony raz",
    ),
    ("fantazja", "residential S-R1a S-R2a"): (
        "Residential power: exchange House I from your hand for House II from your discard pile",
        "Moc mieszkalna: wymień kafelek Domek I z ręki na kafelek Domek II "
        "ze swojego Stosu Kafelków Odrzuconych",
    ),
    ("caladale", "place stone-top-1 2,0 r0"): (
        "Place stone tower top at 2,0",
        "Połóż kafelek „kamienne zwieńczenie” na polu 2,0",
    ),
    ("runestones", "forge 2 BBW"): (
        "Forge an artifact at smithy 2 for these gems: blue ×2, white",
        "Wykuj artefakt w kuźni 2 za klejnoty: niebieski ×2, biały",
    ),
    ("runestones", "play 21"): ("Play card goblin 21", "Zagraj kartę goblin 21"),
    ("grajeczka", "move princess 1,-2"): (
        "Move the Princess to 1,-2",
        "Rusz Królewnę na 1,-2",
    ),
    ("grajeczka", "add 1,-2 r3"): (
        "Add the top tile at 1,-2, turned 3 times",
        "Dołóż wierzchni kafel w miejscu 1,-2, obrócony 3 razy",
    ),
}

FIRST_TABLES = [next(table for table in TABLES if table[0] == name) for name in NAMES]
CODE = re.compile(r"\b(?:[SE]-[A-Z]\w+|T\d\d[AB]|[a-z]+-\w+-\d|[BRGYW]{2,})\b")  # S-R1a, BBW


@pytest.mark.parametrize(("name", "text"), SENTENCES)
def test_an_action_is_a_sentence(name: str, text: str) -> None:
    game = make_game(name)
    said = [action_words(game, game.parse(text), catalogue(lang, name)) for lang in LANGUAGES]
    assert said == [*SENTENCES[name, text]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_action_can_be_said(name: str, language: str) -> None:
    game = make_game(name)
    rng = Random(1)
    for kind in kinds(name):
        for _ in range(8):
            code = game.parse(" ".join(any_words(game, rng, kind)))
            assert action_words(game, code, catalogue(language, name)).strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_text_that_is_no_action_says_what_cannot_be_read(name: str, language: str) -> None:
    game = make_game(name)
    rng = Random(1)
    words = catalogue(language, name)
    spoilt = ["", "xyz", "xyz 1"]
    for kind in kinds(name):
        said = any_words(game, rng, kind)
        spoilt.append(" ".join([*said, "xyz"]))
        spoilt += [" ".join([*said[:k], "xyz", *said[k + 1 :]]) for k in range(1, len(said))]
    for text in spoilt:
        with pytest.raises(Unreadable) as raised:
            game.parse(text)
        answer = words.unreadable(raised.value, text)
        assert raised.value.key != "unreadable-action"  # it says which part is wrong
        assert "xyz" in answer or not text or "pieces" in raised.value.key
        assert answer != str(raised.value)


@pytest.mark.parametrize(("name", "players", "options"), FIRST_TABLES)
def test_the_log_names_nothing_by_its_code(name: str, players: int, options: Options) -> None:
    game = make_game(name)
    rng = Random(2)
    dealer = RandomDealer(rng)
    log: list[Event] = []
    state = game.start(players, options, dealer, log)
    while state.to_move() >= 0:
        state.apply(state.to_move(), rng.choice(state.legal_actions()), dealer, log)
    names = {seat: f"Ola {seat}" for seat in range(1, players + 1)}
    for language in LANGUAGES:
        words = catalogue(language, name)
        told = game_words(game).events([event.full() for event in log], names, words)
        assert [line for line in told if CODE.search(line)] == []


def test_tiles_that_come_together_are_told_once() -> None:
    """The 25 tiles of a puzzle and the nine (C-2a) are two sentences, however many tiles there
    are; and a correction (C-P4) says what came down, not where."""
    game = make_game("caladale")
    log: list[Event] = []
    game.start(1, {"solo": "puzzle"}, RandomDealer(Random(3)), log)
    removed = [
        {"x": 4, "y": 0, "tile": "stone-three-1", "side": 0, "rule": "C-B11"},
        {"x": 4, "y": 1, "tile": "stone-three-2", "side": 0, "rule": "C-B8"},
    ]
    events = [event.full() for event in log]
    events.append({"event": "CastleCorrected", "seat": 1, "count": 2, "removed": removed})
    told = game_words(game).events(events, {1: "Ola"}, catalogue("en", "caladale"))
    assert len([line for line in told if line.startswith("Ola gets 25 tiles: ")]) == 1
    assert len([line for line in told if line.startswith("9 tiles lie face up: ")]) == 1
    assert told[-1] == "Ola loses 2 tiles before the count: stone three-way ×2."
    assert len(told) < 6


def test_the_log_of_rune_stones_tells_cards_when_they_are_shown() -> None:
    game = make_game("runestones")
    events = [
        {"event": "ChoiceMade", "seat": 1, "choice": "use"},
        {"event": "CardChosen", "seat": 1, "card": 103},
        {"event": "CardsShown", "seat": 1, "cards": [103, 105]},
    ]
    told = game_words(game).events(events, {1: "Ola"}, catalogue("en", "runestones"))
    assert told == ["Ola uses cards: druid 103, druid 105."]
