"""Numbers of positions reached from fixed ones (perft), with chance dealing the first it can."""

import pytest

from bajarz.core.dealer import FirstDealer
from bajarz.core.state import State
from bajarz.games.fantazja.game import Fantazja
from play import random_record

START = {
    "seats": {
        "1": {"hand": ["S-R1a", "S-R1b", "S-P1a", "S-M1a", "S-G1a", "S-Well"]},
        "2": {"hand": ["E-R1a", "E-R1b", "E-P1a", "E-M1a", "E-G1a", "E-Well"]},
    }
}
MIDDLE = {
    "map": ["0,-1 S-R1a r2", "1,0 E-P1b r2", "0,1 S-G1a r0", "0,-2 E-R1c r0"],
    "tokens": {"production": "seat 1", "magic": "seat 2", "special": "seat 1"},
    "seats": {
        "1": {"hand": ["S-R1b", "S-R2a", "S-P2a"], "ip": ["S-M1a", "S-M1b"], "discard": ["S-R1c"]},
        "2": {"hand": ["E-R1a", "E-G2a", "E-Well"], "ip": ["E-M1a"], "discard": ["E-P1a"]},
    },
}
LATE = {
    "to_move": 2,
    "map": ["0,-1 S-R1a r2", "1,0 E-M2a r1 / S-M1a r1", "2,0 E-M1b r3"],
    "tokens": {"residential": "seat 2", "military": "seat 2"},
    "seats": {
        "1": {"hand": ["S-R2a", "S-M3"], "ip": ["S-M1b"], "bag": []},
        "2": {"hand": ["E-R1a", "E-R2b"], "ip": ["E-P1a"], "discard": ["E-P1b"], "bag": []},
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
    [(START, [26, 786, 25628]), (MIDDLE, [16, 67, 1024]), (LATE, [15, 116, 479])],
    ids=["start", "middle", "late"],
)
def test_counts(fantazja: Fantazja, position: dict[str, object], counts: list[int]) -> None:
    state = fantazja.position(2, {}, position)
    assert [perft(state, depth) for depth in (1, 2, 3)] == counts


def test_every_player_takes_exactly_27_actions(fantazja: Fantazja) -> None:
    """F-T1, F-T4, F-E1: the sum of hand and draw pile falls by one with every action."""
    for seed in range(30):
        steps = random_record(fantazja, f"27 {seed}", 2).steps
        for seat in (1, 2):
            verbs = [step.action.split()[0] for step in steps if step.seat == seat]
            assert sum(verb in ("small", "gain", "large") for verb in verbs) == 27
