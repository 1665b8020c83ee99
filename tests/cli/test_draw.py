"""`bajarz draw` makes pictures of positions, as a seat may see them."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bajarz.cli.main import main
from bajarz.core.canonical import canonical
from bajarz.games.fantazja.engine import FantazjaState
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.registry import GAMES, make_game
from play import random_record


def run(monkeypatch: pytest.MonkeyPatch, *words: object) -> int:
    monkeypatch.setattr(sys, "argv", ["bajarz", *map(str, words)])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


@pytest.fixture(params=sorted(GAMES))
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    game = make_game(request.param)
    path = tmp_path / f"{request.param}.json"
    text = canonical(random_record(game, "draw", game.players[0]).record())
    path.write_text(text, encoding="utf-8")
    return path


def test_a_position_is_drawn_as_svg_and_png(
    monkeypatch: pytest.MonkeyPatch, record: Path, tmp_path: Path
) -> None:
    svg, png = tmp_path / "table.svg", tmp_path / "table.png"
    assert run(monkeypatch, "draw", record, "--step", 30, "--seat", 1, "-o", svg) == 0
    assert ElementTree.fromstring(svg.read_text(encoding="utf-8")).tag.endswith("svg")
    assert run(monkeypatch, "draw", record, "--theme", "night", "--lang", "pl", "-o", png) == 0
    assert png.read_bytes().startswith(b"\x89PNG")


def test_a_spectator_sees_no_hand(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, fantazja: Fantazja
) -> None:
    recorder = random_record(fantazja, "draw", 2, steps=0)
    record = tmp_path / "fantazja.json"
    record.write_text(canonical(recorder.record()), encoding="utf-8")
    assert isinstance(recorder.state, FantazjaState)
    hand = recorder.state.full()["seats"]["1"]["hand"]
    for seat, shown in ((0, False), (1, True)):
        file = tmp_path / f"{seat}.svg"
        assert run(monkeypatch, "draw", record, "--seat", seat, "-o", file) == 0
        text = file.read_text(encoding="utf-8")
        assert all((f"fz-{name}" in text) == shown for name in hand)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--step", "9999", "-o", "x.svg"], "there is no step 9999"),
        (["--seat", "9", "-o", "x.svg"], "there is no seat 9"),
        (["--theme", "pink", "-o", "x.svg"], "there is no theme 'pink'"),
        (["-o", "x.gif"], "a picture is a .svg or a .png file"),
        (["-o", "nowhere/x.svg"], "nowhere/x.svg"),
    ],
)
def test_bad_input_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    record: Path,
    words: list[str],
    expected: str,
) -> None:
    assert run(monkeypatch, "draw", record, *words) == 2
    err = capsys.readouterr().err
    assert expected in err
    assert len(err.splitlines()) == 1
