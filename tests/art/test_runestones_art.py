"""Rune Stones: the sprite, and pictures of tables."""

import re
import tomllib
from importlib import resources
from random import Random
from typing import Any

import pytest

from art.markup import check
from bajarz.art import png, runestones
from bajarz.art.palette import Theme
from bajarz.art.pictures import picture
from bajarz.art.runestones import CardArt, ability
from bajarz.art.runestones.ability import icon
from bajarz.art.runestones.board import field_at, stone_at
from bajarz.art.runestones.picture import runestones_board, runestones_cards
from bajarz.art.runestones.track import stands, step_at
from bajarz.art.viewers import EVERYBODY
from bajarz.core.dealer import RandomDealer
from bajarz.games.registry import make_game
from bajarz.games.runestones.components import read_components

DRUIDS = ("grey", "brown", "black", "beige")
STONES = ("magic", "hand", "exchange", "wild", "plus", "die", "point", "cards")


def _data() -> dict[str, Any]:
    file = resources.files("bajarz.games.runestones") / "components.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


COMPONENTS = read_components(_data())
CARDS = runestones_cards(COMPONENTS)
PRINTED = runestones_board(COMPONENTS)
SPRITE = runestones.sprite(CARDS.values(), PRINTED)


def _seat(number: int, **more: Any) -> dict[str, Any]:
    seat = {
        "druid": DRUIDS[number - 1],
        "hand": 4,
        "deck": 4,
        "played_top": 0,
        "played_size": 0,
        "gems": {"B": 1, "R": 0, "G": 2, "Y": 1, "W": 1},
        "ore": number,
        "points": 10 * number,
        "rows": [["B", "", "W", "", ""], ["", "", "", "R", ""]],
        "stones": [],
        "wild": "",
    }
    return seat | more


def _view(players: int = 2, **more: Any) -> dict[str, Any]:
    seats = {str(n): _seat(n) for n in range(2, players + 1)}
    mine = _seat(1, hand=[11, 104, 60, 77], deck=[100, 101], played=[35], played_top=35)
    mine |= {"played_size": 1, "stones": ["wild", "plus"], "wild": "R"}
    view = {
        "to_move": 1,
        "first": 2,
        "round": 7,
        "turn": 13,
        "phase": "action",
        "pending": "",
        "display": [16, 21, 39, 48, 0, 73],
        "general_deck": 40,
        "general_discard": [44, 12],
        "supply": {"B": 12, "R": 11, "G": 10, "Y": 12, "W": 11, "ore": 17},
        "smithies": ["B", "R", "", "Y", "G"],
        "white_artifacts": 5,
        "artifact_supply": {"B": 5, "R": 5, "G": 6, "Y": 5},
        "artifact_traded": {"B": 0, "R": 0, "G": 0, "Y": 0},
        "stones": dict.fromkeys(STONES, 1),
        "out": [],
        "playing": [],
        "called": [],
        "progress": {"face": ""},
        "seats": {"1": mine, **seats},
    }
    return view | more


def _draw(view: dict[str, Any], seat: int = 1, theme: Theme = "light", lang: str = "en") -> str:
    return runestones.draw(view, CARDS, seat, theme, lang, printed=PRINTED)


def _symbol(name: str) -> str:
    found = re.search(rf'<symbol id="{re.escape(name)}".*?</symbol>', SPRITE)
    assert found, name
    return found.group().replace(name, "")


# The sprite


def test_every_component_has_a_symbol() -> None:
    ids = set(check(SPRITE))
    assert len(CARDS) == 60 + 8 + 4 * 8
    assert {card.symbol for card in CARDS.values()} <= ids
    assert {f"rs-gem-{x}" for x in (*"BRGYW", "any")} | {"rs-ore", "rs-die"} <= ids
    assert {f"rs-artifact-{x}" for x in "BRGYW"} <= ids
    assert {f"rs-magic-{x}" for x in "BRGYM"} <= ids
    assert {f"rs-face-{face}" for face in PRINTED.faces} <= ids
    assert {f"rs-stone-{kind}" for kind in (*STONES, "empty")} <= ids
    assert {f"rs-smithy-{n}-{x}" for n in range(1, 6) for x in "BRGY"} <= ids
    assert {"rs-smithy-white", "rs-smithy-1", "rs-board", "rs-track", "rs-throne", "rs-back"} <= ids
    assert {f"rs-{what}-{name}" for what in ("back", "druid") for name in DRUIDS} <= ids


@pytest.mark.parametrize("theme", ["light", "night", "css"])
def test_the_sprite_is_deterministic(theme: Theme) -> None:
    svg = runestones.sprite(CARDS.values(), PRINTED, theme)
    assert svg == runestones.sprite(CARDS.values(), PRINTED, theme)
    assert ("var(" in svg) == (theme == "css")


