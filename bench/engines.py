"""Random play on one core: our engines, plain and compiled, beside catanatron, in one run.

    make bench            all games
    python bench/engines.py GAME PLAYERS

Prints decisions per second and their ratio to catanatron's. Every measurement is repeated in turn,
and the best of each is taken, so that a busy machine disturbs all alike.
"""

import json
import os
import subprocess
import sys
from random import Random
from time import perf_counter

ROUNDS = 5
SECONDS = 2.0


def measure_game(name: str, players: int) -> dict[str, float]:
    """Decisions/s of whole random games, and the time of one clone in mid-game."""
    from bajarz.core.dealer import RandomDealer
    from bajarz.core.playout import play_on
    from bajarz.games.registry import make_game

    game = make_game(name)
    rng = Random(1)
    dealer = RandomDealer(rng)
    decisions, started = 0, perf_counter()
    while perf_counter() - started < SECONDS:
        decisions += play_on(game.start(players, {}, dealer), rng, dealer)
    speed = decisions / (perf_counter() - started)
    state = game.start(players, {}, dealer)
    for _ in range(50):
        state.apply(state.to_move(), rng.choice(state.legal_actions()), dealer)
    started = perf_counter()
    for _ in range(10_000):
        state.clone()
    return {"speed": speed, "clone_us": (perf_counter() - started) * 100}


def measure_catanatron() -> dict[str, float]:
    """Decisions/s of whole random games of Catan, four players."""
    import random

    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    decisions, started = 0, perf_counter()
    while perf_counter() - started < SECONDS:
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return {"speed": decisions / (perf_counter() - started), "clone_us": 0.0}


def run(arguments: list[str], plain: bool) -> dict[str, float]:
    """One measurement in a process of its own."""
    environment = {**os.environ, "BAJARZ_PLAIN": "1" if plain else ""}
    command = [sys.executable, __file__, "--worker", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def compare(name: str, players: int) -> None:
    runs: dict[str, list[dict[str, float]]] = {"catanatron": [], "plain": [], "compiled": []}
    for _ in range(ROUNDS):
        runs["catanatron"].append(run(["catanatron"], plain=True))
        runs["plain"].append(run([name, str(players)], plain=True))
        runs["compiled"].append(run([name, str(players)], plain=False))
    best = {key: max(found["speed"] for found in each) for key, each in runs.items()}
    clone = min(found["clone_us"] for found in runs["compiled"])
    print(f"{name}, {players} players: decisions/s, best of {ROUNDS}")
    for key, speed in best.items():
        print(f"  {key:<11}{speed:>10,.0f}   {speed / best['catanatron']:.1f}x catanatron")
    print(f"  clone, compiled: {clone:.2f} us", flush=True)


def main() -> None:
    arguments = sys.argv[1:]
    if arguments[:1] == ["--worker"]:
        if arguments[1] == "catanatron":
            print(json.dumps(measure_catanatron()))
        else:
            print(json.dumps(measure_game(arguments[1], int(arguments[2]))))
        return
    from bajarz.games.registry import GAMES

    cases = [(name, game.players[0]) for name, game in GAMES.items()]
    if arguments:
        cases = [(arguments[0], int(arguments[1]))]
    for name, players in cases:
        compare(name, players)


if __name__ == "__main__":
    main()
