"""The bots there are, by name."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from bajarz.bots.random_bot import RandomBot
from bajarz.bots.seen import Seen
from bajarz.core.errors import UnknownName


class Bot(Protocol):
    """Decides for a seat. Its only chance is the generator it was made with."""

    def choose(self, seen: Seen) -> int:
        """One of `seen.actions`."""
        ...


BOTS: dict[str, Callable[[Random], Bot]] = {"random": RandomBot}


def check_bot(name: str) -> str:
    if name not in BOTS:
        raise UnknownName(f"there is no bot {name!r}; the bots are: {', '.join(BOTS)}")
    return name


def make_bot(name: str, rng: Random) -> Bot:
    """A bot of this name."""
    return BOTS[check_bot(name)](rng)
