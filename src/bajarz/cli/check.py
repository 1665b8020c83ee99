"""Commands that check things: records, scenarios, whole engines."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from bajarz.cli.inspect import Components
from bajarz.cli.load import load_game, load_scenario, named, prove_record, read_options
from bajarz.core.conformance import check_game
from bajarz.core.errors import BadScenario
from bajarz.core.scenario import run_scenario


def verify(record: Path, components: Components = None) -> None:
    """Prove a record: every action, every draw, the result."""
    proved, _ = prove_record(record, components)
    steps = len(proved.steps)
    draws = len(proved.setup) + sum(len(step.dealt) for step in proved.steps)
    if proved.header.origin:
        taken_over = proved.header.origin[-1].steps
        typer.echo(f"{record}: the first {taken_over} steps are another game's")
    if proved.secret is None:
        typer.echo(
            f"{record}: {steps} steps fit the rules; the game is not over, so the dealing secret "
            "is not revealed and the draws cannot be proved yet"
        )
    elif proved.result is None:
        typer.echo(f"{record}: proved so far: {steps} steps, {draws} draws; the game is not over")
    else:
        typer.echo(f"{record}: proved: {steps} steps, {draws} draws, the result")


def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files or folders.")],
) -> None:
    """Run scenarios and explain every failure."""
    paths = [path for file in files for path in scenario_files(file)]
    failed = 0
    for path in paths:
        failures = run_file(path)
        failed += bool(failures)
        for failure in failures:
            typer.echo(f"FAILED {path}: {failure}")
    typer.echo(f"{len(paths) - failed} passed, {failed} failed")
    if failed:
        raise typer.Exit(1)


def scenario_files(file: Path) -> list[Path]:
    if not file.is_dir():
        return [file]
    found = sorted(file.rglob("*.toml"))
    if not found:
        raise BadScenario(f"{file}: no scenario (*.toml) in this folder")
    return found


def run_file(path: Path) -> list[str]:
    data, game = load_scenario(path)
    try:
        return run_scenario(data, game)
    except BadScenario as error:
        raise named(error, path) from None


def conformance(
    game: str,
    games: Annotated[int, typer.Option(min=1, help="Games for each number of players.")] = 50,
    seed: Annotated[str, typer.Option(help="Where chance starts.")] = "1",
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE")] = None,
    components: Components = None,
) -> None:
    """Play random games and check all that must hold in every game."""
    played = load_game(game, components)
    options = played.check_options(read_options(option or []))
    console = Console(stderr=True)
    for players in played.players:
        decisions = 0
        label = f"{game}, {players} players"
        for number in track(range(games), description=label, console=console):
            decisions += check_game(played, players, options, f"{seed}/{players}/{number}")
        typer.echo(f"{label}: {games} games, {decisions} decisions: all that must hold holds")
