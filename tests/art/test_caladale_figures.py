"""The castles in the rules' pictures: the engine says of them what the pictures say."""

from typing import cast

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
    Site,
)
from bajarz.core.scenario import run_scenario
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import CaladaleView, SeatView
from bajarz.games.registry import make_game

GAME = cast(Caladale, make_game("caladale"))
WRONG = {
    "edges": "C-B3", "grass": "C-B5", "building": "C-B6", "holes": "C-B7", "protruding": "C-B9",
    "hung": "C-B11", "bridge": "C-B11",
}  # fmt: skip


def seen(site: Site, down: tuple[str, ...] = ()) -> CaladaleView:
    """What the engine says of a castle."""
    own = {"castle": list(site.castle), "grass": site.grass, "down": list(down)}
    return GAME.position(3, GAME.check_options({}), {"seats": {"1": own}}).view(None)


def seat(site: Site) -> SeatView:
    return seen(site)["seats"]["1"]


@pytest.mark.parametrize("site", SITES)
def test_every_castle_breaks_the_rules_that_its_picture_says(site: Site) -> None:
    said = seat(site)["violations"]
    assert [(each["cell"]["x"], each["cell"]["y"], each["rule"]) for each in said] == list(
        site.violations
    )


def test_pictures_of_right_and_wrong_show_both() -> None:
    for name, rows in ROWS.items():
        wrong = [site for row in rows for site in row if site.violations]
        assert [site for row in rows for site in row if not site.violations], name
        assert bool(wrong) == (name in WRONG), name
        for site in wrong:
            assert WRONG[name] in {rule for _, _, rule in site.violations}, name


def test_finished_and_unfinished_castles() -> None:
    assert [seat(site)["finished"] for row in FINISHED for site in row] == [True, False]


def test_points_add_up() -> None:
    assert seen(POINTS, down=(FACE_DOWN,))["scores"][0] == SCORE
    assert sum(int(text) for _, _, text in POINTS.tags) + 1 == SCORE


def test_wrong_tiles_come_down() -> None:
    removed = {(each["x"], each["y"]) for each in seat(FALLING)["removed"]}
    assert removed == set(FALLING.marked)
    left = [laid for laid in seat(FALLING)["castle"] if (laid["x"], laid["y"]) not in removed]
    assert seat(FALLEN)["castle"] == left


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
