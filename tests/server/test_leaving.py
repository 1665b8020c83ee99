"""Giving up, leaving, coming back, being replaced; the next game."""

from random import Random

import pytest

from bajarz.core.verify import verify
from bajarz.server.live import bot_pool
from bajarz.server.live.room import Room
from server.driver import Server, eventually, play_on

pytestmark = pytest.mark.anyio


def kinds(room: Room) -> list[str]:
    return [seat.kind for seat in room.table.seats]


async def test_with_two_the_other_wins(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    room = await server.room(table)
    await play_on(room, people, Random(1), 5)
    async with people[1].socket(table) as socket:
        await people[0].post(f"/tables/{table}/resign")
        told = await socket.hear("update")
        assert told["play"]["result"]["winners"] == [2]
        assert told["play"]["result"]["reason"] == "resigned"
        assert told["play"]["to_move"] == 0
        assert told["play"]["secret"] == room.table.secret.hex()
        assert told["log"][0]["words"] == "Player 1 gives up."
        assert (await socket.hear("table"))["table"]["state"] == "over"
    late = await people[1].send(f"/tables/{table}/act", key="a", seq=8, action="pass")
    assert late.code == "over"
    assert (await people[1].send(f"/tables/{table}/resign")).code == "over"
    record = await people[1].get(f"/tables/{table}/record")
    proved = verify(record, room.table.game)  # every draw is proved, although nobody has won it
    assert proved.secret == room.table.secret.hex()
    assert len(proved.steps) == 5


async def test_alone_one_has_lost(server: Server) -> None:
    guest = await server.guest()
    table = await server.game("caladale", [guest])
    await guest.post(f"/tables/{table}/resign")
    play = (await guest.get(f"/tables/{table}"))["play"]
    assert (play["result"]["winners"], play["result"]["ranks"]) == ([], {"1": 2})


async def test_with_three_a_bot_plays_on_to_the_end(server: Server) -> None:
    people = await server.guests(3)
    table = await server.game("grajeczka", people)
    room = await server.room(table)
    await people[0].post(f"/tables/{table}/resign")
    shown = (await people[0].get(f"/tables/{table}"))["table"]
    assert shown["state"] == "playing"
    assert (shown["seats"][0]["kind"], shown["seats"][0]["resigned"]) == ("bot", True)
    for order in ("join", "leave"):  # no way back
        await people[0].send(f"/tables/{table}/seats/1", do=order)
        assert room.table.seats[0].kind == "bot"
    assert (await people[0].send(f"/tables/{table}/ready", ready=True)).status == 403
    await people[1].post(f"/tables/{table}/resign")
    await people[2].post(f"/tables/{table}/resign")
    await eventually(lambda: room.table.state == "over")
    record = await people[0].get(f"/tables/{table}/record")
    verify(record, room.table.game)


async def test_a_bot_plays_for_who_leaves_until_they_come_back(server: Server) -> None:
    ola, ala = await server.guests(2)
    table = await server.game("fantazja", [ola, ala])
    room = await server.room(table)
    await ola.post(f"/tables/{table}/seats/1", do="leave")
    await ala.post(f"/tables/{table}/seats/2", do="leave")
    seq = room.table.seq
    await eventually(lambda: room.table.seq > seq + 3)
    await ola.post(f"/tables/{table}/seats/1", do="join")
    await ala.post(f"/tables/{table}/seats/2", do="join")
    assert kinds(room) == ["person", "person"]
    await eventually(lambda: room.autoplay.bots is None or room.autoplay.bots.done())
    await play_on(room, [ola, ala], Random(1), 3)
    stranger = await server.guest()
    assert (await stranger.send(f"/tables/{table}/seats/1", do="join")).code == "taken"


async def test_who_is_gone_for_long_can_be_replaced(server: Server) -> None:
    ola, ala = await server.guests(2)
    table = await server.game("fantazja", [ola, ala])
    room = await server.room(table)
    stranger = await server.guest()
    replace = {"do": "bot"}
    async with ola.socket(table) as mine:
        async with ala.socket(table):
            server.clock.go_on(100)
            assert (await ola.send(f"/tables/{table}/seats/2", **replace)).code == "not-away"
        server.clock.go_on(30)
        assert (await ola.send(f"/tables/{table}/seats/2", **replace)).code == "not-away"
        server.clock.go_on(31)
        assert (await ola.get(f"/tables/{table}"))["table"]["seats"][1]["away"]
        assert (await stranger.send(f"/tables/{table}/seats/2", **replace)).code == "not-away"
        assert (await ola.send(f"/tables/{table}/seats/1", **replace)).code == "not-away"
        await ola.post(f"/tables/{table}/seats/2", **replace)
        mine.drain()
        assert kinds(room) == ["person", "bot"]
        assert (await ola.get(f"/tables/{table}"))["table"]["seats"][1]["why"] == "away"
    await ala.post(f"/tables/{table}/seats/2", do="join")
    assert kinds(room) == ["person", "person"]
    assert (await ola.get(f"/tables/{table}"))["table"]["seats"][1]["why"] == ""


async def test_whoever_does_not_come_back_loses_when_the_other_says_so(server: Server) -> None:
    ola, ala = await server.guests(2)
    table = await server.game("fantazja", [ola, ala])
    stranger = await server.guest()
    async with ola.socket(table):
        async with ala.socket(table):
            server.clock.go_on(1000)
            claim = await ola.send(f"/tables/{table}/seats/2", do="claim")
            assert claim.code == "not-gone"
        server.clock.go_on(299)
        assert (await ola.send(f"/tables/{table}/seats/2", do="claim")).code == "not-gone"
        seats = (await ola.get(f"/tables/{table}"))["table"]["seats"]
        assert (seats[1]["away"], seats[1]["gone"]) == (True, False)
        server.clock.go_on(1)
        assert (await ola.get(f"/tables/{table}"))["table"]["seats"][1]["gone"]
        assert (await stranger.send(f"/tables/{table}/seats/2", do="claim")).code == "not-gone"
        await ola.post(f"/tables/{table}/seats/2", do="claim")
        shown = await ola.get(f"/tables/{table}")
    assert shown["table"]["state"] == "over"
    assert (shown["play"]["result"]["winners"], shown["play"]["result"]["reason"]) == ([1], "away")
    assert shown["log"][-1]["words"] == f"{ala.name} has not come back."


async def test_the_substitute_is_a_bot_that_there_is(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = server.hub.game("fantazja")
    assert bot_pool.substitute_for(game) == "journeyman"
    monkeypatch.setattr(bot_pool, "bots_for", lambda _: ["archmage", "random"])
    assert bot_pool.substitute_for(game) == "random"
    monkeypatch.setattr(bot_pool, "bots_for", lambda _: ["archmage"])
    assert bot_pool.substitute_for(game) == "archmage"


async def test_a_bot_that_fails_does_something_legal(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> str:
        raise OSError("out of order")

    monkeypatch.setattr(server.hub.bot_pool, "ask", fail)
    guest = await server.guest()
    table = await server.game("fantazja", [guest], seats=["bot:random", "bot:random"], players=2)
    room = await server.room(table)
    await eventually(lambda: room.table.state == "over")
    assert "has failed" in caplog.text


async def test_the_next_game_is_made_once(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people, clock={"kind": "turn", "seconds": 60})
    ola, ala = people
    stranger = await server.guest()
    assert (await ola.send(f"/tables/{table}/rematch")).code == "playing"
    await ola.post(f"/tables/{table}/resign")
    assert (await stranger.send(f"/tables/{table}/rematch")).code == "not-seated"
    async with ola.socket(table) as socket:
        await socket.hear("snapshot")
        following = (await ala.post(f"/tables/{table}/rematch"))["id"]
        assert (await ola.post(f"/tables/{table}/rematch"))["id"] == following
        told = await socket.hear("table")
        while not told["table"]["next"]:
            told = await socket.hear("table")
        assert told["table"]["next"] == following
    shown = (await ala.get(f"/tables/{following}"))["table"]
    assert (shown["state"], shown["host"], shown["clock"]["seconds"]) == ("waiting", True, 60)
    assert [seat["name"] for seat in shown["seats"]] == ["Player 2", "Player 1"]
    assert [row["id"] for row in await ola.get("/me/tables?state=waiting")] == [following]


async def test_the_next_game_against_bots_begins_at_once(server: Server) -> None:
    guest = await server.guest()
    table = await server.game("fantazja", [guest], seats=["me", "bot:random"], players=2)
    await guest.post(f"/tables/{table}/resign")
    following = (await guest.post(f"/tables/{table}/rematch"))["id"]
    shown = (await guest.get(f"/tables/{following}"))["table"]
    assert shown["state"] == "playing"
    assert [seat["kind"] for seat in shown["seats"]] == ["bot", "person"]
