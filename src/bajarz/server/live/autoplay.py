"""What happens at a table by itself: bots decide, clocks run out."""

import asyncio
import logging
from random import Random
from typing import TYPE_CHECKING

from bajarz.core.dealer import RandomDealer
from bajarz.core.event import Event
from bajarz.core.state import OVER, State
from bajarz.server.live.bot_pool import substitute_for
from bajarz.server.live.errors import TableError
from bajarz.server.live.table import ACT

if TYPE_CHECKING:
    from bajarz.server.live.room import Room

LOG = logging.getLogger(__name__)
BREATH = 1.0  # seconds before a step that could not be stored is tried again
TICK = 0.05  # seconds between looks at a clock that has run out


class AutoPlay:
    """Two tasks at most: one for the bots, one for the clock."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.bots: asyncio.Task[None] | None = None
        self.clock: asyncio.Task[None] | None = None
        self.go_on = asyncio.Event()  # nobody wants to take back the end of a turn

    def close(self) -> None:
        for task in (self.bots, self.clock):
            if task is not None:
                task.cancel()

    def wake(self) -> None:
        """Let a bot think, and a clock run, where it is their turn."""
        table = self.room.table
        if table.to_move() == OVER or self.room.hub.rooms.get(table.id) is not self.room:
            return
        if self.bot_to_decide() >= 0 and (self.bots is None or self.bots.done()):
            self.bots = self.room.hub.spawn(self.bots_play())
        if self.time_left() is not None and (self.clock is None or self.clock.done()):
            self.clock = self.room.hub.spawn(self.watch_clock())

    # Bots

    async def bots_play(self) -> None:
        """Bots decide as long as the game waits for one."""
        while self.bot_to_decide() >= 0:
            try:
                await self.bot_step()
            except TableError as error:
                LOG.warning("table %s: a bot's step waits: %s", self.room.table.id, error)
                await asyncio.sleep(BREATH)

    def bot_to_decide(self) -> int:
        """A seat that the game waits for and that a bot plays, else -1."""
        table = self.room.table
        return next((seat for seat in table.deciders() if table.seats[seat].kind == "bot"), -1)

    async def bot_step(self) -> None:
        """One decision; what happened meanwhile makes it void, unless others have only built."""
        room, seat = self.room, self.bot_to_decide()
        table = room.table
        assert table.match is not None
        seq, bot = table.seq, table.seats[seat].bot
        state, begun = table.match.state.clone(), room.hub.now()
        text = await room.hub.bot_pool.choose(table.game, table.options, state, seat, bot)
        if not is_quiet(state, seat, table.game.parse(text)):
            await self.pause(begun)
        async with room.lock:
            is_bots = table.seats[seat].kind == "bot" and table.seats[seat].bot == bot
            if room.table is table and is_bots and table.still_valid(seat, seq):
                await room.commit_entry(ACT, seat, text, "", "")

    def let_take_back(self, wait: bool) -> None:
        """Whether bots wait while the last action can be taken back."""
        if wait:
            self.go_on.clear()
        else:
            self.go_on.set()

    async def pause(self, begun: float) -> None:
        """Let the others look at the last step before the next, which a bot began to think of then,
        and let whoever took it take it back."""
        hub = self.room.hub
        left = hub.settings.bot_pause - (hub.now() - begun)
        await hub.sleep(min(max(0.0, left), hub.settings.bot_pause))
        try:
            await asyncio.wait_for(self.go_on.wait(), self.take_back_left())
        except TimeoutError:
            return

    def take_back_left(self) -> float:
        """Seconds in which a person may still take back the end of a turn."""
        room = self.room
        people = [n for n, seat in enumerate(room.table.seats) if seat.kind == "person"]
        span, now = room.hub.settings.take_back, room.hub.now()
        return max((room.table.take_back_left(n, now, span) for n in people), default=0.0)

    # Clocks

    async def watch_clock(self) -> None:
        while (left := self.time_left()) is not None:
            await self.room.hub.sleep(max(TICK, left))
            try:
                await self.check_clock()
            except TableError as error:
                LOG.warning("table %s: the clock waits: %s", self.room.table.id, error)
                await asyncio.sleep(BREATH)

    def time_left(self) -> float | None:
        """How soon a clock could be up at which something happens; None: never."""
        table = self.room.table
        if table.to_move() == OVER:
            return None
        people = [n for n, seat in enumerate(table.seats) if seat.kind == "person"]
        return table.timing.soonest(people, self.room.hub.now())

    async def check_clock(self) -> None:
        """Look at the clock of the seat that must decide, and at that of building, and act if its
        time is up."""
        room = self.room
        async with room.lock:
            timing, seat = room.table.timing, room.table.to_move()
            if timing.building_left(room.hub.now()) == 0:
                await self.end_building()
                return
            if seat != OVER and timing.clock.kind != "none":
                if timing.time_left(seat, room.hub.now()) <= 0:
                    await self.time_is_up(seat)

    async def end_building(self) -> None:
        """The time in which all act at once is over, so everybody has finished (C-E1)."""
        table = self.room.table
        assert table.match is not None
        finish = table.game.text(table.match.state.finish_action())
        for seat in table.deciders():
            await self.room.commit_entry(ACT, seat, finish, "", "")

    async def time_is_up(self, seat: int) -> None:
        """A bot plays on for the seat; where the time was for the whole game it has given up."""
        room = self.room
        state = room.table.seats[seat]
        if state.kind != "person":
            return
        if room.table.timing.clock.kind == "total":
            await room.give_up(seat, state.player, "time")
        else:
            state.hand_over(substitute_for(room.table.game), "time")
            await room.save_seats()
            await room.audience.tell_table()
            room.wake()


def is_quiet(state: State, seat: int, action: int) -> bool:
    """Whether an action is no news to anybody, like building out of turn. It happens in `state`."""
    events: list[Event] = []
    state.apply(seat, action, RandomDealer(Random(0)), events)
    return bool(events) and all(event.quiet for event in events)
