"""Data whose form the games declare, in the server's messages: views, events, results, records.

They are sent as the engine made them. The API describes them by their TypedDict classes, and
`border.py` checks them where that is wanted.
"""

from collections.abc import Iterable
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import (
    BaseModel,
    Field,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    TypeAdapter,
    create_model,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

from bajarz.core.game import Game
from bajarz.core.view import ResultData, View
from bajarz.games.registry import GAMES


class PlayerResigned(TypedDict):
    """A player gave up, or had no time left."""

    seat: int
    reason: str


class RecordEnded(TypedDict):
    """The record of a game that was not finished ends here."""


ABSENT: Any = Field(default_factory=dict)  # of a field that may be left out
TABLE_EVENTS: dict[str, type] = {"PlayerResigned": PlayerResigned, "RecordEnded": RecordEnded}


def title(game: type[Game]) -> str:
    """The beginning of the names of a game's types: Fantazja, RuneStones, …"""
    return str(game.view_type.__name__).removesuffix("View")


@cache
def model_of(kind: Any, prefix: str, **narrowed: Any) -> type[BaseModel]:
    """A model that describes a TypedDict; its name begins with the game's."""
    fields: dict[str, Any] = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        inner = narrowed.get(name) or described(get_args(hint)[0] if optional else hint, prefix)
        fields[name] = (inner, ABSENT if optional else ...)
    own = kind.__name__
    name = own if own.startswith(prefix) else prefix + own
    return create_model(name, __doc__=kind.__doc__, **fields)


def described(kind: Any, prefix: str = "") -> Any:
    """A declared type with models in place of TypedDicts."""
    if is_typeddict(kind):
        return model_of(kind, "" if kind in (ResultData, View) else prefix)
    origin, args = get_origin(kind), tuple(described(arg, prefix) for arg in get_args(kind))
    if origin is None or origin is Literal:
        return kind
    if origin in (Union, UnionType):
        return Union[args]  # noqa: UP007 -- a tuple of types
    return origin[args]


def views(games: Iterable[type[Game]]) -> Any:
    """The views of all games, and what views of any game have in common."""
    own = [model_of(game.view_type, title(game), game=Literal[game.name]) for game in games]
    return Union[(*own, described(View))]


def events(games: Iterable[type[Game]]) -> Any:
    """All events as a seat may see them: by their names, `known` where they have secret facts."""
    kinds = [(title(game), each) for game in games for each in sorted(game.event_types.items())]
    kinds += [("Table", each) for each in TABLE_EVENTS.items()]
    models = []
    for prefix, (name, kind) in kinds:
        facts = model_of(kind, prefix)
        head: dict[str, Any] = {"event": (Literal[name], ...), "known": (bool, ABSENT)}
        models.append(create_model(f"{prefix}{name}Event", __base__=facts, **head))
    return Union[tuple(models)]  # noqa: UP007


class Declared:
    """Marks a field whose form a TypedDict declares: described by it, but sent as it is."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind

    def __get_pydantic_core_schema__(self, _: Any, __: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.any_schema()

    def __get_pydantic_json_schema__(
        self, _: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return handler(TypeAdapter(self.kind).core_schema)


ViewData = Annotated[View, Declared(views(GAMES.values()))]
SeenEvent = Annotated[dict[str, object], Declared(events(GAMES.values()))]
ResultOut = Annotated[ResultData, Declared(described(ResultData))]
