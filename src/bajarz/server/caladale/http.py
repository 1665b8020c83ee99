"""The coach of a table."""

from fastapi import APIRouter
from pydantic import BaseModel

from bajarz.server.caladale.service import Coach
from bajarz.server.http.dependencies import Caller, TheHub, TheRoom

router = APIRouter(tags=["tables"])


class CoachOut(BaseModel):
    """The best score and castle known of my tiles so far, whether none is better, my score now."""

    score: int
    now: int
    proved: bool
    layout: str


@router.get("/tables/{table_id}/coach")
async def advise(room: TheRoom, player: Caller, hub: TheHub) -> CoachOut:
    """Castles of Caladale, with no other person at the table: the best castle of your tiles."""
    coach = hub.services["caladale"]
    assert isinstance(coach, Coach)
    return CoachOut(**(await coach.advise(room, player.id))._asdict())
