"""Fits the numbers of Rune Stones' evaluation to games between greedy bots.

    .venv/bin/python bench/weights.py ROUNDS GAMES [WORKERS]

Every round plays GAMES games. Each seat's numbers are the present ones, every one of them a little
more or less at random; the same deal is played a second time with seats exchanged. A regression of
the points ahead on what the numbers differed by says which way each number should go, and it goes
there, the further the surer that is. Then the new numbers play the old ones. What a kept row counts
(`rows`) stays at a little less than its points: more, and nobody trades rows in any more.
"""

import sys
from multiprocessing import Pool
from random import Random

import numpy as np

from bajarz.bots.greedy import Greedy
from bajarz.bots.observation import Observation
from bajarz.bots.runestones.evaluation import NAMES, RuneStonesEvaluation
from bajarz.bots.runestones.weights import BY_HAND, FITTED, Numbers
from bajarz.core.dealer import RandomDealer
from bajarz.games.registry import make_game
from bajarz.games.runestones.game import RuneStones

SPREAD = 0.35  # of the numbers in a round, in doublings
STEP = 0.15  # how far a number goes for each standard error, in doublings
FAR = 0.6  # and at most
SURE = 0.8  # standard errors below which it stays
DUEL = 200  # games
ROW = NAMES.index("rows")
KEPT = {0, ROW}  # points are the unit

Shift = list[float]  # of every number, in doublings


def flat(numbers: Numbers) -> list[float]:
    """All numbers in one list; those for giving away stay as they are."""
    single = [*numbers[3:11]]
    return [*numbers.weights, *numbers.growth, *numbers.stones, *single]


def shaped(flat_numbers: list[float]) -> Numbers:
    """The other way."""
    weights = len(BY_HAND.weights)
    stones = weights + len(BY_HAND.growth)
    singles = stones + len(BY_HAND.stones)
    return Numbers(
        flat_numbers[:weights],
        flat_numbers[weights:stones],
        flat_numbers[stones:singles],
        *flat_numbers[singles:],
    )


def shifted(numbers: Numbers, shift: Shift) -> Numbers:
    return shaped([each * 2**by for each, by in zip(flat(numbers), shift, strict=True)])


def play(seats: list[Numbers], deal: str) -> list[int]:
    """The points of a game between greedy bots with these numbers."""
    game = make_game("runestones")
    assert isinstance(game, RuneStones)
    dealer = RandomDealer(Random(deal))
    state = game.start(len(seats), {}, dealer)
    bots = [
        Greedy(RuneStonesEvaluation(game.tables, numbers), Random(f"{deal}/{seat}"))
        for seat, numbers in enumerate(seats)
    ]
    while state.to_move() >= 0:
        seat = state.to_move()
        state.apply(seat, bots[seat].choose(Observation(state)), dealer)
    result = state.result()
    assert result is not None
    return result.scores


def trial(task: tuple[Numbers, int, str]) -> tuple[Shift, int]:
    """One game of a round: what the first seat's numbers had more, and its points ahead."""
    numbers, index, deal = task
    rng = Random(f"{deal}/{index // 2}")
    shifts = [
        [0.0 if at in KEPT else rng.gauss(0.0, SPREAD) for at in range(len(flat(numbers)))]
        for _ in range(2)
    ]
    if index % 2:
        shifts.reverse()
    points = play([shifted(numbers, shift) for shift in shifts], f"{deal}/{index // 2}")
    difference = [one - two for one, two in zip(shifts[0], shifts[1], strict=True)]
    return difference, points[0] - points[1]


def duel(task: tuple[Numbers, Numbers, int, str]) -> float:
    """One game of two sets of numbers, the seats exchanged in every second: what the first won."""
    one, two, index, deal = task
    seats = [two, one] if index % 2 else [one, two]
    points = play(seats, f"{deal}/{index // 2}")
    own, other = points[index % 2], points[1 - index % 2]
    return 0.5 if own == other else float(own > other)


def better(numbers: Numbers, trials: list[tuple[Shift, int]]) -> Numbers:
    """The numbers, each moved by what the trials say of it."""
    more = np.array([shift for shift, _ in trials])
    ahead = np.array([float(points) for _, points in trials])
    inverse = np.linalg.inv(more.T @ more + np.eye(more.shape[1]))
    effect = inverse @ more.T @ ahead
    rest = float(((ahead - more @ effect) ** 2).mean())
    sure = effect / np.sqrt(np.diag(inverse) * rest)
    move = np.where(np.abs(sure) < SURE, 0.0, np.clip(STEP * sure, -FAR, FAR))
    return shifted(numbers, [0.0 if at in KEPT else float(move[at]) for at in range(len(move))])


def main() -> None:
    rounds, games = int(sys.argv[1]), int(sys.argv[2])
    workers = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    numbers = BY_HAND
    with Pool(workers) as pool:
        for count in range(rounds):
            tasks = [(numbers, index, f"round {count}") for index in range(games)]
            following = better(numbers, pool.map(trial, tasks, chunksize=2))
            for name, other in (("the round before", numbers), ("FITTED", FITTED)):
                duels = [(following, other, index, f"duel {count}") for index in range(DUEL)]
                won = sum(pool.map(duel, duels, chunksize=2)) / DUEL
                print(f"round {count + 1}: {won:.1%} of {DUEL} games from {name}", flush=True)
            numbers = following
            print(shaped([round(each, 2) for each in flat(numbers)]), flush=True)


if __name__ == "__main__":
    main()
