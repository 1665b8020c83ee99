"""Tables: list, make, join, watch, fetch. What is done in a game is in `play.py`."""

from io import BytesIO
from typing import Annotated, Literal

import segno
from fastapi import APIRouter, Path, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from bajarz.bots.bot import bots_for
from bajarz.core.record_data import RecordData
from bajarz.games.registry import GAMES
from bajarz.server.declared import described
from bajarz.server.http.dependencies import PICTURE, Anybody, Caller, Svg, TheHub, TheRoom
from bajarz.server.live.errors import TableError
from bajarz.server.live.hub import Hub
from bajarz.server.live.lobby import check_clock
from bajarz.server.messages import (
    Arrange,
    Clock,
    Language,
    Message,
    MomentShown,
    Ready,
    SeatOrder,
    Snapshot,
    TableInfo,
    TableState,
)
from bajarz.server.storage.rows import TableRow
from bajarz.text.rules import rule_book

router = APIRouter(tags=["tables"])
OpenState = Literal["waiting", "playing"]


class NewTable(Message):
    """A table to be made; a seat is `me`, `open` or `bot:NAME`; `guided`: a first game with a
    guide, which counts in no figure."""

    game: str
    players: int = Field(2, ge=1, le=8)
    options: dict[str, str] = Field(default_factory=dict)
    seats: list[str] = Field([], max_length=8)
    clock: Clock = Clock()
    listed: bool = True
    chat: bool = True
    hints: bool = True
    guided: bool = False
    contribution: str = Field("", pattern="^[0-9a-f]{0,64}$")


class ListedTable(BaseModel):
    """A table in a list; `mine`: I sit there, `your_turn`: its game waits for me."""

    id: str
    game: str
    players: int
    free: int
    host: str
    names: list[str]
    clock: Clock
    options: dict[str, str]
    state: str
    mine: bool
    guided: bool
    your_turn: bool = False


class RematchQuestion(BaseModel):
    """A player of a game that is over (`after`) asks to play again: `name` asks, `table` is the new
    table, `seat` your seat there."""

    table: str
    seat: int
    game: str
    name: str
    after: str


class OptionOut(BaseModel):
    """A choice of the host; with `lowest` and `highest` any number between them, too."""

    name: str
    values: list[str]
    lowest: int
    highest: int


class GameOut(BaseModel):
    """A game: its titles, for how many it is, the usual number, its options, and its bots."""

    name: str
    titles: dict[Language, str]
    players: list[int]
    usual: int
    options: list[OptionOut]
    bots: list[str]


def listed(row: TableRow, player: str) -> ListedTable:
    seats = row["seats"]
    return ListedTable(
        id=row["id"],
        game=row["game"],
        players=len(seats),
        free=sum(seat["kind"] == "open" for seat in seats),
        host=next((seat["name"] for seat in seats if seat["player"] == row["host"]), ""),
        names=[seat["name"] for seat in seats],
        clock=Clock(**row["clock"]),
        options=row["options"],
        state=row["state"],
        mine=any(player and seat["player"] == player for seat in seats),
        guided=row["guided"],
    )


@router.get("/games")
async def games(hub: TheHub) -> list[GameOut]:
    """The games there are, with their titles, options and bots."""
    return [
        GameOut(
            name=name,
            titles={"en": rule_book(name, "en").title, "pl": rule_book(name, "pl").title},
            players=sorted(kind.players),
            usual=kind.players[0],
            options=[
                OptionOut(
                    name=option.name,
                    values=list(option.values),
                    lowest=option.lowest,
                    highest=option.highest,
                )
                for option in kind.options
            ],
            bots=bots_for(hub.game(name)),
        )
        for name, kind in GAMES.items()
    ]


@router.get("/tables")
async def tables(hub: TheHub, player: Anybody, state: OpenState = "waiting") -> list[ListedTable]:
    """Listed tables that wait for players, or whose game can be watched. A table whose seats are
    all taken waits for nobody else: its own players alone see it."""
    mine = "" if player is None else player.id
    found = [listed(row, mine) for row in await hub.store.open_tables(state)]
    return [each for each in found if each.free or each.mine or state == "playing"]


