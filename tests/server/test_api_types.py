"""Every call says in OpenAPI what it answers, and takes the socket's own messages."""

from collections.abc import Iterator
from typing import Any

import pytest

from bajarz.games.registry import GAMES
from bajarz.server.app import make_app
from bajarz.server.messages import Answer, Clocks
from bajarz.server.settings import Settings

API = make_app(Settings()).openapi()
SCHEMAS: dict[str, Any] = API["components"]["schemas"]
CALLS = [
    (method, path, operation)
    for path, methods in API["paths"].items()
    for method, operation in methods.items()
]
AS_ITS_FILE_HAS_IT = "ComponentsOut"  # has more fields than it names: those of the game's file


def answer_of(operation: dict[str, Any]) -> Any:
    good = next(each for status, each in operation["responses"].items() if status[0] == "2")
    pictures = [media for media in good["content"] if media != "application/json"]
    return None if pictures else good["content"]["application/json"]["schema"]


def untyped(schema: Any, where: str, known: set[str]) -> Iterator[str]:
    """The ways to whatever is described as anything, or as an object without fields."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        if name not in known and name != AS_ITS_FILE_HAS_IT:
            known.add(name)
            yield from untyped(SCHEMAS[name], name, known)
        return
    for several in ("anyOf", "oneOf", "allOf", "prefixItems"):
        for each in schema.get(several, []):
            yield from untyped(each, where, known)
    if schema.get("type") == "array" and "prefixItems" not in schema:
        yield from untyped(schema.get("items", {}), f"{where}[]", known)
    elif schema.get("type") == "object":
        if "properties" not in schema and not isinstance(schema.get("additionalProperties"), dict):
            if where not in ("Done", "TableRecordEndedEvent"):  # these say nothing more
                yield f"{where} is an object of any form"
        for name, each in schema.get("properties", {}).items():
            yield from untyped(each, f"{where}.{name}", known)
        if isinstance(schema.get("additionalProperties"), dict):
            yield from untyped(schema["additionalProperties"], f"{where}.*", known)
    elif not {"type", "anyOf", "oneOf", "allOf", "enum", "const"} & set(schema):
        yield f"{where} is anything"


@pytest.mark.parametrize(("method", "path", "operation"), CALLS, ids=lambda it: str(it)[:40])
def test_every_answer_is_typed(method: str, path: str, operation: dict[str, Any]) -> None:
    schema = answer_of(operation)
    if schema is not None:
        assert list(untyped(schema, f"{method} {path}", set())) == []


def test_views_are_those_that_the_games_declare() -> None:
    view = SCHEMAS["Play"]["properties"]["view"]
    named = {each["$ref"].rsplit("/", 1)[1] for each in view["anyOf"]}
    assert named == {"View"} | {game.view_type.__name__ for game in GAMES.values()}
    assert SCHEMAS["FantazjaView"]["properties"]["game"]["const"] == "fantazja"


def test_calls_take_the_messages_of_the_socket() -> None:
    bodies = {
        path.rsplit("/", 1)[1]: operation["requestBody"]["content"]["application/json"]["schema"]
        for method, path, operation in CALLS
        if path.startswith("/api/tables/{table_id}/") and "requestBody" in operation
    }
    assert bodies["act"] == {"$ref": "#/components/schemas/Act"}
    assert bodies["try"] == {"$ref": "#/components/schemas/Try"}
    assert bodies["undo"] == {"$ref": "#/components/schemas/Undo"}
    assert bodies["chat"] == {"$ref": "#/components/schemas/Chat"}


def test_what_is_absent_is_not_sent_and_what_is_empty_is_null() -> None:
    sent = {"type", "key", "ok", "code", "message", "certain"}
    assert set(Answer(key="k", ok=True).model_dump()) == sent
    assert set(Answer(key="k", ok=True, legal=[]).model_dump()) == sent | {"legal"}
    assert Clocks(left=[], running=0).model_dump() == {"left": [], "running": 0, "building": None}
