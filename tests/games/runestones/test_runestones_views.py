"""What views and events of Rune Stones tell besides what lies open (R-I1)."""

import pytest

from bajarz.core.dealer import FirstDealer
from bajarz.core.event import Event
from bajarz.games.runestones.engine import RuneStonesState
from bajarz.games.runestones.game import RuneStones
from play import random_states

DISPLAY = [22, 23, 24, 25, 26, 27]  # slots cost 1, 2, 2, 3, 3, 4


def at(
    game: RuneStones, *actions: str, stones: tuple[str, ...] = (), hand: tuple[int, ...] = ()
) -> tuple[RuneStonesState, list[Event]]:
    """After some actions of seat 1, and what happened in the last of them."""
    seat = {"hand": list(hand or (11, 18, 60)), "stones": list(stones)}
    state = game.position(2, {}, {"display": DISPLAY, "seats": {"1": seat}})
    log: list[Event] = []
    for text in actions:
        log = []
        state.apply(0, game.parse(text), FirstDealer(), log)
    return state, log


def test_a_view_is_an_allow_list(runestones: RuneStones) -> None:
    """Of all seats numbers of cards; of oneself hand, deck and played pile (R-I1)."""
    state = runestones.start(2, {}, FirstDealer())
    view, spectator = state.view(0), state.view(None)
    seat = view["seats"]["2"]
    assert (seat["hand"], seat["deck"], view["general_deck"]) == (4, 4, 62)
    mine = view["private"]["1"]
    assert sorted(mine["hand"] + mine["deck"]) == list(range(100, 108))
    assert (list(view["private"]), list(spectator["private"])) == (["1"], [])
    assert view["seats"] == spectator["seats"]
    assert "memory" not in view


@pytest.mark.parametrize(
    ("actions", "stones", "points"),
    [
        (("summon",), (), (0, 0)),
        (("summon",), ("magic",), (2, 2)),
        (("summon", "play 60"), (), (3, 3)),
        (("summon", "play 60"), ("magic",), (5, 5)),
        (("summon", "play 60", "call 23"), (), (3, 1)),
        (("summon", "play 60", "call 23", "call 22"), ("magic",), (5, 2)),
    ],
)
def test_who_summons_knows_the_magic_points(
    runestones: RuneStones,
    actions: tuple[str, ...],
    stones: tuple[str, ...],
    points: tuple[int, int],
) -> None:
    """R-U2, R-K1: the sum and what is left of it, in the view and in the event."""
    state, log = at(runestones, *actions, stones=stones)
    told = {"sum": points[0], "left": points[1]}
    assert state.view(0)["magic_points"] == told
    assert log[-1].seen_by(0)["magic_points"] == told
    for other in (1, None):
        assert "magic_points" not in state.view(other)
        if len(actions) > 1:  # the stone lies open, the cards do not
            assert "magic_points" not in log[-1].seen_by(other)


@pytest.mark.parametrize("actions", [("summon", "play 11", "call 22"), ("use", "play 11")])
def test_what_is_chosen_in_secret_is_a_number_for_others(
    runestones: RuneStones, actions: tuple[str, ...]
) -> None:
    state, log = at(runestones, *actions)
    mine, calls = state.view(0), len(actions) - 2
    assert (mine["playing"], mine["called"]) == ([11], [22][:calls])
    for other in (1, None):
        view = state.view(other)
        assert not {"playing", "called", "leaving", "magic_points"} & set(view)
        assert (view["playing_count"], view["called_count"]) == (1, calls)
        assert "card" not in log[-1].seen_by(other)


def test_cards_that_are_shown_are_seen_by_all(runestones: RuneStones) -> None:
    """R-A3: and so is which of them will leave."""
    state, _ = at(runestones, "use", "play 60", "play 18")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert (view["playing"], view["leaving"]) == ([18, 60], [60])
        assert "magic_points" not in view


def test_no_card_of_a_summoning_leaves(runestones: RuneStones) -> None:
    """R-U3."""
    state, _ = at(runestones, "summon", "play 11", "play 18")
    view = state.view(0)
    assert (view["playing"], view["leaving"]) == ([11, 18], [])


def test_the_higher_cards_leave(runestones: RuneStones) -> None:
    """R-A3: all that the view foresees goes to the discard, or out of the game."""
    actions = ("use", "play 103", "play 77", "play 67")
    state, _ = at(runestones, *actions, stones=("cards",), hand=(67, 77, 103))
    assert state.view(None)["leaving"] == [77, 103]
    state.apply(0, runestones.parse("finish"), FirstDealer(), None)
    view = state.view(1)
    assert view["removed"] == [{"seat": 1, "card": 103}]
    assert view["general_discard"] == [77]
    assert (view["seats"]["1"]["played_top"], view["leaving"]) == (67, [])


def test_rows_tell_what_they_would_bring(runestones: RuneStones) -> None:
    """R-X1: 3, 6, 10 or 15 points for 2 to 5 artifacts."""
    rows = [["B", "W", "", "", ""], ["", "", "", "R", ""]]
    full = [["B", "Y", "G", "R", "W"], ["B", "Y", "G", "", ""]]
    seats = {"1": {"rows": rows}, "2": {"rows": full}}
    view = runestones.position(2, {}, {"seats": seats}).view(None)
    assert [view["seats"][seat]["row_points"] for seat in "12"] == [[3, 0], [15, 6]]


def test_a_row_brings_what_the_view_says(runestones: RuneStones) -> None:
    checked = 0
    for state in random_states(runestones, "rows", 2):
        assert isinstance(state, RuneStonesState)
        seat = state.to_move()
        for action in state.legal_actions():
            if runestones.text(action).startswith("trade "):
                row = int(runestones.text(action).split()[1])
                log: list[Event] = []
                state.clone().apply(seat, action, FirstDealer(), log)
                told = state.view(None)["seats"][str(seat + 1)]["row_points"][row - 1]
                assert log[0].public["points"] == told
                checked += 1
    assert checked > 5
