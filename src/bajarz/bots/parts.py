"""What a game brings for its bots, found by its name, and what stands in where it brings nothing.

- `evaluation`: `make_evaluation(game, fitted)` judges positions. Without one, positions are judged
  by the scores alone, and search plays every game to its end at random.
- `bots`: `NAMES` of further bots, and `make_bot(spec, game, rng, stop)` for a game whose bots do
  not play by an evaluation alone.
"""

from types import ModuleType

from bajarz.bots.evaluation import Evaluation
from bajarz.bots.score_evaluation import ScoreEvaluation
from bajarz.core.game import Game
from bajarz.games.parts import find_part


def evaluation_for(game: Game, fitted: bool = False) -> Evaluation:
    """An evaluation of its own for one bot of this game; with numbers that were fitted to games,
    where there are any."""
    part = find_part(type(game), "bots", "evaluation")
    if part is None:
        return ScoreEvaluation()
    evaluation: Evaluation = part.make_evaluation(game, fitted)
    return evaluation


def bots_part(game: Game) -> ModuleType | None:
    """The module of the game's own bots, if it has any."""
    return find_part(type(game), "bots", "bots")
