"""A record that does not prove right: one clear line with the file's name, and no output."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bajarz.cli.main import main
from bajarz.core.canonical import canonical
from bajarz.games.fantazja.game import Fantazja
from play import random_record

Data = dict[str, Any]
Complaint = Callable[..., str]


@pytest.fixture
def complaint(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Complaint:
    def command(*words: object) -> str:
        """What a command that cannot do its work says, after the program's name."""
        monkeypatch.setattr(sys, "argv", ["bajarz", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        assert ended.value.code == 2
        assert out == ""
        assert err.endswith("\n")
        assert len(err.splitlines()) == 1
        assert err.startswith("bajarz: ")
        return err.removeprefix("bajarz: ").removesuffix("\n")

    return command


@pytest.fixture
def data(fantazja: Fantazja) -> Data:
    read: Data = json.loads(canonical(random_record(fantazja, "command", 2).record()))
    return read


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


COMMANDS = ("verify", "replay")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("written", "words"),
    [
        (b"", "record: it is empty"),
        (b"once upon a time", "record: no JSON: Expecting value: line 1 column 1 (char 0)"),
        (b"\xff\xfe", "no text in UTF-8"),
        (b"[]", "record: it must be a table of keys and values, but is a list"),
        (b"{}", "record: 'components' is missing"),
        (b"[" * 100_000, "record: no record has so many brackets inside one another"),
        (b'{"game": "fantazja", "game": "caladale"}', "record: the key 'game' is there twice"),
        (b'{"format": "tale/1"}', "record: format must be 'bajarz-record/1', but is 'tale/1'"),
    ],
)
def test_what_is_no_record(
    complaint: Complaint, file: Path, command: str, written: bytes, words: str
) -> None:
    file.write_bytes(written)
    assert complaint(command, file) == f"{file}: {words}"


@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_no_file(complaint: Complaint, tmp_path: Path, command: str) -> None:
    assert complaint(command, "nowhere.json") == "nowhere.json: No such file or directory"
    assert complaint(command, tmp_path) == f"{tmp_path}: Is a directory"


def cut_off(text: str) -> str:
    return text[: len(text) // 2]


def a_seat_twice(text: str) -> str:
    return text.replace('"seats":', '"seats":[],"seats":', 1)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (cut_off, "record: no JSON (cut off?): "),
        (a_seat_twice, "record: the key 'seats' is there twice"),
    ],
)
def test_a_damaged_text(
    complaint: Complaint,
    file: Path,
    data: Data,
    command: str,
    change: Callable[[str], str],
    words: str,
) -> None:
    file.write_text(change(canonical(data)), encoding="utf-8")
    assert complaint(command, file).startswith(f"{file}: {words}")


def another_secret_form(data: Data) -> str:
    data["dealing"]["secret"] = data["dealing"]["secret"].upper()
    return "dealing.secret must be 64 lower-case hexadecimal digits, but is '"


def extra_key(data: Data) -> str:
    data["extra"] = 1
    return "unknown key 'extra'"


def unknown_game(data: Data) -> str:
    data["game"] = "chess"
    return "there is no game 'chess'; the games are: fantazja, caladale, runestones, grajeczka"


def wrong_game(data: Data) -> str:
    data["game"] = "caladale"
    return "it says that it is a game of caladale, but it is a game of fantazja: its components"


def wrong_option(data: Data) -> str:
    data["options"]["first"] = "9"
    return "option first is one of random, 1, 2, not '9'"


def too_many_seats(data: Data) -> str:
    data["seats"] *= 2
    return "fantazja is a game for 2 players, not for 4"


def wrong_components(data: Data) -> str:
    data["components"]["hash"] = "0" * 64
    return f"played with components 'reconstruction-1' of fantazja of the hash {'0' * 64}; those"


def wrong_version(data: Data) -> str:
    data["rules"] = "7"
    return "rules version '7' of fantazja is not the version '1' that this program plays"


def cut_steps(data: Data) -> str:
    data["steps"] = data["steps"][:-5]
    count = len(data["steps"])
    return f"there is a result, but the game is not over after its {count} steps"


def wrong_action(data: Data) -> str:
    data["steps"][2]["action"] = "jump"
    return "step 3: 'jump' is no action: it starts with none of small, gain, large, "


def wrong_seat(data: Data) -> str:
    data["steps"][2]["seat"] = seat = 3 - data["steps"][2]["seat"]
    return f"step 3 ({data['steps'][2]['action']}): refused to seat {seat} by F-T1-turn"


def wrong_check(data: Data) -> str:
    data["steps"][2]["check"] = "0" * 16
    return f"step 3 ({data['steps'][2]['action']}): the check must be '"


def wrong_digest(data: Data) -> str:
    wanted = data["digest"]
    data["digest"] = "0" * 64
    return f"digest must be '{wanted}', but is '{'0' * 64}'"


CHANGES = [
    another_secret_form, extra_key, unknown_game, wrong_game, wrong_option, too_many_seats,
    wrong_components, wrong_version, cut_steps, wrong_action, wrong_seat, wrong_check,
    wrong_digest,
]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("change", CHANGES)
def test_a_record_that_does_not_fit(
    complaint: Complaint, file: Path, data: Data, command: str, change: Callable[[Data], str]
) -> None:
    words = change(data)
    file.write_text(canonical(data), encoding="utf-8")
    assert complaint(command, file).startswith(f"{file}: record: {words}")


def test_all_commands_name_the_file(complaint: Complaint, file: Path, data: Data) -> None:
    words = unknown_game(data)
    file.write_text(canonical(data), encoding="utf-8")
    for command in (
        ("draw", file, "-o", "x.svg"),
        ("story", file),
        ("solve", "caladale", "--record", file),
        ("play", "fantazja", "--load", file),
    ):
        assert complaint(*command) == f"{file}: record: {words}"


def test_a_saved_game_is_played_on_in_its_own_game(
    complaint: Complaint, file: Path, data: Data
) -> None:
    file.write_text(canonical(data), encoding="utf-8")
    words = "record: a game of 'fantazja', not of 'caladale'"
    assert complaint("play", "caladale", "--load", file) == f"{file}: {words}"
