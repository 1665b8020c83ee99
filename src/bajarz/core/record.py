"""The record of a game: the truth from which every state can be computed again.

The format is described in docs/records.md. Every step carries a check, the hash of all that came
before it and itself, so that a change is found at the very step where it was made.
"""

from collections.abc import Iterator
from typing import NamedTuple

from bajarz.core.canonical import Json, canonical, sha256
from bajarz.core.dealer import Dealer, RecordingDealer, ScriptedDealer, WrongDeal
from bajarz.core.errors import BadRecord, BajarzError
from bajarz.core.event import Event
from bajarz.core.fairness import METHOD, FairDealer, commitment
from bajarz.core.forms import (
    check_letters,
    fields,
    listed,
    secret_bytes,
    text,
    texts,
    texts_by_name,
    whole,
)
from bajarz.core.game import Game, Options
from bajarz.core.origin import Origins, Stages, read_origins
from bajarz.core.state import State

FORMAT = "bajarz-record/1"
KEYS = {"format", "game", "rules", "components", "options", "seats", "dealing", "setup", "steps",
        "result", "digest"}  # fmt: skip
CHECK_LENGTH = 16


class Header(NamedTuple):
    """What is settled before the first tile is dealt."""

    game: str
    rules: str
    components: dict[str, str]
    options: Options
    seats: list[dict[str, str]]
    commitment: str
    contributions: list[str]
    origin: Origins = ()  # of a game that goes on from a moment of another

    def json(self) -> dict[str, Json]:
        origin = {"origin": [each.json() for each in self.origin]} if self.origin else {}
        return {
            **origin,
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "components": self.components,
            "options": self.options,
            "seats": self.seats,
            "dealing": {
                "method": METHOD,
                "commitment": self.commitment,
                "contributions": self.contributions,
            },
        }


class Step(NamedTuple):
    """One action: whose, which, and what chance dealt while it was carried out."""

    seat: int  # from 1
    action: str
    dealt: list[str]

    def json(self) -> Json:
        return {"seat": self.seat, "action": self.action, "dealt": self.dealt}


class Record(NamedTuple):
    """A whole game, or one that is still going on (no result, no secret)."""

    header: Header
    setup: list[str]
    steps: list[Step]
    result: Json
    secret: str | None

    def json(self, final: State) -> dict[str, Json]:
        """The record as data; `final` is the state after its last step."""
        checks = chain(self)
        steps = [
            {**step.json(), "check": check[:CHECK_LENGTH]}
            for step, check in zip(self.steps, checks[1:], strict=True)
        ]
        data = self.header.json()
        data["dealing"]["secret"] = self.secret
        data["setup"] = {"dealt": self.setup, "check": checks[0][:CHECK_LENGTH]}
        data["steps"] = steps
        data["result"] = self.result
        data["digest"] = digest(checks[-1], self, final)
        return data


def chain(record: Record) -> list[str]:
    """The hash after the set-up and after each step, each made of the one before."""
    link = sha256(canonical(record.header.json()))
    link = sha256(link + canonical(record.setup))
    links = [link]
    for step in record.steps:
        link = sha256(link + canonical(step.json()))
        links.append(link)
    return links


def digest(last: str, record: Record, final: State) -> str:
    """The hash of the whole game: all steps, the result, and the final state.

    What players remember is no part of the state there: it decides nothing.
    """
    state = {key: value for key, value in final.full().items() if key != "memory"}
    return sha256(last + canonical(record.result) + canonical(state))


# Reading


def read_record(data: Json) -> tuple[Record, Json]:
    """Check the form of a record's data; return it with the data, for `verify`."""
    has_origin = isinstance(data, dict) and "origin" in data
    top = fields(data, "record", KEYS | ({"origin"} if has_origin else set()))
    check_letters(top)
    if top["format"] != FORMAT:
        raise BadRecord(f"record: format {top['format']!r} is not {FORMAT!r}")
    dealing = fields(top["dealing"], "dealing", {"method", "commitment", "contributions", "secret"})
    if dealing["method"] != METHOD:
        raise BadRecord(f"record: dealing method {dealing['method']!r} is not {METHOD!r}")
    steps = [
        read_step(step, number) for number, step in enumerate(listed(top["steps"], "steps"), 1)
    ]
    header = Header(
        text(top["game"], "game"),
        text(top["rules"], "rules"),
        texts_by_name(top["components"], "components", {"version", "hash"}),
        texts_by_name(top["options"], "options", None),
        [
            texts_by_name(seat, "seats", {"name", "played_by"})
            for seat in listed(top["seats"], "seats")
        ],
        text(dealing["commitment"], "dealing.commitment"),
        texts(dealing["contributions"], "dealing.contributions"),
        read_origins(top["origin"], len(steps)) if has_origin else (),
    )
    setup = fields(top["setup"], "setup", {"dealt", "check"})
    secret = dealing["secret"]
    if secret is not None:
        secret_bytes(text(secret, "dealing.secret"))
    record = Record(header, texts(setup["dealt"], "setup.dealt"), steps, top["result"], secret)
    return record, top


