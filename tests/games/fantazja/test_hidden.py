"""Nobody learns what they may not know, and re-dealt worlds are exactly the possible ones."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from bajarz.core.canonical import canonical
from bajarz.core.dealer import FirstDealer
from bajarz.core.event import Event
from bajarz.core.state import OVER, State
from bajarz.games.fantazja.components import TYPE_SPECIAL
from bajarz.games.fantazja.engine import FantazjaState
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.fantazja.memory import fits
from play import random_states
from worlds import Worlds, hidden_part

ME, THEM = 0, 1


@pytest.mark.parametrize("seed", range(10))
def test_an_own_action_tells_the_same_in_every_world(fantazja: Fantazja, seed: int) -> None:
    """Worlds that differ only in what a seat cannot see: same views, events and actions."""
    rng = Random(seed)
    for state in random_states(fantazja, f"own {seed}", 2):
        seat = state.to_move()
        if seat == OVER:
            break
        action = rng.choice(state.legal_actions())
        if fantazja.text(action) == "magic":  # shows the opponent's hand, which differs
            continue
        one, other = state.clone(), state.redeal(seat, rng)
        assert told_by(one, seat, action) == told_by(other, seat, action)


def told_by(state: State, seat: int, action: int) -> str:
    log: list[Event] = []
    state.apply(seat, action, FirstDealer(), log)
    events = [event.seen_by(seat) for event in log]
    legal = state.legal_actions() if state.to_move() == seat else []
    return canonical([events, state.view(seat), legal])


@pytest.mark.parametrize("seed", range(10))
def test_secret_choices_look_alike(fantazja: Fantazja, seed: int) -> None:
    """Whichever tile is put face down, the opponent and spectators see the same."""
    checked = 0
    for state in random_states(fantazja, f"gain {seed}", 2):
        seat = state.to_move()
        assert isinstance(state, FantazjaState)
        if (
            state.tokens[TYPE_SPECIAL] == seat
        ):  # whether the turn ends by itself depends on the hand
            continue
        gains = [a for a in state.legal_actions() if fantazja.text(a).startswith("gain")]
        told = set()
        for action in gains:
            after = state.clone()
            log: list[Event] = []
            after.apply(seat, action, FirstDealer(), log)
            for viewer in (None, 1 - seat):
                events = [event.seen_by(viewer) for event in log]
                told.add((viewer, canonical([events, after.view(viewer)])))
        assert len(told) == (2 if gains else 0)
        checked += len(gains) > 1
    assert checked > 10


@pytest.mark.parametrize("seed", range(10))
def test_no_name_of_a_hidden_tile_is_in_a_view(fantazja: Fantazja, seed: int) -> None:
    for state in random_states(fantazja, f"names {seed}", 2):
        assert isinstance(state, FantazjaState)
        full = state.full()
        for viewer in (None, 0, 1):
            text = canonical(state.view(viewer))
            for seat in (0, 1):
                if viewer == seat:
                    continue
                own = full["seats"][str(seat + 1)]
                learnt = set(full["memory"]["seen"]) | set(own["ip_open"]) | set(own["bottom"])
                hidden = set(own["hand"]) | set(own["ip"]) | set(own["bag"])
                known = learnt if viewer is not None else set(own["ip_open"])
                known |= set(full["exchange"]["taken"])  # before everybody's eyes
                assert not [name for name in hidden - known if f'"{name}' in text]


# Worlds by brute force


def small_position(fantazja: Fantazja, hand: list[str], bag: list[str]) -> FantazjaState:
    """Seat 1 holds the magic token; of seat 2 only a few tiles are hidden."""
    mine = ["S-R1a", "S-R1b", "S-R1c", "S-R2a", "S-R2b", "S-R3", "S-P1a", "S-P1b"]
    rest = [name for name in fantazja.tables.name if name[0] == "E" and name not in hand + bag]
    return fantazja.position(
        2,
        {},
        {
            "to_move": 1,
            "map": ["0,-1 S-G1a r2", "0,-2 S-G1b r0", "0,-3 S-G1c r2", "1,0 E-R3 r0"],
            "tokens": {"magic": "seat 1", "residential": "seat 2"},
            "seats": {
                "1": {"hand": mine[:6], "bag": mine[6:]},
                "2": {
                    "hand": hand,
                    "bag": bag,
                    "discard": [name for name in rest if name != "E-R3"],
                },
            },
        },
    )


def start(fantazja: Fantazja, hand: list[str], bag: list[str]) -> Worlds:
    """The true position, and every other way of dealing the same hidden tiles."""
    truth = small_position(fantazja, hand, bag)
    hidden = hand + bag
    worlds = [
        small_position(fantazja, list(other), [name for name in hidden if name not in other])
        for other in combinations(hidden, len(hand))
    ]
    return Worlds(truth, ME, worlds)


def any_outcome(_: list[Event]) -> bool:
    return True


SCRIPTS = {
    "nothing learnt": ["gain S-R1a", "end", "gain E-R1a", "end"],
    "whole hand seen, then one put face down": [
        "magic", "return", "gain S-R1a", "gain E-R1a", "end",
    ],
    "seen after it was put face down": [
        "gain S-R1a", "end", "gain E-R1a", "end", "magic", "return", "gain S-R1b",
    ],
    "two put face down, one before and one after": [
        "gain S-R1a", "end", "gain E-R1b", "end", "magic", "return", "gain S-R1b", "gain E-R1c",
        "end",
    ],
    "buried and drawn again": [
        "magic", "bury E-R1a", "bury E-R1b", "gain S-R1a", "gain E-R1c",
    ],
    "taken from the discard pile": [
        "gain S-R1a", "end", "residential E-R1a E-M1a", "gain E-R1b", "gain S-R1b", "end",
        "gain E-M1a", "end",
    ],
}  # fmt: skip


@pytest.mark.parametrize("script", SCRIPTS, ids=str)
@pytest.mark.parametrize("bag_size", [1, 2, 4])
def test_redeal_is_uniform_over_exactly_the_possible_worlds(
    fantazja: Fantazja, script: str, bag_size: int
) -> None:
    hand = ["E-R1a", "E-R1b", "E-R1c"]
    worlds = start(fantazja, hand, ["E-R2a", "E-R2b", "E-P1a", "E-P1b"][:bag_size])
    for text in SCRIPTS[script]:
        worlds.step(fantazja.parse(text), any_outcome)
    possible = worlds.possible()
    assert hidden_part(worlds.truth) in possible
    rng = Random(script)
    draws = 60 * len(possible)
    found = Counter(hidden_part(worlds.truth.redeal(ME, rng)) for _ in range(draws))
    assert set(found) == possible
    assert chi_squared(list(found.values()), draws / len(possible)) < limit(len(possible) - 1)


def chi_squared(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def limit(freedom: int) -> float:
    """The 99.9 % quantile of chi-squared (Wilson and Hilferty)."""
    if freedom == 0:
        return 1e-9
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.09 * part**0.5) ** 3)


@pytest.mark.parametrize("seed", range(20))
def test_the_true_world_is_always_possible(fantazja: Fantazja, seed: int) -> None:
    for state in random_states(fantazja, f"true {seed}", 2):
        assert isinstance(state, FantazjaState)
        for other in (0, 1):
            assert fits(state, other)


def test_both_know_the_order_of_buried_tiles(fantazja: Fantazja) -> None:
    """F-M4: each burying is told to the owner, too, when it happens."""
    state = small_position(fantazja, ["E-R1a", "E-R1b", "E-R1c"], ["E-R2a"])
    log: list[Event] = []
    for text in ("magic", "bury E-R1b", "bury E-R1a"):
        state.apply(ME, fantazja.parse(text), FirstDealer(), log)
    buried = ["E-R1b", "E-R1a"]
    for seat in (ME, THEM):
        seen = [event.seen_by(seat) for event in log]
        assert [each["tile"] for each in seen if each["event"] == "TileBuried"] == buried
        bottoms = {tuple(state.redeal(seat, Random(n)).bottom[THEM]) for n in range(9)}
        assert bottoms == {tuple(state.bottom[THEM])}
    assert fantazja.tables.names(state.bottom[THEM]) == buried
    view: Any = state.view(THEM)
    assert view["private"]["2"]["bottom"] == buried
