"""A finished game to look through: the table after every entry of its log, for any perspective.

Everything hidden is open here, so a replay is made of games that are over and of no others.
"""

import asyncio
from collections import OrderedDict
from typing import NamedTuple, TypedDict, cast

from pydantic import BaseModel

from bajarz.core.event import Event
from bajarz.core.state import OVER, State
from bajarz.core.view import View
from bajarz.server.border import check_event, check_view
from bajarz.server.declared import SeenEvent, ViewData
from bajarz.server.live.errors import TableError
from bajarz.server.live.seats import SeatState
from bajarz.server.live.table import ACT, UNDO, LiveTable
from bajarz.server.live.viewer import Viewer
from bajarz.server.messages import LogLine

KEPT = 24  # replays that are remembered
ALL, SPECTATOR = "all", 0
Perspective = int | str  # a seat from 1, SPECTATOR, or ALL


class ReplayMoment(NamedTuple):
    """The table after an entry of its log; `turn` is the one in which the entry happened."""

    state: State
    to_move: int  # the seat from 1, 0 when the game is over
    turn: int
    steps: int  # that stood then


class TurnStart(BaseModel):
    """The first entry of a turn that counts in the end."""

    turn: int
    seq: int


class ShownMoment(BaseModel):
    """The table after an entry of its log, from one perspective; `last` is what that entry brought
    about."""

    seq: int
    to_move: int
    view: ViewData
    last: list[SeenEvent]


class SeatsOwn(TypedDict):
    """What every game's view has of what only a seat itself may know."""

    private: dict[str, object]


class Replay:
    """All moments of a game that is over; with `check` what is shown of them must be as the game
    declares it."""

    def __init__(self, table: LiveTable, check: bool = False) -> None:
        check_over(table)
        self.table = table
        self.check = check
        self.moments = fold(table)

    # As a whole

    def log(self, language: str) -> list[LogLine]:
        """The log as a spectator reads it."""
        return Viewer(self.table, None, language, self.check).log()

    def standing(self) -> list[int]:
        """The entries that count in the end: what was taken back, and taking back, does not."""
        undone = self.table.undone
        return [
            entry.seq
            for entry in self.table.entries
            if entry.kind != UNDO and entry.seq not in undone
        ]

    def turns(self) -> list[TurnStart]:
        """The first standing entry of each turn."""
        found: list[TurnStart] = []
        for seq in self.standing():
            turn = self.moments[seq].turn
            if not found or found[-1].turn != turn:
                found.append(TurnStart(turn=turn, seq=seq))
        return found

    # Moments

    def moment(self, seq: int) -> ReplayMoment:
        if not 0 <= seq < len(self.moments):
            raise TableError("no-moment", f"there is no step {seq}", 404)
        return self.moments[seq]

    def show(self, seq: int, perspective: Perspective) -> ShownMoment:
        """A moment from this perspective."""
        moment = self.moment(seq)
        return ShownMoment(
            seq=seq,
            to_move=moment.to_move,
            view=self.view(moment.state, perspective),
            last=[self.seen(event, perspective) for event in self.table.events_by_entry[seq]],
        )

    def view(self, state: State, perspective: Perspective) -> View:
        view = open_view(state) if perspective == ALL else state.view(seat_of(perspective))
        if self.check:
            check_view(self.table.game, view)
        return view

    def seen(self, event: Event, perspective: Perspective) -> dict[str, object]:
        """An event as it may be known from this perspective."""
        seen = event.full() if perspective == ALL else event.seen_by(seat_of(perspective))
        if self.check:
            check_event(self.table.game, seen)
        return seen

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


def fold(table: LiveTable) -> list[ReplayMoment]:
    """The moments of a table, by letting everything happen once more."""
    seats = [SeatState(**seat.row()) for seat in table.seats]
    rebuilt = table.rebuilt(seats, 0)
    moments: list[ReplayMoment] = []
    for entry in table.entries:
        before = rebuilt.turn()
        rebuilt.append(entry)
        assert rebuilt.match is not None
        turn = before if entry.kind == ACT else rebuilt.turn()
        mover = rebuilt.to_move()
        steps = len(rebuilt.match.recorder.steps)
        moments.append(
            ReplayMoment(
                rebuilt.match.state.clone(), 0 if mover == OVER else mover + 1, turn, steps
            )
        )
    return moments


def seat_of(perspective: Perspective) -> int | None:
    """The engine's number of a seat, None for a spectator."""
    return None if perspective in (SPECTATOR, ALL) else int(perspective) - 1


def open_view(state: State) -> View:
    """What the seat to move sees, with what each seat alone may know."""
    mover = state.to_move()
    view = state.view(None if mover == OVER else mover)
    private: dict[str, object] = {}
    for seat in range(len(view["scores"])):
        own: SeatsOwn = cast("SeatsOwn", state.view(seat))
        private |= own["private"]
    return cast("View", {**view, "private": private})


class Replays:
    """The replays that were asked for last."""

    def __init__(self, check: bool = False) -> None:
        self.check = check
        self.kept: OrderedDict[str, Replay] = OrderedDict()
        self.making = asyncio.Lock()

    async def of(self, table: LiveTable) -> Replay:
        """The replay of a table; raises TableError while its game goes on."""
        check_over(table)
        async with self.making:
            if table.id not in self.kept:
                self.kept[table.id] = await asyncio.to_thread(Replay, table, self.check)
            self.kept.move_to_end(table.id)
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
            return self.kept[table.id]
