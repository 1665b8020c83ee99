"""The bots of Castles of Caladale: they build with the castle solver, or tile by tile."""

from collections.abc import Callable
from random import Random

from bajarz.bots.caladale.evaluation import CaladaleEvaluation
from bajarz.bots.caladale.greedy import CaladaleGreedy
from bajarz.bots.caladale.levels import CaladaleApprentice, CaladaleJourneyman
from bajarz.bots.caladale.search import CaladaleSearch
from bajarz.bots.caladale.solver_bot import Mason
from bajarz.bots.contract import Bot, Spec, Stop
from bajarz.core.game import Game
from bajarz.games.caladale.game import Caladale

NAMES = ("mason",)  # besides those of every game
TILE_BY_TILE: dict[str, Callable[[CaladaleEvaluation, Random], Bot]] = {
    "greedy": CaladaleGreedy,
    "apprentice": CaladaleApprentice,
    "journeyman": CaladaleJourneyman,
}


def make_bot(spec: Spec, game: Game, rng: Random, stop: Stop | None) -> Bot:
    """The bot of this kind, with its budget if it has one."""
    assert isinstance(game, Caladale)
    if spec.kind == "mason":
        return Mason(game, rng)
    if spec.kind in TILE_BY_TILE:
        return TILE_BY_TILE[spec.kind](CaladaleEvaluation(), rng)
    return CaladaleSearch(game, CaladaleEvaluation(), rng, spec.budget, stop)
