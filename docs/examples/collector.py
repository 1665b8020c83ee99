"""A bot in a few lines: it deals worlds, tries every action in them, and takes the best.

bajarz arena runestones --bots docs/examples/collector.py:Collector,random --games 20
"""

from random import Random

from bajarz.bots.observation import Observation
from bajarz.core.dealer import RandomDealer
from bajarz.core.game import Game
from bajarz.core.playout import play_on

WORLDS = 3


class Collector:
    """Plays each action out at random a few times and counts first places."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.rng = rng

    def choose(self, seen: Observation) -> int:
        return max(seen.actions, key=lambda action: self.first_places(seen, action))

    def first_places(self, seen: Observation, action: int) -> float:
        dealer = RandomDealer(self.rng)
        wins = 0.0
        for _ in range(WORLDS):
            world = seen.world(self.rng)
            world.apply(seen.seat, action, dealer)
            play_on(world, self.rng, dealer)
            result = world.result()
            assert result is not None
            wins += result.ranks[seen.seat] == 1
        return wins
