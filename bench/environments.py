"""Steps per second of the environments on one core, with random legal actions.

    python bench/environments.py [SECONDS]

`vector` steps 64 games in one call and makes every observation and mask; `turns` is the PettingZoo
environment stepped with `last` and `step`; `engine` plays the same games without arrays. Time is
the processor's, so that a busy machine disturbs little.
"""

import sys
from random import Random
from time import process_time

from bajarz.core.dealer import RandomDealer
from bajarz.core.playout import play_on
from bajarz.games.registry import GAMES, make_game
from bajarz.lab.env import TurnEnv, VectorEnv

ROWS = 64


def engine_speed(name: str, players: int, seconds: float) -> float:
    game, rng = make_game(name), Random(1)
    dealer = RandomDealer(rng)
    steps, started = 0, process_time()
    while process_time() - started < seconds:
        steps += play_on(game.start(players, {}, dealer), rng, dealer)
    return steps / (process_time() - started)


def vector_speed(name: str, players: int, seconds: float) -> float:
    games, rng = VectorEnv(name, ROWS, players), Random(1)
    steps, started = 0, process_time()
    while process_time() - started < seconds:
        games.step(games.random_actions(rng))
        steps += ROWS
    return steps / (process_time() - started)


def turn_speed(name: str, players: int, seconds: float) -> float:
    env, rng = TurnEnv(name, players), Random(1)
    steps, started = 0, process_time()
    while process_time() - started < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            _, _, terminated, _, _ = env.last()
            env.step(None if terminated else rng.choice(env.play.ids))
            steps += not terminated
    return steps / (process_time() - started)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    print("| game | players | engine | vector | turns |\n|---|---|---|---|---|")
    for name, kind in GAMES.items():
        for players in sorted(kind.players):
            speeds = [
                measure(name, players, seconds)
                for measure in (engine_speed, vector_speed, turn_speed)
            ]
            figures = " | ".join(f"{speed:,.0f}" for speed in speeds)
            print(f"| {name} | {players} | {figures} |", flush=True)


if __name__ == "__main__":
    main()
