"""Plays games and writes down what a report needs of each."""

from collections import Counter
from itertools import pairwise
from typing import NamedTuple

from bajarz.bots.observation import Observation
from bajarz.core.event import Event
from bajarz.core.recorder import Recorder
from bajarz.lab.arena.contest import Contest, Fixture
from bajarz.lab.arena.playing import Board, choose
from bajarz.lab.report.report_plans import (
    Offer,
    counted_things,
    offered_things,
    plan_for,
)

Thing = tuple[str, str, int]  # the list, the thing, the seat (-1: nobody's)
EVENTS = "events"  # the list of all events by name


class Observed(NamedTuple):
    """A game, and all that was counted in it."""

    fixture: Fixture
    scores: list[int]
    ranks: list[int]
    reason: str
    choices: list[int]  # legal actions, decision by decision
    turns: int
    leaders: list[int]  # who was alone in front after each turn (-1: nobody), without repeats
    counts: dict[Thing, int]
    asked: dict[tuple[str, str], int]  # how often a thing was before somebody
    possible: dict[tuple[str, str], int]  # and how often it could be used

    def places(self) -> list[float]:
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]

    @property
    def lead_changes(self) -> int:
        """How often somebody came in front who was not the last to be there."""
        alone = [leader for leader in self.leaders if leader >= 0]
        return sum(a != b for a, b in pairwise(alone))


class Observer:
    """Plays the games of a contest with open eyes."""

    def __init__(self, contest: Contest) -> None:
        self.board = Board(contest)
        self.plan = plan_for(contest.game)

    def play(self, fixture: Fixture) -> Observed:
        """Play a game; raises BotFailed."""
        board = self.board
        recorder = board.recorder(fixture)
        bots = board.bots(fixture)
        log: list[Event] = list(recorder.events)
        choices: list[int] = []
        leaders: list[int] = []
        asked: Counter[tuple[str, str]] = Counter()
        possible: Counter[tuple[str, str]] = Counter()
        seen_turns: set[int] = set()
        offered: set[tuple[int, int, str]] = set()
        while recorder.state.to_move() >= 0:
            seen = Observation(recorder.state)
            turn = recorder.state.turn_number()
            if turn not in seen_turns:
                seen_turns.add(turn)
                self.note_leader(recorder, leaders)
            if self.plan.offers:
                self.note_offers(recorder, seen, turn, offered, asked, possible)
            choices.append(len(seen.actions))
            action = choose(board.game, recorder, bots, seen, fixture)
            recorder.apply(seen.seat, action, log)
        self.note_leader(recorder, leaders)
        result = recorder.state.result()
        assert result is not None
        return Observed(
            fixture, result.scores, result.ranks, result.reason, choices, len(seen_turns), leaders,
            self.count(log), dict(asked), dict(possible),
        )  # fmt: skip

    def note_leader(self, recorder: Recorder, leaders: list[int]) -> None:
        scores = recorder.state.scores()
        best = max(scores)
        leader = scores.index(best) if scores.count(best) == 1 else -1
        if not leaders or leaders[-1] != leader:
            leaders.append(leader)

    def note_offers(
        self,
        recorder: Recorder,
        seen: Observation,
        turn: int,
        offered: set[tuple[int, int, str]],
        asked: Counter[tuple[str, str]],
        possible: Counter[tuple[str, str]],
    ) -> None:
        """Once a turn and seat, where the phase is the offer's."""
        open_offers = [o for o in self.plan.offers if (turn, seen.seat, o.key) not in offered]
        if not open_offers:
            return
        full = recorder.state.full()
        for offer in open_offers:
            if full.get("phase") != offer.phase:
                continue
            offered.add((turn, seen.seat, offer.key))
            usable = self.usable(offer, seen)
            for thing in offered_things(offer, full, seen.seat):
                asked[offer.key, thing] += 1
                possible[offer.key, thing] += thing in usable or (not offer.field and bool(usable))

    def usable(self, offer: Offer, seen: Observation) -> set[str]:
        """The things that a legal action uses; with no field, something as soon as there is one."""
        found = set()
        for code in seen.actions:
            action = self.board.game.action(code)
            if type(action).__name__ in offer.kinds:
                found.add(str(getattr(action, offer.field)) if offer.field else "")
        return found

    def count(self, log: list[Event]) -> dict[Thing, int]:
        counts: Counter[Thing] = Counter()
        for event in log:
            seat = event.public.get("seat", 0)
            counts[EVENTS, event.name, seat - 1 if isinstance(seat, int) else -1] += 1
            for key, thing, whose in counted_things(self.plan, event):
                counts[key, thing, whose] += 1
        return dict(counts)
