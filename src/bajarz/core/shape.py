"""Whether data have the form that a type declares: the check at every border.

Views, events and positions are declared as TypedDict classes. The types allowed in them are int,
str, bool, None, Literal, list, dict with str keys, other TypedDicts, and unions of these.
"""

from functools import cache
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

SIMPLE = (int, str, bool, NoneType)


def misfits(value: object, kind: Any, where: str = "") -> list[str]:
    """What of the data does not fit the type, each with the way to it; nothing if all fits."""
    if kind in SIMPLE:
        return [] if type(value) is kind else [f"{where or 'it'} is {value!r}, no {kind.__name__}"]
    if is_typeddict(kind):
        return record_misfits(value, kind, where)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return [] if value in args else [f"{where} is {value!r}, none of {args}"]
    if origin is list:
        return list_misfits(value, args[0], where)
    if origin is dict:
        return dict_misfits(value, args[1], where)
    if origin in (Union, UnionType):
        return union_misfits(value, args, where)
    raise TypeError(f"{where}: {kind!r} is no type that data are declared with")


def record_misfits(value: object, kind: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where or 'it'} is {value!r}, no {kind.__name__}"]
    fields = declared(kind)
    found = [
        f"{where}.{name} is not declared in {kind.__name__}" for name in set(value) - set(fields)
    ]
    for name, inner in fields.items():
        if name in value:
            found += misfits(value[name], inner, f"{where}.{name}")
        elif name in kind.__required_keys__:
            found.append(f"{where}.{name} is missing")
    return found


@cache
def declared(kind: Any) -> dict[str, Any]:
    """The fields of a TypedDict with their types."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: get_args(hint)[0] if get_origin(hint) is NotRequired else hint
        for name, hint in hints.items()
    }


def list_misfits(value: object, inner: Any, where: str) -> list[str]:
    if not isinstance(value, list):
        return [f"{where} is {value!r}, no list"]
    found: list[str] = []
    for number, each in enumerate(value):
        found += misfits(each, inner, f"{where}[{number}]")
    return found


def dict_misfits(value: object, inner: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where} is {value!r}, no dict"]
    found = [f"{where} has the key {key!r}, no str" for key in value if not isinstance(key, str)]
    for key, each in value.items():
        found += misfits(each, inner, f"{where}.{key}")
    return found


def union_misfits(value: object, kinds: tuple[Any, ...], where: str) -> list[str]:
    """Fits if any of the types fits; else what is wrong by the one that comes nearest."""
    tries = [misfits(value, kind, where) for kind in kinds]
    return min(tries, key=len)
