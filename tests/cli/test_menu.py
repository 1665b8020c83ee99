"""The menu, and the commands as a shell starts them."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from bajarz.cli.main import app
from bajarz.cli.menu import run_menu
from typist import Keyboard, typing


def choose(lines: list[str]) -> str:
    keyboard = Keyboard(typing(lines))
    assert run_menu(keyboard.terminal, "en") == 0
    return keyboard.printed


def test_a_game_against_a_bot() -> None:
    printed = choose(["", "", "2", "Ola"])
    assert "Once there was a land where every dream had its own address." in printed
    assert "Seat 1: Bot (bot: random)" in printed
    assert "Seat 2: Ola" in printed


def test_two_people_in_polish() -> None:
    printed = choose(["pl", "1", "2", "Ola", "Jan"])
    assert "Była sobie kraina" in printed
    assert "Miejsce 2: Jan" in printed
    assert "teraz twoja tura. Naciśnij Enter" in printed


def test_watching() -> None:
    printed = choose(["fantazja", "3", "a"])
    assert "Seat 1: Bot 1 (bot: random)" in printed
    assert "wins with" in printed


@pytest.mark.parametrize("lines", [["q"], [], ["7", "q"], ["1", "9", "q"], ["1", "x", "0"]])
def test_leaving_the_menu(lines: list[str]) -> None:
    assert "Seat 1" not in choose(lines)


def test_without_a_terminal_the_menu_says_how_to_go_on() -> None:
    result = CliRunner().invoke(app, [], env={"LANG": "pl_PL.UTF-8", "LC_ALL": ""})
    assert result.exit_code == 0
    assert "bajarz play fantazja" in result.output
    assert "Była sobie kraina" in result.output


def test_play_reads_from_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    options = ["--seed", "1", "--lang", "pl", "--names", "Ola", "--option", "first=1"]
    arguments = ["play", "fantazja", *options, "--save", str(file)]
    result = CliRunner().invoke(app, arguments, input="1\n1\n")
    assert result.exit_code == 0
    assert "Ola stawia budynek" in result.output
    assert file.exists()
