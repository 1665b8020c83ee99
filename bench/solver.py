"""How near the solver comes to the trivial bound, on hands of both kinds, and on the whole set.

python bench/solver.py [SECONDS] [HANDS]     10 s and 50 hands of each kind by default
"""

import sys
from random import Random
from statistics import mean
from time import perf_counter

from bajarz.games.caladale.game import Caladale
from bajarz.games.registry import default_components
from bajarz.solver import Problem, solve
from bajarz.solver.problem import free_play

TABLES = Caladale(default_components("caladale")).tables
GATE = TABLES.first_gate


def two_player_hand(seed: int) -> Problem:
    """24 of the 48 tiles of a game of two, a gate, a scaffold."""
    tiles = [tile for tile in range(GATE) if not TABLES.marked[tile]]
    hand = tuple(sorted(Random(f"two {seed}").sample(tiles, 24)))
    return Problem(TABLES, hand, (GATE + seed % 3,), sides=(0,))


def solo_2_deal(seed: int) -> Problem:
    """25 tiles to build with and nine to exchange."""
    tiles = Random(f"solo {seed}").sample(range(GATE), 34)
    return Problem(TABLES, tuple(tiles[:25]), (GATE + seed % 4,), pool=tuple(tiles[25:]))


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    hands = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    for name, deal in (("2 players", two_player_hand), ("solo 2", solo_2_deal)):
        distances, finished = [], 0
        for seed in range(hands):
            found = solve(deal(seed), seed=seed, seconds=seconds)
            distances.append(found.bound - found.score)
            finished += found.parts["finished"] > 0
            print(f"\r{name} {seed + 1}/{hands}", end="", file=sys.stderr, flush=True)
        best = distances.count(0)
        print(
            f"\r{name}: {hands} hands, {seconds:g} s each: mean distance to the bound "
            f"{mean(distances):.2f}, worst {max(distances)}, proved best {best}, "
            f"finished {finished}"
        )
    for seed in (1, 2, 3):
        started = perf_counter()
        found = solve(free_play(TABLES), seed=seed, seconds=600)
        taken = perf_counter() - started
        print(
            f"all 76 tiles, seed {seed}: score {found.score} of {found.bound} after {taken:.0f} s"
        )


if __name__ == "__main__":
    main()
