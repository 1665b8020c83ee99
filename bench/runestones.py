"""How Rune Stones plays between its best bots: rounds, seats, use of everything.

    python bench/runestones.py PLAYERS GAMES [WORKERS]

Every game depends on its number alone, so the number of workers changes nothing.
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from statistics import mean, pstdev

from bajarz.bots.bot import make_bot
from bajarz.bots.observation import Observation
from bajarz.core.event import Event
from bajarz.core.recorder import Recorder
from bajarz.games.registry import make_game
from bajarz.games.runestones.engine import RuneStonesState
from bajarz.lab.simulate import Plan, secret_for
from bajarz.lab.statistics import share

BOT = "search:15it"  # the best bot there is, at a budget that allows thousands of games
# What is counted of which event: a fact, or the things in it.
COUNTED = {
    "CardsSummoned": ("summoned", "cards"),
    "CardsShown": ("used", "cards"),
    "ArtifactForged": ("smithy", "smithy"),
    "StoneTaken": ("stone", "stone"),
}
GAME = make_game("runestones")


def play(job: tuple[int, int]) -> tuple[int, list[int], list[int], str, Counter[str]]:
    """One game: rounds, scores, winners, the rule that ended it, and what was used."""
    players, number = job
    plan = Plan(GAME, players, 1, "figures", [BOT], {})
    seats = [{"name": f"{BOT} {n + 1}", "played_by": BOT} for n in range(players)]
    recorder = Recorder(GAME, {}, seats, secret_for(plan, number), [])
    bots = [make_bot(BOT, GAME, Random(f"figures/{number}/{n}")) for n in range(players)]
    used: Counter[str] = Counter()
    while recorder.state.to_move() >= 0:
        seen = Observation(recorder.state)
        log: list[Event] = []
        recorder.apply(seen.seat, bots[seen.seat].choose(seen), log)
        for event in log:
            if event.name in COUNTED:
                count(event, used)
    state = recorder.state
    result = state.result()
    assert result is not None
    assert isinstance(state, RuneStonesState)
    return state.round, result.scores, result.winners, result.reason, used


def count(event: Event, used: Counter[str]) -> None:
    name, fact = COUNTED[event.name]
    value = event.full()[fact]
    for thing in value if isinstance(value, list) else [value]:
        used[f"{name} {thing}"] += 1


def main() -> None:
    players, games = int(sys.argv[1]), int(sys.argv[2])
    workers = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    rounds: list[int] = []
    scores: list[int] = []
    wins = [0.0] * players
    endings: Counter[str] = Counter()
    used: Counter[str] = Counter()
    jobs = [(players, number) for number in range(1, games + 1)]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for done, played in enumerate(pool.map(play, jobs, chunksize=5), 1):
            rounds.append(played[0])
            scores += played[1]
            for seat in played[2]:
                wins[seat] += 1 / len(played[2])
            endings[played[3]] += 1
            used += played[4]
            if done % 100 == 0:
                print(f"{done} of {games}", file=sys.stderr, flush=True)
    print(f"{players} players, {games} games of {BOT}")
    print(f"rounds {mean(rounds):.1f} ± {pstdev(rounds):.1f}, {min(rounds)} to {max(rounds)}")
    print(f"scores {mean(scores):.1f} ± {pstdev(scores):.1f}, {min(scores)} to {max(scores)}")
    print("endings", dict(endings))
    for seat, won in enumerate(wins, 1):
        part = share(won, games)
        print(f"seat {seat}: {part.value:.1%} ({part.low:.1%} to {part.high:.1%})")
    for name in ("summoned", "used", "smithy", "stone"):
        things = [(key.split()[1], n / games) for key, n in used.items() if key.startswith(name)]
        things.sort(key=lambda thing: -thing[1])
        print(f"{name}, times a game:", ", ".join(f"{key} {n:.2f}" for key, n in things))


if __name__ == "__main__":
    main()
