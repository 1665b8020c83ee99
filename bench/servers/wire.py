"""What the servers that are measured have in common: tables, and the sockets of their clients."""

import asyncio
import json
import re
import socket
import subprocess
import time
from pathlib import Path
from typing import Any, NamedTuple, Protocol
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection

START = 60  # seconds that a server may take to answer
PAUSE = 0.1


class Client:
    """A socket: it notes the number of the step, and keeps the text for who wants to read it."""

    def __init__(self, wire: ClientConnection, step: re.Pattern[str]) -> None:
        self.wire = wire
        self.pattern = step
        self.step = -1
        self.text = ""
        self.bytes: list[int] = []
        self.seen = asyncio.Event()

    async def listen(self) -> None:
        async for text in self.wire:
            assert isinstance(text, str)
            if text == "2":  # engine.io asks whether we live
                await self.wire.send("3")
            elif found := self.pattern.search(text):
                self.step, self.text = int(found[1]), text
                self.bytes.append(len(text))
                self.seen.set()

    async def reach(self, step: int) -> None:
        while self.step < step:
            self.seen.clear()
            await self.seen.wait()


class Action(NamedTuple):
    client: Client  # who acts
    text: str  # what it sends
    step: int  # the number that all clients wait for


class Table(Protocol):
    """A game of two players, with somebody who watches."""

    async def sit_down(self) -> list[Client]:
        """Connect everybody; the sockets are the caller's to close."""
        ...

    def action(self, clients: list[Client]) -> Action | None:
        """A random legal action, or nothing when the game is over."""
        ...


class GameServer(Protocol):
    """A server with its tables."""

    name: str

    def command(self, port: int, folder: Path) -> list[str]: ...

    def open_table(self, address: str, number: int) -> Table: ...


def post(page: str, token: str = "", **body: Any) -> Any:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    while True:
        try:
            with urlopen(Request(page, json.dumps(body).encode(), headers)) as reply:
                return json.load(reply)
        except HTTPError as error:
            if error.code != 429:
                raise
            time.sleep(1)  # the limits are meant for us, too


def serve(server: GameServer, folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    """The server, ready; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(server.command(port, folder), stdout=quiet, stderr=quiet)
    until = time.monotonic() + START
    while time.monotonic() < until and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(PAUSE)
        else:
            return process, f"127.0.0.1:{port}"
    process.kill()
    raise RuntimeError(f"{server.name} does not start")
