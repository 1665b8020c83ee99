"""When is a question decided? A test that may be looked at as often as one likes.

Somebody who does not believe that the mean of values between 0 and 1 is m bets against it: half
of the capital on "more", half on "less", never more than can be lost, each stake settled before
the value is known. If the mean is m, no way of betting gains in the mean, and the chance that the
capital ever reaches 20 times its start is at most 1 in 20 (Ville's inequality), however often and
whenever one looks. The stakes follow Waudby-Smith and Ramdas, "Estimating means of bounded random
variables by betting" (2024).
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple

ALPHA = 0.05
GRID = 200
BOLD = 0.5  # at most this part of the capital is staked


class Bets(NamedTuple):
    """The highest capital ever reached, by either half and together."""

    more: float
    less: float
    both: float


def stakes(values: Sequence[float], alpha: float) -> list[float]:
    """The stake on each value, settled by the values before it."""
    total, squares, found = 0.5, 0.25, []
    for n, value in enumerate(values, 1):
        variance = squares / n
        found.append(sqrt(2 * log(2 / alpha) / (variance * n * log(1 + n))))
        total += value
        squares += (value - total / (n + 1)) ** 2
    return found


def bet(values: Sequence[float], staked: Sequence[float], mean: float) -> Bets:
    """Bet against a mean that is neither 0 nor 1."""
    more = less = 1.0
    best = Bets(1.0, 1.0, 1.0)
    most_more, most_less = BOLD / mean, BOLD / (1 - mean)
    for value, stake in zip(values, staked, strict=True):
        more *= 1 + min(stake, most_more) * (value - mean)
        less *= 1 - min(stake, most_less) * (value - mean)
        best = Bets(max(best.more, more), max(best.less, less), max(best.both, (more + less) / 2))
    return best


def decided(values: Sequence[float], mean: float, alpha: float = ALPHA) -> int:
    """1: the values' mean is greater than this; -1: it is less; 0: not decided yet."""
    bets = bet(values, stakes(values, alpha), mean)
    if bets.both < 1 / alpha:
        return 0
    return 1 if bets.more > bets.less else -1


def interval(values: Sequence[float], alpha: float = ALPHA) -> tuple[float, float]:
    """All means that are not refuted: right with 95 % even if one stopped when one liked it."""
    staked = stakes(values, alpha)
    means = [(2 * k + 1) / (2 * GRID) for k in range(GRID)]
    kept = [m for m in means if bet(values, staked, m).both < 1 / alpha]
    if not kept:
        middle = sum(values) / len(values)
        return middle, middle
    half = 1 / (2 * GRID)
    return max(0.0, min(kept) - half), min(1.0, max(kept) + half)
