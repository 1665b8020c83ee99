"""Grajeczka: the sprite, tiles and rivers, pages, and pictures of tables."""

import math
import re
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from art.markup import check
from art.outline import flatten
from bajarz.art import grajeczka, png
from bajarz.art.grajeczka import Laid, PageArt, TileArt, land, river
from bajarz.art.grajeczka.figures import FIGURES, standing
from bajarz.art.grajeczka.hexes import APOTHEM, centre, neighbour, open_sides, outline, side_middle
from bajarz.art.grajeczka.pages import Deed, read_deeds, sentence
from bajarz.art.grajeczka.panels import hand
from bajarz.art.grajeczka.scenes import DRY, TERRAINS, WET, scene, scene_name
from bajarz.art.grajeczka.view import Table, laid_of, read_table
from bajarz.art.grajeczka.words import pages_left, wrapped
from bajarz.art.palette import Theme
from bajarz.art.pictures import picture
from bajarz.art.pictures_grajeczka import grajeczka_parts, grajeczka_tiles
from bajarz.core.dealer import RandomDealer
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.registry import default_components

GAME = Grajeczka(default_components("grajeczka"))
STATE = GAME.start(3, {"first": "1"}, RandomDealer(Random(8)))
PARTS = grajeczka_parts(GAME, STATE.view(0), "en")
TILES = grajeczka_tiles(GAME)
SPRITE = grajeczka.sprite(TILES, PARTS.pages.values())
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")


def _symbol(name: str) -> str:
    found = re.search(rf'<symbol id="{re.escape(name)}".*?</symbol>', SPRITE)
    assert found, name
    return found.group().replace(name, "")


def _seat(page: int = 0, **more: Any) -> dict[str, Any]:
    seat: dict[str, Any] = {"page": page, "turned": [] if page else 0, "undrawn": 4, "told": []}
    return seat | {"token": "plain", "out": False, "left": 5} | more


def _view(**more: Any) -> dict[str, Any]:
    view: dict[str, Any] = dict(STATE.view(None))
    view["seats"] = {
        "1": _seat(20, turned=[3, 17], told=[1, 25]),
        "2": _seat(),
        "3": _seat(22, turned=1, out=True),
    }
    return view | {"to_move": 1} | more


def _draw(view: dict[str, Any], seat: int = 1, theme: Theme = "light", lang: str = "en") -> str:
    return grajeczka.draw(view, PARTS, seat, theme, lang)


def _body(svg: str) -> str:
    return svg.split("</defs>", 1)[1]


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
    assert len({COLOUR.sub("", _symbol(name)) for name in names}) == len(names)


# Places


@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_terrain_has_several_looks(terrain: str) -> None:
    looks = {_symbol(scene_name(terrain, n)) for n in range(DRY[terrain])}
    assert len(looks) == DRY[terrain] >= 3
    for pair in river.PAIRS:
        assert len({_symbol(scene_name(terrain, n, pair)) for n in range(WET)}) == WET


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
@pytest.mark.parametrize("turn", range(6))
def test_a_tiles_river_is_one_stretch_with_two_ends(tile: TileArt, turn: int) -> None:
    laid = Laid(tile, (2, -1), turn)
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
    laid = [Laid(tile) for tile in PARTS.start]
    laid += [laid_of(text, PARTS.tiles) for text in state.view(None)["kingdom"]]
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
            [(spot.terrain, spot.variant) for spot in Laid(tile, turn=t).spots] for t in range(6)
        ]
        assert all(look == looks[0] for look in looks)


def test_six_turns_cover_the_ground_of_the_rules() -> None:
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


