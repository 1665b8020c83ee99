"""The command that only Grajeczka has."""

import typer

from bajarz.cli.grajeczka.story import story


def add_commands(app: typer.Typer) -> None:
    app.command()(story)
