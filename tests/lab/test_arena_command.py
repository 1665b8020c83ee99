"""`bajarz arena`: results, pictures, and one clear line for everything that is wrong."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bajarz.cli.main import main

Run = Callable[..., tuple[int, str, str]]
FIRST = f"{Path(__file__).parent / 'arena_bots.py'}:First"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*words: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["bajarz", "arena", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        return int(ended.value.code or 0), out, err

    return command


def test_results_come_as_json_table_and_picture_and_are_resumed(run: Run, tmp_path: Path) -> None:
    out, svg, png = tmp_path / "a.json", tmp_path / "a.svg", tmp_path / "a.png"
    words = ("fantazja", "--bots", f"random,{FIRST}", "--games", 5, "--no-stop", "-o", out)
    code, text, _ = run(*words, "--plot", svg)
    first = json.loads(out.read_text())
    assert code == 0
    assert "6 games played" in text  # whole deals
    assert "random" in text
    assert svg.read_text().startswith("<svg")
    assert len(first["line_ups"][0]["games"]) == 6
    assert {each["bot"] for each in first["ratings"]} == {"random", FIRST}
    code, text, _ = run(*words, "--plot", png)
    again = json.loads(out.read_text())
    assert code == 0
    assert "0 games played" in text
    assert png.read_bytes().startswith(b"\x89PNG")
    del first["machine"], again["machine"]
    assert again == first


def test_three_players_have_a_table_for_each_side(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "a.json"
    code, _, _ = run("caladale", "--bots", f"random,{FIRST}", "--players", 3, "--games", 3,
                     "--against", FIRST, "-o", out)  # fmt: skip
    data = json.loads(out.read_text())
    assert code == 0
    assert [each["bots"] for each in data["line_ups"]] == [["random", FIRST, FIRST]]
    assert data["rule"]["question"] == pytest.approx(1 / 3)
    assert len(data["seats"]) == 3


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("chess", "--bots", "random"), "there is no game 'chess'"),
        (("fantazja", "--bots", "random,nobody"), "'nobody'"),
        (("fantazja", "--bots", "random,random"), "named twice"),
        (("fantazja", "--bots", "random"), "two bots"),
        (("fantazja", "--bots", f"random,{FIRST}", "--games", "-3"), "--games"),
        (("fantazja", "--bots", f"random,{FIRST}", "--workers", "0"), "--workers"),
        (("fantazja", "--bots", f"random,{FIRST}", "--players", "3"), "not for 3"),
        (("caladale", "--bots", f"random,{FIRST}", "--players", "1"), "two players"),
        (("fantazja", "--bots", f"random,{FIRST}", "--question", "75"), "between 0 and 1"),
        (("fantazja", "--bots", f"random,{FIRST}", "-o", "/nowhere/a.json"), "/nowhere/a.json"),
        (("fantazja", "--bots", f"random,{FIRST}", "--plot", "a.gif"), "a.gif"),
        (("fantazja", "--bots", f"random,{FIRST}", "--mixed", "--against", "x"), "'x'"),
        (("fantazja", "--bots", "random,/nowhere/mine.py:Mine"), "/nowhere/mine.py"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    run: Run, words: tuple[str, ...], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run(*words)
    assert code == 2
    assert out == ""
    assert message in err
    assert "Traceback" not in err


def test_a_broken_journal_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.json.journal").write_text("rubbish\n")
    code, _, err = run("fantazja", "--bots", f"random,{FIRST}", "-o", tmp_path / "a.json")
    assert code == 2
    assert "a.json.journal: line 1" in err
    assert not (tmp_path / "a.json").exists()


def test_without_ray_the_package_is_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, err = run("fantazja", "--bots", f"random,{FIRST}", "--ray")
    assert code == 2
    assert "pip install ray" in err
