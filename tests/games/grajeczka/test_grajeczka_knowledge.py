"""What a seat may know, by the engine and by the slow reference that reads nothing but events."""

import pytest

from bajarz.games.grajeczka.game import Grajeczka
from reference.knowledge import known_by
from reference.knowledge.awkward import awkward
from reference.knowledge.checks import check_nothing_is_kept, check_redeals, check_small_worlds
from reference.knowledge.grajeczka import GrajeczkaKnowledge
from reference.knowledge.played import Played, Table, play


def game(
    grajeczka: Grajeczka, players: int, seed: int, pages: str = "all", **likes: float
) -> Played:
    """A game between players who like to turn their pages; its last part is played on a finished
    kingdom, where every turn that begins tells something of the page in hand (B-E2)."""
    table = Table(grajeczka, players, {"turn_limit": "60", "pages": pages})
    return play(table, awkward("grajeczka", **likes), f"knowledge {seed}")


def pages_tested(played: Played) -> int:
    """How many hidden pages have passed a test of B-E2, as the first seat knows."""
    knowledge = known_by(played, 0, played.last)
    assert isinstance(knowledge, GrajeczkaKnowledge)
    return len(knowledge.tests)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_world_that_is_dealt_is_possible(grajeczka: Grajeczka, players: int) -> None:
    """B-S2, B-S3, B-T4, B-O2, B-E2."""
    played = game(grajeczka, players, players)
    assert check_redeals(played, players, 6, 3) > 0.9
    assert pages_tested(played) > 3


@pytest.mark.parametrize(("seed", "few"), [(0, 40), (1, 40), (2, 1300)])
def test_every_possible_world_is_dealt_as_often(grajeczka: Grajeczka, seed: int, few: int) -> None:
    """With two players who seldom turn a page, so that one or two pages of 35 are hidden."""
    played = game(grajeczka, 2, seed, "2", add=9, turn=0.3)
    assert max(check_small_worlds(played, seed, few, 5000)) > few / 5
    assert pages_tested(played)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_hidden_is_carried_over(grajeczka: Grajeczka, players: int) -> None:
    assert check_nothing_is_kept(game(grajeczka, players, players), players, 17) > 5


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10, 13))
def test_worlds_in_many_games(grajeczka: Grajeczka, players: int, seed: int) -> None:
    played = game(grajeczka, players, seed)
    assert check_redeals(played, seed, 2, 5) > 0.9
    assert check_nothing_is_kept(played, seed, 5) > 5
