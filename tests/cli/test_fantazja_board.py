"""The drawings of Fantazja: they fit, they tell the truth, and never by colour alone."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bajarz.cli.board import Scene
from bajarz.cli.canvas import Canvas, Space
from bajarz.cli.fantazja.board import FantazjaBoard
from bajarz.cli.fantazja.map import Land, draw_map
from bajarz.cli.fantazja.tiles import CompactPen, Laid, LargePen, Marks, Pen
from bajarz.cli.playing.setup import Wanted
from bajarz.games.fantazja.actions import Place
from bajarz.games.fantazja.components import Tile
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.fantazja.view import FantazjaView
from bajarz.text.catalogue import LANGUAGES, catalogue
from typist import Keyboard, drawn, play_lines, typing

CASTLE = Place(0, 0)
Stacks = dict[Place, tuple[Laid, ...]]
TEXT = Path(__file__).parents[2] / "src/bajarz/text"


def scene(
    game: Fantazja, position: object, seat: int | None = 0, columns: int = 100
) -> Scene[FantazjaView]:
    state = game.position(2, {}, position)
    names = {1: "Ola", 2: "Jan"}
    words = catalogue("en", "fantazja")
    return Scene(state.view(seat), seat, names, [], words, columns, None)


def boxes(kind: type[Pen], game: Fantazja) -> Iterator[Canvas]:
    """Everything that a pen draws, each on a sheet of its own."""
    rng = Random(1)
    tiles = game.components.tiles
    for tile in tiles:
        below = tuple(Laid(rng.choice(tiles), rng.randrange(4)) for _ in range(rng.randrange(3)))
        marks = Marks(rng.random() < 0.5, rng.random() < 0.5, rng.choice(["", "7", "11 12 13"]))
        pen = kind(Canvas())
        pen.tile(0, 0, (Laid(tile, rng.randrange(4)), *below), marks)
        yield pen.canvas
    castle, free = kind(Canvas()), kind(Canvas())
    castle.castle(0, 0, game.components.castle)
    free.free(0, 0, Marks(label="12 13", danger=True))
    yield from (castle.canvas, free.canvas)


@pytest.mark.parametrize("kind", [LargePen, CompactPen])
def test_every_tile_is_a_box_of_one_size(kind: type[Pen], fantazja: Fantazja) -> None:
    for canvas in boxes(kind, fantazja):
        assert [row.cell_len for row in canvas.rows()] == [kind.columns] * kind.lines


def tile_rows(tile: Tile, rotation: int) -> list[str]:
    canvas = Canvas()
    LargePen(canvas).tile(0, 0, [Laid(tile, rotation)])
    return [row.plain for row in canvas.rows()]


def test_owners_differ_in_shape_and_sides_in_signs(fantazja: Fantazja) -> None:
    tiles = FantazjaBoard(fantazja).tiles
    tops = [tile_rows(tiles[name], 0)[0] for name in ("S-R1a", "E-R1a")]
    assert tops == ["╭──♣♣♣──╮", "╔══♣♣♣══╗"]


def test_a_turned_tile_turns_its_sides(fantazja: Fantazja) -> None:
    tile = FantazjaBoard(fantazja).tiles["S-R1a"]  # E3 A1 W1 F2, clockwise from the north
    assert tile_rows(tile, 1) == ["╭──▲─▲──╮", "│ ⌂I    ♣", "●  R1a  ♣", "│ +1    ♣", "╰───≋───╯"]


def test_the_map_shows_places_stacks_tokens_and_the_castle(fantazja: Fantazja) -> None:
    position = {
        "map": ["0,-1 S-R2a r0 / E-R1a r0"],
        "tokens": {"military": "0,-1 by seat 2"},
        "seats": {"1": {"hand": ["S-R1b"], "ip": ["S-M1a"]}, "2": {"hand": ["E-R1b"]}},
    }
    shown = drawn(FantazjaBoard(fantazja).screen(scene(fantazja, position)))
    assert "R2a †" in shown
    assert "+3≡2◇" in shown
    assert "♜" in shown
    assert "S-M1a" in shown
    assert "R1b" in shown
    assert shown.count("R1b") == 1  # mine, not the other's


@pytest.mark.parametrize("columns", [100, 80, 60])
def test_a_wide_map_is_cropped_around_the_focus(fantazja: Fantazja, columns: int) -> None:
    tile = FantazjaBoard(fantazja).tiles["S-R1a"]
    stacks: Stacks = {Place(x, 0): (Laid(tile, 0),) for x in range(-15, 16) if x}
    land, room = Land(CASTLE, stacks), Space(columns, None)
    shown = drawn(draw_map(land, fantazja.components, {}, room, Place(12, 0)), columns)
    assert max(map(len, shown.splitlines())) <= columns
    assert " 12 " in shown
    assert "◀" in shown


def test_a_map_that_fits_is_drawn_large_else_compact(fantazja: Fantazja) -> None:
    tile = FantazjaBoard(fantazja).tiles["S-R1a"]

    def lines(width: int, columns: int, most: int | None) -> int:
        stacks: Stacks = {Place(x, 0): (Laid(tile, 0),) for x in range(1, width)}
        land, room = Land(CASTLE, stacks), Space(columns, most)
        shown = drawn(draw_map(land, fantazja.components, {}, room, CASTLE))
        return len(shown.splitlines())

    assert lines(10, 100, None) == 7
    assert lines(11, 100, None) == 5
    assert lines(8, 80, None) == 7
    assert lines(3, 100, 6) == 5


@pytest.mark.parametrize(
    ("more", "residential", "magic"),
    [
        ({}, "▶○", "▶○"),
        ({"power_used": "magic"}, "=○", "=○"),
        ({"power_used": "residential", "exchange": {"open": True}}, "▶○", "=○"),
        ({"phase": "magic", "power_used": "magic", "shown": ["E-R1b"]}, "=○", "=○"),
    ],
)
def test_tokens_that_can_be_used_now_are_marked(
    more: dict[str, object], residential: str, magic: str, fantazja: Fantazja
) -> None:
    position = {
        "map": ["0,-1 S-R1a r2"],
        "tokens": {"residential": "seat 1", "magic": "seat 1", "special": "seat 2"},
        "seats": {"1": {"hand": ["S-R1b"], "discard": ["S-P1a"]}, "2": {"hand": ["E-R1b"]}},
        **more,
    }
    shown = drawn(FantazjaBoard(fantazja).screen(scene(fantazja, position))).splitlines()
    line = next(line for line in shown if line.startswith("1○ 0◇"))
    assert re.findall(r"[▶=][○◇]|pool", line) == [residential, "pool", "pool", magic, "=◇"]


def test_dangerous_places_are_told(fantazja: Fantazja) -> None:
    keyboard = Keyboard(typing([]))
    session = keyboard.open(Wanted("fantazja", seed="1"))
    position = {
        "map": ["0,-1 S-R1c r2"],
        "seats": {"1": {"hand": ["S-P1c"]}, "2": {"hand": ["E-R1b"]}},
    }
    session.table.recorder.state = fantazja.position(2, {}, position)
    choices = session.board.choices(session.scene(0), session.offer(0))
    dangerous = [choice for choice in choices[0].inner if choice.danger]
    assert dangerous
    assert "Dark Energy: 2 tiles vanish" in dangerous[0].text
    picture = session.board.picture(session.scene(0), list(choices[0].inner))
    assert picture is not None
    assert "✹" in drawn(picture)


def test_the_words_are_the_same_in_both_languages() -> None:
    keys = []
    for language in LANGUAGES:
        lines = (TEXT / f"messages.{language}.ftl").read_text(encoding="utf-8").splitlines()
        keys.append([line.partition(" =")[0] for line in lines if line[:1].islower()])
    assert keys[0] == keys[1]


def test_help_names_every_order() -> None:
    wanted = Wanted("fantazja", seed="1", options=("first=1",))
    for language, word in (("en", "places"), ("pl", "miejsca")):
        printed, _ = play_lines(["help"], wanted._replace(language=language))
        assert word in printed


@pytest.mark.parametrize(
    ("ip", "line"),
    [
        (["S-R1a"], "The Victory Points are equal, so the Imagination Points decide."),
        ([], "It is a draw"),
    ],
)
def test_the_end_tells_what_decided(ip: list[str], line: str, fantazja: Fantazja) -> None:
    empty: dict[str, list[str]] = {"hand": [], "bag": []}
    position = {"action_taken": True, "seats": {"1": {**empty, "ip": ip}, "2": empty}}
    shown = drawn(FantazjaBoard(fantazja).ending(scene(fantazja, position, None)))
    assert line in shown
    assert "Bonus tokens" in shown
    left = next(row for row in shown.splitlines() if "Imagination Points left" in row)
    assert [cell.strip() for cell in left.split("│")[2:4]] == [str(len(ip)), "0"]
