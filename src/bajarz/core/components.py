"""What every components file has: its game, version and source, and the parts of its game."""

from collections.abc import Mapping

from bajarz.core.canonical import Json
from bajarz.core.errors import BadComponents

HEAD = {"game": str, "version": str, "source": str}


def check_parts(data: Json, game: str, parts: Mapping[str, type], may: str = "") -> None:
    """The parts must be there, each of its type, and no others; `may` names one that may lack."""
    if not isinstance(data, dict) or data.get("game") != game:
        raise BadComponents(f'components: expected a file with game = "{game}"')
    wanted = {**HEAD, **parts}
    for key, kind in wanted.items():
        if not isinstance(data.get(key), kind):
            raise BadComponents(f"components: {key!r} is missing or no {kind.__name__}")
    unknown = set(data) - set(wanted) - {may}
    if unknown:
        raise BadComponents(f"components: unknown key {min(unknown)!r}")
