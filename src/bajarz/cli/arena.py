"""The command that lets bots play against each other."""

import json
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bajarz.bots.bot import check_bot
from bajarz.cli.draw import write_picture
from bajarz.cli.inspect import Components
from bajarz.cli.load import load_game, read_options, read_toml
from bajarz.core.errors import BadComponents, UnknownName
from bajarz.lab.arena.contest import Contest, LineUp, line_ups, short_name
from bajarz.lab.arena.journal import Journal
from bajarz.lab.arena.playing import Board, Outcome
from bajarz.lab.arena.plot import plot as draw_plot
from bajarz.lab.arena.results import results
from bajarz.lab.arena.running import Rule, Running
from bajarz.lab.arena.worker_pools import make_pool

TIMED = "A bot thinks for a time: games depend on the machine and cannot be repeated exactly."
VERDICTS = {1: "more", 0: "open", -1: "less"}


def arena(
    game: str,
    bots: Annotated[str, typer.Option(help="Bots, with commas.")],
    games: Annotated[int, typer.Option(min=1, help="At most so many for each line-up.")] = 200,
    seed: Annotated[str, typer.Option(help="Where chance starts.")] = "1",
    workers: Annotated[int, typer.Option(min=1, help="Processes, a core each.")] = 1,
    players: Annotated[int | None, typer.Option(help="Players at the table.")] = None,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="Results as JSON.")] = None,
    plot: Annotated[Path | None, typer.Option(help="A picture: FILE.svg or FILE.png")] = None,
    mixed: Annotated[bool, typer.Option(help="Tables of different bots.")] = False,
    against: Annotated[str | None, typer.Option(help="All against this bot only.")] = None,
    stop: Annotated[bool, typer.Option(help="Stop a line-up once it is decided.")] = True,
    question: Annotated[
        float | None, typer.Option(help="Which share of first places is asked about.")
    ] = None,
    least: Annotated[int, typer.Option(min=0, help="Games before a line-up may stop.")] = 0,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE")] = None,
    components: Components = None,
) -> None:
    """Let bots play against each other: rotated seats, the same luck for all, ratings."""
    played = load_game(game, components)
    names = [check_bot(name.strip(), played) for name in bots.split(",")]
    count = played.check_players(players or next(n for n in played.players if n > 1))
    if count < 2:
        raise UnknownName("an arena is for two players at least")
    contest = Contest(
        game,
        None if components is None else read_toml(components, BadComponents),
        played.check_options(read_options(option or [])),
        count,
        seed,
    )
    meet = line_ups(names, count, mixed, against)
    rule = Rule(-(-games // count), stop, check_question(question, count), -(-least // count))
    check_output(output, plot)
    data = play_all(contest, names, meet, rule, workers, ray, output)
    if output is not None:
        write_text(output, json.dumps(data, indent=1, ensure_ascii=False) + "\n")
    if plot is not None:
        write_picture(draw_plot(data), plot)
    show(data)


def check_question(share: float | None, players: int) -> float:
    if share is None:
        return 1 / players
    if not 0 < share < 1:
        raise UnknownName(f"the question is a share between 0 and 1, not {share}")
    return share


def check_output(output: Path | None, plot: Path | None) -> None:
    """Find out before the games whether the files can be written."""
    if plot is not None and plot.suffix not in (".svg", ".png"):
        raise UnknownName(f"{plot}: a picture is a .svg or a .png file")
    for path in (output, plot):
        if path is not None:
            check_writable(path)


def check_writable(path: Path) -> None:
    """Whether a file can be written; one that was not there is not left behind."""
    new = not path.exists()
    try:
        path.open("ab").close()
        if new:
            path.unlink()
    except OSError as error:
        raise UnknownName(f"{path}: {error.strerror}") from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UnknownName(f"{path}: {error.strerror}") from None


def play_all(
    contest: Contest,
    bots: list[str],
    meet: list[LineUp],
    rule: Rule,
    workers: int,
    ray: bool,
    output: Path | None,
) -> dict[str, Any]:
    """Play what the journal does not have yet; the results, and what this run took."""
    started = perf_counter()
    new: list[float] = []
    journal = None
    if output is not None:
        journal = Journal(output.with_name(output.name + ".journal"), contest)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
               TimeRemainingColumn())  # fmt: skip
    try:
        crew = make_pool(Board, contest, workers, ray)
        try:
            with Progress(*columns, console=console, transient=True) as progress:
                most = rule.deals * contest.players * len(meet)
                task = progress.add_task(f"{contest.game}, at most", total=most)

                def note(outcome: Outcome, played: bool) -> None:
                    progress.advance(task)
                    if played:
                        new.append(outcome.seconds)

                found = Running(rule, crew, journal, note).run(meet)
        finally:
            crew.close()
    finally:
        if journal is not None:
            journal.close()
    data = results(contest, bots, rule, found)
    took = {"played": len(new), "seconds": perf_counter() - started, "game_seconds": sum(new)}
    return {**data, "machine": {"workers": workers, "ray": ray, **took}}


def show(data: Mapping[str, Any]) -> None:
    """The results as tables."""
    console = Console()
    console.print(ratings_table(data), shares_table(data), sep="\n")
    seats = ", ".join(f"{s['value']:.1%} ({span(s['low'], s['high'])})" for s in data["seats"])
    console.print(f"first places by seat: {seats}", highlight=False)
    if data["rule"]["stop"]:
        console.print(explanation(data), highlight=False)
    if not data["reproducible"]:
        console.print(TIMED)
    machine = data["machine"]
    console.print(f"{machine['played']} games played in {machine['seconds']:.1f} s",
                  highlight=False)  # fmt: skip


def explanation(data: Mapping[str, Any]) -> str:
    """What “decided” and “always” mean."""
    asked = f"whether the share of first places is more or less than {data['rule']['question']:.1%}"
    if any(is_mixed(each) for each in data["line_ups"]):
        asked = "for how many pairs at the table it is sure who is ahead more often"
    return (
        f"“decided”: {asked}; a line-up stops as soon as all is sure, and is wrong in at most 1 of "
        "20. “always” is right in 19 of 20 even after such a stop, “95 %” without one."
    )


def is_mixed(line_up: Mapping[str, Any]) -> bool:
    return len(set(line_up["bots"])) > 2


def ratings_table(data: Mapping[str, Any]) -> Table:
    title = f"{data['game']}, {data['players']} players, seed {data['seed']}"
    table = Table("bot", "rating", "95 %", title=title, title_justify="left")
    for each in data["ratings"]:
        interval = f"{each['low']:+.0f} to {each['high']:+.0f}"
        table.add_row(short_name(each["bot"]), f"{each['value']:+.0f}", interval)
    return table


def shares_table(data: Mapping[str, Any]) -> Table:
    """One row for each line-up, or for each bot of a mixed one."""
    table = Table("bot", "against", "games", "first", "95 %", "decided", "always")
    for each in data["line_ups"]:
        mixed = is_mixed(each)
        for bot in each["bots"] if mixed else each["bots"][:1]:
            share = each["shares"][bot]
            others = list(each["bots"])
            others.remove(bot)
            table.add_row(
                short_name(bot),
                ", ".join(map(short_name, others)),
                str(len(each["games"])),
                f"{share['value']:.1%}",
                span(share["low"], share["high"]),
                mixed_verdict(each) if mixed else VERDICTS[each["verdicts"][0]],
                span(*share["always"]),
            )
    return table


def span(low: float, high: float) -> str:
    return f"{100 * low:.1f}–{100 * high:.1f}%"


def mixed_verdict(line_up: Mapping[str, Any]) -> str:
    """How many of the questions who is ahead of whom are decided."""
    verdicts = line_up["verdicts"]
    return f"{len(verdicts) - verdicts.count(0)} of {len(verdicts)}"
