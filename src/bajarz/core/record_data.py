"""The form of a record's data (docs/records.md)."""

from typing import NotRequired, TypedDict

from bajarz.core.view import ResultData


class ComponentsData(TypedDict):
    """Which components a game was played with."""

    version: str
    hash: str


class SeatData(TypedDict):
    """Who sat in a seat: the name, and `person` or the name of a bot."""

    name: str
    played_by: str


class DealingData(TypedDict):
    """Where chance came from; the secret is null until the game is over."""

    method: str
    commitment: str
    contributions: list[str]
    secret: str | None


class OriginData(TypedDict):
    """The dealing of an earlier game, from whose moment this one goes on."""

    steps: int
    dealing: DealingData


class SetupData(TypedDict):
    """What chance dealt before the first step."""

    dealt: list[str]
    check: str


class StepData(TypedDict):
    """One action, and what chance dealt while it was carried out."""

    seat: int
    action: str
    dealt: list[str]
    check: str


class RecordData(TypedDict):
    """A whole game; without a result where it was not finished."""

    origin: NotRequired[list[OriginData]]
    format: str
    game: str
    rules: str
    components: ComponentsData
    options: dict[str, str]
    seats: list[SeatData]
    dealing: DealingData
    setup: SetupData
    steps: list[StepData]
    result: ResultData | None
    digest: str
