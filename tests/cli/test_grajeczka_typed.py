"""Grajeczka in the terminal: what is typed, and whole games."""

import json
from pathlib import Path
from random import Random
from typing import cast

import pytest
from rich.cells import cell_len

from bajarz.cli.grajeczka.board import GrajeczkaBoard
from bajarz.cli.playing.loop import run
from bajarz.cli.playing.session import Session
from bajarz.cli.playing.setup import Wanted
from bajarz.core.verify import verify
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.view import GrajeczkaView
from bajarz.text.catalogue import catalogue
from bajarz.text.stories import stories
from cli.grajeczka_sessions import ALONE, scene
from cli.sessions import session_at
from typist import Answer, Keyboard, drawn, play_lines, typing

# Orders


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("help", "moves [FIGURE]     where the figures can go"),
        ("legend", "♜ castle, ♧ forest, △ mountain, ░ plain; large ones: ♣ ▲ ▓"),
        ("hint", "Worth a look"),
        ("moves", "♧   PKD│"),
        ("ruchy smok", "♧     D│"),
        ("moves ogre", "“ogre” is no figure"),
        ("places", "╎  r"),
        ("look 0,0", "0,0 plain, at a river"),
        ("look 0,-1", "0,-1 castle (Princess)"),
        ("look 9,9", "There is no land at 9,9."),
        ("look here", "“here” is no place"),
        ("pages", "Ola has told no page yet."),
        ("tale", "The tale of Ola"),
        ("map", "└───┐╌╌╌┴"),
        ("why tell", "B-O1: You tell a page after an adventure"),
        ("why flip", "B-T3: Your token is for a second adventure"),
        ("end", "B-T1: You cannot pass"),
        ("move p 5,5", "B-M1: There is no land at 5,5"),
        ("move K 1,0", "B-M3: The Knight cannot get from 2,0 to 1,0"),
        ("rusz królewna 2,0", "B-M2: The Princess cannot get from 0,-1 to 2,0"),
        ("move", "That could be:"),
        ("lang pl", "Twoja tura. Rusz na Wyprawę"),
        ("rules B-V7", "A river is long"),
        ("undo", "There is nothing of yours to take back"),
    ],
)
def test_orders(typed: str, answer: str) -> None:
    wanted = ALONE._replace(names=("Ola", ""))
    before, _ = play_lines([], wanted)
    printed, code = play_lines([typed], wanted)
    assert code == 0
    after = printed[len(before) - 60 :]
    assert answer in " ".join(after.split()) or answer in after


def test_a_narrow_place_may_be_typed_as_it_is_drawn(grajeczka: Grajeczka) -> None:
    board = GrajeczkaBoard(grajeczka)
    here = scene(grajeczka.position(2, {}, {}))
    assert board.complete(here, "move D -3-2") == "move dragon -3,-2"
    assert board.complete(here, "add -3-2 r1") == "add -3,-2 r1"
    assert board.complete(here, "move dragon 1,-1") == "move dragon 1,-1"
    polish = scene(grajeczka.position(2, {}, {}), language="pl")
    assert board.complete(polish, "rusz K 0,0") == "move princess 0,0"
    assert board.complete(polish, "koniec") == "end"


def test_a_told_page_tells_its_story(grajeczka: Grajeczka) -> None:
    position = {"figures": {"knight": "0,0"}, "seats": {"1": {"page": 24}}}
    session = session_at(grajeczka, position, "move princess 0,0", "tell")
    lines = session.lines(0)
    assert f"Player tells page 24. {stories('grajeczka')[24]['en']}" in lines
    seen = [line for line in session.lines(1) if line.startswith("Player draws")]
    assert set(seen) == {"Player draws a page."}


# Whole games


def advised(session: list[Session], seed: str) -> Answer:
    """Mostly follows the first hint, sometimes types a number; Enter anywhere else."""
    rng = Random(seed)

    def answer(prompt: str) -> str:
        if not prompt.endswith("> "):
            return "n" if "n:" in prompt else ""
        if rng.random() < 0.2:
            return rng.choice(["", "1", "2", "0"])
        here = session[0]
        seat = here.table.state.to_move()
        lines = here.board.hint(here.scene(seat), here.offer(seat))
        return lines[0].split("  ")[0]

    return answer


@pytest.mark.parametrize(
    ("language", "seats", "options"),
    [
        ("pl", ("person", "person"), ("pages=3",)),
        ("en", ("bot", "person", "bot"), ("pages=2", "mirrored=yes")),
    ],
)
def test_a_whole_game(
    language: str,
    seats: tuple[str, ...],
    options: tuple[str, ...],
    grajeczka: Grajeczka,
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.json"
    wanted = Wanted("grajeczka", seats, language=language, seed="9", options=options, save=file)
    session: list[Session] = []
    keyboard = Keyboard(advised(session, language), 80)
    session.append(keyboard.open(wanted))
    assert run(session[0]) == 0
    result = session[0].table.state.result()
    assert result is not None
    printed = keyboard.printed
    assert catalogue(language, "grajeczka")("score-told") in printed
    flat = " ".join(printed.replace("›", " ").split())
    view = cast(GrajeczkaView, session[0].table.state.view(None))
    for seat in {number + 1 for number in session[0].people}:
        for page in view["seats"][str(seat)]["told"]:
            assert stories("grajeczka")[page][language] in flat
    verify(json.loads(file.read_text(encoding="utf-8")), grajeczka)
    for line in printed.splitlines():
        assert cell_len(line.rstrip()) <= 80 or ">" in line or ":" in line, line


def test_bots_are_watched_to_the_end() -> None:
    keyboard = Keyboard(typing(["", "", "a"]))
    wanted = Wanted("grajeczka", ("bot",) * 4, seed="4", options=("turn_limit=30",))
    session = keyboard.open(wanted)
    assert run(session) == 0
    assert "Top tile" in keyboard.printed
    assert "Your page" not in keyboard.printed
    assert "The turn limit is reached." in keyboard.printed


def test_nothing_secret_is_shown_to_the_next_player(grajeczka: Grajeczka) -> None:
    """Neither the page nor the pages turned of the other player."""
    state = grajeczka.position(2, {}, {"seats": {"1": {"page": 5, "turned": [7, 31]}}})
    own = drawn(GrajeczkaBoard(grajeczka).screen(scene(state, 0)))
    other = drawn(GrajeczkaBoard(grajeczka).screen(scene(state, 1)))
    assert "Page 5" in own
    assert "7, 31" in own
    assert "Page 5" not in other
    assert "7, 31" not in other


def test_play_in_ascii() -> None:
    keyboard = Keyboard(typing(["hint", "legend", "1", "1", "", "4", "1", "1", ""]), 80, "ascii")
    keyboard.file.reconfigure(errors="replace")  # as `own_terminal` does
    assert run(keyboard.open(ALONE)) == 0
    rows = [line for line in keyboard.printed.splitlines() if line.startswith(("+-", "|", "~"))]
    assert rows
    assert all(line.isascii() for line in rows)
