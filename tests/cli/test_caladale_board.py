"""Castles of Caladale in the terminal: drawings that tell the truth, and whole games."""

import pytest

from bajarz.cli.board import Choice, Scene
from bajarz.cli.caladale.board import CaladaleBoard
from bajarz.cli.caladale.castle import Picture
from bajarz.cli.caladale.tiles import (
    NO_MARKS,
    Face,
    LargePen,
    Marks,
    Pen,
    SmallPen,
    fit_label,
    printed_face,
)
from bajarz.cli.canvas import Canvas, Space
from bajarz.cli.playing.setup import Wanted
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import CaladaleView, castle_seen
from bajarz.games.registry import default_components
from bajarz.text.catalogue import catalogue
from typist import Keyboard, drawn, play_lines, typing

BOT = Wanted("caladale", ("person", "bot"), seed="1", options=("first=1",))
PEOPLE = ("person", "person")
HOLE = ["0,0 stone-three-1 r0", "1,0 wizard r0", "0,1 stone-top-1 r1"]


@pytest.fixture(scope="module")
def caladale() -> Caladale:
    return Caladale(default_components("caladale"))


def scene(
    game: Caladale,
    position: object,
    seat: int | None = 0,
    players: int = 2,
    language: str = "en",
    options: dict[str, str] | None = None,
) -> Scene[CaladaleView]:
    state = game.position(players, options or {}, position)
    names = {1: "Ola", 2: "Jan", 3: "Ewa", 4: "Leo"}
    shown = {number: names[number] for number in range(1, players + 1)}
    words = catalogue(language, "caladale")
    return Scene(state.view(seat), seat, shown, [], words, 100, None)


# Drawings


def tile_sheet(kind: type[Pen], face: Face, marks: Marks = NO_MARKS) -> Canvas:
    """One tile alone on a sheet."""
    pen = kind(Canvas())
    pen.tile(0, 0, face, marks)
    return pen.canvas


def assert_inside(kind: type[Pen], canvas: Canvas) -> None:
    for line, column in canvas.signs:
        assert 0 <= line < kind.lines
        assert 0 <= column < kind.columns


@pytest.mark.parametrize("kind", [LargePen, SmallPen])
def test_every_tile_stays_in_its_box(kind: type[Pen], caladale: Caladale) -> None:
    tables = caladale.tables
    for label in ("7", "11 12 13 14"):
        pen = kind(Canvas())
        pen.free(0, 0, label)
        assert_inside(kind, pen.canvas)
    for name in [*tables.name, "wizard*", "apprentice*"]:
        printed = printed_face(tables, name)
        for rotation in range(4):
            edges = tuple(printed.edges[(way - rotation) % 4] for way in range(4))
            for marks in (Marks(), Marks(frozenset(range(4)), "!B11+"), Marks(label="1 2")):
                assert_inside(kind, tile_sheet(kind, Face(printed.kind, edges), marks))
    assert tile_sheet(kind, Face(11, (0, 0, 0, 0))).signs  # a scaffold that meets nothing


@pytest.mark.parametrize("kind", [LargePen, SmallPen])
def test_different_looks_are_drawn_differently_without_colour(
    kind: type[Pen], caladale: Caladale
) -> None:
    looks: dict[str, int] = {}
    for tile, name in enumerate(caladale.tables.name):
        canvas = tile_sheet(kind, printed_face(caladale.tables, name))
        text = "\n".join(row.plain for row in canvas.rows(first=0))
        look = caladale.fits.look[tile]
        assert looks.setdefault(text, look) == look, name


def test_a_small_tile_is_a_large_one_without_its_middle(caladale: Caladale) -> None:
    def rows(kind: type[Pen], name: str) -> list[str]:
        canvas = tile_sheet(kind, printed_face(caladale.tables, name))
        return [row.plain for row in canvas.rows(first=0)]

    assert rows(LargePen, "stone-top-1") == ["   ⚑", " ▄ ▄ ▄", " ▓▓▓▓▓"]
    assert rows(SmallPen, "stone-top-1") == ["  ⚑", " ▓▓▓"]
    assert rows(LargePen, "wizard") == ["▓▓▓▓▓▓▓", "▓▓╔═╗▓▓", "▓▓║ ║▓▓"]
    assert rows(SmallPen, "wizard") == ["▓▓▓▓▓", "▓▓⋂▓▓"]


def test_labels_that_do_not_fit_say_so() -> None:
    assert fit_label("1", 7) == " 1 "
    assert fit_label("10 11", 7) == " 10 11 "
    assert fit_label("10 11 12", 7) == "10 11+"
    assert len(fit_label("10 11 12", 5)) <= 5


def test_a_castle_shows_open_edges_broken_rules_grass_and_coordinates(caladale: Caladale) -> None:
    position = {"seats": {"1": {"castle": HOLE, "grass": -1}}}
    here = scene(caladale, position)
    shown = drawn(CaladaleBoard(caladale).screen(here))
    assert {"rule": "C-B2", "cell": {"x": 0, "y": 1}} in here.view["seats"]["1"]["violations"]
    assert "!B2+" in shown or "!B2" in shown
    assert "C-B2: Gates and tower tops must always stand upright" in shown
    assert "If the game ended now, these would be taken out: 0,1" in shown
    for sign in ("→", "↑", "╔═╗", "\\|/"):
        assert sign in shown
    lines = shown.splitlines()
    assert any(line.split() == ["-1", "0", "1", "2"] for line in lines)
    assert any(line.startswith("  1 ") for line in lines)


