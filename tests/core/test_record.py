"""Records prove themselves, and a changed one is refused at the step that was changed."""

import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from bajarz.core.canonical import canonical
from bajarz.core.errors import BadRecord
from bajarz.core.record import chain, digest, parse_record, read_record
from bajarz.core.replay import replay
from bajarz.core.verify import verify
from bajarz.games.caladale.position_data import CaladalePosition
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.registry import default_components, make_game
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
    return f"step {number + 1}: 'S-Nothing' is no tile"


def change_to_another_legal_action(data: Data) -> str:
    number = step_with(data, "small")
    words = data["steps"][number]["action"].split()
    data["steps"][number]["action"] = f"gain {words[1]}"
    return rf"step {number + 1} \(gain {words[1]}\): "


def shout(data: Data) -> str:
    number = step_with(data, "gain")
    action = data["steps"][number]["action"]
    data["steps"][number]["action"] = action.upper()
    return rf"step {number + 1} \({action.upper()}\): the action is written '{action}'"


def change_draw(data: Data) -> str:
    steps = data["steps"]
    number = next(n for n, step in enumerate(steps) if len(step["dealt"]) == 1)
    names = {name for step in steps[number + 1 :] for name in step["dealt"]}
    [dealt] = steps[number]["dealt"]
    own = next(name for name in sorted(names) if name[0] == dealt[0])
    steps[number]["dealt"] = [own]
    return rf"step {number + 1} \(.*\): dealt '{own}' where the secret gives '{dealt}'"


def deal_one_more(data: Data) -> str:
    number = next(n for n, step in enumerate(data["steps"]) if step["dealt"])
    data["steps"][number]["dealt"].append("S-Well")
    return rf"step {number + 1} \(.*\): 'S-Well' was not to be dealt"


def deal_one_less(data: Data) -> str:
    number = next(n for n, step in enumerate(data["steps"]) if step["dealt"])
    data["steps"][number]["dealt"].pop()
    return rf"step {number + 1} \(.*\): a dealt outcome is missing"


def deal_what_is_gone(data: Data) -> str:
    number = next(n for n, step in enumerate(data["steps"]) if step["dealt"])
    gone = data["setup"]["dealt"][-1]
    data["steps"][number]["dealt"][0] = gone
    return rf"step {number + 1} \(.*\): '{gone}' cannot be dealt here"


def deal_what_there_is_not(data: Data) -> str:
    data["steps"][3]["dealt"] = ["the moon"]
    return r"step 4 \(.*\): 'the moon' is nothing that chance deals in fantazja"


def swap_draws_of_setup(data: Data) -> str:
    dealt = data["setup"]["dealt"]
    dealt[1], dealt[2] = dealt[2], dealt[1]
    return (
        "set-up: the check must be '.*', but is '.*': what comes before the first step was changed"
    )


def change_seat(data: Data) -> str:
    seat = 3 - data["steps"][0]["seat"]
    data["steps"][0]["seat"] = seat
    return rf"step 1 \(.*\): refused to seat {seat} by F-T1-turn"


def name_a_third_seat(data: Data) -> str:
    data["steps"][0]["seat"] = 3
    return r"step 1 \(.*\): there is no seat 3; there are 2"


def change_check(data: Data) -> str:
    data["steps"][4]["check"] = "0" * 16
    return r"step 5 \(.*\): the check must be '.*', but is '0{16}': this step was changed"


def change_score(data: Data) -> str:
    score = data["result"]["scores"]["1"]
    data["result"]["scores"]["1"] += 1
    return rf"result\.scores\.1 must be {score}, but is {score + 1}"


def change_winners(data: Data) -> str:
    data["result"]["winners"] = [1, 2]
    return r"result\.winners must be \[.\], but is \[1,2\]"


def true_for_one(data: Data) -> str:
    """A truth value is equal to a number in Python, but it is another text."""
    winner = data["result"]["winners"][0]
    data["result"]["ranks"][str(winner)] = True
    return rf"result\.ranks\.{winner} must be 1, but is true"


def forget_the_reason(data: Data) -> str:
    del data["result"]["reason"]
    return "result: 'reason' is missing"


def praise_the_winner(data: Data) -> str:
    data["result"]["praise"] = "well done"
    return "result: unknown key 'praise'"


def forget_the_result(data: Data) -> str:
    data["result"] = None
    return f"there is no result, but the game is over after its {len(data['steps'])} steps"


def drop_last_step(data: Data) -> str:
    data["steps"].pop()
    return f"there is a result, but the game is not over after its {len(data['steps'])} steps"


def add_step(data: Data) -> str:
    data["steps"].append(dict(data["steps"][-1]))
    return rf"step {len(data['steps'])} \(.*\): refused to seat . by F-E1"


def other_game(data: Data) -> str:
    data["game"] = "caladale"
    return "a game of 'caladale', not of 'fantazja'"


def change_rules_version(data: Data) -> str:
    data["rules"] = "0"
    return "rules version '0' of fantazja is not the version '1' that this program plays"


def change_components_hash(data: Data) -> str:
    data["components"]["hash"] = "0" * 64
    return "played with components 'reconstruction-1' of fantazja of the hash 0{64}; those here are"


def change_components_version(data: Data) -> str:
    data["components"]["version"] = "2"
    return r"components\.version must be 'reconstruction-1', which has this hash, but is '2'"


