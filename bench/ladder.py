"""How often one bot beats another: duplicate deals, the same luck for both sides.

    python bench/ladder.py GAME BOT BOT [--games N] [--players P] [--seed S] [--option NAME=VALUE]

With two bots every deal is played once for each way to seat them: the first bot sits in one seat,
the second in all others. A shared first place counts as its share.
"""

import argparse
import hashlib
from math import sqrt
from random import Random
from time import perf_counter
from typing import NamedTuple

from bajarz.bots.bot import make_bot
from bajarz.bots.seen import Seen
from bajarz.core.game import Game
from bajarz.core.record import Recorder
from bajarz.games.registry import make_game


class Tally(NamedTuple):
    """One game: the first bot's share of the first place, and what it took."""

    share: float
    scores: list[int]
    rounds: int
    decisions: int
    seconds: dict[str, float]
    counts: dict[str, int]


def play(game: Game, names: list[str], deal: str, options: dict[str, str], first: int) -> Tally:
    secret = hashlib.sha256(deal.encode()).digest()
    seats = [{"name": f"{name} {seat}", "played_by": name} for seat, name in enumerate(names, 1)]
    recorder = Recorder(game, options, seats, secret, [])
    bots = [make_bot(name, game, Random(f"{deal}/{seat}")) for seat, name in enumerate(names)]
    seconds = dict.fromkeys(names, 0.0)
    counts = dict.fromkeys(names, 0)
    while recorder.state.to_move() >= 0:
        seen = Seen(recorder.state)
        name = names[seen.seat]
        started = perf_counter()
        action = bots[seen.seat].choose(seen)
        seconds[name] += perf_counter() - started
        counts[name] += 1
        recorder.apply(seen.seat, action)
    result = recorder.state.result()
    assert result is not None
    share = 1 / result.ranks.count(1) if result.ranks[first] == 1 else 0.0
    turns = recorder.state.turn_number()
    return Tally(
        share, result.scores, -(-turns // len(names)), len(recorder.steps), seconds, counts
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    game = make_game(given.game)
    options = game.check_options(dict(each.split("=", 1) for each in given.option))
    one, two = given.bots
    tallies: list[Tally] = []
    number = 0
    while len(tallies) < given.games:
        for seat in range(given.players):
            names = [two] * given.players
            names[seat] = one
            tallies.append(play(game, names, f"{given.seed} {number}", options, seat))
        number += 1
    report(one, two, given.players, tallies)


def report(one: str, two: str, players: int, tallies: list[Tally]) -> None:
    count = len(tallies)
    share = sum(each.share for each in tallies) / count
    error = 1.96 * sqrt(share * (1 - share) / count)
    rounds = sum(each.rounds for each in tallies) / count
    decisions = sum(each.decisions for each in tallies) / count
    scores = sum(sum(each.scores) for each in tallies) / count / players
    print(f"{one} against {two}, {players} players, {count} games: {share:.1%} ± {error:.1%}")
    print(f"  {rounds:.1f} rounds, {decisions:.0f} decisions, {scores:.1f} points a seat")
    for name in dict.fromkeys((one, two)):
        spent = sum(each.seconds[name] for each in tallies)
        asked = sum(each.counts[name] for each in tallies)
        print(f"  {name}: {spent / asked * 1000:.2f} ms a decision")


if __name__ == "__main__":
    main()
