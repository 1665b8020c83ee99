"""What becomes of carried tiles: answered by what the caller sends alone."""

from random import Random
from typing import Any

import pytest

from bajarz.games.caladale.castle import VARIETY_FREE, VARIETY_STANDARD
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.suggestions import Judgement, castle_of_layout, judge_places
from server.castles import do, draft_on, view_of
from server.driver import Client, Json, Server

pytestmark = pytest.mark.anyio
GATE = "layout 0 wizard@1,0,r0"


async def alone(server: Server, guest: Client, solo: str = "free") -> str:
    options = {"solo": solo}
    return str(await server.game("caladale", [guest], players=1, seats=["me"], options=options))


async def ask(guest: Client, table: str, castle: str, *tiles: str) -> Json:
    return await guest.post(f"/tables/{table}/places", castle=castle, tiles=list(tiles))


def at(found: Json, x: int, y: int, rotation: int = 0) -> Any:
    """The verdict on one place and rotation; nothing where there is none."""
    return next(
        (
            verdict
            for place in found["places"]
            if (place["x"], place["y"]) == (x, y)
            for verdict in place["verdicts"]
            if rotation in verdict["rotations"]
        ),
        None,
    )


async def test_it_says_what_stands_and_what_it_is_worth(server: Server) -> None:
    guest = await server.guest()
    table = await alone(server, guest)
    found = await ask(guest, table, GATE, "stone-top-1")
    assert (found["score"], found["elsewhere"]) == (-4, "C-B6")
    assert at(found, 1, 1) == {
        "rotations": [0], "fits": True, "stands": True, "points": 5,
        "parts": {"tiles": 2, "tops": 1, "open": 2},
    }  # fmt: skip
    assert at(found, 0, 0)["clashes"] == [{"x": 0, "y": 0, "side": "east"}]
    assert at(found, 0, 0)["rules"] == ["C-B3"]
    two = await ask(guest, table, GATE, "Stone-Two-1")
    assert [r for r in range(4) if at(two, 2, 0, r).get("stands")] == [2, 3]
    assert at(two, 1, 1, 0)["clashes"] == [{"x": 1, "y": 1, "side": "south"}]


async def test_it_says_why_a_tile_would_not_stand_and_what_falls_with_it(server: Server) -> None:
    guest = await server.guest()
    table = await alone(server, guest)
    tower = f"{GATE};stone-four-1@1,1,r0"
    verdict = at(await ask(guest, table, tower, "stone-four-2"), 2, 1)
    assert verdict == {"rotations": [0, 1, 2, 3], "fits": True, "rules": ["C-B11"]}
    tower = f"{GATE};stone-bridge@1,1,r0;stone-top-1@1,2,r0"
    verdict = at(await ask(guest, table, tower, "stone-bridge"), 0, 0, 1)
    assert verdict["falls"] == [{"x": 1, "y": 2}]
    assert "stands" not in verdict


async def test_tiles_of_the_castle_are_carried_together(server: Server) -> None:
    guest = await server.guest()
    table = await alone(server, guest)
    tower = f"{GATE};stone-bridge@1,1,r0;stone-top-1@1,2,r0"
    found = await ask(guest, table, tower, "stone-bridge", "stone-top-1")
    assert at(found, 1, 1) == {"rotations": [0], "fits": True, "stands": True}
    assert at(found, 2, 0)["rules"] == ["C-B3"]


async def test_face_down_tiles_and_exchanges_are_in_the_score(server: Server) -> None:
    people = await server.guests(2)
    room = await server.room(await server.game("caladale", people))
    view = view_of(room)
    mover = people[view["to_move"] - 1]
    await do(room, mover, f"take {view['face_up'][0]}")
    await do(room, mover, "down")
    assert (await ask(mover, room.table.id, GATE, "stone-top-1"))["score"] == -3
    other = next(guest for guest in people if guest is not mover)
    assert (await ask(other, room.table.id, GATE, "stone-top-1"))["score"] == -4