def test_the_sprite_needs_no_font() -> None:
    assert "<text" not in SPRITE


def test_no_two_cards_look_alike() -> None:
    faces = {_symbol(card.symbol) for card in CARDS.values()}
    assert len(faces) == len(CARDS)


@pytest.mark.parametrize("letter", "BRGYW")
def test_cards_of_a_colour_are_told_apart_by_their_pictures(letter: str) -> None:
    own = [card for card in CARDS.values() if not card.druid and card.colour == letter]
    assert len({card.person for card in own}) >= 4
    assert len({(card.person, card.flipped, card.look % 3) for card in own}) == len(own)
    people = {card.person for card in own}
    assert len({_symbol(f"rs-{name}") for name in people}) == len(people)


def test_creatures_of_all_colours_are_different_people() -> None:
    people = {card.person for card in CARDS.values() if not card.druid}
    assert {name.split("-")[0] for name in people} == {
        "goblin",
        "harpy",
        "dryad",
        "satyr",
        "dragon",
    }
    assert len({_symbol(f"rs-{name}") for name in people}) == len(people)


@pytest.mark.parametrize("family", ["gem", "magic", "artifact"])
def test_kinds_differ_in_shape_and_not_only_in_colour(family: str) -> None:
    kinds = "BRGY" if family == "magic" else "BRGYW"
    bare = [re.sub(r"#[0-9A-Fa-f]{6}", "", _symbol(f"rs-{family}-{x}")) for x in kinds]
    assert len(set(bare)) == len(kinds)


def test_the_number_stands_on_a_plate_of_the_gems_shape() -> None:
    for name, card in CARDS.items():
        if not card.druid:
            outline = _symbol(f"rs-gem-{card.colour}").partition(' d="')[2].partition('"')[0]
            assert f'd="{outline}"' in _symbol(card.symbol), name


def test_a_card_shows_its_magic_points() -> None:
    for card in CARDS.values():
        letter = "M" if card.colour == "W" else card.colour
        assert _symbol(card.symbol).count(f'href="#rs-magic-{letter}"') == card.magic


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("gB", ["rs-gem-B"]),
        ("W>R,Y,B", ["rs-gem-W", "rs-gem-R", "rs-gem-Y", "rs-gem-B"]),
        ("R,R>3pp", ["rs-gem-R", "rs-gem-R", "rs-point-3"]),
        ("die/card*", ["rs-die", "rs-take-any"]),
        ("gR+cardR", ["rs-gem-R", "rs-take-R"]),
        ("ore+any", ["rs-ore", "rs-gem-any"]),
    ],
)
def test_an_ability_is_a_row_of_icons(text: str, names: list[str]) -> None:
    assert re.findall(r'href="#([^"]+)"', ability(text, 84, 30)) == names


def test_signs_between_icons_differ() -> None:
    signs = {re.sub(r"<use[^>]*>", "", ability(f"gB{sign}gR", 84, 30)) for sign in "+/>"}
    assert len(signs) == 3


def test_everything_that_a_card_gives_has_an_icon() -> None:
    ids = set(check(SPRITE))
    for card in CARDS.values():
        for thing in re.split(r"[+/>,]", card.ability):
            assert icon(thing) in ids, (card.number, thing)


def test_a_smithy_shows_its_price_and_bonus() -> None:
    for n, (cost, bonus) in enumerate(PRINTED.smithies, 1):
        body = _symbol(f"rs-smithy-{n}-B")
        assert body.count('href="#rs-gem-B"') == cost
        assert (f'href="#{icon(bonus)}"' in body) if bonus else "rs-die" not in body
    assert _symbol("rs-smithy-white").count("#rs-gem-any") == PRINTED.white_cost


def test_the_board_has_two_rows_of_five_fields_that_do_not_overlap() -> None:
    body = _symbol("rs-board")
    assert all(body.count(f"#rs-field-{x}") == 2 for x in "BYGRW")
    spots = [(*field_at(row, i), 56.0) for row in (0, 1) for i in range(5)]
    spots += [(*stone_at(i), 43.0) for i in range(4)]
    for i, (ax, ay, a) in enumerate(spots):
        for bx, by, b in spots[:i]:
            assert ax >= bx + b or bx >= ax + a or ay >= by + b or by >= ay + a


def test_druids_of_other_components_still_have_a_drawing() -> None:
    card = CardArt(100, "B", 1, "gB", "violet")
    assert {"rs-card-violet-100", "rs-back-violet"} <= set(check(runestones.sprite([card])))


