"""Processes of their own for what takes long, so that no table is ever held up."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any


class Workers:
    """A pool of processes, started when there is first something to do."""

    def __init__(self, count: int, nice: int = 0) -> None:
        self.count = count
        self.nice = nice  # how far they stand back when the machine is busy
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, task: Callable[..., Any], *given: Any) -> Any:
        """What the task says, from a worker; raises BrokenExecutor where the workers have died."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.count, get_context("spawn"), initializer=os.nice, initargs=(self.nice,)
            )
        return await asyncio.get_running_loop().run_in_executor(self.pool, task, *given)

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
