"""Chat, watchers, several devices, languages, moments of the past, records."""

from random import Random

import pytest

from bajarz.core.verify import verify
from bajarz.games.registry import GAMES
from server.driver import Client, Closed, Server, play_on

pytestmark = pytest.mark.anyio


async def test_chat_reaches_all_and_is_kept(server: Server) -> None:
    people = await server.guests(2)
    watcher = await server.guest("Ela")
    table = await server.game("fantazja", people)
    async with people[0].socket(table) as one, watcher.socket(table) as other:
        one.say("chat", text="  Dobry\n wieczór\u0000! ")
        line = (await other.hear("chat"))["line"]
        assert (line["name"], line["seat"], line["text"]) == ("Player 1", 1, "Dobry wieczór !")
        await watcher.post(f"/tables/{table}/chat", text="Witajcie")
        await one.hear("chat")
        line = (await one.hear("chat"))["line"]
        assert (line["name"], line["seat"], line["number"]) == ("Ela", 0, 1)
    shown = await people[1].get(f"/tables/{table}")
    assert [line["text"] for line in shown["chat"]] == ["Dobry wieczór !", "Witajcie"]


async def test_chat_has_limits(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    say = f"/tables/{table}/chat"
    for text in ("", "   ", "\u0000", "x" * 301):
        assert (await people[0].send(say, text=text)).code == "chat"
    for _ in range(5):
        await people[0].post(say, text="hm")
    async with people[0].socket(table) as socket:  # over whichever way
        socket.say("chat", text="hm")
        assert (await socket.hear("error"))["code"] == "flood"
    assert (await people[0].send(say, text="hm")).status == 429
    await people[1].post(say, text="others may")
    server.clock.go_on(10)
    await people[0].post(say, text="hm")
    assert (await Client(server.app).send(say, text="hm")).status == 401
    async with Client(server.app).socket(table) as socket:
        socket.say("chat", text="hm")
        assert (await socket.hear("error"))["code"] == "no-session"
    silent = await server.game("fantazja", people, chat=False)
    assert (await people[0].send(f"/tables/{silent}/chat", text="hm")).code == "no-chat"


async def test_who_is_here_is_shown(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    async with people[0].socket(table) as one:
        shown = (await one.hear("snapshot"))["table"]
        assert [seat["connected"] for seat in shown["seats"]] == [True, False]
        async with people[1].socket(table), Client(server.app).socket(table):
            shown = (await one.hear("table"))["table"]
            shown = (await one.hear("table"))["table"]
            assert [seat["connected"] for seat in shown["seats"]] == [True, True]
            assert shown["watchers"] == 1
        shown = (await one.hear("table"))["table"]
        shown = (await one.hear("table"))["table"]
        assert [seat["connected"] for seat in shown["seats"]] == [True, False]
        assert shown["watchers"] == 0


async def test_all_devices_of_a_player_get_everything(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    room = await server.room(table)
    me = people[room.table.to_move()]
    async with me.socket(table) as desk, me.socket(table) as phone:
        play = (await desk.hear("snapshot"))["play"]
        assert (await phone.hear("snapshot"))["play"] == play
        await phone.ask("act", seq=play["seq"], action=play["legal"][0])
        told = await desk.hear("update")
        assert told in phone.heard
        assert told["play"]["seat"] == play["seat"]


async def test_each_connection_has_its_language(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    async with people[0].socket(table, "pl") as socket, people[0].socket(table, "xx") as other:
        polish = (await socket.hear("snapshot"))["log"][0]["words"]
        english = (await other.hear("snapshot"))["log"][0]["words"]
        assert polish != english
        socket.say("language", lang="en")
        assert (await socket.hear("snapshot"))["log"][0]["words"] == english
        socket.say("ping")
        await socket.hear("pong")
        socket.say("resync")
        assert (await socket.hear("snapshot"))["log"][0]["words"] == english


async def test_there_is_no_socket_without_a_table(server: Server) -> None:
    async with Client(server.app).socket("aaaaaaaa") as socket:
        with pytest.raises(Closed):
            await socket.next()
        assert socket.closed_with == 4404


@pytest.mark.parametrize("game", list(GAMES))
async def test_every_moment_of_the_past_is_shown_as_it_was_seen(server: Server, game: str) -> None:
    people = await server.guests(2)
    table = await server.game(game, people)
    room = await server.room(table)
    async with people[0].socket(table) as seat, Client(server.app).socket(table) as watcher:
        await play_on(room, people, Random(1), 12)
        for socket, client in ((seat, people[0]), (watcher, watcher.client)):
            await socket.until(13)
            plays = [m["play"] for m in socket.heard if m["type"] in ("snapshot", "update")]
            assert len(plays) == 13
            for play in plays:
                number = play["seq"] - 1
                socket.say("moment", seq=number)
                shown = await socket.hear("moment")
                assert (shown["view"], shown["last"]) == (play["view"], play["last"])
                over_http = await client.get(f"/tables/{table}/moments/{number}")
                assert over_http["view"] == play["view"]
            for seq in (-1, 13, 10**9):
                socket.say("moment", seq=seq)
                assert (await socket.hear("error"))["code"] == "no-moment"


@pytest.mark.parametrize("game", list(GAMES))
async def test_the_record_opens_when_the_game_is_over(server: Server, game: str) -> None:
    people = await server.guests(2)
    table = await server.game(game, people)
    room = await server.room(table)
    await play_on(room, people, Random(1), 3)
    reply = await people[0].call("GET", f"/tables/{table}/record")
    assert (reply.status, reply.code) == (409, "playing")
    await play_on(room, people, Random(1))
    play = (await people[0].get(f"/tables/{table}"))["play"]
    record = await Client(server.app).get(f"/tables/{table}/record")
    proved = verify(record, room.table.game)
    assert proved.secret == play["secret"] == room.table.secret.hex()
    assert proved.result == play["result"]
    assert [seat["name"] for seat in proved.header.seats] == ["Player 1", "Player 2"]
