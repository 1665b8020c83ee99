"""The `bajarz` command: registers the commands and turns errors into one clear line."""

import os
import sys
from typing import Annotated

import typer

from bajarz.cli import arena, check, draw, inspect, play, report, serve, simulate
from bajarz.cli.menu import menu
from bajarz.cli.parts import add_commands
from bajarz.core.errors import BajarzError
from bajarz.games.registry import GAMES, add_game_path

app = typer.Typer(
    name="bajarz",
    help="Bajarz: fairy-tale tabletop games, their rules, records and bots.",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    add_completion=False,
)

app.command()(inspect.games)
app.command()(play.play)
app.command()(inspect.rules)
app.command()(inspect.components)
app.command()(inspect.replay)
app.command()(draw.draw)
app.command()(check.verify)
app.command()(check.scenario)
app.command()(check.conformance)
app.command()(simulate.simulate)
app.command()(arena.arena)
app.command()(report.report)
app.command()(serve.serve)
add_commands(GAMES.values(), app)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    game_path: Annotated[
        list[str] | None, typer.Option(help="A folder with games of your own.")
    ] = None,
) -> None:
    """Bajarz: fairy-tale tabletop games. Without a command: the menu."""
    for folder in game_path or []:
        add_game_path(folder)
    if context.invoked_subcommand is None:
        menu()


def main() -> None:
    """Run a command. What a person can put right is said in one line, exit code 2."""
    try:
        app()
    except BajarzError as error:
        typer.echo(f"bajarz: {error}", err=True)
        sys.exit(2)
    except BrokenPipeError:  # the reader of our output has gone: nothing more to say
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except KeyboardInterrupt:
        typer.echo("", err=True)
        sys.exit(130)
