"""Brings a database's schema up to date with alembic; `bajarz serve` does it at its start."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config(connection: Connection) -> Config:
    folder = str(files("bajarz.server.storage") / "migrations")
    settings = Config()
    settings.set_main_option("script_location", folder.replace("%", "%%"))
    settings.attributes["connection"] = connection
    return settings


def upgrade(connection: Connection) -> None:
    """Carry out all migrations that are missing."""
    command.upgrade(config(connection), "head")
