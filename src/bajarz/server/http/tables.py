"""Tables: list, make, join, act, watch, fetch."""

from io import BytesIO
from typing import Annotated, Any, Literal

import segno
from fastapi import APIRouter, Path, Response
from msgspec import to_builtins
from pydantic import BaseModel, Field

from bajarz.bots.bot import bots_for
from bajarz.games.registry import GAMES
from bajarz.server.http.accounts import Strict
from bajarz.server.http.dependencies import PICTURE, Anybody, Caller, Svg, TheHub, TheRoom
from bajarz.server.live.errors import TableError
from bajarz.server.live.hub import Hub
from bajarz.server.live.lobby import Terms, check_clock
from bajarz.server.messages import MOST_TRIED, Answer, Clock, Try

router = APIRouter(tags=["tables"])
Language = Literal["en", "pl"]
State = Literal["waiting", "playing", "over"]
OpenState = Literal["waiting", "playing"]
Key = Annotated[str, Field(pattern="^[ -~]{1,64}$")]


class ClockIn(Strict):
    kind: Literal["none", "turn", "total"] = "none"
    seconds: Annotated[int, Field(ge=0, le=30 * 24 * 3600)] = 0
    increment: Annotated[int, Field(ge=0, le=24 * 3600)] = 0
    building: Annotated[int, Field(ge=0, le=3600)] = 0


class NewTable(Strict):
    game: str
    players: int = Field(2, ge=1, le=8)
    options: dict[str, str] = Field(default_factory=dict)
    seats: list[str] = Field([], max_length=8)
    clock: ClockIn = ClockIn()
    listed: bool = True
    chat: bool = True
    contribution: str = Field("", pattern="^[0-9a-f]{0,64}$")


class Listed(BaseModel):
    id: str
    game: str
    players: int
    free: int
    host: str
    names: list[str]
    clock: ClockIn
    options: dict[str, str]
    state: str
    mine: bool
    your_turn: bool = False


class TermsIn(Strict):
    """What is left out stays as it is."""

    options: dict[str, str] | None = None
    clock: ClockIn | None = None
    listed: bool | None = None
    chat: bool | None = None


class SeatIn(Strict):
    do: Literal["join", "leave", "open", "bot"]
    bot: str = ""


class ActIn(Strict):
    key: Key
    seq: int
    action: str = Field(max_length=4000)


class TryIn(Strict):
    key: Key
    action: str = Field(max_length=4000)
    then: list[Annotated[str, Field(max_length=4000)]] = Field(default=[], max_length=MOST_TRIED)
    legal: bool = False


class UndoIn(Strict):
    key: Key
    seq: int


class ReadyIn(Strict):
    ready: bool


class ConsentIn(Strict):
    agree: bool


class ChatIn(Strict):
    text: str = Field(max_length=1000)


def builtins(value: Any) -> dict[str, Any]:
    built: dict[str, Any] = to_builtins(value)
    return built


def listed(row: Any, player: str) -> Listed:
    seats = row["seats"]
    return Listed(
        id=row["id"],
        game=row["game"],
        players=len(seats),
        free=sum(seat["kind"] == "open" for seat in seats),
        host=next((seat["name"] for seat in seats if seat["player"] == row["host"]), ""),
        names=[seat["name"] for seat in seats],
        clock=ClockIn(**row["clock"]),
        options=row["options"],
        state=row["state"],
        mine=any(player and seat["player"] == player for seat in seats),
    )


@router.get("/games")
async def games(hub: TheHub) -> list[dict[str, Any]]:
    """The games there are, with their options and bots."""
    return [
        {
            "name": name,
            "players": sorted(kind.players),
            "usual": kind.players[0],
            "options": [
                {
                    "name": option.name,
                    "values": list(option.values),
                    "lowest": option.lowest,
                    "highest": option.highest,
                }
                for option in kind.options
            ],
            "bots": bots_for(hub.game(name)),
        }
        for name, kind in GAMES.items()
    ]


@router.get("/tables")
async def tables(hub: TheHub, player: Anybody, state: OpenState = "waiting") -> list[Listed]:
    """Listed tables that wait for players, or whose game can be watched."""
    mine = "" if player is None else player.id
    return [listed(row, mine) for row in await hub.store.open_tables(state)]


@router.get("/me/tables")
async def my_tables(hub: TheHub, player: Caller, state: State | None = None) -> list[Listed]:
    """Your own tables, the latest first."""
    rows = await hub.store.tables_of(player.id, state)
    mine = [listed(row, player.id) for row in rows]
    for one in mine:
        one.your_turn = is_turn(hub, one.id, player.id)
    return mine


def is_turn(hub: Hub, table_id: str, player: str) -> bool:
    """Whether a table waits for this player; tables that are being played are all at hand."""
    room = hub.rooms.get(table_id)
    return room is not None and room.table.seat_of(player) in room.table.deciders()


@router.post("/tables", status_code=201)
async def make_table(new: NewTable, hub: TheHub, player: Caller) -> dict[str, Any]:
    """Make a table. With all seats taken and nobody else's among them the game begins at once."""
    if len(new.seats) > new.players or new.seats.count("me") > 1:
        raise TableError("seats", "as many seats as players, one of them yours", 422)
    for kind in new.seats:
        if kind.startswith("bot:"):
            hub.check_bot(kind.removeprefix("bot:"), hub.game(new.game))
        elif kind not in ("me", "open"):
            raise TableError("seats", f"a seat is me, open or bot:NAME, not {kind!r}", 422)
    clock = check_clock(Clock(**new.clock.model_dump()), hub.game(new.game), new.players)
    room = await hub.create(
        new.game, new.players, new.options, player.id, clock, new.listed, new.chat
    )
    lobby = room.lobby
    for n, kind in enumerate(new.seats or ["me"], 1):
        if kind == "me":
            await lobby.seat(player.id, player.name, n, "join")
        elif kind != "open":
            await lobby.seat(player.id, player.name, n, "bot", kind.removeprefix("bot:"))
    if new.contribution and "me" in (new.seats or ["me"]):
        await lobby.contribute(player.id, new.contribution)
    if all(seat.kind == "bot" or seat.player == player.id for seat in room.table.seats):
        await lobby.start(player.id)
    return builtins(room.info(player.id))


