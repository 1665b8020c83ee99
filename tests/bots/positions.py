"""Positions to ask bots about, and the bots that are asked."""

from collections.abc import Iterator
from functools import cache
from random import Random

from bajarz.bots.bot import bots_for, make_bot
from bajarz.bots.observation import Observation
from bajarz.core.game import Game
from bajarz.core.state import OVER, State
from bajarz.games.registry import GAMES, make_game
from play import random_states

# Every kind of bot with its own way to decide, with budgets that are the same on every machine.
QUICK = ("greedy", "search:12it", "apprentice", "journeyman", "master:6it", "archmage:9it")


@cache
def game_of(name: str) -> Game:
    return make_game(name)


def bots_of(game: Game) -> list[str]:
    """The quick bots that can play this game; random play shows nothing here."""
    return [name for name in QUICK if name.split(":")[0] in bots_for(game)]


def judged_games() -> list[str]:
    """The games for which there is an evaluation."""
    return [name for name in GAMES if bots_of(game_of(name))]


def tables() -> list[tuple[str, int]]:
    """Every judged game with every number of players that makes it a contest."""
    counts = [(name, n) for name in judged_games() for n in sorted(game_of(name).players)]
    return [(name, players) for name, players in counts if players > 1]


def some_states(game: Game, players: int, seed: str, count: int) -> Iterator[State]:
    """States of a random game in which there is something to choose, spread over it."""
    open_states = [
        state.clone()
        for state in random_states(game, seed, players)
        if state.to_move() != OVER and len(state.legal_actions()) > 1
    ]
    step = max(1, len(open_states) // count)
    yield from open_states[step // 2 :: step][:count]


def decide(name: str, game: Game, state: State, seed: int = 1) -> int:
    """What a new bot of this name chooses."""
    return make_bot(name, game, Random(seed)).choose(Observation(state))
