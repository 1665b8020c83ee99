"""Iterations per second of the search, beside boardgame.io's MCTSBot and OpenSpiel's IS-MCTS.

    python bench/playouts.py [SECONDS]

Each searches at decisions all along games, on one core; time is the processor's. The others play
random moves to the end of small games: theirs, since they have none of ours. Ours plays two turns
(Rune Stones and Grajeczka: one) by the evaluation and judges; the column beside it says how many
random playouts to the end the engine alone makes from the same positions. OpenSpiel comes with the
group `bench` (requirements/bench.txt), boardgame.io with `npm ci` in bench/boardgameio; what is not
there is left out, and said so.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from bajarz.bots.bot import make_bot
from bajarz.bots.budget import Budget
from bajarz.bots.caladale.evaluation import CaladaleEvaluation
from bajarz.bots.caladale.search import CaladaleSearch
from bajarz.bots.observation import Observation
from bajarz.bots.search.bot import Search
from bajarz.core.dealer import RandomDealer
from bajarz.core.game import Game
from bajarz.core.playout import play_on
from bajarz.core.state import State
from bajarz.games.caladale.game import Caladale
from bajarz.games.registry import make_game

BOARDGAMEIO = Path(__file__).resolve().parent / "boardgameio"
OURS = ("fantazja", "runestones", "grajeczka")
THEIRS = ("kuhn_poker", "leduc_poker", "euchre", "gin_rummy")
PLAYERS = 2
ITERATIONS = 200  # of a decision
EVERY = 9  # of the decisions of a game one is searched


def positions(game: Game) -> Iterator[State]:
    """Positions all along games between greedy bots."""
    for number in range(10**6):
        rng = Random(number)
        dealer = RandomDealer(rng)
        state = game.start(PLAYERS, game.check_options({}), dealer)
        bots = [make_bot("greedy", game, Random(f"{number} {seat}")) for seat in range(PLAYERS)]
        count = 0
        while state.to_move() >= 0:
            seen = Observation(state)
            if len(seen.actions) > 1:
                count += 1
                if count % EVERY == 0:
                    yield state
            state.apply(seen.seat, bots[seen.seat].choose(seen), dealer)


def search_speed(name: str, seconds: float) -> float:
    """Iterations a second of our search, planning its first lines included."""
    game = make_game(name)
    spent, done = 0.0, 0
    for state in positions(game):
        seen = Observation(state)
        bot = make_bot("search", game, Random(done))
        assert isinstance(bot, Search)
        started = process_time()
        tree = bot.grown(seen)
        for _ in range(ITERATIONS):
            tree.iterate(seen.world(bot.rng))
        spent += process_time() - started
        done += ITERATIONS
        if spent >= seconds:
            break
    return done / spent


def random_speed(name: str, seconds: float) -> float:
    """Random playouts to the end a second, from the same positions, each in a new world."""
    rng = Random(1)
    dealer = RandomDealer(rng)
    spent, done = 0.0, 0
    for state in positions(make_game(name)):
        started = process_time()
        for _ in range(ITERATIONS):
            play_on(state.redeal(state.to_move(), rng), rng, dealer)
        spent += process_time() - started
        done += ITERATIONS
        if spent >= seconds:
            break
    return done / spent


def castle_speed(seconds: float) -> float:
    """Iterations a second in the draft of Caladale: 500 steps of annealing each."""
    game = make_game("caladale")
    assert isinstance(game, Caladale)
    spent, done = 0.0, 0.0
    for state in positions(game):
        seen = Observation(state)
        if seen.view()["phase"] != "draft":
            continue
        bot = CaladaleSearch(game, CaladaleEvaluation(), Random(1), Budget(iterations=ITERATIONS))
        started = process_time()
        bot.choose(seen)
        spent += process_time() - started
        done += ITERATIONS
        if spent >= seconds:
            break
    return done / spent


def openspiel_speed(name: str, seconds: float) -> float:
    """Iterations a second of OpenSpiel's IS-MCTS in Python, one random playout each."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    rng = numpy.random.RandomState(1)
    game: Any = pyspiel.load_game(name)
    rollout = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, rollout, 2.0, ITERATIONS, random_state=rng)
    spent, done = 0.0, 0
    while spent < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and spent < seconds:
            actions = state.legal_actions()
            if state.is_chance_node() or len(actions) == 1:
                state.apply_action(rng.choice(actions))
                continue
            started = process_time()
            action = bot.step(state)
            spent += process_time() - started
            done += ITERATIONS
            state.apply_action(action)
    return done / spent


def boardgameio_speeds(seconds: float) -> dict[str, float]:
    """Iterations a second of boardgame.io's MCTSBot, by game."""
    node = shutil.which("node")
    assert node is not None
    done = subprocess.run(
        [node, "playouts.cjs", str(seconds)],
        cwd=BOARDGAMEIO,
        env={**os.environ, "NODE_ENV": "production"},
        check=True,
        capture_output=True,
        text=True,
    )
    found = [json.loads(line) for line in done.stdout.splitlines()]
    return {each["name"]: each["iterations"] / each["seconds"] for each in found}


def row(search: str, game: str, speed: float, random: str = "") -> None:
    print(f"| {search} | {game} | {speed:,.0f} | {random} |", flush=True)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    print("| search | game | iterations/s | random playouts/s |\n|---|---|---|---|")
    for name in OURS:
        row("ours", name, search_speed(name, seconds), f"{random_speed(name, seconds):,.0f}")
    row("ours (the solver)", "caladale, in the draft", castle_speed(seconds))
    if shutil.which("node") and (BOARDGAMEIO / "node_modules").exists():
        for name, speed in boardgameio_speeds(seconds).items():
            row("boardgame.io's MCTSBot", name, speed)
    else:
        print("boardgame.io is not installed: npm ci in bench/boardgameio", file=sys.stderr)
    if importlib.util.find_spec("pyspiel"):
        for name in THEIRS:
            row("OpenSpiel's IS-MCTS", name, openspiel_speed(name, seconds))
    else:
        print("OpenSpiel is not installed: see requirements/bench.txt", file=sys.stderr)


if __name__ == "__main__":
    main()
