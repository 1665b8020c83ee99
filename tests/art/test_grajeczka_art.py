"""Grajeczka: the sprite, tiles and rivers, figures and pages."""

import math
import re
from itertools import pairwise
from random import Random

import pytest

from art.kingdoms import (
    COLOUR,
    GAME,
    PARTS,
    SPRITE,
    TILES,
    symbol,
)
from art.markup import check
from art.outline import flatten
from bajarz.art import grajeczka
from bajarz.art.grajeczka import Laid, PageArt, TileArt, land, river
from bajarz.art.grajeczka.hexes import APOTHEM, centre, neighbour, open_sides, outline, side_middle
from bajarz.art.grajeczka.pages import Deed, read_deeds, sentence
from bajarz.art.grajeczka.scenes import DRY, TERRAINS, WET, scene, scene_name
from bajarz.art.grajeczka.three_figures import standing
from bajarz.art.grajeczka.view import added_tiles
from bajarz.art.palette import Theme
from bajarz.core.dealer import RandomDealer
from bajarz.games.grajeczka.board import FIGURES

# The sprite


def test_every_component_has_a_symbol() -> None:
    ids = set(check(SPRITE))
    assert len(TILES) == 2 * (3 + 12)
    assert {tile.symbol for tile in TILES} | {"gr-tile-back"} <= ids
    assert {f"gr-page-{n}" for n in range(1, 37)} | {"gr-page-back"} <= ids
    assert {f"gr-{what}{name}" for what in ("", "face-") for name in FIGURES} <= ids
    assert {"gr-token-plain", "gr-token-magic"} | {f"gr-book-{n}" for n in range(1, 5)} <= ids
    assert {f"gr-place-{kind}" for kind in (*TERRAINS, "long-river", "anywhere")} <= ids
    assert {f"gr-place-large-{kind}" for kind in ("forest", "mountain", "plain")} <= ids
    assert {f"gr-verb-{verb}" for verb in ("visit", "see", "meet", "fly")} <= ids


@pytest.mark.parametrize("theme", ["light", "night", "css"])
def test_the_sprite_is_deterministic(theme: Theme) -> None:
    svg = grajeczka.sprite(TILES, PARTS.pages.values(), theme)
    assert svg == grajeczka.sprite(TILES, PARTS.pages.values(), theme)
    assert ("var(" in svg) == (theme == "css")


def test_the_sprite_needs_no_font() -> None:
    assert "<text" not in SPRITE


@pytest.mark.parametrize(
    "names",
    [
        [f"gr-{name}" for name in FIGURES],
        [f"gr-place-{name}" for name in (*TERRAINS, "large-forest", "line-forest", "long-river")],
        [f"gr-verb-{verb}" for verb in ("visit", "see", "meet", "fly")],
        [f"gr-plate-{name}" for name in FIGURES],
        ["gr-token-plain", "gr-token-magic"],
    ],
)
def test_kinds_differ_in_shape_and_not_only_in_colour(names: list[str]) -> None:
    assert len({COLOUR.sub("", symbol(name)) for name in names}) == len(names)


# Places


@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_terrain_has_several_looks(terrain: str) -> None:
    looks = {symbol(scene_name(terrain, n)) for n in range(DRY[terrain])}
    assert len(looks) == DRY[terrain] >= 3
    for pair in river.PAIRS:
        assert len({symbol(scene_name(terrain, n, pair)) for n in range(WET)}) == WET


def test_terrains_are_told_apart_by_what_stands_there() -> None:
    signs = {"castle": {"castle"}, "forest": {"pine", "oak"}, "mountain": {"peak", "crag"}}
    signs["plain"] = {"wheat", "hut", "sheep", "stack", "mill"}
    for terrain, own in signs.items():
        for pair in (None, *river.PAIRS):
            for n in range(WET if pair else DRY[terrain]):
                found = set(re.findall(r"#gr-prop-([a-z]+)", scene(terrain, n, pair)))
                assert found & own, (terrain, n, pair)
                assert not found & {s for t in signs if t != terrain for s in signs[t]}


