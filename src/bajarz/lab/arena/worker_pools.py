"""Who plays the games: this process, several processes, or a Ray cluster.

All give the same outcomes; only the order differs in which they come. A worker that dies gives
its game back: it is played again by a new one. A game that kills three workers ends the arena.
"""

import importlib
import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from bajarz.core.errors import UnknownName
from bajarz.lab.arena.contest import Contest, Fixture
from bajarz.lab.arena.playing import BotFailed

LIVES = 3  # workers that a game may take down
Told_co = TypeVar("Told_co", covariant=True)  # what is told of a game


class Player(Protocol[Told_co]):
    """Plays the games of a contest, one after the other; raises BotFailed."""

    def play(self, fixture: Fixture) -> Told_co: ...


class MakePlayer(Protocol[Told_co]):
    """Makes a player; a class or a function at the top of a module, so that workers find it."""

    def __call__(self, contest: Contest) -> Player[Told_co]: ...


class WorkerPool(Protocol[Told_co]):
    """Plays fixtures, each once, in any order."""

    def play(self, fixtures: Sequence[Fixture]) -> Iterator[Told_co]: ...

    def close(self) -> None: ...


class Alone(Generic[Told_co]):
    """Plays in this process, one game after the other."""

    def __init__(self, make: MakePlayer[Told_co], contest: Contest) -> None:
        self.player = make(contest)

    def play(self, fixtures: Sequence[Fixture]) -> Iterator[Told_co]:
        return map(self.player.play, fixtures)

    def close(self) -> None:
        pass


class Worker(NamedTuple):
    """A process that plays one game at a time, and the line to it."""

    process: BaseProcess
    line: Connection


class WorkerFailure(NamedTuple):
    """What a worker says when a bot failed."""

    text: str


def serve(make: MakePlayer[Any], contest: Contest, line: Connection) -> None:
    """The life of a worker: a fixture comes in, what is told of its game or a failure goes out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the arena decides when to stop
    player = make(contest)
    while True:
        try:
            fixture = line.recv()
        except EOFError:
            return
        line.send(played_by(player, fixture))


def played_by(player: Player[Any], fixture: Fixture) -> Any:
    """What is told of a game, or a WorkerFailure."""
    try:
        return player.play(fixture)
    except BotFailed as error:
        return WorkerFailure(str(error))


class Processes(Generic[Told_co]):
    """Workers on this machine, each with a process and a core of its own."""

    def __init__(self, make: MakePlayer[Told_co], contest: Contest, workers: int) -> None:
        self.work = make, contest
        self.context = multiprocessing.get_context("spawn")
        self.idle = [self.hire() for _ in range(workers)]
        self.busy: dict[object, tuple[Worker, Fixture]] = {}  # by their lines

    def hire(self) -> Worker:
        ours, theirs = self.context.Pipe()
        process = self.context.Process(target=serve, args=(*self.work, theirs), daemon=True)
        process.start()
        theirs.close()  # so that the line breaks when the worker dies
        return Worker(process, ours)

    def play(self, fixtures: Sequence[Fixture]) -> Iterator[Told_co]:
        left = list(reversed(fixtures))
        deaths: dict[Fixture, int] = {}
        while left or self.busy:
            while left and self.idle:
                self.give(left.pop(), left)
            for line in wait([worker.line for worker, _ in self.busy.values()]):
                worker, fixture = self.busy.pop(line)
                answer = receive(worker)
                if answer is None:
                    self.mourn(worker, fixture, deaths)
                    left.append(fixture)
                    continue
                self.idle.append(worker)
                if isinstance(answer, WorkerFailure):
                    raise BotFailed(answer.text)
                yield answer

    def give(self, fixture: Fixture, left: list[Fixture]) -> None:
        worker = self.idle.pop()
        try:
            worker.line.send(fixture)
        except OSError:  # it died while it was idle
            self.idle.append(self.hire())
            left.append(fixture)
            return
        self.busy[worker.line] = worker, fixture

    def mourn(self, worker: Worker, fixture: Fixture, deaths: dict[Fixture, int]) -> None:
        """Replace a dead worker; its game is played again, but not for ever."""
        worker.process.join()
        worker.line.close()
        deaths[fixture] = deaths.get(fixture, 0) + 1
        if deaths[fixture] == LIVES:
            raise BotFailed(f"{fixture} ended {LIVES} workers, one after the other")
        self.idle.append(self.hire())

    def close(self) -> None:
        workers = [*self.idle, *(worker for worker, _ in self.busy.values())]
        for worker in workers:
            worker.line.close()
            worker.process.terminate()
        for worker in workers:
            worker.process.join()


def receive(worker: Worker) -> Any:
    """What a worker answers; None if it died."""
    try:
        return worker.line.recv()
    except (EOFError, OSError):
        return None


def make_pool(
    make: MakePlayer[Told_co], contest: Contest, workers: int, ray: bool = False
) -> WorkerPool[Told_co]:
    if ray:
        return Cluster(make, contest, workers)
    return Alone(make, contest) if workers == 1 else Processes(make, contest, workers)


class Cluster(Generic[Told_co]):
    """A Ray cluster: the one that RAY_ADDRESS names, or one of so many workers on this machine.

    Bajarz must be installed on every machine of a cluster.
    """

    def __init__(self, make: MakePlayer[Told_co], contest: Contest, workers: int) -> None:
        try:
            self.ray: Any = importlib.import_module("ray")
        except ImportError:
            raise UnknownName("--ray needs the package ray: pip install ray") from None
        self.ray.init(**address(workers))
        self.work = self.ray.put((make, contest))
        self.task = self.ray.remote(max_retries=LIVES - 1, num_cpus=1)(play_remotely)

    def play(self, fixtures: Sequence[Fixture]) -> Iterator[Told_co]:
        running = {self.task.remote(self.work, fixture): fixture for fixture in fixtures}
        while running:
            ready, _ = self.ray.wait(list(running))
            for one in ready:
                fixture = running.pop(one)
                try:
                    answer = self.ray.get(one)
                except self.ray.exceptions.WorkerCrashedError:
                    raise BotFailed(f"{fixture} ended {LIVES} workers") from None
                if isinstance(answer, WorkerFailure):
                    raise BotFailed(answer.text)
                yield answer

    def close(self) -> None:
        self.ray.shutdown()


def address(workers: int) -> dict[str, Any]:
    """Where Ray is to be found, or how many workers to start here, quietly."""
    if os.environ.get("RAY_ADDRESS"):
        return {}
    quiet = {"log_to_driver": False, "include_dashboard": False, "logging_level": "error"}
    return {"num_cpus": workers, **quiet}


PLAYERS: list[tuple[Any, Player[Any]]] = []  # the one that this process of Ray's has made


def play_remotely(work: tuple[MakePlayer[Any], Contest], fixture: Fixture) -> Any:
    """A Ray task; the player is made once in each of Ray's processes."""
    if not PLAYERS or PLAYERS[0][0] != work:
        make, contest = work
        PLAYERS[:] = [(work, make(contest))]
    return played_by(PLAYERS[0][1], fixture)
