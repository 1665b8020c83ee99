"""Where a game comes from that goes on from a moment of another one.

Its first steps are those of the other game, with what was dealt there. That game is over, so its
secret is known and stands in the new record: every draw can be proved, those taken over by the
secrets they came from, the new ones by a secret of the new game's own.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bajarz.core.canonical import Json
from bajarz.core.dealer import Dealer
from bajarz.core.errors import BadRecord
from bajarz.core.fairness import METHOD, FairDealer, commitment
from bajarz.core.reader import Reader

READ = Reader(BadRecord, "record")
HASH_DIGITS = 64  # hexadecimal, of 32 bytes: secrets and commitments
DEALING_KEYS = {"method", "commitment", "contributions", "secret"}


class Origin(NamedTuple):
    """An earlier dealing: the set-up and the steps up to number `steps` were dealt by it."""

    steps: int
    contributions: list[str]
    secret: str

    def json(self) -> Json:
        return {
            "steps": self.steps,
            "dealing": {
                "method": METHOD,
                "commitment": commitment(bytes.fromhex(self.secret)),
                "contributions": self.contributions,
                "secret": self.secret,
            },
        }

    def dealer(self) -> FairDealer:
        return FairDealer(bytes.fromhex(self.secret), self.contributions)


Origins = Sequence[Origin]  # the earliest first


def read_origins(data: Json, steps: int) -> list[Origin]:
    """The earlier dealings of a record of so many steps; each reaches further than the last."""
    origins = [read_origin(each) for each in READ.listed(data, "origin")]
    ends = [origin.steps for origin in origins]
    if not origins:
        raise READ.bad("origin must name a dealing, or be left out")
    if ends != sorted(set(ends)) or ends[-1] > steps:
        given = ", ".join(map(str, ends))
        raise READ.bad(f"origin: steps must grow and be {steps} at most, but are {given}")
    return origins


def read_origin(data: Json) -> Origin:
    top = READ.table(data, "origin", ("steps", "dealing"), ("steps", "dealing"))
    dealing = READ.table(top["dealing"], "origin.dealing", DEALING_KEYS, DEALING_KEYS)
    read_method(dealing, "origin.dealing")
    secret = READ.hexadecimal(dealing["secret"], "origin.dealing.secret", HASH_DIGITS)
    if commitment(bytes.fromhex(secret)) != dealing["commitment"]:
        words = "record: origin.dealing.secret is not the one that was committed to"
        raise BadRecord(words, kind="commitment")
    given = READ.texts(dealing["contributions"], "origin.dealing.contributions")
    return Origin(READ.whole(top["steps"], "origin.steps"), given, secret)


def read_method(dealing: dict[str, Json], where: str) -> None:
    if dealing["method"] != METHOD:
        raise READ.wrong(dealing["method"], repr(METHOD), f"{where}.method")


def going_on(origins: Origins, steps: int, last: Origin) -> list[Origin]:
    """The dealings of a game that goes on after so many steps of one with these dealings.

    `last` is that game's own dealing, of whatever its `origins` did not deal.
    """
    earlier = [origin for origin in origins if origin.steps < steps]
    dealt_now = next((origin for origin in origins if origin.steps >= steps), last)
    return [*earlier, dealt_now._replace(steps=steps)]


class DealerSchedule:
    """The dealers of a game, each for its steps; step 0 is the set-up."""

    def __init__(self, origins: Origins, last: Dealer | None) -> None:
        self.earlier = [(origin.steps, origin.dealer()) for origin in origins]
        self.last = last

    def of(self, step: int) -> Dealer | None:
        """Who deals in a step, or None where that is not known."""
        for until, dealer in self.earlier:
            if step <= until:
                return dealer
        return self.last
