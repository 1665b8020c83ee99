"""Grajeczka in the terminal: maps that tell the truth, menus, hints, and whole games."""

import json
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from bajarz.cli.boards.board import Choice, Scene
from bajarz.cli.boards.grajeczka import GrajeczkaBoard
from bajarz.cli.boards.grajeczka_land import neighbour, read_land
from bajarz.cli.boards.grajeczka_map import Look, Room, draw_map
from bajarz.cli.boards.grajeczka_signs import PLAIN_SIGNS, SIGNS, Signs
from bajarz.cli.playing.loop import run
from bajarz.cli.playing.session import Session
from bajarz.cli.playing.setup import Wanted
from bajarz.core.canonical import Json
from bajarz.core.dealer import FirstDealer, RandomDealer
from bajarz.core.record import verify
from bajarz.core.state import OVER, State
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.registry import default_components
from bajarz.text.catalogue import LANGUAGES, catalogue
from bajarz.text.stories import stories
from typist import Answer, Keyboard, drawn, play_lines, typing

NAMES = {1: "Ola", 2: "Jan", 3: "Ewa", 4: "Leo"}
ALONE = Wanted("grajeczka", ("person", "bot"), seed="1", options=("first=1",))
LETTERS = {"princess": "P", "knight": "K", "dragon": "D"}
MAGIC: Json = {"seats": {"1": {"page": 24, "token": "magic"}}}  # the Knight meets the Princess


@pytest.fixture(scope="module")
def grajeczka() -> Grajeczka:
    return Grajeczka(default_components("grajeczka"))


def scene(
    state: State,
    seat: int | None = 0,
    players: int = 2,
    language: str = "en",
    columns: int = 80,
    lines: int | None = None,
    plain: bool = False,
) -> Scene:
    names = {number: NAMES[number] for number in range(1, players + 1)}
    words = catalogue(language, "grajeczka")
    return Scene(state.view(seat), seat, names, [], words, columns, lines, plain)


def grown(game: Grajeczka, seed: int, players: int = 2, tiles: int = 12) -> State:
    """A kingdom to which tiles were added by chance, until so many lie or none fits."""
    rng = Random(seed)
    dealer = RandomDealer(rng)
    state = game.start(
        players, {"turn_limit": "off", "mirrored": "yes" if seed % 2 else "no"}, dealer
    )
    while state.to_move() != OVER:
        view = state.view(None)
        if not view["can_add"] or len(view["kingdom"]) >= tiles:
            break
        actions = state.legal_actions()
        adds = [code for code in actions if game.text(code).startswith("add")]
        state.apply(state.to_move(), rng.choice(adds or actions), dealer)
    return state


def session_at(game: Grajeczka, position: Json, *actions: str) -> Session:
    """A game that stands at a position, after some actions of the seat to move."""
    session = Keyboard(typing([])).open(ALONE)
    session.table.recorder.state = game.position(2, {}, position)
    for text in actions:
        session.table.act(0, session.table.read(0, text))
    return session


def menu_of(session: Session) -> list[Choice]:
    return session.board.choices(session.scene(0), session.offer(0))


def leaves(choices: list[Choice]) -> list[int]:
    """The actions of all entries, however deep."""
    found: list[int] = []
    for choice in choices:
        found += leaves(list(choice.inner)) if choice.action is None else [choice.action]
    return found


# The map


def test_the_first_kingdom(grajeczka: Grajeczka) -> None:
    land = read_land(grajeczka.position(2, {}, {}).view(None), grajeczka.components)
    shown = drawn(draw_map(land, SIGNS, Room(80, None), Look(LETTERS)))
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
    land = read_land(view, grajeczka.components)
    assert len(land.hexes) == 9 + 3 * len(view["kingdom"]) == len(view["places"])
    for spot, place in land.hexes.items():
        words = view["places"][f"{spot[0]},{spot[1]}"].split()
        assert place.terrain == words[0]
        assert bool(place.flows) == bool(place.river) == words[-1].endswith("river")
        assert place.large == ("large" in words)
        for side in range(6):
            other = land.hexes.get(neighbour(spot, side))
            if other is not None:
                assert (side in place.flows) == ((side + 3) % 6 in other.flows)


@pytest.mark.parametrize("signs", [SIGNS, PLAIN_SIGNS])
@pytest.mark.parametrize("lines", [None, 20])
@pytest.mark.parametrize("seed", range(8))
def test_a_finished_kingdom_fits_and_every_place_can_be_typed(
    grajeczka: Grajeczka, seed: int, lines: int | None, signs: Signs
) -> None:
    view = grown(grajeczka, seed).view(None)
    land = read_land(view, grajeczka.components)
    shown = drawn(draw_map(land, signs, Room(80, lines), Look(LETTERS)), 80)
    rows = shown.splitlines()
    assert max(map(cell_len, rows)) <= 80
    if rows[-1].strip(signs.left + signs.right + " "):  # nothing is out of sight
        for name in view["places"]:
            short = name.replace(",-", "-")
            assert name in shown or short in shown or name in view["figures"].values()
        for letter in LETTERS.values():
            assert letter in shown