@pytest.mark.parametrize("terrain", ["mountain", "castle"])
def test_nothing_large_stands_in_a_river(terrain: str) -> None:
    shape = re.compile(r'x="([-.\d]+)" y="([-.\d]+)" width="([-.\d]+)" height="([-.\d]+)"')
    for pair in river.PAIRS:
        for x, y, w, h in shape.findall(scene(terrain, 0, pair)):
            foot = (float(x) + float(w) / 2, float(y) + float(h))
            near = min(math.dist(foot, point) for point in river.points(pair))
            assert near > river.WIDTH / 2, (pair, foot)


# Rivers


@pytest.mark.parametrize("pair", river.PAIRS)
def test_a_river_joins_the_middles_of_two_sides_at_right_angles(pair: tuple[int, int]) -> None:
    points = flatten(river.course(pair))
    for side, (end, inner) in zip(pair, ((0, 1), (-1, -2)), strict=True):
        middle = side_middle(side)
        assert math.dist(points[end], middle) < 1
        assert math.dist(points[inner], middle) < 0.02
        across = (points[end][0] - points[inner][0], points[end][1] - points[inner][1])
        turn = across[0] * middle[1] - across[1] * middle[0]
        assert abs(turn) / math.hypot(*across) / APOTHEM < 0.03


@pytest.mark.parametrize("pair", river.PAIRS)
def test_a_river_is_smooth_and_stays_in_its_hexagon(pair: tuple[int, int]) -> None:
    points = river.points(pair)
    bends = []
    for (a, b), (c, d) in pairwise(pairwise(points)):
        bend = math.atan2(d[1] - c[1], d[0] - c[0]) - math.atan2(b[1] - a[1], b[0] - a[0])
        bends.append(abs((bend + math.pi) % (2 * math.pi) - math.pi))
    assert max(bends) < 0.7
    assert all(math.hypot(x, y) < APOTHEM + 0.01 for x, y in points)


def test_opposite_ends_of_neighbours_meet_in_one_point() -> None:
    for side in range(6):
        x, y = side_middle(side)
        cx, cy = centre(neighbour((0, 0), side))
        dx, dy = side_middle((side + 3) % 6)
        assert math.dist((x, y), (cx + dx, cy + dy)) < 1e-9


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.name)
@pytest.mark.parametrize("rotation", range(6))
def test_a_tiles_river_is_one_stretch_with_two_ends(tile: TileArt, rotation: int) -> None:
    laid = Laid(tile, (2, -1), rotation)
    loose: dict[tuple[int, int], int] = {}
    for spot in laid.spots:
        for side in spot.pair or ():
            x, y = side_middle(side)
            cx, cy = centre(spot.place)
            key = round((cx + x) * 10), round((cy + y) * 10)
            loose[key] = loose.get(key, 0) + 1
    ends = {(round(x * 10), round(y * 10)) for x, y in laid.ends}
    assert {key for key, times in loose.items() if times == 1} == ends
    assert len(ends) == (2 if tile.river else 0)
    at_river = sum(spot.pair is not None for spot in laid.spots)
    assert at_river == (len({i for i, _ in tile.river}) if tile.river else 0)


def test_rivers_of_a_grown_kingdom_meet() -> None:
    """Wherever two tiles touch, their river ends are in the same points (B-P3)."""
    rng, state = Random(3), GAME.start(2, {}, RandomDealer(Random(3)))
    while len(state.view(None)["kingdom"]) < 9:
        legal = state.legal_actions()
        adds = [action for action in legal if GAME.text(action).startswith("add")]
        state.apply(state.to_move(), rng.choice(adds or legal), RandomDealer(rng))
    laid = [Laid(tile) for tile in PARTS.start] + added_tiles(state.view(None), PARTS.tiles)
    shores = {
        (
            round((centre(p)[0] + side_middle(s)[0]) * 10),
            round((centre(p)[1] + side_middle(s)[1]) * 10),
        )
        for p, s in open_sides({place for each in laid for place in each.places})
    }
    ends = [(round(x * 10), round(y * 10)) for each in laid for x, y in each.ends]
    for end in ends:
        assert ends.count(end) == (1 if end in shores else 2)


