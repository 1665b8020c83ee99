"""How long it takes from an action to all clients seeing it, with many live tables.

    python -m bench.server [--tables 1 100 500] [--seconds 20] [--pause 1] [--only bajarz]

Bajarz and boardgame.io in turn, on two cores that they share with this process, which plays the
clients of both in the same way: at every table two programs play and one watches, each with a
socket. One acts, by chance, and when all three have been told, the table rests for a while and
goes on. Bajarz keeps every step in a SQLite file; boardgame.io's server keeps matches in memory,
or in files. Other games of Bajarz follow by themselves. Prints a table for RESULTS.md.
"""

import argparse
import asyncio
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from bench.servers.bajarz import Bajarz
from bench.servers.boardgameio import BoardgameIo, install
from bench.servers.wire import Client, GameServer, Table, serve

CORES = 2
AT_ONCE = 20  # tables that connect at a time
OTHERS = ("caladale", "runestones", "grajeczka")  # games that are measured by themselves
FEW = 5  # fewer tables rest so many times shorter, so that there is enough to count


class Measured(NamedTuple):
    times: list[float]  # seconds, of every action
    sizes: list[int]  # bytes, of every message that told of an action
    server: float  # the share of one core that the server took
    clients: float  # and our own clients


class Run:
    """One server with so many tables."""

    def __init__(self, seconds: float, pause: float) -> None:
        self.seconds = seconds
        self.pause = pause
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.doors = asyncio.Semaphore(AT_ONCE)

    async def play(self, table: Table, ready: asyncio.Barrier) -> None:
        """Play at one table and note how long each action took to be seen by all."""
        async with self.doors:
            clients = await table.sit_down()
            listening = [asyncio.create_task(client.listen()) for client in clients]
            await asyncio.gather(*(client.reach(0) for client in clients))
        await ready.wait()  # until all tables are
        for client in clients:
            client.bytes.clear()
        until = time.perf_counter() + self.seconds
        await asyncio.sleep(random.random() * self.pause)
        while time.perf_counter() < until and await self.act(table, clients):
            await asyncio.sleep(self.pause * (0.5 + random.random()))
        for client, task in zip(clients, listening, strict=True):
            self.sizes += client.bytes
            task.cancel()
            await client.wire.close()

    async def act(self, table: Table, clients: list[Client]) -> bool:
        action = table.action(clients)
        if action is None:
            return False
        begin = time.perf_counter()
        await action.client.wire.send(action.text)
        await asyncio.gather(*(client.reach(action.step) for client in clients))
        self.times.append(time.perf_counter() - begin)
        return True

    async def measure(self, server: GameServer, address: str, count: int, process: int) -> Measured:
        tables = [await asyncio.to_thread(server.open_table, address, n) for n in range(count)]
        ready = asyncio.Barrier(count + 1)
        playing = asyncio.gather(*(self.play(table, ready) for table in tables))
        await ready.wait()
        before, begin = (processor(process), processor(os.getpid())), time.perf_counter()
        await playing
        after, took = (processor(process), processor(os.getpid())), time.perf_counter() - begin
        shares = [(end - start) / took for start, end in zip(before, after, strict=True)]
        return Measured(self.times, self.sizes, *shares)


def processor(process: int) -> float:
    """The seconds that a process has had of the processor (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(server: GameServer, count: int, seconds: float, pause: float) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        process, address = serve(server, Path(folder))
        try:
            run = Run(seconds, pause)
            return asyncio.run(run.measure(server, address, count, process.pid))
        finally:
            process.terminate()
            process.wait()


def row(server: GameServer, count: int, seconds: float, load: float, found: Measured) -> str:
    times = [1000 * each for each in found.times]
    p99 = statistics.quantiles(times, n=100)[98]
    return (
        f"| {server.name} | {count} | {3 * count} | {len(times) / seconds:.0f} "
        f"| {statistics.median(times):.1f} | {p99:.1f} | {max(times):.1f} "
        f"| {statistics.mean(found.sizes) / 1000:.1f} | {found.server:.0%} | {found.clients:.0%} "
        f"| {load:.1f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 100, 500])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--only", default="", help="servers whose name begins so")
    given = parser.parse_args()
    servers: list[GameServer] = [Bajarz(), BoardgameIo(files=False), BoardgameIo(files=True)]
    servers += [Bajarz(game) for game in OTHERS]
    servers = [one for one in servers if one.name.lower().startswith(given.only.lower())]
    if any(isinstance(server, BoardgameIo) for server in servers):
        install()
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])
    print(
        "| server | tables | sockets | actions/s | median ms | p99 ms | worst ms | kB a message "
        "| server's core | clients' core | load before |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for count in given.tables:
        for server in servers:
            load = os.getloadavg()[0]
            pause = given.pause if count >= FEW else given.pause / FEW
            found = measure(server, count, given.seconds, pause)
            print(row(server, count, given.seconds, load, found), flush=True)


if __name__ == "__main__":
    main()
