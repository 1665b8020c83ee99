"""Write the socket's messages for TypeScript: `make types`.

`python tools/message_types.py` writes web/src/lib/messages.ts; with `--check` it only compares.
"""

import sys
import textwrap
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic.fields import FieldInfo

from bajarz.server import messages
from bajarz.server.declared import Declared, ResultOut, SeenEvent, ViewData

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "messages.ts"
HEADER = """\
// Made by tools/message_types.py of src/bajarz/server/messages.py: `make types`. Do not edit.

import type { ResultData, View } from './view';

/** Something that happened, as one player may know it; each game declares its events. */
export interface SeenEvent {
  event: string;
  known?: boolean;
  [fact: string]: unknown;
}
"""
WIDTH = 100
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
DECLARED = {
    get_args(kind)[1]: name
    for kind, name in ((ViewData, "View"), (SeenEvent, "SeenEvent"), (ResultOut, "ResultData"))
}
BASES = (messages.Message, messages.FromClient, messages.FromServer, messages.SeatOrder)


def typescript(kind: Any) -> str:
    """A Python type as TypeScript writes it."""
    if kind in SIMPLE:
        return SIMPLE[kind]
    origin, args = get_origin(kind), get_args(kind)
    return made_of(kind, origin, args) if origin is not None else str(kind.__name__)


def made_of(kind: Any, origin: Any, args: tuple[Any, ...]) -> str:
    """A type that is made of others."""
    if origin is Annotated:
        declared = [DECLARED[each] for each in args[1:] if isinstance(each, Declared)]
        return declared[0] if declared else typescript(args[0])
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in args)
    inner = [typescript(arg) for arg in args]
    if origin is list:
        return f"({inner[0]})[]" if " | " in inner[0] else f"{inner[0]}[]"
    if origin is dict:
        return f"Record<{', '.join(inner)}>"
    if origin in (Union, UnionType):
        return " | ".join(inner)
    raise TypeError(f"{kind!r} is no type that messages are made of")


def field(name: str, info: FieldInfo, is_input: bool) -> str:
    """A field; one that may be left out, by the server or by the client, is never null."""
    kind: Any = info.annotation
    for each in info.metadata:
        if isinstance(each, Declared):
            kind = Annotated[kind, each]
    text = typescript(kind)
    is_type = name == "type"
    optional = info.exclude_if is not None or (is_input and not info.is_required() and not is_type)
    if optional:
        text = text.removesuffix(" | null")
    return f"  {name}{'?' if optional else ''}: {text};"


def interface(model: type[messages.Message]) -> str:
    is_input = issubclass(model, messages.FromClient)
    fields = dict(sorted(model.model_fields.items(), key=lambda item: item[0] != "type"))
    lines = [field(name, info, is_input) for name, info in fields.items()]
    words = comment(model.__doc__ or "")
    return "\n".join([*words, f"export interface {model.__name__} {{", *lines, "}"])


def comment(words: str) -> list[str]:
    """A docstring as a comment, in lines of at most WIDTH letters."""
    lines = textwrap.wrap(" ".join(words.split()), WIDTH - len(" * "))
    if len(lines) == 1 and len(lines[0]) + len("/**  */") <= WIDTH:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}" for line in lines), " */"] if lines else []


def members(union: Any) -> list[str]:
    inner = get_args(union)[0] if get_origin(union) is Annotated else union
    return [kind.__name__ for kind in get_args(inner)]


def written() -> str:
    """The whole file."""
    models = [
        value
        for value in vars(messages).values()
        if isinstance(value, type) and issubclass(value, messages.Message) and value not in BASES
    ]
    parts = [HEADER.rstrip(), f"export type Language = {typescript(messages.Language)};"]
    parts += [interface(model) for model in models]
    for name in ("Incoming", "Outgoing"):
        listed = "".join(f"\n  | {member}" for member in members(getattr(messages, name)))
        parts.append(f"export type {name} ={listed};")
    return "\n\n".join(parts) + "\n"


def main() -> None:
    text = written()
    if "--check" in sys.argv[1:]:
        if TARGET.read_text(encoding="utf-8") != text:
            sys.exit(f"{TARGET.name} is out of date; run make types")
        return
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