def test_a_kingdom_too_wide_is_cut_around_the_figures(grajeczka: Grajeczka) -> None:
    land = read_land(grown(grajeczka, 1).view(None), grajeczka.components)
    rows = drawn(draw_map(land, SIGNS, Room(30, None), Look(LETTERS))).splitlines()
    assert max(map(cell_len, rows)) <= 30
    assert set(rows[-1]) <= {*"◀▶ "}
    assert rows[-1].strip()


@pytest.mark.parametrize("signs", [SIGNS, PLAIN_SIGNS])
def test_kinds_of_places_differ_without_colours(signs: Signs) -> None:
    kinds = [*signs.terrains.values(), *signs.large.values(), signs.river, signs.long_river]
    assert len(set(kinds)) == 9
    assert len({signs.visit, signs.see, signs.meet, signs.fly}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_have_different_letters(language: str) -> None:
    words = catalogue(language, "grajeczka")
    assert len({words(f"figure-{figure}")[0] for figure in LETTERS}) == 3


# The screen


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("tiles", [0, 5, 12])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_shows_everything_and_fits(
    grajeczka: Grajeczka, language: str, players: int, tiles: int, plain: bool
) -> None:
    state = grown(grajeczka, 4, players, tiles)
    here = scene(state, 0, players, language, plain=plain)
    shown = drawn(GrajeczkaBoard(grajeczka).screen(here), 80)
    assert max(map(cell_len, shown.splitlines())) <= 80
    words = here.words
    page = here.view["seats"]["1"]["page"]
    assert words("grajeczka-page", number=page) in shown
    for number in range(1, players + 1):
        assert NAMES[number] in shown
    for figure, place in here.view["figures"].items():
        assert f"{words(f'figure-{figure}')} {place}" in shown
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


def test_the_tile_is_turned_and_then_placed(grajeczka: Grajeczka) -> None:
    session = session_at(grajeczka, {"top": "T05A"})
    add = next(choice for choice in menu_of(session) if choice.text.startswith("Add"))
    assert add.text == "Add the tile (forest, forest, mountain and a river): 22 ways"
    assert sum(len(turn.inner) for turn in add.inner) == 22
    turns = session.board.picture(session.scene(0), list(add.inner))
    assert turns is not None
    assert all(f" {number} " in drawn(turns) for number in range(1, len(add.inner) + 1))
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
    assert board.usual(session.scene(0), offer) == grajeczka.parse("end")
    for position, actions in (({}, ()), (MAGIC, ("move knight 0,0",))):
        session = session_at(grajeczka, position, *actions)
        assert session.board.usual(session.scene(0), session.offer(0)) is None
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


# Orders


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("help", "moves [FIGURE]     where the figures can go"),
        ("legend", "♜ castle, ♧ forest, △ mountain, ░ plain; large ones: ♣ ▲ ▓"),
        ("hint", "Worth a look"),
        ("moves", "♧   PKD│"),
        ("ruchy smok", "♧     D│"),
        ("moves ogre", "“ogre” is no figure"),
        ("places", "╎  r"),
        ("look 0,0", "0,0 plain, at a river"),
        ("look 0,-1", "0,-1 castle (Princess)"),
        ("look 9,9", "There is no land at 9,9."),
        ("look here", "“here” is no place"),
        ("pages", "Ola has told no page yet."),
        ("tale", "The tale of Ola"),
        ("map", "└───┐╌╌╌┴"),
        ("why tell", "B-O1: You tell a page after an adventure"),
        ("why flip", "B-T3: Your token is for a second adventure"),
        ("end", "B-T1: You cannot pass"),
        ("move p 5,5", "B-M1: There is no land at 5,5"),
        ("move K 1,0", "B-M3: The Knight cannot get from 2,0 to 1,0"),
        ("rusz królewna 2,0", "B-M2: The Princess cannot get from 0,-1 to 2,0"),
        ("move", "That could be:"),
        ("lang pl", "Twoja tura. Rusz na Wyprawę"),
        ("rules B-V7", "A river is long"),
        ("undo", "There is nothing of yours to take back"),
    ],
)
def test_orders(typed: str, answer: str) -> None:
    wanted = ALONE._replace(names=("Ola", ""))
    before, _ = play_lines([], wanted)
    printed, code = play_lines([typed], wanted)
    assert code == 0
    after = printed[len(before) - 60 :]
    assert answer in " ".join(after.split()) or answer in after


