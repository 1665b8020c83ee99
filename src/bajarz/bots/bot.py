"""The bots there are, by name."""

from random import Random
from typing import Protocol

from bajarz.bots.mason import Mason
from bajarz.bots.random_bot import RandomBot
from bajarz.bots.seen import Seen
from bajarz.core.errors import UnknownName
from bajarz.core.game import Game
from bajarz.games.caladale.game import Caladale


class Bot(Protocol):
    """Decides for a seat. Its only chance is the generator it was made with."""

    def choose(self, seen: Seen) -> int:
        """A legal action; of `seen.actions`, unless the game lists less than is legal."""
        ...


def bots_for(game: Game) -> list[str]:
    """The bots that can play this game."""
    return ["random", "mason"] if isinstance(game, Caladale) else ["random"]


def check_bot(name: str, game: Game) -> str:
    if name not in bots_for(game):
        bots = ", ".join(bots_for(game))
        raise UnknownName(f"there is no bot {name!r} for {game.name}; the bots are: {bots}")
    return name


def make_bot(name: str, game: Game, rng: Random) -> Bot:
    """A bot of this name for this game."""
    check_bot(name, game)
    if name == "mason" and isinstance(game, Caladale):
        return Mason(game, rng)
    return RandomBot(rng)
