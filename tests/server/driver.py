"""Drives the server in-process, byte by byte: no network, no waiting, one event loop."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from time import time
from typing import Any
from urllib.parse import unquote

from fastapi import FastAPI

from bajarz.core.state import OVER
from bajarz.server.app import make_app
from bajarz.server.caladale.service import Coach
from bajarz.server.live.bot_pool import BotPool
from bajarz.server.live.hub import Hub
from bajarz.server.live.room import Room
from bajarz.server.live.workers import Workers
from bajarz.server.messages import Act
from bajarz.server.settings import Settings

PATIENCE = 30.0  # seconds until a test that waits in vain fails
Json = Any


class FakeClock:
    """Time that goes on only when a test says so."""

    def __init__(self) -> None:
        self.time = float(int(time()))
        self.slept: list[float] = []

    def __call__(self) -> float:
        return self.time

    def go_on(self, seconds: float) -> None:
        self.time += seconds

    async def sleep(self, seconds: float) -> None:
        """Sleep that is over at once, and time has gone on."""
        self.slept.append(seconds)
        self.go_on(seconds)
        await asyncio.sleep(0)


class Inline(Workers):
    """What takes long is done in the test's own process."""

    async def run(self, task: Callable[..., Any], *given: Any) -> Any:
        await asyncio.sleep(0)
        return task(*given)


class InlineBotPool(Inline, BotPool):
    """Bots that think in the test's own process."""


class Reply:
    """An answer over HTTP."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    def json(self) -> Json:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of an error."""
        return str(self.json()["error"]["code"])


class Client:
    """A caller over HTTP, as a program (with a token) or as a browser (with a cookie)."""

    def __init__(self, app: FastAPI, token: str = "", name: str = "", host: str = "test") -> None:
        self.app = app
        self.token = token
        self.name = name
        self.host = host
        self.id = ""
        self.replies: list[bytes] = []  # all bodies it was sent

    def headers(self) -> list[tuple[bytes, bytes]]:
        return [(b"authorization", f"Bearer {self.token}".encode())] if self.token else []

    async def call(
        self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> Reply:
        path, _, query = path.partition("?")
        given = self.headers() + [(k.encode(), v.encode()) for k, v in (headers or {}).items()]
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
            "path": unquote(f"/api{path}"), "raw_path": f"/api{path}".encode(), "root_path": "",
            "scheme": "http", "query_string": query.encode(), "headers": given,
            "client": (self.host, 1), "server": ("test", 80),
        }  # fmt: skip
        chunks = [{"type": "http.request", "body": body, "more_body": False}]
        sent: list[Json] = []

        async def receive() -> Json:
            return chunks.pop(0) if chunks else await asyncio.Event().wait()

        async def send(message: Json) -> None:
            sent.append(message)

        try:
            await asyncio.wait_for(self.app(scope, receive, send), PATIENCE)
        finally:
            self.replies.append(b"".join(message.get("body", b"") for message in sent[1:]))
        start = sent[0]
        headed = {key.decode(): value.decode() for key, value in start["headers"]}
        return Reply(start["status"], headed, self.replies[-1])

    async def get(self, path: str) -> Json:
        return self.good(await self.call("GET", path))

    async def post(self, path: str, **fields: Json) -> Json:
        return self.good(await self.send(path, **fields))

    async def send(self, path: str, method: str = "POST", **fields: Json) -> Reply:
        body = json.dumps(fields).encode()
        return await self.call(method, path, body, {"content-type": "application/json"})

    def good(self, reply: Reply) -> Json:
        assert reply.status < 300, reply.body
        return reply.json()

    @asynccontextmanager
    async def socket(self, table: str, lang: str = "en") -> AsyncIterator["Socket"]:
        socket = Socket(self, table, lang)
        try:
            await socket.open()
            yield socket
        finally:
            await socket.close()


class Closed(Exception):
    """The server has closed the socket."""


