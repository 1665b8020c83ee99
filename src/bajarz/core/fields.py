"""Reads the fields of a position's data, complaining in one line."""

from collections.abc import Iterable

from bajarz.core.canonical import Json
from bajarz.core.errors import BadPosition


def table(data: object, where: str, keys: Iterable[str]) -> dict[str, Json]:
    if not isinstance(data, dict):
        raise BadPosition(f"position: {where} is a table, not {data!r}")
    unknown = sorted(set(data) - set(keys))
    if unknown:
        raise BadPosition(f"position: {where} has no {unknown[0]!r}")
    return data


def listed(data: object, where: str) -> list[Json]:
    if not isinstance(data, list):
        raise BadPosition(f"position: {where} is a list, not {data!r}")
    return data


def whole(data: object, where: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or data < 0:
        raise BadPosition(f"position: {where} is a whole number, not {data!r}")
    return data


def true_or_false(data: object, where: str) -> bool:
    if not isinstance(data, bool):
        raise BadPosition(f"position: {where} is true or false, not {data!r}")
    return data


def seat_number(data: object, players: int, where: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or not 1 <= data <= players:
        raise BadPosition(f"position: {where} is a seat from 1 to {players}, not {data!r}")
    return data - 1


def one_of(data: object, values: tuple[str, ...], where: str) -> int:
    if data not in values:
        raise BadPosition(f"position: {where} is none of {', '.join(map(repr, values))}: {data!r}")
    return values.index(str(data))
