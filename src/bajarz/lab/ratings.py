"""Ratings by Bradley and Terry: how strong bots are that met in pairs.

The chance that a bot beats another is s / (s + t), with strengths s and t. The strengths that make
the results most likely are found by Hunter's MM steps. Every bot also has one drawn game against
an imaginary bot of strength 1: so a bot that never lost has a finite rating, and bots that met
through others only can be compared. Ratings are 400 · log10(strength), their mean is 0: 100 points
more mean 64 % of the points, 200 points 76 %, 400 points 91 %.
"""

from collections.abc import Mapping, Sequence
from math import log, sqrt
from random import Random
from typing import NamedTuple

from bajarz.lab.statistics import Z

SCALE = 400 / log(10)
STEPS = 2000
NEAR = 1e-9
ROUGHLY = 1e-4  # less than a tenth of a rating point, for results that are drawn anew
RESAMPLES = 200

Pair = tuple[str, str]


class Points(NamedTuple):
    """What the first bot of a pair had against the second: points, in so many games."""

    points: float
    games: float


Results = Mapping[Pair, Points]  # each pair once


class Rating(NamedTuple):
    """A bot's rating with its 95 % interval."""

    bot: str
    value: float
    low: float
    high: float


def strengths(
    bots: Sequence[str],
    results: Results,
    start: Mapping[str, float] | None = None,
    near: float = NEAR,
) -> dict[str, float]:
    """The most likely strengths, each with a drawn game against strength 1."""
    won = dict.fromkeys(bots, 0.5)
    met: dict[str, list[tuple[str, float]]] = {bot: [] for bot in bots}
    for (one, other), (points, games) in results.items():
        won[one] += points
        won[other] += games - points
        met[one].append((other, games))
        met[other].append((one, games))
    found = dict.fromkeys(bots, 1.0) if start is None else dict(start)
    for _ in range(STEPS):
        moved = 0.0
        for bot in bots:
            s = found[bot]
            weight = 1 / (s + 1) + sum(games / (s + found[other]) for other, games in met[bot])
            found[bot] = won[bot] / weight
            moved = max(moved, abs(log(found[bot] / s)))
        if moved < near:
            break
    return found


def centred(found: Mapping[str, float]) -> dict[str, float]:
    """Strengths as ratings whose mean is 0."""
    ratings = {bot: SCALE * log(s) for bot, s in found.items()}
    middle = sum(ratings.values()) / len(ratings)
    return {bot: rating - middle for bot, rating in ratings.items()}


def rate(bots: Sequence[str], deals: Sequence[Results], seed: str) -> list[Rating]:
    """Ratings, the best first, of results by deal: games of one deal are not independent.

    The interval is the wider of two: from drawing deals anew (bootstrap), which knows that games
    of a deal belong together, and from the Fisher information, which stays honest where a bot won
    everything and drawing anew would find no doubt at all.
    """
    whole = total(deals)
    found = strengths(bots, whole)
    ratings = centred(found)
    errors = fisher_errors(bots, whole, found)
    drawn = resampled(bots, deals, found, Random(f"ratings/{seed}"))
    listed = []
    for bot in bots:
        values = sorted(sample[bot] for sample in drawn)
        cut = len(values) // 40
        low = min(values[cut], ratings[bot] - Z * errors[bot])
        high = max(values[-1 - cut], ratings[bot] + Z * errors[bot])
        listed.append(Rating(bot, ratings[bot], low, high))
    return sorted(listed, key=lambda rating: (-rating.value, rating.bot))


def total(deals: Sequence[Results]) -> Results:
    found: dict[Pair, Points] = {}
    for deal in deals:
        for pair, (points, games) in deal.items():
            before = found.get(pair, Points(0, 0))
            found[pair] = Points(before.points + points, before.games + games)
    return found


def resampled(
    bots: Sequence[str], deals: Sequence[Results], found: Mapping[str, float], rng: Random
) -> list[dict[str, float]]:
    """Ratings of as many deals, drawn anew from those of the same pairs."""
    groups: dict[tuple[Pair, ...], list[Results]] = {}
    for deal in deals:
        groups.setdefault(tuple(deal), []).append(deal)
    samples = []
    for _ in range(RESAMPLES):
        drawn = [each for group in groups.values() for each in rng.choices(group, k=len(group))]
        samples.append(centred(strengths(bots, total(drawn), found, ROUGHLY)))
    return samples


def fisher_errors(
    bots: Sequence[str], results: Results, found: Mapping[str, float]
) -> dict[str, float]:
    """Standard errors of the centred ratings, from the curvature of the likelihood."""
    n = len(bots)
    place = {bot: k for k, bot in enumerate(bots)}
    matrix = [[0.0] * n for _ in range(n)]
    for bot in bots:
        matrix[place[bot]][place[bot]] += found[bot] / (1 + found[bot]) ** 2
    for (one, other), (_, games) in results.items():
        i, j, s, t = place[one], place[other], found[one], found[other]
        weight = games * s * t / (s + t) ** 2
        matrix[i][i] += weight
        matrix[j][j] += weight
        matrix[i][j] -= weight
        matrix[j][i] -= weight
    inverse = invert(matrix)
    rows = [sum(row) / n for row in inverse]
    mean = sum(rows) / n
    return {
        bot: SCALE * sqrt(max(0.0, inverse[k][k] - 2 * rows[k] + mean)) for bot, k in place.items()
    }


def invert(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by Gauss and Jordan."""
    n = len(matrix)
    rows = [row[:] + [float(i == j) for j in range(n)] for i, row in enumerate(matrix)]
    for k in range(n):
        pivot = rows[k][k]
        rows[k] = [value / pivot for value in rows[k]]
        for i in range(n):
            if i != k and rows[i][k]:
                factor = rows[i][k]
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[k], strict=True)]
    return [row[n:] for row in rows]
