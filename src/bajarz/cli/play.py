"""The command that plays a game in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from bajarz.cli.playing.loop import run
from bajarz.cli.playing.setup import Wanted, open_session, own_language
from bajarz.cli.playing.terminal import own_terminal


def play(
    game: str,
    seat: Annotated[
        list[str] | None, typer.Option(help="person, bot or a bot's name: once for each seat.")
    ] = None,
    bots: Annotated[str, typer.Option(help="Which bot plays the seats of bots.")] = "apprentice",
    names: Annotated[str, typer.Option(help="Names by seat, with commas.")] = "",
    lang: Annotated[str | None, typer.Option(help="Language: en or pl.")] = None,
    seed: Annotated[str | None, typer.Option(help="Where chance starts.")] = None,
    components: Annotated[Path | None, typer.Option(help="A components file to use.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE")] = None,
    save: Annotated[Path | None, typer.Option(help="Where the record is saved.")] = None,
    load: Annotated[Path | None, typer.Option(help="A saved game to play on.")] = None,
) -> None:
    """Play a game here: against a bot, with two at one keyboard, or watch bots."""
    wanted = Wanted(
        game,
        tuple(seat or ()),
        bots,
        tuple(name.strip() for name in names.split(",")) if names else (),
        lang or own_language(),
        seed,
        components,
        tuple(option or ()),
        save,
        load,
    )
    code = run(open_session(wanted, own_terminal()))
    if code:
        raise typer.Exit(code)
