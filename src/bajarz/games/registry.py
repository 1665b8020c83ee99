"""The games there are: those of this package, installed ones, and those on the game path.

A game is a package with a module `game` whose `GAME` is the game's class. Bajarz finds the packages
in its own folder, those that other distributions name in the entry points `bajarz.games`, and those
in the folders of the environment variable `BAJARZ_GAME_PATH` (`bajarz --game-path FOLDER`).
"""

import os
import sys
import tomllib
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import bajarz.games
from bajarz.core.canonical import data_hash
from bajarz.core.errors import BadGame, BadRecord, UnknownName
from bajarz.core.game import Game
from bajarz.core.record import Header

GAME_PATH = "BAJARZ_GAME_PATH"
GROUP = "bajarz.games"


def register(package: str) -> type[Game]:
    """Take up the game of a package; raises BadGame if there is none, or its name is taken."""
    try:
        found = import_module(f"{package}.game").GAME
    except (ImportError, AttributeError) as error:
        raise BadGame(f"{package} is no game: {error}") from error
    if not (isinstance(found, type) and issubclass(found, Game)):
        raise BadGame(f"{package}.game: GAME is {found!r}, not a class of bajarz.core.game.Game")
    if GAMES.setdefault(found.name, found) is not found:
        raise BadGame(f"{package}: there is a game {found.name!r} already")
    return found


def register_folder(folder: str) -> list[type[Game]]:
    """Take up every game in a folder: its packages that have a module `game`."""
    if not Path(folder).is_dir():
        raise BadGame(f"the game path names {folder!r}, which is no folder")
    if folder not in sys.path:
        sys.path.append(folder)
    names = [each.name for each in iter_modules([folder]) if each.ispkg]
    return [register(name) for name in names if (Path(folder) / name / "game.py").is_file()]


def add_game_path(folder: str) -> None:
    """Take up the games of a folder, here and in every process that this one starts."""
    folder = str(Path(folder).resolve())
    if not register_folder(folder):
        raise BadGame(f"there is no game in {folder!r}: no package with a module 'game'")
    paths = [each for each in os.environ.get(GAME_PATH, "").split(os.pathsep) if each]
    if folder not in paths:
        os.environ[GAME_PATH] = os.pathsep.join([*paths, folder])


def own_games() -> list[str]:
    """The packages of the games that come with Bajarz, in the order of their shelf."""
    home = bajarz.games.__name__
    found = [f"{home}.{each.name}" for each in iter_modules(bajarz.games.__path__) if each.ispkg]
    return sorted(found, key=lambda package: import_module(f"{package}.game").GAME.shelf)


GAMES: dict[str, type[Game]] = {}
for _package in own_games():
    register(_package)
for _entry in entry_points(group=GROUP):
    register(_entry.value)
for _folder in os.environ.get(GAME_PATH, "").split(os.pathsep):
    if _folder:
        register_folder(_folder)


def game_class(name: str) -> type[Game]:
    """The registered game of this name."""
    if name not in GAMES:
        raise UnknownName(f"there is no game {name!r}; the games are: {', '.join(GAMES)}")
    return GAMES[name]


def read_text(name: str, file: str) -> str:
    """A text file of the game's folder."""
    return (files(game_class(name).home()) / file).read_text(encoding="utf-8")


def has_file(name: str, file: str) -> bool:
    """Whether the game's folder has such a file."""
    return (files(game_class(name).home()) / file).is_file()


def default_components(name: str) -> dict[str, Any]:
    """The data of the components that come with the game."""
    return tomllib.loads(read_text(name, "components.toml"))


def make_game(name: str, components: object = None) -> Game:
    """The game with these components, or with its own."""
    return game_class(name)(default_components(name) if components is None else components)


@cache
def default_hash(name: str) -> str:
    """The hash of the components that come with the game."""
    return data_hash(default_components(name))


def check_game_of(header: Header) -> None:
    """A record's game must be one of ours, and not another than the one its components are of."""
    if header.game not in GAMES:
        words = f"there is no game {header.game!r}; the games are: {', '.join(GAMES)}"
        raise BadRecord(f"record: {words}", kind="game")
    for name in GAMES:
        if name != header.game and default_hash(name) == header.components["hash"]:
            words = f"it says that it is a game of {header.game}, but it is a game of {name}"
            raise BadRecord(f"record: {words}: its components are those of {name}", kind="game")
