"""What the documentation says is true: its examples run."""

import re
import tomllib
from pathlib import Path

import pytest

from bajarz.core.recorder import Recorder
from bajarz.core.scenario import run_scenario
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.registry import make_game

DOCS = Path(__file__).parents[2] / "docs"


def blocks(file: str, language: str) -> list[str]:
    text = (DOCS / file).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_example_scenario_holds() -> None:
    for block in blocks("scenarios.md", "toml"):
        data = tomllib.loads(block)
        assert run_scenario(data, make_game(data["game"])) == []


def test_the_worked_example_of_a_record(fantazja: Fantazja) -> None:
    seats = [{"name": name, "played_by": "person"} for name in ("Ola", "Ala")]
    recorder = Recorder(fantazja, {}, seats, bytes(range(32)), ["ola", "ala"])
    recorder.apply(1, fantazja.parse("gain E-R2a"))
    record = recorder.record()
    text = (DOCS / "records.md").read_text(encoding="utf-8")
    for fact in (
        *record["setup"]["dealt"][:7],
        record["setup"]["check"],
        record["steps"][0]["check"],
        record["steps"][0]["dealt"][0],
        record["dealing"]["commitment"],
    ):
        assert f"`{fact}`" in text


def test_the_example_of_the_readme_runs() -> None:
    text = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(block, "README.md", "exec"), {})


PAGES = [*DOCS.glob("*.md"), *DOCS.parent.glob("*.md"), DOCS.parent / "bench" / "RESULTS.md"]
NAMED = re.compile(r"`((?:[\w-]+/)*[\w-]+\.(?:py|ts|svelte|toml|md))`")
BASES = ("", "src/bajarz/", "src/bajarz/server/", "docs/", "web/src/")
EXAMPLES = ("path/to/", "GAME", "my_")  # beginnings and parts of names that stand for others


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_are_named_are_there(page: Path) -> None:
    root = DOCS.parent
    folders = ("src", "tools", "tests", "web/src", "examples", "bench")
    names = {path.name for folder in folders for path in (root / folder).rglob("*.*")}
    named = NAMED.findall(page.read_text(encoding="utf-8"))
    real = [name for name in named if not any(part in name for part in EXAMPLES)]
    paths = [name for name in real if "/" in name or name not in names]
    assert [n for n in paths if not any((root / base / n).exists() for base in BASES)] == []
