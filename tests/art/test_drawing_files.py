"""The drawings of Fantazja and Castles of Caladale: each is used, and filled in."""

from importlib import import_module
from pathlib import Path

import pytest

from art.castles import GRASS, castle
from bajarz.art import caladale, drawings
from bajarz.art.pictures import sprite
from bajarz.games.registry import make_game

ART = Path(drawings.__file__).parent


@pytest.mark.parametrize("game", ["fantazja", "caladale"])
def test_every_drawing_is_used_and_nothing_in_it_left_open(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = set()

    def remembered(folder: str, name: str) -> str:
        asked.add(name)
        return drawings.drawing(folder, name)

    monkeypatch.setattr(import_module(f"bajarz.art.{game}.drawn"), "drawing", remembered)
    made = sprite(make_game(game))
    if game == "caladale":
        view = caladale.CastleView("", 1, castle("big"), GRASS, 40)
        made += caladale.draw(caladale.TableView([view]))
    assert asked == {file.stem for file in (ART / game / "drawings").iterdir()}
    assert "var(" not in made
    assert "part-" not in made
