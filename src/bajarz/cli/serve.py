"""The command that serves Bajarz to browsers."""

import gc
import os
import socket
from pathlib import Path
from typing import Annotated

import typer

from bajarz.core.errors import BajarzError, MissingExtra

SELDOM = (100_000, 50, 1000)  # of the collector: a whole collection holds up every table
KEEP_ALIVE = 75  # seconds; a request on a line that is just being closed would be lost
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 -- only compared with


class CannotServe(BajarzError):
    """A server that cannot start."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port.")] = 8000,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    ] = "",
    address: Annotated[str, typer.Option(help="What links to tables begin with.")] = "",
    bot_workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 1,
    bot_pause: Annotated[float, typer.Option(min=0, help="Seconds between a bot's steps.")] = 0.6,
    take_back: Annotated[
        float, typer.Option(min=0, help="Seconds in which the end of a turn can be taken back.")
    ] = 4.0,
    start_after: Annotated[
        float, typer.Option(min=0, help="Seconds until a game begins when all are ready.")
    ] = 5.0,
    check_messages: Annotated[
        bool,
        typer.Option(
            envvar="BAJARZ_CHECK_MESSAGES",
            help="Check that all that is sent is as the games declare it (to develop).",
        ),
    ] = False,
) -> None:
    """Serve the tables in the browser."""
    check_port(host, port)
    try:  # the server's packages take long to load, and are no part of the plain package
        import uvicorn  # noqa: PLC0415

        from bajarz.server.app import PAGES, make_app  # noqa: PLC0415
        from bajarz.server.settings import Settings  # noqa: PLC0415
        from bajarz.server.storage.address import database_url, open_once  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise MissingExtra("bajarz serve", missing.name, "server") from missing

    url = database_url(database or default_database())
    open_once(url)
    settings = Settings(
        database=url,
        address=address or f"http://{reachable(host)}:{port}",
        bot_workers=bot_workers,
        bot_pause=bot_pause,
        take_back=take_back,
        start_after=start_after,
        secure_cookies=address.startswith("https:"),
        check_messages=check_messages,
    )
    if not PAGES.is_dir():
        typer.echo("bajarz: the pages are not built; `make run` builds them", err=True)
    gc.set_threshold(*SELDOM)
    typer.echo(f"Bajarz is at {settings.address}  (Ctrl+C ends it)")
    uvicorn.run(
        make_app(settings), host=host, port=port, log_level="warning", ws="websockets-sansio",
        ws_max_size=64 * 1024, timeout_keep_alive=KEEP_ALIVE,
    )  # fmt: skip


def reachable(host: str) -> str:
    """The name of this machine for itself, where it listens to all."""
    return "127.0.0.1" if host in EVERYWHERE else host


def default_database() -> str:
    """A file in the user's data folder, or in BAJARZ_HOME."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(os.environ.get("BAJARZ_HOME") or Path(data) / "bajarz")
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def check_port(host: str, port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise CannotServe(f"cannot listen on {host}:{port}: {error.strerror}") from None
