"""The bots there are, by name.

`random`, `greedy`, `search` with or without a budget (`search:50ms`, `search:200it`), the levels
`apprentice`, `journeyman`, `master` and `archmage` (the last two with or without a budget), what a
game has besides (`mason`), and classes in files: `path/to/file.py:MyBot`.
"""

from collections.abc import Callable
from random import Random

from bajarz.bots.budget import Budget, read_budget
from bajarz.bots.contract import Bot, Explains, Spec, Stop, explain
from bajarz.bots.evaluation import Evaluation
from bajarz.bots.greedy import Greedy
from bajarz.bots.levels import ARCHMAGE, MASTER, Apprentice, Journeyman
from bajarz.bots.loading import bot_class, is_file_bot, make_file_bot
from bajarz.bots.parts import bots_part, evaluation_for
from bajarz.bots.random_bot import RandomBot
from bajarz.bots.search.bot import Search
from bajarz.bots.search.tree import Settings
from bajarz.core.errors import UnknownName
from bajarz.core.game import Game

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


def bots_for(game: Game) -> list[str]:
    """The bots that can play this game."""
    part = bots_part(game)
    own = [] if part is None else [str(name) for name in part.NAMES]
    return ["random", *own, "greedy", "search", *LEVELS]


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
    if spec.kind == "random":
        return RandomBot(rng)
    part = bots_part(game)
    if part is not None:
        own: Bot = part.make_bot(spec, game, rng, stop)
        return own
    evaluation = evaluation_for(game, fitted=spec.kind in BUDGETS)
    if spec.kind in GREEDY:
        return GREEDY[spec.kind](evaluation, rng)
    settings = Settings(turns=evaluation.turns, most=evaluation.most)
    return Search(evaluation, rng, spec.budget, settings, stop)
