"""Plays anything that is legal."""

from random import Random

from bajarz.bots.observation import Observation


class RandomBot:
    """Chooses among the legal actions, each as likely as the other."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, seen: Observation) -> int:
        return seen.actions[int(self.rng.random() * len(seen.actions))]
