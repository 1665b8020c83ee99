"""Tables before the game: made, listed, sat down at, started."""

import gzip

import pytest

from bajarz.games.registry import GAMES
from server.driver import Client, Server

pytestmark = pytest.mark.anyio
ALL = [(name, players) for name, game in GAMES.items() for players in sorted(game.players)]


@pytest.mark.parametrize(("game", "players"), ALL)
async def test_every_game_starts_with_every_number_of_players(
    server: Server, game: str, players: int
) -> None:
    people = await server.guests(players)
    table = await server.game(game, people)
    for n, client in enumerate(people, 1):
        shown = await client.get(f"/tables/{table}?lang=pl")
        assert shown["table"]["state"] == "playing"
        assert shown["play"]["seat"] == n
        assert [seat["mine"] for seat in shown["table"]["seats"]].index(True) == n - 1
        assert bool(shown["play"]["legal"]) == (shown["play"]["to_move"] == n)
        assert len(shown["log"]) == 1
    assert (await Client(server.app).get(f"/tables/{table}"))["play"]["seat"] == 0


@pytest.mark.parametrize("solo", ["builder", "puzzle", "free"])
async def test_a_game_alone_starts_at_once(server: Server, solo: str) -> None:
    guest = await server.guest()
    fields = {"game": "caladale", "players": 1, "options": {"solo": solo}}
    assert (await guest.post("/tables", **fields))["state"] == "playing"


async def test_a_table_with_bots_starts_at_once(server: Server) -> None:
    guest = await server.guest()
    seats = ["me", "bot:random", "bot:random"]
    table = await guest.post("/tables", game="runestones", players=3, seats=seats)
    assert table["state"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert [seat["connected"] for seat in table["seats"]] == [False] * 3


async def test_the_games_are_listed_with_options_and_bots(server: Server) -> None:
    games = await Client(server.app).get("/games")
    assert [game["name"] for game in games] == list(GAMES)
    for game in games:
        assert game["players"] == sorted(GAMES[game["name"]].players)
        assert "random" in game["bots"]
    first = games[0]["options"][0]
    assert first["name"] == "first"
    assert first["values"][0] == "random"


async def test_open_tables_are_listed_until_they_start(server: Server) -> None:
    ola, ala = await server.guest("Ola"), await server.guest("Ala")
    table = await server.game("fantazja", [ola], players=2)
    await server.game("fantazja", [ola], players=2, listed=False)
    (row,) = await ala.get("/tables")
    assert (row["id"], row["free"], row["host"], row["mine"]) == (table, 1, "Ola", False)
    assert (await ola.get("/tables"))[0]["mine"]
    await ala.post(f"/tables/{table}/seats/2", do="join")
    await ala.post(f"/tables/{table}/ready", ready=True)
    await ola.post(f"/tables/{table}/start")
    assert await ala.get("/tables") == []


async def test_listed_games_can_be_found_and_watched(server: Server) -> None:
    ola, watcher = await server.guest("Ola"), await server.guest()
    seats = ["me", "bot:random"]
    hidden = await ola.post("/tables", game="fantazja", players=2, seats=seats, listed=False)
    shown = await ola.post("/tables", game="fantazja", players=2, seats=seats)
    assert hidden["state"] == shown["state"] == "playing"
    (row,) = await watcher.get("/tables?state=playing")
    assert (row["id"], row["state"], row["mine"]) == (shown["id"], "playing", False)
    await ola.post(f"/tables/{shown['id']}/resign")
    assert await watcher.get("/tables?state=playing") == []


async def test_the_host_waits_until_all_are_there_and_ready(server: Server) -> None:
    ola, ala = await server.guests(2)
    table = await server.game("fantazja", [ola], players=2)
    start = f"/tables/{table}/start"
    assert (await ola.send(start)).code == "open-seats"
    await ala.post(f"/tables/{table}/seats/2", do="join")
    await ala.post(f"/tables/{table}/ready", ready=False)
    assert (await ola.send(start)).code == "not-ready"
    await ala.post(f"/tables/{table}/ready", ready=True)
    assert (await ala.send(start)).code == "not-host"
    assert (await ola.post(start))["state"] == "playing"
    assert (await ola.send(start)).code == "started"


async def test_seats_are_taken_left_and_arranged(server: Server) -> None:
    ola, ala, ela = await server.guests(3)
    table = await server.game("runestones", [ola], players=3)
    seats = f"/tables/{table}/seats"
    await ala.post(f"{seats}/2", do="join")
    assert (await ela.send(f"{seats}/2", do="join")).code == "taken"
    assert (await ala.send(f"{seats}/3", do="join")).code == "seated"
    assert (await ela.send(f"{seats}/2", do="leave")).code == "not-yours"
    assert (await ala.send(f"{seats}/3", do="bot", bot="random")).code == "not-host"
    assert (await ola.send(f"{seats}/3", do="bot", bot="nobody")).code == "refused"
    assert (await ola.send(f"{seats}/3", do="bot", bot="./mine.py:Bot")).code == "no-bot"
    assert (await ola.send(f"{seats}/1", do="open")).code == "seated"
    assert (await ola.send(f"{seats}/4", do="open")).code == "no-seat"
    shown = await ola.post(f"{seats}/3", do="bot", bot="random")
    assert shown["seats"][2]["bot"] == "random"
    shown = await ola.post(f"{seats}/2", do="open")  # the host sends somebody away
    assert shown["seats"][1]["kind"] == "open"
    await ala.post(f"{seats}/2", do="join")
    shown = await ala.post(f"{seats}/2", do="leave")
    assert shown["seats"][1]["kind"] == "open"


async def test_a_host_who_leaves_passes_the_table_on(server: Server) -> None:
    ola, ala = await server.guest("Ola"), await server.guest("Ala")
    table = await server.game("fantazja", [ola], players=2)
    await ala.post(f"/tables/{table}/seats/2", do="join")
    await ola.post(f"/tables/{table}/seats/1", do="leave")
    shown = (await ala.get(f"/tables/{table}"))["table"]
    assert (shown["host"], shown["host_name"]) == (True, "Ala")


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "chess"}, "refused"),
        ({"game": "fantazja", "players": 3}, "refused"),
        ({"game": "fantazja", "options": {"colour": "red"}}, "refused"),
        ({"game": "fantazja", "options": {"first": "3"}}, "refused"),
        ({"game": "caladale", "players": 2, "options": {"first": "4"}}, "refused"),
        ({"game": "fantazja", "seats": ["me", "me"]}, "seats"),
        ({"game": "fantazja", "seats": ["me", "open", "open"]}, "seats"),
        ({"game": "fantazja", "seats": ["me", "somebody"]}, "seats"),
        ({"game": "fantazja", "seats": ["me", "bot:nobody"]}, "refused"),
        ({"game": "fantazja", "clock": {"kind": "turn", "seconds": 1}}, "clock"),
        ({"game": "fantazja", "clock": {"kind": "turn", "seconds": -1}}, "bad-request"),
        ({"game": "fantazja", "players": "2"}, "bad-request"),
        ({"game": "fantazja", "prize": 1}, "bad-request"),
        ({}, "bad-request"),
    ],
)
async def test_a_bad_table_is_not_made(server: Server, fields: dict[str, str], code: str) -> None:
    guest = await server.guest()
    reply = await guest.send("/tables", **fields)
    assert (reply.status, reply.code) == (422, code)
    assert await guest.get("/tables") == []
    assert server.hub.rooms == {}


