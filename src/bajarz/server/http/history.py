"""A player's own games that are over."""

from typing import Annotated

from fastapi import APIRouter, Query

from bajarz.server.finished.history import (
    Against,
    BestGame,
    GameStatistics,
    Outcome,
    PastGame,
    Wanted,
    all_past,
    best_of,
    list_past,
    statistics,
)
from bajarz.server.http.content import check_game
from bajarz.server.http.dependencies import Caller, TheHub

router = APIRouter(tags=["history"])


@router.get("/me/history")
async def history(
    hub: TheHub,
    player: Caller,
    game: str | None = None,
    players: Annotated[int | None, Query(ge=1, le=8)] = None,
    outcome: Outcome | None = None,
    against: Against | None = None,
    before: Annotated[str, Query(pattern="^[a-z2-9]{0,8}$", description="a table's id")] = "",
) -> list[PastGame]:
    """Your games that are over, the latest first, 30 at a time, from after the game `before`."""
    return await list_past(hub.store, player.id, Wanted(game, players, outcome, against), before)


@router.get("/me/statistics")
async def my_statistics(hub: TheHub, player: Caller) -> dict[str, GameStatistics]:
    """Figures about your games, by kind of game."""
    return statistics(await all_past(hub.store, player.id))


@router.get("/me/best/{game}")
async def my_best(hub: TheHub, player: Caller, game: str) -> dict[str, list[BestGame]]:
    """Your ten best games of each kind of a game."""
    return best_of(await all_past(hub.store, player.id), check_game(game))
