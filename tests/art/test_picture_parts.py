"""Parts of pictures that can be shown alone."""

import re

import pytest

from bajarz.art import svg
from bajarz.art.pictures import picture
from bajarz.games.registry import GAMES, make_game
from play import random_record

NAMES = {n: f"Player {n}" for n in range(1, 5)}
PART = re.compile(r'<view id="([^"]+)" viewBox="([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)"/>')
SIZE = re.compile(r'<svg[^>]*? width="([\d.]+)" height="([\d.]+)"')
PARTS = {
    "fantazja": ["board"],
    "caladale": ["seat-1-board", "seat-2-board"],
    "runestones": ["seat-2-board"],
    "grajeczka": ["board"],
}


@pytest.mark.parametrize("game", list(GAMES))
def test_what_a_seat_has_built_can_be_shown_alone(game: str) -> None:
    """The page of a game's result shows these parts (web/src/games/GAME/Ending.svelte)."""
    state = random_record(make_game(game), "parts", 2, 20).state
    drawn = picture(make_game(game), state.view(1), 2, NAMES)
    size = SIZE.match(drawn)
    assert size is not None
    parts = PART.findall(drawn)
    assert [name for name, *_ in parts] == PARTS[game]
    for _, x, y, w, h in parts:
        assert float(w) > 300
        assert float(h) > 180
        assert float(x) + float(w) <= float(size[1])
        assert float(y) + float(h) <= float(size[2])


def test_a_part_is_cut_out_of_a_picture() -> None:
    parts = svg.rect(0, 0, 100, 80, "#fff") + svg.part("board", 10, 20, 30, 40)
    drawn = svg.picture(100, 80, parts)
    assert 'width="30" height="40" viewBox="10 20 30 40"' in svg.cut_out(drawn, "board")
    assert svg.cut_out(drawn, "nothing") == drawn
