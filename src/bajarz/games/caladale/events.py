"""The facts of every event; those that only some seats may know can be absent."""

from typing import NotRequired, TypedDict


class GameStarted(TypedDict):
    first: int


class Nothing(TypedDict):
    """An event that says all by its name."""


class SeatOnly(TypedDict):
    """Whose doing it is, and nothing more."""

    seat: int


class GateTaken(TypedDict):
    seat: int
    gate: str


class OpenTile(TypedDict):
    seat: int
    tile: str


class SecretTile(TypedDict):
    """A tile that only its owner may know (C-I1)."""

    seat: int
    tile: NotRequired[str]


class TileRevealed(TypedDict):
    tile: str


class TileExchanged(TypedDict):
    seat: int
    given: str
    taken: str


class CastleChanged(TypedDict):
    seat: int
    action: str  # in the notation


class RemovedTile(TypedDict):
    """A tile that does not count (C-P4): where it lies, and the rule that it breaks."""

    x: int
    y: int
    tile: str
    side: int  # of a gate
    rule: str


class CastleCorrected(TypedDict):
    seat: int
    count: int
    removed: list[RemovedTile]


class GameEnded(TypedDict):
    rule: str


EVENT_TYPES: dict[str, type] = {
    "CastleChanged": CastleChanged,
    "CastleCorrected": CastleCorrected,
    "DraftEnded": Nothing,
    "GameEnded": GameEnded,
    "GameStarted": GameStarted,
    "GateTaken": GateTaken,
    "SeatDone": SeatOnly,
    "TileDrawn": SecretTile,
    "TileExchanged": TileExchanged,
    "TileKept": OpenTile,
    "TileRevealed": TileRevealed,
    "TileTaken": OpenTile,
    "TileTurnedDown": SecretTile,
    "TurnEnded": SeatOnly,
}
