"""Write the views and events of the games for TypeScript: `make types`.

`web/src/lib/view.ts` gets what every view has, `web/src/games/GAME/types.ts` the rest, from the
TypedDict classes that the games declare. With `--check` the files are only compared.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from bajarz.core.game import Game
from bajarz.core.view import ResultData, View
from bajarz.games.registry import GAMES

WEB = Path(__file__).parent.parent / "web" / "src"
SIMPLE = {str: "string", int: "number", bool: "boolean", NoneType: "null"}
COMMON = (ResultData, View)
NOTE = "// Made by tools/view_types.py of what the game declares: `make types`. Do not edit.\n"


def typescript(kind: Any) -> str:
    """A declared type as TypeScript writes it."""
    if kind in SIMPLE:
        return SIMPLE[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in args)
    inner = [typescript(arg) for arg in args]
    if origin is list:
        return f"({inner[0]})[]" if "|" in inner[0] else f"{inner[0]}[]"
    if origin is dict:
        return f"Record<{', '.join(inner)}>"
    if origin in (Union, UnionType):
        return " | ".join(inner)
    raise TypeError(f"{kind!r} is no type that data are declared with")


def used_records(kind: Any) -> Iterator[Any]:
    """The TypedDicts that a type is made of, those first that others are made of."""
    if is_typeddict(kind):
        for hint in get_type_hints(kind).values():
            yield from used_records(hint)
        yield kind
    else:
        for arg in get_args(kind):
            yield from used_records(arg)


def fields(kind: Any, narrowed: dict[str, str]) -> list[str]:
    lines = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        inner = get_args(hint)[0] if optional else hint
        text = narrowed.get(name) or typescript(inner)
        lines.append(wrapped(f"  {name}{'?' if optional else ''}:", text))
    return lines


def wrapped(head: str, text: str) -> str:
    """A field as prettier breaks it: a union that is too long has a line for each member."""
    line = f"{head} {text};"
    if len(line) <= 100 or "|" not in text:
        return line
    return head + "".join(f"\n    | {part}" for part in text.split(" | ")) + ";"


def interface(kind: Any, narrowed: dict[str, str] | None = None) -> str:
    words = " ".join((kind.__doc__ or "").split())
    note = [f"/** {words} */"] if words else []
    return "\n".join(
        [*note, f"export interface {kind.__name__} {{", *fields(kind, narrowed or {}), "}"]
    )


def event(name: str, kind: Any) -> str:
    """An event as a seat sees it: its name, its facts, and whether the secret ones are there."""
    head = [f"export interface {name}Event {{", f"  event: '{name}';", "  known?: boolean;"]
    return "\n".join([*head, *fields(kind, {}), "}"])


def game_types(game: type[Game]) -> str:
    """The file of one game."""
    records = dict.fromkeys([*used_records(game.view_type), *records_of_events(game)])
    own = [each for each in records if each not in (*COMMON, game.view_type)]
    shared = [each.__name__ for each in COMMON if each in records and each is not View]
    phases = " | ".join(f"'{phase}'" for phase in game.phases)
    narrowed = {"game": f"'{game.name}'", "phase": phases}
    parts = [NOTE.rstrip()]
    if shared:
        parts.append(f"import type {{ {', '.join(shared)} }} from '../../lib/view';")
    parts += [interface(each) for each in own]
    parts.append(interface(game.view_type, narrowed))
    parts += [event(name, kind) for name, kind in sorted(game.event_types.items())]
    names = [f"{name}Event" for name in sorted(game.event_types)]
    parts.append(wrapped_union(f"export type {game.view_type.__name__[:-4]}Event", names))
    return "\n\n".join(parts) + "\n"


def records_of_events(game: type[Game]) -> Iterator[Any]:
    for kind in game.event_types.values():
        for hint in get_type_hints(kind).values():
            yield from used_records(hint)


def wrapped_union(head: str, names: list[str]) -> str:
    line = f"{head} = {' | '.join(names)};"
    return (
        line if len(line) <= 100 else f"{head} =" + "".join(f"\n  | {each}" for each in names) + ";"
    )


def written() -> dict[Path, str]:
    """All files, by their paths."""
    common = "\n\n".join([NOTE.rstrip(), *(interface(each) for each in COMMON)]) + "\n"
    files = {WEB / "lib" / "view.ts": common}
    for game in GAMES.values():
        files[WEB / "games" / game.name / "types.ts"] = game_types(game)
    return files


def main() -> None:
    for path, text in written().items():
        if "--check" not in sys.argv[1:]:
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.relative_to(WEB)} is out of date; run make types")


if __name__ == "__main__":
    main()
