"""Requests to take a step back, and the consent of those to whom the step showed something."""

from typing import TYPE_CHECKING

from bajarz.server.live.errors import TableError
from bajarz.server.live.table import UNDO
from bajarz.server.live.viewer import ASK, NOT_UNDONE
from bajarz.server.messages import Answer, Ask, Declined

if TYPE_CHECKING:
    from bajarz.server.live.room import Room


class UndoRequests:
    """At most one request at a time; whatever happens at the table ends it."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.seat: int | None = None  # the seat that wants to take a step back
        self.agreed: set[int] = set()

    def forget(self) -> None:
        self.seat = None
        self.agreed = set()

    async def undo(self, player: str, key: str, seq: int, language: str) -> Answer:
        """Take the last step back, or ask the others whether they agree."""
        async with self.room.lock:
            known = self.room.answered(player, key)
            if known is not None:
                return known
            seat = self.room.seat_for(player)
            if self.room.is_stale(seat, seq):
                return self.room.stale(key)
            allowed = self.room.viewer(player, language).undo(self.room.hub.now())
            witnesses = self.witnesses(seat)
            if allowed == NOT_UNDONE or (allowed == ASK and not witnesses):
                await self.room.commit_entry(UNDO, seat, "", player, key)
                return self.room.note(player, Answer(key=key, ok=True))
            if allowed != ASK:
                return Answer(key=key, ok=False, code="no-undo", message=allowed)
            self.forget()
            self.seat = seat
            for other in witnesses:
                await self.room.audience.tell_seat(other, Ask(seat=seat + 1))
            return self.room.note(player, Answer(key=key, ok=True, code="asked"))

    def witnesses(self, seat: int) -> list[int]:
        """The people who must agree; bots always do."""
        seats = self.room.table.seats
        return [n for n in range(len(seats)) if n != seat and seats[n].kind == "person"]

    async def consent(self, player: str, agree: bool) -> None:
        """The step goes back when all have agreed; one no is enough against it."""
        async with self.room.lock:
            seat = self.room.seat_for(player)
            if self.seat is None or seat == self.seat:
                raise TableError("no-wish", "nobody wants to take a step back")
            if not agree:
                asking = self.seat
                self.forget()
                await self.room.audience.tell_seat(asking, Declined(seat=seat + 1))
                return
            self.agreed.add(seat)
            if set(self.witnesses(self.seat)) <= self.agreed:
                await self.room.commit_entry(UNDO, self.seat, "", player, "")
