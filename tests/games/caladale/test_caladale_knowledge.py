"""What a seat may know, by the engine and by the slow reference that reads nothing but events."""

from random import Random

import pytest

from bajarz.games.caladale.game import Caladale
from reference.knowledge.awkward import awkward
from reference.knowledge.checks import (
    check_nothing_is_kept,
    check_redeal,
    check_redeals,
    check_small_worlds,
    follow,
)
from reference.knowledge.played import Played, Table, play


def game(caladale: Caladale, players: int, seed: int, **likes: float) -> Played:
    """A game between players who like to draw unseen and to turn tiles down."""
    choose = awkward("caladale", **likes)
    return play(Table(caladale, players, {}), choose, f"knowledge {seed}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_world_that_is_dealt_is_possible(caladale: Caladale, players: int) -> None:
    """C-I1."""
    assert check_redeals(game(caladale, players, players), players, 2, 2) > 0.6


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 0), (4, 1)])
def test_every_possible_world_is_dealt_as_often(
    caladale: Caladale, players: int, seed: int
) -> None:
    """Late in games in which few tiles are drawn unseen."""
    played = game(caladale, players, seed, draw=0.2, take=4)
    assert max(check_small_worlds(played, seed, 250, 5000)) > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_hidden_is_carried_over(caladale: Caladale, players: int) -> None:
    assert check_nothing_is_kept(game(caladale, players, players), players, 8) > 10


@pytest.mark.parametrize("solo", ["builder", "puzzle", "free"])
def test_alone_only_the_order_of_the_stack_is_hidden(caladale: Caladale, solo: str) -> None:
    """C-1a, C-2a, C-F1."""
    played = play(Table(caladale, 1, {"solo": solo}), awkward("caladale", place=3), solo, 60)
    for _, state, seats in follow(played):
        assert check_redeal(seats[0], state, Random(solo), 1) == 0
        assert seats[0].ways() == 1


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10, 14))
def test_worlds_in_many_games(caladale: Caladale, players: int, seed: int) -> None:
    played = game(caladale, players, seed)
    assert check_redeals(played, seed, 1, 10) > 0.6
    assert check_nothing_is_kept(played, seed, 3) > 10
