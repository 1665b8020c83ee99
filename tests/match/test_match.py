"""Undo at a table: chance is never taken back, what was shown only with consent (`core.undo`)."""

from collections import Counter
from random import Random

import pytest

from bajarz.core.state import OVER
from bajarz.games.registry import GAMES, make_game
from bajarz.match.match import Match, UndoRefused

SEATS = [{"name": name, "played_by": "person"} for name in ("Ala", "Ola")]
STEPS = 250


def played_steps(name: str, seed: int) -> tuple[Match, Counter[str]]:
    """A random game in which after every step all that is asked about undo is checked."""
    game = make_game(name)
    match = Match(game, {}, SEATS, bytes([seed]) * 32, [])
    rng = Random(f"{name} {seed}")
    found: Counter[str] = Counter()
    for _ in range(STEPS):
        seat = match.state.to_move()
        if seat == OVER:
            break
        match.act(seat, rng.choice(match.state.legal_actions()))
        if match.state.to_move() != OVER:
            found[check_last(match, seat)] += 1
    return match, found


def check_last(match: Match, seat: int) -> str:
    """What keeps the last step from being taken back, worked out from the record alone."""
    last, step = match.history[-1], match.recorder.steps[-1]
    passed = last.before.turn_number() != match.state.turn_number()
    shown = any(event.reveals for event in last.events)
    alone, agreed = match.undo_barrier(seat), match.undo_barrier(seat, consent=True)
    late = match.undo_barrier(seat, late=True)
    assert match.has_ended_turn(seat) == passed
    if step.dealt:
        assert (alone, late, agreed) == ("undo-chance", "undo-chance", "undo-chance")
        return "chance"
    assert agreed is None
    assert alone == ("undo-shown" if shown else None)
    assert late == ("undo-turn" if passed else alone)
    return "turn" if passed else "shown" if shown else "free"


@pytest.mark.parametrize("name", list(GAMES))
def test_the_barriers_of_random_games(name: str) -> None:
    total: Counter[str] = Counter()
    for seed in range(3):
        total += played_steps(name, seed)[1]
    assert total["chance"] + total["turn"] > 5
    assert total["free"] > 5


@pytest.mark.parametrize("name", ["caladale", "grajeczka", "runestones"])
def test_turns_that_end_without_a_deal_are_among_them(name: str) -> None:
    total: Counter[str] = Counter()
    for seed in range(4):
        total += played_steps(name, seed)[1]
    assert total["turn"] > 3


@pytest.mark.parametrize("name", ["fantazja", "runestones"])
def test_chance_and_what_was_shown_are_among_them(name: str) -> None:
    total: Counter[str] = Counter()
    for seed in range(4):
        total += played_steps(name, seed)[1]
    assert total["chance"] > 3
    assert total["shown"] > 3


@pytest.mark.parametrize("name", list(GAMES))
def test_a_step_back_leads_where_one_was(name: str) -> None:
    """What is allowed is done whole, what is refused changes nothing."""
    match = Match(make_game(name), {}, SEATS, bytes(32), [])
    rng = Random(name)
    undone = refused = 0
    for _ in range(STEPS):
        seat = match.state.to_move()
        if seat == OVER:
            break
        before, steps = match.state.full(), len(match.recorder.steps)
        action = rng.choice(match.state.legal_actions())
        match.act(seat, action)
        after = match.state.full()
        if match.undo_barrier(seat) is None:
            match.undo(seat)
            assert (match.state.full(), len(match.recorder.steps)) == (before, steps)
            match.act(seat, action)
            undone += 1
        else:
            with pytest.raises(UndoRefused):
                match.undo(seat)
            assert (match.state.full(), len(match.recorder.steps)) == (after, steps + 1)
            refused += 1
    assert min(undone, refused) > 3


def test_nobody_takes_back_anothers_step() -> None:
    match = Match(make_game("fantazja"), {}, SEATS, bytes(32), [])
    seat = match.state.to_move()
    match.act(seat, match.state.legal_actions()[0])
    assert match.undo_barrier(1 - seat, consent=True) == "undo-nothing"
