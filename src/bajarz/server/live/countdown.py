"""The start of a game by itself: everybody is here and ready, and had a moment to say no."""

import asyncio
import logging
from typing import TYPE_CHECKING

from bajarz.server.live.errors import TableError
from bajarz.server.live.seats import SeatState

if TYPE_CHECKING:
    from bajarz.server.live.room import Room

LOG = logging.getLogger(__name__)


class Countdown:
    """Goes while every seat of a waiting table is taken and everybody there is connected and ready.

    Programs that play over HTTP have no connection: their games begin when the host says so.
    """

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None
        self.begins_at = 0.0

    def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def look(self) -> None:
        """Begin to count, go on, or stop, as the table is now."""
        if not self.is_wanted():
            self.close()
        elif self.task is None:
            self.begins_at = self.room.hub.now() + self.room.hub.settings.start_after
            self.task = self.room.hub.spawn(self.run())

    def is_wanted(self) -> bool:
        table = self.room.table
        return table.match is None and all(self.agrees(seat) for seat in table.seats)

    def agrees(self, seat: SeatState) -> bool:
        here = self.room.audience.is_connected(seat.player)
        return seat.kind == "bot" or (seat.kind == "person" and seat.ready and here)

    def left(self) -> float | None:
        """Seconds until the game begins; None while nothing is counted."""
        if self.task is None:
            return None
        return round(max(0.0, self.begins_at - self.room.hub.now()), 1)

    async def run(self) -> None:
        await self.room.hub.sleep(self.room.hub.settings.start_after)
        self.task = None  # from here on it cannot be stopped any more
        try:
            await self.room.lobby.start_by_itself()
        except TableError as error:
            LOG.warning("table %s: the game has not begun: %s", self.room.table.id, error)
