"""Counts from the component list, and numbers of positions reached from fixed ones (perft)."""

from typing import Any

import pytest

from bajarz.core.dealer import FirstDealer
from bajarz.games.grajeczka.engine import GrajeczkaState
from bajarz.games.grajeczka.game import Grajeczka

PLACEMENTS = {  # of sides A and B on the starting kingdom, as the component list has them
    "T01": (24, 25), "T02": (25, 25), "T03": (22, 22), "T04": (22, 24), "T05": (22, 23),
    "T06": (23, 24), "T07": (25, 24), "T08": (26, 23), "T09": (24, 22), "T10": (23, 24),
    "T11": (24, 42), "T12": (42, 25),
}  # fmt: skip


def texts(game: Grajeczka, state: GrajeczkaState, verb: str) -> list[str]:
    """The legal actions that begin so."""
    return [text for text in map(game.text, state.legal_actions()) if text.startswith(verb)]


@pytest.mark.parametrize("tile", PLACEMENTS)
def test_placements_on_the_starting_kingdom(grajeczka: Grajeczka, tile: str) -> None:
    """B-P1 to B-P3: the check values of the component list."""
    found = []
    for side in "AB":
        state = grajeczka.position(2, {}, {"top": tile + side})
        found.append(len(texts(grajeczka, state, "add")))
    assert tuple(found) == PLACEMENTS[tile]


def test_moves_at_the_start(grajeczka: Grajeczka) -> None:
    """B-M2, B-M3, B-M4: the specification's test values."""
    state = grajeczka.position(2, {}, {})
    moves = {
        figure: {text.split()[2] for text in texts(grajeczka, state, f"move {figure}")}
        for figure in ("princess", "knight", "dragon")
    }
    assert moves == {
        "princess": {"0,0", "1,-1"},
        "knight": {"0,0", "0,1", "1,-1"},
        "dragon": {"-1,2", "1,-1", "1,1"},
    }


@pytest.mark.parametrize("mirrored", ["no", "yes"])
@pytest.mark.parametrize("figure", ["princess", "knight", "dragon"])
@pytest.mark.parametrize("page", [6, 18, 30])  # each figure sees both others
def test_nobody_sees_anybody_at_the_start(
    grajeczka: Grajeczka, mirrored: str, figure: str, page: int
) -> None:
    """B-V1: a page of sight alone, told after an adventure that moves nobody."""
    state = grajeczka.position(
        2,
        {"mirrored": mirrored},
        {"phase": "settle", "adventure": "add", "seats": {"1": {"page": page}}},
    )
    refusal = state.refusal(0, grajeczka.parse("tell"))
    assert refusal is not None
    assert refusal.rule == "B-O1"
    data = state.full()
    places = data["figures"]
    assert not in_line(data["places"], places[figure], set(places.values()) - {places[figure]})


def in_line(kingdom: dict[str, str], place: str, others: set[str]) -> set[str]:
    """Which of the others lie on one of the six lines up to the first gap."""
    seen = set()
    for east, south in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
        q, r = map(int, place.split(","))
        while f"{q},{r}" in kingdom:
            seen.add(f"{q},{r}")
            q, r = q + east, r + south
    return seen & others


def perft(state: GrajeczkaState, depth: int) -> int:
    """How many sequences of so many decisions there are."""
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.apply(after.to_move(), action, FirstDealer())
        total += perft(after, depth - 1)
    return total


START: dict[str, Any] = {"seats": {"1": {"page": 1}, "2": {"page": 13}}}
MAGIC: dict[str, Any] = {
    "kingdom": ["1,-2 T11B r3"],
    "top": "T01A",
    "seats": {
        "1": {"page": 6, "turned": [24], "token": "magic"},
        "2": {"page": 31, "token": "magic"},
    },
}
FINISHED: dict[str, Any] = {
    "top": "",
    "seats": {
        "1": {"page": 12, "undrawn": 0, "turned": [10], "token": "magic"},
        "2": {"page": 18, "undrawn": 0},
    },
}


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (START, [33, 65, 1298, 3771]),
        (MAGIC, [45, 134, 4245, 12619]),
        (FINISHED, [9, 25, 164, 338]),
    ],
    ids=["start", "magic", "finished"],
)
def test_counts(grajeczka: Grajeczka, position: dict[str, Any], counts: list[int]) -> None:
    state = grajeczka.position(2, {}, position)
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == counts
