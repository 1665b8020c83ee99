"""Reads what commands are given: files, games, options. Every fault is one clear line."""

import json
import tomllib
from pathlib import Path

from bajarz.core.canonical import Json
from bajarz.core.errors import BadComponents, BadRecord, BadScenario, BajarzError, UnknownName
from bajarz.core.game import Game, Options
from bajarz.games.registry import game_class, make_game


def read_file(path: Path, error: type[BajarzError]) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as fault:
        raise error(f"{path}: {fault.strerror or fault}") from None
    except UnicodeDecodeError:
        raise error(f"{path}: no text in UTF-8") from None


def read_toml(path: Path, error: type[BajarzError]) -> Json:
    try:
        return tomllib.loads(read_file(path, error))
    except (tomllib.TOMLDecodeError, RecursionError) as fault:
        raise error(f"{path}: no TOML: {fault}") from None


def read_json(path: Path) -> Json:
    """The data of a record file."""
    try:
        return json.loads(read_file(path, BadRecord))
    except (ValueError, RecursionError) as fault:
        raise BadRecord(f"{path}: no JSON (cut off?): {fault}") from None


def load_game(name: str, components: Path | None) -> Game:
    """The game with the components of a file, or with its own."""
    game_class(name)
    if components is None:
        return make_game(name)
    try:
        return make_game(name, read_toml(components, BadComponents))
    except BadComponents as error:
        raise named(error, components) from None


def load_record(path: Path, components: Path | None) -> tuple[Json, Game]:
    """A record's data and the game it was played in."""
    data = read_json(path)
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadRecord(f"{path}: no record: it does not name its game")
    return data, load_game(data["game"], components)


def load_scenario(path: Path) -> tuple[Json, Game]:
    """A scenario's data and the game it is about."""
    data = read_toml(path, BadScenario)
    if not isinstance(data.get("game"), str):
        raise BadScenario(f"{path}: no scenario: it does not name its game")
    components = data.get("components")
    if components is not None and not isinstance(components, str):
        raise BadScenario(f"{path}: components is the name of a file, not {components!r}")
    return data, load_game(data["game"], None if components is None else path.parent / components)


def named(error: BajarzError, path: Path) -> BajarzError:
    """The same error with the file's name in front."""
    return error if str(error).startswith(str(path)) else type(error)(f"{path}: {error}")


def read_options(texts: list[str]) -> Options:
    """Options of the table, given as NAME=VALUE."""
    options: Options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise UnknownName(f"an option is NAME=VALUE, not {text!r}")
        options[name] = value
    return options
