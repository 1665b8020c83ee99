"""Fantazja's sprite and pictures."""

import re
from typing import Any

import pytest

from art.markup import check
from bajarz.art import fantazja
from bajarz.art.fantazja import TileArt
from bajarz.art.fantazja.map import MapView, draw_buildings
from bajarz.art.fantazja.picture import fantazja_tile
from bajarz.art.palette import Theme
from bajarz.art.viewers import EVERYBODY
from bajarz.games.fantazja.actions import Place
from bajarz.games.fantazja.components import TYPES
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.fantazja.view import FantazjaView
from bajarz.games.registry import default_components

GAME = Fantazja(default_components("fantazja"))
TILES = {tile.name: fantazja_tile(tile, "en") for tile in GAME.components.tiles}
POSITION: dict[str, Any] = {
    "turn": 9,
    "map": [
        "0,-1 S-R2a r0 / E-R1b r0",
        "1,0 E-G1a r1",
        "-1,0 E-R3 r2 / S-R2b r2 / E-R1c r2",
        "0,1 S-Market r3",
    ],
    "tokens": {"residential": "seat 2", "military": "1,0 by seat 1", "magic": "seat 1"},
    "seats": {
        "1": {"hand": ["S-R1a", "S-G3"], "ip": ["S-P1a"], "discard": ["S-M1a"], "bonus": 1},
        "2": {
            "hand": ["E-R1a", "E-G3", "E-M1a", "E-M2a", "E-P1a", "E-P2a"],
            "ip": ["E-P1b", "E-M1b"],
            "discard": ["E-Well", "E-P3"],
        },
    },
}


def seen(seat: int, **changed: object) -> FantazjaView:
    """The position as a seat sees it; 0 is a spectator."""
    return GAME.position(2, {}, {**POSITION, **changed}).view(seat - 1 if seat else None)


def opened() -> FantazjaView:
    """The position as those see it who look back at a finished game."""
    private = {"1": seen(1)["private"]["1"], "2": seen(2)["private"]["2"]}
    return {**seen(0), "private": private}


def test_every_component_has_a_symbol() -> None:
    ids = set(check(fantazja.sprite(list(TILES.values()))))
    assert {tile.symbol for tile in TILES.values()} <= ids
    assert {f"fz-tab-{e}{n}-{s}" for e in "EAWF" for n in (1, 2, 3) for s in "nesw"} <= ids
    assert {f"fz-token-{kind}" for kind in TYPES} <= ids
    assert {f"fz-mark-{m}" for m in ("legal", "risk", "refused", "last", "threat")} <= ids
    assert {"fz-castle", "fz-back-S", "fz-back-E", "fz-bonus", "fz-dark", "fz-ip"} <= ids


@pytest.mark.parametrize("theme", ["light", "night", "css"])
def test_the_sprite_is_deterministic(theme: Theme) -> None:
    tiles = list(TILES.values())
    assert fantazja.sprite(tiles, theme) == fantazja.sprite(tiles, theme)
    assert ("var(" in fantazja.sprite(tiles, theme)) == (theme == "css")


def test_the_sprite_needs_no_font() -> None:
    assert "<text" not in fantazja.sprite(list(TILES.values()))


def _symbol(svg: str, name: str) -> str:
    found = re.search(rf'<symbol id="{name}".*?</symbol>', svg)
    assert found, name
    return found.group().replace(name, "")


def test_types_levels_and_factions_are_drawn_apart() -> None:
    svg = fantazja.sprite(list(TILES.values()))
    drawings = {tile.drawing for tile in TILES.values()}
    assert len({_symbol(svg, f"fz-{name}") for name in drawings}) == len(drawings) == 2 * (12 + 3)


def test_dark_tiles_carry_the_mark() -> None:
    svg = fantazja.sprite(list(TILES.values()))
    for tile in TILES.values():
        assert ("#fz-dark" in _symbol(svg, tile.symbol)) == tile.dark


