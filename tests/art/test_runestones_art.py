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
from bajarz.core.dealer import FirstDealer, RandomDealer
from bajarz.games.registry import default_components, make_game
from bajarz.games.runestones.components import STONES, read_components
from bajarz.games.runestones.engine import RuneStonesState
from bajarz.games.runestones.game import RuneStones
from bajarz.games.runestones.view import RuneStonesView

DRUIDS = ("grey", "brown", "black", "beige")


def _data() -> dict[str, Any]:
    file = resources.files("bajarz.games.runestones") / "components.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


COMPONENTS = read_components(_data())
CARDS = runestones_cards(COMPONENTS)
PRINTED = runestones_board(COMPONENTS)
SPRITE = runestones.sprite(CARDS.values(), PRINTED)


GAME = RuneStones(default_components("runestones"))
MINE = {
    "hand": [11, 60, 77, 104],
    "deck": [100, 101],
    "played": [35],
    "stones": ["wild", "plus"],
    "wild": "R",
    "gems": {"B": 1, "R": 0, "G": 2, "Y": 1, "W": 1},
    "rows": [["B", "", "W", "", ""], ["", "", "", "R", ""]],
    "points": 10,
}
THEIRS = {"hand": [12, 101], "rows": MINE["rows"], "points": 20, "deck": [102, 103]}


def _state(players: int = 2, **more: Any) -> RuneStonesState:
    """A position with a little of everything; in a smithy and on a place of the display nothing."""
    seats = {"1": MINE, "2": THEIRS} | {str(n): {"points": 10 * n} for n in range(3, players + 1)}
    position = {
        "first": 2,
        "round": 7,
        "display": [16, 21, 39, 48, 73],
        "general_discard": [13, 44],
        "smithies": ["B", "R", "", "Y", "G"],
        "general_deck": [50, 51, 52],
        "seats": seats,
    }
    return GAME.position(players, {}, position | more)


def _view(players: int = 2, seat: int = 1) -> RuneStonesView:
    return _state(players).view(seat - 1 if seat else None)


def _draw(view: RuneStonesView, seat: int = 1, theme: Theme = "light", lang: str = "en") -> str:
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
    svg = _draw(_view(3, seat), seat, theme, lang)
    check(svg)
    assert svg == _draw(_view(3, seat), seat, theme, lang)
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
    hidden = _draw(_view(seat=0), 0)
    assert hidden.count('href="#rs-back-grey"') == 4 + 2  # the hand, the edges of two cards


def test_hands_that_are_seen_are_told_by_their_numbers() -> None:
    view = _view()
    assert "12 · 101" not in _draw(view, EVERYBODY)
    view["private"] |= _view(seat=2)["private"]
    assert "12 · 101" in _draw(view, EVERYBODY)


def test_the_display_shows_slots_costs_and_gaps() -> None:
    svg = _draw(_view())
    assert all(svg.count(f'href="#rs-card-{n}"') == 1 for n in (16, 21, 39, 48, 73, 44))
    assert 'href="#rs-card-13"' not in svg  # under the discard's top card
    body = svg[svg.index("</defs>") :]
    assert body.count('href="#rs-magic-M"') == len(PRINTED.slots)


def test_an_empty_smithy_has_no_artifact() -> None:
    body = _draw(_view()).split("</defs>", 1)[1]
    assert body.count('href="#rs-smithy-3"') == 1
    assert body.count('href="#rs-smithy-1-B"') == 1
    none = _state(white_artifacts=0).view(0)
    assert 'href="#rs-smithy-white-empty"' in _draw(none)


def test_artifacts_and_stones_lie_on_the_boards() -> None:
    body = _draw(_view()).split("</defs>", 1)[1]
    assert body.count('href="#rs-filled-G-W"') == 2  # a joker, on both seats' boards
    assert body.count('href="#rs-filled-R-R"') == 2
    assert body.count('href="#rs-stone-plus"') == 2  # in the supply, and mine


def test_cards_in_play_lie_apart() -> None:
    state = _state()
    assert ">In play<" not in _draw(state.view(0))
    _play(state, "use", "play 11")
    secret = _draw(state.view(1), 2).split("</defs>", 1)[1]
    assert ">In play<" in secret
    assert secret.count('href="#rs-back"') == 1 + 3  # one card, the edges of the general deck
    assert 'href="#rs-card-11"' not in secret
    _play(state, "play 104")
    shown = _draw(state.view(1), 2).split("</defs>", 1)[1]
    assert shown.count('href="#rs-card-grey-104"') == 1
    assert shown.count('href="#rs-card-11"') == 1


def test_the_die_lies_beside_the_cards_in_play() -> None:
    state = _state(display=[16, 21], seats={"1": {"hand": [39, 60]}})
    _play(state, "use", "play 39", "play 60", "ability 39 1")
    face = state.view(None)["progress"]["face"]
    assert f'href="#rs-face-{face}"' in _draw(state.view(None), 0).split("</defs>", 1)[1]


def _play(state: RuneStonesState, *actions: str) -> None:
    for text in actions:
        state.apply(state.to_move(), GAME.parse(text), FirstDealer())


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
    """With the final scores, and not with the power points alone (R-E2)."""
    seats = {"1": {"points": 66, "hand": [], "deck": []}, "2": {"points": 10, "hand": []}}
    state = GAME.position(2, {}, {"phase": "trade", "to_move": 2, "seats": seats})
    view = state.view(None)
    assert view["result"]["scores"]["1"] == 67
    svg = _draw(view, 0)
    assert "won" in svg
    view["seats"]["1"]["points"] = 3
    assert svg == _draw(view, 0)


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


def test_a_table_renders() -> None:
    assert png.render(_draw(_view(4)), width=400)[:8] == b"\x89PNG\r\n\x1a\n"
