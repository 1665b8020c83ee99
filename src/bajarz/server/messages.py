"""The messages of the socket, both ways; HTTP takes and answers the same ones.

Over the socket `type` says which message it is; over HTTP the address says it, and a body may leave
`type` out. `make types` writes them for TypeScript.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from bajarz.server.declared import ResultOut, SeenEvent, ViewData

Language = Literal["en", "pl"]
TableState = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "bot", "open"]
WhyBot = Literal["", "time", "left", "away"]
HOUR = 3600  # seconds
DAY = 24 * HOUR
MOST_TRIED = 16  # actions that may follow the one that is tried
Key = Annotated[str, Field(pattern="^[ -~]{1,64}$")]  # any text of the client's, printable ASCII
ActionText = Annotated[str, Field(max_length=4000)]
Hold = Literal["none", "end", "final", "turn"]


def is_absent(value: object) -> bool:
    return value is None


def first_error(error: ValidationError | UnicodeError) -> str:
    """What is wrong with a message, in one line that names the field."""
    if isinstance(error, UnicodeError):
        return str(error)
    first = error.errors(include_url=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else first["msg"]


class Message(BaseModel):
    """Data that are sent. Unknown fields are refused, and no value is converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Clock(Message):
    """`turn`: so many seconds for each turn; `total`: for the whole game, and more each turn.

    `building`: seconds of the last building time of Castles of Caladale; 0: until all are done.
    """

    kind: Literal["none", "turn", "total"] = "none"
    seconds: Annotated[int, Field(ge=0, le=30 * DAY)] = 0
    increment: Annotated[int, Field(ge=0, le=DAY)] = 0
    building: Annotated[int, Field(ge=0, le=HOUR)] = 0


# From the client


class FromClient(Message):
    """Whatever a client says."""


class Act(FromClient):
    """An action of my seat, in the game's notation.

    `hold` says what is not to be done yet, but answered with the code `held`: `end` what ends my
    turn and cannot be taken back, `final` whatever cannot be taken back, `turn` this and whatever
    ends my turn. After an action that was not held back bots wait a moment in which the end of my
    turn can be taken back.
    """

    type: Literal["act"] = "act"
    key: Key
    seq: int
    action: ActionText
    hold: Hold = "none"


class Undo(FromClient):
    """Take my last step back; the others are asked where they must agree."""

    type: Literal["undo"] = "undo"
    key: Key
    seq: int


class GoOn(FromClient):
    """I shall not take back the end of my turn: bots need not wait."""

    type: Literal["go-on"] = "go-on"


class Consent(FromClient):
    """My answer to a player who asks to take a step back."""

    type: Literal["consent"] = "consent"
    agree: bool


class Try(FromClient):
    """Whether an action, and those of `then` after it, would be legal, and what would certainly
    follow; with `legal` also what could be done next."""

    type: Literal["try"] = "try"
    key: Key
    action: ActionText
    then: Annotated[list[ActionText], Field(max_length=MOST_TRIED)] = []
    legal: bool = False


class ShowMoment(FromClient):
    """Show me the table as it was after this entry of the log."""

    type: Literal["moment"] = "moment"
    seq: int


class Ready(FromClient):
    """Whether I am ready to begin."""

    type: Literal["ready"] = "ready"
    ready: bool


class Start(FromClient):
    """The host lets the game begin."""

    type: Literal["start"] = "start"


class Contribute(FromClient):
    """Randomness of mine for the dealing, as hexadecimal digits."""

    type: Literal["contribute"] = "contribute"
    bytes: str


class Resign(FromClient):
    """I give up."""

    type: Literal["resign"] = "resign"


class Chat(FromClient):
    """A line for everybody at the table."""

    type: Literal["chat"] = "chat"
    text: Annotated[str, Field(max_length=1000)]


class SeatOrder(Message):
    """Sit down, leave, or (the host) open a seat or put a bot there. In a game: put a bot on the
    seat of a player who is away, or `claim` the end where a player has gone for good."""

    do: Literal["join", "leave", "open", "bot", "claim"]
    bot: str = ""


class Seat(SeatOrder, FromClient):
    """Sit down, leave, or (the host) open a seat or put a bot there."""

    type: Literal["seat"] = "seat"
    n: int


class Arrange(FromClient):
    """The host changes the terms of a table that waits; what is left out stays as it is, and
    all others have to be ready again."""

    type: Literal["arrange"] = "arrange"
    options: dict[str, str] | None = None
    clock: Clock | None = None
    listed: bool | None = None
    chat: bool | None = None
    hints: bool | None = None


class Rematch(FromClient):
    """Make the table of the next game between the same players."""

    type: Literal["rematch"] = "rematch"


class SetLanguage(FromClient):
    """Speak this language from now on."""

    type: Literal["language"] = "language"
    lang: Language


class Resync(FromClient):
    """Send me everything again."""

    type: Literal["resync"] = "resync"


class Ping(FromClient):
    """Are you there?"""

    type: Literal["ping"] = "ping"


