"""How much one caller may ask for."""

from collections import deque
from collections.abc import Callable

MANY = 10_000  # callers that are remembered before those who have been quiet are forgotten


class Bucket:
    """At most `count` things within `seconds`."""

    def __init__(self, count: int, seconds: float, now: Callable[[], float]) -> None:
        self.count = count
        self.seconds = seconds
        self.now = now
        self.times: deque[float] = deque()

    def take(self) -> bool:
        """Whether one more is allowed; if so it is counted."""
        now = self.now()
        self.forget(now)
        if len(self.times) >= self.count:
            return False
        self.times.append(now)
        return True

    def forget(self, now: float) -> None:
        while self.times and now - self.times[0] >= self.seconds:
            self.times.popleft()

    @property
    def is_empty(self) -> bool:
        self.forget(self.now())
        return not self.times


class Buckets:
    """A bucket for each caller."""

    def __init__(self, count: int, seconds: float, now: Callable[[], float]) -> None:
        self.count = count
        self.seconds = seconds
        self.now = now
        self.buckets: dict[str, Bucket] = {}

    def take(self, caller: str) -> bool:
        if caller not in self.buckets:
            if len(self.buckets) >= MANY:
                self.buckets = {key: b for key, b in self.buckets.items() if not b.is_empty}
            self.buckets[caller] = Bucket(self.count, self.seconds, self.now)
        return self.buckets[caller].take()
