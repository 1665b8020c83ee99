"""Rune Stones in the terminal: drawings that tell the truth, menus, and whole games."""

import json
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from bajarz.cli.boards.board import Choice, Scene
from bajarz.cli.boards.runestones import RuneStonesBoard
from bajarz.cli.boards.runestones_cards import LINES, WIDTH, Label, card_box, empty_box
from bajarz.cli.boards.runestones_signs import PLAIN_SIGNS, SIGNS, Signs
from bajarz.cli.boards.runestones_words import told_events
from bajarz.cli.playing.loop import run
from bajarz.cli.playing.session import Session
from bajarz.cli.playing.setup import Wanted
from bajarz.core.canonical import Json
from bajarz.core.record import verify
from bajarz.core.state import OVER
from bajarz.games.registry import default_components
from bajarz.games.runestones.game import RuneStones
from bajarz.text.catalogue import LANGUAGES, catalogue
from typist import Answer, Keyboard, drawn, play_lines, typing

NAMES = {1: "Ola", 2: "Jan", 3: "Ewa", 4: "Leo"}
BOT = Wanted("runestones", ("person", "bot"), seed="1", options=("first=1",))
PEOPLE = Wanted(
    "runestones", ("person", "person"), names=("Ola", "Jan"), seed="2", options=("first=1",)
)
RICH: Json = {
    "display": [59, 70, 28, 37, 11, 64],
    "smithies": ["R", "R", "G", "B", "Y"],
    "seats": {
        "1": {
            "hand": [21, 24, 71, 103],
            "gems": {"B": 4, "R": 2, "G": 0, "Y": 1, "W": 2},
            "ore": 3,
            "points": 33,
            "rows": [["B", "W", "", "", ""], ["", "", "", "", ""]],
            "stones": ["exchange", "magic"],
        },
        "2": {"hand": [43, 46, 104, 107], "points": 7},
    },
}


@pytest.fixture(scope="module")
def runestones() -> RuneStones:
    return RuneStones(default_components("runestones"))


def scene(
    game: RuneStones,
    position: Json,
    seat: int | None = 0,
    players: int = 2,
    language: str = "en",
    columns: int = 100,
    lines: int | None = None,
    plain: bool = False,
) -> Scene:
    state = game.position(players, {}, position)
    names = {number: NAMES[number] for number in range(1, players + 1)}
    words = catalogue(language, "runestones")
    return Scene(state.view(seat), seat, names, [], words, columns, lines, plain)


def session_at(game: RuneStones, position: Json, *actions: str) -> Session:
    """A game that stands at a position, after some actions of the seat to move."""
    session = Keyboard(typing([])).open(BOT)
    session.table.recorder.state = game.position(2, {}, position)
    for text in actions:
        session.table.act(0, session.table.read(0, text))
    return session


def menu_of(session: Session) -> list[Choice]:
    return session.board.choices(session.scene(0), session.offer(0))


def texts(choices: list[Choice]) -> list[str]:
    return [choice.text for choice in choices]


def leaves(choices: list[Choice]) -> list[int]:
    """The actions of all entries, however deep."""
    found: list[int] = []
    for choice in choices:
        found += leaves(list(choice.inner)) if choice.action is None else [choice.action]
    return found


# Drawings


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_a_box_of_one_size(
    language: str, plain: bool, runestones: RuneStones
) -> None:
    here = scene(runestones, {}, language=language, plain=plain)
    cards = [*runestones.components.creatures]
    for own in runestones.components.druid_cards:
        cards += own
    boxes = [card_box(card, Label("1", used=(1,)), here) for card in cards]
    boxes.append(empty_box(Label("9"), here))
    for box in boxes:
        assert [line.cell_len for line in box] == [WIDTH] * LINES


def test_a_box_tells_number_colour_magic_and_ability(runestones: RuneStones) -> None:
    here = scene(runestones, {})
    cards = RuneStonesBoard(runestones).book.creatures

    def box(number: int) -> list[str]:
        return [line.plain for line in card_box(cards[number], Label("cost 1"), here)]

    assert box(21) == [
        "╭─21─────✦1─╮", "│●B goblin  │", "│ ●B→       │", "│  ◇W◇W     │", "╰─ cost 1 ──╯",
    ]  # fmt: skip
    assert box(47)[2:4] == ["│ ▲R gem    │", "│+▯R card   │"]
    assert box(39)[2:4] == ["│ ⚄  die    │", "│/▯* any    │"]
    assert box(77)[0] == "╭─77────✦2*─╮"


@pytest.mark.parametrize("signs", [SIGNS, PLAIN_SIGNS])
def test_colours_differ_in_signs_too(signs: Signs) -> None:
    assert len(set(signs.gems)) == 5


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("lines", [None, 30])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_shows_everything_and_fits(
    language: str, lines: int | None, columns: int, runestones: RuneStones
) -> None:
    here = scene(runestones, RICH, language=language, columns=columns, lines=lines)
    shown = drawn(RuneStonesBoard(runestones).screen(here), columns)
    assert max(map(cell_len, shown.splitlines())) <= columns
    for text in ("33/65", "7/65", "B[●B]Y[◇W]", "=3★", "●B 4", "▬ 3", "103"):
        assert text in shown
    for card in RICH["display"]:
        assert str(card) in shown
    assert not any(text in shown for text in ("─43─", "43 ●B", "─46─", "46 ■Y"))


