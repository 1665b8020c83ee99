"""The messages of the socket, both ways. `make types` writes them for TypeScript."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

Json = Any
Language = Literal["en", "pl"]
SeatOrder = Literal["join", "leave", "open", "bot"]
HOUR = 3600  # seconds
DAY = 24 * HOUR
Key = Annotated[str, Meta(pattern="^[ -~]{1,64}$")]  # any text of the client's, printable ASCII
MOST_TRIED = 16  # actions that may follow the one that is tried


# From the client


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """Whatever a client says; unknown fields are refused."""


class Act(FromClient, tag="act"):
    """An action of my seat, in the game's notation."""

    key: Key
    seq: int
    action: str


class Undo(FromClient, tag="undo"):
    """Take my last step back; the others are asked where they must agree."""

    key: Key
    seq: int


class Consent(FromClient, tag="consent"):
    """My answer to somebody's wish to take a step back."""

    agree: bool


class Try(FromClient, tag="try"):
    """Whether an action, and those of `then` after it, would be legal, and what would surely
    follow; with `legal` also what could be done next."""

    key: Key
    action: str
    then: Annotated[list[str], Meta(max_length=MOST_TRIED)] = []
    legal: bool = False


class Moment(FromClient, tag="moment"):
    """Show me the table as it was after this step."""

    seq: int


class Ready(FromClient, tag="ready"):
    ready: bool


class Start(FromClient, tag="start"):
    """The host lets the game begin."""


class Contribute(FromClient, tag="contribute"):
    """Randomness of mine for the dealing, as hexadecimal digits."""

    bytes: str


class Resign(FromClient, tag="resign"):
    pass


class Chat(FromClient, tag="chat"):
    text: str


class Seat(FromClient, tag="seat"):
    """Sit down, leave, or (the host) open a seat or put a bot there."""

    n: int
    do: SeatOrder
    bot: str = ""


class Arrange(FromClient, tag="arrange"):
    """The host changes the terms of a table that waits; everybody has to be ready again."""

    options: dict[str, str]
    clock: "Clock"
    listed: bool
    chat: bool


class Rematch(FromClient, tag="rematch"):
    pass


class SetLanguage(FromClient, tag="language"):
    lang: Language


class Resync(FromClient, tag="resync"):
    pass


class Ping(FromClient, tag="ping"):
    pass


Incoming = (
    Act | Undo | Consent | Try | Moment | Ready | Start | Contribute | Resign | Chat | Seat
    | Arrange | Rematch | SetLanguage | Resync | Ping
)  # fmt: skip


# Parts of what the server says


class SeatInfo(Struct):
    n: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    mine: bool
    ready: bool
    connected: bool
    away: bool  # gone for so long that a bot may take over
    resigned: bool


class Clock(Struct):
    """`turn`: so many seconds for each turn; `total`: for the whole game, and more each turn.

    `building`: seconds of the last building time of Castles of Caladale; 0: until all are done.
    """

    kind: Literal["none", "turn", "total"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    increment: Annotated[int, Meta(ge=0, le=DAY)] = 0
    building: Annotated[int, Meta(ge=0, le=HOUR)] = 0


class TableInfo(Struct):
    id: str
    game: str
    players: int
    options: dict[str, str]
    state: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    host: bool  # whether I am
    host_name: str
    clock: Clock
    listed: bool
    chat: bool
    watchers: int
    commitment: str
    link: str
    next: str


class Clocks(Struct):
    """Seconds left by seat; `running` is the seat whose time goes, 0 for none.

    `building`: seconds left of the last building time, while it runs; `left` is empty where the
    seats themselves have no clocks.
    """

    left: list[float]
    running: int
    building: float | None = None


class Play(Struct):
    """The game as one pair of eyes may see it."""

    seq: int
    seat: int  # mine; 0 for a spectator
    view: dict[str, Json]
    to_move: int
    legal: list[str]
    undo: str  # "yes", "ask", or why not, in words
    clocks: Clocks | None
    result: dict[str, Json] | None
    secret: str  # of the dealing, once the game is over
    last: list[dict[str, Json]]
    hints: list[str]  # legal actions worth a mark, by what this seat knows; see hints.py


class LogLine(Struct):
    seq: int
    seat: int
    words: str
    rules: list[str]
    events: list[dict[str, Json]]


class ChatLine(Struct):
    number: int
    name: str
    seat: int
    text: str
    at: float


class Broken(Struct):
    rule: str
    words: str


class RefusalInfo(Struct):
    """Why not: the rule to cite first, all others broken, and the nearest legal action."""

    rule: str
    words: str
    facts: dict[str, int | str]
    others: list[Broken]
    instead: str  # in the notation; empty where there is none
    instead_words: str


# From the server


class FromServer(Struct, tag_field="type"):
    """Whatever the server says."""


class Snapshot(FromServer, tag="snapshot"):
    table: TableInfo
    play: Play | None
    log: list[LogLine]
    chat: list[ChatLine]


class Update(FromServer, tag="update"):
    play: Play
    log: list[LogLine]


class TableChanged(FromServer, tag="table"):
    table: TableInfo


class Answer(FromServer, tag="answer"):
    """To `act`, `undo` and `try`; `code` says what kind of no it is."""

    key: str
    ok: bool
    code: str = ""
    message: str = ""
    refusal: RefusalInfo | UnsetType = UNSET
    sure: list[dict[str, Json]] = field(default_factory=list)
    legal: list[str] | UnsetType = UNSET


class Shown(FromServer, tag="moment"):
    seq: int
    view: dict[str, Json]
    last: list[dict[str, Json]]


class Said(FromServer, tag="chat"):
    line: ChatLine


class Ask(FromServer, tag="ask"):
    """Somebody wishes to take a step back that you have seen something by."""

    seat: int
    what: Literal["undo"]


class Declined(FromServer, tag="declined"):
    """A seat does not agree to my request."""

    seat: int
    what: Literal["undo"]


class Failed(FromServer, tag="error"):
    code: str
    message: str


class Pong(FromServer, tag="pong"):
    pass


Outgoing = (
    Snapshot | Update | TableChanged | Answer | Shown | Said | Ask | Declined | Failed | Pong
)  # fmt: skip
