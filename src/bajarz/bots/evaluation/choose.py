"""Which evaluation judges which game; a new game's evaluation is entered here."""

from bajarz.bots.evaluation.base import Evaluation
from bajarz.bots.evaluation.caladale import CaladaleEvaluation
from bajarz.bots.evaluation.fantazja import FantazjaEvaluation
from bajarz.bots.evaluation.grajeczka import GrajeczkaEvaluation
from bajarz.bots.evaluation.runestones import RuneStonesEvaluation
from bajarz.bots.evaluation.runestones_numbers import BY_HAND, FITTED
from bajarz.core.game import Game
from bajarz.games.caladale.game import Caladale
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.runestones.game import RuneStones


def evaluation_for(game: Game, fitted: bool = False) -> Evaluation | None:
    """An evaluation of its own for a bot of this game, or None where the game has none; with
    numbers that were fitted to games, where there are any."""
    if isinstance(game, Fantazja):
        return FantazjaEvaluation(game.tables)
    if isinstance(game, RuneStones):
        return RuneStonesEvaluation(game.tables, FITTED if fitted else BY_HAND)
    if isinstance(game, Grajeczka):
        return GrajeczkaEvaluation(game.tables)
    if isinstance(game, Caladale):
        return CaladaleEvaluation()
    return None