def test_four_boards_fit(runestones: RuneStones) -> None:
    here = scene(runestones, {}, 2, 4, "pl", 80)
    shown = drawn(RuneStonesBoard(runestones).screen(here), 80)
    order = [shown.index(name) for name in ("Leo", "Ola", "Jan", "Ewa")]
    assert order == sorted(order)  # who plays next comes first, oneself last
    assert max(map(cell_len, shown.splitlines())) <= 80


def test_a_spectator_sees_no_hand(runestones: RuneStones) -> None:
    shown = drawn(RuneStonesBoard(runestones).screen(scene(runestones, RICH, None)))
    assert "Your hand" not in shown
    assert "Ola" in shown
    assert "╔" not in shown


# Menus


def test_the_menus_offer_every_action(runestones: RuneStones) -> None:
    """In a random game each list of entries holds exactly the legal actions."""
    session = Keyboard(typing([])).open(BOT)
    rng = Random(3)
    for _ in range(250):
        seat = session.table.state.to_move()
        if seat == OVER:
            break
        offer = session.offer(seat)
        choices = session.board.choices(session.scene(seat), offer)
        assert sorted(leaves(choices)) == sorted(offer.actions)
        assert all(choice.text for choice in choices)
        session.table.act(seat, rng.choice(offer.actions))


def test_summoning_shows_the_sum_and_what_it_buys(runestones: RuneStones) -> None:
    session = session_at(runestones, RICH, "summon", "play 24")
    shown = drawn(session.board.screen(session.scene(0)))
    assert "Magic points: 5 in all, 0 spent, 5 left." in shown  # 3 of the card, 2 of the stone
    assert "They can still buy: goblin 59 (1), harpy 70 (2)" in shown
    entries = texts(menu_of(session))
    assert "Play ●B goblin 21, ✦1 (then 6 in all)" in entries
    assert "Summon 59 ●B goblin ✦3 ●B●B→3★ (costs 1, 4 left)" in entries
    session.table.act(0, session.table.read(0, "call 59"))
    assert "Done: summon goblin 59" in texts(menu_of(session))
    assert "chosen" in drawn(session.board.screen(session.scene(0)))


def test_using_abilities_tells_which_card_will_leave(runestones: RuneStones) -> None:
    session = session_at(runestones, RICH, "use", "play 21")
    entries = texts(menu_of(session))
    assert "Play ◇W druid 103" not in entries
    assert any(text.endswith("leaves: druid 103") for text in entries)
    session.table.act(0, session.table.read(0, "play 103"))
    shown = drawn(session.board.screen(session.scene(0)))
    assert "stays" in shown
    assert "leaves" in shown
    entries = texts(menu_of(session))
    assert entries[0] == "goblin 21: blue gem → white gem ×2"
    done = next(choice for choice in menu_of(session) if choice.text.startswith("Done"))
    assert done.danger
    assert done.text.endswith("(leaves: druid 103)")


def test_forging_opens_into_payments(runestones: RuneStones) -> None:
    session = session_at(runestones, RICH)
    forge = next(choice for choice in menu_of(session) if choice.text == "Forge an artifact")
    red = next(choice for choice in forge.inner if "smithy 1" in choice.text)
    assert texts(list(red.inner)) == ["pay 2▲R", "pay 1▲R 1◇W", "pay 2◇W", "pay 3 ore"]
    blue = next(choice for choice in forge.inner if "smithy 4" in choice.text)
    assert texts(list(blue.inner))[-1] == "pay 3 ore, without the bonus"


def test_trading_tells_points_and_whether_a_stone_is_there(runestones: RuneStones) -> None:
    session = session_at(runestones, {**RICH, "phase": "trade"})
    assert texts(menu_of(session))[0] == (
        "Trade in row 1: 2 artifacts for 3 power points and a rune stone"
    )
    full = {**RICH["seats"]["1"], "stones": ["magic", "hand", "plus", "die"]}
    position = {**RICH, "phase": "trade", "seats": {**RICH["seats"], "1": full}}
    entries = texts(menu_of(session_at(runestones, position)))
    assert "no rune stone is left for you" in entries[0]


def test_stones_are_described_where_one_is_chosen(runestones: RuneStones) -> None:
    session = session_at(runestones, {**RICH, "phase": "trade"}, "trade 1")
    entries = texts(menu_of(session))
    assert "Plus: With the Plus stone a choice card gives you both of its abilities." in entries
    assert not any(text.startswith("Magic Points:") for text in entries)  # owned


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
    here = Scene(state.view(None), None, names, [], words, 100, None, False)
    shown = drawn(RuneStonesBoard(runestones).ending(here))
    assert line in shown
    assert "Artifacts on the board" in shown
