"""Write the socket's messages for TypeScript: `make types`.

`python tools/message_types.py` writes web/src/lib/messages.ts; with `--check` it only compares.
"""

import sys
import textwrap
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import msgspec.structs

from bajarz.server import messages

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "messages.ts"
HEADER = """\
// Made by tools/message_types.py of src/bajarz/server/messages.py: `make types`. Do not edit.

export type Json = any;
"""
SIMPLE = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "Json",
}
WIDTH = 100
UNIONS = ("Incoming", "Outgoing")
BASES = (messages.FromClient, messages.FromServer)


def typescript(kind: Any) -> str:
    """A Python type as TypeScript writes it."""
    if kind in SIMPLE:
        return SIMPLE[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in args)
    inner = [typescript(arg) for arg in args if arg is not msgspec.UnsetType]
    if origin is list:
        return f"({inner[0]})[]" if " | " in inner[0] else f"{inner[0]}[]"
    if origin is dict:
        return f"Record<{', '.join(inner)}>"
    return " | ".join(inner) or str(kind.__name__)


def is_optional(hint: Any) -> bool:
    """Whether the server may leave a field out."""
    return msgspec.UnsetType in get_args(hint)


def interface(struct: type[msgspec.Struct]) -> str:
    hints = get_type_hints(struct)
    is_input = issubclass(struct, messages.FromClient)
    lines = [f"export interface {struct.__name__} {{"]
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f"  type: '{tag}';")
    for field in msgspec.structs.fields(struct):
        hint = hints[field.name]
        mark = "?" if is_optional(hint) or (is_input and not field.required) else ""
        lines.append(f"  {field.encode_name}{mark}: {typescript(hint)};")
    lines.append("}")
    return "\n".join(note(struct.__doc__ or "") + lines)


def note(words: str) -> list[str]:
    """A docstring as a comment, in lines of at most WIDTH letters."""
    lines = textwrap.wrap(" ".join(words.split()), WIDTH - len(" * "))
    if len(lines) == 1 and len(lines[0]) + len("/**  */") <= WIDTH:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}" for line in lines), " */"] if lines else []


def written() -> str:
    """The whole file."""
    structs = [
        value
        for value in vars(messages).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct)
    ]
    parts = [HEADER.rstrip(), f"export type Language = {typescript(messages.Language)};"]
    parts += [
        interface(struct)
        for struct in structs
        if struct is not msgspec.Struct and struct not in BASES
    ]
    for name in UNIONS:
        members = (f"\n  | {kind.__name__}" for kind in get_args(getattr(messages, name)))
        parts.append(f"export type {name} ={''.join(members)};")
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