# Tables


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("theme", ["light", "night", "css"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_position_is_a_picture(seat: int, theme: Theme, lang: str) -> None:
    svg = _draw(_view(), seat, theme, lang)
    check(svg)
    assert svg == _draw(_view(), seat, theme, lang)
    assert ("Następny kafel" in svg) == (lang == "pl")


def test_my_page_is_shown_to_me_alone() -> None:
    assert _body(_draw(_view(), 1)).count('"#gr-page-20"') == 1
    for seat in (0, 2, 3):
        svg = _draw(_view(), seat)
        assert "gr-page-20" not in svg
        assert PARTS.pages[20].words not in svg


def test_pages_turned_are_shown_to_me_alone() -> None:
    assert "to come again" in _draw(_view(), 1)
    assert "to come again" not in _draw(_view(), 2)


def test_the_page_of_a_player_who_is_out_lies_open() -> None:
    for seat in (0, 1, 2):
        assert _body(_draw(_view(), seat)).count('"#gr-page-22"') == 1


def test_a_picture_does_not_depend_on_what_is_hidden() -> None:
    """B-S2, B-S3: another page in another hand, another stack: the same bytes."""
    for seed in range(3):
        dealer = RandomDealer(Random(seed))
        state = GAME.start(3, {"first": "1"}, dealer)
        for seat in range(3):
            other = state.redeal(seat, Random(seed + 9))
            assert other.full() != state.full()
            shown = [picture(GAME, each.view(seat), seat + 1, {}) for each in (state, other)]
            assert shown[0] == shown[1]


def test_each_seat_has_its_shape_its_book_and_its_token() -> None:
    view = _view()
    view["seats"]["2"]["token"] = "magic"
    body = _body(_draw(view))
    for n in (1, 2, 3):
        assert body.count(f'"#seat-{n}"') == (2 if n == 1 else 1)  # also the banner's
    assert body.count('"#gr-token-magic"') == 1
    assert body.count('"#gr-token-plain"') == 2


@pytest.mark.parametrize(("tiles", "text"), [(3, ">3 of 5<"), (5, ">5 · long<"), (6, ">6 · long<")])
def test_progress_is_told(tiles: int, text: str) -> None:
    progress = {"river": tiles, "forest": 1, "mountain": 1, "plain": 1}
    assert text in _draw(_view(progress=progress))


def test_the_last_adventure_is_marked() -> None:
    dots = 'stroke-dasharray="1 9"'
    assert dots not in _draw(_view())
    assert _draw(_view(phase="settle", adventure="knight")).count(dots) == 1
    assert grajeczka.draw(_view(), PARTS, 1, last="move princess 0,0").count(dots) == 1
    added = _view(kingdom=["2,-1 T05A r3"], figures={})
    assert grajeczka.draw(added, PARTS, 1, last="add 2,-1 r3").count(dots) == 1
    flown = _view(phase="settle", adventure="dragon", flight=["-1,0", "-1,1"])
    assert 'stroke-dasharray="1 11"' in _draw(flown)


def test_places_beside_the_kingdom_are_named_while_tiles_can_be_added() -> None:
    ring = 'stroke-dasharray="2 7"'
    assert _draw(_view()).count(ring) == 15
    assert ring not in _draw(_view(can_add=False))


def test_the_next_tile_is_shown_in_its_six_turns() -> None:
    body = _draw(_view(top="T05A", stack=7))
    assert all(f">r{turn}<" in body for turn in range(6))
    assert "No tile is left." in _draw(_view(top="", stack=0, can_add=False))
    assert "fits nowhere" in _draw(_view(top="T05A", can_add=False))


def test_marks_ring_their_places() -> None:
    svg = grajeczka.draw(_view(), PARTS, 1, marks={"0,0": "legal", "0,1": "tell"})
    assert svg.count('stroke-dasharray="9 7"') == 1
    assert '"#gr-quill"' in svg


def test_the_result_is_told() -> None:
    result = {"winners": [2], "scores": {"1": 2, "2": 5, "3": 1}, "reason": "B-E1"}
    svg = _draw(_view(to_move=0, phase="over", result=result))
    assert ">won<" in svg
    assert "the game is over" in svg


def test_names_are_escaped() -> None:
    svg = grajeczka.draw(_view(), PARTS, 1, names={1: "A <b>", 2: "&"})
    check(svg)
    assert "A &lt;b&gt;" in svg


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "Strona do końca"), (3, "Strony do końca"), (5, "Stron do końca"), (12, "Stron do końca")],
)
def test_polish_counts_pages_right(count: int, text: str) -> None:
    assert pages_left(count, "pl") == text


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_story_has_room_on_the_table(lang: str) -> None:
    for page in grajeczka_parts(GAME, STATE.view(0), lang).pages.values():
        assert page.story
        panel = hand(_table(page.number, lang), 616)
        lines = [float(y) for y in re.findall(r'<text x="[.\d]+" y="([.\d]+)"', panel)]
        assert max(lines[:-1]) < lines[-1] - 20, page.number  # the last line tells what was turned


def _table(page: int, lang: str) -> Table:
    view = _view()
    view["seats"]["1"]["page"] = page
    return read_table(view, grajeczka_parts(GAME, view, lang), 1, lang, {}, "", {})


def test_lines_are_wrapped_between_words() -> None:
    lines = wrapped("a long tale of three figures", 10)
    assert " ".join(lines) == "a long tale of three figures"
    assert max(map(len, lines)) <= 10


@pytest.mark.parametrize("mirrored", ["no", "yes"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_of_real_games_are_pictures(players: int, mirrored: str) -> None:
    rng = Random(players)
    dealer = RandomDealer(rng)
    state = GAME.start(players, {"mirrored": mirrored}, dealer)
    done: list[str] = []
    for step in range(160):
        if state.result() is not None:
            break
        if step % 37 == 0:
            for seat in range(players + 1):
                view = state.view(seat - 1 if seat else None)
                check(picture(GAME, view, seat, {}, "light", "pl", done))
        action = rng.choice(state.legal_actions())
        done.append(GAME.text(action))
        state.apply(state.to_move(), action, dealer)


@pytest.mark.skipif(not png.available(), reason="resvg-py is not installed")
def test_a_table_renders() -> None:
    assert png.render(_draw(_view()), width=400)[:8] == b"\x89PNG\r\n\x1a\n"