def test_every_violation_of_the_view_is_told_in_words(caladale: Caladale) -> None:
    position = {"seats": {"1": {"castle": [*HOLE, "5,5 tree-four-1 r0"]}}}
    here = scene(caladale, position)
    picture = Picture(castle_seen(caladale.tables, here.view, 1))
    told = [(where, refusal.rule) for where, refusal in picture.refusals()]
    cells = [(each.get("cell"), each["rule"]) for each in here.view["seats"]["1"]["violations"]]
    assert told == [(f"{cell['x']},{cell['y']}" if cell else "", rule) for cell, rule in cells]


def test_a_castle_without_room_is_drawn_small(caladale: Caladale) -> None:
    picture = Picture(castle_seen(caladale.tables, scene(caladale, {}).view, 1))
    assert len(drawn(picture.draw(Space(100, None))).splitlines()) == 5
    assert len(drawn(picture.draw(Space(100, 4))).splitlines()) == 4
    for line in drawn(picture.draw(Space(30, None)), 30).splitlines():
        assert len(line) <= 30


# Menus


def inner(choices: list[Choice], text: str) -> list[Choice]:
    return list(next(choice for choice in choices if choice.text.startswith(text)).inner)


def test_places_come_best_first_with_the_true_change(caladale: Caladale) -> None:
    session = Keyboard(typing([])).open(BOT)
    position = {
        "face_up": ["stone-top-1"],
        "seats": {"1": {"castle": ["1,0 wizard r0"], "tray": ["stone-two-1", "stone-four-1"]}},
    }
    state = caladale.position(2, {}, position)
    session.table.recorder.state = state
    choices = session.board.choices(session.scene(0), session.offer(0))
    tiles = inner(choices, "Place a tile of the tray")
    assert tiles
    before = state.scores()[0]
    for tile in tiles:
        gains = []
        for place in tile.inner:
            assert place.action is not None
            after, _ = session.offer(0).attempt(place.action)
            gains.append(after.scores()[0] - before)
            shown = f"+{gains[-1]}" if gains[-1] > 0 else str(gains[-1]).replace("-", "−")
            assert place.text.split("  ")[1] == shown
        assert gains == sorted(gains, reverse=True)
        picture = session.board.picture(session.scene(0), list(tile.inner))
        assert picture is not None
        assert "┌╌" in drawn(picture)


def test_moves_and_takings_are_legal_edits(caladale: Caladale) -> None:
    session = Keyboard(typing([])).open(BOT)
    castle = ["1,0 wizard r0", "2,0 stone-two-1 r2", "1,1 stone-top-1 r0"]
    state = caladale.position(2, {}, {"seats": {"1": {"castle": castle}}})
    session.table.recorder.state = state
    choices = session.board.choices(session.scene(0), session.offer(0))
    moves = [place for tile in inner(choices, "Move or turn") for place in tile.inner]
    backs = inner(choices, "Take a tile back")
    assert moves
    assert len(backs) == 3
    for choice in (*moves, *backs):
        assert choice.action is not None
        assert state.refusal(0, choice.action) is None
    picture = session.board.picture(session.scene(0), backs)
    assert picture is not None
    assert " 3 " in drawn(picture)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("help", "castle [N]"),
        ("legend", "▓ stone, ♣ tree, ╳ tudor"),
        ("hint", "These bring most points at once"),
        ("castle 2", "Bot  "),
        ("castle 7", "Type a seat from 1 to 2"),
        ("tray", "Scaffold: scaffold"),
        ("look 1,0", "gate"),
        ("look 9,9", "There is no tile at 9,9"),
        ("look here", "is no cell"),
        ("why done", "C-E1: It is too early"),
        ("place tree-four-1 0,0 r0", "C-B1: You build with your own kept tiles"),
        ("keep", "C-T2: There is no tile to decide about"),
        ("undo", "There is nothing of yours to take back"),
        ("log all", "A new tile lies face up"),
        ("lang pl", "Twoja tura. Weź jeden kafelek."),
        ("rules C-B3", "Edges must agree"),
        ("shift 1,0", "  0"),
    ],
)
def test_orders(typed: str, answer: str) -> None:
    printed, code = play_lines([typed], BOT)
    assert code == 0
    assert answer in printed


def test_edits_in_ones_own_turn_may_be_undone() -> None:
    printed, _ = play_lines(["place scaffold 1,1", "back 1,1", "undo", "undo", "undo"], BOT)
    assert printed.count("Taken back.") == 2
    assert "There is nothing of yours to take back." in printed


def test_the_game_asks_twice_before_it_ends() -> None:
    wanted = Wanted("caladale", ("person",), seed="1", options=("solo=free",))
    session = Keyboard(typing([])).open(wanted)
    choices = session.board.choices(session.scene(0), session.offer(0))
    done = choices[-1]
    assert done.action is None
    assert [choice.action for choice in done.inner] == [session.table.game.parse("done")]
