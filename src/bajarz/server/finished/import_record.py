"""Records of games that were played elsewhere: proved, and kept as tables that are over."""

import asyncio
from typing import TYPE_CHECKING, cast

from sqlalchemy.exc import IntegrityError

from bajarz.core.errors import BadRecord
from bajarz.core.game import Game
from bajarz.core.notation import shorten
from bajarz.core.origin import READ
from bajarz.core.record import Record, parse_record, read_record
from bajarz.core.record_data import RecordData
from bajarz.core.verify import verify
from bajarz.games.registry import check_game_of
from bajarz.server.live.bot_pool import known_game
from bajarz.server.live.errors import TableError
from bajarz.server.live.seats import SeatState
from bajarz.server.live.table import ACT, START, STOP, LiveTable
from bajarz.server.messages import Clock
from bajarz.server.storage.rows import EntryData

if TYPE_CHECKING:
    from bajarz.server.live.hub import Hub

MOST_STEPS = 10_000
LONGEST_NAME = 60
PERSON = "person"
IDS = "abcdefghijkmnpqrstuvwxyz23456789"  # those of tables
BITS, LETTERS, DIGITS = 5, 8, 10  # of a letter; of an id; hexadecimal, for an id


def prove(data: RecordData) -> Record:
    """In the worker: the record, if all of it fits; raises BadRecord."""
    return verify(data, known_game(data["game"]))


def read_body(body: bytes) -> RecordData:
    """A record's data, if they are what this server asks of a record before its steps are looked
    at; raises BadRecord."""
    data = parse_record(body)
    record, top = read_record(data)
    header = record.header
    check_game_of(header)
    if header.components["hash"] != known_game(header.game).components_hash:
        version = header.components["version"]
        words = f"record: played with components {version!r}, which are not those here"
        raise BadRecord(words, kind="components")
    if record.secret is None:
        words = "record: without its dealing secret its draws cannot be proved"
        raise BadRecord(words, kind="secret")
    if len(record.steps) > MOST_STEPS:
        words = f"record: a game of more than {MOST_STEPS} steps is not kept here"
        raise BadRecord(words, kind="long")
    READ.text(top["digest"], "digest")
    for seat in header.seats:
        check_names(seat)
    return cast("RecordData", data)


def check_names(seat: dict[str, str]) -> None:
    for text in seat.values():
        if not 1 <= len(text) <= LONGEST_NAME or not text.isprintable():
            words = f"1 to {LONGEST_NAME} printable characters, not {shorten(text)}"
            raise BadRecord(f"record: seats: {words}", kind="names")


class ImportRecord:
    """Keeps records for those who bring them. The same record is kept once."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    async def bring(self, player: str, body: bytes) -> str:
        """The id of the table that the record is kept as; raises BadRecord."""
        data = await asyncio.to_thread(read_body, body)
        record = await self.hub.render_worker.do(prove, data)
        digest: str = data["digest"]
        for table_id in ids_of(digest):
            if await self.keep(table_id, player, record, digest):
                return table_id
        raise TableError("storage", "there is no place for this record", 503)

    async def keep(self, table_id: str, player: str, record: Record, digest: str) -> bool:
        """Keep a record under an id, unless it is kept already; False if a game is in its place."""
        store = self.hub.store
        row = await store.table(table_id)
        if row is None:
            game = self.hub.game(record.header.game)
            table = await asyncio.to_thread(
                table_of, record, digest, table_id, player, game, self.hub.now()
            )
            rows, ending = table.entry_rows(), table.ending()
            try:
                await store.add_whole_table(self.hub.row(table), rows, player, ending)
                return True
            except IntegrityError:  # somebody was faster
                row = await store.table(table_id)
        if row is None or row["imported"] != digest:
            return False
        await store.sit(table_id, player)
        return True


def ids_of(digest: str) -> list[str]:
    """The ids that a record may have; the first that is free is its."""
    return [
        "".join(IDS[int(part, 16) >> BITS * place & 31] for place in range(LETTERS))
        for part in (digest[i : i + DIGITS] for i in range(0, 6 * DIGITS, DIGITS))
    ]


def table_of(
    record: Record, digest: str, table_id: str, host: str, game: Game, now: float
) -> LiveTable:
    """The table at which the record's game might have been played."""
    header = record.header
    assert record.secret is not None
    seats = [
        SeatState("person", "", seat["name"])
        if seat["played_by"] == PERSON
        else SeatState("bot", "", seat["name"], seat["played_by"])
        for seat in header.seats
    ]
    secret = bytes.fromhex(record.secret)
    table = LiveTable(table_id, game, header.options, host, seats, secret, Clock())
    table.listed = table.chat = False
    table.imported = digest
    begin: EntryData = {"contributions": header.contributions, "seats": header.seats}
    if header.origin:
        begin["origin"] = [origin.json() for origin in header.origin]
    table.append(table.make_entry(START, -1, "", "", "", now, begin))
    for step in record.steps:
        table.append(table.make_entry(ACT, step.seat - 1, step.action, "", "", now))
    if table.state != "over":
        table.append(table.make_entry(STOP, -1, "", "", "", now))
    return table
