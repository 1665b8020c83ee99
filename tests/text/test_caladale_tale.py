"""The log of Castles of Caladale is a tale: what belongs together is told in one sentence."""

from typing import Any

import pytest

from bajarz.games.registry import make_game
from bajarz.text.catalogue import catalogue
from bajarz.text.game_words import game_words

SEATS = {1: "Ada", 2: "Leszy"}
TAKEN = {"event": "TileTaken", "seat": 2, "tile": "tree-three-1"}
NEW = {"event": "TileRevealed", "tile": "stone-edge-1"}
ENDED = {"event": "TurnEnded", "seat": 2}


def told(language: str, *events: dict[str, Any]) -> list[str]:
    words = game_words(make_game("caladale"))
    return words.events(events, SEATS, catalogue(language, "caladale"))


def test_a_tile_is_taken_together_with_the_one_that_replaces_it() -> None:
    assert told("en", TAKEN, NEW) == [
        "Leszy takes a tree three-way, and a stone edge comes in its place."
    ]
    assert told("pl", TAKEN, NEW) == [
        "Leszy bierze kafelek „drzewny trójstronny”, "
        "a na jego miejsce przychodzi „kamienna krawędź”."
    ]
    assert told("en", TAKEN) == ["Leszy takes a tree three-way, and nothing comes in its place."]


def test_a_decision_ends_the_turn_without_saying_so() -> None:
    kept = {"event": "TileKept", "seat": 2, "tile": "tree-three-1"}
    down = {"event": "TileTurnedDown", "seat": 2}
    assert told("en", kept, ENDED) == ["Leszy keeps the tree three-way."]
    assert told("en", down, ENDED) == ["Leszy turns the unseen tile face down for 1 point."]
    assert told("en", ENDED) == ["Leszy ends the turn."]


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("place stone-top-1 1,2 r0", "Leszy crowns the castle with a stone tower top."),
        ("place stone-edge-1 1,2 r0", "Leszy rounds the castle off with a stone edge."),
        ("place wizard* 1,0 r0", "Leszy sets up the gate: Wizard's gate (two themes)."),
        ("place scaffold 1,2 r0", "Leszy puts up the scaffold."),
        ("place tudor-four-1 1,2 r0", "Leszy builds with a tudor four-way."),
    ],
)
def test_building_is_told_without_numbers(action: str, sentence: str) -> None:
    assert told("en", {"event": "CastleChanged", "seat": 2, "action": action}) == [sentence]
