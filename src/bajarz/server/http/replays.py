"""Games that are over: looking through them."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from pydantic import BaseModel, Field

from bajarz.server.declared import ResultOut
from bajarz.server.finished.curve import CurvePoint, curve_of
from bajarz.server.finished.fork import Fork
from bajarz.server.finished.import_record import ImportRecord
from bajarz.server.finished.replay import Replay, ShownMoment, TurnStart
from bajarz.server.http.dependencies import Anybody, Caller, TheHub, TheRoom
from bajarz.server.live.errors import TableError
from bajarz.server.messages import Language, LogLine, Message, TableInfo

router = APIRouter(tags=["replays"])
BLOCK = 64  # entries after the first that one call shows
Seq = Annotated[int, Query(ge=0, le=1_000_000)]
# Read as it comes: JSON readers pass over what a record must not have, such as a key twice.
RECORD = {
    "required": True,
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RecordData"}}},
}
PerspectiveName = Annotated[str, Query(pattern="^([0-8]|all)$", description="a seat, 0 or all")]


class ForkIn(Message):
    """From which moment to play on, in which seat, against which bot."""

    seq: int = Field(ge=0, le=1_000_000)
    seat: int = Field(ge=1, le=8)
    bot: str = Field("journeyman", max_length=40)
    contribution: str = Field("", pattern="^[0-9a-f]{0,64}$")


class TableId(BaseModel):
    """A table."""

    id: str


class ReplayOut(BaseModel):
    """A game that is over.

    `standing` are the entries of the log that count in the end; `origin` is the table from one of
    whose moments this game went on, or empty; `imported`: it is a record that was brought here.
    """

    table: TableInfo
    log: list[LogLine]
    turns: list[TurnStart]
    result: ResultOut | None
    secret: str
    imported: bool
    origin: str
    standing: list[int]


async def replay_of(room: TheRoom, hub: TheHub) -> Replay:
    return await hub.replays.of(room.table)


TheReplay = Annotated[Replay, Depends(replay_of)]


@router.get("/replays/{table_id}")
async def replay(
    room: TheRoom, replay: TheReplay, player: Anybody, lang: Language = "en"
) -> ReplayOut:
    """A game that is over: its table, its log as a spectator reads it, where its turns begin."""
    mine = "" if player is None else player.id
    table = replay.table
    return ReplayOut(
        table=room.info(mine),
        log=replay.log(lang),
        turns=replay.turns(),
        result=table.result(),
        secret=table.secret.hex(),
        imported=bool(table.imported),
        origin=table.origin,
        standing=replay.standing(),
    )


@router.get("/replays/{table_id}/views")
async def views(
    replay: TheReplay,
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)],
    to: Seq,
    perspective: PerspectiveName = "0",
) -> list[ShownMoment]:
    """The table after each entry of its log, from one to another: as a seat or a spectator saw it
    then, or with everything open."""
    if not 0 <= to - first <= BLOCK:
        raise TableError("block", f"from one entry to one at most {BLOCK} later, please", 422)
    wanted = replay.check_perspective(perspective)
    last = min(to, len(replay.moments) - 1)
    return [replay.show(seq, wanted) for seq in range(first, last + 1)]


@router.get("/replays/{table_id}/curve")
async def curve(replay: TheReplay) -> list[CurvePoint]:
    """The points of all seats from the beginning to the end, as everybody could count them."""
    return await asyncio.to_thread(curve_of, replay)


@router.post("/replays", status_code=201, openapi_extra={"requestBody": RECORD})
async def bring(request: Request, hub: TheHub, player: Caller) -> TableId:
    """Bring the record of a game that is over, up to 2 MiB; if it is proved it has a replay."""
    return TableId(id=await ImportRecord(hub).bring(player.id, await request.body()))


@router.post("/replays/{table_id}/fork", status_code=201)
async def fork(request: ForkIn, replay: TheReplay, hub: TheHub, player: Caller) -> TableId:
    """Play on from a moment in a seat of your choice, against bots, as a new table."""
    wanted = (request.seq, request.seat, request.bot, request.contribution)
    made = await Fork(hub).fork(replay, player, *wanted)
    return TableId(id=made)
