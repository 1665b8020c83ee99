"""How the points went, as the page of a game's result draws it."""

from random import Random

import pytest

from bajarz.core.record import read_record
from bajarz.core.replay import replay
from bajarz.games.registry import GAMES, make_game
from bajarz.server.finished.curve import MOST
from server.driver import Client, Server, play_on

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", list(GAMES))
async def test_the_curve_is_the_score_after_the_steps(server: Server, game: str) -> None:
    people = await server.guests(2)
    table = await server.game(game, people)
    await play_on(await server.room(table), people, Random(game), 90)
    await people[0].post(f"/tables/{table}/undo", key="back", seq=91)
    await people[0].post(f"/tables/{table}/resign")
    anybody = Client(server.app)
    record = await anybody.get(f"/tables/{table}/record")
    read = read_record(record)[0]
    scores = [each.state.scores() for each in replay(read, make_game(game))]
    standing = (await anybody.get(f"/replays/{table}"))["standing"]
    curve = await anybody.get(f"/replays/{table}/curve")
    assert [point["seq"] for point in curve] == standing
    assert [point["scores"] for point in curve[:-1]] == scores
    assert curve[-1]["scores"] == scores[-1]
    turns = [point["turn"] for point in curve]
    assert turns == sorted(turns)


async def test_a_long_game_has_a_short_curve_with_both_its_ends(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("grajeczka", people)
    room = await server.room(table)
    await play_on(room, people, Random("long"), 100_000)
    curve = await people[0].get(f"/replays/{table}/curve")
    assert room.table.seq > len(curve) == MOST
    assert (curve[0]["seq"], curve[-1]["seq"]) == (0, room.table.seq - 1)
    result = room.table.result()
    assert result is not None
    assert curve[-1]["scores"] == list(result["scores"].values())


async def test_a_game_that_goes_on_has_no_curve(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("caladale", people)
    for caller in [*people, Client(server.app)]:
        reply = await caller.call("GET", f"/replays/{table}/curve")
        assert (reply.status, reply.code) == (409, "playing")
