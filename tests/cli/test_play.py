"""Games played in the terminal, from the first number to the last."""

import json
from pathlib import Path

import pytest

from bajarz.cli.playing.loop import run
from bajarz.cli.playing.session import Session
from bajarz.cli.playing.setup import Wanted
from bajarz.core.state import OVER
from bajarz.core.verify import verify
from bajarz.games.fantazja.engine import FantazjaState
from bajarz.games.fantazja.game import Fantazja
from bajarz.text.catalogue import catalogue
from typist import Keyboard, choosing, play_lines, typing

PEOPLE = ("person", "person")
BOTS = ("bot", "bot")
ALONE = Wanted("fantazja", ("person", "bot"), seed="1", options=("first=1",))


def play_whole(wanted: Wanted, seed: str, columns: int = 100) -> tuple[Session, str]:
    keyboard = Keyboard(choosing(seed), columns)
    session = keyboard.open(wanted)
    assert run(session) == 0
    assert session.table.state.to_move() == OVER
    return session, keyboard.printed


@pytest.mark.parametrize(
    ("language", "seats", "columns"),
    [
        ("en", ("person", "bot"), 80),
        ("en", PEOPLE, 100),
        ("pl", ("bot", "person"), 100),
        ("pl", PEOPLE, 80),
    ],
)
def test_a_whole_game_by_numbers(
    language: str, seats: tuple[str, ...], columns: int, fantazja: Fantazja, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    wanted = Wanted("fantazja", seats, language=language, seed=f"{columns}", save=file)
    session, printed = play_whole(wanted, f"{language} {seats} {columns}", columns)
    words = catalogue(language, "fantazja")
    result = session.table.state.result()
    assert result is not None
    assert words("score-buildings") in printed
    for score in result.scores:
        assert str(score) in printed
    assert session.table.recorder.header.commitment in printed
    assert session.table.recorder.secret.hex() in printed.replace("\n", "")
    assert f"bajarz verify {file}".replace(" ", "") in "".join(printed.split())
    verify(json.loads(file.read_text(encoding="utf-8")), fantazja)
    for line in printed.splitlines():
        assert len(line) <= columns or ">" in line or ":" in line, line  # prompts are not wrapped


@pytest.mark.parametrize("typed", [[], [""] * 3, ["", "a"]])
def test_bots_are_watched_to_the_end(typed: list[str]) -> None:
    keyboard = Keyboard(typing(typed))
    session = keyboard.open(Wanted("fantazja", BOTS, seed="4"))
    assert run(session) == 0
    assert session.table.state.to_move() == OVER
    assert "wins with" in keyboard.printed


def test_the_same_seed_gives_the_same_game() -> None:
    def record(seed: str | None) -> object:
        session = Keyboard(typing([])).open(Wanted("fantazja", BOTS, seed=seed))
        run(session)
        return session.table.record()

    assert record("4") == record("4")
    assert record("4") != record("5")
    assert record(None) != record(None)


def test_a_refusal_names_its_rule_and_why_names_all() -> None:
    session = Keyboard(typing([])).open(ALONE)
    state = session.table.state
    assert isinstance(state, FantazjaState)
    tile = next(name for name in state.full()["seats"]["1"]["hand"] if "1" in name)
    lines = [f"SMALL {tile.lower()} 9,9 R0", f"why small {tile} 0,0 r0", f"why gain {tile}", "end"]
    printed, code = play_lines(lines, ALONE)
    assert code == 0
    assert "F-P2: The tile must touch a building" in printed
    assert "F-P1: The tile needs an empty place" in printed
    assert f"No rule forbids gain {tile}." in printed
    assert "F-T1: You may not pass" in printed


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("dance", "I do not understand “dance”."),
        ("small", "That could be:"),
        ("small S-R1a", "I do not understand"),
        ("why", "I do not understand"),
        ("77", "Type a number from 1 to"),
        ("0", "Type a number from 1 to"),
        ("rules f-p4", "Never fewer symbols."),
        ("rules", "F-E3"),
        ("rules F-X9", "There is no rule F-X9"),
        ("help", "take back your last step"),
        ("legend", "♣ earth"),
        ("log", "The game begins."),
        ("log 1", "There are 3 lines in all"),
        ("hint", "These bring most Victory Points"),
        ("lang de", "Which language?"),
        ("lang pl", "Twoja tura."),
        ("undo", "There is nothing of yours to take back."),
        ("gain", "That could be:"),
        ("places", " r"),
        ("places X9", "is no tile"),
        ("discard", "Discard pile of Bot: empty"),
        ("discard 7", "Whose discard pile?"),
        ("look 0,0", "There is no building at 0,0."),
        ("look here", "is no place"),
        ("map", "♜"),
        ("map 1,1", "♜"),
    ],
)
def test_orders_are_answered(typed: str, answer: str) -> None:
    before, _ = play_lines([], ALONE)
    printed, code = play_lines([typed], ALONE)
    assert code == 0
    assert printed.count(answer) > before.count(answer)


def test_a_tile_may_be_typed_without_faction_and_its_last_word_left_out() -> None:
    wanted = ALONE._replace(seats=BOTS)
    session = Keyboard(typing([])).open(wanted)
    game = session.table.game
    texts = [game.text(code) for code in session.table.state.legal_actions()]
    text = next(text for text in texts if text.startswith("small"))
    verb, tile, place, _ = text.split()
    printed, _ = play_lines([f"{verb} {tile[2:].lower()} {place}"], ALONE)
    assert f"Player builds {session.board.display_names('en')[tile]} at {place}" in printed
