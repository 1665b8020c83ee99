"""The menu, and the commands as a shell starts them."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from bajarz.bots.bot import LEVELS
from bajarz.cli.main import app
from bajarz.cli.menu import Menu, run_menu
from bajarz.games.registry import GAMES
from typist import Keyboard, typing


def choose(lines: list[str]) -> str:
    keyboard = Keyboard(typing(lines))
    assert run_menu(keyboard.terminal, "en") == 0
    return keyboard.printed


def test_a_game_against_a_bot() -> None:
    printed = choose(["", "", "2", "", "Ola"])
    assert "Once there was a land where every dream had its own address." in printed
    assert "How strong should the bot be? (number or name, Enter: apprentice)" in printed
    assert "Seat 1: Bot (bot: apprentice)" in printed
    assert "Seat 2: Ola" in printed


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_levels(game: str) -> None:
    players = [] if len(GAMES[game].players) == 1 else ["1"]
    printed = choose(["pl", game, *players, "1", "1", "Uczeń", "Ola"])
    assert "Miejsce 1: Ola" in printed
    assert "Miejsce 2: Bot (bot: uczeń)" in printed


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["apprentice", "journeyman", "master", "archmage"]),
        ("pl", ["uczeń", "czeladnik", "mistrz", "arcymag"]),
    ],
)
def test_levels_by_number_and_by_name(language: str, names: list[str]) -> None:
    for number, (name, level) in enumerate(zip(names, LEVELS, strict=True), 1):
        for answer in (str(number), name, name.capitalize()):
            keyboard = Keyboard(typing(["fantazja", "1", "1", answer, "Ola"]))
            wanted = Menu(keyboard.terminal, language).choose()
            assert wanted.seats == ("person", "bot")
            assert wanted.bots == level
            assert f" {number}  {name}: " in keyboard.printed


def test_only_levels_are_offered() -> None:
    """A person is not asked about technical names; what is no level is asked for again."""
    printed = choose(["fantazja", "1", "1", "5", "greedy", "master", "Ola"])
    assert printed.count("Type a number from 1 to 4.") == 2
    assert "Seat 2: Bot (bot: master)" in printed


def test_two_people_in_polish() -> None:
    printed = choose(["pl", "1", "2", "Ola", "Jan"])
    assert "Była sobie kraina" in printed
    assert "Miejsce 2: Jan" in printed
    assert "teraz twoja tura. Naciśnij Enter" in printed


def test_watching() -> None:
    printed = choose(["fantazja", "3", "apprentice", "a"])
    assert "How strong should the bots be?" in printed
    assert "Seat 1: Bot 1 (bot: apprentice)" in printed
    assert "Visible buildings" in printed  # of the result, whoever has won


@pytest.mark.parametrize(
    "lines", [["q"], [], ["7", "q"], ["1", "9", "q"], ["1", "x", "0"], ["1", "3", "q"]]
)
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
