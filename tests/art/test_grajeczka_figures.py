"""What the pictures in Grajeczka's rules show is what the engine says."""

import pytest

from bajarz.art.figures.case import Case
from bajarz.art.grajeczka.figures import CASES, moving, seeing, setup
from bajarz.art.grajeczka.figures.lands import Pieces
from bajarz.art.grajeczka.hexes import Place
from bajarz.art.grajeczka.picture import grajeczka_tiles
from bajarz.core.scenario import run_scenario
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.registry import default_components

GAME = Grajeczka(default_components("grajeczka"))
PIECES = Pieces(GAME, {tile.name: tile for tile in grajeczka_tiles(GAME)})
EACH = [
    pytest.param(case, id=f"{name}: {' '.join(case.does)}")
    for name in CASES
    for case in CASES[name]
]


@pytest.mark.parametrize("case", EACH)
def test_right_is_legal_and_wrong_is_refused_by_that_rule(case: Case) -> None:
    assert run_scenario(case.scenario(GAME.name), GAME) == []


@pytest.mark.parametrize("figure", moving.CASES)
def test_every_end_of_a_move_has_its_tick(figure: str) -> None:
    cases = moving.CASES[figure]
    state = GAME.position(2, GAME.check_options({}), cases[0].position)
    actions = [GAME.text(code) for code in state.legal_actions()]
    assert {each.does[0] for each in cases if not each.rule} == {
        action for action in actions if action.startswith(f"move {figure} ")
    }


def named(place: Place) -> str:
    return f"{place[0]},{place[1]}"


def places_of(case: Case) -> dict[str, str]:
    """The kingdom's places in the position of a case."""
    return GAME.position(2, GAME.check_options({}), case.position).full()["places"]


def test_lines_of_sight_run_over_land_and_gaps_are_gaps() -> None:
    land = places_of(seeing.CASES["seeing"][0])
    assert named(seeing.GAP) not in land
    for line in seeing.LINES:
        assert all(named(end) in land for end in line)
    assert not {named(gap) for gap in moving.GAPS} & set(places_of(moving.CASES["dragon"][0]))


def test_the_places_in_a_line_are_forests() -> None:
    land = places_of(seeing.CASES["three-in-line"][0])
    assert all(land[named(place)].startswith("forest") for place in seeing.THREE)


def test_rings_are_on_the_long_river_and_on_the_castle() -> None:
    (case,) = seeing.CASES["long-river"]
    ringed = {named(place) for place in seeing.at_the_river(case, PIECES)}
    land = places_of(case)
    assert ringed == {place for place, kind in land.items() if "long-river" in kind}
    assert places_of(seeing.CASES["flying-over"][0])[named(seeing.FLOWN)] == "castle"


def test_at_the_start_everybody_is_where_the_picture_says() -> None:
    state = GAME.position(2, GAME.check_options({}), {})
    assert state.full()["figures"] == setup.HOMES


def test_the_three_pages_ask_what_their_caption_says() -> None:
    pages = {page.number: page for page in GAME.components.pages}
    asked = [[each.text() for each in pages[number].conditions] for number in setup.PAGES]
    assert asked == [
        ["visit forest", "see princess"],
        ["meet knight forest"],
        ["fly castle"],
    ]
