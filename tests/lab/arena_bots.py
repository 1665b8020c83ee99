"""Bots for the arena's tests, named `PATH:CLASS` on the command line."""

import os
from pathlib import Path

from bajarz.bots.observation import Observation

MARKER = "BAJARZ_TEST_MARKER"  # names a file


class First:
    """Takes the first legal action."""

    def __init__(self, *_: object) -> None:
        pass

    def choose(self, seen: Observation) -> int:
        return seen.actions[0]


class Hasty(First):
    """Says that it thinks for a time."""

    timed = True


class Last(First):
    """Takes the last legal action."""

    def choose(self, seen: Observation) -> int:
        return seen.actions[-1]


class Mortal(Last):
    """Ends its process once, while the marker file is missing; then plays like Last."""

    def choose(self, seen: Observation) -> int:
        marker = Path(os.environ[MARKER])
        if not marker.exists():
            marker.touch()
            os._exit(9)
        return super().choose(seen)


class Deadly(First):
    """Ends its process whenever it is asked."""

    def choose(self, seen: Observation) -> int:
        os._exit(9)


class Faulty(First):
    """Cannot play."""

    def choose(self, seen: Observation) -> int:
        raise ValueError("no idea")


class Cheat(First):
    """Chooses what is no action at all."""

    def choose(self, seen: Observation) -> int:
        return max(seen.actions) + 1
