"""What a game brings for the terminal, found by its name.

- `board`: `make_board(game)` draws the game and words its choices.
- `extra_commands`: `add_commands(app)` adds commands of the game's own to `bajarz`.
"""

from collections.abc import Iterable

import typer

from bajarz.cli.board import Board
from bajarz.cli.default_board import DefaultBoard
from bajarz.core.game import Game
from bajarz.core.view import View
from bajarz.games.parts import find_part

LAYER = "cli"


def board_for(game: Game) -> Board[Game, View]:
    """The board of a game; the plain one where the game brings none."""
    part = find_part(type(game), LAYER, "board")
    if part is None:
        return DefaultBoard(game)
    board: Board[Game, View] = part.make_board(game)
    return board


def add_commands(games: Iterable[type[Game]], app: typer.Typer) -> None:
    """Every command that only one game has."""
    for game in games:
        part = find_part(game, LAYER, "extra_commands")
        if part is not None:
            part.add_commands(app)