# Tables


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("theme", ["light", "night", "css"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_position_is_a_picture(seat: int, theme: Theme, lang: str) -> None:
    svg = _draw(_view(3), seat, theme, lang)
    check(svg)
    assert svg == _draw(_view(3), seat, theme, lang)
    assert ("Szary Druid" in svg) == (lang == "pl")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_has_its_panel_and_its_pawn(players: int) -> None:
    svg = _draw(_view(players))
    for n in range(1, players + 1):
        assert svg.count(f'href="#seat-{n}"') >= 2
        assert svg.count(f'href="#rs-druid-{DRUIDS[n - 1]}"') >= 1
    assert svg.count('href="#rs-board"') == 1


def test_my_hand_is_shown_and_others_are_not() -> None:
    svg = _draw(_view())
    for name in ("11", "grey-104", "60", "77"):
        assert svg.count(f'href="#rs-card-{name}"') == 1
    hidden = _view()
    hidden["seats"]["1"] = _seat(1)
    assert _draw(hidden, 0).count('href="#rs-back-grey"') == 4 + 3  # the hand, the pile's edges


def test_hands_that_are_seen_are_told_by_their_numbers() -> None:
    view = _view(2)
    view["seats"]["2"]["hand"] = [12, 101]
    assert "12 · 101" in _draw(view, EVERYBODY)
    assert "12 · 101" not in _draw(_view(2), EVERYBODY)


def test_the_display_shows_slots_costs_and_gaps() -> None:
    svg = _draw(_view())
    assert all(svg.count(f'href="#rs-card-{n}"') == 1 for n in (16, 21, 39, 48, 73, 12))
    assert 'href="#rs-card-44"' not in svg  # under the discard's top card
    body = svg[svg.index("</defs>") :]
    assert body.count('href="#rs-magic-M"') == len(PRINTED.slots)


def test_an_empty_smithy_has_no_artifact() -> None:
    body = _draw(_view()).split("</defs>", 1)[1]
    assert body.count('href="#rs-smithy-3"') == 1
    assert body.count('href="#rs-smithy-1-B"') == 1
    assert 'href="#rs-smithy-white-empty"' in _draw(_view(white_artifacts=0))


def test_artifacts_and_stones_lie_on_the_boards() -> None:
    body = _draw(_view()).split("</defs>", 1)[1]
    assert body.count('href="#rs-filled-G-W"') == 2  # a joker, on both seats' boards
    assert body.count('href="#rs-filled-R-R"') == 2
    assert body.count('href="#rs-stone-plus"') == 2  # in the supply, and mine


def test_cards_in_play_lie_apart() -> None:
    view = _view(phase="abilities", playing=[44, 103], progress={"face": "2pp"})
    svg = _draw(view).split("</defs>", 1)[1]
    assert 'href="#rs-card-grey-103"' in svg
    assert 'href="#rs-face-2pp"' in svg
    assert ">In play<" in svg
    assert ">In play<" not in _draw(_view())
    check(_draw(_view(phase="cards", playing=2, called=0, to_move=2)))


def test_marks_ring_their_cards() -> None:
    svg = runestones.draw(_view(), CARDS, 1, marks={"11": "legal", "60": "selected"})
    assert svg.count('stroke-dasharray="9 6"') == 1


def test_pawns_never_cover_each_other() -> None:
    for scores in ({1: 8, 2: 8, 3: 9, 4: 6}, {1: 0, 2: 0, 3: 0, 4: 0}, {1: 70, 2: 65, 3: 64, 4: 3}):
        spots = stands(scores)
        assert len({seat for seat, _, _ in spots}) == 4
        for i, (_, score, level) in enumerate(spots):
            for _, other, its_level in spots[:i]:
                assert level != its_level or abs(step_at(score)[0] - step_at(other)[0]) > 40


def test_the_result_is_told() -> None:
    over = _view(to_move=0, phase="over", result={"winners": [2], "scores": {"1": 10, "2": 14}})
    svg = _draw(over)
    assert "won" in svg
    assert svg == _draw(over | {"seats": {"1": over["seats"]["1"], "2": _seat(2, points=3)}})


def test_names_are_escaped() -> None:
    svg = runestones.draw(_view(), CARDS, 1, names={1: "A <b>", 2: "&"})
    check(svg)
    assert "A &lt;b&gt;" in svg


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_of_real_games_are_pictures(players: int) -> None:
    rng = Random(players)
    game, dealer = make_game("runestones"), RandomDealer(rng)
    state = game.start(players, {}, dealer)
    for step in range(300):
        if state.result() is not None:
            break
        state.apply(state.to_move(), rng.choice(state.legal_actions()), dealer)
        if step % 23 == 0:
            for seat in range(players + 1):
                view = state.view(seat - 1 if seat else None)
                check(picture(game, view, seat, {}, "light", "pl"))


@pytest.mark.skipif(not png.available(), reason="resvg-py is not installed")
def test_a_table_renders() -> None:
    assert png.render(_draw(_view(4)), width=400)[:8] == b"\x89PNG\r\n\x1a\n"
