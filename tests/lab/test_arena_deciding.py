"""The sequential test: rarely wrong however often one looks, and quick where it is clear."""

from random import Random

import pytest

from bajarz.lab.arena.sequential_test import decided, interval


def values(chance: float, count: int, rng: Random) -> list[float]:
    """Deals of two games, each won with this chance."""
    return [sum(rng.random() < chance for _ in range(2)) / 2 for _ in range(count)]


@pytest.mark.parametrize("chance", [0.5, 0.75])
def test_what_is_true_is_rarely_refuted_although_every_deal_is_looked_at(chance: float) -> None:
    """`decided` takes the highest capital ever reached: it is a look after every deal."""
    rng = Random(4)
    wrong = sum(decided(values(chance, 150, rng), chance) != 0 for _ in range(200))
    assert wrong <= 0.05 * 200


def test_a_clear_question_is_decided_soon_and_the_right_way() -> None:
    assert decided([1.0] * 10, 0.5) == 1
    assert decided([0.0] * 10, 0.5) == -1
    assert decided([1.0] * 3, 0.5) == 0
    rng = Random(2)
    verdicts = [decided(values(0.75, 100, rng), 0.5) for _ in range(40)]
    assert verdicts.count(1) >= 38
    assert -1 not in verdicts


def test_intervals_hold_the_mean_and_shrink() -> None:
    rng = Random(3)
    held = 0
    for _ in range(40):
        low, high = interval(values(0.6, 60, rng))
        held += low <= 0.6 <= high
    assert held >= 38
    few, many = interval(values(0.6, 20, rng)), interval(values(0.6, 600, rng))
    assert many[1] - many[0] < 0.5 * (few[1] - few[0])
    assert interval([1.0] * 50)[1] == 1.0


def test_equal_luck_for_both_sides_is_used() -> None:
    """Values that hardly spread say more than those of independent games."""
    steady, wild = [0.5] * 60, [0.0, 1.0] * 30
    assert interval(steady)[1] - interval(steady)[0] < interval(wild)[1] - interval(wild)[0]
