"""Going on from a moment of a game that is over, as a new game against bots."""

import asyncio
import secrets
from typing import TYPE_CHECKING

from bajarz.core.origin import Origin, going_on
from bajarz.core.recorder import Recorder
from bajarz.server.finished.replay import Replay
from bajarz.server.live.errors import TableError
from bajarz.server.live.lobby import BOT_NAMES
from bajarz.server.live.room import Room
from bajarz.server.live.seats import SeatState
from bajarz.server.live.table import ACT, START, LiveTable
from bajarz.server.messages import Clock
from bajarz.server.storage.rows import EntryData

if TYPE_CHECKING:
    from bajarz.server.identity import Player
    from bajarz.server.live.hub import Hub


class Fork:
    """Makes tables that go on from a moment."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    async def fork(
        self, replay: Replay, player: "Player", seq: int, seat: int, bot: str, contribution: str
    ) -> str:
        """The id of a new table: this player in one seat, bots in the others."""
        old = replay.table
        if not 1 <= seat <= len(old.seats):
            raise TableError("no-seat", f"there is no seat {seat}", 422)
        bot = self.hub.check_bot(bot, old.game)
        if replay.moment(seq).to_move == 0:
            raise TableError("over", "the game is over at this moment")
        table = self.new_table(old, player, seat - 1, bot)
        recorder = await asyncio.to_thread(recorded, old, seq)
        given = [contribution if n == seat - 1 else "" for n in range(len(old.seats))]
        await asyncio.to_thread(take_over, table, recorder, given, self.hub.now())
        values = self.hub.row(table)
        await self.hub.store.add_whole_table(values, table.entry_rows(), player.id)
        self.hub.enter(Room(self.hub, table, [])).wake()
        return table.id

    def new_table(self, old: LiveTable, player: "Player", seat: int, bot: str) -> LiveTable:
        seats = [
            SeatState("bot", "", BOT_NAMES[n % len(BOT_NAMES)], bot) for n in range(len(old.seats))
        ]
        seats[seat] = SeatState("person", player.id, player.name)
        secret = secrets.token_bytes(32)
        table = LiveTable(
            self.hub.new_id(), old.game, old.options, player.id, seats, secret, Clock()
        )
        table.listed = False
        table.origin = old.id
        return table


def recorded(old: LiveTable, seq: int) -> Recorder:
    """The record of a table as it was after an entry."""
    seats = [SeatState(**seat.row()) for seat in old.seats]
    match = old.rebuilt(seats, seq + 1).match
    assert match is not None
    return match.recorder


def take_over(table: LiveTable, old: Recorder, contributions: list[str], now: float) -> None:
    """Begin with the steps of an old game; from then on chance is the table's own."""
    own = Origin(len(old.steps), old.header.contributions, old.secret.hex())
    origin = going_on(old.header.origin, len(old.steps), own)
    begin: EntryData = {
        "contributions": contributions,
        "origin": [each.json() for each in origin],
    }
    table.append(table.make_entry(START, -1, "", table.host, "", now, begin))
    for step in old.steps:
        dealt: EntryData = {"dealt": step.dealt}
        table.append(table.make_entry(ACT, step.seat - 1, step.action, "", "", now, dealt))
