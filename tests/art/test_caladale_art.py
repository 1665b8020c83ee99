"""Castles of Caladale: the sprite, and tiles that join into one building."""

import re
from dataclasses import replace
from random import Random

import pytest

from art.castles import GRASS, NAMES, castle, components, edges
from art.markup import check
from art.outline import crossings
from bajarz.art import caladale
from bajarz.art.caladale import CastleTileArt, CastleView, Placed, TableView
from bajarz.art.caladale.base import CORNERS, SIDES, TileLook
from bajarz.art.caladale.castle import FACING, STEP
from bajarz.art.caladale.tile_art import draw, look_of
from bajarz.art.palette import Theme
from bajarz.art.pictures import picture
from bajarz.core.dealer import RandomDealer
from bajarz.games.registry import make_game

TILES = components()


def test_every_component_has_a_symbol_in_every_orientation() -> None:
    ids = set(check(caladale.sprite(TILES)))
    for tile in TILES:
        turns = 1 if tile.kind in ("top", "gate", "scaffold") else 4
        assert {f"cd-tile-{tile.id}-r{n}" for n in range(turns)} <= ids
    assert {f"cd-notch-{t}-{c}" for t in "STU" for c in CORNERS} <= ids
    assert {"cd-back", "cd-mark-illegal", "seat-4"} <= ids


@pytest.mark.parametrize("theme", ["light", "night", "css"])
def test_the_sprite_is_deterministic(theme: Theme) -> None:
    assert caladale.sprite(TILES, theme) == caladale.sprite(TILES, theme)
    assert ("var(" in caladale.sprite(TILES, theme)) == (theme == "css")


def test_the_sprite_needs_no_font() -> None:
    assert "<text" not in caladale.sprite(TILES)


def test_turning_turns_the_data() -> None:
    assert caladale.turned(edges("STUo"), 1) == edges("oSTU")
    tile = CastleTileArt("x", "two", edges("SSoo"))
    assert tile.look(1).edges == "oSSo"


def test_only_tower_tops_carry_flags() -> None:
    for tile in TILES:
        if tile.kind != "scaffold":
            assert ("var(--k-flag)" in draw(tile.look())) == (tile.kind == "top"), tile.id


def _outlines(look: TileLook) -> list[str]:
    """The walls of a look: the clips that its textures are kept in."""
    return re.findall(r'<clipPath id="[^"]*-[stu]"><path d="([^"]+)"', draw(look))


_WALL = {"N": (12.5, 87.5), "S": (12.5, 87.5), "E": (30.0, 87.5), "W": (30.0, 87.5)}
_BESIDE = {"N": "WE", "S": "WE", "E": "NS", "W": "NS"}


@pytest.mark.parametrize("tile", TILES[::2], ids=lambda tile: tile.id)
def test_a_castle_edge_shows_wall_on_its_whole_span_and_nowhere_else(tile: CastleTileArt) -> None:
    for turns in tile.turns if tile.kind != "scaffold" else ():
        look = tile.look(turns)
        for outline in _outlines(look):
            for side in SIDES:
                mirrored = look.count == 1 and look.e  # drawn for the west, then mirrored
                spans = crossings(outline, FACING[side] if mirrored and side in "EW" else side)
                if not look.has(side):
                    assert not spans, (look, side)
                    continue
                low, high = _WALL[side]
                before, after = (look.has(s) for s in list(_BESIDE[side]))
                assert len(spans) == 1, (look, side)
                found = spans[0]
                assert found[0] < 0 if before else found[0] == pytest.approx(low, abs=0.05)
                assert found[1] > 100 if after else found[1] == pytest.approx(high, abs=0.05)


def _span(cells: dict[tuple[int, int], Placed], tile: Placed, side: str) -> tuple[float, float]:
    """The wall that a placed tile shows on one side, its corners considered."""
    low, high = _WALL[side]
    closed = caladale.closed_corners(cells, tile)
    ends = [f"{side}{s}" if side in "NS" else f"{s}{side}" for s in list(_BESIDE[side])]
    return (0 if ends[0] in closed else low), (100 if ends[1] in closed else high)


