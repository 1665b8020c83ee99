"""What helps a builder of castles: the coach of a table, and what becomes of carried tiles."""

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from bajarz.games.caladale.actions import side_of
from bajarz.games.caladale.engine import CaladaleState
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.result import points_beside
from bajarz.games.caladale.suggestions import (
    Verdict,
    castle_of_layout,
    check_carried,
    judge_places,
)
from bajarz.games.caladale.tables import x_of, y_of
from bajarz.games.caladale.violations import SIDES
from bajarz.server.caladale.service import Coach
from bajarz.server.http.dependencies import Caller, TheHub, TheRoom
from bajarz.server.live.errors import TableError
from bajarz.server.messages import ActionText, Message

router = APIRouter(tags=["tables"])
MOST = 100  # tiles that can be carried; no castle has more


class CoachOut(BaseModel):
    """The best score and castle known of these `tiles` (without gate and scaffold), with so many
    turned `down`; whether it is proved that none is better; and my score now."""

    score: int
    now: int
    proved: bool
    layout: str
    tiles: list[str]
    down: int


class Carried(Message):
    """A castle as an action `layout …`, and what is carried: one tile by its name (`*` marks a
    gate's other side), or several of that castle."""

    castle: ActionText
    tiles: Annotated[list[Annotated[str, Field(max_length=64)]], Field(max_length=MOST)]


class CellOut(BaseModel):
    """A cell of the castle: the column, and the row from the ground up."""

    x: int
    y: int


class EdgeOut(CellOut):
    """An edge of a tile at this cell: north, east, south or west."""

    side: str


class VerdictOut(BaseModel):
    """What would come of it in these rotations (quarters clockwise); what is left out is false or
    empty. `fits`: no edge disagrees and something joins it; `stands`: besides, nothing comes down.
    `rules` are broken, the one to cite first; `clashes` are its edges that disagree; `falls` are
    the cells of other tiles that would come down; `points` is what the score changes by, `parts`
    of what it is made up."""

    rotations: list[int]
    fits: bool = False
    stands: bool = False
    rules: list[str] = []
    clashes: list[EdgeOut] = []
    falls: list[CellOut] = []
    points: int = 0
    parts: dict[str, int] = {}


class PlaceOut(CellOut):
    """The cell to which the first of the tiles would come."""

    verdicts: list[VerdictOut]


class PlacesOut(BaseModel):
    """The castle's score as it lies, every place beside it that is free, and the rule that is
    broken at all other places."""

    score: int
    places: list[PlaceOut]
    elsewhere: str


@router.get("/tables/{table_id}/coach")
async def advise(
    room: TheRoom, player: Caller, hub: TheHub, tile: Annotated[str, Query(max_length=64)] = ""
) -> CoachOut:
    """Castles of Caladale, with no other person at the table: the best castle of your tiles, and of
    one `tile` more that is face up or just taken."""
    coach = hub.services["caladale"]
    assert isinstance(coach, Coach)
    return CoachOut(**(await coach.advise(room, player.id, tile))._asdict())


@router.post("/tables/{table_id}/places", response_model_exclude_defaults=True)
async def judge(wanted: Carried, room: TheRoom, player: Caller) -> PlacesOut:
    """Castles of Caladale: where the tiles could be put down in this castle, and what would come of
    it. The castle need not be the one on the table: a board may be ahead of the server."""
    seat = room.seat_for(player.id)
    game, state = room.table.game, room.table.playing().state
    if not isinstance(game, Caladale) or not isinstance(state, CaladaleState):
        raise TableError("no-castle", "only Castles of Caladale has castles", 403)
    names = [game.notation.read_tile(name) for name in wanted.tiles]
    tiles = [game.notation.tile(name) for name in names]
    variety = state.castles[seat].variety
    castle = castle_of_layout(game.tables, variety, game.parse(wanted.castle))
    check_carried(castle, tiles)
    found = judge_places(castle, tiles, side_of(names[0]))
    return PlacesOut(
        score=sum(found.parts.values()) + points_beside(state, seat),
        places=[
            PlaceOut(x=x, y=y, verdicts=[verdict_out(each) for each in verdicts])
            for x, y, verdicts in found.places
        ],
        elsewhere=found.elsewhere,
    )


def verdict_out(verdict: Verdict) -> VerdictOut:
    return VerdictOut(
        rotations=verdict.rotations,
        fits=verdict.fits,
        stands=verdict.stands,
        rules=verdict.rules,
        clashes=[
            EdgeOut(x=x_of(edge >> 2), y=y_of(edge >> 2), side=SIDES[edge & 3])
            for edge in verdict.clashes
        ],
        falls=[CellOut(x=x_of(cell), y=y_of(cell)) for cell in verdict.falls],
        points=sum(verdict.parts.values()),
        parts=verdict.parts,
    )
