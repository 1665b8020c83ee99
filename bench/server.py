"""How long it takes from an action to all clients seeing it, with many live tables.

    python bench/server.py [--tables 1 100 500] [--seconds 20] [--pause 1]

The server runs as people run it (`bajarz serve`, one process and one for bots, SQLite file). This
process plays the clients: at every table two players and a watcher, each with a socket. Somebody
acts, and when all three have the update, the table rests for a while and goes on.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

GAME = "fantazja"
TABLES_OF_A_PAIR = 10  # so that no guest comes near the limits for one caller


class Guest:
    """A caller over HTTP."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.token = ""
        self.token = self.post("/session")["token"]

    def post(self, path: str, **body: Any) -> Any:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        page = f"http://{self.address}/api{path}"
        while True:
            try:
                with urlopen(Request(page, json.dumps(body).encode(), headers)) as reply:
                    return json.load(reply)
            except HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(1)  # the limits are meant for us, too

    def connect(self, table: str) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"}
        page = f"ws://{self.address}/api/tables/{table}/socket"
        return connect(page, additional_headers=headers, compression=None, open_timeout=120)


class Client:
    """A socket that keeps what it last heard of the game."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.play: Any = None
        self.seen = asyncio.Event()

    async def listen(self) -> None:
        async for text in self.wire:
            message = json.loads(text)
            if message["type"] in ("snapshot", "update") and message["play"]:
                self.play = message["play"]
                self.seen.set()

    async def reach(self, seq: int) -> None:
        while self.play is None or self.play["seq"] < seq:
            self.seen.clear()
            await self.seen.wait()


def make_tables(address: str, count: int) -> list[tuple[str, Guest, Guest]]:
    tables: list[tuple[str, Guest, Guest]] = []
    for number in range(count):
        if number % TABLES_OF_A_PAIR == 0:
            pair = Guest(address), Guest(address)
        host, other = pair
        table = host.post("/tables", game=GAME, players=2, seats=["me", "open"], listed=False)
        other.post(f"/tables/{table['id']}/seats/2", do="join")
        other.post(f"/tables/{table['id']}/ready", ready=True)
        host.post(f"/tables/{table['id']}/start")
        tables.append((table["id"], host, other))
    return tables


async def play(
    table: tuple[str, Guest, Guest],
    start: asyncio.Barrier,
    seconds: float,
    pause: float,
    times: list[float],
) -> None:
    """Play at one table and note how long each action took to be seen by all."""
    name, host, other = table
    watcher = Guest.__new__(Guest)
    watcher.address, watcher.token = host.address, ""
    async with host.connect(name) as one, other.connect(name) as two, watcher.connect(name) as eye:
        clients = [Client(one), Client(two), Client(eye)]
        listening = [asyncio.create_task(client.listen()) for client in clients]
        await asyncio.gather(*(client.reach(1) for client in clients))
        await start.wait()  # until all tables are ready
        until = time.perf_counter() + seconds
        await asyncio.sleep(random.random() * pause)
        while time.perf_counter() < until and clients[0].play["result"] is None:
            acting = clients[clients[0].play["to_move"] - 1]
            seq, action = acting.play["seq"], random.choice(acting.play["legal"])
            wish = {"type": "act", "key": f"s{seq}", "seq": seq, "action": action}
            begin = time.perf_counter()
            await acting.wire.send(json.dumps(wish))
            await asyncio.gather(*(client.reach(seq + 1) for client in clients))
            times.append(time.perf_counter() - begin)
            await asyncio.sleep(pause * (0.5 + random.random()))
        for task in listening:
            task.cancel()


async def measure(address: str, count: int, seconds: float, pause: float) -> list[float]:
    tables = await asyncio.to_thread(make_tables, address, count)
    times: list[float] = []
    start = asyncio.Barrier(count)
    await asyncio.gather(*(play(table, start, seconds, pause, times) for table in tables))
    return times


def serve(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    database = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
    process = subprocess.Popen(
        [sys.executable, "-m", "bajarz", "serve", "--port", str(port), "--database", database],
        stdout=subprocess.DEVNULL,
    )
    while True:
        try:
            urlopen(f"http://127.0.0.1:{port}/api/games").close()
        except OSError:
            time.sleep(0.1)
        else:
            return process, f"127.0.0.1:{port}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 100, 500])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=1.0)
    given = parser.parse_args()
    print("| tables | sockets | actions/s | median ms | p99 ms | worst ms | load before |")
    print("|---|---|---|---|---|---|---|")
    for count in given.tables:
        load = os.getloadavg()[0]
        with tempfile.TemporaryDirectory() as folder:
            process, address = serve(Path(folder))
            try:
                times = asyncio.run(measure(address, count, given.seconds, given.pause))
            finally:
                process.terminate()
                process.wait()
        times = [1000 * each for each in times]
        p99 = statistics.quantiles(times, n=100)[98]
        print(
            f"| {count} | {3 * count} | {len(times) / given.seconds:.0f} "
            f"| {statistics.median(times):.1f} | {p99:.1f} | {max(times):.1f} | {load:.1f} |"
        )


if __name__ == "__main__":
    main()
