"""The command that only Castles of Caladale has: it asks the castle solver."""

import json
from pathlib import Path
from random import Random
from typing import Annotated, cast

import typer
from rich.console import Console
from rich.live import Live

from bajarz.art.caladale.picture import castle_picture
from bajarz.cli.draw import read_theme, state_after, write_picture
from bajarz.cli.inspect import Components
from bajarz.cli.load import load_game, prove_record
from bajarz.core.dealer import RandomDealer
from bajarz.core.errors import BadRecord, UnknownName
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import CaladaleView
from bajarz.solver import Problem, Progress, Solution, solve
from bajarz.solver.ask import layout_text, problem_of_names, problem_of_view
from bajarz.solver.picture import text_picture
from bajarz.solver.problem import free_play


def solve_castle(
    game: Annotated[str, typer.Argument(help="caladale")],
    tiles: Annotated[str, typer.Option(help="Tiles to build with, with commas.")] = "",
    gate: Annotated[str, typer.Option(help="The gate; with a star its two-theme side.")] = "wizard",
    record: Annotated[
        Path | None, typer.Option(help="A record: the tiles of a seat there.")
    ] = None,
    step: Annotated[int | None, typer.Option(help="After this step; the last by default.")] = None,
    seat: Annotated[int, typer.Option(help="The seat in the record.")] = 1,
    variant: Annotated[str, typer.Option(help="solo2: a deal of solo 2 by --seed.")] = "",
    all_tiles: Annotated[bool, typer.Option("--all", help="All 76 tiles: free play.")] = False,
    seed: Annotated[int, typer.Option(help="Where chance starts.")] = 1,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to search.")] = 10.0,
    watch: Annotated[bool, typer.Option(help="Show the castle while it grows.")] = False,
    output: Annotated[Path | None, typer.Option("-o", help="A picture: FILE.svg, FILE.png")] = None,
    theme: Annotated[str, typer.Option(help="light or night")] = "light",
    as_json: Annotated[bool, typer.Option("--json", help="The castle as JSON.")] = False,
    components: Components = None,
) -> None:
    """Find the best castle from given tiles, better and better until the time is over."""
    if record is not None:
        problem = problem_of_record(record, step, seat, components)
    else:
        problem = problem_asked(
            load_caladale(game, components), tiles, gate, variant, all_tiles, seed
        )
    found = search(problem, seconds, seed, watch, quiet=as_json)
    if as_json:
        typer.echo(json.dumps(as_data(found), indent=2))
    else:
        typer.echo(describe(problem, found))
    if output is not None:
        write_picture(
            castle_picture(found.castle(problem.tables, problem.variety), read_theme(theme)), output
        )


def load_caladale(name: str, components: Path | None) -> Caladale:
    game = load_game(name, components)
    if not isinstance(game, Caladale):
        raise UnknownName(f"there is no solver for {name}; there is one for caladale")
    return game


def problem_asked(
    game: Caladale, tiles: str, gate: str, variant: str, all_tiles: bool, seed: int
) -> Problem:
    """Exactly one of --tiles, --variant and --all says what there is to build with."""
    if sum(map(bool, (tiles, variant, all_tiles))) != 1:
        raise UnknownName("solve: give one of --tiles, --record, --variant solo2, --all")
    if all_tiles:
        return free_play(game.tables)
    if tiles:
        return problem_of_names(game.tables, tiles.split(","), gate)
    if variant != "solo2":
        raise UnknownName(f"solve: the variant is solo2, not {variant!r}")
    state = game.start(1, {"solo": "puzzle"}, RandomDealer(Random(seed)))
    state.apply(0, game.parse(f"gate {gate}"), RandomDealer(Random(seed)))
    return problem_of_view(game.tables, state.view(0), 1)


def problem_of_record(path: Path, step: int | None, seat: int, components: Path | None) -> Problem:
    proved, game = prove_record(path, components)
    if not isinstance(game, Caladale):
        raise UnknownName(f"{path}: a game of {game.name}; the solver is for caladale")
    if not 1 <= seat <= len(proved.header.seats):
        raise BadRecord(f"{path}: there is no seat {seat}")
    last = len(proved.steps) if step is None else step
    view = cast(CaladaleView, state_after(proved, game, last, path).view(seat - 1))
    return problem_of_view(game.tables, view, seat)


def search(problem: Problem, seconds: float, seed: int, watch: bool, quiet: bool) -> Solution:
    """Solve, telling every better castle as it is found; Ctrl-C keeps the best so far."""
    console = Console(stderr=True)
    with Live(console=console, transient=True, auto_refresh=False) as live:

        def report(progress: Progress) -> None:
            if quiet:
                return
            line = progress_line(progress)
            picture = text_picture(problem, progress.solution) if watch else ""
            live.update(f"{picture}\n{line}" if watch else line, refresh=True)

        return solve(problem, seed=seed, seconds=seconds, report=report)


def progress_line(progress: Progress) -> str:
    found = progress.solution
    return f"{progress.seconds:6.1f} s  score {found.score} of at most {found.bound}"


def describe(problem: Problem, found: Solution) -> str:
    parts = ", ".join(f"{name} {value:+}" for name, value in found.parts.items() if value)
    proof = "proved best" if found.proved else f"no castle can have more than {found.bound}"
    placed = sum(place.tile != "scaffold" for place in found.placements)
    total = len(problem.tiles) + len(problem.gates)
    lines = [
        text_picture(problem, found),
        f"score {found.score} ({parts}); {proof}",
        f"{placed} of {total} tiles placed",
        *(f"exchange {mine} {theirs}" for mine, theirs in found.exchanges),
        layout_text(found),
    ]
    return "\n".join(lines)


def as_data(found: Solution) -> dict[str, object]:
    return {
        "score": found.score,
        "parts": found.parts,
        "bound": found.bound,
        "proved": found.proved,
        "exchanges": [list(pair) for pair in found.exchanges],
        "layout": layout_text(found),
    }


def add_commands(app: typer.Typer) -> None:
    app.command("solve")(solve_castle)
