"""The stories that the pages of a game tell, by number and language."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from bajarz.core.errors import UnknownName
from bajarz.games.registry import has_file, read_text

FILE = "stories.toml"


class Story(NamedTuple):
    """What one page tells."""

    page: int
    text: str


@cache
def stories(game: str) -> Mapping[int, Mapping[str, str]]:
    """The texts of every page in each language; raises UnknownName where a game has none."""
    if not has_stories(game):
        raise UnknownName(f"{game} has no pages that tell a story")
    data = tomllib.loads(read_text(game, FILE))
    return {int(number): texts for number, texts in data["page"].items()}


def has_stories(game: str) -> bool:
    """Whether the pages of this game tell stories."""
    return has_file(game, FILE)