def test_a_turned_tile_keeps_its_pictures() -> None:
    for tile in TILES:
        looks = [
            [(spot.terrain, spot.variant) for spot in Laid(tile, rotation=n).spots]
            for n in range(6)
        ]
        assert all(look == looks[0] for look in looks)


def test_six_rotations_cover_the_ground_of_the_rules() -> None:
    tile = PARTS.tiles["T01A"]
    assert Laid(tile, (0, 0), 1).places == [(0, 0), (1, -1), (1, 0)]
    assert Laid(tile, (3, 1), 3).places == [(3, 1), (2, 1), (3, 0)]


def test_a_tile_has_one_outline_and_a_ring_of_places_two() -> None:
    assert outline(Laid(TILES[0]).places).count("M") == 1
    ring = [neighbour((0, 0), side) for side in range(6)]
    assert outline(ring).count("M") == 2
    assert outline(ring).count("L") == 18 + 6 - 2


def test_trees_are_drawn_over_rivers_and_rivers_over_borders() -> None:
    drawn = land([Laid(PARTS.tiles["T06B"])])
    assert drawn.index("gr-ground-") < drawn.index("stroke-dasharray") < drawn.index("gr-river-")
    assert drawn.rindex("gr-river-") < drawn.index("gr-scene-")


# Figures


@pytest.mark.parametrize("count", [1, 2, 3])
def test_figures_on_one_place_stand_side_by_side(count: int) -> None:
    drawn = standing(FIGURES[:count], 0, 0)
    spots = re.findall(
        r'<use href="#gr-[a-z]+" x="([-.\d]+)" y="([-.\d]+)" width="([.\d]+)"', drawn
    )
    assert len(spots) == count
    for a, b in pairwise(sorted((float(x), float(w)) for x, _, w in spots)):
        assert b[0] - a[0] > 0.5 * a[1]  # faces never cover each other


# Pages


@pytest.mark.parametrize("page", PARTS.pages.values(), ids=lambda page: page.number)
def test_a_page_shows_everyone_it_names_and_every_place(page: PageArt) -> None:
    drawn = sentence(page)
    words = page.asks.split()
    for name in FIGURES:
        assert drawn.count(f'"#gr-face-{name}"') == (name == page.figure) + words.count(name)
    for deed in page.deeds:
        assert drawn.count(f'"#gr-verb-{deed.verb}"') == 1
        if deed.goal:
            assert drawn.count(f'"#gr-place-{deed.goal}"') == max(deed.count, 1)
    assert set(re.findall(r'href="#([^"]+)"', drawn)) <= set(check(SPRITE))


def test_no_two_pages_look_alike() -> None:
    assert len({sentence(page) for page in PARTS.pages.values()}) == 36


@pytest.mark.parametrize(
    ("asks", "deeds"),
    [
        ("visit castle", [Deed("visit", "castle")]),
        ("see knight and see dragon", [Deed("see", figures=("knight", "dragon"))]),
        (
            "visit castle and see princess or knight",
            [Deed("visit", "castle"), Deed("see", figures=("princess", "knight"), either=True)],
        ),
        ("see 4 forest", [Deed("see", "forest", count=4)]),
        ("meet princess large-plain", [Deed("meet", "large-plain", ("princess",))]),
        ("fly forest and visit mountain", [Deed("fly", "forest"), Deed("visit", "mountain")]),
    ],
)
def test_what_a_page_asks_is_read(asks: str, deeds: list[Deed]) -> None:
    assert read_deeds(asks) == deeds


def test_and_and_or_look_different() -> None:
    both = sentence(PageArt(1, "dragon", "see princess and see knight"))
    either = sentence(PageArt(1, "dragon", "see princess or knight"))
    assert both != either
