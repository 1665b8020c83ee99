"""Ratings find the strengths that made the results, and know what they do not know."""

from math import log10
from random import Random

import pytest

from bajarz.lab.ratings import Points, Results, centred, invert, rate, strengths, total

STRONG = {"ala": 4.0, "ola": 2.0, "ela": 1.0, "iza": 0.5}
PAIRS = [("ala", "ola"), ("ola", "ela"), ("ela", "iza"), ("ala", "iza")]


def expected(one: str, other: str) -> float:
    return STRONG[one] / (STRONG[one] + STRONG[other])


def made_up(deals: int, rng: Random) -> list[Results]:
    """Two games a deal for each pair, won by strength."""
    return [
        {pair: Points(sum(rng.random() < expected(*pair) for _ in range(2)), 2)}
        for pair in PAIRS
        for _ in range(deals)
    ]


def test_exact_results_give_the_exact_strengths() -> None:
    results = {pair: Points(1e6 * expected(*pair), 1e6) for pair in PAIRS}
    found = strengths(list(STRONG), results)
    for one, other in PAIRS:
        assert found[one] / found[other] == pytest.approx(STRONG[one] / STRONG[other], rel=1e-3)


def test_intervals_hold_the_true_ratings_nearly_always() -> None:
    middle = sum(400 * log10(s) for s in STRONG.values()) / len(STRONG)
    held = tried = 0
    for seed in range(10):
        for rating in rate(list(STRONG), made_up(40, Random(seed)), str(seed)):
            truth = 400 * log10(STRONG[rating.bot]) - middle
            held += rating.low <= truth <= rating.high
            tried += 1
            assert rating.low < rating.value < rating.high
    assert held >= 0.88 * tried


def test_more_games_make_intervals_narrower() -> None:
    few = rate(list(STRONG), made_up(20, Random(1)), "1")
    many = rate(list(STRONG), made_up(200, Random(1)), "1")
    assert all(
        many_each.high - many_each.low
        < 0.6 * next(f.high - f.low for f in few if f.bot == many_each.bot)
        for many_each in many
    )


def test_a_bot_that_won_everything_has_a_finite_rating_and_honest_doubt() -> None:
    few = rate(["ala", "ola"], [{("ala", "ola"): Points(2, 2)}] * 5, "1")
    many = rate(["ala", "ola"], [{("ala", "ola"): Points(2, 2)}] * 50, "1")
    assert [each.bot for each in few] == ["ala", "ola"]
    assert 0 < few[0].value < many[0].value < 2000
    assert few[0].high - few[0].value > 100


def test_equal_bots_rate_alike_and_ratings_have_the_mean_zero() -> None:
    ratings = rate(["ala", "ola"], [{("ala", "ola"): Points(1, 2)}] * 30, "1")
    assert [each.value for each in ratings] == pytest.approx([0, 0], abs=1e-6)
    found = centred(strengths(list(STRONG), total(made_up(30, Random(5)))))
    assert sum(found.values()) == pytest.approx(0, abs=1e-6)


def test_a_matrix_is_inverted() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    inverse = invert(matrix)
    for i in range(3):
        for j in range(3):
            product = sum(matrix[i][k] * inverse[k][j] for k in range(3))
            assert product == pytest.approx(float(i == j), abs=1e-12)
