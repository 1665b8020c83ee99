"""The command that only Castles of Caladale has."""

import typer

from bajarz.cli.caladale.solve import solve_castle


def add_commands(app: typer.Typer) -> None:
    app.command("solve")(solve_castle)
