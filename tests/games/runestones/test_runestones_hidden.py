"""Nobody learns what they may not know; re-dealt worlds are exactly the possible ones (R-I1)."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from bajarz.core.canonical import canonical
from bajarz.core.dealer import FirstDealer
from bajarz.core.event import Event
from bajarz.core.state import OVER, State
from bajarz.games.runestones.engine import RuneStonesState
from bajarz.games.runestones.game import RuneStones
from play import random_states
from worlds import Worlds, hidden_part

ME, THEM = 0, 1
SECRET = ("summon", "cards")


def told_by(state: State, seat: int | None, action: int) -> str:
    """All that a seat learns from an action of the seat to move, with chance dealing the first."""
    log: list[Event] = []
    mover = state.to_move()
    state.apply(mover, action, FirstDealer(), log)
    legal = state.legal_actions() if state.to_move() == mover == seat else []
    return canonical([[event.seen_by(seat) for event in log], state.view(seat), legal])


@pytest.mark.parametrize("seed", range(6))
def test_an_own_action_tells_the_same_in_every_world(runestones: RuneStones, seed: int) -> None:
    """Worlds that differ only in what a seat cannot see: same views, events and actions."""
    rng = Random(seed)
    for state in random_states(runestones, f"own {seed}", 2 + seed % 3):
        seat = state.to_move()
        if seat == OVER:
            break
        action = rng.choice(state.legal_actions())
        one, other = state.clone(), state.redeal(seat, rng)
        assert told_by(one, seat, action) == told_by(other, seat, action)


@pytest.mark.parametrize("seed", range(6))
def test_secret_choices_look_alike(runestones: RuneStones, seed: int) -> None:
    """Whichever card is played or called in secret, the others and spectators see the same."""
    checked = 0
    for state in random_states(runestones, f"secret {seed}", 2):
        seat = state.to_move()
        if seat == OVER or state.full()["phase"] not in SECRET:
            continue
        for verb in ("play", "call"):
            told = set()
            actions = [a for a in state.legal_actions() if runestones.text(a).startswith(verb)]
            for action in actions:
                for viewer in (None, 1 - seat):
                    after = state.clone()
                    text = told_by(after, viewer, action)
                    if after.full()["phase"] in SECRET:
                        told.add((viewer, text))
            assert len(told) in (0, 2)
            checked += len(actions) > 1 and bool(told)
    assert checked > 50


@pytest.mark.parametrize("seed", range(6))
def test_views_do_not_depend_on_hidden_cards(runestones: RuneStones, seed: int) -> None:
    """A hand card swapped for a deck card changes no other seat's view, nor a spectator's."""
    rng = Random(seed)
    checked = 0
    for state in random_states(runestones, f"swap {seed}", 3):
        assert isinstance(state, RuneStonesState)
        seat = rng.randrange(3)
        if not state.hand[seat] or not state.deck[seat]:
            continue
        other = state.clone()
        mine, theirs = rng.choice(state.hand[seat]), rng.choice(state.deck[seat])
        other.hand[seat] = sorted([card for card in state.hand[seat] if card != mine] + [theirs])
        other.deck[seat] = sorted([card for card in state.deck[seat] if card != theirs] + [mine])
        for viewer in (None, 0, 1, 2):
            same = canonical(state.view(viewer)) == canonical(other.view(viewer))
            assert same == (viewer != seat)
        checked += 1
    assert checked > 200


# Worlds by brute force


def small_position(
    game: RuneStones, hand: list[int], deck: list[int], stones: list[str]
) -> RuneStonesState:
    """Seat 2 has a few cards; seat 1 has nothing and must pass; no creature can be drawn."""
    nothing: dict[str, Any] = {"gems": {}, "hand": [], "deck": []}
    return game.position(
        2,
        {},
        {
            "to_move": 2,
            "first": 2,
            "display": [11, 12, 13],
            "general_deck": [],
            "smithies": [""] * 5,
            "artifact_supply": {},
            "white_artifacts": 0,
            "seats": {
                "1": nothing,
                "2": {**nothing, "hand": hand, "deck": deck, "stones": stones},
            },
        },
    )


def start(game: RuneStones, hand: list[int], deck: list[int], stones: list[str]) -> Worlds:
    """The true position, and every other way of dealing the same cards to seat 2."""
    cards = hand + deck
    others = [
        small_position(game, list(held), [card for card in cards if card not in held], stones)
        for held in combinations(cards, len(hand))
    ]
    return Worlds(small_position(game, hand, deck, stones), ME, others)


HAND, DECK = [21, 24, 100, 107], [34, 59, 103]  # brown druid: 100 red, 103 blue, 107 multicolour
SCRIPTS = {
    "nothing learnt": [],
    "about to choose cards": ["use"],
    "a card chosen": ["use", "play 21"],
    "summoning": ["summon"],
    "a card played": ["summon", "play 24"],
    "two cards played": ["summon", "play 107", "play 21"],
    "three cards played": ["summon", "play 107", "play 21", "play 24"],
    "played and called": ["summon", "play 24", "call 12"],
    "called in between": ["summon", "play 21", "call 11", "play 24", "call 13"],
    "called last": ["summon", "play 21", "play 24", "call 13", "call 11"],
    "summoned": ["summon", "play 24", "call 12", "finish"],
    "cards shown": ["use", "play 21", "play 100"],
    "abilities used": ["use", "play 21", "play 100", "finish"],
    "deck made anew": [
        "summon", "play 21", "play 107", "call 12", "finish", "pass", "summon", "play 24",
        "play 34", "call 11", "finish",
    ],
    "deck made anew, then a card chosen": [
        "summon", "play 21", "play 107", "call 12", "finish", "pass", "summon", "play 24",
        "play 34", "call 11", "finish", "pass", "summon", "play 59",
    ],
    "deck made anew, a card shown": [
        "summon", "play 21", "play 107", "call 12", "finish", "pass", "summon", "play 24",
        "play 34", "call 11", "finish", "pass", "summon", "play 59", "call 13", "finish", "pass",
    ],
}  # fmt: skip
WITH_STONE = {
    "called with the stone alone": ["summon", "call 12"],
    "called first": ["summon", "call 12", "play 24", "call 13"],
}


def check_redeal(worlds: Worlds, seed: str) -> None:
    """Re-dealt worlds are the possible ones, each as often as the others."""
    possible = worlds.possible()
    assert hidden_part(worlds.truth) in possible
    rng = Random(seed)
    draws = 60 * len(possible)
    found = Counter(hidden_part(worlds.truth.redeal(ME, rng)) for _ in range(draws))
    assert set(found) == possible
    assert chi_squared(list(found.values()), draws / len(possible)) < limit(len(possible) - 1)


def play(game: RuneStones, worlds: Worlds, script: list[str]) -> None:
    for text in script:
        worlds.step(game.parse(text), lambda _: True)


@pytest.mark.parametrize("script", SCRIPTS, ids=str)
def test_redeal_is_uniform_over_exactly_the_possible_worlds(
    runestones: RuneStones, script: str
) -> None:
    worlds = start(runestones, HAND, DECK, [])
    play(runestones, worlds, SCRIPTS[script])
    check_redeal(worlds, script)


@pytest.mark.parametrize("script", [*WITH_STONE, "called in between", "called last"], ids=str)
def test_redeal_knows_the_magic_points_stone(runestones: RuneStones, script: str) -> None:
    worlds = start(runestones, HAND, DECK, ["magic"])
    play(runestones, worlds, {**SCRIPTS, **WITH_STONE}[script])
    check_redeal(worlds, script)


def test_all_know_the_hand_when_a_deck_is_made_anew(runestones: RuneStones) -> None:
    """R-H1: the rest of the deck is drawn first, so hand and rest are then in the hand."""
    worlds = start(runestones, HAND, DECK, [])
    play(runestones, worlds, SCRIPTS["deck made anew"])
    state = worlds.truth
    assert isinstance(state, RuneStonesState)
    assert state.known_in_hand[THEM] == [59, 100, 103]
    hands = {tuple(state.redeal(ME, Random(n)).hand[THEM]) for n in range(40)}
    assert all({59, 100, 103} <= set(hand) for hand in hands)
    assert len(hands) == len(state.deck[THEM]) + 1


def chi_squared(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def limit(freedom: int) -> float:
    """The 99.9 % quantile of chi-squared (Wilson and Hilferty)."""
    if freedom == 0:
        return 1e-9
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.09 * part**0.5) ** 3)
