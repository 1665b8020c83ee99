"""Whole games of Castles of Caladale in the terminal, and how they end."""

import json
from pathlib import Path
from random import Random

import pytest

from bajarz.cli.caladale.board import CaladaleBoard
from bajarz.cli.menu import run_menu
from bajarz.cli.playing.loop import run
from bajarz.cli.playing.session import Session
from bajarz.cli.playing.setup import Wanted
from bajarz.core.state import OVER
from bajarz.core.verify import verify
from bajarz.games.caladale.engine import CaladaleState
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import CaladaleView
from bajarz.games.registry import default_components
from bajarz.text.catalogue import catalogue
from cli.sessions import scene_of
from typist import Answer, Keyboard, drawn, play_lines, typing

PEOPLE = ("person", "person")


@pytest.fixture(scope="module")
def caladale() -> Caladale:
    return Caladale(default_components("caladale"))


def choosing_well(seed: str) -> Answer:
    """Types numbers by chance, but keeps low ones likely; Enter anywhere else."""
    rng = Random(seed)

    def answer(prompt: str) -> str:
        if prompt.endswith("> "):
            return str(rng.choice((0, 1, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13)))
        return "n" if "n:" in prompt else ""

    return answer


def play_whole(wanted: Wanted, seed: str, columns: int = 100) -> tuple[Session, str]:
    keyboard = Keyboard(choosing_well(seed), columns)
    session = keyboard.open(wanted)
    assert run(session) == 0
    assert session.table.state.to_move() == OVER
    return session, keyboard.printed


@pytest.mark.parametrize(
    ("language", "seats", "options", "columns"),
    [
        ("en", ("person", "bot"), (), 80),
        ("pl", PEOPLE, (), 100),
        ("en", ("bot", "person", "bot"), ("gates=chosen",), 100),
        ("pl", ("person", "bot", "bot", "person"), (), 80),
        ("en", ("person",), ("solo=builder",), 80),
        ("pl", ("person",), ("solo=puzzle",), 100),
        ("pl", ("person",), ("solo=free",), 80),
    ],
)
def test_a_whole_game_by_numbers(
    language: str,
    seats: tuple[str, ...],
    options: tuple[str, ...],
    columns: int,
    caladale: Caladale,
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.json"
    wanted = Wanted(
        "caladale", seats, language=language, seed=f"{columns}", options=options, save=file
    )
    session, printed = play_whole(wanted, f"{language} {seats} {options}", columns)
    result = session.table.state.result()
    assert result is not None
    assert catalogue(language, "caladale")("score-tiles") in printed
    verify(json.loads(file.read_text(encoding="utf-8")), caladale)
    for line in printed.splitlines():
        assert len(line) <= columns or ">" in line or ":" in line, line


def test_bots_are_watched_to_the_end() -> None:
    keyboard = Keyboard(typing(["", "", "a"]))
    session = keyboard.open(Wanted("caladale", ("bot",) * 4, seed="4"))
    assert run(session) == 0
    assert "Tiles in the castle" in keyboard.printed


class Watcher:
    """Plays for two people and looks at what is on the screen between two hand-overs."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.keyboard = Keyboard(self.answer)
        self.session = self.keyboard.open(Wanted("caladale", PEOPLE, seed=seed))
        self.start = 0
        self.looks = 0

    def answer(self, prompt: str) -> str:
        state = self.session.table.state
        if prompt.endswith("> "):
            shown = self.keyboard.printed[self.start :]
            for tile in self.hidden(state.to_move()):
                self.looks += 1
                assert f"({tile})" not in shown, f"{tile} is hidden from this seat"
                assert f" {tile}" not in shown, f"{tile} is hidden from this seat"
            return self.rng.choice(["draw", "draw", "down", "down", "keep", "log all", "castle 2"])
        if "Press Enter" in prompt:
            self.start = len(self.keyboard.printed)
        return "n" if "n:" in prompt else ""

    def hidden(self, seat: int) -> list[str]:
        """What the other player drew unseen and turned down (C-I1)."""
        state = self.session.table.state
        assert isinstance(state, CaladaleState)
        return state.full()["seats"][str(2 - seat)]["down_unseen"]


def test_tiles_turned_down_unseen_are_never_shown_to_others() -> None:
    watcher = Watcher("2")

    def answer(prompt: str) -> str:
        if watcher.session.table.state.full()["stack"]:
            return watcher.answer(prompt)
        raise EOFError

    watcher.keyboard.answer = answer
    assert run(watcher.session) == 0
    assert watcher.looks > 50


# The end


def ending(caladale: Caladale, position: object) -> str:
    """What is told of a game of two that ends at a position."""
    state = caladale.position(2, {}, position)
    scene = scene_of(CaladaleView, "caladale", state, None, 2, "en", 100, None)
    return drawn(CaladaleBoard(caladale).ending(scene))


def test_the_end_tells_what_was_taken_out_and_why() -> None:
    lines = ["place scaffold 6,5 r0", "done"]
    wanted = Wanted("caladale", ("person",), seed="1", options=("solo=puzzle",))
    printed, _ = play_lines(["1", *lines, "n"], wanted)
    assert "Taken out of the castle of Player before the count:" in printed
    assert "6,5 Scaffold: nothing held it (C-B8)" in printed


@pytest.mark.parametrize(
    ("castles", "line"),
    [
        (
            (["1,0 wizard r0"], ["1,0 fairies r0", "2,0 tree-two-1 r2", "2,1 scaffold r0"]),
            "wins with",
        ),
        ((["1,0 wizard r0"], ["1,0 fairies r0"]), "Everything is equal"),
    ],
)
def test_the_end_tells_what_decided(
    castles: tuple[list[str], list[str]], line: str, caladale: Caladale
) -> None:
    seats = {
        "1": {"gate": "wizard", "castle": castles[0], "done": True},
        "2": {"gate": "fairies", "castle": castles[1], "done": True},
    }
    position = {"phase": "build", "face_up": [], "stack": [], "seats": seats}
    shown = ending(caladale, position)
    assert line in shown


def test_tower_tops_decide_a_tie(caladale: Caladale) -> None:
    tops = ["1,0 wizard r0", "1,1 stone-top-1 r0"]
    other = ["1,0 fairies r0", "1,1 tree-edge-1 r0"]
    seats = {
        "1": {"gate": "wizard", "castle": tops, "done": True},
        "2": {"gate": "fairies", "castle": other, "down": ["tudor-top-1"], "done": True},
    }
    position = {"phase": "build", "face_up": [], "stack": [], "seats": seats}
    shown = ending(caladale, position)
    assert "Ola wins with" in shown
    assert "more tower tops decide (C-P5)" in shown


def test_the_menu_offers_the_solo_games() -> None:
    keyboard = Keyboard(typing(["caladale", "4", "2", "Ola"]))
    assert run_menu(keyboard.terminal, "en") == 0
    assert "Solo 2, the puzzle" in keyboard.printed
    assert "Ola>" in keyboard.printed


def test_a_solo_option_seats_one_person_and_none_seats_two() -> None:
    one = Keyboard(typing([])).open(Wanted("caladale", seed="1", options=("solo=free",)))
    two = Keyboard(typing([])).open(Wanted("caladale", seed="1"))
    assert len(one.names) == 1
    assert len(two.names) == 2
