"""Everything the server asks of its database."""

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar, cast

from sqlalchemy import (
    CursorResult,
    Engine,
    Select,
    bindparam,
    create_engine,
    event,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from bajarz.server.storage.migrate import upgrade
from bajarz.server.storage.rows import (
    ChatRow,
    Ending,
    EntryRow,
    NewTableRow,
    PlayerRow,
    SeatRow,
    TableRow,
)
from bajarz.server.storage.schema import chat, log, players, sessions, sitters, tables
from bajarz.server.storage.writer import Writer

Row = TypeVar("Row")
READERS = 2  # threads that read SQLite files
NEWEST = 200  # rows of a listing
DAY = 24 * 3600.0
ASYNC_SQLITE, MEMORY = "sqlite+aiosqlite:", ":memory:"
ADD_ENTRY = insert(log)
STEP = update(tables).where(tables.c.id == bindparam("which"))


class Store:
    """Players, tables, logs and chat. Reads are plain; writes share commits."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = make_engine(url)
        self.quick = make_quick_engine(url)
        self.readers = ThreadPoolExecutor(READERS, "bajarz-reader")
        self.writer = Writer(self.engine, self.quick)

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        self.readers.shutdown()
        if self.quick is not None:
            self.quick.dispose()
        await self.engine.dispose()

    async def one(self, kind: type[Row], query: Select[Any]) -> Row | None:
        rows = await self.many(kind, query.limit(1))
        return rows[0] if rows else None

    async def many(self, _: type[Row], query: Select[Any]) -> list[Row]:
        """The rows that a query finds; their type is the caller's word."""
        if self.quick is not None:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self.readers, read, self.quick, query)
        else:
            async with self.engine.connect() as connection:
                found = as_dicts(await connection.execute(query))
        return cast("list[Row]", found)

    async def ids(self, query: Select[tuple[str]]) -> list[str]:
        """The ids of tables that a query finds."""
        return [row["id"] for row in await self.many(TableRow, query)]

    # Players

    async def add_player(self, player: str, name: str, token_hash: str) -> None:
        now = time.time()
        values: PlayerRow = {
            "id": player,
            "name": name,
            "account": None,
            "password": None,
            "settings": {},
            "created_at": now,
        }
        session = {"token_hash": token_hash, "player": player, "created_at": now}
        await self.writer.write((insert(players), values), (insert(sessions), session))

    async def player(self, player: str) -> PlayerRow | None:
        return await self.one(PlayerRow, select(players).where(players.c.id == player))

    async def player_of_token(self, token_hash: str) -> PlayerRow | None:
        query = select(players).join(sessions, sessions.c.player == players.c.id)
        return await self.one(PlayerRow, query.where(sessions.c.token_hash == token_hash))

    async def player_of_account(self, account: str) -> PlayerRow | None:
        return await self.one(PlayerRow, select(players).where(players.c.account == account))

    async def change_player(self, player: str, **values: Any) -> None:
        await self.writer.write((update(players).where(players.c.id == player), values))

    async def add_session(self, player: str, token_hash: str) -> None:
        values = {"token_hash": token_hash, "player": player, "created_at": time.time()}
        await self.writer.write((insert(sessions), values))

    async def end_session(self, token_hash: str) -> None:
        await self.writer.write(
            (sessions.delete().where(sessions.c.token_hash == token_hash), None)
        )

    # Tables

    async def add_table(self, values: NewTableRow) -> None:
        await self.writer.write((insert(tables), values))

    async def add_whole_table(
        self,
        values: NewTableRow,
        entries: list[EntryRow],
        sitter: str,
        ending: Ending | None = None,
    ) -> None:
        """A table with its log, all of it or nothing."""
        table_id = values["id"]
        lines = [{"table_id": table_id, **entry} for entry in entries]
        await self.writer.write(
            (insert(tables), {**values, **(ending or {})}),
            (insert(sitters), {"table_id": table_id, "player": sitter}),
            (ADD_ENTRY, lines),
        )

    async def table(self, table_id: str) -> TableRow | None:
        return await self.one(TableRow, select(tables).where(tables.c.id == table_id))

    async def change_table(self, table_id: str, **values: Any) -> None:
        values["changed_at"] = time.time()
        await self.writer.write((update(tables).where(tables.c.id == table_id), values))

    async def open_tables(self, state: str = "waiting") -> list[TableRow]:
        """Listed tables that wait or are played; what nobody has touched for a day is left out."""
        recent = tables.c.changed_at > time.time() - DAY
        query = select(tables).where(tables.c.state == state, tables.c.listed, recent)
        return await self.many(TableRow, query.order_by(tables.c.changed_at.desc()).limit(NEWEST))

    async def playing_tables(self) -> list[str]:
        return await self.ids(select(tables.c.id).where(tables.c.state == "playing"))

    async def tables_of(self, player: str, state: str | None = None) -> list[TableRow]:
        query = select(tables).join(sitters, sitters.c.table_id == tables.c.id)
        query = query.where(sitters.c.player == player, tables.c.imported.is_(None))
        if state is not None:
            query = query.where(tables.c.state == state)
        return await self.many(TableRow, query.order_by(tables.c.changed_at.desc()).limit(NEWEST))

    async def past_tables(self, player: str, before: TableRow | None = None) -> list[TableRow]:
        """A player's games that are over, the latest first, from after one of them."""
        query = select(tables).join(sitters, sitters.c.table_id == tables.c.id)
        query = query.where(sitters.c.player == player, tables.c.state == "over")
        if before is not None:
            moment = tuple_(tables.c.ended_at, tables.c.id)
            query = query.where(moment < tuple_(before["ended_at"], before["id"]))
        newest = (tables.c.ended_at.desc(), tables.c.id.desc())
        return await self.many(TableRow, query.order_by(*newest).limit(NEWEST))

    async def rematches_of(self, player: str) -> list[TableRow]:
        """Tables that wait, made after games of this player that are over; each has its game's
        table as its `origin`."""
        old = tables.alias()
        columns = [column for column in tables.c if column.name != "origin"]
        query = select(*columns, old.c.id.label("origin"))
        query = query.join(old, old.c.next == tables.c.id)
        query = query.join(sitters, sitters.c.table_id == old.c.id)
        recent = tables.c.changed_at > time.time() - DAY
        query = query.where(sitters.c.player == player, tables.c.state == "waiting", recent)
        return await self.many(TableRow, query.order_by(tables.c.changed_at.desc()).limit(NEWEST))

    async def tables_without_result(self) -> list[str]:
        """Games that were over before results were noted."""
        query = select(tables.c.id).where(tables.c.state == "over", tables.c.steps.is_(None))
        return await self.ids(query)

    async def note_ending(self, table_id: str, ending: Ending) -> None:
        """Note how a game ended that was over before such notes were made."""
        await self.writer.write((update(tables).where(tables.c.id == table_id), ending))

    async def save_seats(
        self, table_id: str, seats: list[SeatRow], host: str, sitter: str = ""
    ) -> None:
        """Who sits where; `sitter` has just sat down."""
        if sitter:
            await self.sit(table_id, sitter)
        await self.change_table(table_id, seats=seats, host=host)

    async def sit(self, table_id: str, player: str) -> None:
        """Note that a player has sat at a table; once is enough."""
        known = select(sitters).where(sitters.c.table_id == table_id, sitters.c.player == player)
        if await self.one(dict, known) is None:
            await self.writer.write((insert(sitters), {"table_id": table_id, "player": player}))

    # Logs

    async def log_of(self, table_id: str) -> list[EntryRow]:
        columns = [log.c[name] for name in EntryRow.__annotations__]
        query = select(*columns).where(log.c.table_id == table_id)
        return await self.many(EntryRow, query.order_by(log.c.seq))

    async def append(
        self,
        table_id: str,
        entry: EntryRow,
        state: str,
        seats: list[SeatRow],
        ending: Ending | None = None,
    ) -> None:
        """Add an entry to a table's log; a number that is taken already is an error.

        `ending` is what is noted of a game that is over with this entry.
        """
        step = {"which": table_id, "state": state, "seats": seats, "changed_at": entry["at"]}
        changed = {**step, **(ending or {})}
        await self.writer.write((ADD_ENTRY, {"table_id": table_id, **entry}), (STEP, changed))

    async def chat_of(self, table_id: str) -> list[ChatRow]:
        query = select(chat).where(chat.c.table_id == table_id)
        return await self.many(ChatRow, query.order_by(chat.c.number))

    async def add_chat(self, values: ChatRow) -> None:
        await self.writer.write((insert(chat), values))


def as_dicts(found: CursorResult[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in found.mappings()]


def read(engine: Engine, query: Select[Any]) -> list[dict[str, Any]]:
    with engine.connect() as connection:
        return as_dicts(connection.execute(query))


def make_engine(url: str) -> AsyncEngine:
    """A database in memory lives in one connection; SQLite files are written ahead (WAL).

    Neither errors nor logs show the values that were to be written: secrets are among them.
    """
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
    if MEMORY in url:
        return create_async_engine(url, poolclass=StaticPool, hide_parameters=True)
    engine = create_async_engine(url, hide_parameters=True)
    if url.startswith(ASYNC_SQLITE):
        prepare_files(engine.sync_engine)
    return engine


def make_quick_engine(url: str) -> Engine | None:
    """For SQLite files an engine without asyncio: much quicker where a thread does it all."""
    if not url.startswith(ASYNC_SQLITE) or MEMORY in url:
        return None
    engine = create_engine(url.replace(ASYNC_SQLITE, "sqlite:", 1), hide_parameters=True)
    prepare_files(engine)
    return engine


def prepare_files(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
