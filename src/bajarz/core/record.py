"""The record of a game: the truth from which every state can be computed again.

The format is described in docs/records.md. Every step carries a check, the hash of all that came
before it and itself, so that a change is found at the very step where it was made.
"""

import json
from typing import NamedTuple, NoReturn

from bajarz.core.canonical import Json, canonical, sha256
from bajarz.core.fairness import METHOD
from bajarz.core.game import Options
from bajarz.core.notation import short
from bajarz.core.origin import DEALING_KEYS, HASH_DIGITS, READ, Origins, read_method, read_origins
from bajarz.core.reader import shown
from bajarz.core.state import State

FORMAT = "bajarz-record/1"
KEYS = {"format", "game", "rules", "components", "options", "seats", "dealing", "setup", "steps",
        "result", "digest"}  # fmt: skip
STEP_KEYS = {"seat", "action", "dealt", "check"}
CHECK_LENGTH = 16
TOO_DEEP = "no record has so many brackets inside one another"
MOST_DIGITS = 15  # of a number: every reader knows so many exactly


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
    """The hash of the whole game: all steps, the result, and the final state."""
    return sha256(last + canonical(record.result) + canonical(final.for_digest()))


# Reading


def parse_record(text: str | bytes) -> Json:
    """The data of a record's text, which is JSON that says one thing to every reader.

    Refused are keys that are there twice and numbers that are not whole.
    """
    try:
        return json.loads(
            text if isinstance(text, str) else text.decode(),
            object_pairs_hook=once_each,
            parse_int=whole_number,
            parse_float=no_fraction,
            parse_constant=no_fraction,
        )
    except UnicodeDecodeError:
        raise READ.bad("it is no text in UTF-8") from None
    except json.JSONDecodeError as error:
        raise READ.bad(not_json(error)) from None
    except RecursionError:
        raise READ.bad(TOO_DEEP) from None


def not_json(error: json.JSONDecodeError) -> str:
    """What keeps a text from being JSON."""
    if not error.doc.strip():
        return "it is empty"
    cut_off = error.pos >= len(error.doc.rstrip()) or error.msg.startswith("Unterminated")
    return f"no JSON{' (cut off?)' if cut_off else ''}: {error}"


def once_each(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    """An object, none of whose keys is there twice: readers would disagree which one counts."""
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise READ.bad(f"the key {shown(twice)} is there twice")
    return found


def whole_number(digits: str) -> int:
    if digits == "-0" or len(digits) > MOST_DIGITS:
        raise READ.bad(f"{short(digits)} is no number that a record has")
    return int(digits)


def no_fraction(digits: str) -> NoReturn:
    raise READ.bad(f"{short(digits)} is no whole number")


def read_record(data: Json) -> tuple[Record, Json]:
    """Check the form of a record's data; return it with the data, for `verify`."""
    top = READ.table(data, "")
    if top.get("format", FORMAT) != FORMAT:
        raise READ.wrong(top["format"], repr(FORMAT), "format")
    READ.table(top, "", KEYS | {"origin"}, KEYS)
    check_letters(top)
    dealing = READ.table(top["dealing"], "dealing", DEALING_KEYS, DEALING_KEYS)
    read_method(dealing, "dealing")
    given = READ.listed(top["steps"], "steps")
    steps = [read_step(step, f"step {number}") for number, step in enumerate(given, 1)]
    header = Header(
        READ.text(top["game"], "game"),
        READ.text(top["rules"], "rules"),
        READ.texts_by_key(top["components"], "components", ("version", "hash")),
        READ.texts_by_key(top["options"], "options"),
        [
            READ.texts_by_key(seat, f"seats.{number}", ("name", "played_by"))
            for number, seat in enumerate(READ.listed(top["seats"], "seats"), 1)
        ],
        READ.hexadecimal(dealing["commitment"], "dealing.commitment", HASH_DIGITS),
        READ.texts(dealing["contributions"], "dealing.contributions"),
        read_origins(top["origin"], len(steps)) if "origin" in top else (),
    )
    setup = READ.table(top["setup"], "setup", ("dealt", "check"), ("dealt", "check"))
    secret = dealing["secret"]
    if secret is not None:
        READ.hexadecimal(secret, "dealing.secret", HASH_DIGITS)
    record = Record(header, READ.texts(setup["dealt"], "setup.dealt"), steps, top["result"], secret)
    return record, top


def read_step(data: Json, where: str) -> Step:
    step = READ.table(data, where, STEP_KEYS, STEP_KEYS)
    seat = READ.whole(step["seat"], f"{where}: seat", 1)
    action = READ.text(step["action"], f"{where}: action")
    return Step(seat, action, READ.texts(step["dealt"], f"{where}: dealt"))


def check_letters(data: Json) -> None:
    """Texts must be Unicode: halves of characters, which JSON can name, have no bytes."""
    try:
        canonical(data).encode()
    except UnicodeEncodeError:
        raise READ.bad("a text in it is no Unicode: it has half a character") from None
    except RecursionError:
        raise READ.bad(TOO_DEEP) from None
