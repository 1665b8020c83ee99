"""The only source of chance. Engines ask a dealer; they never shuffle ahead."""

from random import Random
from typing import Protocol


class Dealer(Protocol):
    """Chooses uniformly among the things that chance may bring."""

    def pick(self, among: list[int]) -> int:
        """Return an index into `among`, which is not empty and must not be changed."""
        ...


class RandomDealer:
    """Chance for simulation and search: fast, reproducible, not verifiable."""

    def __init__(self, rng: Random) -> None:
        self.random = rng.random

    def pick(self, among: list[int]) -> int:
        return int(self.random() * len(among))


def draw(things: list[int], rng: Random) -> int:
    """Take one of the things out of the list, each as likely as the others.

    It asks for one number and never for another, unlike `Random.shuffle` and `Random.choice`.
    """
    return things.pop(int(rng.random() * len(things)))


class RecordingDealer:
    """Passes on another dealer's choices and keeps what was dealt."""

    def __init__(self, inner: Dealer) -> None:
        self.inner = inner
        self.dealt: list[int] = []

    def pick(self, among: list[int]) -> int:
        index = self.inner.pick(among)
        self.dealt.append(among[index])
        return index

    def take(self) -> list[int]:
        """Return what was dealt since the last call."""
        dealt = self.dealt
        self.dealt = []
        return dealt


class WrongDeal(Exception):
    """An outcome that chance could not bring: raised by a scripted dealer."""

    def __init__(self, wanted: int | None, among: list[int]) -> None:
        super().__init__("no outcome left" if wanted is None else "impossible outcome")
        self.wanted = wanted
        self.among = list(among)


class ScriptedDealer:
    """Deals outcomes given beforehand: replays, scenarios."""

    def __init__(self, outcomes: list[int]) -> None:
        self.left = list(outcomes)

    def pick(self, among: list[int]) -> int:
        if not self.left:
            raise WrongDeal(None, among)
        wanted = self.left.pop(0)
        if wanted not in among:
            raise WrongDeal(wanted, among)
        return among.index(wanted)


class FirstDealer:
    """Deals the first possible outcome, where a scenario does not care."""

    def pick(self, among: list[int]) -> int:
        return 0
