"""The command that plays many games between bots."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bajarz.bots.bot import check_bot
from bajarz.cli.inspect import Components
from bajarz.cli.load import load_game, read_options
from bajarz.core.canonical import Json, canonical
from bajarz.core.errors import UnknownName
from bajarz.lab.simulate import Plan, Played
from bajarz.lab.simulate import simulate as play_games
from bajarz.lab.statistics import Summary


def simulate(
    game: str,
    players: Annotated[int | None, typer.Option(help="Players at the table.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="Where chance starts.")] = "1",
    bots: Annotated[str, typer.Option(help="Bots by seat, with commas.")] = "random",
    out: Annotated[Path | None, typer.Option(help="A folder for the records.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Figures as JSON.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE")] = None,
    components: Components = None,
) -> None:
    """Play many games between bots and show what they tell."""
    played = load_game(game, components)
    names = [check_bot(name.strip(), played) for name in bots.split(",")]
    options = played.check_options(read_options(option or []))
    count = played.check_players(played.players[0] if players is None else players)
    plan = Plan(played, count, games, seed, names, options)
    if out is not None:
        make_folder(out)
    summary = Summary(count)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{game}, {count} players", total=games)
        for result in play_games(plan):
            summary.add(result)
            progress.advance(task)
            if out is not None:
                write_record(out, plan, result)
    if as_json:
        typer.echo(json.dumps(summary.json(), indent=2))
    else:
        Console().print(figures(plan, summary.json()))


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnknownName(f"{folder}: {error.strerror}") from None


def write_record(folder: Path, plan: Plan, played: Played) -> None:
    name = f"{plan.game.name}-{plan.players}-{plan.seed}-{played.number:06}.json"
    text = canonical(played.recorder.record()) + "\n"
    (folder / name.replace("/", "_")).write_text(text, encoding="utf-8")


def figures(plan: Plan, data: Json) -> Table:
    """The figures as a table."""
    title = f"{plan.game.name}, {plan.players} players, {', '.join(plan.bots)}, seed {plan.seed}"
    table = Table("figure", "value", title=title, title_justify="left")
    speed = data["speed"]
    table.add_row("games", f"{data['games']}")
    table.add_row("games/s", f"{speed['games_per_second']:,.1f}")
    table.add_row("decisions/s", f"{speed['decisions_per_second']:,.0f}")
    table.add_row("decisions a game", spread_text(data["decisions"]))
    actions = data["actions_per_decision"]
    table.add_row("legal actions a decision", f"{actions['mean']:.1f}, at most {actions['most']}")
    table.add_row("scores", spread_text(data["scores"]))
    for seat, scores in enumerate(data["scores_by_seat"], 1):
        wins = data["wins_by_seat"][seat - 1]
        interval = f"95 %: {wins['low']:.1%} to {wins['high']:.1%}"
        table.add_row(f"seat {seat}: scores", spread_text(scores))
        table.add_row(f"seat {seat}: wins", f"{wins['value']:.1%} ({interval})")
    table.add_row("shared wins and draws", f"{data['shared_wins']}")
    return table


def spread_text(data: Json) -> str:
    return (
        f"{data['mean']:.1f} ± {data['deviation']:.1f}, "
        f"{data['least']:.0f} to {data['greatest']:.0f}"
    )
