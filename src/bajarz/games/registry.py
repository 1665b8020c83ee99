"""The games there are."""

import tomllib
from functools import cache
from importlib.resources import files

from bajarz.core.canonical import Json, data_hash
from bajarz.core.errors import BadRecord, UnknownName
from bajarz.core.game import Game
from bajarz.core.record import Header
from bajarz.games.caladale.game import Caladale
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.runestones.game import RuneStones

GAMES: dict[str, type[Game]] = {
    game.name: game for game in (Fantazja, Caladale, RuneStones, Grajeczka)
}


def game_class(name: str) -> type[Game]:
    """The registered game of this name."""
    if name not in GAMES:
        raise UnknownName(f"there is no game {name!r}; the games are: {', '.join(GAMES)}")
    return GAMES[name]


def read_text(name: str, file: str) -> str:
    """A text file of the game's folder."""
    game_class(name)
    return (files("bajarz.games") / name / file).read_text(encoding="utf-8")


def default_components(name: str) -> Json:
    """The data of the components that come with the game."""
    return tomllib.loads(read_text(name, "components.toml"))


def make_game(name: str, components: Json | None = None) -> Game:
    """The game with these components, or with its own."""
    return game_class(name)(default_components(name) if components is None else components)


@cache
def default_hash(name: str) -> str:
    """The hash of the components that come with the game."""
    return data_hash(default_components(name))


def check_game_of(header: Header) -> None:
    """A record's game must be one of ours, and not another than the one its components are of."""
    if header.game not in GAMES:
        words = f"there is no game {header.game!r}; the games are: {', '.join(GAMES)}"
        raise BadRecord(f"record: {words}", kind="game")
    for name in GAMES:
        if name != header.game and default_hash(name) == header.components["hash"]:
            words = f"it says that it is a game of {header.game}, but it is a game of {name}"
            raise BadRecord(f"record: {words}: its components are those of {name}", kind="game")
