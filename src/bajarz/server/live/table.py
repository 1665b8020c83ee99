"""A table as a fold over its log: nothing here waits, stores or sends."""

from typing import NamedTuple

from bajarz.core.event import Event
from bajarz.core.fairness import commitment
from bajarz.core.game import Game
from bajarz.core.origin import read_origin
from bajarz.core.record_data import RecordData
from bajarz.core.state import OVER
from bajarz.core.view import ResultData
from bajarz.match.match import Match
from bajarz.server.live.errors import TableError
from bajarz.server.live.seats import SeatState, Timing
from bajarz.server.messages import Clock, TableState, WhyBot
from bajarz.server.storage.rows import Ending, EntryData, EntryRow

START, ACT, UNDO, RESIGN = "start", "act", "undo", "resign"
WHY_BOT: dict[str, WhyBot] = {"time": "time", "away": "away"}  # by the reason of giving up
STOP = "stop"  # where the record of a game that was not finished ends


class Entry(NamedTuple):
    """One thing that happened at a table. `seat` counts from 0; -1 where it is nobody's."""

    seq: int
    kind: str
    seat: int
    text: str
    data: EntryData
    player: str
    key: str
    at: float

    def row(self) -> EntryRow:
        """The entry as it is stored."""
        return {
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "text": self.text,
            "data": self.data,
            "player": self.player,
            "key": self.key,
            "at": self.at,
        }


