"""The rows of the database, and what their JSON columns hold."""

from typing import Literal, NotRequired, TypedDict

from bajarz.core.record_data import OriginData
from bajarz.core.view import ResultData


class PlayerRow(TypedDict):
    """A guest or an account: `account` and `password` are null for a guest."""

    id: str
    name: str
    account: str | None
    password: str | None
    settings: dict[str, str]
    created_at: float


class SeatRow(TypedDict):
    """A seat of a table."""

    kind: Literal["person", "bot", "open"]
    player: str
    name: str
    bot: str
    ready: bool
    resigned: bool
    why: Literal["", "time", "left", "away"]
    contribution: str


class ClockRow(TypedDict):
    """The clock of a table."""

    kind: Literal["none", "turn", "total"]
    seconds: int
    increment: int
    building: int


class StoredResult(ResultData):
    """How a game ended; `figures` are other numbers worth keeping, by name and by seat
    (`State.extra_figures`)."""

    figures: NotRequired[dict[str, dict[str, int]]]


class Ending(TypedDict):
    """What is noted when a game is over."""

    result: StoredResult
    ended_at: float
    steps: int


class NewTableRow(TypedDict):
    """A table as it is stored first. Null where there is none: the rematch (`next`), the digest of
    an imported record, the table that this game went on from (`origin`)."""

    id: str
    game: str
    options: dict[str, str]
    host: str
    state: str
    seats: list[SeatRow]
    clock: ClockRow
    listed: bool
    chat: bool
    hints: bool
    guided: bool
    secret: str
    components_hash: str
    next: str | None
    imported: str | None
    origin: str | None
    created_at: float
    changed_at: float


class TableRow(NewTableRow):
    """A table as it is stored; its ending is null while nobody knows it."""

    result: StoredResult | None
    ended_at: float | None
    steps: int | None


class EntryData(TypedDict, total=False):
    """What belongs to an entry of the log: to the start the seats and everybody's randomness, to
    an action what was dealt, to giving up the bot that plays on."""

    contributions: list[str]
    seats: list[dict[str, str]]
    origin: list[OriginData]
    dealt: list[str]
    bot: str


class EntryRow(TypedDict):
    """An entry of a table's log, without the table's id."""

    seq: int
    kind: str
    seat: int
    text: str
    data: EntryData
    player: str
    key: str
    at: float


class ChatRow(TypedDict):
    """A line of chat."""

    table_id: str
    number: int
    player: str
    name: str
    text: str
    at: float
