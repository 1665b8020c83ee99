"""Castles of Caladale at a table of the server: ways to get through a game."""

from typing import cast

from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import CaladaleView, LaidTile
from bajarz.server.live.room import Room
from bajarz.server.messages import Act
from server.driver import Client


def view_of(room: Room, seat: int | None = None) -> CaladaleView:
    assert room.table.match is not None
    return cast(CaladaleView, room.table.match.state.view(seat))


def castle_of(room: Room, seat: int) -> list[LaidTile]:
    return view_of(room)["seats"][str(seat + 1)]["castle"]


async def do(room: Room, client: Client, action: str) -> None:
    """An action that must be legal."""
    answer = await room.act(
        client.id, Act(key=f"{room.table.seq}", seq=room.table.seq, action=action), "en"
    )
    assert answer.ok, (action, answer)


async def draft_on(room: Room, people: list[Client], tiles: int = 1000) -> None:
    """Everybody keeps the first tile on the table, so many times, or until none is left."""
    for _ in range(tiles):
        view = view_of(room)
        if view["phase"] != "draft":
            return
        client = people[view["to_move"] - 1]
        await do(room, client, f"take {view['face_up'][0]}" if view["face_up"] else "draw")
        await do(room, client, "keep")


def spot(n: int) -> str:
    """One of many cells of the grid where nothing else of a small castle lies."""
    return f"{n % 40 - 20},{n // 40 + 20}"


def tiles_of(room: Room, seat: int) -> list[str]:
    """A seat's tiles that are not built in, and are no gate or scaffold."""
    game = room.table.game
    assert isinstance(game, Caladale)
    named, first_gate = game.tables.tile_named, game.tables.first_gate
    tray = view_of(room)["seats"][str(seat + 1)]["tray"]
    return [tile["tile"] for tile in tray if named[tile["tile"]] < first_gate]
