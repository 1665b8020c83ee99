"""The command that only Grajeczka has: it reads out the tales of a finished game."""

from pathlib import Path
from typing import Annotated, cast

import typer
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bajarz.cli.load import prove_record
from bajarz.core.errors import BadRecord
from bajarz.core.record import Record
from bajarz.core.replay import replay as replay_record
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.view import GrajeczkaView
from bajarz.text.catalogue import Catalogue, catalogue
from bajarz.text.grajeczka.pages import tale
from bajarz.text.stories import Story

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
        pages = tale([game.components.pages[page - 1] for page in told[number]], words)
        console.print(one_tale(name, pages, words, min(console.width, WIDTH)))


def told_pages(record: Record, game: Grajeczka) -> dict[int, list[int]]:
    """The pages that each seat has told by the end."""
    *_, last = replay_record(record, game)
    view = cast(GrajeczkaView, last.state.view(None))
    return {int(seat): own["told"] for seat, own in view["seats"].items()}


def one_tale(name: str, pages: list[Story], words: Catalogue, width: int) -> RenderableType:
    """A title, then the pages with their numbers in the margin."""
    title = Rule(Text(words("tale-title", who=name), "bold"), style="dim")
    if not pages:
        return Group("", title, "", Text(words("tale-empty", who=name)))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="dim", width=4)
    grid.add_column(width=width - 6)
    for page in pages:
        grid.add_row(str(page.page), Text(f"{page.text}\n"))
    return Group("", title, "", grid)


def add_commands(app: typer.Typer) -> None:
    app.command()(story)
