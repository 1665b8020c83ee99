"""All live tables of this process: made, brought in from the database, taken up again."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, cast

from bajarz.bots.bot import check_bot
from bajarz.core.dealer import FirstDealer
from bajarz.core.errors import BajarzError
from bajarz.core.game import Game
from bajarz.games.registry import GAMES, make_game
from bajarz.server.finished.pictures import Pictures
from bajarz.server.finished.render_worker import RenderWorker
from bajarz.server.finished.replay import Replays
from bajarz.server.limits import Buckets
from bajarz.server.live.bot_pool import BotPool
from bajarz.server.live.errors import TableError
from bajarz.server.live.room import Room
from bajarz.server.live.seats import SeatState
from bajarz.server.live.table import Entry, LiveTable
from bajarz.server.messages import Clock
from bajarz.server.parts import services
from bajarz.server.settings import Settings
from bajarz.server.storage.rows import ClockRow, EntryRow, NewTableRow, TableRow
from bajarz.server.storage.store import Store

LOG = logging.getLogger(__name__)
IDS = "abcdefghijkmnpqrstuvwxyz23456789"  # no letters that look alike
TABLE_ID = re.compile(f"[{IDS}]{{8}}")
MINUTE = 60.0
KEPT = 500  # rooms; beyond them those where nobody is are forgotten


class Hub:
    """Rooms by the ids of their tables."""

    def __init__(
        self, store: Store, settings: Settings, clock: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.settings = settings
        self.now = clock
        self.sleep = asyncio.sleep  # until a clock runs out; tests let their own time go
        self.bot_pool = BotPool(settings.bot_workers)
        self.replays = Replays(settings.check_messages)
        self.services = services(GAMES.values(), settings)
        self.render_worker = RenderWorker()
        self.pictures = Pictures(self.render_worker)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.games: dict[str, Game] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.guests = Buckets(settings.guests, MINUTE, clock)
        self.logins = Buckets(settings.logins, MINUTE, clock)

    def game(self, name: str) -> Game:
        if name not in self.games:
            self.games[name] = make_game(name)
        return self.games[name]

    # From start to end

    async def open(self) -> None:
        """Take up the tables that were being played when the server stopped."""
        await self.store.open()
        for table_id in await self.store.playing_tables():
            try:
                (await self.room(table_id)).wake()
            except BajarzError as error:
                LOG.warning("table %s is left alone: %s", table_id, error)
        unnoted = await self.store.tables_without_result()
        if unnoted:
            self.spawn(self.note_endings(unnoted))

    async def note_endings(self, table_ids: list[str]) -> None:
        """Work out how games ended that were over before such notes were made."""
        for table_id in table_ids:
            row = await self.store.table(table_id)
            assert row is not None
            try:
                ending = (await self.load(row)).ending()
            except BajarzError as error:
                LOG.warning("the result of table %s is not known: %s", table_id, error)
                continue
            if ending is not None:
                await self.store.note_ending(table_id, ending)

    async def close(self) -> None:
        for room in self.rooms.values():
            room.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.bot_pool.stop()
        for service in self.services.values():
            service.stop()
        self.render_worker.stop()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something run beside; if it fails, that is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task has failed", exc_info=task.exception())

    # Rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, brought in from the database if need be."""
        if table_id in self.rooms:
            return self.rooms[table_id]
        if table_id not in self.loading:
            task = asyncio.create_task(self.bring_in(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def bring_in(self, table_id: str) -> Room:
        row = await self.store.table(table_id) if TABLE_ID.fullmatch(table_id) else None
        if row is None:
            raise TableError("no-table", "there is no such table", 404)
        table = await self.load(row)
        if table.match is not None:
            table.timing.resume(table.entries[-1].at, self.now())
        return self.enter(Room(self, table, await self.store.chat_of(table_id)))

    def enter(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        if len(self.rooms) > KEPT:
            for table_id, other in list(self.rooms.items()):
                if other is not room and other.is_idle:
                    other.close()
                    del self.rooms[table_id]
        return room

    async def load(self, row: TableRow) -> LiveTable:
        """A table as the database has it: its state is a fold over its log."""
        game = self.game(row["game"])
        if row["components_hash"] != game.components_hash:
            raise TableError("components", "this table was played with other components", 410)
        table = LiveTable(
            row["id"],
            game,
            row["options"],
            row["host"],
            [SeatState(**seat) for seat in row["seats"]],
            bytes.fromhex(row["secret"]),
            Clock(**row["clock"]),
        )
        table.listed, table.chat, table.next = row["listed"], row["chat"], row["next"] or ""
        table.hints, table.guided = row["hints"], row["guided"]
        table.imported, table.origin = row["imported"] or "", row["origin"] or ""
        rows = await self.store.log_of(row["id"])
        if row["state"] == "over":  # nobody waits for it so much that others should
            await asyncio.to_thread(take_all, table, rows)
        else:
            take_all(table, rows)
        return table

    async def stored_again(self, room: Room) -> LiveTable:
        """A room's table as it is stored, or, where that cannot be read, as it was last stored."""
        try:
            row = await self.store.table(room.table.id)
            if row is not None:
                return await self.load(row)
        except Exception:
            LOG.exception("table %s: not read", room.table.id)
        seats = [SeatState(**seat) for seat in room.stored_seats]
        return room.table.rebuilt(seats, room.stored_entries)

    async def create(
        self,
        game_name: str,
        players: int,
        options: dict[str, str],
        host: str,
        clock: Clock,
        listed: bool = True,
        chat: bool = True,
        hints: bool = True,
        guided: bool = False,
    ) -> Room:
        """A new table with open seats; options that do not go together are refused."""
        game = self.game(game_name)
        options = self.check_terms(game, game.check_players(players), options)
        secret = secrets.token_bytes(32)
        seats = [SeatState() for _ in range(players)]
        table = LiveTable(self.new_id(), game, options, host, seats, secret, clock)
        table.listed, table.chat, table.hints, table.guided = listed, chat, hints, guided
        await self.store.add_table(self.row(table))
        return self.enter(Room(self, table, []))

    def new_id(self) -> str:
        return "".join(secrets.choice(IDS) for _ in range(8))

    def check_terms(self, game: Game, players: int, options: dict[str, str]) -> dict[str, str]:
        """All options with their values, if a game can be set up with them."""
        checked = game.check_options(options)
        game.start(players, checked, FirstDealer())
        return checked

    def row(self, table: LiveTable) -> NewTableRow:
        return {
            "id": table.id,
            "game": table.game.name,
            "options": table.options,
            "host": table.host,
            "state": table.state,
            "seats": [seat.row() for seat in table.seats],
            "clock": cast("ClockRow", table.timing.clock.model_dump()),
            "listed": table.listed,
            "chat": table.chat,
            "hints": table.hints,
            "guided": table.guided,
            "secret": table.secret.hex(),
            "components_hash": table.game.components_hash,
            "next": table.next or None,
            "imported": table.imported or None,
            "origin": table.origin or None,
            "created_at": self.now(),
            "changed_at": self.now(),
        }

    def check_bot(self, name: str, game: Game) -> str:
        """Bots of files are for one's own machine, not for a table."""
        if ":" in name and name.partition(":")[0] not in ("search",):
            raise TableError("no-bot", f"there is no bot {name!r}", 422)
        return check_bot(name, game)


def take_all(table: LiveTable, rows: list[EntryRow]) -> None:
    """Let a table's stored log happen again."""
    for row in rows:
        table.append(Entry(**row))
