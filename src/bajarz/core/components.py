"""What every components file has: its game, version and source, and the parts of its game."""

from collections.abc import Callable, Mapping
from typing import Any

from bajarz.core.errors import BadComponents
from bajarz.core.reader import Reader

HEAD = ("game", "version", "source")  # each a text
READ = Reader(BadComponents, "components")
KINDS: dict[type, Callable[[object, str], object]] = {
    str: READ.text, list: READ.listed, dict: READ.table,
}  # fmt: skip


def read_parts(data: object, game: str, parts: Mapping[str, type], may: str = "") -> dict[str, Any]:
    """The parts by name: all must be there, each of its type, and no others; `may` names one that
    may lack."""
    if not isinstance(data, dict) or data.get("game") != game:
        raise READ.bad(f'expected a file with game = "{game}"')
    READ.table(data, "", {*HEAD, *parts, may}, {*HEAD, *parts})
    for key in HEAD:
        READ.text(data[key], key)
    for key, kind in parts.items():
        KINDS[kind](data[key], key)
    return data
