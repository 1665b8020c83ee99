"""The addresses of databases as people write them."""

import asyncio

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bajarz.core.errors import BajarzError
from bajarz.server.storage.store import Store, make_quick_engine

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
EXPECTED = "expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


class BadDatabase(BajarzError):
    """An address that is none, or a database that cannot be opened."""


def database_url(text: str) -> str:
    """The address with the driver that we use; raises BadDatabase. It never shows a password."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadDatabase(f"this is no address of a database; {EXPECTED}") from None
    driver = DRIVERS.get(url.drivername, url.drivername)
    if driver not in DRIVERS.values():
        raise BadDatabase(f"no database of the kind {url.drivername!r}; {EXPECTED}")
    return url.set(drivername=driver).render_as_string(hide_password=False)


def open_once(url: str) -> None:
    """Open a database and bring it up to date before anybody is served; raises BadDatabase."""
    try:
        open_file(url)
        asyncio.run(opened_and_closed(url))
    except (OSError, SQLAlchemyError) as error:
        where = make_url(url).render_as_string()
        cause = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadDatabase(f"cannot open {where}: {cause}") from None


def open_file(url: str) -> None:
    """Open an SQLite file without asyncio first, whose threads outlive a failure."""
    engine = make_quick_engine(url)
    if engine is not None:
        engine.connect().close()
        engine.dispose()


async def opened_and_closed(url: str) -> None:
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()
