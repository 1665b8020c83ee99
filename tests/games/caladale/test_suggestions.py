"""Where a tile could be added: the engine against trying everything by the slow reference."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bajarz.core.errors import Unreadable
from bajarz.games.caladale.castle import VARIETY_FREE, VARIETY_STANDARD, Castle
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.placement_index import PlacementIndex
from bajarz.games.caladale.suggestions import Suggestion, castle_of_layout, suggest_places
from bajarz.games.caladale.tables import COLUMNS, ROWS, SLIDE, cell_at, x_of, y_of
from drawn_castles import TABLES
from games.caladale.random_castles import VARIETIES, as_slow, random_castles
from reference import caladale as slow

SEEDS = range(6)
RULES = {"C-B2", "C-B3", "C-B4", "C-B5"}


def found_slowly(castle: slow.Castle, name: str, side: int) -> set[tuple[int, int, int]]:
    """Column, row and rotation of every way to add a tile, by trying all cells far and wide."""
    others = castle.without({cell for cell, piece in castle.pieces.items() if piece[0] == name})
    columns = [x for x, _ in others.pieces] + list(castle.grass_columns)
    rows = [y for _, y in others.pieces] + [0]
    found = set()
    for x in range(min(columns) - 2, max(columns) + 3):
        for y in range(max(rows) + 3):
            for rotation in range(4) if (x, y) not in others.pieces else ():
                pieces = {**others.pieces, (x, y): (name, side + 1, rotation)}
                if fits_slowly(replace(others, pieces=pieces), (x, y)):
                    found.add((x, y, rotation))
    return found


def fits_slowly(castle: slow.Castle, cell: slow.Cell) -> bool:
    joined = any(slow.joined(castle, cell, direction) for direction in slow.CLOCK)
    if not joined and castle.kind(cell) != "gate":
        return False
    return not any(where == cell and rule in RULES for rule, where, _ in slow.violations(castle))


def found_by_engine(castle: Castle, tile: int, side: int) -> set[tuple[int, int, int]]:
    places = suggest_places(castle, tile, side)
    assert all(place.rotations for place in places)
    cells = [(place.y, place.x) for place in places]
    assert cells == sorted(set(cells))
    return {(x, y, rotation) for x, y, rotations in places for rotation in rotations}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("variety", VARIETIES)
def test_nothing_else_is_found_by_trying_everything(variety: int, seed: int) -> None:
    rng = Random(f"suggestions {variety} {seed}")
    for number, castle in enumerate(random_castles(variety, seed)):
        if number % 8 == 7:
            before = castle.laid.copy()
            for tile in [TABLES.scaffold, *rng.sample(range(TABLES.tiles), 2)]:
                side = rng.randrange(2) if TABLES.is_gate[tile] else 0
                expected = found_slowly(as_slow(castle), TABLES.name[tile], side)
                assert found_by_engine(castle, tile, side) == expected
            assert castle.laid == before


def test_the_tries_above_show_everything() -> None:
    """They would prove little if tiles never fitted, or always."""
    seen: Counter[str] = Counter()
    for castle in [c for variety in VARIETIES for s in SEEDS for c in random_castles(variety, s)]:
        places = suggest_places(castle, TABLES.scaffold, 0)
        seen["beyond the grass"] += any(y == 0 and not castle.over_grass(x) for x, y, _ in places)
        seen["own cell"] += castle.has(TABLES.scaffold)
        seen["nowhere"] += not suggest_places(castle, 0, 0)
        seen["turned"] += any(len(each.rotations) == 1 for each in suggest_places(castle, 20, 0))
    assert min(seen.values()) > 20, seen
    assert len(seen) == 4


@pytest.mark.parametrize("variety", VARIETIES)
def test_every_legal_placement_is_among_them(caladale: Caladale, variety: int) -> None:
    compared = 0
    for castle in [castle for seed in SEEDS for castle in random_castles(variety, seed)]:
        index = PlacementIndex(castle, caladale.fits)
        for tile in range(TABLES.tiles) if index.is_legal else ():
            placements = [] if castle.has(tile) else index.placements(tile)
            for side in {placement >> 2 & 1 for placement in placements}:
                legal = {
                    (x_of(placement >> 3), y_of(placement >> 3), placement & 3)
                    for placement in placements
                    if placement >> 2 & 1 == side
                }
                assert legal <= found_by_engine(castle, tile, side)
                compared += len(legal)
    assert compared > 500


def built(caladale: Caladale, text: str, variety: int = VARIETY_STANDARD) -> Castle:
    return castle_of_layout(caladale.tables, variety, caladale.parse(text))


@pytest.mark.parametrize(("variety", "width"), [(VARIETY_STANDARD, 4), (VARIETY_FREE, 8)])
def test_a_gate_stands_by_itself_and_other_tiles_do_not(
    caladale: Caladale, variety: int, width: int
) -> None:
    empty = built(caladale, "layout 2 -", variety)
    gate = caladale.tables.tile_named["wizard"]
    over_grass = [Suggestion(x, 0, [0]) for x in range(2, 2 + width)]
    assert suggest_places(empty, gate, 1) == over_grass
    assert suggest_places(empty, caladale.tables.tile_named["stone-four-1"], 0) == []


def test_a_tile_may_go_back_where_it_lies(caladale: Caladale) -> None:
    castle = built(caladale, "layout 0 wizard@1,0,r0;stone-top-1@1,1,r0")
    top = caladale.tables.tile_named["stone-top-1"]
    assert suggest_places(castle, top, 0) == [Suggestion(1, 1, [0])]


def test_the_side_that_a_gate_shows_matters(caladale: Caladale) -> None:
    castle = built(caladale, "layout 0 stone-bridge@1,1,r0")
    wizard = caladale.tables.tile_named["wizard"]
    below = [place for place in suggest_places(castle, wizard, 0) if place.x == 1]
    assert below == [Suggestion(1, 0, [0])]
    assert all(place.x != 1 for place in suggest_places(castle, wizard, 1))


def test_nothing_beyond_the_grid(caladale: Caladale) -> None:
    castle = Castle(caladale.tables)
    four = caladale.tables.tile_named["stone-four-1"]
    castle.place(four, cell_at(COLUMNS, ROWS - 1))
    found = suggest_places(castle, caladale.tables.scaffold, 0)
    assert [(place.x, place.y) for place in found] == [
        (COLUMNS, ROWS - 2), (COLUMNS - 1, ROWS - 1),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("take stone-top-1", "layout COLUMN PIECES"),
        (f"layout {SLIDE + 1} -", "grass cannot begin in column 21"),
        ("layout 0 wizard@1,0,r0;wizard*@2,0,r0", "wizard is in the castle twice"),
        ("layout 0 wizard@1,0,r0;gnomes@1,0,r0", "two tiles lie on 1,0"),
        ("layout 0 wizard@1,-1,r0", "1,-1 is beyond the grid"),
        (f"layout 0 wizard@{COLUMNS + 1},0,r0", "111,0 is beyond the grid"),
    ],
)
def test_what_is_no_castle_is_refused(caladale: Caladale, text: str, words: str) -> None:
    with pytest.raises(Unreadable, match=words):
        built(caladale, text)
