"""The socket of a table: reads messages, does what they ask for, and survives bad input."""

import asyncio
import logging
from contextlib import suppress
from time import monotonic

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from bajarz.core.errors import BajarzError
from bajarz.server import messages as m
from bajarz.server.identity import Player
from bajarz.server.limits import Bucket
from bajarz.server.live.audience import Connection
from bajarz.server.live.errors import TableError
from bajarz.server.live.room import Room

LOG = logging.getLogger(__name__)
LONGEST = 16 * 1024
MESSAGES, WITHIN = 100, 5.0
WAITING = 256  # messages that may wait for a slow client before it is let go
LAST_WORDS = 1.0  # seconds for a client to hear why it is sent away
POLICY, TRY_LATER = 1008, 1013  # codes of RFC 6455


class SocketSession:
    """One client at one table."""

    def __init__(self, socket: WebSocket, room: Room, player: Player, language: str) -> None:
        self.socket = socket
        self.room = room
        self.player = player
        self.connection = Connection(player.id, language, self.send)
        self.outbox: asyncio.Queue[m.FromServer] = asyncio.Queue(WAITING)
        self.lost = asyncio.Event()  # the client does not read, or reads no more
        self.messages = Bucket(MESSAGES, WITHIN, monotonic)

    async def send(self, message: m.FromServer) -> None:
        """Put a message into the outbox; a client that does not read is let go."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.lost.set()

    async def run(self) -> None:
        """Send and receive until one of them ends."""
        await self.socket.accept()
        await self.room.audience.join(self.connection)
        works = [
            asyncio.create_task(work)
            for work in (self.receive_all(), self.send_all(), self.lost.wait())
        ]
        try:
            await asyncio.wait(works, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for work in works:
                work.cancel()
            await asyncio.gather(*works, return_exceptions=True)
            await self.room.audience.part(self.connection)
            if self.lost.is_set():
                await self.close(TRY_LATER)

    async def close(self, code: int) -> None:
        with suppress(RuntimeError, TimeoutError):  # closed already, or the client is deaf
            await asyncio.wait_for(self.socket.close(code), LAST_WORDS)

    async def send_all(self) -> None:
        while True:
            message = await self.outbox.get()
            try:
                await self.socket.send_text(message.model_dump_json())
            except (WebSocketDisconnect, RuntimeError):
                return  # gone
            self.outbox.task_done()

    async def receive_all(self) -> None:
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not self.messages.take():
                await self.send(m.Failed(code="flood", message="too many messages"))
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.outbox.join(), LAST_WORDS)
                await self.close(POLICY)
                return
            data = received.get("text") or received.get("bytes") or b""
            # What has begun is brought to its end even if the client goes meanwhile.
            await asyncio.shield(self.room.hub.spawn(self.read(data)))

    async def read(self, data: str | bytes) -> None:
        """Do what one message asks for; whatever is wrong with it is answered."""
        if len(data) > LONGEST:
            words = f"a message has at most {LONGEST} bytes"
            await self.send(m.Failed(code="too-long", message=words))
            return
        try:
            message = m.INCOMING.validate_json(data)
        except (ValidationError, UnicodeError) as error:
            await self.send(m.Failed(code="bad-message", message=m.first_error(error)))
            return
        try:
            await self.handle(message)
        except TableError as error:
            await self.refuse(message, error.code, str(error))
        except BajarzError as error:
            await self.refuse(message, "refused", str(error))
        except Exception:
            LOG.exception("table %s: a %s has failed", self.room.table.id, type(message).__name__)
            await self.refuse(message, "internal", "something went wrong here; it is noted")

    async def refuse(self, message: m.Incoming, code: str, text: str) -> None:
        if isinstance(message, m.Act | m.Undo | m.Try):
            await self.send(m.Answer(key=message.key, ok=False, code=code, message=text))
        else:
            await self.send(m.Failed(code=code, message=text))

    async def handle(self, message: m.Incoming) -> None:
        room, player = self.room, self.player
        match message:
            case m.Act() | m.Undo() | m.Try():
                await self.answer(await self.decide(message))
            case m.Consent(agree=agree):
                await room.undo_requests.consent(player.id, agree)
            case m.GoOn():
                room.seat_for(player.id)
                room.autoplay.let_take_back(False)
            case m.Resign():
                await room.resign(player.id)
            case m.Chat(text=text):
                await room.say(player.id, await self.name(), text)
            case m.ShowMoment(seq=seq):
                async with room.lock:
                    await self.send(room.viewer(player.id, self.connection.language).moment(seq))
            case m.SetLanguage(lang=language):
                self.connection.language = language
                await self.resync()
            case m.Resync():
                await self.resync()
            case m.Ping():
                await self.send(m.Pong())
            case _:
                await self.arrange(message)

    async def arrange(self, message: m.Incoming) -> None:
        """What is asked for before and after a game."""
        lobby, player = self.room.lobby, self.player
        match message:
            case m.Ready(ready=ready):
                await lobby.ready(player.id, ready)
            case m.Start():
                await lobby.start(player.id)
            case m.Contribute(bytes=text):
                await lobby.contribute(player.id, text)
            case m.Seat(n=n, do=order, bot=bot):
                if not player.id:
                    raise TableError("no-session", "call POST /api/session first", 401)
                await lobby.seat(player.id, await self.name(), n, order, bot)
            case m.Arrange():
                await lobby.change_terms(player.id, message)
            case m.Rematch():
                await lobby.rematch(player.id)

    async def name(self) -> str:
        """What the player is called now: perhaps not as when the socket was opened."""
        row = await self.room.hub.store.player(self.player.id)
        return self.player.name if row is None else row["name"]

    async def decide(self, message: m.Act | m.Undo | m.Try) -> m.Answer:
        room, player, language = self.room, self.player.id, self.connection.language
        match message:
            case m.Act():
                return await room.act(player, message, language)
            case m.Undo(key=key, seq=seq):
                return await room.undo_requests.undo(player, key, seq, language)
            case m.Try():
                return await room.attempt(player, message, language)

    async def answer(self, answer: m.Answer) -> None:
        await self.send(answer)
        if answer.code == "stale":
            await self.resync()

    async def resync(self) -> None:
        async with self.room.lock:
            await self.send(self.room.snapshot(self.player.id, self.connection.language))
