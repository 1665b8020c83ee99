"""Where a tile in hand could be added to a castle: answered by what the caller sends alone."""

from random import Random

import pytest

from bajarz.games.caladale.castle import VARIETY_FREE, VARIETY_STANDARD
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.suggestions import castle_of_layout, suggest_places
from server.castles import do, draft_on, view_of
from server.driver import Client, Json, Server

pytestmark = pytest.mark.anyio
GATE = "layout 0 wizard@1,0,r0"


async def alone(server: Server, guest: Client, solo: str = "free") -> str:
    options = {"solo": solo}
    return str(await server.game("caladale", [guest], players=1, seats=["me"], options=options))


async def ask(guest: Client, table: str, castle: str, tile: str) -> Json:
    return await guest.post(f"/tables/{table}/places", castle=castle, tile=tile)


async def test_it_says_where_a_tile_fits_and_how(server: Server) -> None:
    guest = await server.guest()
    table = await alone(server, guest)
    assert await ask(guest, table, GATE, "stone-top-1") == [{"x": 1, "y": 1, "rotations": [0]}]
    assert await ask(guest, table, GATE, "Stone-Two-1") == [
        {"x": 0, "y": 0, "rotations": [0, 1]},
        {"x": 2, "y": 0, "rotations": [2, 3]},
        {"x": 1, "y": 1, "rotations": [1, 2]},
    ]
    assert await ask(guest, table, GATE, "tudor-top-1") == []


async def test_the_side_of_a_gate_is_in_its_name(server: Server) -> None:
    guest = await server.guest()
    table = await alone(server, guest)
    bridge = "layout 0 stone-bridge@1,1,r0"
    assert {"x": 1, "y": 0, "rotations": [0]} in await ask(guest, table, bridge, "wizard")
    assert all(place["x"] != 1 for place in await ask(guest, table, bridge, "wizard*"))


@pytest.mark.parametrize(("solo", "width"), [("puzzle", 4), ("free", 8)])
async def test_the_grass_is_that_of_the_game(server: Server, solo: str, width: int) -> None:
    guest = await server.guest()
    table = await alone(server, guest, solo)
    places = await ask(guest, table, "layout 2 -", "wizard")
    assert [place["x"] for place in places] == list(range(2, 2 + width))


async def test_it_answers_everybody_at_the_table_whoever_is_to_move(server: Server) -> None:
    """And by the castle that is sent, not by the one on the table."""
    people = await server.guests(2)
    room = await server.room(await server.game("caladale", people))
    await draft_on(room, people, 3)
    await do(room, people[0], f"layout 1 {view_of(room)['seats']['1']['gate']['tile']}@2,0,r0")
    game = room.table.game
    assert isinstance(game, Caladale)
    rng = Random("places")
    for guest in people:
        for tile in rng.sample(game.tables.name, 8):
            castle = castle_of_layout(game.tables, VARIETY_STANDARD, game.parse(GATE))
            found = suggest_places(castle, game.tables.tile_named[tile], 0)
            places = await ask(guest, room.table.id, GATE, tile)
            assert places == [place._asdict() for place in found]


@pytest.mark.parametrize(
    ("castle", "tile", "code"),
    [
        (GATE, "stone-top-99", "refused"),
        (GATE, "stone-top-1*", "refused"),
        ("layout 0 nobody@1,0,r0", "wizard", "refused"),
        ("layout 0 wizard@1,0", "wizard", "refused"),
        ("layout 0 wizard@1,0,r0;wizard*@2,0,r0", "wizard", "refused"),
        ("layout 0 wizard@1,0,r0;gnomes@1,0,r0", "wizard", "refused"),
        ("layout 0 wizard@0,150,r0", "wizard", "refused"),
        ("layout 99 -", "wizard", "refused"),
        ("take stone-top-1", "wizard", "refused"),
        ("", "wizard", "refused"),
        ("layout 0 " + "wizard@1,0,r0;" * 400, "wizard", "bad-request"),
        (GATE, "w" * 65, "bad-request"),
        (1, "wizard", "bad-request"),
    ],
)
async def test_what_is_no_castle_or_no_tile_is_refused(
    server: Server, castle: Json, tile: str, code: str
) -> None:
    guest = await server.guest()
    table = await alone(server, guest)
    reply = await guest.send(f"/tables/{table}/places", castle=castle, tile=tile)
    assert (reply.status, reply.code) == (422, code)
    assert reply.json()["error"]["message"]


async def test_only_who_plays_may_ask(server: Server) -> None:
    guest = await server.guest()
    path = f"/tables/{await alone(server, guest)}/places"
    body = {"castle": GATE, "tile": "wizard"}
    stranger = await (await server.guest()).send(path, **body)
    assert (stranger.status, stranger.code) == (403, "not-seated")
    nobody = await Client(server.app).send(path, **body)
    assert (nobody.status, nobody.code) == (401, "no-session")


async def test_there_must_be_a_game_of_castles(server: Server) -> None:
    guest = await server.guest()
    body = {"castle": GATE, "tile": "wizard"}
    waiting = await server.game("caladale", [guest], players=2)
    reply = await guest.send(f"/tables/{waiting}/places", **body)
    assert (reply.status, reply.code) == (409, "waiting")
    over = await alone(server, guest)
    await guest.post(f"/tables/{over}/resign")
    reply = await guest.send(f"/tables/{over}/places", **body)
    assert (reply.status, reply.code) == (409, "over")
    stones = await server.game("runestones", [guest], players=2, seats=["me", "bot:random"])
    reply = await guest.send(f"/tables/{stones}/places", **body)
    assert (reply.status, reply.code) == (403, "no-castle")


async def test_a_castle_of_all_tiles_is_answered(server: Server) -> None:
    """No castle is larger, and none is too long to be written."""
    guest = await server.guest()
    room = await server.room(await alone(server, guest))
    game = room.table.game
    assert isinstance(game, Caladale)
    pieces = [f"{name}@{n - 100},{n + 20},r3" for n, name in enumerate(game.tables.name)]
    castle = f"layout -20 {';'.join(pieces)}"
    found = suggest_places(
        castle_of_layout(game.tables, VARIETY_FREE, game.parse(castle)), game.tables.scaffold, 0
    )
    assert len(found) > game.tables.tiles
    places = await ask(guest, room.table.id, castle, "scaffold")
    assert places == [place._asdict() for place in found]
