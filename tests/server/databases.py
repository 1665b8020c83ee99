"""Both databases for tests: a SQLite file, and a PostgreSQL of the tests' own."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

import pytest

FOLDERS = ("/usr/lib/postgresql", "/usr/local/pgsql")  # where Debian and others put it
MISSING = "PostgreSQL's programs (initdb, pg_ctl) are not on this machine"


def program(name: str) -> str | None:
    """Where a program of PostgreSQL is, on the path or where it usually lies."""
    found = shutil.which(name)
    if found is not None:
        return str(Path(found).resolve())
    places = [path for folder in FOLDERS for path in Path(folder).glob(f"**/bin/{name}")]
    return str(max(places)) if places else None


def run(*command: str) -> None:
    """Run a program as a user PostgreSQL runs as: it refuses to be root."""
    if os.geteuid() == 0:
        command = ("runuser", "-u", "postgres", "--", *command)
    done = subprocess.run(
        command, check=False, cwd="/", stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL that lives as long as this context."""
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    if initdb is None or pg_ctl is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    folder = Path(mkdtemp(prefix="bajarz-pg-"))
    port = free_port()
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        data = str(folder / "data")
        run(
            initdb, "-D", data, "-U", "bajarz", "-N",
            "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8",
        )  # fmt: skip
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        run(pg_ctl, "-D", data, "-l", str(folder / "log"), "-o", options, "-w", "start")
        try:
            yield f"postgresql+asyncpg://bajarz@127.0.0.1:{port}/postgres"
        finally:
            run(pg_ctl, "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
