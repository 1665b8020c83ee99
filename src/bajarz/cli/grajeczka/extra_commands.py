"""The command that only Grajeczka has: it reads out the tales of a finished game."""

from pathlib import Path
from typing import Annotated, cast

import typer
from rich.console import Console

from bajarz.cli.grajeczka.pages import one_tale
from bajarz.cli.load import prove_record
from bajarz.core.errors import BadRecord
from bajarz.core.record import Record
from bajarz.core.replay import replay as replay_record
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.view import GrajeczkaView
from bajarz.text.catalogue import catalogue

WIDTH = 76  # columns that are easy to read


def story(
    record: Path,
    seat: Annotated[int | None, typer.Option(help="Only the tale of this seat.")] = None,
    language: Annotated[
        str, typer.Option("--language", "--lang", help="Language: en or pl.")
    ] = "en",
    components: Annotated[Path | None, typer.Option(help="A components file to use.")] = None,
) -> None:
    """Read the tales that the players told, each in the order of its pages."""
    catalogue(language)
    read, game = prove_record(record, components)
    if not isinstance(game, Grajeczka):
        raise BadRecord(f"{record}: a game of {game.name}, which has no pages that tell a story")
    if read.result is None:
        raise BadRecord(f"{record}: the game is not finished; tales are read at its end")
    seats = range(1, len(read.header.seats) + 1)
    if seat is not None and seat not in seats:
        raise BadRecord(f"{record}: there is no seat {seat}")
    words = catalogue(language, game.name)
    console = Console()
    told = told_pages(read, game)
    for number in seats if seat is None else [seat]:
        name = read.header.seats[number - 1]["name"]
        pages = [game.components.pages[page - 1] for page in told[number]]
        console.print("", one_tale(name, pages, words, min(console.width, WIDTH)))


def told_pages(record: Record, game: Grajeczka) -> dict[int, list[int]]:
    """The pages that each seat has told by the end."""
    *_, last = replay_record(record, game)
    view = cast(GrajeczkaView, last.state.view(None))
    return {int(seat): own["told"] for seat, own in view["seats"].items()}


def add_commands(app: typer.Typer) -> None:
    app.command()(story)
