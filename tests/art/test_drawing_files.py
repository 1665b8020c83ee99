"""The drawings of Fantazja and Castles of Caladale as files."""

import re
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

from art.castles import GRASS, castle
from bajarz.art import caladale, drawings
from bajarz.art.palette import TOKENS, value
from bajarz.art.pictures import sprite
from bajarz.games.registry import make_game

ART = Path(drawings.__file__).parent
FILES = [file for game in ("fantazja", "caladale") for file in (ART / game).glob("drawings/*.svg")]
VARIABLE = re.compile(r"var\(--([\w-]+)(?:, ([^)]+))?\)")


def name_of(file: Path) -> str:
    return f"{file.parts[-3]}/{file.stem}"


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_a_drawing_can_be_seen_by_itself(file: Path) -> None:
    """It is a whole SVG, and beside each variable stands the colour of the light theme."""
    text = file.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert re.fullmatch(r"-?\d+ -?\d+ \d+ \d+", root.attrib["viewBox"])
    ids = [each.attrib["id"] for each in root.iter() if "id" in each.attrib]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= set(ids)
    for picture in re.findall(r'href="([^"]+)"', text):
        assert (file.parent / picture).exists(), picture
    for name, colour in VARIABLE.findall(text):
        if name in TOKENS:
            assert colour == value(name, "light"), name
        else:
            assert re.match(r"part-|paint-", name), name
            assert re.fullmatch(r"#[0-9A-F]{6}|#00000000", colour), name


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
    assert asked == {file.stem for file in FILES if file.parts[-3] == game}
    assert "var(" not in made
    assert "part-" not in made
