"""Undo, saving, playing on, and all the ways out of a game in the terminal."""

import json
from pathlib import Path

import pytest

from bajarz.cli.playing.loop import run
from bajarz.cli.playing.saving import save
from bajarz.cli.playing.session import Session
from bajarz.cli.playing.setup import Wanted
from bajarz.core.errors import BadRecord, BajarzError
from bajarz.core.record import Record
from bajarz.core.state import OVER
from bajarz.core.verify import verify
from bajarz.games.fantazja.game import Fantazja
from typist import Keyboard, choosing, play_lines, typing

ALONE = Wanted("fantazja", ("person", "bot"), seed="1", options=("first=1",))


def read(file: Path, game: Fantazja) -> Record:
    return verify(json.loads(file.read_text(encoding="utf-8")), game)


def undoable(file: Path, players: tuple[str, str]) -> Wanted:
    """A saved game in which seat 1 has just done what it may take back with consent."""
    for seed in range(50):
        session = Keyboard(typing([])).open(ALONE._replace(seed=str(seed), seats=("bot", "bot")))
        table = session.table
        while table.state.to_move() != OVER:
            session.bot_step(table.state.to_move())
            if table.undo_barrier(0) == "undo-shown":
                for seat, player in zip(table.recorder.header.seats, players, strict=True):
                    seat["played_by"] = player
                save(table, file)
                return Wanted("fantazja", load=file)
    raise AssertionError("no such game")


def play_saved(wanted: Wanted, lines: list[str]) -> tuple[Session, str]:
    keyboard = Keyboard(typing(lines))
    session = keyboard.open(wanted)
    assert run(session) == 0
    return session, keyboard.printed


def test_undo_takes_back_what_only_bots_have_seen(tmp_path: Path) -> None:
    wanted = undoable(tmp_path / "game.json", ("person", "random"))
    before, _ = play_saved(wanted, [])
    session, printed = play_saved(wanted, ["undo"])
    assert "Taken back." in printed
    assert len(session.table.recorder.steps) == len(before.table.recorder.steps) - 1


@pytest.mark.parametrize(("typed", "taken"), [("y", 1), ("n", 0)])
def test_another_person_is_asked_to_agree(typed: str, taken: int, tmp_path: Path) -> None:
    wanted = undoable(tmp_path / "game.json", ("person", "person"))
    before, _ = play_saved(wanted, [""])
    session, printed = play_saved(wanted, ["", "undo", typed])
    assert "do you agree to take this step back?" in printed
    assert ("without their consent it stays" in printed) == (not taken)
    assert len(session.table.recorder.steps) == len(before.table.recorder.steps) - taken


def test_a_game_is_saved_and_played_on(tmp_path: Path, fantazja: Fantazja) -> None:
    file = tmp_path / "game.json"
    printed, code = play_lines(["1", "1", f"save {file}", "quit", "y"], ALONE)
    assert code == 0
    assert "--load" in printed
    assert "Until next time!" in printed
    saved = read(file, fantazja)
    assert saved.result is None
    keyboard = Keyboard(choosing("9"))
    assert run(keyboard.open(Wanted("fantazja", load=file))) == 0
    finished = read(file, fantazja)
    assert finished.result is not None
    assert finished.header == saved.header
    assert finished.steps[: len(saved.steps)] == saved.steps
    with pytest.raises(BadRecord, match="this game is over"):
        keyboard.open(Wanted("fantazja", load=file))


def test_a_record_without_its_secret_cannot_be_played_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = Keyboard(typing([])).open(ALONE)
    file.write_text(json.dumps(session.table.record()), encoding="utf-8")
    with pytest.raises(BadRecord, match="without its dealing secret"):
        Keyboard(typing([])).open(Wanted("fantazja", load=file))


def test_a_file_is_not_lost_without_a_question(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("mine", encoding="utf-8")
    printed, _ = play_lines(["1", "1", f"save {file}", "n"], ALONE)
    assert "exists already" in printed
    assert file.read_text(encoding="utf-8") == "mine"
    with pytest.raises(BajarzError, match="exists already"):
        play_lines([], ALONE._replace(save=file))
    play_lines(["1", "1", f"save {file}", "y"], ALONE)
    assert "bajarz-record" in file.read_text(encoding="utf-8")


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    printed, code = play_lines([f"save {tmp_path / 'no' / 'game.json'}"], ALONE)
    assert code == 0
    assert "Not saved:" in printed


@pytest.mark.parametrize(
    ("lines", "word"),
    [
        (["quit", "n"], "No more input"),
        (["quit", "y"], "Until next time!"),
        (["1", "1", "quit", "y", "n"], "Until next time!"),
        (["1", "1", "quit", "y"], "Until next time!"),
        ([], "No more input"),
        (["1"], "No more input"),
    ],
)
def test_leaving(
    lines: list[str], word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    printed, code = play_lines(lines, ALONE)
    assert code == 0
    assert word in printed
    assert not list(tmp_path.iterdir())


def test_quit_offers_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    play_lines(["1", "1", "quit", "y", ""], ALONE)
    assert [file.name[:9] for file in tmp_path.iterdir()] == ["fantazja-"]


def test_an_interrupt_saves_where_a_file_was_named(tmp_path: Path, fantazja: Fantazja) -> None:
    left = iter(["1", "1"])

    def answer(prompt: str) -> str:
        for line in left:
            return line
        raise KeyboardInterrupt

    file = tmp_path / "game.json"
    keyboard = Keyboard(answer)
    assert run(keyboard.open(ALONE._replace(save=file))) == 130
    assert "Interrupted" in keyboard.printed
    assert len(read(file, fantazja).steps) == 2


@pytest.mark.parametrize(
    "wanted",
    [
        Wanted("chess"),
        Wanted("fantazja", ("person",)),
        Wanted("fantazja", ("person", "nobody")),
        Wanted("fantazja", bots="nobody"),
        Wanted("fantazja", names=("a", "b", "c")),
        Wanted("fantazja", names=("a", "a")),
        Wanted("fantazja", names=("a" * 21,)),
        Wanted("fantazja", language="de"),
        Wanted("fantazja", options=("first=3",)),
        Wanted("fantazja", options=("first",)),
        Wanted("fantazja", components=Path("nowhere.toml")),
        Wanted("fantazja", load=Path("nowhere.json")),
        Wanted("fantazja", load=Path("nowhere.json"), seed="1"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(wanted: Wanted) -> None:
    with pytest.raises(BajarzError) as error:
        play_lines([], wanted)
    assert "\n" not in str(error.value)
