"""What the games of a report say, in figures."""

from collections.abc import Sequence
from math import atanh, sqrt, tanh
from statistics import fmean
from typing import NamedTuple

from bajarz.lab.report.collect import Observed
from bajarz.lab.statistics import Share, Z, share

COURSE = 24  # points of a curve over the course of a game


class Worth(NamedTuple):
    """A thing: how often it came, and whether those who had it won more often.

    `more` is their share of first places less what their seats and bots have anyway; `together` is
    the correlation of how often a seat had it with winning, seats and bots compared within
    themselves only. Both are None where nobody in particular has the thing, or all alike.
    """

    name: str
    per_game: float
    had: float  # the share of seats that had it
    more: Share | None
    together: Share | None


class Impossible(NamedTuple):
    """A thing that lay before players: how often, and in which share it could not be used."""

    name: str
    asked: int
    share: Share


def course(games: Sequence[Observed]) -> list[float]:
    """The mean number of choices over the course of a game, all games stretched to one length."""
    curves = []
    for game in games:
        n = len(game.choices)
        curves.append([game.choices[min(n - 1, k * n // COURSE)] for k in range(COURSE)])
    return [fmean(column) for column in zip(*curves, strict=True)]


def seat_shares(games: Sequence[Observed]) -> list[Share]:
    """First places by seat. Games of one deal are no independent ones: deals count, not games."""
    players = len(games[0].ranks)
    return [dependent_share(games, [game.places()[seat] for game in games])
            for seat in range(players)]  # fmt: skip


def dependent_share(games: Sequence[Observed], values: Sequence[float]) -> Share:
    """Wilson's interval for as many games as these are worth, deals taken as one observation."""
    groups: dict[tuple[object, ...], list[float]] = {}
    for game, value in zip(games, values, strict=True):
        groups.setdefault((game.fixture.line_up, game.fixture.deal), []).append(value)
    mean = fmean(values)
    means = [fmean(group) for group in groups.values()]
    spread = sum((each - mean) ** 2 for each in means) / max(1, len(means) - 1) / len(means)
    if spread:
        worth = mean * (1 - mean) / spread
    else:  # deals that all ended alike say nothing of how games of one go together
        worth = float(len(values) if 0 < mean < 1 else len(means))
    counted = max(1, int(min(worth, len(values))))
    return share(mean * counted, counted)


class Rows(NamedTuple):
    """Seats of games, with what is usual for their seat and bot taken away from their wins."""

    games: Sequence[Observed]
    group: list[tuple[int, str]]  # seat and bot
    wins: list[float]
    usual: dict[tuple[int, str], float]


def rows_of(games: Sequence[Observed]) -> Rows:
    group = [(seat, bot) for game in games for seat, bot in enumerate(game.fixture.seats)]
    wins = [place for game in games for place in game.places()]
    return Rows(games, group, wins, means_by(group, wins))


def means_by(group: Sequence[tuple[int, str]], values: Sequence[float]) -> dict[
    tuple[int, str], float
]:  # fmt: skip
    found: dict[tuple[int, str], list[float]] = {}
    for key, value in zip(group, values, strict=True):
        found.setdefault(key, []).append(value)
    return {key: fmean(each) for key, each in found.items()}


def worths(rows: Rows, key: str) -> list[Worth]:
    """Everything in one list, the most frequent first."""
    names = sorted({thing for game in rows.games for kind, thing, _ in game.counts if kind == key})
    found = [worth(rows, key, name) for name in names]
    return sorted(found, key=lambda each: (-each.per_game, each.name))


def worth(rows: Rows, key: str, name: str) -> Worth:
    players = len(rows.games[0].ranks)
    had = [float(game.counts.get((key, name, seat), 0))
           for game in rows.games for seat in range(players)]  # fmt: skip
    nobody = sum(game.counts.get((key, name, -1), 0) for game in rows.games)
    per_game = (sum(had) + nobody) / len(rows.games)
    return Worth(name, per_game, sum(map(bool, had)) / len(had), more_wins(rows, had),
                 correlation(rows, had))  # fmt: skip


def more_wins(rows: Rows, had: Sequence[float]) -> Share | None:
    """How much more often than usual those won who had it."""
    those = [k for k, count in enumerate(had) if count]
    if not those or len(those) == len(had):
        return None
    usual = fmean(rows.usual[rows.group[k]] for k in those)
    found = share(sum(rows.wins[k] for k in those), len(those))
    return Share(*(value - usual for value in found))


def correlation(rows: Rows, had: Sequence[float]) -> Share | None:
    """Pearson's, within seats and bots, with Fisher's interval."""
    means = means_by(rows.group, had)
    x = [count - means[key] for count, key in zip(had, rows.group, strict=True)]
    y = [win - rows.usual[key] for win, key in zip(rows.wins, rows.group, strict=True)]
    spread = sqrt(sum(a * a for a in x) * sum(b * b for b in y))
    if spread < 1e-9:
        return None
    r = max(-0.999, min(0.999, sum(a * b for a, b in zip(x, y, strict=True)) / spread))
    games = len(rows.games)  # the seats of a game decide each other's wins
    half = Z / sqrt(games - 3) if games > 3 else 9.0
    return Share(r, tanh(atanh(r) - half), tanh(atanh(r) + half))


def impossible(games: Sequence[Observed], key: str) -> list[Impossible]:
    """The things of an offer, the most often impossible first."""
    names = {thing for game in games for kind, thing in game.asked if kind == key}
    found = []
    for name in names:
        asked = sum(game.asked.get((key, name), 0) for game in games)
        possible = sum(game.possible.get((key, name), 0) for game in games)
        found.append(Impossible(name, asked, share(asked - possible, asked)))
    return sorted(found, key=lambda each: (-each.share.value, -each.asked, each.name))
