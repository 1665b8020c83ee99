"""How long a bot may think about a decision: milliseconds, or iterations that can be repeated."""

import re
from collections.abc import Callable
from math import inf
from time import monotonic, thread_time
from typing import NamedTuple

from bajarz.core.errors import UnknownName

TEXT = re.compile(r"([1-9][0-9]{0,6})(ms|it)")
LOOK = 16  # iterations between two looks at whether the choice is settled


class Timer:
    """What milliseconds are counted by: time on the wall for people who wait, the processor's time
    where bots are measured, so that a busy machine makes none of them weaker."""

    now: Callable[[], float] = monotonic


def count_processor_time() -> None:
    """From now on, in this process, bots are given time of the processor."""
    Timer.now = thread_time


class Budget(NamedTuple):
    """Iterations or milliseconds for one decision; the other is without limit."""

    iterations: float = inf
    milliseconds: float = inf

    def start(self) -> "Clock":
        return Clock(self)


class Clock:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.done = 0
        self.timed = budget.milliseconds < inf
        self.started = Timer.now() if self.timed else 0.0

    def count(self) -> None:
        self.done += 1

    def looks(self) -> bool:
        return self.done % LOOK == 0

    def seconds(self) -> float:
        return Timer.now() - self.started

    def is_over(self) -> bool:
        if self.done >= self.budget.iterations:
            return True
        return self.timed and self.seconds() * 1000 >= self.budget.milliseconds

    def left(self) -> float:
        """About how many iterations are left."""
        if not self.timed:
            return self.budget.iterations - self.done
        spent = self.seconds() * 1000
        rate = self.done / spent if spent else inf
        return max(0.0, (self.budget.milliseconds - spent) * rate)


def read_budget(text: str) -> Budget:
    """A budget like `50ms` or `200it`."""
    found = TEXT.fullmatch(text)
    if found is None:
        raise UnknownName(f"{text!r} is no budget; budgets are like 50ms or 200it")
    amount = float(found[1])
    return Budget(milliseconds=amount) if found[2] == "ms" else Budget(iterations=amount)
