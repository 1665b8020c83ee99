"""Rune Stones: what things are worth, once as people reckon and once as games have shown.

Greedy and the levels that play like people reckon by hand. Search judges by numbers that were
fitted: greedy bots whose numbers differed a little played thousands of games, and every number
went where the points came from (bench/weights.py).
"""

from typing import NamedTuple


class Numbers(NamedTuple):
    """All numbers of an evaluation of Rune Stones, in power points."""

    weights: list[float]  # of the features, in their order
    growth: list[float]  # of a row of so many artifacts, beyond its points
    stones: list[float]  # of the rune stones, in the order of R-K1 to R-K8
    gem: float  # to gain one (R-A5)
    white: float
    ore: float
    any_gem: float
    card: float
    any_card: float
    top_card: float
    die: float
    given_gem: float = 0.8  # to give one away (R-A4)
    given_white: float = 1.2


BY_HAND = Numbers(
    weights=[1.0, 0.85, 1.3, 0.9, 0.35, 0.98, 0.75, 0.85, 0.3, 0.3, 0.3, 1.1, -0.45, -0.3],
    growth=[0.6, 2.6, 3.0, 2.1, 1.6, 0.0],
    stones=[5.0, 2.5, 3.0, 2.7, 5.5, 4.0, 5.5, 6.0],
    gem=0.8,
    white=1.2,
    ore=1.1,
    any_gem=0.95,
    card=1.2,
    any_card=1.4,
    top_card=1.0,
    die=1.05,
)
FITTED = Numbers(
    weights=[1.0, 0.46, 0.57, 0.41, 0.5, 0.97, 0.64, 0.56, 0.86, 0.03, 0.11, 0.77, -0.15, -0.07],
    growth=[0.5, 2.7, 4.2, 3.5, 1.4, 0.0],
    stones=[2.7, 2.4, 1.75, 2.5, 6.7, 10.6, 11.6, 3.3],
    gem=0.43,
    white=0.66,
    ore=0.64,
    any_gem=0.83,
    card=0.46,
    any_card=2.0,
    top_card=0.88,
    die=1.08,
)
