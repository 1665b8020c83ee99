"""How a game begins: who sits down is ready, and when all are here it begins by itself."""

import asyncio
from typing import Any

import pytest

from server.driver import Client, Server, Socket

pytestmark = pytest.mark.anyio


class Waiting:
    """Sleep that is over when a test says so."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self.over = asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        self.asked.append(seconds)
        await self.over.wait()


@pytest.fixture
def waiting(server: Server, monkeypatch: pytest.MonkeyPatch) -> Waiting:
    waiting = Waiting()
    monkeypatch.setattr(server.hub, "sleep", waiting)
    return waiting


async def table_for_two(server: Server) -> tuple[Client, Client, str]:
    ola, ala = await server.guests(2)
    return ola, ala, await server.game("fantazja", [ola], players=2)


async def until(socket: Socket, starts_in: float | None) -> Any:
    """The table, as soon as the game begins in so many seconds."""
    while (table := (await socket.hear("table", "snapshot"))["table"])["starts_in"] != starts_in:
        pass
    return table


async def test_whoever_sits_down_is_ready_and_may_say_not_yet(server: Server) -> None:
    ola, ala, table = await table_for_two(server)
    shown = await ala.post(f"/tables/{table}/seats/2", do="join")
    assert [seat["ready"] for seat in shown["seats"]] == [True, True]
    await ala.post(f"/tables/{table}/ready", ready=False)
    assert (await ola.send(f"/tables/{table}/start")).code == "not-ready"
    await ala.post(f"/tables/{table}/ready", ready=True)
    assert (await ola.post(f"/tables/{table}/start"))["state"] == "playing"


async def test_a_game_begins_by_itself_when_all_are_here(server: Server, waiting: Waiting) -> None:
    ola, ala, table = await table_for_two(server)
    async with ola.socket(table) as host, ala.socket(table) as guest:
        guest.say("seat", n=2, do="join")
        await until(host, 5.0)
        server.clock.go_on(2)
        assert (await ola.get(f"/tables/{table}"))["table"]["starts_in"] == 3.0
        assert (await ola.get(f"/tables/{table}"))["play"] is None
        waiting.over.set()
        for socket in (host, guest):
            assert (await socket.until(1))["seq"] == 1
    shown = (await ola.get(f"/tables/{table}"))["table"]
    assert (shown["state"], shown["starts_in"]) == ("playing", None)
    assert waiting.asked == [5.0]


async def test_anybody_at_the_table_stops_the_countdown(server: Server, waiting: Waiting) -> None:
    ola, ala, table = await table_for_two(server)
    async with ola.socket(table) as host, ala.socket(table) as guest:
        guest.say("seat", n=2, do="join")
        for who, other in ((guest, host), (host, guest)):
            await until(other, 5.0)
            who.say("ready", ready=False)
            await until(other, None)
            who.say("ready", ready=True)
        await until(host, 5.0)
        guest.say("seat", n=2, do="leave")
        await until(host, None)
        waiting.over.set()
        host.say("ping")
        await host.hear("pong")
    assert (await ola.get(f"/tables/{table}"))["table"]["state"] == "waiting"


async def test_nothing_begins_without_somebody(server: Server, waiting: Waiting) -> None:
    """Whoever plays over HTTP has no connection; whoever goes away has none any more."""
    waiting.over.set()
    ola, ala, table = await table_for_two(server)
    async with ola.socket(table) as host:
        await ala.post(f"/tables/{table}/seats/2", do="join")
        told = await host.hear("table")
        assert (told["table"]["seats"][1]["ready"], told["table"]["starts_in"]) == (True, None)
    waiting.over.clear()
    async with ola.socket(table) as host:
        async with ala.socket(table):
            await until(host, 5.0)
        await until(host, None)
    waiting.over.set()
    assert (await ola.get(f"/tables/{table}"))["table"]["state"] == "waiting"


async def test_who_asks_for_the_next_game_is_ready_for_it(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    await people[0].post(f"/tables/{table}/resign")
    following = (await people[0].post(f"/tables/{table}/rematch"))["id"]

    async def ready() -> list[bool]:
        seats = (await people[0].get(f"/tables/{following}"))["table"]["seats"]
        return [seat["ready"] for seat in sorted(seats, key=lambda seat: not seat["mine"])]

    assert await ready() == [True, False]
    await people[1].post(f"/tables/{table}/rematch")
    assert await ready() == [True, True]


async def test_a_table_without_a_free_seat_is_not_offered(server: Server) -> None:
    """Only those who sit there see it listed."""
    ola, ala, other = await server.guests(3)
    table = await server.game("fantazja", [ola, ala])
    await ola.post(f"/tables/{table}/resign")
    following = (await ola.post(f"/tables/{table}/rematch"))["id"]
    assert [row["id"] for row in await ala.get("/tables")] == [following]
    assert await other.get("/tables") == []
    await ala.post(f"/tables/{following}/seats/1", do="leave")
    assert [(row["id"], row["free"]) for row in await other.get("/tables")] == [(following, 1)]


async def test_a_guest_has_a_name_when_one_was_chosen_or_kept(server: Server) -> None:
    guest = Client(server.app)
    session = await guest.post("/session")
    guest.token, first = session["token"], session["player"]
    assert (first["is_guest"], first["is_named"], first["settings"]) == (True, False, {})
    assert not (await guest.send("/me", "PATCH", theme="night")).json()["is_named"]
    kept = (await guest.send("/me", "PATCH", name=first["name"])).json()
    assert (kept["name"], kept["is_named"]) == (first["name"], True)
    assert kept["settings"] == {"theme": "night"}
    assert (await guest.post("/session"))["player"] == kept


async def test_a_seat_has_the_name_of_now(server: Server) -> None:
    """Also where the socket was opened before the name was chosen."""
    ola = await server.guest("Ola")
    guest = await server.guest()
    table = await server.game("fantazja", [ola], players=2)
    async with guest.socket(table) as socket:
        await guest.send("/me", "PATCH", name="Ala")
        socket.say("seat", n=2, do="join")
        told = await socket.hear("table")
        assert told["table"]["seats"][1]["name"] == "Ala"
        socket.say("chat", text="hello")
        assert (await socket.hear("chat"))["line"]["name"] == "Ala"
