"""Whatever reads data from outside says in one line where it is wrong, what must be, what is."""

from collections.abc import Callable
from typing import Any

import pytest

from bajarz.core.errors import BadPosition, BadScenario
from bajarz.core.reader import Reader
from bajarz.core.scenario import check_form
from bajarz.games.registry import GAMES, make_game

READ = Reader(BadPosition, "tale")
KEYS = ("hero", "place")
TABLE = "a table of keys and values"


def test_what_is_right_is_returned() -> None:
    assert READ.table({"hero": 1}, "", KEYS, ["hero"]) == {"hero": 1}
    assert READ.table({"any": 1}, "") == {"any": 1}
    assert READ.texts(["a", "b"], "names") == ["a", "b"]
    assert READ.texts_by_key({"hero": "a", "place": "b"}, "", KEYS) == {"hero": "a", "place": "b"}
    assert READ.whole(0, "n") == 0
    assert [READ.whole(n, "n", 2, 4) for n in (2, 4)] == [2, 4]
    assert READ.seat_number(2, 2, "seat") == 1
    assert READ.one_of("place", KEYS, "key") == 1
    assert READ.true_or_false(False, "over") is False
    assert READ.hexadecimal("0a", "hash", 2) == "0a"


@pytest.mark.parametrize(
    ("read", "words"),
    [
        (lambda: READ.table([], "", KEYS), f"it must be {TABLE}, but is a list"),
        (lambda: READ.table(None, "end", KEYS), f"end must be {TABLE}, but is null"),
        (lambda: READ.table({"z": 1, "b": 2}, "", KEYS), "unknown key 'b'"),
        (lambda: READ.table({"b": 2}, "end", KEYS), "end: unknown key 'b'"),
        (lambda: READ.table({"hero": 2}, "", KEYS, KEYS), "'place' is missing"),
        (lambda: READ.table({"hero": 2}, "end", KEYS, KEYS), "end: 'place' is missing"),
        (lambda: READ.listed({}, "pages"), "pages must be a list, but is a table"),
        (lambda: READ.text(1, "name"), "name must be a text, but is 1"),
        (lambda: READ.texts(["a", None], "names"), "names: every item must be a text, but is null"),
        (lambda: READ.texts_by_key({"hero": 1}, "end"), "end.hero must be a text, but is 1"),
        (lambda: READ.texts_by_key({"hero": "a"}, "end", KEYS), "end: 'place' is missing"),
        (lambda: READ.whole(-1, "n"), "n must be a whole number from 0 up, but is -1"),
        (lambda: READ.whole(True, "n"), "n must be a whole number from 0 up, but is true"),
        (lambda: READ.whole(1.0, "n"), "n must be a whole number from 0 up, but is 1.0"),
        (lambda: READ.whole(5, "n", 2, 4), "n must be a whole number from 2 to 4, but is 5"),
        (lambda: READ.whole(1, "n", 2, 4), "n must be a whole number from 2 to 4, but is 1"),
        (lambda: READ.seat_number(0, 2, "s"), "s must be a whole number from 1 to 2, but is 0"),
        (lambda: READ.seat_number(3, 2, "s"), "s must be a whole number from 1 to 2, but is 3"),
        (lambda: READ.one_of("x", KEYS, "key"), "key must be one of 'hero', 'place', but is 'x'"),
        (lambda: READ.one_of([], KEYS, "key"), "key must be one of 'hero', 'place', but is a list"),
        (lambda: READ.true_or_false(1, "over"), "over must be true or false, but is 1"),
        (lambda: READ.text("a\n" * 99, "name") and READ.listed("a\n" * 99, "n"),
         "n must be a list, but is '" + "a\\n" * 30 + "a...'"),
        (lambda: READ.hexadecimal("0A", "hash", 2),
         "hash must be 2 lower-case hexadecimal digits, but is '0A', 2 characters"),
        (lambda: READ.hexadecimal("0a ", "hash", 2),
         "hash must be 2 lower-case hexadecimal digits, but is '0a ', 3 characters"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(read: Callable[[], object], words: str) -> None:
    with pytest.raises(BadPosition) as error:
        read()
    assert str(error.value) == f"tale: {words}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("position", "words"),
    [
        ([], f"it must be {TABLE}, but is a list"),
        ({"wether": "fair"}, "unknown key 'wether'"),
        ({"seats": {"9": {}}}, "seats: unknown key '9'"),
        ({"seats": {"1": []}}, f"seats.1 must be {TABLE}, but is a list"),
        ({"seats": {"2": {"hat": 1}}}, "seats.2: unknown key 'hat'"),
        ({"turn": "first"}, "turn must be a whole number from 0 up, but is 'first'"),
        ({"first": 3}, "first must be a whole number from 1 to 2, but is 3"),
    ],
)
def test_positions_of_all_games_are_read_alike(name: str, position: Any, words: str) -> None:
    with pytest.raises(BadPosition) as error:
        make_game(name).position(2, {}, position)
    assert str(error.value) == f"position: {words}"


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ([], f"it must be {TABLE}, but is a list"),
        ({"game": "x", "rules": [], "title": ""}, "'step' is missing"),
        ({"game": "x", "rules": [1], "title": "", "step": [{}]},
         "rules: every item must be a text, but is 1"),
        ({"game": "x", "rules": [], "title": "", "step": []}, "it has no step"),
        ({"game": "x", "rules": [], "title": "", "step": [5]},
         f"step 1 must be {TABLE}, but is 5"),
        ({"game": "x", "rules": [], "title": "", "step": [{"seat": 1}]}, "step 1: it says nothing"),
        ({"game": "x", "rules": [], "title": "", "step": [{"undo": 1}]},
         "step 1: undo must be true or false, but is 1"),
        ({"game": "x", "rules": [], "title": "", "step": [{"view": {"1": 5}}]},
         f"step 1: view.1 must be {TABLE}, but is 5"),
        ({"game": "x", "rules": [], "title": "", "step": [{"view": {"me": {}}}]},
         "step 1: view.me: a view is of a seat's number"),
        ({"game": "x", "rules": [], "title": "", "step": [{"refuse": "end"}]},
         "step 1: 'refuse' needs 'rule'"),
    ],
)  # fmt: skip
def test_the_form_of_scenarios_is_read(data: Any, words: str) -> None:
    with pytest.raises(BadScenario) as error:
        check_form(data)
    assert str(error.value) == f"scenario: {words}"
