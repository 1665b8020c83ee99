"""Time of the castle validator and scorer on castles of 25 tiles, legal and spoilt.

python bench/castle.py      (BAJARZ_PLAIN=1 for the sources)
"""

from random import Random
from statistics import mean, median
from time import perf_counter

from bajarz.core.dealer import RandomDealer
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.engine import CaladaleState
from bajarz.games.caladale.scoring import score
from bajarz.games.caladale.violations import find_violations
from bajarz.games.registry import make_game

TILES = 25
CASTLES = 60
ROUNDS = 30


def grow(seed: int) -> Castle | None:
    """A castle of 25 tiles, laid at random in free play without a fault."""
    rng = Random(seed)
    dealer = RandomDealer(rng)
    state = make_game("caladale").start(1, {"solo": "free"}, dealer)
    assert isinstance(state, CaladaleState)
    while len(state.castles[0].laid) < TILES:
        actions = state.legal_actions()[:-1]  # all but `done`
        if not actions:
            return None
        state.apply(0, rng.choice(actions), dealer)
    return state.castles[0].clone()


def spoil(castle: Castle, rng: Random) -> Castle:
    """The same castle with three tiles turned as they happen to be."""
    spoilt = castle.clone()
    for tile in rng.sample([t for t in range(72) if spoilt.has(t)], 3):
        spoilt.rotate(tile, rng.randrange(4))
    return spoilt


def microseconds(castle: Castle) -> float:
    started = perf_counter()
    for _ in range(ROUNDS):
        find_violations(castle)
        score(castle)
    return (perf_counter() - started) / ROUNDS * 1e6


def main() -> None:
    rng = Random(1)
    grown = [castle for seed in range(CASTLES) if (castle := grow(seed)) is not None]
    for name, castles in (("legal", grown), ("spoilt", [spoil(castle, rng) for castle in grown])):
        times = [microseconds(castle) for castle in castles]
        print(
            f"{name}: {len(times)} castles of {TILES} tiles: mean {mean(times):.0f} us, "
            f"median {median(times):.0f} us, worst {max(times):.0f} us"
        )


if __name__ == "__main__":
    main()
