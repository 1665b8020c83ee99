"""Refusals that no scenario shows by themselves: told beside another, or hard to come by."""

from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.state import Position
from bajarz.games.registry import default_components

SEATS = {"1": {"page": 1, "token": "magic"}, "2": {"page": 2}}


def test_a_tile_that_fits_nowhere() -> None:
    """B-P4: no kingdom of these tiles is known in which that happens, so here it is only said."""
    game = Grajeczka(default_components("grajeczka"))
    state = game.position(2, game.check_options({}), {"top": "T05A", "seats": SEATS})
    assert isinstance(state, Position)
    assert state.explain(0, game.parse("add 2,1 r0")) == []
    state.kingdom.found_room[state.top] = False
    for action in ("add 2,1 r0", "add 0,0 r0", "add 9,9 r0"):
        (refusal,) = state.explain(0, game.parse(action))
        assert (refusal.key, refusal.facts) == ("B-P4-nowhere", {"tile": "T05A"})


def test_the_page_drawn_is_the_second_reason() -> None:
    """B-T3, B-O2: one telling a turn, and not the page just drawn."""
    game = Grajeczka(default_components("grajeczka"))
    settled = {"phase": "settle", "adventure": "princess", "told_now": True, "seats": SEATS}
    state = game.position(2, game.check_options({}), settled)
    refusals = state.explain(0, game.parse("tell"))
    assert [(each.key, each.facts) for each in refusals] == [("B-T3-told", {}), ("B-O2-drawn", {})]
