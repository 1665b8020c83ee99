"""How large and how long Grajeczka is: placements, legal actions, turns, impossible pages, ends.

    python bench/grajeczka.py BOT PLAYERS GAMES [WORKERS]

Every game depends on its number alone, so the number of workers changes nothing.
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from statistics import mean, median
from typing import NamedTuple, cast

from bajarz.bots.bot import make_bot
from bajarz.bots.observation import Observation
from bajarz.core.event import Event
from bajarz.core.recorder import Recorder
from bajarz.games.grajeczka.kingdom import LARGE_AREA, LONG_RIVER
from bajarz.games.grajeczka.view import GrajeczkaView
from bajarz.games.registry import make_game
from bajarz.lab.simulate import Plan, secret_for
from bajarz.lab.statistics import share

GAME = make_game("grajeczka")
ENDS = {"B-E1": "the last page", "B-E3": "nobody", "B-E4": "the turn limit"}


class Played(NamedTuple):
    """One game in figures."""

    turns: int
    decisions: int
    actions: int
    most_actions: int
    placements: list[int]  # of the tiles that were added
    told: list[int]
    impossible: int  # pages that put their players out
    end: str
    winners: list[int]
    lacking: list[str]


def play(job: tuple[str, int, int]) -> Played:
    bot, players, number = job
    plan = Plan(GAME, players, 1, "figures", [bot], {})
    seats = [{"name": f"{bot} {n + 1}", "played_by": bot} for n in range(players)]
    recorder = Recorder(GAME, {}, seats, secret_for(plan, number), [])
    bots = [make_bot(bot, GAME, Random(f"figures/{number}/{n}")) for n in range(players)]
    actions = most = out = 0
    placements: list[int] = []
    while recorder.state.to_move() >= 0:
        seen = Observation(recorder.state)
        actions += len(seen.actions)
        most = max(most, len(seen.actions))
        action = bots[seen.seat].choose(seen)
        if GAME.text(action).startswith("add"):
            placements.append(sum(GAME.text(a).startswith("add") for a in seen.actions))
        log: list[Event] = []
        recorder.apply(seen.seat, action, log)
        out += sum(event.name == "PlayerOut" for event in log)
    result = recorder.state.result()
    assert result is not None
    view = cast(GrajeczkaView, recorder.state.view(None))
    far = view["progress"]
    grown = {
        "river": far["river"] >= LONG_RIVER,
        "forest": far["forest"] >= LARGE_AREA,
        "mountain": far["mountain"] >= LARGE_AREA,
        "plain": far["plain"] >= LARGE_AREA,
    }
    lacking = [name for name in grown if not grown[name]]
    return Played(
        view["turn"], len(recorder.steps), actions, most, placements, result.scores, out,
        ENDS[result.reason], result.winners, lacking,
    )  # fmt: skip


def main() -> None:
    bot, players, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    workers = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    jobs = [(bot, players, number) for number in range(1, games + 1)]
    all_played: list[Played] = []
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for done, each in enumerate(pool.map(play, jobs, chunksize=5), 1):
            all_played.append(each)
            if done % 100 == 0:
                print(f"{done} of {games}", file=sys.stderr, flush=True)
    report(bot, players, all_played)


def report(bot: str, players: int, games: list[Played]) -> None:
    decisions = sum(game.decisions for game in games)
    places = [count for game in games for count in game.placements]
    told = [pages for game in games for pages in game.told]
    print(f"{bot}, {players} players, {len(games)} games")
    turns = [game.turns for game in games]
    print(f"turns: median {median(turns):.0f}, {min(turns)} to {max(turns)}")
    print(f"decisions a game: {decisions / len(games):.0f}")
    actions = sum(game.actions for game in games) / decisions
    print(f"legal actions a decision: {actions:.1f}, at most {max(g.most_actions for g in games)}")
    print(f"placements of a tile: {mean(places):.1f}, {min(places)} to {max(places)}")
    print(f"pages told by a player: {mean(told):.1f}")
    print(f"players out by an impossible page, a game: {mean(g.impossible for g in games):.2f}")
    ends = Counter(game.end for game in games)
    print("ended by", ", ".join(f"{end} {n / len(games):.1%}" for end, n in ends.most_common()))
    lacking = Counter(name for game in games for name in game.lacking)
    print("lacking at the end:", ", ".join(f"{k} {n / len(games):.0%}" for k, n in lacking.items()))
    for seat in range(players):
        won = sum(1 / len(g.winners) for g in games if seat in g.winners)
        part = share(won, len(games))
        print(f"seat {seat + 1}: {part.value:.1%} ({part.low:.1%} to {part.high:.1%})")


if __name__ == "__main__":
    main()
