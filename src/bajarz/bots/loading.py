"""Bots from files: `path/to/file.py:MyBot`."""

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from bajarz.bots.contract import Bot
from bajarz.core.errors import UnknownName
from bajarz.core.game import Game


def is_file_bot(name: str) -> bool:
    """Whether the name says where a bot's class is."""
    path, colon, kind = name.rpartition(":")
    return bool(colon) and (path.endswith(".py") or "/" in path) and "/" not in kind


def bot_class(name: str) -> Any:
    """The class that the name says; raises UnknownName in one line."""
    text, _, kind = name.rpartition(":")
    path = Path(text)
    if not path.is_file():
        raise UnknownName(f"bot {name!r}: there is no file {text}")
    found = getattr(load(path.resolve()), kind, None)
    if found is None:
        raise UnknownName(f"bot {name!r}: {text} has no class {kind!r}")
    if not isinstance(found, type):
        raise UnknownName(f"bot {name!r}: {kind} is no class")
    if not callable(getattr(found, "choose", None)):
        raise UnknownName(f"bot {name!r}: {kind} has no method choose(seen)")
    return found


def make_file_bot(name: str, game: Game, rng: Random) -> Bot:
    """A bot of a class in a file, made with the game and the bot's own chance."""
    kind = bot_class(name)
    try:
        bot: Bot = kind(game, rng)
    except TypeError as wrong:
        raise UnknownName(
            f"bot {name!r} is not made with a game and a generator: {wrong}"
        ) from None
    return bot


@cache
def load(path: Path) -> ModuleType:
    """The module in a file, run once."""
    name = f"bajarz_bot_{abs(hash(path))}_{path.stem}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise UnknownName(f"bot: {path} is no Python file")
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as wrong:
        del sys.modules[name]
        line = " ".join(str(wrong).split())
        raise UnknownName(f"bot: {path} fails with {type(wrong).__name__}: {line}") from wrong
    return module
