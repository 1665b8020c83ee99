"""From what was asked for to a table with people and bots around it."""

import hashlib
import os
import secrets
from pathlib import Path
from random import Random
from typing import NamedTuple

from bajarz.bots.bot import Bot, check_bot, make_bot
from bajarz.cli.load import load_game, load_record, named, read_options
from bajarz.cli.playing.saving import CannotSave, resume
from bajarz.cli.playing.session import Session
from bajarz.cli.playing.terminal import Terminal
from bajarz.core.errors import BajarzError, UnknownName
from bajarz.core.game import Game
from bajarz.match.match import PERSON, Match
from bajarz.text.catalogue import LANGUAGES, Catalogue, catalogue

BOT = "bot"
SOLO = "solo"  # the option that names a solo game, in games that have one
LONGEST_NAME = 20


class Wanted(NamedTuple):
    """What somebody wants to play."""

    game: str
    seats: tuple[str, ...] = ()  # person, bot or a bot's name
    bots: str = "random"
    names: tuple[str, ...] = ()
    language: str = "en"
    seed: str | None = None
    components: Path | None = None
    options: tuple[str, ...] = ()  # NAME=VALUE
    save: Path | None = None
    load: Path | None = None


def own_language() -> str:
    """The language of the system, if it is one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def open_session(wanted: Wanted, terminal: Terminal) -> Session:
    """The table that was asked for; raises BajarzError."""
    words = catalogue(wanted.language)
    game = load_game(wanted.game, wanted.components)
    if wanted.save is not None and wanted.save != wanted.load and wanted.save.exists():
        raise CannotSave(f"{wanted.save}: exists already; it is not overwritten")
    table = new_table(wanted, game, words) if wanted.load is None else old_table(wanted, game)
    players = [seat["played_by"] for seat in table.recorder.header.seats]
    bots = {
        seat: bot_for(name, game, wanted.seed, seat)
        for seat, name in enumerate(players)
        if name != PERSON
    }
    file = wanted.load if wanted.save is None else wanted.save
    return Session(table, bots, terminal, wanted.language, file)


def bot_for(name: str, game: Game, seed: str | None, seat: int) -> Bot:
    return make_bot(name, game, Random() if seed is None else Random(f"{seed}/{seat}"))


def new_table(wanted: Wanted, game: Game, words: Catalogue) -> Match:
    """A new game; its secret is random unless a seed was given."""
    players = seat_players(wanted, game)
    names = seat_names(wanted.names, players, words)
    seats = [
        {"name": name, "played_by": player} for name, player in zip(names, players, strict=True)
    ]
    if wanted.seed is None:
        secret = secrets.token_bytes(32)
    else:
        secret = hashlib.sha256(f"bajarz play {game.name} {wanted.seed}".encode()).digest()
    return Match(game, game.check_options(read_options(list(wanted.options))), seats, secret, [])


def old_table(wanted: Wanted, game: Game) -> Match:
    """A saved game, as it was left."""
    assert wanted.load is not None
    if wanted.seats or wanted.names or wanted.options or wanted.seed is not None:
        raise UnknownName("--load takes players, options and chance from the file: give none")
    data = load_record(wanted.load)
    try:
        return resume(data, game)
    except BajarzError as error:
        raise named(error, wanted.load) from None


def seat_players(wanted: Wanted, game: Game) -> list[str]:
    """Who plays each seat: `person` or a bot's name."""
    seats = wanted.seats or (PERSON, *[BOT] * (usual_players(wanted, game) - 1))
    game.check_players(len(seats))
    names = [wanted.bots if seat == BOT else seat for seat in seats]
    return [name if name == PERSON else check_bot(name, game) for name in names]


def usual_players(wanted: Wanted, game: Game) -> int:
    """The game's usual number; one, where a solo game is asked for."""
    if any(option.startswith(f"{SOLO}=") for option in wanted.options) and 1 in game.players:
        return 1
    return game.players[0]


def seat_names(given: tuple[str, ...], players: list[str], words: Catalogue) -> list[str]:
    """The names that were given; numbers tell apart the others of one kind."""
    if len(given) > len(players):
        raise UnknownName(f"there are {len(players)} seats, but {len(given)} names")
    if any(len(name) > LONGEST_NAME or not name.isprintable() for name in given):
        raise UnknownName(f"a name has at most {LONGEST_NAME} letters")
    names: list[str] = []
    for seat, player in enumerate(players):
        kind = player == PERSON
        alike = [other for other, who in enumerate(players) if (who == PERSON) == kind]
        number = alike.index(seat) + 1 if len(alike) > 1 else 0
        default = words("name-person" if kind else "name-bot", number=number)
        names.append(given[seat] if seat < len(given) and given[seat] else default)
    if len(set(names)) < len(names):
        raise UnknownName("two seats have the same name")
    return names
