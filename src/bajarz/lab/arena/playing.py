"""Plays one game of an arena. It depends on the contest and the fixture, on nothing else."""

import traceback
from random import Random
from time import perf_counter
from typing import NamedTuple

from bajarz.bots.bot import Bot, make_bot
from bajarz.bots.budget import count_processor_time
from bajarz.bots.observation import Observation
from bajarz.core.canonical import Json
from bajarz.core.errors import BajarzError
from bajarz.core.game import Game
from bajarz.core.recorder import Recorder
from bajarz.lab.arena.contest import Contest, Fixture


class BotFailed(BajarzError):
    """A bot that raised an error, chose what is not legal, or took its worker down with it."""


class Outcome(NamedTuple):
    """A finished game."""

    fixture: Fixture
    scores: list[int]  # by seat
    ranks: list[int]  # by seat
    decisions: int
    digest: str  # of the record: equal digests, equal games
    seconds: float

    def places(self) -> list[float]:
        """The first place by seat; a shared one in equal parts."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]

    def json(self) -> dict[str, Json]:
        return {
            "deal": self.fixture.deal,
            "rotation": self.fixture.rotation,
            "scores": self.scores,
            "ranks": self.ranks,
            "decisions": self.decisions,
            "digest": self.digest,
        }


class Board:
    """The game of a contest, made once, and played again and again."""

    def __init__(self, contest: Contest) -> None:
        count_processor_time()
        self.contest = contest
        self.game = contest.make_game()

    def play(self, fixture: Fixture) -> Outcome:
        """Play a game; raises BotFailed."""
        started = perf_counter()
        recorder = self.recorder(fixture)
        bots = self.bots(fixture)
        while recorder.state.to_move() >= 0:
            seen = Observation(recorder.state)
            recorder.apply(seen.seat, choose(self.game, recorder, bots, seen, fixture))
        result = recorder.state.result()
        assert result is not None
        digest = recorder.record()["digest"]
        seconds = perf_counter() - started
        steps = len(recorder.steps)
        return Outcome(fixture, result.scores, result.ranks, steps, digest, seconds)

    def recorder(self, fixture: Fixture) -> Recorder:
        seats = [{"name": f"seat {n}", "played_by": bot} for n, bot in enumerate(fixture.seats, 1)]
        secret = self.contest.secret(fixture.deal)
        return Recorder(self.game, self.contest.options, seats, secret, [])

    def bots(self, fixture: Fixture) -> list[Bot]:
        """Each with a generator of its own, different in every game and at every seat."""
        where = f"{self.contest.seed}/{','.join(fixture.line_up)}/{fixture.deal}/{fixture.rotation}"
        return [
            make_bot(name, self.game, Random(f"{where}/{seat}"))
            for seat, name in enumerate(fixture.seats)
        ]


def choose(
    game: Game, recorder: Recorder, bots: list[Bot], seen: Observation, fixture: Fixture
) -> int:
    """The bot's choice, which must be legal."""
    name = fixture.seats[seen.seat]
    try:
        action = bots[seen.seat].choose(seen)
    except Exception as error:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        reason = f"{type(error).__name__}: {error} ({frame.filename}:{frame.lineno})"
        raise BotFailed(f"the bot {name!r} failed in {fixture}: {reason}") from error
    if action not in seen.actions:
        refusal = recorder.state.refusal(seen.seat, action)
        if refusal is not None:
            raise BotFailed(f"the bot {name!r} chose what {refusal.rule} forbids in {fixture}")
    return action
