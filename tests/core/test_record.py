"""Records prove themselves, and a changed one is refused at the step that was changed."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from bajarz.core.canonical import canonical
from bajarz.core.errors import BadRecord, BajarzError
from bajarz.core.record import read_record
from bajarz.core.replay import replay
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


def step_with(data: Data, verb: str) -> int:
    return next(n for n, step in enumerate(data["steps"]) if step["action"].startswith(verb))


def test_an_untouched_record_is_proved(game: Fantazja, record: Data) -> None:
    assert verify(record, game).result == record["result"]


def test_a_broken_off_game_keeps_its_secret(game: Fantazja) -> None:
    data = random_record(game, "broken off", 2, steps=20).record()
    assert data["dealing"]["secret"] is None
    assert data["result"] is None
    assert verify(data, game).secret is None


def test_replay_gives_every_state_once(game: Fantazja, record: Data) -> None:
    moments = [moment.number for moment in replay(read_record(record)[0], game)]
    assert moments == list(range(len(record["steps"]) + 1))


def change_action(data: Data) -> str:
    number = step_with(data, "gain")
    data["steps"][number]["action"] = "gain S-Nothing"
    return f"step {number + 1}"


def change_to_another_legal_action(data: Data) -> str:
    number = step_with(data, "small")
    words = data["steps"][number]["action"].split()
    data["steps"][number]["action"] = f"gain {words[1]}"
    return f"step {number + 1}"


def change_draw(data: Data) -> str:
    steps = data["steps"]
    number = next(n for n, step in enumerate(steps) if len(step["dealt"]) == 1)
    names = {name for step in steps[number + 1 :] for name in step["dealt"]}
    own = next(name for name in sorted(names) if name[0] == steps[number]["dealt"][0][0])
    steps[number]["dealt"] = [own]
    return f"step {number + 1}"


def swap_draws_of_setup(data: Data) -> str:
    dealt = data["setup"]["dealt"]
    dealt[1], dealt[2] = dealt[2], dealt[1]
    return "set-up"


def change_seat(data: Data) -> str:
    data["steps"][0]["seat"] = 3 - data["steps"][0]["seat"]
    return "step 1"


def change_score(data: Data) -> str:
    data["result"]["scores"]["1"] += 1
    return "result"


def change_rules_version(data: Data) -> str:
    data["rules"] = "0"
    return "rules version"


def change_components_hash(data: Data) -> str:
    data["components"]["hash"] = "0" * 64
    return "components"


def change_secret(data: Data) -> str:
    data["dealing"]["secret"] = "00" * 32
    return "secret"


def drop_secret(data: Data) -> str:
    data["dealing"]["secret"] = None
    return "secret"


def change_name(data: Data) -> str:
    data["seats"][0]["name"] = "Somebody else"
    return "set-up"


def drop_last_step(data: Data) -> str:
    data["steps"].pop()
    return "result"


def add_step(data: Data) -> str:
    data["steps"].append(dict(data["steps"][-1]))
    return f"step {len(data['steps'])}"


def change_digest(data: Data) -> str:
    data["digest"] = "0" * 64
    return "digest"


@pytest.mark.parametrize(
    "change",
    [
        change_action, change_to_another_legal_action, change_draw, swap_draws_of_setup,
        change_seat, change_score, change_rules_version, change_components_hash, change_secret,
        drop_secret, change_name, drop_last_step, add_step, change_digest,
    ],
)  # fmt: skip
def test_a_changed_record_is_refused(
    game: Fantazja, record: Data, change: Callable[[Data], str]
) -> None:
    where = change(record)
    with pytest.raises(BadRecord, match=where):
        verify(record, game)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("steps",), {}),
        (("steps", 0, "seat"), "1"),
        (("steps", 0, "seat"), 9),
        (("steps", 0, "action"), 5),
        (("steps", 0, "dealt"), [5]),
        (("setup",), None),
        (("format",), "bajarz-record/2"),
        (("seats",), [{}]),
        (("seats",), []),
        (("options",), {"first": "9"}),
        (("options",), {"speed": "1"}),
        (("dealing", "method"), "dice"),
        (("dealing", "secret"), "xyz"),
        (("dealing", "contributions"), "ola"),
    ],
)
def test_a_malformed_record_is_refused(
    game: Fantazja, record: Data, path: tuple[Any, ...], value: object
) -> None:
    inner: Any = record
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = value
    with pytest.raises(BajarzError):
        verify(record, game)
