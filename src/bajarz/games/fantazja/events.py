"""The facts of every event; those that only some seats may know can be absent."""

from typing import NotRequired, TypedDict


class GameStarted(TypedDict):
    first: int


class SeatOnly(TypedDict):
    """Whose doing it is, and nothing more."""

    seat: int


class TileBuilt(TypedDict):
    seat: int
    tile: str
    place: str
    rotation: int


class BuildingReplaced(TileBuilt):
    replaced: str


class PointPaid(TypedDict):
    seat: int
    tile: str
    slot: int  # of the Imagination Points, from 1


class SecretTile(TypedDict):
    """A tile that its owner, and whoever else saw it, knows."""

    seat: int
    tile: NotRequired[str]


class PointRecovered(TypedDict):
    seat: int
    tile: str


class TilesRemoved(TypedDict):
    rule: str
    places: list[str]
    tiles: list[str]


class TilesExchanged(TypedDict):
    seat: int
    given: str
    taken: str


class TokenPlaced(TypedDict):
    seat: int
    place: str


class SecretTiles(TypedDict):
    """Tiles of which all know how many they are."""

    seat: int
    count: int
    tiles: NotRequired[list[str]]


class TilesReturned(TypedDict):
    seat: int
    count: int


class TokenMoved(TypedDict):
    type: str
    to: int  # a seat; 0 is the pool


class TokenReturned(TypedDict):
    seat: int
    to: int


class GameEnded(TypedDict):
    rule: str


EVENT_TYPES: dict[str, type] = {
    "BonusEarned": SeatOnly,
    "BuildingReplaced": BuildingReplaced,
    "GameEnded": GameEnded,
    "GameStarted": GameStarted,
    "HandShown": SecretTiles,
    "PointGained": SecretTile,
    "PointPaid": PointPaid,
    "PointRecovered": PointRecovered,
    "TileBuilt": TileBuilt,
    "TileBuried": SecretTile,
    "TilesDrawn": SecretTiles,
    "TilesExchanged": TilesExchanged,
    "TilesRemoved": TilesRemoved,
    "TilesReturned": TilesReturned,
    "TokenMoved": TokenMoved,
    "TokenPlaced": TokenPlaced,
    "TokenReturned": TokenReturned,
    "TurnEnded": SeatOnly,
}
