"""Nothing is lost, nothing made, at every step of random play (R-C1, R-C2), counted from JSON."""

import pytest

from bajarz.core.conformance import check_game
from bajarz.games.runestones.engine import RuneStonesState
from bajarz.games.runestones.game import RuneStones
from bajarz.games.runestones.position_data import RuneStonesPosition, SeatData
from play import random_states


def seats(full: RuneStonesPosition) -> list[SeatData]:
    return list(full["seats"].values())


def on_boards(full: RuneStonesPosition) -> list[str]:
    return [artifact for seat in seats(full) for row in seat["rows"] for artifact in row]


def check_cards(full: RuneStonesPosition, players: int) -> None:
    """68 creatures and 8 druid cards a player, wherever they are (R-C1)."""
    cards = [card for card in full["display"] if card]
    cards += full["general_deck"] + full["general_discard"] + full["playing"]
    for seat in seats(full):
        cards += seat["hand"] + seat["deck"] + seat["played"]
    creatures = [card for card in cards if card < 100]
    druids = [card for card in cards if card >= 100]
    druids += [int(text.partition(":")[2]) for text in full["out"]]
    assert sorted(creatures) == list(range(11, 79))
    assert sorted(druids) == sorted(list(range(100, 108)) * players)


def check_pieces(full: RuneStonesPosition, players: int) -> None:
    """60 and 15 gems, 20 ore, players − 1 rune stones of each kind (R-C2, R-S1)."""
    for colour in "BRGYW":
        held = sum(seat["gems"][colour] + (seat["wild"] == colour) for seat in seats(full))
        assert full["supply"][colour] + held == 15
    assert full["supply"]["ore"] + sum(seat["ore"] for seat in seats(full)) == 20
    for kind, left in full["stones"].items():
        assert left + sum(seat["stones"].count(kind) for seat in seats(full)) == players - 1


def check_artifacts(full: RuneStonesPosition) -> None:
    """28 artifacts and 8 white ones (R-C2); one may wait for its field."""
    placed = [*on_boards(full), *full["smithies"], full["progress"]["artifact"]]
    for colour in "BRGY":
        supplies = full["artifact_supply"][colour] + full["artifact_traded"][colour]
        assert placed.count(colour) + supplies == 7
    assert placed.count("W") + full["white_artifacts"] == 8


def check_rules(full: RuneStonesPosition) -> None:
    """What the rules say of every position."""
    shown = [card for card in full["display"] if card]
    assert full["display"] == shown + [0] * (6 - len(shown))  # R-U4
    for seat in seats(full):
        assert len(seat["stones"]) <= 4  # R-X2
        assert len(seat["hand"]) <= 6  # R-K2
        for row in seat["rows"]:
            for field, artifact in zip("BYGRW", row, strict=True):
                assert artifact in ("", "W", field)  # R-F5


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_nothing_is_lost(runestones: RuneStones, players: int, seed: int) -> None:
    for state in random_states(runestones, f"conservation {seed}", players):
        assert isinstance(state, RuneStonesState)
        full = state.full()
        check_cards(full, players)
        check_pieces(full, players)
        check_artifacts(full)
        check_rules(full)


@pytest.mark.parametrize(("players", "both"), [(2, "no"), (3, "yes"), (4, "no")])
def test_conformance(runestones: RuneStones, players: int, both: str) -> None:
    assert check_game(runestones, players, {"trade_both_rows": both}, f"test {players}") > 500


def test_everybody_has_equally_many_turns(runestones: RuneStones) -> None:
    """R-S4, R-E1: the game ends with a round, once somebody has 65 points."""
    for seed in range(3):
        turns = set()
        for state in random_states(runestones, f"turns {seed}", 3):
            turns.add((state.turn_number(), state.to_move()))
        by_seat = [sum(mover == seat for _, mover in turns) for seat in range(3)]
        assert len(set(by_seat)) == 1
        assert isinstance(state, RuneStonesState)
        full = state.full()
        assert max(seat["points"] for seat in seats(full)) >= 65
        assert full["result"]["reason"] == "R-E1"
