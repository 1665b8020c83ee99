"""Builders of Castles of Caladale over a network that is slow, uneven, and breaks.

Messages take their time and keep their order, as they do in a socket. A line that breaks either
loses what is under way, or goes on delivering it while the client already has another one.
"""

import asyncio
from random import Random
from typing import Any, cast

from bajarz.games.caladale.actions import read_cell
from bajarz.games.caladale.view import CaladaleView, LaidTile, full_name
from server.castles import spot
from server.driver import Client, Closed, Socket

LATENCY, JITTER = 0.2, 0.1  # seconds, one way


class Line:
    """A connection to a table with a latency both ways. `inbox` ends with None when it breaks."""

    def __init__(self, client: Client, table: str, rng: Random) -> None:
        self.socket = Socket(client, table, "en")
        self.rng = rng
        self.inbox: asyncio.Queue[Any] = asyncio.Queue()
        self.outbox: asyncio.Queue[Any] = asyncio.Queue()
        self.is_broken = False
        self.works: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await asyncio.sleep(self.delay())
        await self.socket.open()
        self.works = [asyncio.create_task(self.carry_out()), asyncio.create_task(self.carry_in())]

    @property
    def is_up(self) -> bool:
        return bool(self.works) and not self.is_broken

    def delay(self) -> float:
        return LATENCY + self.rng.uniform(-JITTER, JITTER)

    def say(self, message: dict[str, Any]) -> None:
        self.outbox.put_nowait((asyncio.get_running_loop().time() + self.delay(), message))

    async def carry_out(self) -> None:
        """Deliver what the client says; after the break to the end, if it is still delivered."""
        while True:
            due, message = await self.outbox.get()
            if message is None:
                break
            await asyncio.sleep(due - asyncio.get_running_loop().time())
            self.socket.say(**message)
        await self.socket.close()

    async def carry_in(self) -> None:
        """Deliver what the server says, in the time that the slowest before it took."""
        loop = asyncio.get_running_loop()
        last = 0.0
        while True:
            try:
                message = await self.socket.next()
            except (Closed, TimeoutError):
                break
            last = max(last, loop.time() + self.delay())
            loop.call_at(last, self.inbox.put_nowait, message)

    def break_off(self) -> None:
        """The client has lost it; what it said last is lost, or comes late."""
        self.is_broken = True
        if self.rng.random() < 0.5:
            while not self.outbox.empty():
                self.outbox.get_nowait()
        self.outbox.put_nowait((0.0, None))
        self.works[1].cancel()
        self.inbox.put_nowait(None)

    async def close(self) -> None:
        self.works[1].cancel()
        if not self.is_broken:
            self.outbox.put_nowait((0.0, None))
        await asyncio.gather(*self.works, return_exceptions=True)


class Builder:
    """A client that builds without waiting, as the board in the browser does."""

    def __init__(self, client: Client, table: str, seat: int, rng: Random) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.rng = rng
        self.castle: dict[str, LaidTile] = {}  # as this client shows it, by tile
        self.tray: list[str] = []
        self.made: list[str] = []  # the keys of all edits, in order
        self.kept: dict[str, str] = {}  # edits without an answer yet
        self.refused: list[Any] = []
        self.heard: Any = None  # the last play that came
        self.lines: list[Line] = []

    @property
    def line(self) -> Line:
        return self.lines[-1]

    # The network

    async def connect(self) -> None:
        """A new line; all that is kept is said again."""
        self.lines.append(Line(self.client, self.table, self.rng))
        await self.line.open()
        for key, action in self.kept.items():
            self.send(key, action)

    def send(self, key: str, action: str) -> None:
        self.line.say({"type": "act", "key": key, "seq": 0, "action": action})

    async def listen(self) -> None:
        """Hear what comes, and connect again after each break."""
        while True:
            message = await self.line.inbox.get()
            if message is None:
                await self.connect()
            elif message["type"] == "answer":
                self.kept.pop(message["key"], None)
                if not message["ok"]:
                    self.refused.append(message)
            elif message["type"] in ("snapshot", "update"):
                self.hear(message["play"])

    def hear(self, play: Any) -> None:
        if self.heard is None:
            own = cast(CaladaleView, play["view"])["seats"][str(self.seat + 1)]
            self.castle = {laid["tile"]: laid for laid in own["castle"]}
            self.tray = [tile["tile"] for tile in own["tray"]]
        if self.heard is None or play["seq"] >= self.heard["seq"]:
            self.heard = play

    # Building

    def do(self, action: str) -> None:
        key = f"{self.seat}-{len(self.made)}"
        self.made.append(key)
        self.kept[key] = action
        if self.line.is_up:
            self.send(key, action)

    def edit(self) -> None:
        """Change the own castle in some way, at once for oneself."""
        order = self.rng.choice(["place", "place", "place", "move", "back", "shift", "layout"])
        laid = [tile for tile in self.castle if self.castle[tile]["y"] > 0]  # the gate stays
        if order == "shift":
            self.shift(self.rng.choice([-1, 1]))
        elif order == "layout":
            self.lay_all()
        elif order == "back" and laid:
            tile = self.castle.pop(self.rng.choice(laid))["tile"]
            self.tray.append(tile)
            self.do(f"back {tile}")
        elif order == "move" and laid:
            self.place(self.castle.pop(self.rng.choice(laid))["tile"])
        elif self.tray:
            self.place(self.tray.pop(self.rng.randrange(len(self.tray))))

    def place(self, tile: str) -> None:
        rotation = 0 if "top" in tile else self.rng.randrange(4)
        taken = {(laid["x"], laid["y"]) for laid in self.castle.values()}
        cell = read_cell(spot(self.rng.randrange(400)))
        while cell in taken:
            cell = read_cell(spot(self.rng.randrange(400)))
        x, y = cell
        self.castle[tile] = {"tile": tile, "side": 0, "x": x, "y": y, "rotation": rotation}
        self.do(f"place {tile} {cell} r{rotation}")

    def shift(self, by: int) -> None:
        for laid in self.castle.values():
            laid["x"] += by
        self.do(f"shift {by},0")

    def lay_all(self) -> None:
        """Undo and redo send the whole castle."""
        pieces = [
            f"{full_name(laid)}@{laid['x']},{laid['y']},r{laid['rotation']}"
            for laid in self.castle.values()
        ]
        self.do(f"layout 0 {';'.join(pieces) or '-'}")

    def shown(self) -> list[LaidTile]:
        """The own castle, from the ground up and from the left."""
        return sorted(self.castle.values(), key=lambda laid: (laid["y"], laid["x"]))
