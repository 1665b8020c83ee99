"""The terms of a table that waits: the host changes them, and all others are asked again."""

import pytest

from bajarz.server.settings import Settings
from server.driver import Server, serve

pytestmark = pytest.mark.anyio
CLOCK = {"kind": "turn", "seconds": 60, "increment": 0}
TERMS = {"options": {"pages": "3"}, "clock": CLOCK, "listed": False, "chat": False}


async def test_the_host_changes_the_terms_and_all_others_are_asked_again(server: Server) -> None:
    ola, ala = await server.guests(2)
    table = await server.game("grajeczka", [ola], players=2)
    await ala.post(f"/tables/{table}/seats/2", do="join")
    await ala.post(f"/tables/{table}/ready", ready=True)
    async with ola.socket(table) as host, ala.socket(table) as other:
        await other.hear("snapshot")
        host.say("arrange", **TERMS)
        told = (await other.hear("table"))["table"]
        while told["clock"]["kind"] == "none":  # others came and went
            told = (await other.hear("table"))["table"]
    assert told["options"]["pages"] == "3"
    assert (told["listed"], told["chat"]) == (False, False)
    assert [seat["ready"] for seat in told["seats"]] == [True, False]  # the host agrees already
    assert await ala.get("/tables") == []
    assert (await ala.send(f"/tables/{table}/chat", text="hello")).code == "no-chat"
    assert (await ola.send(f"/tables/{table}/start")).code == "not-ready"
    await ala.post(f"/tables/{table}/ready", ready=True)
    await ola.post(f"/tables/{table}/start")
    play = (await ola.get(f"/tables/{table}"))["play"]
    assert play["clocks"]["left"] == [60, 60]
    assert play["view"]["seats"]["1"]["left"] == 3


async def test_what_is_left_out_stays_as_it_is(server: Server) -> None:
    ola = await server.guest()
    table = await server.game("grajeczka", [ola], players=2, clock=CLOCK)
    shown = (await ola.send(f"/tables/{table}", "PATCH", options={"mirrored": "yes"})).json()
    assert (shown["options"]["mirrored"], shown["clock"]["seconds"]) == ("yes", 60)
    assert (shown["listed"], shown["chat"]) == (True, True)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"options": {"pages": "1000"}}, "refused"),
        ({"options": {"colour": "red"}}, "refused"),
        ({"clock": {"kind": "turn", "seconds": 1}}, "clock"),
        ({"clock": {"kind": "turn", "seconds": 10**9}}, "bad-request"),
        ({"clock": {"building": 30}}, "clock"),
        ({"players": 3}, "bad-request"),
    ],
)
async def test_bad_terms_change_nothing(
    server: Server, change: dict[str, object], code: str
) -> None:
    ola = await server.guest()
    table = await server.game("grajeczka", [ola], players=2)
    before = await ola.get(f"/tables/{table}")
    reply = await ola.send(f"/tables/{table}", "PATCH", **change)
    assert (reply.status, reply.code) == (422, code)
    assert await ola.get(f"/tables/{table}") == before


async def test_only_the_host_changes_terms_and_only_before_the_game(server: Server) -> None:
    ola, ala = await server.guests(2)
    table = await server.game("fantazja", [ola], players=2)
    await ala.post(f"/tables/{table}/seats/2", do="join")
    assert (await ala.send(f"/tables/{table}", "PATCH", chat=False)).code == "not-host"
    await ala.post(f"/tables/{table}/ready", ready=True)
    await ola.post(f"/tables/{table}/start")
    assert (await ola.send(f"/tables/{table}", "PATCH", chat=False)).code == "started"
    async with ola.socket(table) as host:
        host.say("arrange", options={}, clock=CLOCK, listed=True, chat=True)
        assert (await host.hear("error"))["code"] == "started"
        host.say("arrange", options={}, clock=CLOCK | {"seconds": -1}, listed=True, chat=True)
        assert (await host.hear("error"))["code"] == "bad-message"


async def test_terms_and_contributions_outlast_a_restart(database: str) -> None:
    settings = Settings(database=database)
    async with serve(settings) as server:
        ola, ala = await server.guests(2)
        table = await server.game("grajeczka", [ola], players=2, contribution="0a")
        await ala.post(f"/tables/{table}/seats/2", do="join")
        await ola.send(f"/tables/{table}", "PATCH", **TERMS)
        async with ala.socket(table) as socket:
            socket.say("contribute", bytes="ff")
            socket.say("ready", ready=True)
            while not (await socket.hear("table"))["table"]["seats"][1]["ready"]:
                pass
    async with serve(settings) as server:
        ola.app = ala.app = server.app
        shown = (await ala.get(f"/tables/{table}"))["table"]
        assert (shown["clock"]["seconds"], shown["options"]["pages"]) == (60, "3")
        assert shown["seats"][1]["ready"]
        await ola.post(f"/tables/{table}/start")
        room = await server.room(table)
        assert room.table.match is not None
        assert room.table.match.recorder.header.contributions == ["0a", "ff"]


async def test_contributions_are_nobody_elses_business(server: Server) -> None:
    ola, ala = await server.guests(2)
    table = await server.game("fantazja", [ola], players=2, contribution="abcdef0123456789")
    await ala.get(f"/tables/{table}")
    await ala.get("/tables")
    assert not any(b"abcdef0123456789" in reply for reply in ala.replies)
