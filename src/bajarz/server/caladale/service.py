"""The coach of Castles of Caladale: the best castle that a seat's tiles so far could be.

It knows what the seat's view shows and nothing else. The solver thinks in a process of its own that
stands back behind the bots, once for the same tiles; a player waits for one answer at a time.
"""

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import BrokenExecutor
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple, cast
from weakref import WeakValueDictionary

from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import CaladaleView
from bajarz.server.live.bot_pool import known_game
from bajarz.server.live.errors import TableError
from bajarz.server.live.workers import Workers
from bajarz.server.settings import Settings
from bajarz.solver import Problem, solve
from bajarz.solver.ask import layout_seen, layout_text, problem_of_view

if TYPE_CHECKING:
    from bajarz.server.live.room import Room

LOG = logging.getLogger(__name__)
NICE = 10
REMEMBERED = 1000  # castles
LONGEST = 5.0  # seconds of a processor, where the solver is not compiled

Question = tuple[Any, ...]  # a problem without the game's tables


class Found(NamedTuple):
    """A castle as an action of the game."""

    score: int
    proved: bool
    layout: str


class Advice(NamedTuple):
    """The best castle known of these tiles, with so many turned down, and what the seat's own is
    worth now. It is the answer for these tiles alone: the game may have gone on meanwhile."""

    score: int
    now: int
    proved: bool
    layout: str
    tiles: list[str]
    down: int


def make_service(settings: Settings) -> "Coach":
    return Coach(settings.coach_steps)


class Coach:
    """Answers for all tables of a server."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.workers = Workers(1, NICE)
        self.known: OrderedDict[Question, Found] = OrderedDict()
        self.asking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def stop(self) -> None:
        self.workers.stop()

    async def advise(self, room: "Room", player: str, with_tile: str = "") -> Advice:
        """What the tiles of this player could be, with one more that could be had now; raises
        TableError where no coach may help."""
        async with room.lock:
            problem, view, seat = self.problem(room, player)
        if with_tile:
            problem = with_one_more(problem, view, with_tile)
        question = tuple(problem)[1:]
        lock = self.asking.get(player) or asyncio.Lock()
        self.asking[player] = lock
        async with lock:
            if question not in self.known:
                self.remember(question, await self.ask(question))
        own = view["seats"][str(seat + 1)]
        spent, now = own["exchanges"], view["scores"][seat]
        if now + spent > self.known[question].score:  # the player's own is the best we know
            proved = now + spent == problem.ceiling()
            self.remember(question, Found(now + spent, proved, layout_seen(own)))
        best = self.known[question]
        names = problem.tables.names(list(problem.tiles))
        return Advice(best.score - spent, now, best.proved, best.layout, names, problem.face_down)

    def problem(self, room: "Room", player: str) -> tuple[Problem, CaladaleView, int]:
        """What the solver is asked, and the seat with its view. C-2b: without exchanges."""
        table = room.table
        seat = room.seat_for(player)
        state = table.playing().state
        if not isinstance(table.game, Caladale):
            raise TableError("no-coach", "only Castles of Caladale has a coach", 403)
        if not table.hints:
            raise TableError("no-coach", "at this table nobody is helped", 403)
        if sum(bool(each.player) for each in table.seats) > 1:
            raise TableError("no-coach", "between people everybody builds alone", 403)
        view = cast(CaladaleView, state.view(seat))
        if view["phase"] == "gates" and "gate" not in view["seats"][str(seat + 1)]:
            raise TableError("no-gate", "choose a gate first")
        return problem_of_view(table.game.tables, view, seat + 1)._replace(pool=()), view, seat

    async def ask(self, question: Question) -> Found:
        try:
            found: Found = await self.workers.run(find_castle, self.steps, question)
        except BrokenExecutor as error:
            LOG.error("the coach's process has died; a new one is started")
            self.workers.stop()
            raise TableError("coach", "the coach has lost the thread; ask again", 503) from error
        return found

    def remember(self, question: Question, found: Found) -> None:
        self.known[question] = found
        self.known.move_to_end(question)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)


def with_one_more(problem: Problem, view: CaladaleView, name: str) -> Problem:
    """The same with a tile of the supply, or the one that was just taken."""
    if name not in [*view["face_up"], view.get("taken")]:
        raise TableError("no-tile", "this tile is not to be had now", 422)
    tile = problem.tables.tile_named[name]
    return problem._replace(tiles=tuple(sorted([*problem.tiles, tile])))


def find_castle(steps: int, question: Question) -> Found:
    """In a worker: let the solver build; the same question gets the same answer."""
    game = known_game("caladale")
    assert isinstance(game, Caladale)
    started = process_time()
    best = solve(
        Problem(game.tables, *question),
        steps=steps,
        stop=lambda: process_time() - started > LONGEST,
    )
    return Found(best.score, best.proved, layout_text(best))
