"""Write docs/api.md of what the server declares (OpenAPI): `make types`.

`python tools/api_page.py` writes the page; with `--check` it only compares.
"""

import sys
from pathlib import Path
from typing import Any

from bajarz.games.registry import GAMES
from bajarz.server.app import make_app
from bajarz.server.declared import title
from bajarz.server.settings import Settings

TARGET = Path(__file__).parent.parent / "docs" / "api.md"
HEADER = """\
# The HTTP API

Made by `tools/api_page.py` of what the server declares at `/api/openapi.json`; do not edit. How the
calls work together, who you are, what snapshots and answers contain: [protocol.md](protocol.md). A
program that plays: [examples/client.py](../examples/client.py).

All addresses begin with `/api`. Bodies and answers are JSON. Every call may be refused with a 4xx
status and `{"error": {"code", "message", "field"?, "step"?, "rule"?, "kind"?}}`; a refused call
changes nothing. Bodies have at most 64 KiB (`413`; a record 2 MiB), and a caller may ask 200 times
in 5 seconds (`429`).

Messages that the socket knows as well are the same here; their `type` may be left out. Views and
events are those that each game declares; `/api/openapi.json` has every field of them.
"""
TITLES = {
    "people": "People",
    "tables": "Tables",
    "replays": "Replays",
    "history": "History",
    "content": "Art, rules and stories",
}
GAMES_OWN = tuple(title(game) for game in GAMES.values())


def page(api: dict[str, Any]) -> str:
    """The whole page: calls by what they are about, then the bodies."""
    parts = [HEADER.rstrip()]
    for tag, heading in TITLES.items():
        rows = [
            call(method, path, operation)
            for path, methods in api["paths"].items()
            for method, operation in methods.items()
            if tag in operation["tags"]
        ]
        parts.append(f"## {heading}")
        parts.append("\n".join(["| call | takes | gives | does |", "|---|---|---|---|", *rows]))
    parts.append("## Bodies")
    parts += [
        schema(name, described)
        for name, described in sorted(api["components"]["schemas"].items())
        if "Validation" not in name and not is_declared(name)
    ]
    return "\n\n".join(parts) + "\n"


def call(method: str, path: str, operation: dict[str, Any]) -> str:
    does = " ".join(operation.get("description", operation["summary"]).split())
    takes = [
        f"`{each['name']}`: {kind(each['schema'])}"
        for each in operation.get("parameters", [])
        if each["in"] == "query"
    ]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if body is not None:
        takes.insert(0, kind(body["schema"]))
    good = next(each for status, each in operation["responses"].items() if status[0] == "2")
    pictures = [media for media in good["content"] if media != "application/json"]
    gives = f"`{pictures[0]}`" if pictures else kind(good["content"]["application/json"]["schema"])
    name = f"`{method.upper()} {path.removeprefix('/api')}`"
    return f"| {name} | {', '.join(takes)} | {gives} | {does} |"


def schema(name: str, described: dict[str, Any]) -> str:
    needed = described.get("required", [])
    rows = [
        f"- `{field}`{'' if field in needed else ' (optional)'}: {kind(each)}"
        for field, each in described.get("properties", {}).items()
    ]
    words = " ".join(described.get("description", "").split())
    return "\n".join([f"### {name}", "", *([words, ""] if words else []), *rows])


def is_declared(name: str) -> bool:
    """Whether a type is one that a game declares."""
    return name.startswith(GAMES_OWN) or name.endswith("Event")


def one_of(several: list[dict[str, Any]]) -> str:
    """Several types; of views and events only what they have in common is named."""
    names = [each.get("$ref", "").rsplit("/", 1)[-1] for each in several]
    if any(is_declared(name) for name in names):
        return "[View](#view) of the game" if "View" in names else "event of the game"
    return " or ".join(kind(each) for each in several if each != {"type": "null"})


def kind(described: dict[str, Any]) -> str:
    """A type in a few words."""
    name = described.get("$ref", "").rsplit("/", 1)[-1]
    if not name and "properties" in described:
        name = described["title"]
    if name:
        return f"[{name}](#{name.lower()})"
    if "anyOf" in described:
        return one_of(described["anyOf"])
    values = described.get("enum", [described["const"]] if "const" in described else [])
    if values:
        return ", ".join(f"`{value}`" for value in values)
    return inside(described)


def inside(described: dict[str, Any]) -> str:
    """A list, an object or something simple."""
    if described.get("type") == "array":
        parts = described.get("prefixItems", [described.get("items", {})])
        return f"list of {', '.join(kind(each) for each in parts)}"
    if described.get("type") == "object":
        inner = described.get("additionalProperties")
        return f"names to {kind(inner)}" if isinstance(inner, dict) else "object"
    return str(described.get("type", "anything")) + limits(described)


def limits(described: dict[str, Any]) -> str:
    if "pattern" in described:
        return f" like `{described['pattern']}`"
    lowest, highest = described.get("minimum"), described.get("maximum")
    if highest is not None:
        return f" {lowest or 0} to {highest}"
    longest = described.get("maxLength")
    return "" if longest is None else f" of at most {longest} characters"


def main() -> None:
    text = page(make_app(Settings()).openapi())
    if "--check" in sys.argv[1:]:
        if TARGET.read_text(encoding="utf-8") != text:
            sys.exit(f"{TARGET.name} is out of date; run make types")
        return
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
