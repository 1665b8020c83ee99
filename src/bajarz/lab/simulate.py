"""Plays many games between bots. The same seed gives the same records, byte for byte."""

import hashlib
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import NamedTuple

from bajarz.bots.bot import make_bot
from bajarz.bots.observation import Observation
from bajarz.core.game import Game, Options
from bajarz.core.recorder import Recorder
from bajarz.core.result import Result


class Played(NamedTuple):
    """A finished game, and what it took."""

    number: int
    recorder: Recorder
    result: Result
    decisions: int
    actions: int  # legal actions over all decisions
    most_actions: int
    seconds: float


class Plan(NamedTuple):
    """What is to be played; bots fill the seats in turn."""

    game: Game
    players: int
    games: int
    seed: str
    bots: list[str]
    options: Options


def secret_for(plan: Plan, number: int) -> bytes:
    """The dealing secret of a simulated game: known beforehand to whoever knows the seed."""
    text = f"bajarz simulate {plan.game.name} {plan.players} {plan.seed} {number}"
    return hashlib.sha256(text.encode()).digest()


def simulate(plan: Plan, progress: Callable[[int], None] | None = None) -> Iterator[Played]:
    """Play the games of a plan, one after the other."""
    plan.game.check_players(plan.players)
    for number in range(1, plan.games + 1):
        yield play_one(plan, number)
        if progress is not None:
            progress(number)


def play_one(plan: Plan, number: int) -> Played:
    """Play one game; its luck and its bots depend on the seed and its number alone."""
    started = perf_counter()
    names = [plan.bots[seat % len(plan.bots)] for seat in range(plan.players)]
    seats = [{"name": f"{name} {seat}", "played_by": name} for seat, name in enumerate(names, 1)]
    recorder = Recorder(plan.game, plan.options, seats, secret_for(plan, number), [])
    bots = [
        make_bot(name, plan.game, Random(f"{plan.seed}/{number}/{seat}"))
        for seat, name in enumerate(names)
    ]
    actions = most = 0
    while recorder.state.to_move() >= 0:
        seen = Observation(recorder.state)
        actions += len(seen.actions)
        most = max(most, len(seen.actions))
        recorder.apply(seen.seat, bots[seen.seat].choose(seen))
    result = recorder.state.result()
    assert result is not None
    seconds = perf_counter() - started
    return Played(number, recorder, result, len(recorder.steps), actions, most, seconds)