def change_option(data: Data) -> str:
    data["options"]["first"] = "9"
    return "option first is one of random, 1, 2, not '9'"


def add_option(data: Data) -> str:
    data["options"]["speed"] = "1"
    return "fantazja has no option 'speed'; its options: first"


def add_seat(data: Data) -> str:
    data["seats"].append(data["seats"][0])
    return "fantazja is a game for 2 players, not for 3"


def change_secret(data: Data) -> str:
    data["dealing"]["secret"] = "00" * 32
    return r"dealing\.secret is not the one that was committed to"


def drop_secret(data: Data) -> str:
    data["dealing"]["secret"] = None
    return r"dealing\.secret is missing, though the game is over"


def change_name(data: Data) -> str:
    data["seats"][0]["name"] = "Somebody else"
    return "set-up: the check must be"


def change_digest(data: Data) -> str:
    data["digest"] = "0" * 64
    return "digest must be '[0-9a-f]{64}', but is '0{64}'"


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        (change_action, "action"), (change_to_another_legal_action, "check"), (shout, "action"),
        (change_draw, "draw"), (deal_one_more, "draw"), (deal_one_less, "draw"),
        (deal_what_is_gone, "draw"), (deal_what_there_is_not, "draw"),
        (swap_draws_of_setup, "check"), (change_seat, "rule"),
        (name_a_third_seat, "seat"), (change_check, "check"), (change_score, "result"),
        (change_winners, "result"), (true_for_one, "result"), (forget_the_reason, "result"),
        (praise_the_winner, "result"), (forget_the_result, "result"), (drop_last_step, "result"),
        (add_step, "rule"), (other_game, "game"), (change_rules_version, "version"),
        (change_components_hash, "components"), (change_components_version, "components"),
        (change_option, "table"), (add_option, "table"), (add_seat, "table"),
        (change_secret, "commitment"), (drop_secret, "secret"), (change_name, "check"),
        (change_digest, "check"),
    ],
)  # fmt: skip
def test_a_changed_record_is_refused(
    game: Fantazja, record: Data, change: Callable[[Data], str], kind: str
) -> None:
    words = change(record)
    with pytest.raises(BadRecord, match=f"^record: {words}") as error:
        verify(record, game)
    step = re.match(r"step (\d+)|set-up", words)
    assert error.value.step == (None if step is None else int(step[1] or 0))
    assert error.value.kind == kind
    assert "\n" not in str(error.value)


def forged(data: Data, game: Fantazja) -> Data:
    """With all checks and the digest made anew, as somebody would who changed more than a text."""
    read, top = read_record(data)
    links = chain(read)
    for part, link in zip([top["setup"], *top["steps"]], links, strict=True):
        part["check"] = link[:16]
    final = random_record(game, "record", 2).state
    return {**data, "digest": digest(links[-1], read, final)}


def another_contribution(data: Data) -> str:
    data["dealing"]["contributions"] = ["mine"]
    return "set-up: dealt '.*' where the secret gives"


@pytest.mark.parametrize(
    "change",
    [change_draw, another_contribution, change_score, true_for_one, change_components_version],
)
def test_new_checks_do_not_help_a_forger(
    game: Fantazja, record: Data, change: Callable[[Data], str]
) -> None:
    verify(forged(record, game), game)
    words = change(record)
    with pytest.raises(BadRecord, match=f"^record: {words}"):
        verify(forged(record, game), game)


def test_an_option_may_fit_only_some_numbers_of_players() -> None:
    game = make_game("runestones")
    data = json.loads(canonical(random_record(game, "seat", 2, steps=3).record()))
    data["options"]["first"] = "4"
    words = "^record: option first is random or a seat of 2 players, not '4'$"
    with pytest.raises(BadRecord, match=words) as error:
        list(replay(read_record(data)[0], game))
    assert error.value.kind == "table"


def test_checks_and_digest_are_those_of_the_documentation(game: Fantazja, record: Data) -> None:
    """docs/records.md, written out again."""

    def h(text: str) -> str:
        return hashlib.sha256(text.encode()).hexdigest()

    def c(data: Any) -> str:
        return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    dealing = {key: value for key, value in record["dealing"].items() if key != "secret"}
    names = ("format", "game", "rules", "components", "options", "seats")
    link = h(h(c({**{name: record[name] for name in names}, "dealing": dealing}))
             + c(record["setup"]["dealt"]))  # fmt: skip
    assert record["setup"]["check"] == link[:16]
    for step in record["steps"]:
        link = h(link + c({key: value for key, value in step.items() if key != "check"}))
        assert step["check"] == link[:16]
    for moment in replay(read_record(record)[0], game):
        final = dict(moment.state.full())
    assert final.pop("memory")
    assert record["digest"] == h(link + c(record["result"]) + c(final))


def test_a_record_of_the_first_release_is_proved() -> None:
    """There `finished` was true of a castle without open edges, even if it broke rules (C-B12)."""
    file = Path(__file__).parents[1] / "golden" / "caladale-closed-and-broken.json"
    game = make_game("caladale")
    proved = verify(parse_record(file.read_bytes()), game)
    for moment in replay(proved, game):
        seat = cast(CaladalePosition, moment.state.full())["seats"]["1"]
    assert seat["faults"]
    assert not seat["open"]
    assert seat["finished"] is False
