"""Long work on past games, in a process beside: proofs of records, pictures.

Neither tables nor bots wait for it. A process is started when there is first something to do.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from bajarz.server.live.errors import TableError

LOG = logging.getLogger(__name__)
MOST = 40  # pieces of work that may wait
Given = ParamSpec("Given")
Made = TypeVar("Made")


class Workshop:
    """One process, and a short queue before it."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.waiting = 0

    async def do(
        self, work: Callable[Given, Made], *given: Given.args, **named: Given.kwargs
    ) -> Made:
        """What a function of a module makes of what it is given; raises what it raises."""
        if self.waiting >= MOST:
            raise TableError("busy", "there is too much to do just now; try again soon", 503)
        self.waiting += 1
        try:
            return await self.hand_over(work, *given, **named)
        except BrokenExecutor:
            LOG.error("the workshop's process has died; a new one is started")
            self.stop()
            raise TableError("busy", "this could not be done just now", 503) from None
        finally:
            self.waiting -= 1

    async def hand_over(
        self, work: Callable[Given, Made], *given: Given.args, **named: Given.kwargs
    ) -> Made:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        return await asyncio.wrap_future(self.pool.submit(work, *given, **named))

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