Incoming = Annotated[
    Act | Undo | GoOn | Consent | Try | ShowMoment | Ready | Start | Contribute | Resign | Chat
    | Seat | Arrange | Rematch | SetLanguage | Resync | Ping,
    Field(discriminator="type"),
]  # fmt: skip
INCOMING: TypeAdapter[Incoming] = TypeAdapter(Incoming)


class SeatInfo(Message):
    """A seat as one player sees it; `away`: gone for so long that a bot may take over, `gone`: for
    so long that the others may end the game; `why`: why a bot plays for a person."""

    n: int
    kind: SeatKind
    name: str
    bot: str
    mine: bool
    ready: bool
    connected: bool
    away: bool
    gone: bool
    resigned: bool
    why: WhyBot


class TableInfo(Message):
    """A table as one player sees it; `host`: whether I am, `next`: the id of the rematch, `hints`:
    whether boards may mark good moves, `starts_in`: seconds until the game begins by itself, while
    everybody is here and ready (whoever is not stops that)."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    state: TableState
    seats: list[SeatInfo]
    host: bool
    host_name: str
    clock: Clock
    listed: bool
    chat: bool
    hints: bool
    watchers: int
    commitment: str
    link: str
    next: str
    starts_in: float | None


class Clocks(Message):
    """Seconds left by seat; `running` is the seat whose time goes, 0 for none.

    `building`: seconds left of the last building time, while it runs; `left` is empty where the
    seats themselves have no clocks.
    """

    left: list[float]
    running: int
    building: float | None = None


class Play(Message):
    """The game as one player or spectator may see it.

    `seat` is mine, 0 for a spectator; `undo` is "yes", "ask", or why not, in words; `secret` that
    of the dealing, once the game is over; `last` are the events of the last entry of the log;
    `hints` are legal actions that the board marks for this seat; `take_back`: for how many seconds
    I may still take back the end of my turn without asking.
    """

    seq: int
    seat: int
    view: ViewData
    to_move: int
    legal: list[str]
    undo: str
    take_back: float
    clocks: Clocks | None
    result: ResultOut | None
    secret: str
    last: list[SeenEvent]
    hints: list[str]


class LogLine(Message):
    """An entry of the log, told to one player or spectator."""

    seq: int
    seat: int
    words: str
    rules: list[str]
    events: list[SeenEvent]


class ChatLine(Message):
    """What somebody said; `seat` is 0 for a spectator."""

    number: int
    name: str
    seat: int
    text: str
    at: float


class Broken(Message):
    """A rule that an action breaks, and how."""

    rule: str
    words: str


class RefusalInfo(Message):
    """Why not: the rule to cite first, all others broken, and the nearest legal action.

    `instead` is in the notation; it is empty where there is none.
    """

    rule: str
    words: str
    facts: dict[str, int | str]
    others: list[Broken]
    instead: str
    instead_words: str


# From the server


class FromServer(Message):
    """Whatever the server says."""


class Snapshot(FromServer):
    """Everything about a table."""

    type: Literal["snapshot"] = "snapshot"
    table: TableInfo
    play: Play | None
    log: list[LogLine]
    chat: list[ChatLine]


class Update(FromServer):
    """The game after a step, and the new lines of the log."""

    type: Literal["update"] = "update"
    play: Play
    log: list[LogLine]


class TableChanged(FromServer):
    """Seats, presence, readiness or terms have changed."""

    type: Literal["table"] = "table"
    table: TableInfo


class Answer(FromServer):
    """To `act`, `undo` and `try`; `code` says what kind of no it is.

    `certain` are the events that would certainly follow; `final`: whether the action that is tried
    or held back could not be taken back, `ends`: whether it would end my turn.
    """

    type: Literal["answer"] = "answer"
    key: str
    ok: bool
    code: str = ""
    message: str = ""
    refusal: Annotated[RefusalInfo | None, Field(exclude_if=is_absent)] = None
    certain: list[SeenEvent] = []
    legal: Annotated[list[str] | None, Field(exclude_if=is_absent)] = None
    final: Annotated[bool | None, Field(exclude_if=is_absent)] = None
    ends: Annotated[bool | None, Field(exclude_if=is_absent)] = None


class MomentShown(FromServer):
    """The table as it was after an entry of the log."""

    type: Literal["moment"] = "moment"
    seq: int
    view: ViewData
    last: list[SeenEvent]


class Said(FromServer):
    """Somebody said something."""

    type: Literal["chat"] = "chat"
    line: ChatLine


class Ask(FromServer):
    """A player asks to take back a step that showed you something."""

    type: Literal["ask"] = "ask"
    seat: int
    what: Literal["undo"] = "undo"


class Declined(FromServer):
    """A seat does not agree to my request."""

    type: Literal["declined"] = "declined"
    seat: int
    what: Literal["undo"] = "undo"


class Failed(FromServer):
    """A message of mine could not be understood or carried out."""

    type: Literal["error"] = "error"
    code: str
    message: str


class Pong(FromServer):
    """Here I am."""

    type: Literal["pong"] = "pong"


Outgoing = (
    Snapshot | Update | TableChanged | Answer | MomentShown | Said | Ask | Declined | Failed | Pong
)  # fmt: skip
