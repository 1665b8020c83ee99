"""Nobody learns what they may not know, re-dealt worlds are exactly the possible ones (C-I1)."""

import re
from collections import Counter
from random import Random

import pytest

from bajarz.core.canonical import canonical
from bajarz.core.dealer import ScriptedDealer
from bajarz.core.event import Event
from bajarz.core.state import OVER
from bajarz.games.caladale.actions import KIND_DRAW, KIND_TAKE, kind_of
from bajarz.games.caladale.engine import CaladaleState
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.state import NO_TILE
from play import random_states
from worlds import Worlds, hidden_part

NAME = re.compile(r"[a-zA-Z]+-[a-zA-Z0-9-]+")


def told_by(state: CaladaleState, to: int | None, action: int, dealt: list[int]) -> str:
    """All that a seat learns when the seat to move acts."""
    log: list[Event] = []
    mover = state.to_move()
    state.apply(mover, action, ScriptedDealer(dealt), log)
    legal = state.legal_actions() if state.to_move() == to else []
    return canonical([[event.seen_by(to) for event in log], state.view(to), legal])


@pytest.mark.parametrize("seed", range(6))
def test_an_own_action_tells_the_same_in_every_world(caladale: Caladale, seed: int) -> None:
    """Worlds that differ only in what a seat cannot see: same views, events and actions."""
    rng = Random(seed)
    compared = 0
    for state in random_states(caladale, f"own {seed}", 3):
        seat = state.to_move()
        if seat == OVER:
            break
        assert isinstance(state, CaladaleState)
        action = rng.choice(state.legal_actions())
        one, other = state.clone(), state.redeal(seat, rng)
        dealt: list[int] = []
        if kind_of(action) in (KIND_TAKE, KIND_DRAW) and state.stack:
            common = sorted(set(one.stack) & set(other.stack))
            if not common:
                continue
            dealt = [rng.choice(common)]
        assert told_by(one, seat, action, dealt) == told_by(other, seat, action, dealt)
        compared += 1
    assert compared > 50


@pytest.mark.parametrize("seed", range(6))
def test_a_tile_turned_down_unseen_stays_secret(caladale: Caladale, seed: int) -> None:
    """Whichever tile was drawn, the others and spectators are told the same."""
    rng = Random(seed)
    compared = 0
    for state in random_states(caladale, f"down {seed}", 3):
        assert isinstance(state, CaladaleState)
        if not state.unseen:
            continue
        down = caladale.parse("down")
        for other in range(3):
            if other != state.seat:
                world = state.redeal(other, rng)
                compared += world.taken != state.taken
                for listener in (other, None):
                    told = told_by(state.clone(), listener, down, [])
                    assert told_by(world.clone(), listener, down, []) == told
    assert compared


@pytest.mark.parametrize("seed", range(6))
def test_views_name_no_hidden_tile(caladale: Caladale, seed: int) -> None:
    checked = 0
    for state in random_states(caladale, f"names {seed}", 4):
        assert isinstance(state, CaladaleState)
        for seat in (None, 0, 1, 2, 3):
            hidden = state.stack[:]
            for other in range(4):
                hidden += state.down_unseen[other] if other != seat else []
            if state.taken != NO_TILE and state.unseen and state.seat != seat:
                hidden.append(state.taken)
            seen = set(NAME.findall(canonical(state.view(seat))))
            assert not seen & {caladale.tables.name[tile] for tile in hidden}
            checked += len(hidden)
    assert checked > 1000


SMALL = {
    "to_move": 2,
    "face_up": ["stone-top-1", "tree-top-1", "tudor-top-1"],
    "seats": {"1": {}, "2": {}, "3": {}},
}
SCRIPTS = {
    "a pending tile": ["draw"],
    "kept": ["draw", "keep"],
    "turned down": ["draw", "down", "draw"],
    "one of each": ["draw", "down", "take stone-top-1", "down", "draw", "down", "draw", "down"],
    "two of one seat": ["draw", "down", "draw", "keep", "draw", "down", "draw", "down"],
    "until the stack is empty": [
        "draw", "down", "draw", "down", "draw", "down", "draw", "down", "take tree-top-1",
    ],
}  # fmt: skip


@pytest.mark.parametrize("script", SCRIPTS, ids=str)
@pytest.mark.parametrize("seat", [0, 1])
def test_redeal_is_uniform_over_exactly_the_possible_worlds(
    caladale: Caladale, script: str, seat: int
) -> None:
    stack = ["stone-four-1", "tree-four-1", "tudor-four-1", "stonetree-B", "treetudor-B"]
    truth = caladale.position(3, {}, {**SMALL, "stack": stack})
    worlds = Worlds(truth, seat, [truth])
    for text in SCRIPTS[script]:
        worlds.step(caladale.parse(text), lambda log: True)
    possible = worlds.possible()
    assert hidden_part(worlds.truth) in possible
    rng = Random(script)
    draws = 60 * len(possible)
    found = Counter(hidden_part(worlds.truth.redeal(seat, rng)) for _ in range(draws))
    assert set(found) == possible
    expected = draws / len(possible)
    chi_squared = sum((count - expected) ** 2 / expected for count in found.values())
    assert chi_squared < limit(len(possible) - 1)


def limit(freedom: int) -> float:
    """The 99.9 % quantile of chi-squared (Wilson and Hilferty)."""
    if freedom == 0:
        return 1e-9
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.09 * part**0.5) ** 3)
