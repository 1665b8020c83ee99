"""Rune Stones in the terminal: what is typed, whole games, the end."""

import json
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from bajarz.cli.board import Scene
from bajarz.cli.playing.loop import run
from bajarz.cli.playing.session import Session
from bajarz.cli.playing.setup import Wanted
from bajarz.cli.runestones.board import RuneStonesBoard
from bajarz.core.canonical import Json
from bajarz.core.state import OVER
from bajarz.core.verify import verify
from bajarz.games.runestones.game import RuneStones
from bajarz.text.catalogue import catalogue
from bajarz.text.runestones.story import told_events
from cli.runestones_sessions import BOT, PEOPLE, RICH
from cli.sessions import NAMES, session_at
from typist import Answer, Keyboard, drawn, play_lines, typing

# Orders


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("help", "deck               all your cards"),
        ("legend", "●B blue, ▲R red, ♣G green, ■Y yellow, ◇W white"),
        ("hint", "Worth a look"),
        ("deck", "Your deck, in no order (4)"),
        ("talia", "Your hand (4)"),
        ("discard", "General discard (0)"),
        ("supply", "Artifacts face down, in no order"),
        ("stones", "Three Cards (cards): With the Three Cards stone"),
        ("look 60", "red gem ×2 → 3 power points"),
        ("look 77", "2 multicolour magic points"),
        ("look 9", "is no card"),
        ("look", "is no card"),
        ("why pass", "R-T1: You may pass only if no action is possible"),
        ("play 102", "R-T1: This is not the moment for it: now you choose your action."),
        ("why wild B", "R-K4: You do not have the Wild Gem stone."),
        ("forge 5 ore", "R-F3: Paid with ore, an artifact costs exactly 3, and you have 0."),
        ("undo", "There is nothing of yours to take back"),
        ("log all", "A new game begins."),
        ("lang pl", "Twoja tura. Wybierz akcję"),
        ("rules R-A3", "The higher card leaves"),
        ("forge", "That could be:"),
    ],
)
def test_orders(typed: str, answer: str) -> None:
    printed, code = play_lines([typed], BOT)
    assert code == 0
    assert answer in " ".join(printed.split()) or answer in printed


def test_what_was_only_chosen_may_be_undone() -> None:
    printed, _ = play_lines(["summon", "play 106", "undo", "undo", "undo"], BOT)
    assert printed.count("Taken back.") == 2
    assert "There is nothing of yours to take back." in printed


def test_a_position_may_be_played_by_typed_actions(runestones: RuneStones) -> None:
    session = session_at(runestones, RICH, "exchange W ore", "use", "play 21", "play 103")
    lines = session.lines(0)
    assert "Player uses the Exchange stone: gives a white gem and takes 1 ore." in lines
    assert "Player uses cards: goblin 21, druid 103." in lines


def test_gains_are_told_together_and_others_draw_in_silence() -> None:
    events: list[dict[str, Json]] = [
        {"event": "GemsGained", "seat": 2, "gems": "W"},
        {"event": "GemsGained", "seat": 2, "gems": "B"},
        {"event": "PointsGained", "seat": 2, "points": 1},
        {"event": "PointsGained", "seat": 2, "points": 2},
        {"event": "CardsDrawn", "seat": 2, "count": 2, "known": False},
        {"event": "TurnEnded", "seat": 2},
    ]
    assert told_events(events, 0) == [
        {"event": "GemsGained", "seat": 2, "gems": "BW"},
        {"event": "PointsGained", "seat": 2, "points": 3},
    ]


# Whole games


def advised(session: list[Session], seed: str) -> Answer:
    """Mostly follows the first hint, sometimes types a number; Enter anywhere else."""
    rng = Random(seed)

    def answer(prompt: str) -> str:
        if not prompt.endswith("> "):
            return "n" if "n:" in prompt else ""
        if rng.random() < 0.1:
            return str(rng.randint(1, 4))
        here = session[0]
        seat = here.table.state.to_move()
        lines = here.board.hint(here.scene(seat), here.offer(seat))
        return lines[0].split("  ")[0]

    return answer


def play_whole(wanted: Wanted, seed: str, columns: int = 100) -> tuple[Session, str]:
    session: list[Session] = []
    keyboard = Keyboard(advised(session, seed), columns)
    session.append(keyboard.open(wanted))
    assert run(session[0]) == 0
    assert session[0].table.state.to_move() == OVER
    return session[0], keyboard.printed