@pytest.mark.parametrize("name", NAMES)
def test_joining_edges_show_the_same_wall(name: str) -> None:
    cells = {(tile.x, tile.y): tile for tile in castle(name)}
    joints = 0
    for (x, y), tile in cells.items():
        for side, (dx, dy) in STEP.items():
            other = cells.get((x + dx, y + dy))
            if not other or "scaffold" in (tile.kind, other.kind) or not tile.look.has(side):
                continue
            joints += 1
            assert other.look.has(FACING[side])
            assert _span(cells, tile, side) == _span(cells, other, FACING[side])
    assert joints > 30


def test_a_vertex_is_closed_for_all_four_tiles_or_for_none() -> None:
    block = [Placed(x, y, edges("SSSS"), "four") for x in (0, 1) for y in (0, 1)]
    cells = {(tile.x, tile.y): tile for tile in block}
    inner = {(0, 0): "NE", (1, 0): "NW", (0, 1): "SE", (1, 1): "SW"}
    for place, corner in inner.items():
        assert corner in caladale.closed_corners(cells, cells[place])
    cells[1, 1] = Placed(1, 1, edges("oooS"), "edge")
    for place, corner in inner.items():
        assert corner not in caladale.closed_corners(cells, cells[place])


def test_a_scaffold_closes_no_corner() -> None:
    block = [Placed(x, y, edges("SSSS"), "four") for x in (0, 1) for y in (1, 2)]
    block[3] = replace(block[3], kind="scaffold")
    cells = {(tile.x, tile.y): tile for tile in block}
    assert "NE" not in caladale.closed_corners(cells, cells[0, 1])


def test_the_test_castles_are_finished() -> None:
    for name in NAMES:
        cells = {(tile.x, tile.y): tile for tile in castle(name)}
        assert caladale.unjoined(cells, GRASS) == []


def test_open_edges_are_found_and_stitched() -> None:
    tiles = [tile for tile in castle("big") if tile.kind != "top"]
    cells = {(tile.x, tile.y): tile for tile in tiles}
    gaps = caladale.unjoined(cells, GRASS)
    assert gaps
    assert all(side == "N" for _, _, side in gaps)
    svg = caladale.castle(tiles, GRASS, open_edges=gaps)
    check(svg)
    assert svg.count('stroke-dasharray="6 6"') == len(gaps)


@pytest.mark.parametrize("theme", ["light", "night", "css"])
@pytest.mark.parametrize("name", NAMES)
def test_a_castle_is_a_picture(name: str, theme: Theme) -> None:
    svg = caladale.castle(castle(name), GRASS, theme)
    check(svg)
    assert svg == caladale.castle(castle(name), GRASS, theme)
    assert len({tile.kind for tile in castle(name)}) > 6


def test_an_illegal_tile_stays_and_names_its_rule() -> None:
    tiles = castle("gate2")
    tiles[-1] = replace(tiles[-1], illegal="C-B8")
    svg = caladale.castle(tiles, GRASS)
    assert svg.count("#cd-mark-illegal") == 1
    assert ">C-B8<" in svg


def test_an_empty_castle_is_a_meadow() -> None:
    check(caladale.castle([], GRASS))


def test_seeds_that_change_nothing_share_a_symbol() -> None:
    assert look_of(edges("SoSo"), "bridge", 1) == look_of(edges("SoSo"), "bridge", 2)
    assert look_of(edges("SSoo"), "two", 1) != look_of(edges("SSoo"), "two", 2)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_table_has_a_card_for_each_castle(count: int) -> None:
    castles = [
        CastleView(
            f"Player <{n}>",
            n + 1,
            castle(NAMES[n % 3]),
            GRASS,
            40 + n,
            active=n == 0,
            tray=TILES[:3],
            face_down=n,
        )
        for n in range(count)
    ]
    svg = caladale.draw(TableView(castles, TILES[3:12], 16, "Supply"))
    check(svg)
    assert svg.count("Player &lt;") == count
    assert 'href="#cd-back"' in svg


@pytest.mark.parametrize(("lang", "heading"), [("en", "Supply"), ("pl", "Zasoby")])
def test_the_supply_has_a_heading_in_the_language(lang: str, heading: str) -> None:
    game = make_game("caladale")
    view = game.start(2, {}, RandomDealer(Random(1))).view(None)
    svg = picture(game, view, 0, {1: "Ania", 2: "Jan"}, lang=lang)
    assert f">{heading}</text>" in svg