@router.get("/tables/{table_id}")
async def table(room: TheRoom, player: Anybody, lang: Language = "en") -> dict[str, Any]:
    """What you may know of a table now."""
    mine = "" if player is None else player.id
    async with room.lock:  # what is not stored yet is not shown
        room.audience.heard(mine)
        return builtins(room.snapshot(mine, lang))


@router.patch("/tables/{table_id}")
async def change_terms(request: TermsIn, room: TheRoom, player: Caller) -> dict[str, Any]:
    """The host changes the terms of a table that waits; everybody has to be ready again."""
    now = room.table
    terms = Terms(
        now.options if request.options is None else request.options,
        now.timing.clock if request.clock is None else Clock(**request.clock.model_dump()),
        now.listed if request.listed is None else request.listed,
        now.chat if request.chat is None else request.chat,
    )
    await room.lobby.change_terms(player.id, terms)
    return builtins(room.info(player.id))


@router.get("/tables/{table_id}/moments/{seq}")
async def moment(
    room: TheRoom, player: Anybody, seq: Annotated[int, Path(ge=0, le=1_000_000)]
) -> dict[str, Any]:
    """The table as you saw it after an entry of its log."""
    async with room.lock:
        return builtins(room.viewer("" if player is None else player.id, "en").moment(seq))


@router.post("/tables/{table_id}/seats/{n}")
async def seat(
    order: SeatIn, room: TheRoom, player: Caller, n: Annotated[int, Path(ge=1, le=8)]
) -> dict[str, Any]:
    """Sit down, leave; the host opens a seat or puts a bot there."""
    await room.lobby.seat(player.id, player.name, n, order.do, order.bot)
    return builtins(room.info(player.id))


@router.post("/tables/{table_id}/ready")
async def ready(request: ReadyIn, room: TheRoom, player: Caller) -> dict[str, Any]:
    """Say whether you are ready to begin."""
    await room.lobby.ready(player.id, request.ready)
    return builtins(room.info(player.id))


@router.post("/tables/{table_id}/start")
async def start(room: TheRoom, player: Caller) -> dict[str, Any]:
    """The host lets the game begin."""
    await room.lobby.start(player.id)
    return builtins(room.info(player.id))


@router.post("/tables/{table_id}/act")
async def act(
    request: ActIn, room: TheRoom, player: Caller, lang: Language = "en"
) -> dict[str, Any]:
    """An action of yours in the game's notation; a refusal is an answer with `ok: false`."""
    return answer(await room.act(player.id, request.key, request.seq, request.action, lang))


@router.post("/tables/{table_id}/try")
async def attempt(
    request: TryIn, room: TheRoom, player: Caller, lang: Language = "en"
) -> dict[str, Any]:
    """Whether an action of yours, and those of `then` after it, would be legal, and what would
    surely follow; with `legal` also what you could do next."""
    tried = Try(request.key, request.action, request.then, request.legal)
    return answer(await room.attempt(player.id, tried, lang))


@router.post("/tables/{table_id}/undo")
async def undo(
    request: UndoIn, room: TheRoom, player: Caller, lang: Language = "en"
) -> dict[str, Any]:
    """Take your last step back; `code: asked` where others must agree first."""
    return answer(await room.undo_requests.undo(player.id, request.key, request.seq, lang))


def answer(given: Answer) -> dict[str, Any]:
    built = builtins(given)
    built.pop("type", None)
    return built


@router.post("/tables/{table_id}/consent")
async def consent(request: ConsentIn, room: TheRoom, player: Caller) -> dict[str, Any]:
    """Say whether somebody may take a step back that you have seen something by."""
    await room.undo_requests.consent(player.id, request.agree)
    return {}


@router.post("/tables/{table_id}/resign")
async def resign(room: TheRoom, player: Caller) -> dict[str, Any]:
    """Give up; with three or more at the table a bot plays on for you."""
    await room.resign(player.id)
    return builtins(room.info(player.id))


@router.post("/tables/{table_id}/rematch")
async def rematch(room: TheRoom, player: Caller) -> dict[str, str]:
    """The table of the next game between the same players."""
    return {"id": await room.lobby.rematch(player.id)}


@router.post("/tables/{table_id}/chat")
async def chat(request: ChatIn, room: TheRoom, player: Caller) -> dict[str, Any]:
    """Say something to everybody at the table."""
    await room.say(player.id, player.name, request.text)
    return {}


@router.get("/tables/{table_id}/record")
async def record(room: TheRoom) -> dict[str, Any]:
    """The record of a finished game, with the dealing secret."""
    async with room.lock:
        return room.table.record()


@router.get("/tables/{table_id}/qr.svg", responses=PICTURE)
async def qr(room: TheRoom) -> Response:
    """The table's link as a QR code."""
    drawn = BytesIO()
    segno.make(room.info("").link, error="m").save(drawn, kind="svg", scale=6, border=2)
    return Svg(drawn.getvalue())