@pytest.mark.parametrize(
    ("language", "seats", "options", "columns"),
    [
        ("pl", ("person", "person"), ("trade_both_rows=yes",), 80),
        ("en", ("bot", "person", "bot"), (), 100),
        ("pl", ("bot", "bot", "person", "bot"), (), 80),
    ],
)
def test_a_whole_game(
    language: str,
    seats: tuple[str, ...],
    options: tuple[str, ...],
    columns: int,
    runestones: RuneStones,
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.json"
    wanted = Wanted(
        "runestones", seats, language=language, seed=f"{columns}", options=options, save=file
    )
    session, printed = play_whole(wanted, f"{language} {seats}", columns)
    result = session.table.state.result()
    assert result is not None
    words = catalogue(language, "runestones")
    for part in ("points", "gems", "rows"):
        assert words(f"score-{part}") in printed
    verify(json.loads(file.read_text(encoding="utf-8")), runestones)
    for line in printed.splitlines():
        assert cell_len(line.rstrip()) <= columns or ">" in line or ":" in line, line


def test_bots_are_watched_to_the_end() -> None:
    keyboard = Keyboard(typing(["", "", "q"]))
    session = keyboard.open(Wanted("runestones", ("bot",) * 4, seed="4"))
    assert run(session) == 0
    assert "Creatures to summon" in keyboard.printed
    assert "Your hand" not in keyboard.printed


def test_play_in_ascii() -> None:
    numbers = iter([str(1 + n % 3) for n in range(120)])
    keyboard = Keyboard(typing(numbers), 80, "ascii")
    keyboard.file.reconfigure(errors="replace")
    assert run(keyboard.open(BOT)) == 0
    drawing = [line for line in keyboard.printed.splitlines() if line.startswith((".-", "|", "+="))]
    assert drawing
    assert not any("?" in line.replace("$?", "") for line in drawing)


class Watcher:
    """Plays for two people and looks at what is on the screen between two hand-overs."""

    def __init__(self, decisions: int) -> None:
        self.rng = Random(5)
        self.left = decisions
        self.keyboard = Keyboard(self.answer)
        self.session = self.keyboard.open(PEOPLE)
        self.start = 0
        self.looks = 0

    def answer(self, prompt: str) -> str:
        if prompt.endswith("> "):
            self.left -= 1
            if self.left < 0:
                raise EOFError
            self.check(self.session.table.state.to_move())
            return self.rng.choice(["1", "1", "2", "3", "log all", "deck", "discard", "4"])
        if "Press Enter" in prompt:
            self.start = len(self.keyboard.printed)
        return ""

    def check(self, seat: int) -> None:
        shown = self.keyboard.printed[self.start :]
        other = NAMES[2 - seat]
        own = NAMES[seat + 1]
        for line in shown.splitlines():
            assert not line.strip(" ›").startswith(f"{other} chooses a card:"), line
            told = line.strip(" ›").startswith(f"{other} draws")
            assert not (told and ":" in line), line
            self.looks += told
        session = self.session
        world = session.table.state.redeal(seat, self.rng)
        true = session.scene(seat)
        assert drawn(session.board.screen(true._replace(view=world.view(seat)))) == drawn(
            session.board.screen(true)
        ), f"the screen of {own} tells what is hidden"


def test_hands_and_choices_are_never_shown_to_others() -> None:
    watcher = Watcher(80)
    assert run(watcher.session) == 0
    assert watcher.looks > 20


# The end


@pytest.mark.parametrize(
    ("points", "line"),
    [((70, 60), "Ola takes the throne with 71 points!"), ((66, 66), "The throne is shared")],
)
def test_the_end_tells_who_won_and_by_what(
    points: tuple[int, int], line: str, runestones: RuneStones
) -> None:
    seats = {
        str(seat): {"points": each, "hand": [], "deck": []} for seat, each in enumerate(points, 1)
    }
    position = {"phase": "trade", "first": 1, "to_move": 2, "seats": seats}
    state = runestones.position(2, {}, position)
    names = {1: "Ola", 2: "Jan"}
    words = catalogue("en", "runestones")
    here = Scene(state.view(None), None, names, [], words, 100, None)
    shown = drawn(RuneStonesBoard(runestones).ending(here))
    assert line in shown
    assert "Artifacts on the board" in shown
