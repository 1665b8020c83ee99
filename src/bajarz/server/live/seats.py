"""Who sits where, and how long they may think."""

from dataclasses import dataclass

from bajarz.server.messages import Clock, Clocks, SeatKind, WhyBot
from bajarz.server.storage.rows import SeatRow


@dataclass
class SeatState:
    """One seat; stored as JSON with the table. A player whose seat a bot plays keeps `player`."""

    kind: SeatKind = "open"
    player: str = ""
    name: str = ""
    bot: str = ""
    ready: bool = False
    resigned: bool = False
    why: WhyBot = ""  # a bot plays for a person
    contribution: str = ""  # randomness for the dealing; part of the record after the start

    def row(self) -> SeatRow:
        """The seat as it is stored."""
        return {
            "kind": self.kind,
            "player": self.player,
            "name": self.name,
            "bot": self.bot,
            "ready": self.ready,
            "resigned": self.resigned,
            "why": self.why,
            "contribution": self.contribution,
        }

    def hand_over(self, bot: str, why: WhyBot) -> None:
        """Let a bot play on for the person of this seat."""
        self.kind, self.bot, self.why = "bot", bot, why

    def take_over(self) -> None:
        """The person of this seat is back."""
        self.kind, self.bot, self.why = "person", "", ""


class Timing:
    """The seats' clocks. Time is passed in, so that tests need no waiting."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [float(clock.seconds)] * players
        self.running = -1
        self.turn = -1
        self.since = 0.0
        self.before: tuple[int, int, float, list[float]] | None = None  # the last turn's end
        self.building_since: float | None = None

    def run(self, seat: int, turn: int, now: float) -> None:
        """The time of a seat goes now; a seat whose turn has just ended gets its increment. In a
        last building time that is measured no seat's own time goes."""
        if self.building_since is not None:
            seat = -1
        if self.clock.kind == "none" or (seat, turn) == (self.running, self.turn):
            return
        self.before = (self.running, self.turn, self.since, list(self.left))
        if self.running >= 0:
            self.left[self.running] = self.time_left(self.running, now) + self.clock.increment
            if self.clock.kind == "turn":
                self.left[self.running] = float(self.clock.seconds)
        self.running = seat
        self.turn = turn
        self.since = now

    def take_back(self, seat: int, turn: int) -> None:
        """The end of a turn was taken back: its time has gone on, and nobody gets an increment."""
        if self.before is not None and self.before[:2] == (seat, turn):
            self.running, self.turn, self.since, self.left = self.before
            self.before = None

    def build(self, is_building: bool, now: float) -> None:
        """C-E1: the last building time begins, goes on, or is over."""
        if not is_building or not self.clock.building:
            self.building_since = None
        elif self.building_since is None:
            self.building_since = now

    def resume(self, stopped: float, now: float) -> None:
        """Go on at `now` after a break since `stopped`, which costs nobody any time."""
        if self.running >= 0:
            self.left[self.running] = self.time_left(self.running, stopped)
            self.since = now
        if self.building_since is not None:
            self.building_since += now - stopped

    def time_left(self, seat: int, now: float) -> float:
        gone = now - self.since if seat == self.running else 0.0
        return max(0.0, self.left[seat] - gone)

    def building_left(self, now: float) -> float | None:
        """What is left of the last building time, while it runs."""
        if self.building_since is None:
            return None
        return max(0.0, self.clock.building - (now - self.building_since))

    def soonest(self, seats: list[int], now: float) -> float | None:
        """How soon some time could be up, of these seats or of building; None: never."""
        times: list[float] = []
        if self.clock.kind != "none":
            times = [self.time_left(seat, now) for seat in seats]
        building = self.building_left(now)
        if building is not None:
            times.append(building)
        elif times and self.clock.building:
            times.append(float(self.clock.building))
        return min(times, default=None)

    def show(self, now: float) -> Clocks | None:
        if self.clock.kind == "none" and not self.clock.building:
            return None
        seats = range(len(self.left)) if self.clock.kind != "none" else []
        left = [round(self.time_left(seat, now), 1) for seat in seats]
        building = self.building_left(now)
        shown = None if building is None else round(building, 1)
        return Clocks(left=left, running=self.running + 1, building=shown)
