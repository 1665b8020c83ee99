"""What the pictures in Fantazja's rules show is what the engine says."""

import pytest

from bajarz.art.fantazja.figures import CASES
from bajarz.art.fantazja.figures.maps import Pieces
from bajarz.art.fantazja.figures.setup import HAND, SHOWN, SIZES
from bajarz.art.fantazja.map import Layer
from bajarz.art.fantazja.picture import fantazja_tile
from bajarz.art.fantazja.sprite import CASTLE_SIDES
from bajarz.art.figures.case import Case
from bajarz.core.scenario import run_scenario
from bajarz.games.fantazja.actions import Place
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.registry import default_components

GAME = Fantazja(default_components("fantazja"))
TILES = {tile.name: fantazja_tile(tile, "en") for tile in GAME.components.tiles}
EACH = [pytest.param(case, id=f"{name}: {case.does[-1]}") for name in CASES for case in CASES[name]]


@pytest.mark.parametrize("case", EACH)
def test_right_is_legal_and_wrong_is_refused_by_that_rule(case: Case) -> None:
    assert run_scenario(case.scenario(GAME.name), GAME) == []


def facing(layer: Layer, side: int) -> str:
    sides = layer.tile.sides if layer.tile else CASTLE_SIDES
    return sides[(side - layer.rotation) % 4][0]


@pytest.mark.parametrize("case", EACH)
def test_what_already_lies_there_could_have_been_built(case: Case) -> None:
    stacks = Pieces(GAME, TILES).stacks(case)
    tops = {place: stack[0] for place, stack in stacks.items()}
    for (x, y), top in tops.items():
        for side, other in ((1, Place(x + 1, y)), (2, Place(x, y + 1))):
            if other in tops:
                assert facing(top, side) == facing(tops[other], side + 2), other


def test_the_tile_with_numbered_parts_has_them_all() -> None:
    shown = TILES[SHOWN]
    assert shown.dark
    assert shown.level == 2
    assert shown.sides[1] == ("A", 1)  # the caption says so


def test_small_and_large_are_shown_as_they_are() -> None:
    assert [[TILES[name].level for name in names] for names in SIZES] == [[1], [2, 3, 0]]
    assert len(set(HAND)) == 6