@router.get("/me/questions")
async def questions(hub: TheHub, player: Caller) -> list[RematchQuestion]:
    """Who asks you to play again: answer by being ready at the new table, or by leaving it."""
    rows = await hub.store.rematches_of(player.id)
    return [asked for row in rows if (asked := question_of(row, player.id)) is not None]


def question_of(row: TableRow, player: str) -> RematchQuestion | None:
    """The question of a next game's table, as long as this player has not answered it."""
    seats = row["seats"]
    mine = next((n for n, seat in enumerate(seats, 1) if seat["player"] == player), 0)
    host = next((seat["name"] for seat in seats if seat["player"] == row["host"]), "")
    if not mine or seats[mine - 1]["ready"] or row["host"] == player:
        return None
    after = row["origin"] or ""
    return RematchQuestion(table=row["id"], seat=mine, game=row["game"], name=host, after=after)


@router.get("/me/tables")
async def my_tables(
    hub: TheHub, player: Caller, state: TableState | None = None
) -> list[ListedTable]:
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
async def make_table(new: NewTable, hub: TheHub, player: Caller) -> TableInfo:
    """Make a table. With all seats taken and nobody else's among them the game begins at once."""
    check_seats(new, hub)
    clock = check_clock(new.clock, hub.game(new.game), new.players)
    room = await hub.create(
        new.game, new.players, new.options, player.id, clock, new.listed, new.chat, new.hints,
        new.guided,
    )  # fmt: skip
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
    return room.info(player.id)


def check_seats(new: NewTable, hub: Hub) -> None:
    if len(new.seats) > new.players or new.seats.count("me") > 1:
        raise TableError("seats", "as many seats as players, one of them yours", 422)
    for kind in new.seats:
        if kind.startswith("bot:"):
            hub.check_bot(kind.removeprefix("bot:"), hub.game(new.game))
        elif kind not in ("me", "open"):
            raise TableError("seats", f"a seat is me, open or bot:NAME, not {kind!r}", 422)


@router.get("/tables/{table_id}")
async def table(room: TheRoom, player: Anybody, lang: Language = "en") -> Snapshot:
    """What you may know of a table now."""
    mine = "" if player is None else player.id
    async with room.lock:  # what is not stored yet is not shown
        room.audience.heard(mine)
        return room.snapshot(mine, lang)


@router.patch("/tables/{table_id}")
async def change_terms(new: Arrange, room: TheRoom, player: Caller) -> TableInfo:
    """The host changes the terms of a table that waits; all others have to be ready again."""
    await room.lobby.change_terms(player.id, new)
    return room.info(player.id)


@router.get("/tables/{table_id}/moments/{seq}")
async def moment(
    room: TheRoom, player: Anybody, seq: Annotated[int, Path(ge=0, le=1_000_000)]
) -> MomentShown:
    """The table as you saw it after an entry of its log."""
    async with room.lock:
        return room.viewer("" if player is None else player.id, "en").moment(seq)


@router.post("/tables/{table_id}/seats/{n}")
async def seat(
    order: SeatOrder, room: TheRoom, player: Caller, n: Annotated[int, Path(ge=1, le=8)]
) -> TableInfo:
    """Sit down, leave; the host opens a seat or puts a bot there."""
    await room.lobby.seat(player.id, player.name, n, order.do, order.bot)
    return room.info(player.id)


@router.post("/tables/{table_id}/ready")
async def ready(said: Ready, room: TheRoom, player: Caller) -> TableInfo:
    """Say whether you are ready to begin."""
    await room.lobby.ready(player.id, said.ready)
    return room.info(player.id)


@router.post("/tables/{table_id}/start")
async def start(room: TheRoom, player: Caller) -> TableInfo:
    """The host lets the game begin."""
    await room.lobby.start(player.id)
    return room.info(player.id)


@router.get("/tables/{table_id}/record", response_model=described(RecordData))
async def record(room: TheRoom) -> JSONResponse:
    """The record of a finished game, with the dealing secret."""
    async with room.lock:
        return JSONResponse(room.table.record())


@router.get("/tables/{table_id}/qr.svg", responses=PICTURE)
async def qr(room: TheRoom) -> Response:
    """The table's link as a QR code."""
    drawn = BytesIO()
    segno.make(room.info("").link, error="m").save(drawn, kind="svg", scale=6, border=2)
    return Svg(drawn.getvalue())
