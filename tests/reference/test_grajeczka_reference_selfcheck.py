"""The reference knows what the specification demands of every program: its check values."""

import pytest

from reference.grajeczka_parts import (
    BOOK,
    SIDES,
    START_FIGURES,
    Kingdom,
    starting_figures,
    starting_tiles,
)

MOVES = {
    "princess": {(0, 0), (1, -1)},
    "knight": {(0, 0), (0, 1), (1, -1)},
    "dragon": {(-1, 2), (1, -1), (1, 1)},
}


@pytest.mark.parametrize("mirrored", [False, True])
def test_moves_from_the_start(mirrored: bool) -> None:
    kingdom = Kingdom(starting_tiles(mirrored))
    for figure, place in starting_figures(mirrored).items():
        expected = {(r, q) for q, r in MOVES[figure]} if mirrored else MOVES[figure]
        assert kingdom.ends_of(figure, place) == expected


def test_nobody_sees_anybody_at_the_start() -> None:
    kingdom = Kingdom(starting_tiles(mirrored=False))
    for figure, place in START_FIGURES.items():
        others = {there for other, there in START_FIGURES.items() if other != figure}
        assert not kingdom.sight(place) & others


@pytest.mark.parametrize("side", SIDES)
def test_placements_on_the_start_kingdom(side: str) -> None:
    kingdom = Kingdom(starting_tiles(mirrored=False))
    assert len(kingdom.placements(side)) == SIDES[side].placements


def test_the_start_river_runs_through_three_tiles() -> None:
    for mirrored in (False, True):
        assert Kingdom(starting_tiles(mirrored)).progress()["river"] == 3


def test_all_pages_differ() -> None:
    assert list(BOOK) == list(range(1, 37))
    assert len({(page.lead, str(page.conditions)) for page in BOOK.values()}) == 36
    assert BOOK[29].names == {"princess", "knight", "dragon"}
