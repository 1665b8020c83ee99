"""CONTRIBUTING.md builds the game in examples/wishing_wells: what it shows is what is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "wishing_wells"
SHOWN = re.compile(r"<!-- (examples/\S+) -->\n```\w*\n(.*?)\n```\n", re.DOTALL)
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
MOST = 250  # lines of the whole game, data and both languages included


def shown() -> dict[str, list[str]]:
    """The pieces of each file that the page shows, in their order."""
    found: dict[str, list[str]] = {}
    for file, text in SHOWN.findall(PAGE):
        found.setdefault(file, []).append(text)
    return found


def without_blank_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("file", shown())
def test_the_page_shows_the_file_from_beginning_to_end(file: str) -> None:
    whole = (ROOT / file).read_text(encoding="utf-8")
    assert without_blank_lines("\n".join(shown()[file])) == without_blank_lines(whole)


def test_nothing_that_matters_is_left_out() -> None:
    files = {f"examples/wishing_wells/{each.name}" for each in EXAMPLE.iterdir() if each.is_file()}
    translated = {name for name in files if ".pl." in name}
    assert files - translated - {"examples/wishing_wells/__init__.py"} == set(shown())


def test_the_whole_game_is_small() -> None:
    files = [each for each in EXAMPLE.iterdir() if each.is_file()]
    assert sum(len(each.read_text(encoding="utf-8").splitlines()) for each in files) <= MOST
