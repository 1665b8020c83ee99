"""Random messages over the socket, and random calls of everything the API declares."""

import asyncio
import json
import logging
from collections.abc import Iterator
from threading import Thread
from typing import Any
from urllib.request import Request, urlopen

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from bajarz.games.registry import GAMES
from bajarz.server import messages as m
from bajarz.server.app import make_app
from bajarz.server.live.table import LiveTable
from bajarz.server.settings import Settings
from server.databases import free_port
from server.driver import Socket, serve

QUIET = settings(  # the same examples in every run, and not made smaller: a red run is ours
    deadline=None,
    suppress_health_check=list(HealthCheck),
    max_examples=25,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
)

# The socket

TEXT = st.text(max_size=12) | st.sampled_from(
    ["pass", "gain", "small S-R1a 1,0 r2", "magic", "special", "k1", "bot", "random", "pl", "0af"]
) | st.sampled_from(
    ["shift 1,0", "grass 2", "layout 0 -", "place wizard 3,0 r0", "back scaffold", "keep", "done",
     "summon", "cards", "play 1", "forge 1 B", "trade 1", "move knight 1,1", "add 1,1 r0", "tell"]
)  # fmt: skip
NUMBER = st.integers(-2, 12) | st.integers()
VALUE = TEXT | NUMBER | st.booleans() | st.none() | st.floats() | st.lists(NUMBER, max_size=2)
FIELDS = {
    "key": TEXT, "seq": NUMBER, "action": TEXT, "agree": st.booleans(), "hints": st.booleans(),
    "hold": st.sampled_from(["none", "end", "final", "turn"]),
    "ready": st.booleans(),
    "bytes": TEXT, "text": TEXT, "n": NUMBER, "bot": TEXT, "legal": st.booleans(),
    "then": st.lists(TEXT, max_size=3),
    "do": st.sampled_from(["join", "leave", "open", "bot", "claim"]),
    "lang": st.sampled_from(["en", "pl"]),
    "options": st.dictionaries(st.just("first") | TEXT, st.just("random") | TEXT, max_size=2),
    "clock": st.fixed_dictionaries({}, optional={"kind": st.just("turn"), "seconds": NUMBER}),
    "listed": st.booleans(), "chat": st.booleans(),
}  # fmt: skip


def fields_of(kind: type[m.FromClient]) -> st.SearchStrategy[dict[str, Any]]:
    """Messages of a kind: mostly well-formed, sometimes with something odd or missing."""
    names = [name for name in kind.model_fields if name != "type"]
    good = st.fixed_dictionaries({name: FIELDS[name] for name in names})
    odd = st.dictionaries(st.sampled_from([*names, "extra"]), VALUE, max_size=3)
    tag = {"type": kind.model_fields["type"].default}
    return st.builds(lambda one, two: one | two | tag, good, st.just({}) | odd)


OUTGOING: TypeAdapter[m.Outgoing] = TypeAdapter(m.Outgoing)
KINDS = [kind for kind in m.FromClient.__subclasses__() if kind is not m.Resign]
MESSAGE = (
    st.one_of([fields_of(kind) for kind in KINDS]).map(json.dumps)
    | st.recursive(VALUE, lambda inner: st.dictionaries(TEXT, inner, max_size=3)).map(json.dumps)
    | st.text(max_size=40)
    | st.binary(max_size=40)
)
ACTING = st.just("a legal action")
SAID = st.lists(st.tuples(st.integers(0, 2), MESSAGE | ACTING), max_size=30)


class Faults(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


@QUIET
@given(game=st.sampled_from(list(GAMES)), said=SAID)
def test_random_messages_never_break_a_table(
    game: str, said: list[tuple[int, str | bytes]]
) -> None:
    faults = Faults()
    logging.getLogger().addHandler(faults)
    try:
        asyncio.run(say_all(game, said))
    finally:
        logging.getLogger().removeHandler(faults)
    assert faults.found == []


async def say_all(game: str, said: list[tuple[int, str | bytes]]) -> None:
    async with serve() as server:
        people = [*await server.guests(2), await server.guest()]
        table = await server.game(game, people[:2])
        sockets = [Socket(client, table, "pl") for client in people]
        for socket in sockets:
            await socket.open()
        for who, message in said:
            await say(sockets[who], message)
        for socket in sockets:
            socket.say("ping")
            await socket.hear("pong")
            for data in socket.received:
                answer = OUTGOING.validate_json(data)
                assert getattr(answer, "code", "") != "internal"
            await socket.close()
        room = await server.room(table)
        row = await server.hub.store.table(table)
        assert row is not None
        assert folded(await server.hub.load(row)) == folded(room.table)


async def say(socket: Socket, message: str | bytes) -> None:
    if message == "a legal action":
        socket.say("resync")
        play = (await socket.hear("snapshot"))["play"]
        action = play["legal"][0] if play["legal"] else "pass"
        socket.say("act", key=f"s{play['seq']}", seq=play["seq"], action=action)
    elif isinstance(message, bytes):
        socket.send_bytes(message)
    else:
        socket.send_text(message)


def folded(table: LiveTable) -> Any:
    assert table.match is not None
    return (table.entries, table.seats, table.match.state.full(), table.result())


# The API


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A real server, in a thread."""
    port = free_port()
    app = make_app(Settings(bot_pause=0, requests=10**6, guests=10**6, logins=10**6))
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="critical", ws="none"))
    thread = Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        thread.join(0.01)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def token(address: str) -> str:
    with urlopen(Request(f"{address}/api/session", method="POST")) as reply:
        return str(json.load(reply)["token"])


schema = schemathesis.openapi.from_dict(make_app(Settings()).openapi())
CHECKS: list[Any] = [
    schemathesis.checks.CHECKS.get_one(name)
    for name in (
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_schema_conformance",
        "negative_data_rejection",
    )
]


@schema.exclude(path="/api/logout").parametrize()
@QUIET
def test_the_api_keeps_what_it_declares(
    case: schemathesis.Case[Any], address: str, token: str
) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    case.call_and_validate(base_url=address, headers=headers, checks=CHECKS)
