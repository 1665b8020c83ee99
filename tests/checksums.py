"""Prints a checksum over many random games; run with and without the compiled engines.

python tests/checksums.py GAME PLAYERS GAMES
"""

import hashlib
import sys

from bajarz.core.canonical import canonical
from bajarz.core.state import State
from bajarz.games.registry import make_game
from bajarz.lab.simulate import Plan, simulate


def compiled() -> bool:
    return type(State.refusal).__name__ != "function"


def main() -> None:
    name, players, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    plan = Plan(make_game(name), players, games, "checksum", ["random"], {})
    total = hashlib.sha256()
    for played in simulate(plan):
        total.update(canonical(played.recorder.record()).encode())
        total.update(canonical(played.recorder.state.full()).encode())
    print("compiled" if compiled() else "plain", total.hexdigest())


if __name__ == "__main__":
    main()
