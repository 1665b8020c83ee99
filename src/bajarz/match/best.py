"""The best games a player has had alone, kept on this machine (C-2c, C-F1).

The file is `best.json` in the folder BAJARZ_HOME, or in the user's data folder. A file that
cannot be read or written costs nobody a game: the list is then empty, or stays as it was.
"""

import json
import os
from pathlib import Path
from typing import NamedTuple

from bajarz.core.canonical import Json, canonical
from bajarz.core.game import Options

KEPT = 10


class Best(NamedTuple):
    """One of the best games: its score, whose it was, and the hash that its record ends with."""

    score: int
    name: str
    digest: str


def best_file() -> Path:
    home = os.environ.get("BAJARZ_HOME")
    if home:
        return Path(home) / "best.json"
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "bajarz" / "best.json"


def kind_of(game: str, options: Options) -> str:
    """Games are compared with those of the same kind only."""
    return f"{game} {options['solo']}" if "solo" in options else game


def read_best(kind: str) -> list[Best]:
    """The best games of this kind, the best first."""
    rows = read_all().get(kind, [])
    return [Best(*row) for row in rows if isinstance(row, list) and len(row) == len(Best._fields)]


def read_all() -> dict[str, Json]:
    try:
        data = json.loads(best_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return data if isinstance(data, dict) else {}


def add_best(kind: str, game: Best) -> int | None:
    """Keep a game if it is among the best; return its place from 1, or None.

    The same game is kept once, however often its end is reached.
    """
    best = [each for each in read_best(kind) if each.digest != game.digest]
    place = sum(each.score >= game.score for each in best)
    best.insert(place, game)
    kept = {**read_all(), kind: [list(each) for each in best[:KEPT]]}
    try:
        best_file().parent.mkdir(parents=True, exist_ok=True)
        best_file().write_text(canonical(kept) + "\n", encoding="utf-8")
    except OSError:
        return None
    return place + 1 if place < KEPT else None
