"""What a seat may know, by the engine and by the slow reference that reads nothing but events."""

import pytest

from bajarz.core.canonical import canonical
from bajarz.games.fantazja.game import Fantazja
from reference.knowledge.awkward import awkward
from reference.knowledge.checks import (
    check_nothing_is_kept,
    check_redeals,
    check_small_worlds,
    follow,
)
from reference.knowledge.fantazja import FantazjaKnowledge
from reference.knowledge.played import Played, Table, play

BINDING = (11, 32, 46, 59)  # games in which sights of one hand tell what another sight did not


def game(fantazja: Fantazja, seed: int) -> Played:
    """A game between players who like to gain, to look into hands, to bury and to exchange."""
    return play(Table(fantazja, 2, {}), awkward("fantazja"), f"knowledge {seed}")


@pytest.mark.parametrize("seed", [0, 1, 3, *BINDING])
def test_every_world_that_is_dealt_is_possible(fantazja: Fantazja, seed: int) -> None:
    """F-S2, F-I1, F-M1, F-M4, F-M5."""
    assert check_redeals(game(fantazja, seed), seed, 1, 2) > 0.6


@pytest.mark.parametrize("seed", range(4))
def test_every_possible_world_is_dealt_as_often(fantazja: Fantazja, seed: int) -> None:
    assert max(check_small_worlds(game(fantazja, seed), seed, 250, 5000)) > 5


@pytest.mark.parametrize("seed", range(4))
def test_nothing_hidden_is_carried_over(fantazja: Fantazja, seed: int) -> None:
    """Not even what the opponent remembers."""
    assert check_nothing_is_kept(game(fantazja, seed), seed, 17) > 10


@pytest.mark.parametrize("seed", range(4))
def test_the_view_names_the_tiles_that_were_seen(fantazja: Fantazja, seed: int) -> None:
    """F-M1, F-M2, F-M4, F-M5: of the opponent's hand and IP, however long ago they were seen."""
    named = 0
    for _, state, seats in follow(game(fantazja, seed)):
        for knowledge in seats:
            assert isinstance(knowledge, FantazjaKnowledge)
            text = canonical(state.view(knowledge.me - 1))
            hidden = knowledge.unseen - set(knowledge.bottom)
            known = knowledge.known_tiles()
            assert {tile for tile in hidden if f'"{tile}"' in text} == known
            assert f'"bottom":{canonical(knowledge.bottom)}' in text  # in the order of drawing
            named += len(known)
    assert named > 50


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 30))
def test_worlds_in_many_games(fantazja: Fantazja, seed: int) -> None:
    played = game(fantazja, seed)
    assert check_redeals(played, seed, 1, 10) > 0.6
    assert check_nothing_is_kept(played, seed, 7) > 8
