"""A finished game to look through: the table after every entry of its log, for any perspective.

Everything hidden is open here, so a replay is made of games that are over and of no others.
"""

import asyncio
from collections import OrderedDict
from typing import NamedTuple

from bajarz.core.canonical import Json
from bajarz.core.event import Event
from bajarz.core.state import OVER, State
from bajarz.server.live.errors import TableError
from bajarz.server.live.seats import SeatState
from bajarz.server.live.table import ACT, UNDO, LiveTable
from bajarz.server.live.viewer import Viewer
from bajarz.server.messages import LogLine

KEPT = 24  # replays that are remembered
ALL, SPECTATOR = "all", 0
Perspective = int | str  # a seat from 1, SPECTATOR, or ALL


class Moment(NamedTuple):
    """The table after an entry of its log; `turn` is the one in which the entry happened."""

    state: State
    to_move: int  # the seat from 1, 0 when the game is over
    turn: int
    steps: int  # that stood then


class Replay:
    """All moments of a game that is over."""

    def __init__(self, table: LiveTable) -> None:
        check_over(table)
        self.table = table
        self.moments = fold(table)

    # As a whole

    def log(self, language: str) -> list[LogLine]:
        """The log as a spectator reads it."""
        return Viewer(self.table, None, language).log()

    def standing(self) -> list[int]:
        """The entries that count in the end: what was taken back, and taking back, does not."""
        undone = self.table.undone
        return [
            entry.seq
            for entry in self.table.entries
            if entry.kind != UNDO and entry.seq not in undone
        ]

    def turns(self) -> list[dict[str, int]]:
        """The first standing entry of each turn."""
        found: list[dict[str, int]] = []
        for seq in self.standing():
            turn = self.moments[seq].turn
            if not found or found[-1]["turn"] != turn:
                found.append({"turn": turn, "seq": seq})
        return found

    # Moments

    def moment(self, seq: int) -> Moment:
        if not 0 <= seq < len(self.moments):
            raise TableError("no-moment", f"there is no step {seq}", 404)
        return self.moments[seq]

    def show(self, seq: int, perspective: Perspective) -> dict[str, Json]:
        """A moment from this perspective."""
        moment = self.moment(seq)
        return {
            "seq": seq,
            "to_move": moment.to_move,
            "view": self.view(moment.state, perspective),
            "last": [seen(event, perspective) for event in self.table.events_by_entry[seq]],
        }

    def view(self, state: State, perspective: Perspective) -> dict[str, Json]:
        return open_view(state) if perspective == ALL else state.view(seat_of(perspective))

    def check_perspective(self, perspective: str) -> Perspective:
        """The perspective that a text names; raises TableError."""
        if perspective == ALL:
            return ALL
        digits = perspective.isascii() and perspective.isdigit()
        if not digits or int(perspective) > len(self.table.seats):
            raise TableError("no-seat", f"there is no perspective {perspective!r}", 422)
        return int(perspective)


def check_over(table: LiveTable) -> LiveTable:
    """A table may be looked through when its game is over; raises TableError."""
    if table.state != "over":
        raise TableError("playing", "the game can be looked through when it is over")
    return table


def fold(table: LiveTable) -> list[Moment]:
    """The moments of a table, by letting everything happen once more."""
    seats = [SeatState(**seat.json()) for seat in table.seats]
    rebuilt = table.rebuilt(seats, 0)
    moments: list[Moment] = []
    for entry in table.entries:
        before = rebuilt.turn()
        rebuilt.append(entry)
        assert rebuilt.match is not None
        turn = before if entry.kind == ACT else rebuilt.turn()
        mover = rebuilt.to_move()
        steps = len(rebuilt.match.recorder.steps)
        moments.append(
            Moment(rebuilt.match.state.clone(), 0 if mover == OVER else mover + 1, turn, steps)
        )
    return moments


def seat_of(perspective: Perspective) -> int | None:
    """The engine's number of a seat, None for a spectator."""
    return None if perspective in (SPECTATOR, ALL) else int(perspective) - 1


def open_view(state: State) -> dict[str, Json]:
    """The spectator's view, with every seat as it sees itself."""
    view = state.view(None)
    seats = {name: state.view(int(name) - 1)["seats"][name] for name in view["seats"]}
    return {**view, "seats": seats}


def seen(event: Event, perspective: Perspective) -> dict[str, Json]:
    return event.full() if perspective == ALL else event.seen_by(seat_of(perspective))


class Replays:
    """The replays that were asked for last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Replay] = OrderedDict()
        self.making = asyncio.Lock()

    async def of(self, table: LiveTable) -> Replay:
        """The replay of a table; raises TableError while its game goes on."""
        check_over(table)
        async with self.making:
            if table.id not in self.kept:
                self.kept[table.id] = await asyncio.to_thread(Replay, table)
            self.kept.move_to_end(table.id)
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
            return self.kept[table.id]
