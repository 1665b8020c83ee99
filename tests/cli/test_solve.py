"""`bajarz solve` finds castles from tiles, deals and records."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bajarz.cli.main import main
from bajarz.core.canonical import canonical
from bajarz.games.caladale.game import Caladale
from bajarz.games.registry import default_components
from play import random_record

Run = Callable[..., tuple[int, str, str]]
HAND = "stone-two-1,stone-two-2,stone-edge-1,stone-top-1"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*words: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["bajarz", "solve", "caladale", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        return int(ended.value.code or 0), out, err

    return command


def test_tiles_make_a_castle_with_its_proof_and_picture(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "castle.svg"
    code, out, _ = run("--tiles", HAND, "--seconds", 30, "-o", picture)
    assert code == 0
    assert "score 13" in out
    assert "proved best" in out
    assert "5 of 5 tiles placed" in out
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_a_deal_of_solo_2_as_json(run: Run) -> None:
    code, out, _ = run("--variant", "solo2", "--seed", 4, "--seconds", 0.5, "--json")
    found = json.loads(out)
    assert code == 0
    assert found["score"] == sum(found["parts"].values()) <= found["bound"]
    Caladale(default_components("caladale")).parse(found["layout"])


def test_the_tiles_of_a_seat_in_a_record(run: Run, tmp_path: Path) -> None:
    game = Caladale(default_components("caladale"))
    record = tmp_path / "game.json"
    record.write_text(canonical(random_record(game, "solve", 2).record()), encoding="utf-8")
    code, out, _ = run("--record", record, "--seat", 2, "--seconds", 0.5)
    assert code == 0
    assert "tiles placed" in out


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], "give one of"),
        (["--tiles", HAND, "--all"], "give one of"),
        (["--tiles", "stone-nothing"], "'stone-nothing' is no draft tile"),
        (["--tiles", HAND, "--gate", "garden"], "'garden' is no gate"),
        (["--tiles", "stone-two-1,stone-two-1"], "named twice"),
        (["--variant", "solo9"], "the variant is solo2"),
        (["--record", "nowhere.json"], "nowhere.json"),
    ],
)
def test_bad_input_is_one_clear_line(run: Run, words: list[str], expected: str) -> None:
    code, _, err = run(*words)
    assert code == 2
    assert expected in err
    assert len(err.splitlines()) == 1
