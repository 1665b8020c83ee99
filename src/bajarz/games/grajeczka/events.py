"""The facts of every event; those that only some seats may know can be absent."""

from typing import NotRequired, TypedDict

from bajarz.games.grajeczka.board import FigureName
from bajarz.games.grajeczka.state import TokenSide


class GameStarted(TypedDict):
    first: int


class Nothing(TypedDict):
    """An event that says all by its name."""


class SeatOnly(TypedDict):
    """Whose doing it is, and nothing more."""

    seat: int


class FigureMoved(TypedDict):
    """A figure's move, and the way that is shown for it (moves.Way)."""

    seat: int
    figure: FigureName
    start: str
    place: str
    way: list[str]
    jump: int


class TileAdded(TypedDict):
    seat: int
    tile: str
    place: str  # of hexagon a
    rotation: int


class TileRevealed(TypedDict):
    tile: str
    left: int  # tiles under it


class SecretPage(TypedDict):
    """A page that only its reader knows."""

    seat: int
    page: NotRequired[int]


class PageTold(TypedDict):
    seat: int
    page: int
    left: int  # pages still to tell


class OpenPage(TypedDict):
    seat: int
    page: int


class TokenFlipped(TypedDict):
    seat: int
    token: TokenSide


class GameEnded(TypedDict):
    rule: str


EVENT_TYPES: dict[str, type] = {
    "FigureMoved": FigureMoved,
    "GameEnded": GameEnded,
    "GameStarted": GameStarted,
    "KingdomFinished": Nothing,
    "PageDrawn": SecretPage,
    "PageTold": PageTold,
    "PageTurned": SecretPage,
    "PlayerOut": OpenPage,
    "TileAdded": TileAdded,
    "TileRevealed": TileRevealed,
    "TokenFlipped": TokenFlipped,
    "TurnEnded": SeatOnly,
}
