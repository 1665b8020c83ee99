"""Grajeczka in the terminal: maps that tell the truth, menus and hints."""

import re
from random import Random

import pytest
from rich.cells import cell_len

from bajarz.art.grajeczka.hexes import neighbour
from bajarz.art.grajeczka.view import place_of
from bajarz.cli.canvas import Space
from bajarz.cli.grajeczka.board import GrajeczkaBoard
from bajarz.cli.grajeczka.map import MapMarks, Tiles, draw_map, name_of
from bajarz.core.canonical import Json
from bajarz.core.dealer import FirstDealer
from bajarz.core.state import OVER
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.text.catalogue import LANGUAGES, catalogue
from cli.grajeczka_sessions import ALONE, LETTERS, MAGIC, grown, scene
from cli.sessions import NAMES, leaves, menu_of, session_at
from typist import Keyboard, drawn, play_lines, typing

# The map


def test_the_first_kingdom(grajeczka: Grajeczka) -> None:
    land = Tiles(grajeczka).land(grajeczka.position(2, {}, {}).view(None))
    shown = drawn(draw_map(land, Space(80, None), MapMarks(LETTERS)))
    assert shown.splitlines() == [
        "┌───────────────┐",
        "│♜   P  ╎♧      │",
        "│0,-1   ╎1,-1   │",
        "└───┐╌╌╌┴╌╌╌┌───┴───────────┐",
        "    ≈░  ≈   ≈△  ≈   ╎♧   K  │",
        "    ≈0,0    ≈1,0    ╎2,0    │",
        "┌───┴───────┴───┐≈≈≈┴╌╌╌┌───┘",
        "│△   D  ╎♧  ≈   ≈░  ≈   │",
        "│-1,1   ╎0,1    ≈1,1    │",
        "└───┐╌╌╌┴≈≈≈┌───┴───────┘",
        "    │░  ≈   │",
        "    │-1,2   │",
        "    └≈≈≈────┘",
    ]


@pytest.mark.parametrize("seed", range(6))
def test_rivers_are_drawn_where_the_engine_has_them(grajeczka: Grajeczka, seed: int) -> None:
    """A river flows on wherever two places meet, and only through places at a river."""
    view = grown(grajeczka, seed).view(None)
    land = Tiles(grajeczka).land(view)
    assert len(land.hexes) == 9 + 3 * len(view["kingdom"]) == len(view["places"])
    for ground in view["places"]:
        spot = ground["q"], ground["r"]
        place = land.hexes[spot]
        assert place.terrain == ground["terrain"]
        assert bool(place.flows) == (ground["river"] != "none")
        assert (place.large, place.river) == (ground["large"], ground["river"])
        for side in range(6):
            other = land.hexes.get(neighbour(spot, side))
            if other is not None:
                assert (side in place.flows) == ((side + 3) % 6 in other.flows)


@pytest.mark.parametrize("lines", [None, 20])
@pytest.mark.parametrize("seed", range(8))
def test_a_finished_kingdom_fits_and_every_place_can_be_typed(
    grajeczka: Grajeczka, seed: int, lines: int | None
) -> None:
    view = grown(grajeczka, seed).view(None)
    land = Tiles(grajeczka).land(view)
    shown = drawn(draw_map(land, Space(80, lines), MapMarks(LETTERS)), 80)
    rows = shown.splitlines()
    assert max(map(cell_len, rows)) <= 80
    if not {*rows[-1]} & {*"◀▶"}:  # nothing is out of sight
        taken = [place_of(place) for place in view["figures"].values()]
        for ground in view["places"]:
            spot = ground["q"], ground["r"]
            name = name_of(spot)
            assert name in shown or name.replace(",-", "-") in shown or spot in taken
        for letter in LETTERS.values():
            assert letter in shown


