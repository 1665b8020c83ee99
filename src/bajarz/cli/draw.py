"""The command that draws positions."""

from pathlib import Path
from typing import Annotated, get_args

import typer

from bajarz.art import png
from bajarz.art.palette import Theme
from bajarz.art.pictures import picture
from bajarz.cli.inspect import Components, Language
from bajarz.cli.load import prove_record
from bajarz.core.errors import BadRecord, UnknownName
from bajarz.core.game import Game
from bajarz.core.record import Record
from bajarz.core.replay import replay
from bajarz.core.state import State
from bajarz.text.catalogue import catalogue

THEMES: tuple[Theme, ...] = get_args(Theme)


def draw(
    record: Path,
    output: Annotated[Path, typer.Option("-o", "--output", help="FILE.svg or FILE.png")],
    step: Annotated[int | None, typer.Option(help="After this step; the last by default.")] = None,
    seat: Annotated[int, typer.Option(help="As this seat sees it; 0: a spectator.")] = 0,
    theme: Annotated[str, typer.Option(help="light or night")] = "light",
    lang: Language = "en",
    components: Components = None,
) -> None:
    """Draw a position of a record as a picture."""
    proved, game = prove_record(record, components)
    catalogue(lang, game.name)
    names = {number: each["name"] for number, each in enumerate(proved.header.seats, 1)}
    if not 0 <= seat <= len(names):
        raise BadRecord(f"{record}: there is no seat {seat}")
    number = len(proved.steps) if step is None else step
    view = state_after(proved, game, number, record).view(None if seat == 0 else seat - 1)
    done = [each.action for each in proved.steps[:number]]
    write_picture(picture(game, view, seat, names, read_theme(theme), lang, done), output)
    typer.echo(f"{output}: written")


def state_after(record: Record, game: Game, step: int, path: Path) -> State:
    for moment in replay(record, game):
        if moment.number == step:
            return moment.state
    raise BadRecord(f"{path}: there is no step {step}; it has {len(record.steps)}")


def read_theme(name: str) -> Theme:
    for theme in THEMES:
        if theme == name:
            return theme
    raise UnknownName(f"there is no theme {name!r}; there are: {', '.join(THEMES)}")


def write_picture(svg: str, output: Path) -> None:
    """Write an SVG, or a PNG made of it, by the file's ending."""
    if output.suffix not in (".svg", ".png"):
        raise UnknownName(f"{output}: a picture is a .svg or a .png file")
    data = svg.encode() if output.suffix == ".svg" else png.render(svg)
    try:
        output.write_bytes(data)
    except OSError as error:
        raise UnknownName(f"{output}: {error.strerror}") from None
