"""Finds a game's own part of a layer by the game's name: its terminal board, pictures, evaluation …

The parts of a game that comes with Bajarz lie in each layer under the game's name:
`bajarz/cli/fantazja/board.py`, `bajarz/bots/fantazja/evaluation.py`. A game from elsewhere has them
all in its own package: `pebbles/board.py`, `pebbles/evaluation.py`. Every layer has a default for
games that have no such part.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from bajarz.core.game import Game

OWN = "bajarz.games."


def find_part(game: type[Game], layer: str, part: str) -> ModuleType | None:
    """The module of a game's part, or None where the game leaves it to the layer's default."""
    home = game.home()
    package = f"bajarz.{layer}.{home.removeprefix(OWN)}" if home.startswith(OWN) else home
    name = f"{package}.{part}"
    return import_module(name) if is_module(package) and is_module(name) else None


def is_module(name: str) -> bool:
    return find_spec(name) is not None