async def test_contributions_go_into_the_dealing(server: Server) -> None:
    ola, ala = await server.guests(2)
    table = await server.game("fantazja", [ola], players=2, contribution="0a")
    await ala.post(f"/tables/{table}/seats/2", do="join")
    async with ala.socket(table) as socket:
        socket.say("contribute", bytes="nothing of the kind")
        assert (await socket.hear("error"))["code"] == "contribution"
        socket.say("contribute", bytes="ff")
        socket.say("ready", ready=True)
        await socket.hear("table")
        await ola.post(f"/tables/{table}/start")
        await socket.hear("snapshot")
        socket.say("contribute", bytes="00")
        assert (await socket.hear("error"))["code"] == "started"
    room = await server.room(table)
    assert room.table.match is not None
    assert room.table.match.recorder.header.contributions == ["0a", "ff"]


async def test_a_link_and_its_picture(server: Server) -> None:
    guest = await server.guest()
    table = await server.game("fantazja", [guest], players=2)
    shown = (await guest.get(f"/tables/{table}"))["table"]
    assert shown["link"].endswith(f"/t/{table}")
    picture = await guest.call("GET", f"/tables/{table}/qr.svg")
    assert b'xmlns="http://www.w3.org/2000/svg"' in picture.body


async def test_there_is_no_such_table(server: Server) -> None:
    guest = await server.guest()
    for name in ("aaaaaaaa", "x", "%00", "'; drop table log"):
        reply = await guest.call("GET", f"/tables/{name}")
        assert (reply.status, reply.code) == (404, "no-table")
    assert server.hub.loading == {}


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("lang", ["en", "pl"])
async def test_art_and_rules(server: Server, game: str, lang: str) -> None:
    anybody = Client(server.app)
    book = await anybody.get(f"/rules/{game}?lang={lang}")
    assert book["rules"][0]["id"]
    art = await anybody.call("GET", f"/art/{game}.svg")
    assert (art.status, art.headers["content-type"]) == (200, "image/svg+xml")
    packed = await anybody.call("GET", f"/art/{game}.svg", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == art.body
    assert (await anybody.call("GET", "/rules/chess")).code == "no-game"
