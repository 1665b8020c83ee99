"""A bad network between browsers and the server: a proxy that is slow, uneven, and breaks.

What goes through keeps its order, as in any connection. One that breaks is gone for the browser at
once; what the browser said last is lost, or reaches the server late.
"""

import asyncio
from random import Random
from threading import Thread

LATENCY, JITTER = 0.2, 0.1  # seconds, one way
CHUNK = 65536
SOON = 0.05


class Way:
    """One direction of a connection."""

    def __init__(self, line: "BadLine", reader: asyncio.StreamReader) -> None:
        self.line = line
        self.reader = reader
        self.is_lost = False

    async def carry(self, writer: asyncio.StreamWriter) -> None:
        """Pass everything on, each thing in its time; then hang up."""
        loop = asyncio.get_running_loop()
        queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivering = asyncio.create_task(self.deliver(queue, writer))
        data = b" "
        while data:
            try:
                data = await self.reader.read(CHUNK)
            except ConnectionError:
                data = b""
            queue.put_nowait((loop.time() + self.line.delay(), data))
        await delivering

    async def deliver(
        self, queue: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter
    ) -> None:
        data = b" "
        while data:
            due, data = await queue.get()
            await asyncio.sleep(due - asyncio.get_running_loop().time())
            if data and not self.is_lost:
                writer.write(data)
        writer.close()


class BadLine:
    """A proxy on a port of its own. It is good until `worsen`, and after `mend`."""

    def __init__(self, server_port: int, seed: str) -> None:
        self.server_port = server_port
        self.random = Random(seed)
        self.is_bad = False
        self.breaks = 0
        self.open: dict[asyncio.StreamWriter, Way] = {}  # to browsers, with what they say
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self.loop.run_forever)
        self.thread.start()
        starting = asyncio.start_server(self.pass_through, "127.0.0.1", 0)
        self.server = asyncio.run_coroutine_threadsafe(starting, self.loop).result()
        self.address = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    def delay(self) -> float:
        return LATENCY + self.random.uniform(-JITTER, JITTER) if self.is_bad else 0.0

    async def pass_through(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.server_port)
        except ConnectionError:
            writer.close()
            return
        said = Way(self, reader)
        self.open[writer] = said
        await asyncio.gather(said.carry(back), Way(self, there).carry(writer))
        self.open.pop(writer, None)

    def worsen(self) -> None:
        self.is_bad = True

    def mend(self) -> None:
        self.is_bad = False

    def break_off(self) -> None:
        """All connections that are open break."""
        self.breaks += 1
        self.loop.call_soon_threadsafe(self.break_all)

    def break_all(self) -> None:
        for writer, said in list(self.open.items()):
            said.is_lost = self.random.random() < 0.5
            writer.transport.abort()

    def close(self) -> None:
        async def stop() -> None:
            self.is_bad = False
            self.server.close()
            while self.open:
                self.break_all()
                await asyncio.sleep(SOON)

        asyncio.run_coroutine_threadsafe(stop(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()