def test_a_narrow_place_may_be_typed_as_it_is_drawn(grajeczka: Grajeczka) -> None:
    board = GrajeczkaBoard(grajeczka)
    here = scene(grajeczka.position(2, {}, {}))
    assert board.complete(here, "move D -3-2") == "move dragon -3,-2"
    assert board.complete(here, "add -3-2 r1") == "add -3,-2 r1"
    assert board.complete(here, "move dragon 1,-1") == "move dragon 1,-1"
    polish = scene(grajeczka.position(2, {}, {}), language="pl")
    assert board.complete(polish, "rusz K 0,0") == "move princess 0,0"
    assert board.complete(polish, "koniec") == "end"


def test_a_told_page_tells_its_story(grajeczka: Grajeczka) -> None:
    position = {"figures": {"knight": "0,0"}, "seats": {"1": {"page": 24}}}
    session = session_at(grajeczka, position, "move princess 0,0", "tell")
    lines = session.lines(0)
    assert f"Player tells page 24. {stories('grajeczka')[24]['en']}" in lines
    seen = [line for line in session.lines(1) if line.startswith("Player draws")]
    assert set(seen) == {"Player draws a page."}


# Whole games


def advised(session: list[Session], seed: str) -> Answer:
    """Mostly follows the first hint, sometimes types a number; Enter anywhere else."""
    rng = Random(seed)

    def answer(prompt: str) -> str:
        if not prompt.endswith("> "):
            return "n" if "n:" in prompt else ""
        if rng.random() < 0.2:
            return rng.choice(["", "1", "2", "0"])
        here = session[0]
        seat = here.table.state.to_move()
        lines = here.board.hint(here.scene(seat), here.offer(seat))
        return lines[0].split("  ")[0]

    return answer


@pytest.mark.parametrize(
    ("language", "seats", "options"),
    [
        ("pl", ("person", "person"), ("pages=3",)),
        ("en", ("bot", "person", "bot"), ("pages=2", "mirrored=yes")),
    ],
)
def test_a_whole_game(
    language: str,
    seats: tuple[str, ...],
    options: tuple[str, ...],
    grajeczka: Grajeczka,
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.json"
    wanted = Wanted("grajeczka", seats, language=language, seed="9", options=options, save=file)
    session: list[Session] = []
    keyboard = Keyboard(advised(session, language), 80)
    session.append(keyboard.open(wanted))
    assert run(session[0]) == 0
    result = session[0].table.state.result()
    assert result is not None
    printed = keyboard.printed
    assert catalogue(language, "grajeczka")("score-told") in printed
    flat = " ".join(printed.replace("›", " ").split())
    shown = session[0].table.state.view(None)["seats"]
    for seat in {number + 1 for number in session[0].people}:
        for page in shown[str(seat)]["told"]:
            assert stories("grajeczka")[page][language] in flat
    verify(json.loads(file.read_text(encoding="utf-8")), grajeczka)
    for line in printed.splitlines():
        assert cell_len(line.rstrip()) <= 80 or ">" in line or ":" in line, line


def test_bots_are_watched_to_the_end() -> None:
    keyboard = Keyboard(typing(["", "", "a"]))
    wanted = Wanted("grajeczka", ("bot",) * 4, seed="4", options=("turn_limit=30",))
    session = keyboard.open(wanted)
    assert run(session) == 0
    assert "Top tile" in keyboard.printed
    assert "Your page" not in keyboard.printed
    assert "The turn limit is reached." in keyboard.printed


def test_nothing_secret_is_shown_to_the_next_player(grajeczka: Grajeczka) -> None:
    """Neither the page nor the pages turned of the other player."""
    state = grajeczka.position(2, {}, {"seats": {"1": {"page": 5, "turned": [7, 31]}}})
    own = drawn(GrajeczkaBoard(grajeczka).screen(scene(state, 0)))
    other = drawn(GrajeczkaBoard(grajeczka).screen(scene(state, 1)))
    assert "Page 5" in own
    assert "7, 31" in own
    assert "Page 5" not in other
    assert "7, 31" not in other


def test_play_in_ascii() -> None:
    keyboard = Keyboard(typing(["hint", "legend", "1", "1", "", "4", "1", "1", ""]), 80, "ascii")
    keyboard.file.reconfigure(errors="replace")  # as `own_terminal` does
    assert run(keyboard.open(ALONE)) == 0
    rows = [line for line in keyboard.printed.splitlines() if line.startswith(("+-", "|", "~"))]
    assert rows
    assert all(line.isascii() for line in rows)
