"""Numbers of positions reached from fixed ones (perft), with chance dealing the first it can."""

from itertools import combinations_with_replacement
from typing import Any

import pytest

from bajarz.core.dealer import FirstDealer
from bajarz.core.state import State
from bajarz.games.runestones.game import RuneStones

START: dict[str, Any] = {
    "seats": {"1": {"hand": [100, 101, 102, 104]}, "2": {"hand": [103, 105, 106, 107]}}
}
STONES: dict[str, Any] = {
    "display": [25, 60, 71, 12, 47, 40],
    "seats": {
        "1": {
            "hand": [27, 39, 63, 73],
            "gems": {"B": 2, "R": 1, "W": 1},
            "ore": 3,
            "stones": ["exchange", "wild", "plus", "cards"],
        },
        "2": {"hand": [103, 105]},
    },
}
FORGE: dict[str, Any] = {
    "phase": "action",
    "seats": {
        "1": {
            "hand": [],
            "deck": [],
            "gems": {"B": 3, "R": 2, "G": 3, "Y": 1, "W": 2},
            "ore": 3,
            "rows": [["B", "", "W", "", ""], ["", "Y", "", "R", ""]],
            "wild": "R",
            "stones": ["wild"],
        }
    },
}


def perft(state: State, depth: int) -> int:
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


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (START, [9, 62, 506, 3410]),
        (STONES, [23, 322, 3025, 17826]),
        (FORGE, [79, 1259, 8376, 29129]),
    ],
    ids=["start", "stones", "forge"],
)
def test_counts(runestones: RuneStones, position: dict[str, Any], counts: list[int]) -> None:
    state = runestones.position(2, {}, position)
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == counts


GEMS = [
    {"B": 4, "R": 4, "G": 4, "Y": 4, "W": 4},
    {"B": 1, "R": 1, "G": 1, "Y": 1, "W": 1},
    {"B": 2, "R": 0, "G": 5, "Y": 0, "W": 1},
    {"B": 3, "W": 2},
    {},
]


@pytest.mark.parametrize("gems", GEMS, ids=str)
@pytest.mark.parametrize("wild", ["", "G"])
def test_every_way_to_pay_is_listed(
    runestones: RuneStones, gems: dict[str, int], wild: str
) -> None:
    """R-F2: by brute force over all handfuls of gems."""
    seat = {"gems": gems, "wild": wild, "stones": ["wild"] if wild else []}
    state = runestones.position(2, {}, {"smithies": ["B", "R", "", "Y", "B"], "seats": {"1": seat}})
    legal = {runestones.text(action) for action in state.legal_actions()}
    wanted = set()
    for smithy, colour, cost in (("1", "B", 2), ("2", "R", 2), ("4", "Y", 3), ("5", "B", 4)):
        for paid in handfuls(gems, cost):
            if set(paid) <= {colour, "W", wild}:
                wanted.add(f"forge {smithy} {paid}")
    wanted |= {f"forge white {paid}" for paid in handfuls(gems, 4)}
    assert {text for text in legal if text.startswith("forge")} == wanted


def handfuls(gems: dict[str, int], size: int) -> list[str]:
    """Every choice of so many gems, as text."""
    every = combinations_with_replacement("BRGYW", size)
    return ["".join(p) for p in every if all(p.count(c) <= gems.get(c, 0) for c in p)]
