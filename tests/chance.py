"""Chance that counts how often it is asked."""

from random import Random


class CountingRandom(Random):
    """A generator that knows how many numbers were drawn from it."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.drawn = 0

    def random(self) -> float:
        self.drawn += 1
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        self.drawn += 1
        return super().getrandbits(k)
