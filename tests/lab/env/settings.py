"""What the tests of environments play: every game, every number of players, every solo game."""

from functools import cache
from typing import NamedTuple

from bajarz.core.game import Game, Options
from bajarz.games.registry import GAMES, make_game

VARIANTS: dict[tuple[str, int], list[Options]] = {
    ("caladale", 1): [{"solo": "builder"}, {"solo": "puzzle"}, {"solo": "free"}],
    ("caladale", 3): [{}, {"gates": "chosen"}],
}


class Played(NamedTuple):
    name: str
    players: int
    options: Options

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *self.options.values()])


@cache
def game(name: str) -> Game:
    """One game for all tests, so that they share its tables."""
    return make_game(name)


ALL = [
    Played(name, players, options)
    for name, kind in GAMES.items()
    for players in sorted(kind.players)
    for options in VARIANTS.get((name, players), [{}])
]
NAMES = [str(played) for played in ALL]
