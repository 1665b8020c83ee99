"""Addresses of databases, as people write them on the command line."""

from pathlib import Path

import pytest

from bajarz.server.storage.address import BadDatabase, database_url, open_once


@pytest.mark.parametrize(
    ("written", "used"),
    [
        ("sqlite:///tables.sqlite", "sqlite+aiosqlite:///tables.sqlite"),
        ("sqlite+aiosqlite:////a/b", "sqlite+aiosqlite:////a/b"),
        ("postgresql://u:secret@h:5432/d", "postgresql+asyncpg://u:secret@h:5432/d"),
        ("postgres://h/d", "postgresql+asyncpg://h/d"),
    ],
)
def test_plain_addresses_get_their_driver(written: str, used: str) -> None:
    assert database_url(written) == used


@pytest.mark.parametrize("written", ["tables.sqlite", "mysql://u:secret@h/d", "://"])
def test_what_is_no_address_is_refused_without_its_password(written: str) -> None:
    with pytest.raises(BadDatabase, match="expected sqlite:///FILE") as caught:
        database_url(written)
    assert "secret" not in str(caught.value)


def test_a_database_is_opened(tmp_path: Path) -> None:
    open_once(database_url(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    assert (tmp_path / "tables.sqlite").stat().st_size > 0


@pytest.mark.parametrize(
    "written",
    ["sqlite:////nowhere/at/all/tables.sqlite", "postgresql://u:secret@127.0.0.1:1/d"],
)
def test_a_database_that_cannot_be_opened_says_why_in_one_line(written: str) -> None:
    with pytest.raises(BadDatabase, match="cannot open") as caught:
        open_once(database_url(written))
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)
