"""A server for tests."""

import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from uuid import uuid4

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from server.databases import postgres
from server.driver import Server, serve


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def same_dealing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dealing secrets of a test are the same every time, so that its games are, too."""
    monkeypatch.setattr(secrets, "token_bytes", Random("dealing").randbytes)


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    async with serve() as running:
        yield running


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    url: str = request.getfixturevalue("postgres_url")
    name = f"test_{uuid4().hex}"
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"create database {name}"))
    await engine.dispose()
    return url.removesuffix("/postgres") + f"/{name}"
