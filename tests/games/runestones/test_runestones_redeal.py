"""Worlds of a summon in which magic points are short: exactly the possible ones (R-U1, R-U2).

With the cards of the box every hand can pay for the cheapest creature, so it tells nothing that
somebody summons. Here the display is dearer.
"""

from itertools import combinations
from typing import Any

import pytest

from bajarz.games.registry import default_components
from bajarz.games.runestones.engine import RuneStonesState
from bajarz.games.runestones.game import RuneStones
from worlds import Worlds

ME, THEM = 0, 1
HAND, DECK = [24, 103, 107], [12, 21, 34, 100]


@pytest.fixture(scope="module")
def dear() -> RuneStones:
    """The cheapest creature costs five magic points."""
    components = default_components("runestones")
    for slot in components["slot"]:
        slot["cost"] += 4
    return RuneStones(components)


def position(
    game: RuneStones, hand: list[int], deck: list[int], known: list[int], stones: list[str]
) -> RuneStonesState:
    """Seat 2 has a few cards and seat 1 none; no creature can be drawn, nothing forged."""
    nothing: dict[str, Any] = {"gems": {}, "hand": [], "deck": []}
    return game.position(
        2,
        {},
        {
            "to_move": 2,
            "first": 2,
            "display": [11, 13, 14],
            "general_deck": [],
            "smithies": [""] * 5,
            "artifact_supply": {},
            "white_artifacts": 0,
            "seats": {
                "1": nothing,
                "2": {**nothing, "hand": hand, "deck": deck, "stones": stones},
            },
            "memory": {"known": {"2": known}},
        },
    )


def start(game: RuneStones, known: list[int], stones: list[str]) -> Worlds:
    """The true position, and every other way of dealing the same cards to seat 2."""
    others = []
    for hand in combinations(HAND + DECK, len(HAND)):
        if set(known) <= set(hand):
            deck = [card for card in HAND + DECK if card not in hand]
            others.append(position(game, list(hand), deck, known, stones))
    return Worlds(position(game, HAND, DECK, known, stones), ME, others)


SCRIPTS = {
    "summoning": ["summon"],
    "a card played": ["summon", "play 24"],
    "a multicolour card played": ["summon", "play 107"],
    "two cards played": ["summon", "play 107", "play 24"],
    "played and called": ["summon", "play 107", "play 24", "call 11"],
    "summoned": ["summon", "play 107", "play 24", "call 11", "finish"],
}


@pytest.mark.parametrize("script", SCRIPTS, ids=str)
@pytest.mark.parametrize(("known", "stones"), [([], []), ([103], []), ([24], ["magic"])])
def test_redeal_is_uniform_over_exactly_the_possible_worlds(
    dear: RuneStones, script: str, known: list[int], stones: list[str]
) -> None:
    worlds = start(dear, known, stones)
    for text in SCRIPTS[script]:
        worlds.step(dear.parse(text), lambda _: True)
    worlds.check_redeal(f"{script} {known} {stones}")


def test_who_summons_can_pay_for_something(dear: RuneStones, runestones: RuneStones) -> None:
    """Of 35 hands those are left that have five points of a colour; with the box's display all."""
    for game, hands in ((dear, 9), (runestones, 35)):
        worlds = start(game, [], [])
        worlds.step(game.parse("summon"), lambda _: True)
        assert worlds.check_redeal("hands") == hands
