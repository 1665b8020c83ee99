"""What a game brings for the server, found by its name. A game needs none of it.

- `hints`: `hints(game, state, seat, legal)` names legal actions that a board marks for the seat.
- `service`: `make_service(settings)` does something for all tables of the game, as long as the
  server runs: the coach of Castles of Caladale.
- `http`: `router` with calls of its own.
"""

from collections.abc import Iterable
from types import ModuleType
from typing import Protocol

from bajarz.core.game import Game
from bajarz.core.state import State
from bajarz.games.parts import find_part
from bajarz.server.settings import Settings

LAYER = "server"


class Service(Protocol):
    """Something that a game keeps at work while the server runs."""

    def stop(self) -> None: ...


def hints_for(game: Game, state: State, seat: int, legal: list[str]) -> list[str]:
    """Legal actions worth a mark, by what the seat itself knows."""
    part = find_part(type(game), LAYER, "hints")
    return [] if part is None else list(part.hints(game, state, seat, legal))


def services(games: Iterable[type[Game]], settings: Settings) -> dict[str, Service]:
    """The services of all games that have one, by the games' names."""
    found = {game.name: find_part(game, LAYER, "service") for game in games}
    return {name: part.make_service(settings) for name, part in found.items() if part is not None}


def http_parts(games: Iterable[type[Game]]) -> list[ModuleType]:
    """The modules with the games' own calls."""
    found = [find_part(game, LAYER, "http") for game in games]
    return [part for part in found if part is not None]
