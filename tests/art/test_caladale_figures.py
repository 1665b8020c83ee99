"""The castles in the rules' pictures: the engine says of them what the pictures say."""

import pytest

from bajarz.art.caladale.figures.pieces import FACE_UP, TAKEN
from bajarz.art.caladale.figures.sites import (
    FACE_DOWN,
    FALLEN,
    FALLING,
    FINISHED,
    POINTS,
    ROWS,
    SCORE,
    SITES,
    PlacementIndex,
)
from bajarz.core.canonical import Json
from bajarz.core.scenario import run_scenario
from bajarz.games.registry import make_game

GAME = make_game("caladale")
WRONG = {
    "edges": "C-B3", "grass": "C-B5", "building": "C-B6", "holes": "C-B7", "protruding": "C-B9",
    "hung": "C-B11", "bridge": "C-B11",
}  # fmt: skip


def seat(site: PlacementIndex, **more: Json) -> Json:
    """What the engine says of a castle."""
    own = {"castle": list(site.castle), "grass": site.grass, **more}
    state = GAME.position(3, GAME.check_options({}), {"seats": {"1": own}})
    return state.full()["seats"]["1"]


@pytest.mark.parametrize("site", SITES)
def test_every_castle_breaks_the_rules_that_its_picture_says(site: PlacementIndex) -> None:
    assert seat(site)["faults"] == list(site.faults)


def test_pictures_of_right_and_wrong_show_both() -> None:
    for name, rows in ROWS.items():
        wrong = [site for row in rows for site in row if site.faults]
        assert [site for row in rows for site in row if not site.faults], name
        assert bool(wrong) == (name in WRONG), name
        for site in wrong:
            assert WRONG[name] in {fault.split()[1] for fault in site.faults}, name


def test_finished_and_unfinished_castles() -> None:
    assert [seat(site)["finished"] for row in FINISHED for site in row] == [True, False]


def test_points_add_up() -> None:
    own = seat(POINTS, down=[FACE_DOWN])
    assert own["score"] == SCORE
    assert sum(int(text) for _, _, text in POINTS.tags) + 1 == SCORE


def test_wrong_tiles_come_down() -> None:
    removed = [line.split()[0] for line in seat(FALLING)["removed"]]
    assert sorted(removed) == sorted(FALLING.marked)
    assert set(FALLING.castle) - set(FALLEN.castle) == {
        line for line in FALLING.castle if line.split()[0] in removed
    }


def test_the_draft_goes_as_drawn() -> None:
    position = {"face_up": list(FACE_UP)}
    steps = [
        {"legal": [f"take {TAKEN}", "draw"]},
        {"do": f"take {TAKEN}", "legal": ["keep", "down"]},
    ]
    found = run_scenario(
        {"game": "caladale", "rules": ["C-T1"], "title": "", "position": position, "step": steps},
        GAME,
    )
    assert found == []
