"""A live table with the people around it: everything that happens goes through here, in order."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING

from bajarz.core.errors import RefusedAction, Unreadable
from bajarz.server.limits import Bucket
from bajarz.server.live.audience import Audience
from bajarz.server.live.autoplay import AutoPlay
from bajarz.server.live.bot_pool import substitute_for
from bajarz.server.live.countdown import Countdown
from bajarz.server.live.errors import TableError
from bajarz.server.live.lobby import Lobby
from bajarz.server.live.table import ACT, RESIGN, Entry, LiveTable
from bajarz.server.live.table_info import chat_line, table_info
from bajarz.server.live.undo_requests import UndoRequests
from bajarz.server.live.viewer import Viewer
from bajarz.server.messages import Act, Answer, RefusalInfo, Said, Snapshot, TableInfo, Try
from bajarz.server.storage.rows import ChatRow, EntryData

if TYPE_CHECKING:
    from bajarz.server.live.hub import Hub

LOG = logging.getLogger(__name__)
CHAT_LENGTH = 300
CHATS, CHAT_WITHIN = 5, 10.0
REFUSALS = 200  # of a table that are remembered; whatever comes again comes soon


class Room:
    """One live table and its connections. What players ask for is done one at a time, and all who
    are connected hear of each step at once."""

    def __init__(self, hub: "Hub", table: LiveTable, chat: list[ChatRow]) -> None:
        self.hub = hub
        self.table = table
        self.chat_lines = chat
        self.lock = asyncio.Lock()
        self.answers: dict[tuple[str, str], Answer] = {}
        self.refusals: dict[tuple[str, str], Answer] = {}
        self.chats: dict[str, Bucket] = {}
        self.audience = Audience(self)
        self.lobby = Lobby(self)
        self.undo_requests = UndoRequests(self)
        self.autoplay = AutoPlay(self)
        self.countdown = Countdown(self)
        self.reset_to_stored(table)

    def reset_to_stored(self, table: LiveTable) -> None:
        """Take a table as what is stored of it, with the answers that were given."""
        self.table = table
        self.stored_seats = [seat.row() for seat in table.seats]
        self.stored_entries = table.seq
        for entry in table.entries:
            if entry.key:
                self.answers[entry.player, entry.key] = Answer(key=entry.key, ok=True)

    def close(self) -> None:
        self.audience.close()
        self.autoplay.close()
        self.countdown.close()

    def wake(self) -> None:
        self.autoplay.wake()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost when the room is forgotten."""
        return (
            not self.audience.connections
            and not self.lock.locked()
            and self.table.state != "playing"
        )

    # Who sees what

    def viewer(self, player: str, language: str) -> Viewer:
        seat = self.table.seat_of(player)
        settings = self.hub.settings
        check, take_back = settings.check_messages, settings.take_back
        return Viewer(self.table, None if seat < 0 else seat, language, check, take_back)

    def info(self, player: str) -> TableInfo:
        return table_info(self, player)

    def snapshot(self, player: str, language: str) -> Snapshot:
        viewer = self.viewer(player, language)
        lines = [chat_line(self, line) for line in self.chat_lines]
        return Snapshot(
            table=self.info(player),
            play=viewer.play(self.hub.now()),
            log=viewer.log(),
            chat=lines,
        )

    def seat_for(self, player: str) -> int:
        """The seat that this player plays now; raises TableError."""
        seat = self.table.seat_of(player)
        if seat < 0 or self.table.seats[seat].kind != "person":
            raise TableError("not-seated", "you do not play at this table", 403)
        self.audience.heard(player)
        return seat

    # Steps

    async def act(self, player: str, wanted: Act, language: str) -> Answer:
        """An action of a player's seat. The same key again gets the same answer."""
        key = wanted.key
        async with self.lock:
            known = self.answered(player, key)
            if known is not None:
                return known
            seat = self.seat_for(player)
            self.table.playing()
            if wanted.seq != self.table.seq and not self.table.game.acts_out_of_turn:
                return self.stale(key)
            try:
                held = self.held_back(player, seat, wanted, language)
                if held is None:
                    self.autoplay.let_take_back(wanted.hold != "none")
                    await self.commit_entry(ACT, seat, wanted.action, player, key)
            except (Unreadable, RefusedAction) as error:
                refusal = self.viewer(player, language).refusal(wanted.action, error)
                return self.note_refusal(player, refused(key, refusal))
            return held or self.note(player, Answer(key=key, ok=True))

    def held_back(self, player: str, seat: int, wanted: Act, language: str) -> Answer | None:
        """The answer to an action that the player wants to be asked about first, else None."""
        if wanted.hold == "none":
            return None
        action = self.table.playing().read(seat, wanted.action)
        found = self.viewer(player, language).preview([action])
        asked = {
            "end": found.final and found.ends,
            "final": found.final,
            "turn": found.final or found.ends,
        }
        if not asked[wanted.hold]:
            return None
        return Answer(
            key=wanted.key,
            ok=False,
            code="held",
            message="not done yet: send it again without `hold`",
            certain=found.certain_events,
            final=found.final,
            ends=found.ends,
        )

    async def attempt(self, player: str, request: Try, language: str) -> Answer:
        """What would come of an action, and of others after it; nothing happens."""
        async with self.lock:
            seat = self.seat_for(player)
            viewer = self.viewer(player, language)
            try:
                first = self.table.playing().read(seat, request.action)
            except (Unreadable, RefusedAction) as error:
                return refused(request.key, viewer.refusal(request.action, error))
            actions = [first, *(self.table.game.parse(text) for text in request.then)]
            found = viewer.preview(actions, legal=request.legal)
            if found.refusals:
                return refused(request.key, viewer.explained(found.refusals))
            legal = found.legal if request.legal else None
            return Answer(
                key=request.key,
                ok=True,
                certain=found.certain_events,
                legal=legal,
                final=found.final,
                ends=found.ends,
            )

    def answered(self, player: str, key: str) -> Answer | None:
        """The answer that this key got before."""
        return self.answers.get((player, key)) or self.refusals.get((player, key))

    def note(self, player: str, answer: Answer) -> Answer:
        self.answers[player, answer.key] = answer
        return answer

    def note_refusal(self, player: str, answer: Answer) -> Answer:
        """What was refused stays refused, should the same message come again late."""
        self.refusals[player, answer.key] = answer
        if len(self.refusals) > REFUSALS:
            del self.refusals[next(iter(self.refusals))]
        return answer

    def is_stale(self, seat: int, seq: int) -> bool:
        """Whether a seat that knows `seq` steps knows too little of its own last step."""
        table = self.table
        if seq == table.seq or not table.game.acts_out_of_turn:
            return seq != table.seq
        return not 0 <= seq < table.seq or any(e.seat == seat for e in table.entries[seq:])

    def stale(self, key: str) -> Answer:
        message = f"the table is at step {self.table.seq}"
        return Answer(key=key, ok=False, code="stale", message=message)

    async def commit_entry(
        self, kind: str, seat: int, text: str, player: str, key: str, data: EntryData | None = None
    ) -> None:
        """Let an entry happen, store it, and tell everybody; the lock is held. An action that is
        refused (Unreadable, RefusedAction) changes nothing."""
        entry = self.table.make_entry(kind, seat, text, player, key, self.hub.now(), data)
        await self.append_and_store(entry)
        self.undo_requests.forget()
        await self.audience.tell_step()
        if self.table.state == "over" or kind == RESIGN:
            await self.audience.tell_table()
        self.wake()

    async def resign(self, player: str) -> None:
        async with self.lock:
            await self.give_up(self.seat_for(player), player, "resigned")

    async def give_up(self, seat: int, player: str, reason: str) -> None:
        self.table.playing()
        bot = substitute_for(self.table.game)
        await self.commit_entry(RESIGN, seat, reason, player, "", {"bot": bot})

    # Storing

    async def append_and_store(self, entry: Entry) -> None:
        """Let an entry happen and store it, with the seats as they are then."""
        table = self.table
        entry = table.append(entry)
        seats = [seat.row() for seat in table.seats]
        ending = table.ending()
        await self.store(self.hub.store.append(table.id, entry.row(), table.state, seats, ending))
        self.stored_seats, self.stored_entries = seats, table.seq

    async def save_seats(self, sitter: str = "") -> None:
        """Store who sits where, and that somebody has sat down."""
        table = self.table
        seats = [seat.row() for seat in table.seats]
        await self.store(self.hub.store.save_seats(table.id, seats, table.host, sitter))
        self.stored_seats = seats

    async def store(self, writing: Awaitable[None]) -> None:
        """Write; if that fails the table is again what is stored of it, and everybody is told."""
        try:
            await writing
        except Exception as error:
            LOG.exception("table %s: not stored", self.table.id)
            self.reset_to_stored(await self.hub.stored_again(self))
            await self.audience.tell_snapshots()
            message = "this could not be stored, so it has not happened; try again"
            raise TableError("storage", message, 503) from error

    # Chat

    async def say(self, player: str, name: str, text: str) -> None:
        """A line of chat, of players and watchers; a player may say only so many at a time."""
        async with self.lock:
            if not self.table.chat:
                raise TableError("no-chat", "there is no chat at this table", 403)
            if not player:
                raise TableError("no-session", "call POST /api/session first", 401)
            text = " ".join("".join(c if c.isprintable() else " " for c in text).split())
            if not 1 <= len(text) <= CHAT_LENGTH:
                raise TableError("chat", f"1 to {CHAT_LENGTH} characters, please", 422)
            bucket = self.chats.setdefault(player, Bucket(CHATS, CHAT_WITHIN, self.hub.now))
            if not bucket.take():
                raise TableError("flood", "not so fast, please", 429)
            line: ChatRow = {
                "table_id": self.table.id,
                "number": len(self.chat_lines),
                "player": player,
                "name": name,
                "text": text,
                "at": self.hub.now(),
            }
            await self.store(self.hub.store.add_chat(line))
            self.chat_lines.append(line)
        await self.audience.tell_all(lambda _: Said(line=chat_line(self, line)))


def refused(key: str, refusal: RefusalInfo) -> Answer:
    """The answer to an action that cannot be carried out."""
    return Answer(key=key, ok=False, code="refused", message=refusal.words, refusal=refusal)
