"""How each game looks and is played in a terminal."""

from bajarz.cli.boards.board import Board
from bajarz.cli.boards.caladale import CaladaleBoard
from bajarz.cli.boards.fantazja import FantazjaBoard
from bajarz.cli.boards.grajeczka import GrajeczkaBoard
from bajarz.cli.boards.runestones import RuneStonesBoard
from bajarz.core.game import Game
from bajarz.games.caladale.game import Caladale
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.runestones.game import RuneStones


def board_for(game: Game) -> Board:
    """The board of a game."""
    if isinstance(game, Caladale):
        return CaladaleBoard(game)
    if isinstance(game, RuneStones):
        return RuneStonesBoard(game)
    if isinstance(game, Grajeczka):
        return GrajeczkaBoard(game)
    assert isinstance(game, Fantazja), f"{game.name} has no board yet"
    return FantazjaBoard(game)
