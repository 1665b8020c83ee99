"""Fantazja's sprite and pictures."""

import re
import tomllib
from importlib import resources
from typing import Any

import pytest

from art.markup import check
from bajarz.art import fantazja
from bajarz.art.fantazja import TileArt
from bajarz.art.palette import Theme
from bajarz.art.viewers import EVERYBODY

TYPES = ("residential", "production", "military", "magic", "special")


def _tiles() -> dict[str, TileArt]:
    file = resources.files("bajarz.games.fantazja") / "components.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    tiles = {}
    for faction in ("S", "E"):
        for entry in data["tile"]:
            sides = tuple((side[0], int(side[1])) for side in entry["sides"].split())
            art = TileArt(
                f"{faction}-{entry['id']}",
                faction,
                entry["type"],
                entry.get("level", 0),
                entry["points"],
                sides,
                entry.get("dark", False),
            )
            tiles[art.id] = art
    return tiles


TILES = _tiles()
VIEW: dict[str, Any] = {
    "to_move": 1,
    "turn": 9,
    "phase": "turn",
    "shown": ["E-R1a"],
    "bonus_left": 7,
    "map": {
        "0,0": "castle",
        "0,-1": "S-R2a r0 / E-R1b r0",
        "1,0": "E-G1a r1",
        "-1,0": "E-R3 r2 / S-R2b r2 / E-R1c r2",
        "0,1": "S-Market r3",
    },
    "tokens": {
        "residential": "seat 2",
        "production": "pool",
        "military": "1,0 by seat 1",
        "magic": "seat 1",
        "special": "pool",
    },
    "seats": {
        "1": {
            "hand": ["S-R1a", "S-G3"],
            "ip": ["S-P1a"],
            "discard": ["S-M1a"],
            "pile": 20,
            "bonus": 1,
            "score": 10,
        },
        "2": {
            "hand": 6,
            "ip": 2,
            "discard": ["E-Well", "E-P3"],
            "pile": 15,
            "bonus": 0,
            "score": 4,
        },
    },
}


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
    svg = fantazja.draw(VIEW, TILES, seat, theme, lang)
    check(svg)
    assert svg == fantazja.draw(VIEW, TILES, seat, theme, lang)
    said = {
        "en": ("Sculptors of Nature", "Powers", "Residential", "turn 9", "Imagination", "VP"),
        "pl": ("Rzeźbiarze Natury", "Moce", "Mieszkalny", "tura 9", "Wyobraźnia", "PZ"),
    }
    assert [f">{word}</text>" for word in said[lang] if f">{word}</text>" not in svg] == []


def test_my_hand_is_below_and_the_opponent_shows_backs() -> None:
    svg = fantazja.draw(VIEW, TILES, 1)
    assert svg.count('href="#fz-S-R1a"') == 1
    assert svg.count('href="#fz-back-E"') == 6
    assert svg.count('href="#fz-back-S"') == 0


def test_both_hands_lie_open_where_both_are_seen() -> None:
    seats = VIEW["seats"]
    both = {**VIEW, "seats": {**seats, "2": {**seats["2"], "hand": ["E-R1a", "E-G3"]}}}
    svg = fantazja.draw(both, TILES, EVERYBODY)
    assert all(f">{name}</text>" in svg for name in ("S-R1a", "S-G3", "E-R1a", "E-G3"))
    assert 'href="#fz-back-' not in svg


def test_known_imagination_points_lie_open() -> None:
    seats = {**VIEW["seats"], "2": {**VIEW["seats"]["2"], "ip_open": ["E-M1b"]}}
    svg = fantazja.draw({**VIEW, "seats": seats}, TILES, 1)
    assert svg.count('href="#fz-E-M1b"') == 1
    assert svg.count('href="#fz-S-P1a"') == 1


def test_a_stack_shows_an_edge_for_each_covered_tile() -> None:
    svg = fantazja.draw(VIEW, TILES, 1)
    assert svg.count('href="#fz-edge-E"') == 2
    assert svg.count('href="#fz-edge-S"') == 1


def test_the_military_token_lies_on_its_building() -> None:
    home = {**VIEW, "tokens": {**VIEW["tokens"], "military": "pool"}}
    gone = {**VIEW, "tokens": {**VIEW["tokens"], "military": "gone by seat 1"}}
    token = 'href="#fz-token-military"'
    assert fantazja.draw(gone, TILES, 1).count(token) == 1
    assert fantazja.draw(VIEW, TILES, 1).count(token) == 2  # on the map, and faint in the panel
    assert fantazja.draw(home, TILES, 1).count(token) == 1


def test_marks_lie_on_their_places() -> None:
    svg = fantazja.draw(VIEW, TILES, 1, marks={"2,0": "legal", "1,0": "last"})
    assert svg.count('href="#fz-mark-legal"') == 1
    assert svg.count('href="#fz-mark-last"') == 1


def test_an_unknown_special_still_has_a_drawing() -> None:
    tile = TileArt("S-Fountain", "S", "special", 0, 2, (("E", 1),) * 4)
    assert "fz-S-Fountain" in check(fantazja.sprite([tile]))


def test_the_result_is_told() -> None:
    over = {**VIEW, "to_move": 0, "result": {"winners": [2], "scores": {"1": 10, "2": 14}}}
    assert ">won<" in fantazja.draw(over, TILES, 1)
