"""How luck and decisions share the outcome.

The outcome y of a seat is its share of the first place: 1, 0, or a part of a shared one. Deals (the
same dealing secret) are played more than once, with bots rotated, who also toss their own coins
anew. The variance of y over all games and seats is split into four parts:

    seat       the spread of the seats' means: what sitting there is worth
    players    the spread of the bots' means: what playing well is worth
    deal       the covariance of y at the same seat between two games of the same deal, after the
               means of seat and bot are taken away: what the cards decide, whoever plays
    the rest   what is left: decisions, and the luck that comes after they have gone apart

The parts are divided by the whole; one that comes out below 0 by chance is 0. The deal's part is a
lower bound of luck: once two games of a deal go different ways, the same secret brings different
things. With one bot at all seats there is no part of the players: then the rest also holds
everything that better play could win.
"""

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean
from typing import NamedTuple

from bajarz.lab.arena.contest import Fixture, LineUp, fixtures
from bajarz.lab.report.collect import Observed


class Parts(NamedTuple):
    """Parts of the variance, adding up to 1; and the share of games that repeat their deal's."""

    seat: float
    players: float
    deal: float
    rest: float
    repeated: float


REPLAYED = 5  # where one bot has all seats, one game of so many plays a deal again


def wanted_games(line_up: LineUp, games: int) -> list[Fixture]:
    """So many games: whole deals where bots differ; else mostly deals of their own, some twice."""
    if len(set(line_up)) > 1:
        return fixtures(line_up, 1, -(-games // len(line_up)))
    again = max(1, games // REPLAYED)
    first = [Fixture(line_up, deal, 0) for deal in range(1, games - again + 1)]
    return first + [Fixture(line_up, deal, 1) for deal in range(1, again + 1)]


def distinct(games: Sequence[Observed]) -> list[Observed]:
    """The games without those that repeat another of their deal: they say nothing new."""
    seen = set()
    kept = []
    for game in games:
        key = (game.fixture.line_up, game.fixture.deal, *game.choices, *game.scores)
        if len(set(game.fixture.line_up)) > 1 or key not in seen:
            kept.append(game)
        seen.add(key)
    return kept


def parts(games: Sequence[Observed]) -> Parts | None:
    """The parts; None where every game ended alike."""
    players = len(games[0].ranks)
    cells = [(game, seat, game.places()[seat]) for game in games for seat in range(players)]
    mean = fmean(y for _, _, y in cells)
    whole = fmean((y - mean) ** 2 for _, _, y in cells)
    if whole < 1e-12:
        return None
    seats = {seat: fmean(y for _, s, y in cells if s == seat) for seat in range(players)}
    names = {bot for game in games for bot in game.fixture.seats}
    bots = {bot: fmean(y for game, s, y in cells if game.fixture.seats[s] == bot) for bot in names}
    seat = fmean((seats[s] - mean) ** 2 for _, s, _ in cells)
    skill = fmean((bots[game.fixture.seats[s]] - mean) ** 2 for game, s, _ in cells)
    deal = covariance(games, seats, bots, mean)
    seat, skill, deal = (max(0.0, min(1.0, part / whole)) for part in (seat, skill, deal))
    rest = max(0.0, 1 - seat - skill - deal)
    total = seat + skill + deal + rest
    return Parts(seat / total, skill / total, deal / total, rest / total, repeated(games))


def by_deal(games: Sequence[Observed]) -> list[list[Observed]]:
    groups: dict[tuple[object, ...], list[Observed]] = {}
    for game in games:
        groups.setdefault((game.fixture.line_up, game.fixture.deal), []).append(game)
    return list(groups.values())


def covariance(
    games: Sequence[Observed], seats: dict[int, float], bots: dict[str, float], mean: float
) -> float:
    """Of two games of the same deal, at the same seat."""
    products = [
        left_over(one, seat, seats, bots, mean) * left_over(other, seat, seats, bots, mean)
        for deal in by_deal(games)
        for one, other in combinations(deal, 2)
        for seat in seats
    ]
    return fmean(products) if products else 0.0


def left_over(
    game: Observed, seat: int, seats: dict[int, float], bots: dict[str, float], mean: float
) -> float:
    return game.places()[seat] - seats[seat] - bots[game.fixture.seats[seat]] + mean


def repeated(games: Sequence[Observed]) -> float:
    """The share of deals whose games are the same, move for move."""
    deals = [deal for deal in by_deal(games) if len(deal) > 1]
    same = sum(len({(*game.choices, *game.scores) for game in deal}) == 1 for deal in deals)
    return same / len(deals) if deals else 0.0
