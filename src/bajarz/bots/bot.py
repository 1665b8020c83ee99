"""The bots there are, by name.

`random`, `greedy`, `mason` (Caladale), `search` with or without a budget (`search:50ms`,
`search:200it`), the levels `apprentice`, `journeyman`, `master` and `archmage` (the last two with
or without a budget), and classes in files: `path/to/file.py:MyBot`.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from bajarz.bots.budget import Budget, read_budget
from bajarz.bots.caladale.greedy import CaladaleGreedy
from bajarz.bots.caladale.search import CaladaleSearch
from bajarz.bots.contract import Bot, Explains, Stop, explain
from bajarz.bots.evaluation.base import Evaluation
from bajarz.bots.evaluation.caladale import CaladaleEvaluation
from bajarz.bots.evaluation.choose import evaluation_for
from bajarz.bots.greedy import Greedy
from bajarz.bots.levels import (
    ARCHMAGE,
    MASTER,
    Apprentice,
    CaladaleApprentice,
    CaladaleJourneyman,
    Journeyman,
)
from bajarz.bots.loading import bot_class, is_file_bot, make_file_bot
from bajarz.bots.mason import Mason
from bajarz.bots.random_bot import RandomBot
from bajarz.bots.search.bot import Search
from bajarz.bots.search.settings import settings_for
from bajarz.core.errors import UnknownName
from bajarz.core.game import Game
from bajarz.games.caladale.game import Caladale

__all__ = ["LEVELS", "Bot", "Explains", "bots_for", "check_bot", "explain", "make_bot"]

LEVELS = ("apprentice", "journeyman", "master", "archmage")
BUDGETS = {
    "search": Budget(milliseconds=200),
    "master": MASTER,
    "archmage": ARCHMAGE,
}


GREEDY: dict[str, Callable[[Evaluation, Random], Bot]] = {
    "greedy": Greedy,
    "apprentice": Apprentice,
    "journeyman": Journeyman,
}
BUILDERS: dict[str, Callable[[CaladaleEvaluation, Random], Bot]] = {
    "greedy": CaladaleGreedy,
    "apprentice": CaladaleApprentice,
    "journeyman": CaladaleJourneyman,
}


class Spec(NamedTuple):
    """A bot's name, and its budget if it has one."""

    kind: str
    budget: Budget


def bots_for(game: Game) -> list[str]:
    """The bots that can play this game."""
    judged = ["greedy", "search", *LEVELS] if evaluation_for(game) is not None else []
    mason = ["mason"] if isinstance(game, Caladale) else []
    return ["random", *mason, *judged]


def check_bot(name: str, game: Game) -> str:
    """The name, if there is such a bot for this game; raises UnknownName."""
    if is_file_bot(name):
        bot_class(name)
    else:
        read_spec(name, game)
    return name


def read_spec(name: str, game: Game) -> Spec:
    """What a bot's name says."""
    kind, colon, budget = name.partition(":")
    if kind not in bots_for(game):
        bots = ", ".join(bots_for(game))
        raise UnknownName(
            f"there is no bot {name!r} for {game.name}; the bots are: {bots}, and FILE.py:CLASS"
        )
    if not colon:
        return Spec(kind, BUDGETS.get(kind, Budget()))
    if kind not in BUDGETS:
        raise UnknownName(f"bot {name!r}: {kind} has no budget; {', '.join(BUDGETS)} have one")
    return Spec(kind, read_budget(budget))


def make_bot(name: str, game: Game, rng: Random, stop: Stop | None = None) -> Bot:
    """A bot of this name for this game; it answers at once when `stop` says so."""
    if is_file_bot(name):
        return make_file_bot(name, game, rng)
    spec = read_spec(name, game)
    evaluation = evaluation_for(game, fitted=spec.kind in BUDGETS)
    if spec.kind == "random" or evaluation is None:
        return RandomBot(rng)
    if isinstance(game, Caladale) and isinstance(evaluation, CaladaleEvaluation):
        return make_builder(spec, game, evaluation, rng, stop)
    if spec.kind in GREEDY:
        return GREEDY[spec.kind](evaluation, rng)
    return Search(evaluation, rng, spec.budget, settings_for(game), stop)


def make_builder(
    spec: Spec, game: Caladale, evaluation: CaladaleEvaluation, rng: Random, stop: Stop | None
) -> Bot:
    """The bots of Castles of Caladale."""
    if spec.kind == "mason":
        return Mason(game, rng)
    if spec.kind in BUILDERS:
        return BUILDERS[spec.kind](evaluation, rng)
    return CaladaleSearch(game, evaluation, rng, spec.budget, stop)
