"""The commands do what they say; bad input gets one clear line and a non-zero exit."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bajarz.cli.main import main
from bajarz.core.canonical import canonical
from bajarz.games.fantazja.game import Fantazja
from play import random_record

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*words: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["bajarz", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        return int(ended.value.code or 0), out, err

    return command


@pytest.fixture
def record(fantazja: Fantazja, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(canonical(random_record(fantazja, "command", 2).record()), encoding="utf-8")
    return path


def test_games_are_listed_with_versions_players_and_options(run: Run) -> None:
    code, out, _ = run("games", "--json")
    listed = json.loads(out)
    fantazja = next(game for game in listed if game["name"] == "fantazja")
    assert code == 0
    assert fantazja["players"] == [2]
    assert fantazja["options"] == {"first": ["random", "1", "2"]}
    assert fantazja["rules"] == "1"
    assert fantazja["components"]["version"] == "reconstruction-1"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_rules_are_shown_whole_or_one_by_one(run: Run, language: str) -> None:
    code, out, _ = run("rules", "fantazja", "--lang", language)
    assert code == 0
    assert "F-E3" in out
    code, out, _ = run("rules", "fantazja", "f-p4", "--lang", language)
    assert code == 0
    assert out.startswith("F-P4")
    assert "F-P3" not in out


def test_components_are_exported_checked_and_played_with(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert run("components", "fantazja", "export", file)[0] == 0
    text = file.read_text(encoding="utf-8").replace("reconstruction-1", "mine-1")
    file.write_text(text.replace("bonus_tokens = 8", "bonus_tokens = 2"), encoding="utf-8")
    code, out, _ = run("components", "fantazja", "check", file)
    assert code == 0
    assert "mine-1" in out
    code, _, err = run("components", "fantazja", "export", file)
    assert code == 2
    assert "not overwritten" in err
    out_folder = tmp_path / "records"
    assert (
        run("simulate", "fantazja", "--games", 1, "--components", file, "--out", out_folder)[0] == 0
    )
    made = next(out_folder.iterdir())
    assert run("verify", made, "--components", file)[0] == 0
    code, _, err = run("verify", made)
    assert code == 2
    assert "components" in err


def test_a_record_is_replayed_and_proved(run: Run, record: Path) -> None:
    assert run("verify", record)[0] == 0
    code, out, _ = run("replay", record, "--lang", "pl")
    assert code == 0
    assert "Player 1" in out
    steps = len(json.loads(record.read_text(encoding="utf-8"))["steps"])
    code, out, _ = run("replay", record, "--states")
    assert len(out.splitlines()) == steps + 1
    assert json.loads(out.splitlines()[-1])["state"]["phase"] == "over"


def test_replay_for_a_seat_hides_the_others_tiles(run: Run, record: Path) -> None:
    _, out, _ = run("replay", record, "--states", "--seat", "1")
    first = json.loads(out.splitlines()[0])
    assert first["view"]["seats"]["2"]["hand"] == 6
    assert len(first["view"]["private"]["1"]["hand"]) == 6
    assert '"E-' not in out.splitlines()[0]
    _, words, _ = run("replay", record, "--seat", "1")
    assert "E-" not in words.splitlines()[2]


def test_simulation_is_reproducible_byte_for_byte(run: Run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        words = ("simulate", "fantazja", "--games", 3, "--seed", "abc", "--out", tmp_path / name)
        assert run(*words)[0] == 0
    one, two = (
        [path.read_bytes() for path in sorted((tmp_path / n).iterdir())] for n in ("one", "two")
    )
    assert one == two
    assert len(one) == 3


def test_simulation_figures_as_json(run: Run) -> None:
    code, out, _ = run("simulate", "fantazja", "--games", 5, "--json", "--bots", "random,random")
    figures = json.loads(out)
    assert code == 0
    assert figures["games"] == 5
    assert sum(wins["value"] for wins in figures["wins_by_seat"]) == pytest.approx(1)
    assert all(wins["low"] <= wins["value"] <= wins["high"] for wins in figures["wins_by_seat"])


def test_conformance_command(run: Run) -> None:
    code, out, _ = run("conformance", "fantazja", "--games", 1)
    assert code == 0
    assert "all that must hold holds" in out


SCENARIO = """
game = "fantazja"
rules = ["F-P2"]
title = "A tile in the air"
[position.seats.1]
hand = ["S-R1a"]
[[step]]
refuse = "small S-R1a 5,5 r0"
rule = "{rule}"
facts = {{ place = "5,5" }}
"""


def test_scenarios_pass_or_say_why_not(run: Run, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(SCENARIO.format(rule="F-P2"), encoding="utf-8")
    bad.write_text(SCENARIO.format(rule="F-P3"), encoding="utf-8")
    assert run("scenario", good) == (0, "1 passed, 0 failed\n", "")
    code, out, _ = run("scenario", tmp_path)
    assert code == 1
    assert "must be refused by F-P3, but is refused by F-P2" in out


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "fantazja", "F-Z9"], "there is no rule 'F-Z9'"),
        (["rules", "fantazja", "--lang", "xx"], "there is no language 'xx'"),
        (["simulate", "fantazja", "--players", "3"], "not for 3"),
        (["simulate", "fantazja", "--bots", "deepblue"], "there is no bot 'deepblue'"),
        (["simulate", "fantazja", "--option", "first=9"], "option first is one of"),
        (["simulate", "fantazja", "--option", "speed=9"], "has no option 'speed'"),
        (["simulate", "fantazja", "--option", "first"], "NAME=VALUE"),
        (["simulate", "fantazja", "--components", "nowhere.toml"], "nowhere.toml"),
        (["verify", "nowhere.json"], "nowhere.json"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["scenario", "nowhere.toml"], "nowhere.toml"),
        (["components", "fantazja", "burn"], "expected 'export"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "fantazja", "--lang", "xx"], "there is no language 'xx'"),
    ],
)
def test_bad_input_is_one_clear_line(run: Run, words: list[str], expected: str) -> None:
    code, _, err = run(*words)
    assert code == 2
    assert expected in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('id = "R1a"', 'id = "R1b"', "S-R1b: the id is used more than once"),
        ('sides = "E3 A1 W1 F2"', 'sides = "E3 A1 W1"', "tile S-R1a: sides"),
        ('sides = "E3 A1 W1 F2"', 'sides = "E3 A1 W1 F4"', "tile S-R1a: sides"),
        (
            "level = 1",
            "level = 4",
            "tile S-R1a: level (F-C2) must be a whole number from 1 to 3, but is 4",
        ),
        ("points = 1", "points = -1", "tile S-R1a: points"),
        ('type = "residential"', 'type = "castle"', "tile S-R1a: type"),
        ('castle = "E1', 'castle = "X1', "castle: sides"),
        ('game = "fantazja"', 'game = "chess"', "fantazja"),
        ('id = "R1a"', 'id = "R1a"\nfaction = "S"', "faction E has 26 tiles, not 27 (F-C1)"),
        ('id = "R1a"', 'id = "R1a"\ncolour = "red"', "unknown key 'colour'"),
        ("[[tile]]", "[[tile]", "no TOML"),
    ],
)
def test_a_broken_components_file_names_the_tile_and_the_fault(
    run: Run, tmp_path: Path, old: str, new: str, expected: str
) -> None:
    _, text, _ = run("components", "fantazja", "export")
    file = tmp_path / "broken.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    code, _, err = run("components", "fantazja", "check", file)
    assert code == 2
    assert expected in err
    assert str(file) in err
    assert len(err.splitlines()) == 1


WHOLE = 'game = "{game}"\nrules = []\ntitle = ""\n[[step]]\nlegal = []'


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("game = ", "no TOML"),
        ("rules = []", "'game' is missing"),
        (WHOLE.format(game="chess"), "there is no game 'chess'"),
        ('players = "two"\n' + WHOLE.format(game="fantazja"), "players must be a whole number"),
        ('game = "fantazja"', "'rules' is missing"),
        ('game = "fantazja"\nrules = []\ntitle = ""\nstep = []', "no step"),
        ('game = "fantazja"\nrules = []\ntitle = ""\n[[step]]\njump = 1', "unknown key 'jump'"),
        (
            'game = "fantazja"\nrules = []\ntitle = ""\n[[step]]\ndo = 1',
            "scenario: step 1: do must be a text, but is 1",
        ),
        (SCENARIO.format(rule="F-P2").partition("facts")[0], "'refuse' needs 'facts'"),
    ],
)
def test_a_broken_scenario_is_one_clear_line(
    run: Run, tmp_path: Path, text: str, expected: str
) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(text, encoding="utf-8")
    code, _, err = run("scenario", file)
    assert code == 2
    assert err.startswith(f"bajarz: {file}: ")
    assert expected in err
    assert len(err.splitlines()) == 1


def test_a_file_that_is_no_text_is_one_clear_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bytes"
    file.write_bytes(b"\xff\xfe\x00")
    for words in (["verify", file], ["scenario", file], ["components", "fantazja", "check", file]):
        code, _, err = run(*words)
        assert code == 2
        assert "UTF-8" in err
