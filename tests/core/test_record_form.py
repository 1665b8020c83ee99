"""A record has one form: whatever is written otherwise is refused, in one clear line."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from bajarz.core.canonical import canonical
from bajarz.core.errors import BadRecord
from bajarz.core.record import TOO_DEEP, parse_record
from bajarz.core.verify import verify
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.registry import default_components
from play import random_record

Data = dict[str, Any]


@pytest.fixture(scope="module")
def game() -> Fantazja:
    return Fantazja(default_components("fantazja"))


@pytest.fixture
def record(game: Fantazja) -> Data:
    data: Data = json.loads(canonical(random_record(game, "record", 2).record()))
    return data


def changed(data: Data, path: tuple[Any, ...], value: object) -> Data:
    """The record with another value at one place; REMOVED takes it out."""
    inner: Any = data
    for part in path[:-1]:
        inner = inner[part]
    if value is REMOVED:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return data


REMOVED = object()
HASH = "must be 64 lower-case hexadecimal digits, but is"
TEXTS = "every item must be a text, but is"
TABLE = "must be a table of keys and values, but is"


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("format",), "tale/2", "format must be 'bajarz-record/1', but is 'tale/2'"),
        (("format",), REMOVED, "'format' is missing"),
        (("extra",), 1, "unknown key 'extra'"),
        (("digest",), REMOVED, "'digest' is missing"),
        (("game",), 5, "game must be a text, but is 5"),
        (("rules",), 1, "rules must be a text, but is 1"),
        (("components",), {"version": "1"}, "components: 'hash' is missing"),
        (("components", "hash"), None, "components.hash must be a text, but is null"),
        (("options",), [], f"options {TABLE} a list"),
        (("options", "first"), True, "options.first must be a text, but is true"),
        (("seats",), "Ola", "seats must be a list, but is 'Ola'"),
        (("seats", 1), {"name": "Ola"}, "seats.2: 'played_by' is missing"),
        (("seats", 0, "age"), "9", "seats.1: unknown key 'age'"),
        (("dealing", "method"), "dice", "dealing.method must be 'hmac-sha256/1', but is 'dice'"),
        (("dealing", "commitment"), "00", f"dealing.commitment {HASH} '00', 2 characters"),
        (("dealing", "contributions"), "ola", "dealing.contributions must be a list, but is 'ola'"),
        (("dealing", "contributions"), [5], f"dealing.contributions: {TEXTS} 5"),
        (("dealing", "secret"), "xyz", f"dealing.secret {HASH} 'xyz', 3 characters"),
        (("dealing", "secret"), 5, f"dealing.secret {HASH} 5"),
        (("setup",), None, f"setup {TABLE} null"),
        (("setup", "dealt"), {}, "setup.dealt must be a list, but is a table"),
        (("steps",), {}, "steps must be a list, but is a table"),
        (("steps", 3), [], f"step 4 {TABLE} a list"),
        (("steps", 3, "seat"), "1", "step 4: seat must be a whole number from 1 up, but is '1'"),
        (("steps", 3, "seat"), True, "step 4: seat must be a whole number from 1 up, but is true"),
        (("steps", 3, "seat"), 0, "step 4: seat must be a whole number from 1 up, but is 0"),
        (("steps", 3, "action"), 5, "step 4: action must be a text, but is 5"),
        (("steps", 3, "dealt"), [5], f"step 4: dealt: {TEXTS} 5"),
        (("steps", 3, "note"), "", "step 4: unknown key 'note'"),
        (("seats", 0, "name"), "\ud800", "a text in it is no Unicode: it has half a character"),
    ],
)  # fmt: skip
def test_a_malformed_record_is_refused(
    game: Fantazja, record: Data, path: tuple[Any, ...], value: object, words: str
) -> None:
    with pytest.raises(BadRecord) as error:
        verify(changed(record, path, value), game)
    assert str(error.value) == f"record: {words}"
    assert (error.value.kind, error.value.step) == ("form", None)


@pytest.mark.parametrize("data", [None, 5, "record", []])
def test_what_is_no_table_is_no_record(game: Fantazja, data: object) -> None:
    with pytest.raises(BadRecord, match=r"^record: it must be a table"):
        verify(data, game)


def in_capitals(secret: str) -> str:
    return secret.upper()


def with_blanks(secret: str) -> str:
    return " ".join(secret[n : n + 2] for n in range(0, 64, 2))


def with_a_blank_behind(secret: str) -> str:
    return f"{secret}\n"


@pytest.mark.parametrize("write", [in_capitals, with_blanks, with_a_blank_behind])
def test_a_secret_has_one_form(game: Fantazja, record: Data, write: Callable[[str], str]) -> None:
    """The same bytes, but another text: every text of a record can be written in one way alone."""
    record["dealing"]["secret"] = write(record["dealing"]["secret"])
    with pytest.raises(BadRecord, match=f"^record: dealing.secret {HASH}"):
        verify(record, game)


# The text

CUT = r"no JSON \(cut off\?\): "


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"seats":', '"seats":[],"seats":', "the key 'seats' is there twice"),
        ('"seat":1', '"seat":2,"seat":1', "the key 'seat' is there twice"),
        ('"scores":{', '"scores":{"1":99,', "the key '1' is there twice"),
        ('"seat":1', '"seat":1.0', "1.0 is no whole number"),
        ('"seat":1', '"seat":1e0', "1e0 is no whole number"),
        ('"seat":1', '"seat":NaN', "NaN is no whole number"),
        ('"seat":1', '"seat":-Infinity', "-Infinity is no whole number"),
        ('"bonus":0', '"bonus":-0', "-0 is no number that a record has"),
        ('"seat":1', '"seat":1234567890123456', "1234567890123456 is no number that a record has"),
        ('"result":', '"result":' + "[" * 100_000, TOO_DEEP),
    ],
)  # fmt: skip
def test_a_text_that_readers_could_take_in_two_ways_is_refused(
    record: Data, old: str, new: str, words: str
) -> None:
    text = canonical(record)
    assert old in text
    with pytest.raises(BadRecord) as error:
        parse_record(text.replace(old, new, 1))
    assert str(error.value) == f"record: {words}"
    assert error.value.kind == "form"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "it is empty"),
        (" \n", "it is empty"),
        ("once upon a time", "no JSON: Expecting value: line 1 column 1"),
        ('{"game": "fantazja"', CUT + "Expecting ',' delimiter: line 1 column 20"),
        ('{"game": "fant', CUT + "Unterminated string starting at: line 1 column 10"),
        ('{"game": "fantazja"} {', "no JSON: Extra data: line 1 column 22"),
        (b'{"game": "\xff"}', "it is no text in UTF-8"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_json_is_refused(text: str | bytes, words: str) -> None:
    with pytest.raises(BadRecord, match=f"^record: {words}"):
        parse_record(text)


def test_blanks_and_the_order_of_keys_do_not_matter(game: Fantazja, record: Data) -> None:
    text = json.dumps(dict(reversed(record.items())), ensure_ascii=True, indent=2)
    assert verify(parse_record(text.encode()), game).result == record["result"]
