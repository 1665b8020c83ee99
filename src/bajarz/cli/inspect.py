"""Commands that show things: games, rules, components, records."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from bajarz.cli.load import load_game, named, prove_record, read_toml
from bajarz.core.canonical import Json, canonical
from bajarz.core.errors import BadComponents, BadRecord, UnknownName
from bajarz.core.replay import Moment
from bajarz.core.replay import replay as replay_record
from bajarz.games.registry import GAMES, make_game, read_text
from bajarz.text.catalogue import Catalogue, catalogue
from bajarz.text.rules import rule_book, rules_text

Components = Annotated[Path | None, typer.Option(help="A components file to use.")]
Language = Annotated[str, typer.Option(help="Language: en or pl.")]


def games(as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False) -> None:
    """List the games, their versions, player counts and options."""
    listed = [describe(name) for name in GAMES]
    if as_json:
        typer.echo(json.dumps(listed, indent=2, ensure_ascii=False))
        return
    table = Table("game", "title", "players", "rules", "components", "options")
    for game in listed:
        options = [f"{option}: {', '.join(values)}" for option, values in game["options"].items()]
        players = ", ".join(map(str, game["players"]))
        version = game["components"]["version"]
        table.add_row(
            game["name"], game["title"]["en"], players, game["rules"], version, "\n".join(options)
        )
    Console().print(table)


def describe(name: str) -> dict[str, Json]:
    game = make_game(name)
    return {
        "name": name,
        "title": {language: rule_book(name, language).title for language in ("en", "pl")},
        "rules": game.rules_version,
        "components": {"version": game.components_version, "hash": game.components_hash},
        "players": list(game.players),
        "options": {option.name: list(option.values) for option in game.options},
    }


def rules(
    game: str,
    rule: Annotated[str | None, typer.Argument(help="A rule's id, such as F-P4.")] = None,
    lang: Language = "en",
) -> None:
    """Show the rules of a game, or one rule."""
    load_game(game, None)
    catalogue(lang, game)
    book = rule_book(game, lang)
    console = Console()
    if rule is not None:
        found = book.find(rule)
        console.print(Markdown(f"**{found.id}** *{found.title}* {found.text}"))
        return
    console.print(Markdown(rules_text(game, lang)))


def components(
    game: str,
    verb: Annotated[str, typer.Argument(help="export or check.")],
    file: Annotated[
        Path | None, typer.Argument(help="The file; export prints without one.")
    ] = None,
) -> None:
    """Export a game's components file, or check one of your own."""
    load_game(game, None)
    if verb == "export":
        export(read_text(game, "components.toml"), file)
    elif verb == "check" and file is not None:
        data = read_toml(file, BadComponents)
        try:
            checked = make_game(game, data)
        except BadComponents as error:
            raise named(error, file) from None
        version, digest = checked.components_version, checked.components_hash
        typer.echo(f"{file}: components of {game}, version {version}, hash {digest}")
    else:
        raise UnknownName("components: expected 'export [FILE]' or 'check FILE'")


def export(text: str, file: Path | None) -> None:
    if file is None:
        typer.echo(text, nl=False)
        return
    if file.exists():
        raise BadComponents(f"{file}: exists already; it is not overwritten")
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadComponents(f"{file}: {error.strerror}") from None
    typer.echo(f"{file}: written")


def replay(
    record: Path,
    states: Annotated[
        bool, typer.Option(help="The state after every step, as JSON lines.")
    ] = False,
    seat: Annotated[
        int | None, typer.Option(help="Only what this seat may know; 0: public.")
    ] = None,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """Walk through a record that proves right: what happened, or every state."""
    read, game = prove_record(record, components)
    if seat is not None and not 0 <= seat <= len(read.header.seats):
        raise BadRecord(f"{record}: there is no seat {seat}")
    names = {number: each["name"] for number, each in enumerate(read.header.seats, 1)}
    words = catalogue(lang, game.name)
    for moment in replay_record(read, game):
        if states:
            typer.echo(canonical(state_line(moment, seat)))
        else:
            tell(moment, seat, words, names)


def state_line(moment: Moment, seat: int | None) -> Json:
    """The state after a step: everything, or what a seat may know."""
    step = moment.step
    if seat is None:
        action = None if step is None else step.action
        return {"step": moment.number, "action": action, "state": moment.state.full()}
    viewer = None if seat == 0 else seat - 1
    events = [event.seen_by(viewer) for event in moment.events]
    return {"step": moment.number, "events": events, "view": moment.state.view(viewer)}


def tell(moment: Moment, seat: int | None, words: Catalogue, names: dict[int, str]) -> None:
    """What happened in a step, in words."""
    if moment.step is not None:
        shown = seat is None or moment.step.seat == seat
        action = f"  {moment.step.action}" if shown else ""
        typer.echo(f"{moment.number}. {names[moment.step.seat]}{action}")
    for event in moment.events:
        seen = event.full() if seat is None else event.seen_by(None if seat == 0 else seat - 1)
        typer.echo(f"   {words.event(seen, names)}")
