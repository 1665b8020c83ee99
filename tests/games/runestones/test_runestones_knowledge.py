"""What a seat may know, by the engine and by the slow reference that reads nothing but events."""

import pytest

from bajarz.core.canonical import Json
from bajarz.games.registry import default_components
from bajarz.games.runestones.game import RuneStones
from reference.knowledge.awkward import awkward
from reference.knowledge.checks import (
    check_nothing_is_kept,
    check_redeals,
    check_small_worlds,
    follow,
)
from reference.knowledge.knowledge import in_all
from reference.knowledge.played import Played, Table, play
from reference.knowledge.runestones import RuneStonesKnowledge

FEW = 400  # ways to deal the hidden cards, of which all are tried
STEPS = 150  # decks are made anew several times by then


@pytest.fixture(scope="session")
def dear() -> RuneStones:
    """Every slot of the display costs so much that some hands cannot pay for any card (R-U2)."""
    components = default_components("runestones")
    slots = [{**slot, "cost": 3} for slot in components["slot"]]
    return RuneStones({**components, "version": "dear display", "slot": slots})


def game(runestones: RuneStones, players: int, seed: int, **likes: float) -> Played:
    """A game between players who like to summon and to choose cards one after the other."""
    choose = awkward("runestones", **likes)
    return play(Table(runestones, players, {}), choose, f"knowledge {seed}", STEPS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_world_that_is_dealt_is_possible(runestones: RuneStones, players: int) -> None:
    """R-I1, R-H1, R-U1, R-U2."""
    assert check_redeals(game(runestones, players, players), players, 1, 2) > 0.6


@pytest.mark.parametrize("seed", range(4))
def test_a_summoning_can_be_completed_in_every_world(dear: RuneStones, seed: int) -> None:
    """R-U2: at least one card must be taken, so no world holds a hand that could pay for none."""
    assert check_redeals(game(dear, 2, seed, summon=40), seed, 1, 4) > 0.2


@pytest.mark.parametrize("seed", range(2))
def test_every_possible_world_is_dealt_as_often(
    runestones: RuneStones, dear: RuneStones, seed: int
) -> None:
    for each in (runestones, dear):
        assert max(check_small_worlds(game(each, 2, seed), seed, FEW, 5000)) > 20


@pytest.mark.parametrize("seed", range(2))
def test_the_memory_names_the_cards_that_must_be_in_hand(runestones: RuneStones, seed: int) -> None:
    """R-H1: once a deck was made anew, what was in hand before is there in every world."""
    named = 0
    for moment, state, seats in follow(game(runestones, 2, seed)):
        for knowledge in seats:
            assert isinstance(knowledge, RuneStonesKnowledge)
            (n,) = knowledge.others
            if moment % 5 == 0 and knowledge.theirs() is None and knowledge.piles[n].left:
                full: Json = state.full()
                known = full["memory"]["known"].get(str(n), [])
                worlds = list(knowledge.worlds())
                assert in_all(worlds, [f"hand {n}"]) == frozenset(map(str, known))
                named += len(known)
    assert named


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_hidden_is_carried_over(runestones: RuneStones, players: int) -> None:
    assert check_nothing_is_kept(game(runestones, players, players), players, 23) > 4


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10, 14))
def test_worlds_in_many_games(
    runestones: RuneStones, dear: RuneStones, players: int, seed: int
) -> None:
    for each in (runestones, dear):
        played = game(each, players, seed)
        assert check_redeals(played, seed, 1, 5) > 0.2
        assert check_nothing_is_kept(played, seed, 7) > 2