class LiveTable:
    """A table with its game. `entries` is its log, `events_by_entry` what each entry brought
    about."""

    def __init__(
        self,
        table_id: str,
        game: Game,
        options: dict[str, str],
        host: str,
        seats: list[SeatState],
        secret: bytes,
        clock: Clock,
    ) -> None:
        self.id = table_id
        self.game = game
        self.options = game.check_options(options)
        self.host = host
        self.seats = seats
        self.secret = secret
        self.commitment = commitment(secret)
        self.listed = True
        self.chat = True
        self.hints = True  # boards may mark good moves
        self.guided = False  # a first game, with a guide
        self.next = ""
        self.imported = ""  # the digest of a record that was brought here
        self.origin = ""  # the table from one of whose moments this game went on
        self.entries: list[Entry] = []
        self.events_by_entry: list[list[Event]] = []
        self.undone: set[int] = set()  # numbers of entries that were taken back
        self.match: Match | None = None
        self.timing = Timing(clock, len(seats))
        self.given_up: ResultData | None = None  # the result, where somebody gave up

    # What it is

    @property
    def state(self) -> TableState:
        if self.match is None:
            return "waiting"
        return "over" if self.to_move() == OVER else "playing"

    @property
    def seq(self) -> int:
        return len(self.entries)

    def to_move(self) -> int:
        if self.match is None or self.given_up is not None:
            return OVER
        return self.match.state.to_move()

    def is_shared_time(self) -> bool:
        """Whether all who have not finished act at once now."""
        if self.match is None or self.to_move() == OVER:
            return False
        return self.match.state.is_shared_time()

    def deciders(self) -> list[int]:
        """The seats that the game waits for."""
        if self.match is None or self.to_move() == OVER:
            return []
        return self.match.state.deciders()

    def still_valid(self, seat: int, seq: int) -> bool:
        """Whether what a seat decided at step `seq` is still to the point: others have acted since
        at most, and as it was this seat's turn they have only built."""
        later = self.entries[seq:]
        return seat in self.deciders() and all(e.kind == ACT and e.seat != seat for e in later)

    def turn(self) -> int:
        return -1 if self.match is None else self.match.state.turn_number()

    def seat_of(self, player: str) -> int:
        """The seat of a player, or -1."""
        for index, seat in enumerate(self.seats):
            if player and seat.player == player:
                return index
        return -1

    def names(self) -> dict[int, str]:
        return {index + 1: seat.name for index, seat in enumerate(self.seats)}

    def result(self) -> ResultData | None:
        if self.given_up is not None:
            return self.given_up
        result = None if self.match is None else self.match.state.result()
        return None if result is None else result.json()

    def record(self) -> RecordData:
        """The record of a game that is over. Where somebody gave up it has no result, but the
        secret is in it all the same, for the dealing can be checked now."""
        if self.match is None or self.state != "over":
            raise TableError("playing", "the record is open when the game is over")
        record = self.match.record()
        record["dealing"]["secret"] = self.secret.hex()
        return record

    def ending(self) -> Ending | None:
        """What is noted of a game that is over, or None while it goes on."""
        result = self.result()
        if self.match is None or result is None:
            return None
        figures = {
            name: {str(seat): figure for seat, figure in enumerate(by_seat, 1)}
            for name, by_seat in self.match.state.extra_figures().items()
        }
        return {
            "result": {**result, "figures": figures},
            "ended_at": self.entries[-1].at,
            "steps": len(self.match.recorder.steps),
        }

    def entry_rows(self) -> list[EntryRow]:
        """The log as it is stored."""
        return [entry.row() for entry in self.entries]

    # What happens to it

    def rebuilt(self, seats: list[SeatState], entries: int) -> "LiveTable":
        """The table as it was after so many entries, made anew."""
        clock = self.timing.clock
        table = LiveTable(self.id, self.game, self.options, self.host, seats, self.secret, clock)
        table.listed, table.chat, table.next = self.listed, self.chat, self.next
        table.hints, table.guided = self.hints, self.guided
        table.imported, table.origin = self.imported, self.origin
        for entry in self.entries[:entries]:
            table.append(entry)
        return table

    def make_entry(
        self,
        kind: str,
        seat: int,
        text: str,
        player: str,
        key: str,
        at: float,
        data: EntryData | None = None,
    ) -> Entry:
        """The next entry of the log, before it has happened."""
        return Entry(self.seq, kind, seat, text, data or {}, player, key, at)

    def append(self, entry: Entry) -> Entry:
        """Let an entry happen; the entry as it is to be stored.

        An action is read and judged here and nowhere else: Unreadable, OutOfTurn and Illegal leave
        the table as it was, and so does TableError where an entry does not fit.
        """
        if entry.seq != self.seq:
            raise TableError("stale", f"the table is at step {self.seq}, not at {entry.seq}")
        match entry.kind:
            case "start":
                entry, events = self.begin(entry)
            case "act":
                entry, events = self.act(entry)
            case "undo":
                events = self.undo(entry)
            case "stop":
                events = self.stop()
            case _:
                events = self.give_up(entry)
        self.entries.append(entry)
        self.events_by_entry.append(events)
        self.timing.build(self.is_shared_time(), entry.at)
        self.timing.run(self.to_move(), self.turn(), entry.at)
        return entry

    def begin(self, entry: Entry) -> tuple[Entry, list[Event]]:
        """The seats as they are now go into the record; so does everybody's randomness."""
        if self.match is not None:
            raise TableError("started", "the game has begun already")
        seats = entry.data.get("seats") or [
            {"name": seat.name, "played_by": seat.bot if seat.kind == "bot" else "person"}
            for seat in self.seats
        ]
        given = entry.data.get("contributions", [])
        origin = [read_origin(each) for each in entry.data.get("origin", [])]
        self.match = Match(self.game, self.options, seats, self.secret, given, origin)
        data: EntryData = {**entry.data, "contributions": given, "seats": seats}
        return entry._replace(data=data), self.match.recorder.events

    def act(self, entry: Entry) -> tuple[Entry, list[Event]]:
        match = self.playing()
        action = match.read(entry.seat, entry.text)
        events = match.act(entry.seat, action)
        step = match.recorder.steps[-1]
        if entry.data and entry.data["dealt"] != step.dealt:
            raise TableError("log", "the stored log does not fit the dealing secret", 500)
        return entry._replace(text=step.action, data={"dealt": step.dealt}), events

    def undo(self, entry: Entry) -> list[Event]:
        """Take the last step that stands back; whoever had to agree has agreed."""
        self.playing().undo(entry.seat, consent=True)
        self.undone.add(self.last_standing(entry.seat))
        self.timing.take_back(self.to_move(), self.turn())
        return []

    def take_back_left(self, seat: int, now: float, span: float) -> float:
        """Seconds of the `span` in which a seat may still take back the end of its turn."""
        if self.match is None or self.to_move() == OVER or not self.match.has_ended_turn(seat):
            return 0.0
        if self.match.undo_barrier(seat) is not None:
            return 0.0
        return max(0.0, self.entries[self.last_standing(seat)].at + span - now)

    def last_standing(self, seat: int) -> int:
        """The number of a seat's last action that was not taken back, or -1."""
        for entry in reversed(self.entries):
            if entry.kind == ACT and entry.seat == seat and entry.seq not in self.undone:
                return int(entry.seq)
        return -1

    def give_up(self, entry: Entry) -> list[Event]:
        """With two at the table the other has won, alone one has lost; with more a bot plays on."""
        self.playing()
        gone = self.seats[entry.seat]
        gone.resigned = True
        if len(self.seats) > 2:
            gone.hand_over(str(entry.data["bot"]), WHY_BOT.get(entry.text, "left"))
        else:
            others = [seat + 1 for seat in range(len(self.seats)) if seat != entry.seat]
            self.given_up = {
                "scores": {},
                "ranks": {str(entry.seat + 1): 2} | {str(seat): 1 for seat in others},
                "winners": list(others),
                "reason": entry.text,
                "parts": {},
            }
        return [Event("PlayerResigned", {"seat": entry.seat + 1, "reason": entry.text})]

    def stop(self) -> list[Event]:
        """Nothing more is known of the game; nobody has won it."""
        self.playing()
        self.given_up = {
            "scores": {},
            "ranks": {},
            "winners": [],
            "reason": "stopped",
            "parts": {},
        }
        return [Event("RecordEnded", {})]

    def playing(self) -> Match:
        """The game, while it goes on; raises TableError before and after."""
        if self.match is None:
            raise TableError("waiting", "the game has not begun")
        if self.to_move() == OVER:
            raise TableError("over", "the game is over")
        return self.match
