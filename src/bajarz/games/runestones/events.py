"""The facts of every event; those that only some seats may know can be absent."""

from typing import NotRequired, TypedDict


class GameStarted(TypedDict):
    first: int
    smithies: list[str]
    display: list[int]


class SeatOnly(TypedDict):
    """Whose doing it is, and nothing more."""

    seat: int


class DeckRenewed(TypedDict):
    deck: str  # general, artifacts, or seat
    count: int
    seat: NotRequired[int]


class DisplayRefilled(TypedDict):
    cards: list[int]


class SmithyRefilled(TypedDict):
    smithy: str
    colour: str


class MagicPoints(TypedDict):
    """Of a summoning: the sum of the cards and the stone, and what the calls have left of it."""

    sum: int
    left: int


class ChoiceMade(TypedDict):
    seat: int
    choice: str
    magic_points: NotRequired[MagicPoints]  # where a summoning begins


class CardChosen(TypedDict):
    seat: int
    choice: str
    card: NotRequired[int]
    magic_points: NotRequired[MagicPoints]  # of a summoning


class CardsShown(TypedDict):
    seat: int
    cards: list[int]


class CardsSummoned(TypedDict):
    seat: int
    cards: list[int]
    played: list[int]


class CardsDrawn(TypedDict):
    seat: int
    count: int
    cards: NotRequired[list[int]]


class OneCard(TypedDict):
    seat: int
    card: int


class Gems(TypedDict):
    """Gems by their letters, or `ore`."""

    seat: int
    gems: str


class PointsGained(TypedDict):
    seat: int
    points: int


class DieFace(TypedDict):
    seat: int
    face: str


class ArtifactForged(TypedDict):
    seat: int
    smithy: str
    artifact: str
    row: int
    field: str


class RowTraded(TypedDict):
    seat: int
    row: int
    points: int
    artifacts: str


class StoneTaken(TypedDict):
    seat: int
    stone: str


class StoneUsed(TypedDict):
    """Exchange gives and receives; Wild Gem has a colour."""

    seat: int
    stone: str
    given: NotRequired[str]
    received: NotRequired[str]
    colour: NotRequired[str]


class GameEnded(TypedDict):
    rule: str


EVENT_TYPES: dict[str, type] = {
    "ActionPassed": SeatOnly,
    "ArtifactForged": ArtifactForged,
    "BenefitForgone": DieFace,
    "CardChosen": CardChosen,
    "CardDiscarded": OneCard,
    "CardGained": OneCard,
    "CardKept": OneCard,
    "CardRemoved": OneCard,
    "CardsDrawn": CardsDrawn,
    "CardsShown": CardsShown,
    "CardsSummoned": CardsSummoned,
    "ChoiceMade": ChoiceMade,
    "DeckRenewed": DeckRenewed,
    "DieRolled": DieFace,
    "DisplayRefilled": DisplayRefilled,
    "GameEnded": GameEnded,
    "GameStarted": GameStarted,
    "GemsGained": Gems,
    "GemsPaid": Gems,
    "OreGained": SeatOnly,
    "PointsGained": PointsGained,
    "RowTraded": RowTraded,
    "SmithyRefilled": SmithyRefilled,
    "StoneTaken": StoneTaken,
    "StoneUsed": StoneUsed,
    "TurnEnded": SeatOnly,
}
