"""Bots, in processes of their own: a thinking bot never holds up a table.

A worker is sent a world that the bot's seat cannot tell from the true one, so that nothing hidden
leaves the server's process even there.
"""

import logging
from collections.abc import Mapping
from concurrent.futures import BrokenExecutor
from functools import cache
from random import Random, SystemRandom

from bajarz.bots.bot import bots_for, make_bot
from bajarz.bots.observation import Observation
from bajarz.core.game import Game
from bajarz.core.state import State
from bajarz.games.registry import make_game
from bajarz.server.live.workers import Workers

LOG = logging.getLogger(__name__)
SUBSTITUTES = ("journeyman", "apprentice", "random")  # who plays on for people who have gone


def substitute_for(game: Game) -> str:
    """The bot that plays on for people who have gone."""
    there = bots_for(game)
    return next((name for name in SUBSTITUTES if name in there), there[0])


class BotPool(Workers):
    """The processes in which bots think."""

    async def choose(
        self, game: Game, options: dict[str, str], state: State, seat: int, bot: str
    ) -> str:
        """The bot's action in the game's notation. A bot that fails does anything legal."""
        rng = SystemRandom()
        world = state.redeal(seat, rng)
        try:
            text = await self.ask(game, options, world, seat, bot, rng.getrandbits(64))
            if state.refusal(seat, game.parse(text)) is None:
                return text
            LOG.error("bot %s of %s chose %r, which is illegal", bot, game.name, text)
        except BrokenExecutor:
            LOG.error("the bots' processes have died; new ones are started")
            self.stop()
        except Exception:
            LOG.exception("bot %s of %s has failed", bot, game.name)
        return game.text(rng.choice(state.legal_for(seat)))

    async def ask(
        self, game: Game, options: dict[str, str], world: State, seat: int, bot: str, seed: int
    ) -> str:
        players = len(world.scores())
        task = (game.name, players, options, world.full(), seat, bot, seed)
        text: str = await self.run(think, *task)
        return text


@cache
def known_game(name: str) -> Game:
    return make_game(name)


def think(
    name: str,
    players: int,
    options: dict[str, str],
    world: Mapping[str, object],
    seat: int,
    bot: str,
    seed: int,
) -> str:
    """In a worker: let a bot decide."""
    game = known_game(name)
    state = game.position(players, options, world)
    return game.text(make_bot(bot, game, Random(seed)).choose(Observation(state, seat)))
