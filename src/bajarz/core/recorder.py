"""Keeps the record of a game while it is played."""

from bajarz.core.canonical import Json
from bajarz.core.dealer import Dealer, RecordingDealer
from bajarz.core.event import Event
from bajarz.core.fairness import FairDealer, commitment
from bajarz.core.game import Game, Options
from bajarz.core.origin import DealerSchedule, Origins
from bajarz.core.record import Header, Record, Step


class Recorder:
    """Plays a game and keeps its record."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seats: list[dict[str, str]],
        secret: bytes,
        contributions: list[str],
        origin: Origins = (),
    ) -> None:
        """With an origin the steps taken over must be applied first; they are dealt by it."""
        self.game = game
        self.secret = secret
        self.dealers = DealerSchedule(origin, FairDealer(secret, contributions))
        self.dealer = RecordingDealer(self.dealer_of(0))
        components = {"version": game.components_version, "hash": game.components_hash}
        self.header = Header(
            game.name,
            game.rules_version,
            components,
            game.check_options(options),
            seats,
            commitment(secret),
            contributions,
            origin,
        )
        self.events: list[Event] = []
        self.state = game.start(len(seats), self.header.options, self.dealer, self.events)
        self.setup = self.take_dealt()
        self.steps: list[Step] = []

    @property
    def taken_over(self) -> int:
        """The number of steps that are another game's."""
        return self.header.origin[-1].steps if self.header.origin else 0

    def dealer_of(self, step: int) -> Dealer:
        dealer = self.dealers.of(step)
        assert dealer is not None
        return dealer

    def take_dealt(self) -> list[str]:
        return [self.game.outcome_name(outcome) for outcome in self.dealer.take()]

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> Step:
        """Carry out a legal action and note it."""
        self.dealer.inner = self.dealer_of(len(self.steps) + 1)
        self.state.apply(seat, action, self.dealer, log)
        step = Step(seat + 1, self.game.text(action), self.take_dealt())
        self.steps.append(step)
        return step

    def record(self) -> dict[str, Json]:
        """The record so far; the secret is in it only when the game is over."""
        result = self.state.result()
        secret = None if result is None else self.secret.hex()
        ended = None if result is None else result.json()
        record = Record(self.header, self.setup, self.steps, ended, secret)
        return record.json(self.state)
