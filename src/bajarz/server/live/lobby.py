"""Before and after a game: who sits where, who is ready, the start, the next game."""

from typing import TYPE_CHECKING

from bajarz.core.game import Game
from bajarz.server.live.bot_pool import substitute_for
from bajarz.server.live.errors import TableError
from bajarz.server.live.seats import SeatState, Timing
from bajarz.server.live.table import START
from bajarz.server.messages import Arrange, Clock
from bajarz.server.storage.rows import SeatRow

if TYPE_CHECKING:
    from bajarz.server.live.room import Room

HEXADECIMAL = frozenset("0123456789abcdef")
SHORTEST = 5  # seconds of a clock
BOT_NAMES = ("Skrzat", "Leszy", "Rusałka", "Wodnik")  # by seat; their level is told apart


def check_clock(clock: Clock, game: Game, players: int) -> Clock:
    """The clock, if a game of so many players can be played by it."""
    if clock.kind != "none" and clock.seconds < SHORTEST:
        raise TableError("clock", f"a clock needs at least {SHORTEST} seconds", 422)
    if clock.building and not game.has_shared_time(players):
        raise TableError("clock", "this game has no last building time", 422)
    return clock


class Lobby:
    """The seats and the terms of a table."""

    def __init__(self, room: "Room") -> None:
        self.room = room

    # Seats

    async def seat(self, player: str, name: str, n: int, order: str, bot: str = "") -> None:
        """Sit down or leave; the host opens seats and puts bots there."""
        room = self.room
        async with room.lock:
            if not 1 <= n <= len(room.table.seats):
                raise TableError("no-seat", f"there is no seat {n}", 422)
            if order == "join":
                self.sit_down(n - 1, player, name)
            elif order == "leave":
                self.stand_up(n - 1, player)
            elif order == "claim":
                self.check_claim(n - 1, player)
                await room.give_up(n - 1, player, "away")
            else:
                self.arrange(n - 1, player, order, bot)
            await room.save_seats(sitter=player if order == "join" else "")
            room.countdown.look()
        await room.audience.tell_table()
        if room.table.match is not None:
            await room.audience.tell_snapshots()
        room.wake()

    def sit_down(self, index: int, player: str, name: str) -> None:
        """Whoever sits down is ready to begin, and may say that they are not."""
        table = self.room.table
        seat = table.seats[index]
        mine = table.seat_of(player)
        if mine == index and seat.kind == "bot" and not seat.resigned:
            seat.take_over()
        elif mine >= 0:
            raise TableError("seated", "you have a seat at this table already")
        elif table.match is not None or seat.kind != "open":
            raise TableError("taken", "this seat is taken")
        else:
            seat.kind, seat.player, seat.name, seat.ready = "person", player, name, True

    def stand_up(self, index: int, player: str) -> None:
        """A seat of a waiting table is open again; in a game a bot plays on."""
        table = self.room.table
        seat = table.seats[index]
        if not player or seat.player != player:
            raise TableError("not-yours", "this is not your seat", 403)
        if table.state == "playing":
            seat.hand_over(substitute_for(table.game), "left")
        elif table.state == "waiting":
            table.seats[index] = SeatState()
            if table.host == player:
                table.host = next((each.player for each in table.seats if each.player), player)

    def arrange(self, index: int, player: str, order: str, bot: str) -> None:
        """The host's word; during the game only for a seat whose player has gone."""
        table = self.room.table
        seat = table.seats[index]
        if table.match is not None:
            away = seat.kind == "person" and self.room.audience.is_away(seat.player)
            if order != "bot" or not away or table.seat_of(player) < 0:
                raise TableError("not-away", "the player of this seat is here")
            seat.hand_over(substitute_for(table.game), "away")
            return
        if table.host != player:
            raise TableError("not-host", "only the host arranges the seats", 403)
        if seat.player == player:
            raise TableError("seated", "this is your own seat")
        fresh = SeatState()
        if order == "bot":
            fresh.kind, fresh.bot = "bot", self.room.hub.check_bot(bot, table.game)
            fresh.name = BOT_NAMES[index % len(BOT_NAMES)]
        table.seats[index] = fresh

    def check_claim(self, index: int, player: str) -> None:
        """Only who plays on may end a game, and only when the other has gone for good."""
        table = self.room.table
        seat = table.seats[index]
        if table.seat_of(player) < 0 or not (
            seat.kind == "person" and self.room.audience.is_gone(seat.player)
        ):
            raise TableError("not-gone", "this player has not been gone for long enough")

    # The terms

    async def change_terms(self, player: str, new: Arrange) -> None:
        """The host's new terms; all others who were ready for the old ones are asked again."""
        room = self.room
        async with room.lock:
            table, players = room.table, len(room.table.seats)
            self.check_host(player)
            clock = check_clock(new.clock or table.timing.clock, table.game, players)
            wanted = table.options if new.options is None else new.options
            options = room.hub.check_terms(table.game, players, wanted)
            listed = table.listed if new.listed is None else new.listed
            chat = table.chat if new.chat is None else new.chat
            hints = table.hints if new.hints is None else new.hints
            seats: list[SeatRow] = [
                {**seat.row(), "ready": seat.ready and seat.player == player}
                for seat in table.seats
            ]
            await room.store(
                room.hub.store.change_table(
                    table.id, options=options, clock=clock.model_dump(), listed=listed,
                    chat=chat, hints=hints, seats=seats,
                )
            )  # fmt: skip
            table.options, table.listed, table.chat, table.hints = options, listed, chat, hints
            table.timing = Timing(clock, len(table.seats))
            table.seats[:] = [SeatState(**seat) for seat in seats]
            room.stored_seats = seats
            room.countdown.look()
        await room.audience.tell_table()

    def check_host(self, player: str) -> None:
        if player != self.room.table.host:
            raise TableError("not-host", "only the host arranges the table", 403)
        if self.room.table.match is not None:
            raise TableError("started", "the game has begun already")

    # The start

    async def ready(self, player: str, ready: bool) -> None:
        async with self.room.lock:
            self.room.table.seats[self.room.seat_for(player)].ready = ready
            await self.room.save_seats()
            self.room.countdown.look()
        await self.room.audience.tell_table()

    async def contribute(self, player: str, text: str) -> None:
        """Randomness of a seat, for the dealing; the last word before the start counts."""
        async with self.room.lock:
            seat = self.room.table.seats[self.room.seat_for(player)]
            if self.room.table.match is not None:
                raise TableError("started", "the game has begun already")
            if not 1 <= len(text) <= 64 or not HEXADECIMAL.issuperset(text):
                raise TableError("contribution", "1 to 64 hexadecimal digits, please", 422)
            seat.contribution = text
            await self.room.save_seats()

    async def start(self, player: str) -> None:
        """The host lets the game begin, when every seat is taken and everybody else is ready."""
        room = self.room
        async with room.lock:
            table = room.table
            self.check_host(player)
            for seat in table.seats:
                if seat.kind == "open":
                    raise TableError("open-seats", "a seat is still open")
                if seat.kind == "person" and not seat.ready and seat.player != player:
                    raise TableError("not-ready", f"{seat.name} is not ready yet")
            await self.begin(player)
        await room.audience.tell_snapshots()
        room.wake()

    async def start_by_itself(self) -> None:
        """Everybody is here and ready, and nobody has stopped the countdown."""
        room = self.room
        async with room.lock:
            if not room.countdown.is_wanted():
                return
            await self.begin(room.table.host)
        await room.audience.tell_snapshots()
        room.wake()

    async def begin(self, player: str) -> None:
        """The dealing, with everybody's randomness; the lock is held."""
        room, table = self.room, self.room.table
        given = [seat.contribution for seat in table.seats]
        now = room.hub.now()
        entry = table.make_entry(START, -1, "", player, "", now, {"contributions": given})
        await room.append_and_store(entry)
        room.countdown.look()

    # The next game

    async def rematch(self, player: str) -> str:
        """The id of a new table with the same players, each one seat further on; made once.
        Whoever asks for it is ready to begin there."""
        room = self.room
        async with room.lock:
            if room.table.seat_of(player) < 0:
                raise TableError("not-seated", "you did not play at this table", 403)
            if room.table.state != "over":
                raise TableError("playing", "the game is not over yet")
            if not room.table.next:
                room.table.next = await self.make_next(player)
                await room.store(room.hub.store.change_table(room.table.id, next=room.table.next))
        await room.audience.tell_table()
        following = await room.hub.room(room.table.next)
        if following.table.match is None and following.table.seat_of(player) >= 0:
            await following.lobby.ready(player, True)
        return room.table.next

    async def make_next(self, player: str) -> str:
        """Whoever asks for it is the host; alone with bots there is nobody to wait for."""
        old = self.room.table
        hub = self.room.hub
        room = await hub.create(
            old.game.name,
            len(old.seats),
            old.options,
            player,
            old.timing.clock,
            old.listed,
            old.chat,
            old.hints,
        )
        moved = [old.seats[-1], *old.seats[:-1]]
        room.table.seats[:] = [for_rematch(seat) for seat in moved]
        await room.save_seats()
        people = [seat.player for seat in room.table.seats if seat.player]
        for person in people:
            await hub.store.sit(room.table.id, person)
        if people == [player]:
            await room.lobby.start(player)
        return room.table.id


def for_rematch(seat: SeatState) -> SeatState:
    """A seat for the next game; people whose seat a bot played are asked again."""
    if seat.player:
        return SeatState("person", seat.player, seat.name)
    return SeatState(seat.kind, "", seat.name, seat.bot)
