"""What helps a builder of castles: the coach of a table, and places for a tile in hand."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field

from bajarz.games.caladale.actions import side_of
from bajarz.games.caladale.engine import CaladaleState
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.suggestions import castle_of_layout, suggest_places
from bajarz.server.caladale.service import Coach
from bajarz.server.http.dependencies import Caller, TheHub, TheRoom
from bajarz.server.live.errors import TableError
from bajarz.server.messages import ActionText, Message

router = APIRouter(tags=["tables"])


class CoachOut(BaseModel):
    """The best score and castle known of my tiles so far, whether none is better, my score now."""

    score: int
    now: int
    proved: bool
    layout: str


class TileInHand(Message):
    """A castle as an action `layout …`, and the name of a tile; `*` marks a gate's other side."""

    castle: ActionText
    tile: Annotated[str, Field(max_length=64)]


class PlaceOut(BaseModel):
    """A free cell, and the rotations (quarters clockwise) in which the tile fits there."""

    x: int
    y: int
    rotations: list[int]


@router.get("/tables/{table_id}/coach")
async def advise(room: TheRoom, player: Caller, hub: TheHub) -> CoachOut:
    """Castles of Caladale, with no other person at the table: the best castle of your tiles."""
    if not room.table.hints:
        raise TableError("no-hints", "there are no hints at this table", 403)
    coach = hub.services["caladale"]
    assert isinstance(coach, Coach)
    return CoachOut(**(await coach.advise(room, player.id))._asdict())


@router.post("/tables/{table_id}/places")
async def find_places(wanted: TileInHand, room: TheRoom, player: Caller) -> list[PlaceOut]:
    """Castles of Caladale: where the tile could be added to this castle, by its edges and its
    place. The castle need not be the one on the table: a board may be ahead of the server."""
    seat = room.seat_for(player.id)
    game, state = room.table.game, room.table.playing().state
    if not isinstance(game, Caladale) or not isinstance(state, CaladaleState):
        raise TableError("no-castle", "only Castles of Caladale has castles", 403)
    name = game.notation.read_tile(wanted.tile)
    variety = state.castles[seat].variety
    castle = castle_of_layout(game.tables, variety, game.parse(wanted.castle))
    found = suggest_places(castle, game.notation.tile(name), side_of(name))
    return [PlaceOut(**place._asdict()) for place in found]
