"""Who is connected to a table, who has gone, and how everybody is told."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bajarz.server.messages import FromServer, TableChanged, Update

if TYPE_CHECKING:
    from bajarz.server.live.room import Room

Send = Callable[[FromServer], Awaitable[None]]


class Connection:
    """One socket: whose it is, what language it reads, and how to reach it. `send` never raises."""

    def __init__(self, player: str, language: str, send: Send) -> None:
        self.player = player
        self.language = language
        self.send = send


class Audience:
    """The connections of a table. Each is told what its own player may know."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.connections: set[Connection] = set()
        self.heard_at: dict[str, float] = {}
        self.opened_at = room.hub.now()
        self.reminders: set[asyncio.TimerHandle] = set()

    def close(self) -> None:
        for reminder in self.reminders:
            reminder.cancel()

    # Presence

    async def join(self, connection: Connection) -> None:
        async with self.room.lock:  # what is not stored yet is not shown
            self.connections.add(connection)
            self.room.countdown.look()
            await connection.send(self.room.snapshot(connection.player, connection.language))
        await self.tell_table(but=connection)

    async def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.heard(connection.player)
        if connection.player and not self.is_connected(connection.player):
            self.remind()
        self.room.countdown.look()
        await self.tell_table()

    def remind(self) -> None:
        """Tell everybody again when the one who has just gone counts as away, and as gone."""
        settings = self.room.hub.settings
        for delay in (settings.away_after, settings.gone_after):
            self.remind_after(delay)

    def remind_after(self, delay: float) -> None:
        def remind_now() -> None:
            self.reminders.discard(handle)
            self.room.hub.spawn(self.tell_table())

        handle = asyncio.get_running_loop().call_later(delay, remind_now)
        self.reminders.add(handle)

    def heard(self, player: str) -> None:
        """A player has been here just now, over the socket or over HTTP."""
        if player and self.room.table.seat_of(player) >= 0:
            self.heard_at[player] = self.room.hub.now()

    def is_connected(self, player: str) -> bool:
        return bool(player) and any(each.player == player for each in self.connections)

    def is_away(self, player: str) -> bool:
        """Whether a player has been gone for so long that a bot may take over."""
        return self.missing_for(player) >= self.room.hub.settings.away_after

    def is_gone(self, player: str) -> bool:
        """Whether a player has been gone for so long that the others may end the game."""
        return self.missing_for(player) >= self.room.hub.settings.gone_after

    def missing_for(self, player: str) -> float:
        """Seconds since a player was here; none while connected."""
        if not player or self.is_connected(player):
            return 0.0
        return self.room.hub.now() - self.heard_at.get(player, self.opened_at)

    def watchers(self) -> int:
        return sum(1 for each in self.connections if self.room.table.seat_of(each.player) < 0)

    # Telling

    async def tell_all(self, make: Callable[[Connection], FromServer]) -> None:
        for connection in list(self.connections):
            await connection.send(make(connection))

    async def tell_table(self, but: Connection | None = None) -> None:
        for connection in list(self.connections):
            if connection is not but:
                await connection.send(TableChanged(table=self.room.info(connection.player)))

    async def tell_snapshots(self) -> None:
        await self.tell_all(lambda each: self.room.snapshot(each.player, each.language))

    async def tell_step(self) -> None:
        """The newest entry of the log, to everybody as they may see it."""
        made: dict[tuple[int, str], FromServer] = {}

        def update(connection: Connection) -> FromServer:
            seat = self.room.table.seat_of(connection.player)
            key = (seat, connection.language)
            if key not in made:
                viewer = self.room.viewer(connection.player, connection.language)
                play = viewer.play(self.room.hub.now())
                assert play is not None
                made[key] = Update(play=play, log=viewer.log(self.room.table.seq - 1))
            return made[key]

        await self.tell_all(update)

    async def tell_seat(self, seat: int, message: FromServer) -> None:
        for connection in list(self.connections):
            if self.room.table.seat_of(connection.player) == seat:
                await connection.send(message)