def test_a_turned_tile_turns_its_tabs() -> None:
    sides = TILES["S-R1a"].sides  # E3 A1 W1 F2
    assert fantazja.tab_symbols(sides, 0) == [
        "fz-tab-E3-n",
        "fz-tab-A1-e",
        "fz-tab-W1-s",
        "fz-tab-F2-w",
    ]
    assert fantazja.tab_symbols(sides, 1) == [
        "fz-tab-F2-n",
        "fz-tab-E3-e",
        "fz-tab-A1-s",
        "fz-tab-W1-w",
    ]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("theme", ["light", "night", "css"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_position_is_a_picture(seat: int, theme: Theme, lang: str) -> None:
    svg = fantazja.draw(seen(seat), TILES, seat, theme, lang)
    check(svg)
    assert svg == fantazja.draw(seen(seat), TILES, seat, theme, lang)
    said = {
        "en": ("Sculptors of Nature", "Powers", "Residential", "turn 9", "Imagination", "VP"),
        "pl": ("Rzeźbiarze Natury", "Moce", "Mieszkalny", "tura 9", "Wyobraźnia", "PZ"),
    }
    assert [f">{word}</text>" for word in said[lang] if f">{word}</text>" not in svg] == []


def test_my_hand_is_below_and_the_opponent_shows_backs() -> None:
    svg = fantazja.draw(seen(1), TILES, 1)
    assert svg.count('href="#fz-S-R1a"') == 1
    assert svg.count('href="#fz-back-E"') == 6
    assert svg.count('href="#fz-back-S"') == 0


def test_a_spectator_sees_backs_alone() -> None:
    svg = fantazja.draw(seen(0), TILES, 0)
    assert (svg.count('href="#fz-back-S"'), svg.count('href="#fz-back-E"')) == (2, 6)
    assert 'href="#fz-S-P1a"' not in svg


def test_both_hands_lie_open_where_both_are_seen() -> None:
    svg = fantazja.draw(opened(), TILES, EVERYBODY)
    assert all(f">{name}</text>" in svg for name in ("S-R1a", "S-G3", "E-R1a", "E-G3"))
    assert 'href="#fz-back-' not in svg


def test_known_imagination_points_lie_open() -> None:
    memory = {"clock": 9, "ip_since": [[1], [1, 0]]}  # everybody saw the second of seat 2
    svg = fantazja.draw(seen(1, memory=memory), TILES, 1)
    assert svg.count('href="#fz-E-M1b"') == 1
    assert svg.count('href="#fz-E-P1b"') == 0
    assert svg.count('href="#fz-S-P1a"') == 1


def test_tiles_shown_by_magic_lie_open_to_who_looks() -> None:
    looking = {"phase": "magic", "power_used": "magic", "shown": ["E-M2a"]}
    pictures = [fantazja.draw(seen(seat, **looking), TILES, seat) for seat in (0, 1)]
    assert [svg.count('href="#fz-E-M2a"') for svg in pictures] == [0, 1]


def test_a_stack_shows_an_edge_for_each_covered_tile() -> None:
    svg = fantazja.draw(seen(1), TILES, 1)
    assert svg.count('href="#fz-edge-E"') == 2
    assert svg.count('href="#fz-edge-S"') == 1


def test_the_military_token_lies_on_its_building() -> None:
    home, gone = seen(1, tokens={}), seen(1, tokens={"military": "gone by seat 1"})
    token = 'href="#fz-token-military"'
    faint = re.compile(f'<use {token}[^>]* opacity="0.35"')
    counts = [
        (svg.count(token), len(faint.findall(svg)))
        for svg in (fantazja.draw(view, TILES, 1) for view in (seen(1), gone, home))
    ]
    assert counts == [(2, 1), (1, 1), (1, 0)]  # on the map too; faint in the panel


def test_a_token_lies_with_its_holder() -> None:
    """In the player's strip and in the panel of the powers, on their side."""
    held = [fantazja.draw(seen(1, tokens={"magic": f"seat {seat}"}), TILES, 1) for seat in (1, 2)]
    pool = fantazja.draw(seen(1, tokens={}), TILES, 1)
    token = 'href="#fz-token-magic"'
    assert [svg.count(token) for svg in (*held, pool)] == [2, 2, 1]
    assert held[0] != held[1]


def test_marks_lie_on_their_places() -> None:
    marks = {Place(2, 0): "legal", Place(1, 0): "last"}
    svg = draw_buildings(MapView({}, marks, None, 0, 0, 3, 1))
    assert svg.count('href="#fz-mark-legal"') == 1
    assert svg.count('href="#fz-mark-last"') == 1


def test_an_unknown_special_still_has_a_drawing() -> None:
    tile = TileArt("S-Fountain", "S", "special", 0, 2, (("E", 1),) * 4)
    assert "fz-S-Fountain" in check(fantazja.sprite([tile]))


def test_the_result_is_told() -> None:
    over = seen(1, phase="over")
    assert over["result"]["winners"] == [1]
    assert fantazja.draw(over, TILES, 1).count(">you · won<") == 1
    assert ">won<" not in fantazja.draw(seen(1), TILES, 1)


def test_players_have_their_names() -> None:
    svg = fantazja.draw(seen(1), TILES, 1, names={1: "Żaneta", 2: "Ola & Ala"})
    assert ">Żaneta<" in svg
    assert ">Ola &amp; Ala<" in svg
    assert svg.count(">Sculptors of Nature") + svg.count(">Engineers of Light") == 2
