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
from bajarz.core.forms import fields, listed, secret_bytes, text, texts, whole


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
                "commitment": commitment(secret_bytes(self.secret)),
                "contributions": self.contributions,
                "secret": self.secret,
            },
        }

    def dealer(self) -> FairDealer:
        return FairDealer(secret_bytes(self.secret), self.contributions)


Origins = Sequence[Origin]  # the earliest first


def read_origins(data: Json, steps: int) -> list[Origin]:
    """The earlier dealings of a record of so many steps; each reaches further than the last."""
    origins = [read_origin(each) for each in listed(data, "origin")]
    ends = [-1, *(origin.steps for origin in origins)]
    if not origins or ends != sorted(set(ends)) or ends[-1] > steps:
        raise BadRecord("record: origin: its steps do not follow each other in this game")
    return origins


def read_origin(data: Json) -> Origin:
    top = fields(data, "origin", {"steps", "dealing"})
    names = {"method", "commitment", "contributions", "secret"}
    dealing = fields(top["dealing"], "origin.dealing", names)
    if dealing["method"] != METHOD:
        raise BadRecord(f"record: dealing method {dealing['method']!r} is not {METHOD!r}")
    secret = secret_bytes(text(dealing["secret"], "origin.dealing.secret"))
    if commitment(secret) != dealing["commitment"]:
        words = "record: origin: the secret is not the one that was committed to"
        raise BadRecord(words, fault="commitment")
    given = texts(dealing["contributions"], "origin.dealing.contributions")
    return Origin(whole(top["steps"], "origin.steps"), given, secret.hex())


def going_on(origins: Origins, steps: int, last: Origin) -> list[Origin]:
    """The dealings of a game that goes on after so many steps of one with these dealings.

    `last` is that game's own dealing, of whatever its `origins` did not deal.
    """
    earlier = [origin for origin in origins if origin.steps < steps]
    dealt_now = next((origin for origin in origins if origin.steps >= steps), last)
    return [*earlier, dealt_now._replace(steps=steps)]


class Stages:
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
