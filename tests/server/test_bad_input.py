"""Whatever comes in: it is refused with a clear error, and the table lives on."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

from server.driver import Client, Closed, Server, Socket, act_randomly, serve

pytestmark = pytest.mark.anyio

BAD_MESSAGES = [
    ("", "bad-message"),
    ("null", "bad-message"),
    ("[]", "bad-message"),
    ("{}", "bad-message"),
    ("{", "bad-message"),
    ("NaN", "bad-message"),
    ('{"type": "dance"}', "bad-message"),
    ('{"type": 1}', "bad-message"),
    ('{"type": "ping", "extra": 1}', "bad-message"),
    ('{"type": "act"}', "bad-message"),
    ('{"type": "act", "key": 1, "seq": 1, "action": "x"}', "bad-message"),
    ('{"type": "act", "key": "a", "seq": "1", "action": "x"}', "bad-message"),
    ('{"type": "act", "key": "a", "seq": 1.5, "action": "x"}', "bad-message"),
    ('{"type": "act", "key": "a", "seq": true, "action": "x"}', "bad-message"),
    ('{"type": "act", "key": "", "seq": 1, "action": "x"}', "bad-message"),
    ('{"type": "act", "key": "\\u0000", "seq": 1, "action": "x"}', "bad-message"),
    ('{"type": "act", "key": "%s", "seq": 1, "action": "x"}' % ("k" * 65), "bad-message"),
    ('{"type": "act", "key": "a", "seq": 1, "action": "\\ud800"}', "bad-message"),
    ('{"type": "act", "key": "a", "seq": 1, "action": null}', "bad-message"),
    ('{"type": "act", "key": "a", "seq": 1, "action": ["x"]}', "bad-message"),
    ('{"type": "ready", "ready": "yes"}', "bad-message"),
    ('{"type": "seat", "n": 1, "do": "steal"}', "bad-message"),
    ('{"type": "seat", "n": -1, "do": "join"}', "no-seat"),
    ('{"type": "seat", "n": 99999999999999999999, "do": "join"}', "no-seat"),
    ('{"type": "seat", "n": 2, "do": "leave"}', "not-yours"),
    ('{"type": "seat", "n": 2, "do": "open"}', "not-away"),
    ('{"type": "seat", "n": 2, "do": "join"}', "seated"),
    ('{"type": "language", "lang": "de"}', "bad-message"),
    ('{"type": "start"}', "started"),
    ('{"type": "consent", "agree": true}', "no-wish"),
    ('{"type": "moment", "seq": 99}', "no-moment"),
    ('{"type": "rematch"}', "playing"),
    ('{"type": "chat", "text": ""}', "chat"),
    ("[" * 5000, "bad-message"),
    ('{"type": "chat", "text": "%s"}' % ("x" * 17_000), "too-long"),
]


async def lives_on(server: Server, socket: Socket, people: list[Client]) -> None:
    """The connection answers, and the game can be played."""
    socket.say("ping")
    await socket.hear("pong")
    room = await server.room(socket.table)
    assert await act_randomly(room, people, Random(1))
    await socket.until(room.table.seq)


@pytest.fixture
async def people(server: Server) -> list[Client]:
    return await server.guests(2)


async def test_bad_messages_are_refused(server: Server, people: list[Client]) -> None:
    table = await server.game("fantazja", people)
    async with people[0].socket(table) as socket:
        for text, code in BAD_MESSAGES:
            socket.send_text(text)
            error = await socket.hear("error")
            assert (error["code"], bool(error["message"])) == (code, True), text[:80]
        await lives_on(server, socket, people)


@pytest.mark.parametrize(
    "data", [b"", b"\x00\xff\xfe", b'{"type": "ch\xc3\x28"}', b"\xed\xa0\x80", bytes(20_000)]
)
async def test_bytes_and_broken_text_are_refused(
    server: Server, people: list[Client], data: bytes
) -> None:
    table = await server.game("fantazja", people)
    async with people[0].socket(table) as socket:
        socket.send_bytes(data)
        code = "too-long" if len(data) > 16_384 else "bad-message"
        assert (await socket.hear("error"))["code"] == code
        await lives_on(server, socket, people)


async def test_a_flood_closes_one_socket_only(server: Server, people: list[Client]) -> None:
    table = await server.game("fantazja", people)
    async with people[0].socket(table) as quiet:
        async with people[1].socket(table) as loud:
            for _ in range(150):
                loud.say("ping")
            with pytest.raises(Closed):
                await loud.hear("the end")
            assert loud.closed_with == 1008
            assert loud.heard[-1] == {
                "type": "error", "code": "flood", "message": "too many messages"
            }  # fmt: skip
            assert sum(message["type"] == "pong" for message in loud.heard) == 100
        await lives_on(server, quiet, people)


async def test_a_client_that_does_not_read_is_let_go(
    server: Server, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bajarz.server.socket.LAST_WORDS", 0.01)
    table = await server.game("fantazja", people)
    room = await server.room(table)
    deaf = Socket(people[1], table, "en")
    await deaf.open()
    deaf.from_app._maxsize = 1  # type: ignore[attr-defined]
    async with people[0].socket(table) as socket:
        for _ in range(300):
            await room.audience.tell_table()
            await asyncio.sleep(0)
        await asyncio.wait_for(deaf.task, 10)
        assert len(room.audience.connections) == 1
        await lives_on(server, socket, people)


async def test_a_fault_of_ours_is_told_and_the_socket_lives_on(
    server: Server,
    people: list[Client],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = await server.game("fantazja", people)
    room = await server.room(table)

    def broken(*_: Any) -> Any:
        raise LookupError("a message is missing")

    async with people[0].socket(table) as socket:
        await socket.hear("snapshot")
        with monkeypatch.context() as patched:
            patched.setattr(room, "seat_for", broken)
            answer = await socket.ask("try", action="pass")
            assert (answer["ok"], answer["code"]) == (False, "internal")
            assert "a message is missing" not in answer["message"]
        assert "a message is missing" in caplog.text
        await lives_on(server, socket, people)


# HTTP

BAD_BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff\xfe{}",
    b'{"game": "fant\xc3\x28"}',
    b'{"game": "\\ud800"}',
    b'{"game": NaN}',
    b'{"game": "fantazja", "game": 5}',
    b"[" * 20_000,
    b'{"game": "fantazja", "players": 1e400}',
    b'{"game": "fantazja", "clock": {"kind": "turn", "seconds": 99999999999999999999}}',
    b'{"game": "fantazja\\u0000"}',
    b'{"game": "fantazja", "options": {"first": "\\u0000"}}',
    b'{"game": "fantazja", "seats": ["me", "bot:\\u0000"]}',
]


@pytest.mark.parametrize("body", BAD_BODIES, ids=lambda body: repr(body[:30]))
async def test_bad_bodies_are_refused(server: Server, body: bytes) -> None:
    guest = await server.guest()
    reply = await guest.call("POST", "/tables", body, {"content-type": "application/json"})
    assert reply.status in (400, 422)
    assert reply.code in ("bad-request", "refused", "no-bot")
    assert await guest.get("/tables") == []


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nothing", 404, "not-found"),
        ("DELETE", "/me", 405, "method-not-allowed"),
        ("GET", "/rules/fantazja?lang=de", 422, "bad-request"),
        ("GET", "/tables/aaaaaaaa/moments/1", 404, "no-table"),
        ("GET", "/tables/aaaaaaaa%0a/qr.svg", 404, "no-table"),
        ("GET", "/art/..%2f..%2fsecret.svg", 404, "not-found"),
        ("GET", "/art/secret.svg", 404, "no-game"),
    ],
)
async def test_bad_addresses_are_refused(
    server: Server, method: str, path: str, status: int, code: str
) -> None:
    guest = await server.guest()
    reply = await guest.call(method, path)
    assert (reply.status, reply.code) == (status, code)


async def test_giant_bodies_are_refused(server: Server) -> None:
    guest = await server.guest()
    giant = b'{"name": "' + b"x" * 70_000 + b'"}'
    kind = {"content-type": "application/json"}
    for headers in ({"content-length": str(len(giant))}, {}, {"content-length": "many"}):
        reply = await guest.call("PATCH", "/me", giant, kind | headers)
        assert (reply.status, reply.code) == (413, "too-long")
    assert (await guest.get("/me"))["name"] == guest.name


async def test_floods_are_refused() -> None:
    async with serve(requests=10) as server:
        one, other = await server.guest(), await server.guest()
        replies = [await one.call("GET", "/me") for _ in range(20)]
        assert [reply.status for reply in replies].count(429) == 10
        assert replies[-1].code == "flood"
        assert (await other.call("GET", "/me")).status == 200
        forged = [Client(server.app, f"token {n}", host="one") for n in range(300)]
        statuses = [(await client.call("GET", "/me")).status for client in forged]
        assert statuses.count(429) == 100  # new tokens do not help for ever


async def test_a_fault_of_ours_is_a_500_without_details(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = await server.guest()

    async def broken(*_: Any) -> Any:
        raise LookupError("details")

    monkeypatch.setattr(server.hub.store, "open_tables", broken)
    with pytest.raises(LookupError):  # for the server's own log
        await guest.call("GET", "/tables")
    assert json.loads(guest.replies[-1])["error"]["code"] == "internal"
    assert b"details" not in guest.replies[-1]