class Socket:
    """A client's connection to a table. `heard` is all it was sent, `received` the bytes."""

    def __init__(self, client: Client, table: str, lang: str) -> None:
        self.client = client
        self.table = table
        self.lang = lang
        self.to_app: asyncio.Queue[Json] = asyncio.Queue()
        self.from_app: asyncio.Queue[Json] = asyncio.Queue()
        self.received: list[bytes] = []
        self.heard: list[Json] = []
        self.closed_with: int | None = None
        self.keys = 0

    async def open(self) -> None:
        path = f"/api/tables/{self.table}/socket"
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1",
            "path": path, "raw_path": path.encode(), "root_path": "", "scheme": "ws",
            "query_string": f"lang={self.lang}".encode(), "headers": self.client.headers(),
            "client": (self.client.host, 1), "server": ("test", 80), "subprotocols": [],
        }  # fmt: skip
        self.to_app.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self.client.app(scope, self.to_app.get, self.from_app.put))
        accepted = await asyncio.wait_for(self.from_app.get(), PATIENCE)
        assert accepted["type"] == "websocket.accept", accepted

    async def close(self) -> None:
        self.to_app.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, PATIENCE)

    def send_text(self, text: str) -> None:
        self.to_app.put_nowait({"type": "websocket.receive", "text": text})

    def send_bytes(self, data: bytes) -> None:
        self.to_app.put_nowait({"type": "websocket.receive", "bytes": data})

    def say(self, type: str, **fields: Json) -> None:  # noqa: A002 -- the message's own word
        self.send_text(json.dumps({"type": type, **fields}))

    async def next(self) -> Json:
        """The next message; raises Closed."""
        message = await asyncio.wait_for(self.from_app.get(), PATIENCE)
        if message["type"] == "websocket.close":
            self.closed_with = message["code"]
            raise Closed
        self.received.append(message["text"].encode())
        self.heard.append(json.loads(message["text"]))
        return self.heard[-1]

    async def hear(self, *types: str) -> Json:
        """The next message of one of these types; others are passed over."""
        while True:
            message = await self.next()
            if message["type"] in types:
                return message

    async def ask(self, type: str, **fields: Json) -> Json:  # noqa: A002
        """Say something that has a key, and hear the answer to it."""
        if "key" not in fields:
            self.keys += 1
            fields["key"] = f"{id(self)}-{self.keys}"
        self.say(type, **fields)
        while True:
            answer = await self.hear("answer", "error")
            assert answer["type"] == "answer", answer
            if answer["key"] == fields["key"]:
                return answer

    async def until(self, seq: int) -> Json:
        """The play of an update or snapshot at step `seq` or later."""
        while True:
            message = await self.hear("update", "snapshot")
            if message["play"] is not None and message["play"]["seq"] >= seq:
                return message["play"]

    def drain(self) -> None:
        """Take what has come already."""
        while not self.from_app.empty():
            message = self.from_app.get_nowait()
            if message["type"] == "websocket.send":
                self.received.append(message["text"].encode())
                self.heard.append(json.loads(message["text"]))


class Server:
    """A running server with a clock of the test's."""

    def __init__(self, app: FastAPI, clock: FakeClock) -> None:
        self.app = app
        self.clock = clock

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    async def guest(self, name: str = "") -> Client:
        client = Client(self.app)
        session = await client.post("/session")
        client.token, client.id = session["token"], session["player"]["id"]
        if name:
            reply = await client.send("/me", "PATCH", name=name)
            assert reply.status == 200, reply.body
        client.name = name or session["player"]["name"]
        return client

    async def guests(self, count: int) -> list[Client]:
        return [await self.guest(f"Player {n}") for n in range(1, count + 1)]

    async def game(self, game: str, people: list[Client], **fields: Json) -> str:
        """A table at which these people play; its id."""
        players = fields.pop("players", len(people))
        host, *others = people
        seats = fields.pop("seats", ["me"] + ["open"] * (players - 1))
        table = await host.post("/tables", game=game, players=players, seats=seats, **fields)
        for n, other in enumerate(others, 2):
            await other.post(f"/tables/{table['id']}/seats/{n}", do="join")
            await other.post(f"/tables/{table['id']}/ready", ready=True)
        if table["state"] == "waiting" and len(people) == players:
            await host.post(f"/tables/{table['id']}/start")
        return str(table["id"])

    async def room(self, table: str) -> Room:
        return await self.hub.room(table)


def coach_of(hub: Hub) -> Coach:
    """What helps at Castles of Caladale."""
    coach = hub.services["caladale"]
    assert isinstance(coach, Coach)
    return coach


@asynccontextmanager
async def serve(
    settings: Settings | None = None, clock: FakeClock | None = None, **changes: Json
) -> AsyncIterator[Server]:
    """A server from its start to its end."""
    generous: dict[str, Json] = {
        "bot_pause": 0.0, "requests": 10**6, "guests": 10**6, "coach_steps": 20_000,
        "check_messages": True,
    }  # fmt: skip
    settings = (settings or Settings())._replace(**generous | changes)
    clock = clock or FakeClock()
    app = make_app(settings, clock)
    original = Hub.__init__

    def inline(hub: Hub, *args: Json) -> None:
        original(hub, *args)
        hub.bot_pool = InlineBotPool(1)
        coach_of(hub).workers = hub.render_worker.workers = Inline(1)

    Hub.__init__ = inline  # type: ignore[method-assign,assignment]
    try:
        async with app.router.lifespan_context(app):
            yield Server(app, clock)
    finally:
        Hub.__init__ = original  # type: ignore[method-assign]


async def act_randomly(room: Room, people: list[Client], rng: Random) -> bool:
    """Let the person to move do something legal; False when the game is over."""
    seat = room.table.to_move()
    if seat == OVER:
        return False
    player = room.table.seats[seat].player
    assert player in [client.id for client in people]
    assert room.table.match is not None
    state, seq = room.table.match.state, room.table.seq
    action = room.table.game.text(rng.choice(state.legal_actions()))
    answer = await room.act(player, Act(key=f"step {seq}", seq=seq, action=action), "en")
    assert answer.ok, answer
    return True


async def play_on(room: Room, people: list[Client], rng: Random, steps: int = 100_000) -> None:
    """Random play of people, to the end or for some steps."""
    for _ in range(steps):
        if not await act_randomly(room, people, rng):
            return


async def eventually(condition: Any) -> None:
    """Let the loop run until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.001)
