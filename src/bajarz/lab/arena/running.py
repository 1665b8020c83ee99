"""Runs an arena: rounds of deals, a look after each, and no game twice.

Every undecided line-up plays LOOK deals a round, then all of them are looked at, in order. What is
played, and where it stops, thus depends on the outcomes alone, never on workers or their speed.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple

from bajarz.lab.arena.contest import Fixture, LineUp, fixtures
from bajarz.lab.arena.journal import Journal
from bajarz.lab.arena.playing import Outcome
from bajarz.lab.arena.sequential_test import ALPHA, decided
from bajarz.lab.arena.worker_pools import WorkerPool

LOOK = 10  # deals between two looks


class Rule(NamedTuple):
    """How long is played: at most so many deals, or until the question is decided."""

    deals: int
    stop: bool
    question: float  # the share of first places that is asked about
    least: int = 0  # deals that are played in any case

    def verdicts(self, line_up: LineUp, outcomes: Sequence[Outcome]) -> list[int]:
        """What is decided (1: more, -1: less, 0: open) of each question about this line-up.

        A bot against another, or against a table of another: is its share of first places more or
        less than asked? A mixed table: for every two bots, which one is ahead more often?
        """
        if len(set(line_up)) == 2:
            return [decided(share_by_deal(outcomes, line_up[0]), self.question)]
        pairs = list(combinations(line_up, 2))
        alpha = ALPHA / len(pairs)
        return [decided(ahead_by_deal(outcomes, *pair), 0.5, alpha) for pair in pairs]

    def is_over(self, line_up: LineUp, outcomes: Sequence[Outcome]) -> bool:
        deals = len(outcomes) // len(line_up)
        if deals >= self.deals:
            return True
        return self.stop and deals >= self.least and 0 not in self.verdicts(line_up, outcomes)


def by_deal(outcomes: Sequence[Outcome]) -> list[Sequence[Outcome]]:
    """Outcomes of one line-up, in order, as groups of the same deal."""
    size = len(outcomes[0].fixture.line_up) if outcomes else 1
    return [outcomes[k : k + size] for k in range(0, len(outcomes), size)]


def share_by_deal(outcomes: Sequence[Outcome], bot: str) -> list[float]:
    """For each deal the bot's share of first places, per seat it held."""
    return [
        sum(first_places(outcome, bot) for outcome in deal)
        / sum(outcome.fixture.seats.count(bot) for outcome in deal)
        for deal in by_deal(outcomes)
    ]


def first_places(outcome: Outcome, bot: str) -> float:
    pairs = zip(outcome.places(), outcome.fixture.seats, strict=True)
    return sum(place for place, name in pairs if name == bot)


def ahead_by_deal(outcomes: Sequence[Outcome], one: str, other: str) -> list[float]:
    """For each deal how often one bot ended ahead of the other; equal ranks count half."""
    return [sum(ahead(o, one, other) for o in deal) / len(deal) for deal in by_deal(outcomes)]


def ahead(outcome: Outcome, one: str, other: str) -> float:
    """The mean over all pairs of their seats, so that a game counts once for every two bots."""
    seats = outcome.fixture.seats
    ranks = {
        name: [r for r, s in zip(outcome.ranks, seats, strict=True) if s == name]
        for name in (one, other)
    }
    points = [(a < b) + (a == b) / 2 for a in ranks[one] for b in ranks[other]]
    return sum(points) / len(points)


Progress = Callable[[Outcome, bool], None]  # a game, and whether it was just played


class Running:
    """An arena under way."""

    def __init__(
        self, rule: Rule, pool: WorkerPool[Outcome], journal: Journal | None, progress: Progress
    ) -> None:
        self.rule = rule
        self.pool = pool
        self.journal = journal
        self.progress = progress
        self.outcomes: dict[LineUp, list[Outcome]] = {}

    def run(self, line_ups: Sequence[LineUp]) -> dict[LineUp, list[Outcome]]:
        """Play until all is decided or played; outcomes by line-up, in order."""
        self.outcomes = {line_up: [] for line_up in line_ups}
        still, first = list(line_ups), 1
        while still:
            last = min(first + LOOK - 1, self.rule.deals)
            wanted = [each for line_up in still for each in fixtures(line_up, first, last)]
            found = self.play(wanted)
            for fixture in wanted:
                self.outcomes[fixture.line_up].append(found[fixture])
            still = [each for each in still if not self.rule.is_over(each, self.outcomes[each])]
            first = last + 1
        return self.outcomes

    def play(self, wanted: Sequence[Fixture]) -> dict[Fixture, Outcome]:
        """These games, from the journal where they are there."""
        found: dict[Fixture, Outcome] = {}
        for fixture in wanted:
            known = None if self.journal is None else self.journal.find(fixture)
            if known is not None:
                found[fixture] = known
                self.progress(known, False)
        for outcome in self.pool.play([each for each in wanted if each not in found]):
            if self.journal is not None:
                self.journal.add(outcome)
            found[outcome.fixture] = outcome
            self.progress(outcome, True)
        return found
