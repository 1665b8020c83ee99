"""The command that reports on how a game plays."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from bajarz.bots.bot import bots_for, check_bot
from bajarz.cli.arena import check_writable, write_text
from bajarz.cli.inspect import Components
from bajarz.cli.load import load_game, read_options, read_toml
from bajarz.core.errors import BadComponents, UnknownName
from bajarz.core.game import Game
from bajarz.lab.arena.contest import Contest, Fixture
from bajarz.lab.arena.timing import is_timed
from bajarz.lab.arena.worker_pools import make_pool
from bajarz.lab.report.collect import Observed, Observer
from bajarz.lab.report.luck import wanted_games
from bajarz.lab.report.page import page
from bajarz.lab.report.sections import sample
from bajarz.lab.report.wording import wording
from bajarz.text.catalogue import DisplayNames, catalogue
from bajarz.text.game_words import game_words


def report(
    game: str,
    output: Annotated[Path, typer.Option("-o", "--output", help="The page: FILE.html")],
    players: Annotated[int | None, typer.Option(help="Players at the table.")] = None,
    games: Annotated[int, typer.Option(min=2, help="How many games.")] = 200,
    bots: Annotated[str | None, typer.Option(help="Bots, with commas; they change seats.")] = None,
    seed: Annotated[str, typer.Option(help="Where chance starts.")] = "1",
    workers: Annotated[int, typer.Option(min=1, help="Processes, a core each.")] = 1,
    language: Annotated[str, typer.Option("--language", "--lang", help="en or pl")] = "en",
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE")] = None,
    components: Components = None,
    compare: Annotated[Path | None, typer.Option(help="Other components, side by side.")] = None,
) -> None:
    """Play many games and write a page on how the game plays."""
    sets = [components] if compare is None else [components, compare]
    loaded = [load_game(game, path) for path in sets]
    words = wording(game, language, things_of(loaded[0], language))
    count = loaded[0].check_players(players or next(n for n in loaded[0].players if n > 1))
    if count < 2:
        raise UnknownName("a report is on a game of two players at least")
    names = [
        check_bot(name.strip(), loaded[0]) for name in (bots or usual_bot(loaded[0])).split(",")
    ]
    line_up = tuple(names[seat % len(names)] for seat in range(count))
    check_writable(output)
    samples = []
    for played, path, version in zip(loaded, sets, versions(loaded, sets), strict=True):
        data = None if path is None else read_toml(path, BadComponents)
        options = played.check_options(read_options(option or []))
        contest = Contest(game, data, options, count, seed)
        found = observe(contest, wanted_games(line_up, games), workers)
        samples.append(sample(version, found))
    timed = any(is_timed(name, loaded[0]) for name in names)
    write_text(output, page(samples, seed, timed, words))
    typer.echo(f"{output}: written")


def usual_bot(game: Game) -> str:
    return "greedy" if "greedy" in bots_for(game) else "random"


def versions(games: Sequence[Game], paths: Sequence[Path | None]) -> list[str]:
    """The sets by their versions; two of the same version by their files too."""
    names = [game.components_version for game in games]
    if len(set(names)) == len(names):
        return names
    return [name if path is None else f"{name} ({path.name})"
            for name, path in zip(names, paths, strict=True)]  # fmt: skip


def things_of(game: Game, language: str) -> DisplayNames:
    """Readable names of the game's things; raises UnknownName for an unknown language."""
    words = catalogue(language, game.name)
    return game_words(game).component_names(words)


def observe(contest: Contest, wanted: list[Fixture], workers: int) -> list[Observed]:
    """Play these games; they come in order."""
    crew = make_pool(Observer, contest, workers)
    found: list[Observed] = []
    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(contest.game, total=len(wanted))
            for game in crew.play(wanted):
                found.append(game)
                progress.advance(task)
    finally:
        crew.close()
    return sorted(found, key=lambda game: game.fixture)