def test_a_kingdom_too_wide_is_cut_around_the_figures(grajeczka: Grajeczka) -> None:
    land = Tiles(grajeczka).land(grown(grajeczka, 1).view(None))
    rows = drawn(draw_map(land, Space(30, None), MapMarks(LETTERS))).splitlines()
    assert max(map(cell_len, rows)) <= 30
    assert re.fullmatch(r" +(◀ \d+)? +(\d+ ▶)?", rows[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_have_different_letters(language: str) -> None:
    words = catalogue(language, "grajeczka")
    assert len({words(f"figure-{figure}")[0] for figure in LETTERS}) == 3


# The screen


@pytest.mark.parametrize("tiles", [0, 5, 12])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_shows_everything_and_fits(
    grajeczka: Grajeczka, language: str, players: int, tiles: int
) -> None:
    state = grown(grajeczka, 4, players, tiles)
    here = scene(state, 0, players, language)
    shown = drawn(GrajeczkaBoard(grajeczka).screen(here), 80)
    assert max(map(cell_len, shown.splitlines())) <= 80
    words = here.words
    page = here.view["private"]["1"]["page"]
    assert words("grajeczka-page", number=page) in shown
    for number in range(1, players + 1):
        assert NAMES[number] in shown
    for figure, place in here.view["figures"].items():
        assert f"{words(f'figure-{figure}')} {name_of(place_of(place))}" in shown
    assert (words("grajeczka-stack-empty") in shown) == (not here.view["top"])
    spectator = drawn(GrajeczkaBoard(grajeczka).screen(scene(state, None, players, language)), 80)
    assert words("grajeczka-hand") not in spectator


def test_progress_tokens_and_players_who_are_out(grajeczka: Grajeczka) -> None:
    position: Json = {
        "kingdom": ["0,-2 T12A r1"],
        "seats": {
            "1": {"token": "magic", "told": [9, 4]},
            "2": {"out": True, "page": 22},
        },
    }
    state = grajeczka.position(2, {}, position)
    shown = drawn(GrajeczkaBoard(grajeczka).screen(scene(state)))
    assert "river 3 of 5" in shown
    assert "✦ magic" in shown
    assert "told 2 pages: 4, 9" in shown
    assert "out of the game" in shown
    assert "Open page 22: The Knight meets the Dragon at the long river." in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_leave_one_line_for_each_player(grajeczka: Grajeczka, language: str) -> None:
    here = scene(grajeczka.position(2, {}, {}), language=language)
    here = here._replace(names={1: "Aleksandra z Wielkiego Lasu", 2: "Jan"})
    rows = drawn(GrajeczkaBoard(grajeczka).screen(here), 80).splitlines()
    token = here.words("token-plain")
    assert sum("Aleksandra" in row and row.rstrip().endswith(token) for row in rows) == 1


# Menus


def test_the_menus_offer_every_action(grajeczka: Grajeczka) -> None:
    """In a random game each list of entries holds exactly the legal actions."""
    session = Keyboard(typing([])).open(ALONE)
    rng = Random(3)
    for _ in range(120):
        seat = session.table.state.to_move()
        if seat == OVER:
            break
        offer = session.offer(seat)
        choices = session.board.choices(session.scene(seat), offer)
        assert sorted(leaves(choices)) == sorted(offer.actions)
        assert all(choice.text for choice in choices)
        session.table.act(seat, rng.choice(offer.actions))


def test_places_of_a_chosen_figure_are_numbered_on_the_map(grajeczka: Grajeczka) -> None:
    session = session_at(grajeczka, {})
    knight = menu_of(session)[1]
    assert knight.text == "Move the Knight: 3 places"
    assert [choice.text.split("  ")[0] for choice in knight.inner] == ["1,-1", "0,0", "0,1"]
    picture = session.board.picture(session.scene(0), list(knight.inner))
    assert picture is not None
    shown = drawn(picture)
    assert "♧     1│" in shown
    assert "░  ≈  2≈" in shown


def test_the_tile_is_rotated_and_then_placed(grajeczka: Grajeczka) -> None:
    session = session_at(grajeczka, {"top": "T05A"})
    add = next(choice for choice in menu_of(session) if choice.text.startswith("Add"))
    assert add.text == "Add the tile (forest, forest, mountain and a river): 22 ways"
    assert sum(len(rotation.inner) for rotation in add.inner) == 22
    rotations = session.board.picture(session.scene(0), list(add.inner))
    assert rotations is not None
    assert all(f" {number} " in drawn(rotations) for number in range(1, len(add.inner) + 1))
    picture = session.board.picture(session.scene(0), list(add.inner[0].inner))
    assert picture is not None
    for choice in add.inner[0].inner:
        assert choice.text.split("  ")[0] in drawn(picture)
    assert "3,-1  large forest (3)" in [entry.text for entry in add.inner[0].inner]


def test_what_fulfils_the_page_is_marked(grajeczka: Grajeczka) -> None:
    session = session_at(grajeczka, {**MAGIC, "figures": {"knight": "0,0"}})
    princess = menu_of(session)[0]
    assert princess.text == "Move the Princess: 2 places  ★ fulfils your page"
    marked = [choice.text for choice in princess.inner if "fulfils" in choice.text]
    assert marked == ["0,0  plain, at a river (Knight)  ★ fulfils your page"]
    session.table.act(0, session.table.read(0, "move princess 0,0"))
    texts = [choice.text for choice in menu_of(session)]
    assert texts == [
        "Tell your page", "Flip your magic token for a second adventure", "End the turn",
    ]  # fmt: skip


def test_enter_ends_the_turn_only_when_nothing_else_is_open(grajeczka: Grajeczka) -> None:
    session = session_at(grajeczka, {"seats": {"1": {"page": 22}}}, "move knight 0,0")
    board, offer = session.board, session.offer(0)
    assert [choice.text for choice in menu_of(session)] == ["End the turn (Enter)"]
    assert board.usual(offer) == grajeczka.parse("end")
    for position, actions in (({}, ()), (MAGIC, ("move knight 0,0",))):
        session = session_at(grajeczka, position, *actions)
        assert session.board.usual(session.offer(0)) is None
    printed, _ = play_lines(["move dragon 1,-1", ""], ALONE)
    assert "Turn 3 of 200" in printed


# Hints


@pytest.mark.parametrize(
    ("position", "actions", "expected"),
    [
        ({"figures": {"knight": "0,0"}, **MAGIC}, [], "move princess 0,0  then you can tell: The"),
        (MAGIC, [], "then flip your token and tell after: move"),
        ({"seats": {"1": {"page": 24}}}, [], "turn  a new page, and your token turns magic"),
        ({"seats": {"1": {"page": 14}}, "top": "T07B"}, [], "your page needs it: large mountains"),
        ({"seats": {"1": {"page": 22}}}, ["move knight 0,0"], "end  nothing better is open"),
        (MAGIC, ["move knight 0,0"], "flip  then tell after: move princess 0,0"),
        (
            {"figures": {"knight": "0,0"}, **MAGIC},
            ["move princess 0,0"],
            "tell  your page is fulfilled",
        ),
    ],
)
def test_hints(grajeczka: Grajeczka, position: Json, actions: list[str], expected: str) -> None:
    session = session_at(grajeczka, position, *actions)
    lines = session.board.hint(session.scene(0), session.offer(0))
    assert expected in lines[0]
    legal = {grajeczka.text(code) for code in session.offer(0).actions}
    assert all(line.split("  ")[0] in legal for line in lines)


def test_a_hint_names_longer_ways_too(grajeczka: Grajeczka) -> None:
    session = session_at(grajeczka, {"seats": {"1": {"page": 24}}, "top": "T12A"})
    _, plan, growth = session.board.hint(session.scene(0), session.offer(0))
    assert "with 1 more move, if nobody disturbs you: move" in plan
    assert "the kingdom grows: " in growth
    first, _, rest = plan.partition("  ")
    state = session.table.state.clone()
    state.apply(0, grajeczka.parse(first), FirstDealer())
    again = {**state.full(), "phase": "turn", "adventure": "", "moved": [], "flight": []}
    state = grajeczka.position(2, {}, again)
    state.apply(0, grajeczka.parse(rest[rest.index("move ", 20) :]), FirstDealer())
    assert grajeczka.parse("tell") in state.legal_actions()
