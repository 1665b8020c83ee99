"""Grajeczka: pictures of tables."""

import re
from random import Random

import pytest

from art.kingdoms import GAME, PAGES, PARTS, body_of, draw, seat_of, view_of
from art.markup import check
from bajarz.art import grajeczka, png
from bajarz.art.grajeczka.panels import hand, wrapped
from bajarz.art.grajeczka.picture import grajeczka_parts
from bajarz.art.grajeczka.view import TablePicture, table_of
from bajarz.art.palette import Theme
from bajarz.art.pictures import picture
from bajarz.art.viewers import EVERYBODY
from bajarz.core.dealer import RandomDealer
from bajarz.games.grajeczka.actions import Add, Move, Place, Rotation
from bajarz.text.catalogue import catalogue

# Tables


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("theme", ["light", "night", "css"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_position_is_a_picture(seat: int, theme: Theme, lang: str) -> None:
    svg = draw(view_of(seat), seat, theme, lang)
    check(svg)
    assert svg == draw(view_of(seat), seat, theme, lang)
    assert ("Następny kafel" in svg) == (lang == "pl")


def test_my_page_is_shown_to_me_alone() -> None:
    assert body_of(draw(view_of(), 1)).count('"#gr-page-20"') == 1
    for seat in (0, 2, 3):
        svg = draw(view_of(seat), seat)
        assert "gr-page-20" not in svg
        assert PARTS.pages[20].words not in svg


def test_everybody_together_sees_everybodys_page() -> None:
    svg = body_of(draw(view_of(EVERYBODY), EVERYBODY))
    assert svg.count('"#gr-page-20"') == 1
    assert svg.count('"#gr-page-9"') == 1
    assert svg.count('"#gr-page-22"') == 2  # once where the player who is out sits
    assert "gr-page-back" not in svg


def test_pages_turned_are_shown_to_me_alone() -> None:
    assert "to come again" in draw(view_of(), 1)
    assert "to come again" not in draw(view_of(2), 2)
    out = {n: seat_of(page=own["page"], out=True) for n, own in PAGES.items()}
    assert "to come again" not in draw(view_of(EVERYBODY, seats=out), EVERYBODY)


def test_the_page_of_a_player_who_is_out_lies_open() -> None:
    for seat in (0, 1, 2):
        assert body_of(draw(view_of(seat), seat)).count('"#gr-page-22"') == 1


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
    view = view_of()
    view["seats"]["2"]["token"] = "magic"
    body = body_of(draw(view))
    for n in (1, 2, 3):
        assert body.count(f'"#seat-{n}"') == (2 if n == 1 else 1)  # also the banner's
    assert body.count('"#gr-token-magic"') == 1
    assert body.count('"#gr-token-plain"') == 2


@pytest.mark.parametrize(("tiles", "text"), [(3, ">3 of 5<"), (5, ">5 · long<"), (6, ">6 · long<")])
def test_progress_is_told(tiles: int, text: str) -> None:
    progress = {"river": tiles, "forest": 1, "mountain": 1, "plain": 1}
    assert text in draw(view_of(progress=progress))


def test_the_last_adventure_is_marked() -> None:
    dots = 'stroke-dasharray="1 9"'
    assert dots not in draw(view_of())
    assert draw(view_of(phase="settle", adventure="knight")).count(dots) == 1
    moved = Move("princess", Place(0, 0))
    assert grajeczka.draw(view_of(), PARTS, 1, last=moved).count(dots) == 1
    kingdom = [{"q": 2, "r": -1, "tile": "T05A", "rotation": 3}]
    add = Add(Place(2, -1), Rotation(3))
    assert grajeczka.draw(view_of(kingdom=kingdom), PARTS, 1, last=add).count(dots) == 1
    added = view_of(phase="settle", adventure="add", kingdom=kingdom)
    assert draw(added) == grajeczka.draw(added, PARTS, 1, last=add)
    flight = [{"q": -1, "r": 0}, {"q": -1, "r": 1}]
    flown = view_of(phase="settle", adventure="dragon", flight=flight)
    assert 'stroke-dasharray="1 11"' in draw(flown)


def test_places_beside_the_kingdom_are_named_while_tiles_can_be_added() -> None:
    ring = 'stroke-dasharray="2 7"'
    assert draw(view_of()).count(ring) == 15
    assert ring not in draw(view_of(can_add=False))


def test_the_next_tile_is_shown_in_its_six_rotations() -> None:
    body = draw(view_of(top="T05A", stack=7))
    assert all(f">r{rotation}<" in body for rotation in range(6))
    assert "No tile is left." in draw(view_of(top="", stack=0, can_add=False))
    assert "fits nowhere" in draw(view_of(top="T05A", can_add=False))


def test_the_result_is_told() -> None:
    result = {"winners": [2], "scores": {"1": 2, "2": 5, "3": 1}, "reason": "B-E1"}
    svg = draw(view_of(to_move=0, phase="over", result=result))
    assert ">won<" in svg
    assert "the game is over" in svg


def test_names_are_escaped() -> None:
    svg = grajeczka.draw(view_of(), PARTS, 1, names={1: "A <b>", 2: "&"})
    check(svg)
    assert "A &lt;b&gt;" in svg


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "Strona do końca"), (3, "Strony do końca"), (5, "Stron do końca"), (12, "Stron do końca")],
)
def test_polish_counts_pages_right(count: int, text: str) -> None:
    assert catalogue("pl", "grajeczka")("picture-pages-left", count=count) == text


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_story_has_room_on_the_table(lang: str) -> None:
    for page in grajeczka_parts(GAME, False, lang).pages.values():
        assert page.story
        panel = hand(_table(page.number, lang), 616)
        lines = [float(y) for y in re.findall(r'<text x="[.\d]+" y="([.\d]+)"', panel)]
        assert max(lines[:-1]) < lines[-1] - 20, page.number  # the last line tells what was turned


def _table(page: int, lang: str) -> TablePicture:
    view = view_of(private={"1": {"page": page, "turned": [3, 17]}})
    return table_of(view, grajeczka_parts(GAME, False, lang), 1, lang, {}, None)


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


def test_a_table_renders() -> None:
    assert png.render(draw(view_of()), width=400)[:8] == b"\x89PNG\r\n\x1a\n"
