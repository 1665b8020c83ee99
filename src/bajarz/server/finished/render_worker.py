"""Long work on finished games, in a process of its own: proofs of records, pictures.

Neither tables nor bots wait for it.
"""

import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import TypeVar, TypeVarTuple

from bajarz.server.live.errors import TableError
from bajarz.server.live.workers import Workers

LOG = logging.getLogger(__name__)
MOST = 40  # pieces of work that may wait
NICE = 10  # how far it stands back when the machine is busy
Given = TypeVarTuple("Given")
Made = TypeVar("Made")


class RenderWorker:
    """One process, and a short queue before it."""

    def __init__(self) -> None:
        self.workers = Workers(1, NICE)
        self.waiting = 0

    async def do(self, work: Callable[[*Given], Made], *given: *Given) -> Made:
        """What a function of a module makes of what it is given; raises what it raises."""
        if self.waiting >= MOST:
            raise TableError("busy", "there is too much to do just now; try again soon", 503)
        self.waiting += 1
        try:
            made: Made = await self.workers.run(work, *given)
            return made
        except BrokenExecutor:
            LOG.error("the render worker's process has died; a new one is started")
            self.stop()
            raise TableError("busy", "this could not be done just now", 503) from None
        finally:
            self.waiting -= 1

    def stop(self) -> None:
        self.workers.stop()
