"""What must hold in every game, over every registered game."""

import pytest

from bajarz.core.conformance import check_game
from bajarz.core.refusal import Refusal
from bajarz.games.registry import GAMES, make_game

CASES = [(name, players) for name, game in GAMES.items() for players in game.players]
QUICK = 6000  # decisions of each game, over all numbers of players
PARTS = 5


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("name", "players"), CASES)
def test_conformance(name: str, players: int, part: int) -> None:
    """Whole games, at least one, until enough decisions were looked at."""
    game = make_game(name)
    left = QUICK // (PARTS * len(game.players))
    number = 0
    while left > 0:
        left -= check_game(game, players, {}, f"{part}/{number}")
        number += 1
    assert number > 0


@pytest.mark.long
@pytest.mark.parametrize("part", range(100))
@pytest.mark.parametrize(("name", "players"), CASES)
def test_conformance_over_many_games(name: str, players: int, part: int) -> None:
    game = make_game(name)
    for number in range(10):
        assert check_game(game, players, {}, f"long/{part}/{number}") > 0


def test_refusals_name_their_facts() -> None:
    refusal = Refusal("F-P4", "", {"need": 2, "has": 1})
    assert str(refusal) == "F-P4: need 2, has 1"
    assert Refusal("F-M5", "level").key == "F-M5-level"
