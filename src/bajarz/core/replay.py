"""Plays a record again, step by step."""

from collections.abc import Iterator
from typing import NamedTuple

from bajarz.core.dealer import Dealer, ScriptedDealer, WrongDeal
from bajarz.core.errors import BadRecord, BajarzError
from bajarz.core.event import Event
from bajarz.core.game import Game
from bajarz.core.notation import short
from bajarz.core.origin import DealerSchedule
from bajarz.core.record import Record, Step
from bajarz.core.state import State


class Moment(NamedTuple):
    """A state of a replayed game: after the set-up (number 0) or after a step."""

    number: int
    step: Step | None
    state: State
    events: list[Event]


def check_header(record: Record, game: Game) -> None:
    """A record of other rules or other components is refused, never reinterpreted."""
    header = record.header
    if header.game != game.name:
        raise BadRecord(f"record: a game of {header.game!r}, not of {game.name!r}", kind="game")
    if header.rules != game.rules_version:
        raise BadRecord(
            f"record: rules version {header.rules!r} of {game.name} is not the version "
            f"{game.rules_version!r} that this program plays",
            kind="version",
        )
    check_components(header.components, game)
    try:
        game.check_players(len(header.seats))
        game.check_options(header.options)
    except BajarzError as error:
        raise BadRecord(f"record: {error}", kind="table") from None


def check_components(given: dict[str, str], game: Game) -> None:
    if given["hash"] != game.components_hash:
        raise BadRecord(
            f"record: played with components {given['version']!r} of {game.name} of the hash "
            f"{short(given['hash'])}; those here are {game.components_version!r} of the hash "
            f"{game.components_hash}; give the right file with --components",
            kind="components",
        )
    if given["version"] != game.components_version:
        raise BadRecord(
            f"record: components.version must be {game.components_version!r}, which has this hash, "
            f"but is {given['version']!r}",
            kind="components",
        )


def replay(record: Record, game: Game, dealers: DealerSchedule | None = None) -> Iterator[Moment]:
    """Every state of the game, each with what happened. States are shared: clone to keep one.

    With dealers, everything dealt must be what they deal.
    """
    check_header(record, game)
    log: list[Event] = []
    scripted = Script(game, dealers or DealerSchedule((), None))
    scripted.expect(record.setup, 0, "set-up")
    try:
        state = start(record, game, scripted, log)
        scripted.finish()
        yield Moment(0, None, state, log)
        for number, step in enumerate(record.steps, 1):
            log = []
            where = f"step {number} ({step.action})"
            if step.seat > len(record.header.seats):
                words = f"there is no seat {step.seat}; there are {len(record.header.seats)}"
                raise BadRecord(f"record: {where}: {words}", number, kind="seat")
            scripted.expect(step.dealt, number, where)
            replay_step(game, state, step, number, scripted, log)
            yield Moment(number, step, state, log)
    except WrongDeal as wrong:
        raise scripted.error(wrong) from None


def start(record: Record, game: Game, dealer: Dealer, log: list[Event]) -> State:
    """The state after the set-up; some options fit only some numbers of players."""
    try:
        return game.start(len(record.header.seats), record.header.options, dealer, log)
    except BadRecord:
        raise
    except BajarzError as error:
        raise BadRecord(f"record: {error}", kind="table") from None


def replay_step(
    game: Game, state: State, step: Step, number: int, dealer: "Script", log: list[Event]
) -> None:
    where = f"record: step {number} ({step.action})"
    try:
        action = game.parse(step.action)
    except BajarzError as error:
        raise BadRecord(f"record: step {number}: {error}", number, kind="action") from None
    seat = step.seat - 1
    refusal = state.refusal(seat, action)
    if refusal is not None:
        words = f"{where}: refused to seat {step.seat} by {refusal}"
        raise BadRecord(words, number, refusal.rule, "rule")
    if game.text(action) != step.action:
        words = f"{where}: the action is written {game.text(action)!r}"
        raise BadRecord(words, number, kind="action")
    state.apply(seat, action, dealer, log)
    dealer.finish()


class Script:
    """Deals what a record says, and compares it with what fair dealers deal."""

    def __init__(self, game: Game, dealers: DealerSchedule) -> None:
        self.game = game
        self.dealers = dealers
        self.dealer: Dealer | None = None
        self.step = 0
        self.where = ""
        self.scripted = ScriptedDealer([])

    def expect(self, dealt: list[str], step: int, where: str) -> None:
        self.step = step
        self.where = where
        self.dealer = self.dealers.of(step)
        try:
            self.scripted = ScriptedDealer([self.game.outcome(name) for name in dealt])
        except BajarzError as error:
            raise self.bad(str(error)) from None

    def bad(self, words: str) -> BadRecord:
        return BadRecord(f"record: {self.where}: {words}", self.step, kind="draw")

    def pick(self, among: list[int]) -> int:
        index = self.scripted.pick(among)
        fair = index if self.dealer is None else self.dealer.pick(among)
        if among[fair] != among[index]:  # equal things can lie at several places
            logged, derived = (self.game.outcome_name(among[i]) for i in (index, fair))
            raise self.bad(f"dealt {logged!r} where the secret gives {derived!r}")
        return index

    def finish(self) -> None:
        if self.scripted.left:
            name = self.game.outcome_name(self.scripted.left[0])
            raise self.bad(f"{name!r} was not to be dealt")

    def error(self, wrong: WrongDeal) -> BadRecord:
        if wrong.wanted is None:
            return self.bad("a dealt outcome is missing")
        return self.bad(f"{self.game.outcome_name(wrong.wanted)!r} cannot be dealt here")
