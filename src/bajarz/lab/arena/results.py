"""What an arena found, as data: shares of first places, ratings, seats, every game."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean, variance

from bajarz.core.canonical import Json
from bajarz.lab.arena.contest import Contest, LineUp, identity
from bajarz.lab.arena.playing import Outcome
from bajarz.lab.arena.running import (
    Rule,
    ahead,
    ahead_by_deal,
    by_deal,
    first_places,
    share_by_deal,
)
from bajarz.lab.arena.sequential_test import interval
from bajarz.lab.arena.timing import is_timed
from bajarz.lab.ratings import Points, rate
from bajarz.lab.ratings import Results as PairResults
from bajarz.lab.statistics import share

FORMAT = "bajarz-arena/1"
Outcomes = Mapping[LineUp, Sequence[Outcome]]


def results(contest: Contest, bots: list[str], rule: Rule, found: Outcomes) -> dict[str, Json]:
    """Everything that was found. For the same seeds the same, on any number of workers."""
    game = contest.make_game()
    return {
        "format": FORMAT,
        "game": contest.game,
        "rules": game.rules_version,
        "components": {"version": game.components_version, "hash": game.components_hash},
        "options": contest.options,
        "players": contest.players,
        "seed": contest.seed,
        "bots": {bot: identity(bot) for bot in bots},
        "reproducible": not any(is_timed(bot, game) for bot in bots),
        "rule": rule._asdict(),
        "line_ups": [line_up_json(rule, each, outcomes) for each, outcomes in found.items()],
        "ratings": ratings(bots, found, contest.seed),
        "seats": seats(contest.players, found),
    }


def line_up_json(rule: Rule, line_up: LineUp, outcomes: Sequence[Outcome]) -> dict[str, Json]:
    names = list(dict.fromkeys(line_up))
    pairs = list(combinations(names, 2))
    return {
        "bots": list(line_up),
        "deals": len(by_deal(outcomes)),
        "verdicts": rule.verdicts(line_up, outcomes),
        "shares": {name: share_json(outcomes, name) for name in names},
        "ahead": [
            {"bot": one, "of": other, "value": fmean(ahead_by_deal(outcomes, one, other))}
            for one, other in pairs
        ],
        "games": [outcome.json() for outcome in outcomes],
    }


def share_json(outcomes: Sequence[Outcome], name: str) -> dict[str, Json]:
    """A bot's share of first places for each seat it held, with two intervals.

    `low` and `high`: Wilson's for the games, or for fewer where the deals spread more than
    independent games would. `always`: valid although one stopped when it suited (deciding.py).
    """
    values = share_by_deal(outcomes, name)
    mean = fmean(values)
    seats = sum(outcome.fixture.seats.count(name) for outcome in outcomes)
    games = float(min(seats, len(outcomes)))
    if len(values) > 1 and variance(values) > 0:
        games = min(games, mean * (1 - mean) * len(values) / variance(values))
    scores = [
        score
        for outcome in outcomes
        for score, bot in zip(outcome.scores, outcome.fixture.seats, strict=True)
        if bot == name
    ]
    counted = max(1, int(games))
    return {
        **share(mean * counted, counted)._asdict(),
        "always": list(interval(values)),
        "first_places": sum(first_places(outcome, name) for outcome in outcomes),
        "equal_share": 1 / len(outcomes[0].fixture.line_up),
        "mean_score": fmean(scores),
        "between_deals": sqrt(variance(values)) if len(values) > 1 else 0.0,
    }


def pair_results(deal: Sequence[Outcome]) -> PairResults:
    """What every two bots of a deal had against each other."""
    names = list(dict.fromkeys(deal[0].fixture.line_up))
    return {
        (one, other): Points(sum(ahead(outcome, one, other) for outcome in deal), len(deal))
        for one, other in combinations(names, 2)
    }


def ratings(bots: list[str], found: Outcomes, seed: str) -> list[Json]:
    deals = [pair_results(deal) for outcomes in found.values() for deal in by_deal(outcomes)]
    return [rating._asdict() for rating in rate(bots, deals, seed)]


def seats(players: int, found: Outcomes) -> list[Json]:
    """The share of first places of each seat, over all games; every bot had every seat alike."""
    outcomes = [outcome for group in found.values() for outcome in group]
    places = [outcome.places() for outcome in outcomes]
    return [
        share(sum(place[seat] for place in places), len(outcomes))._asdict()
        for seat in range(players)
    ]
