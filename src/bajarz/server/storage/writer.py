"""Writes of all tables in grouped commits: many events share one.

A commit costs far more than a row. Whoever writes waits until the commit that holds the row is
done; what comes meanwhile waits together and goes into the next one.
"""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import Executable

Write = tuple[Executable, Mapping[str, Any] | Sequence[Mapping[str, Any]] | None]


def carry_out(engine: Engine, statements: Sequence[Write]) -> None:
    with engine.begin() as connection:
        for statement, values in statements:
            connection.execute(statement, values)


class Writer:
    """Carries out groups of writes, each group whole or not at all."""

    def __init__(self, engine: AsyncEngine, at_once: Engine | None = None) -> None:
        """With `at_once` a commit is one visit to a thread, not one for each statement."""
        self.engine = engine
        self.at_once = at_once
        self.thread = ThreadPoolExecutor(1, "bajarz-writer")
        self.queue: asyncio.Queue[tuple[Sequence[Write], asyncio.Future[None]]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.work())

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        await self.queue.join()
        if self.task is not None:
            self.task.cancel()
        self.thread.shutdown()

    async def write(self, *writes: Write) -> None:
        """Returns when the writes are safe; raises what the database raises, with none done."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((writes, done))
        await done

    async def work(self) -> None:
        while True:
            groups = [await self.queue.get()]
            while not self.queue.empty():
                groups.append(self.queue.get_nowait())
            try:
                await self.commit(groups)
            except Exception:  # one bad group must not take the others down
                await self.commit_apart(groups)
            for _ in groups:
                self.queue.task_done()

    async def commit(self, groups: Sequence[tuple[Sequence[Write], asyncio.Future[None]]]) -> None:
        statements = [write for writes, _ in groups for write in writes]
        if self.at_once is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self.thread, carry_out, self.at_once, statements)
        else:
            async with self.engine.begin() as connection:
                for statement, values in statements:
                    await connection.execute(statement, values)
        for _, done in groups:
            if not done.done():
                done.set_result(None)

    async def commit_apart(
        self, groups: Sequence[tuple[Sequence[Write], asyncio.Future[None]]]
    ) -> None:
        for group in groups:
            try:
                await self.commit([group])
            except Exception as error:
                if not group[1].done():
                    group[1].set_exception(error)