def read_step(data: Json, number: int) -> Step:
    where = f"step {number}"
    step = fields(data, where, {"seat", "action", "dealt", "check"})
    seat = whole(step["seat"], f"{where}: seat")
    return Step(seat, text(step["action"], f"{where}: action"), texts(step["dealt"], where))


# Replaying


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
        raise BadRecord(f"record: a game of {header.game!r}, not of {game.name!r}", fault="game")
    if header.rules != game.rules_version:
        raise BadRecord(
            f"record: rules version {header.rules!r} of {game.name} is not the version "
            f"{game.rules_version!r} that this program plays",
            fault="version",
        )
    if header.components["hash"] != game.components_hash:
        raise BadRecord(
            f"record: played with components {header.components['version']!r} of another hash than "
            f"{game.components_version!r} here; give the right file with --components",
            fault="components",
        )
    game.check_players(len(header.seats))
    game.check_options(header.options)


def replay(record: Record, game: Game, dealers: Stages | None = None) -> Iterator[Moment]:
    """Every state of the game, each with what happened. States are shared: clone to keep one.

    With dealers, everything dealt must be what they deal.
    """
    check_header(record, game)
    log: list[Event] = []
    scripted = Script(game, dealers or Stages((), None))
    scripted.expect(record.setup, 0, "set-up")
    try:
        state = game.start(len(record.header.seats), record.header.options, scripted, log)
        scripted.finish()
        yield Moment(0, None, state, log)
        for number, step in enumerate(record.steps, 1):
            log = []
            scripted.expect(step.dealt, number, f"step {number} ({step.action})")
            replay_step(game, state, step, number, scripted, log)
            yield Moment(number, step, state, log)
    except WrongDeal as wrong:
        raise scripted.error(wrong) from None


def replay_step(
    game: Game, state: State, step: Step, number: int, dealer: "Script", log: list[Event]
) -> None:
    where = f"record: step {number} ({step.action})"
    try:
        action = game.parse(step.action)
    except BajarzError as error:
        raise BadRecord(f"record: step {number}: {error}", number, fault="action") from None
    seat = step.seat - 1
    if not 0 <= seat < max(game.players):
        raise BadRecord(f"{where}: there is no seat {step.seat}", number, fault="seat")
    refusal = state.refusal(seat, action)
    if refusal is not None:
        words = f"{where}: refused to seat {step.seat} by {refusal}"
        raise BadRecord(words, number, refusal.rule, "rule")
    if game.text(action) != step.action:
        words = f"{where}: the action is written {game.text(action)!r}"
        raise BadRecord(words, number, fault="action")
    state.apply(seat, action, dealer, log)
    dealer.finish()


class Script:
    """Deals what a record says, and compares it with what fair dealers deal."""

    def __init__(self, game: Game, dealers: Stages) -> None:
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

    def bad(self, fault: str) -> BadRecord:
        return BadRecord(f"record: {self.where}: {fault}", self.step, fault="draw")

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


# Verifying


def verify(data: Json, game: Game) -> Record:
    """Prove a record: its form, actions, draws, checks, result and digest.

    Raises BadRecord naming the first step that does not fit.
    """
    record, top = read_record(data)
    check_header(record, game)
    dealer: Dealer | None = None
    if record.secret is not None:
        secret = secret_bytes(record.secret)
        if commitment(secret) != record.header.commitment:
            words = "record: the secret is not the one that was committed to"
            raise BadRecord(words, fault="commitment")
        dealer = FairDealer(secret, record.header.contributions)
    links = chain(record)
    check_link(top["setup"], links[0], 0, "set-up")
    final: State | None = None
    for moment in replay(record, game, Stages(record.header.origin, dealer)):
        final, number = moment.state, moment.number
        if number:
            check_link(top["steps"][number - 1], links[number], number, step_name(moment))
    assert final is not None
    check_end(record, top, final, links[-1])
    return record


def step_name(moment: Moment) -> str:
    assert moment.step is not None
    return f"step {moment.number} ({moment.step.action})"


def check_link(data: Json, link: str, step: int, where: str) -> None:
    if data["check"] != link[:CHECK_LENGTH]:
        words = "the check does not fit; something was changed here"
        raise BadRecord(f"record: {where}: {words}", step, fault="check")


def check_end(record: Record, top: Json, final: State, last: str) -> None:
    result = final.result()
    expected = None if result is None else result.json()
    if record.result != expected:
        raise BadRecord("record: the result is not the one the steps lead to", fault="result")
    if result is not None and record.secret is None:
        raise BadRecord("record: a finished game without its dealing secret", fault="secret")
    if top["digest"] != digest(last, record, final):
        raise BadRecord("record: the digest does not fit", fault="check")


# Writing


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
        self.dealers = Stages(origin, FairDealer(secret, contributions))
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
