"""The engines and the search of two checkouts, measured in turn: is the newer one as fast?

    python bench/before_after.py FOLDER [ROUNDS]

FOLDER is another checkout with compiled engines (`make setup` there). For each game: decisions a
second of random play, the time of a clone, iterations a second of the search at the same positions
(Caladale: of the solver in the draft). Both are measured by turns, in processes of their own and in
time of the processor; the best of each is taken, so that a busy machine disturbs both alike.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
GAMES = ("fantazja", "caladale", "runestones", "grajeczka")
COUNT = 60  # positions at which both search
BEGIN = """
import json, sys
from random import Random
from time import process_time
sys.path.insert(0, "bench")
import engines, playouts
name, file = sys.argv[1:]
game = playouts.make_game(name)
"""
GATHER = """
found = []
for state in playouts.positions(game):
    found.append(state.full())
    if len(found) == int(file):
        break
print(json.dumps(found))
"""
MEASURE = """
try:
    from bajarz.bots.observation import Observation
except ImportError:  # its name in the first release
    from bajarz.bots.seen import Seen as Observation
engines.perf_counter = process_time
found = engines.measure_game(name, 2)
positions = [] if name == "caladale" else json.load(open(file))
spent = 0.0
for number, data in enumerate(positions):
    seen = Observation(game.position(2, game.check_options({}), data))
    bot = playouts.make_bot("search", game, Random(number))
    started = process_time()
    tree = bot.grown(seen)
    for _ in range(playouts.ITERATIONS):
        tree.iterate(seen.world(bot.rng))
    spent += process_time() - started
count = playouts.ITERATIONS * len(positions)
found["search"] = playouts.castle_speed(3.0) if name == "caladale" else count / spent
print(json.dumps(found))
"""
FIGURES = {"speed": "decisions/s", "clone_us": "clone, µs", "search": "search, iterations/s"}


def run(checkout: Path, code: str, game: str, given: str) -> Any:
    """What a piece of code finds in a checkout, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "BAJARZ_PLAIN": ""}
    command = [sys.executable, "-c", BEGIN + code, game, given]
    done = subprocess.run(
        command, cwd=checkout, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{checkout}: {done.stderr}")
    return json.loads(done.stdout.splitlines()[-1])


def best(runs: list[dict[str, float]], figure: str) -> float:
    values = [found[figure] for found in runs]
    return min(values) if figure == "clone_us" else max(values)


def compare(other: Path, game: str, rounds: int, folder: str) -> None:
    positions = Path(folder) / f"{game}.json"
    gathered = [] if game == "caladale" else run(other, GATHER, game, str(COUNT))
    positions.write_text(json.dumps(gathered))
    runs: dict[Path, list[dict[str, float]]] = {other: [], HERE: []}
    for _ in range(rounds):
        for checkout, found in runs.items():
            found.append(run(checkout, MEASURE, game, str(positions)))
    for figure, words in FIGURES.items():
        before, after = (best(runs[each], figure) for each in (other, HERE))
        digits = 2 if figure == "clone_us" else 0
        row = f"{before:,.{digits}f} | {after:,.{digits}f} | {after / before:.2f}"
        print(f"| {game} | {words} | {row} |", flush=True)


def main() -> None:
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    print("| game | figure | before | after | after : before |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for game in GAMES:
            compare(Path(sys.argv[1]).resolve(), game, rounds, folder)


if __name__ == "__main__":
    main()
