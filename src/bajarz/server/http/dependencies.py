"""Who calls, and what about."""

from typing import Annotated, Any

from fastapi import Depends, Request, Response

from bajarz.server.identity import Identities, Player, token_of
from bajarz.server.live.errors import TableError
from bajarz.server.live.hub import Hub
from bajarz.server.live.room import Room


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def identities_of(request: Request) -> Identities:
    return Identities(hub_of(request).store)


async def caller(request: Request) -> Player:
    player = await identities_of(request).find(token_of(request))
    if player is None:
        raise TableError("no-session", "call POST /api/session first", 401)
    return player


async def anybody(request: Request) -> Player | None:
    return await identities_of(request).find(token_of(request))


async def room_of(request: Request, table_id: str) -> Room:
    return await hub_of(request).room(table_id)


class Svg(Response):
    """A picture."""

    media_type = "image/svg+xml"


class Png(Response):
    """A picture of pixels."""

    media_type = "image/png"


class Gif(Response):
    """Pictures that follow each other."""

    media_type = "image/gif"


PICTURE: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {}}}}
PIXELS: dict[int | str, dict[str, Any]] = {200: {"content": {"image/png": {}}}}
ANIMATION: dict[int | str, dict[str, Any]] = {200: {"content": {"image/gif": {}}}}
TheHub = Annotated[Hub, Depends(hub_of)]
TheIdentities = Annotated[Identities, Depends(identities_of)]
Caller = Annotated[Player, Depends(caller)]
Anybody = Annotated[Player | None, Depends(anybody)]
TheRoom = Annotated[Room, Depends(room_of)]