async def test_the_side_of_a_gate_is_in_its_name(server: Server) -> None:
    guest = await server.guest()
    table = await alone(server, guest)
    bridge = "layout 0 stone-bridge@1,1,r0"
    assert at(await ask(guest, table, bridge, "wizard"), 1, 0)["stands"]
    assert at(await ask(guest, table, bridge, "wizard*"), 1, 0)["clashes"]


@pytest.mark.parametrize(("solo", "width"), [("puzzle", 4), ("free", 8)])
async def test_the_grass_is_that_of_the_game(server: Server, solo: str, width: int) -> None:
    guest = await server.guest()
    table = await alone(server, guest, solo)
    found = await ask(guest, table, "layout 2 -", "wizard")
    assert [place["x"] for place in found["places"]] == list(range(2, 2 + width))
    assert found["elsewhere"] == "C-B4"


async def test_in_the_first_solo_game_every_tile_rests_on_another(server: Server) -> None:
    """C-1c: judged before it is built for good."""
    guest = await server.guest()
    table = await alone(server, guest, "builder")
    tower = f"{GATE};stone-bridge@1,1,r0"
    verdict = at(await ask(guest, table, f"{tower};stone-four-1@1,2,r0", "stone-edge-1"), 2, 2, 1)
    assert (verdict.get("stands"), verdict["rules"]) == (None, ["C-1c"])


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
            found = judge_places(castle, [game.tables.tile_named[tile]], 0)
            assert same(await ask(guest, room.table.id, GATE, tile), found)


def same(told: Json, found: Judgement) -> bool:
    """Whether the answer has these places and verdicts."""
    shown = [
        (
            place["x"],
            place["y"],
            each["rotations"],
            each.get("stands", False),
            each.get("rules", []),
        )
        for place in told["places"]
        for each in place["verdicts"]
    ]
    return shown == [
        (place.x, place.y, each.rotations, each.stands, each.rules)
        for place in found.places
        for each in place.verdicts
    ]


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
    reply = await guest.send(f"/tables/{table}/places", castle=castle, tiles=[tile])
    assert (reply.status, reply.code) == (422, code)
    assert reply.json()["error"]["message"]


async def test_only_who_plays_may_ask(server: Server) -> None:
    guest = await server.guest()
    path = f"/tables/{await alone(server, guest)}/places"
    body: dict[str, Json] = {"castle": GATE, "tiles": ["wizard"]}
    stranger = await (await server.guest()).send(path, **body)
    assert (stranger.status, stranger.code) == (403, "not-seated")
    nobody = await Client(server.app).send(path, **body)
    assert (nobody.status, nobody.code) == (401, "no-session")


async def test_there_must_be_a_game_of_castles(server: Server) -> None:
    guest = await server.guest()
    body: dict[str, Json] = {"castle": GATE, "tiles": ["wizard"]}
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
    scaffold = game.tables.scaffold
    laid = castle_of_layout(game.tables, VARIETY_FREE, game.parse(castle))
    found = judge_places(laid, [scaffold], 0)
    assert len(found.places) > game.tables.tiles
    assert same(await ask(guest, room.table.id, castle, "scaffold"), found)


@pytest.mark.parametrize(
    ("tiles", "code"),
    [
        ([], "refused"),
        (["wizard", "wizard"], "refused"),
        (["wizard", "gnomes"], "refused"),
        (["wizard"] * 101, "bad-request"),
        ("wizard", "bad-request"),
    ],
)
async def test_only_tiles_of_the_castle_are_carried_together(
    server: Server, tiles: Json, code: str
) -> None:
    guest = await server.guest()
    table = await alone(server, guest)
    reply = await guest.send(f"/tables/{table}/places", castle=GATE, tiles=tiles)
    assert (reply.status, reply.code) == (422, code)
