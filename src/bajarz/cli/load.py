"""Reads what commands are given: files, games, options. Every error is one clear line."""

import tomllib
from pathlib import Path

from bajarz.core.canonical import Json
from bajarz.core.errors import BadComponents, BadRecord, BadScenario, BajarzError, UnknownName
from bajarz.core.game import Game, Options
from bajarz.core.record import Record, parse_record, read_record
from bajarz.core.record_data import RecordData
from bajarz.core.scenario import check_form
from bajarz.core.verify import verify
from bajarz.games.registry import check_game_of, game_class, make_game


def read_file(path: Path, error: type[BajarzError]) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as cause:
        raise error(f"{path}: {cause.strerror or cause}") from None
    except UnicodeDecodeError:
        raise error(f"{path}: no text in UTF-8") from None


def read_toml(path: Path, error: type[BajarzError]) -> Json:
    try:
        return tomllib.loads(read_file(path, error))
    except (tomllib.TOMLDecodeError, RecursionError) as cause:
        raise error(f"{path}: no TOML: {cause}") from None


def load_game(name: str, components: Path | None) -> Game:
    """The game with the components of a file, or with its own."""
    game_class(name)
    if components is None:
        return make_game(name)
    try:
        return make_game(name, read_toml(components, BadComponents))
    except BadComponents as error:
        raise named(error, components) from None


def load_record(path: Path) -> RecordData:
    """The data of a record file; its form is checked, not what it says."""
    try:
        data: RecordData = parse_record(read_file(path, BadRecord))
        check_game_of(read_record(data)[0].header)
    except BajarzError as error:
        raise named(error, path) from None
    return data


def prove_record(path: Path, components: Path | None) -> tuple[Record, Game]:
    """A record that proves right, and the game it was played in."""
    data = load_record(path)
    game = load_game(data["game"], components)
    try:
        return verify(data, game), game
    except BajarzError as error:
        raise named(error, path) from None


def load_scenario(path: Path) -> tuple[Json, Game]:
    """A scenario's data and the game it is about."""
    data = read_toml(path, BadScenario)
    try:
        check_form(data)
        game_class(data["game"])
    except BajarzError as error:
        raise named(error, path) from None
    components = data.get("components")
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
