"""Who sits where, and how long they may think."""

from typing import Any, Literal

from msgspec import Struct, to_builtins

from bajarz.server.messages import Clock, Clocks

Kind = Literal["person", "bot", "open"]


class SeatState(Struct):
    """One seat; stored as JSON with the table. A player whose seat a bot plays keeps `player`."""

    kind: Kind = "open"
    player: str = ""
    name: str = ""
    bot: str = ""
    ready: bool = False
    resigned: bool = False

    def json(self) -> dict[str, Any]:
        built: dict[str, Any] = to_builtins(self)
        return built


class Timing:
    """The seats' clocks. Time is passed in, so that tests need no waiting."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [float(clock.seconds)] * players
        self.running = -1
        self.turn = -1
        self.since = 0.0

    def run(self, seat: int, turn: int, now: float) -> None:
        """The time of a seat goes now; a seat whose turn has just ended gets its increment."""
        if self.clock.kind == "none" or (seat, turn) == (self.running, self.turn):
            return
        if self.running >= 0:
            self.left[self.running] = self.time_left(self.running, now) + self.clock.increment
            if self.clock.kind == "turn":
                self.left[self.running] = float(self.clock.seconds)
        self.running = seat
        self.turn = turn
        self.since = now

    def resume(self, stopped: float, now: float) -> None:
        """Go on at `now` after a break since `stopped`, which costs nobody any time."""
        if self.running >= 0:
            self.left[self.running] = self.time_left(self.running, stopped)
            self.since = now

    def time_left(self, seat: int, now: float) -> float:
        gone = now - self.since if seat == self.running else 0.0
        return max(0.0, self.left[seat] - gone)

    def show(self, now: float) -> Clocks | None:
        if self.clock.kind == "none":
            return None
        left = [round(self.time_left(seat, now), 1) for seat in range(len(self.left))]
        return Clocks(left, self.running + 1)
