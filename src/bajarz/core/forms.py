"""Reads the fields of a record's data, complaining in one line."""

from typing import Any

from bajarz.core.canonical import Json, canonical
from bajarz.core.errors import BadRecord


def fields(data: Json, where: str, names: set[str]) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise BadRecord(f"record: {where} is an object, not {type(data).__name__}")
    if set(data) != names:
        odd = min(set(data) ^ names)
        raise BadRecord(f"record: {where}: {odd!r} is {'unknown' if odd in data else 'missing'}")
    return data


def listed(data: Json, where: str) -> list[Json]:
    if not isinstance(data, list):
        raise BadRecord(f"record: {where} is a list, not {type(data).__name__}")
    return data


def text(data: Json, where: str) -> str:
    if not isinstance(data, str):
        raise BadRecord(f"record: {where} is a text, not {data!r}")
    return data


def texts(data: Json, where: str) -> list[str]:
    return [text(item, where) for item in listed(data, where)]


def texts_by_name(data: Json, where: str, names: set[str] | None) -> dict[str, str]:
    known = set(data) if names is None and isinstance(data, dict) else names or set()
    return {key: text(value, where) for key, value in fields(data, where, known).items()}


def whole(data: Json, where: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool):
        raise BadRecord(f"record: {where} is a number, not {data!r}")
    return data


def secret_bytes(secret: str) -> bytes:
    try:
        return bytes.fromhex(secret)
    except ValueError:
        raise BadRecord("record: dealing.secret is no hexadecimal text") from None


def check_letters(data: Json) -> None:
    """Texts must be Unicode: halves of characters, which JSON can name, have no bytes."""
    try:
        canonical(data).encode()
    except UnicodeEncodeError:
        raise BadRecord("record: a text in it is no Unicode") from None
