"""Bots know no more than their seats: a worker is sent a world that was dealt again."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from bajarz.core.game import Game
from bajarz.core.state import State
from bajarz.games.registry import GAMES
from server.driver import InlineBotPool, Server, eventually

pytestmark = pytest.mark.anyio
DECISIONS = 60


class Asked(NamedTuple):
    """What a bot was asked, and how things were in truth."""

    truth: State
    sent: dict[str, object]
    seat: int


class SpyingPool(InlineBotPool):
    """Notes what the workers are sent, and plays so that much is hidden: in Castles of Caladale
    tiles are drawn and turned down."""

    def __init__(self) -> None:
        super().__init__(1)
        self.truth: State | None = None
        self.asked: list[Asked] = []
        self.rng = Random("spy")

    async def choose(
        self, game: Game, options: dict[str, str], state: State, seat: int, bot: str
    ) -> str:
        self.truth = state.clone()
        await super().choose(game, options, state, seat, bot)
        legal = [game.text(action) for action in state.legal_for(seat)]
        return next((text for text in ("draw", "down") if text in legal), self.rng.choice(legal))

    async def run(self, task: Callable[..., Any], *given: Any) -> Any:
        assert self.truth is not None
        self.asked.append(Asked(self.truth, given[3], given[4]))
        return await super().run(task, *given)


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_worker_is_sent_another_world(server: Server, game: str) -> None:
    """It looks the same to the bot's seat, and is hardly ever the true one."""
    pool = SpyingPool()
    server.hub.bot_pool = pool
    guest = await server.guest()
    seats = ["bot:random", "bot:random"]
    room = await server.room(await server.game(game, [guest], players=2, seats=seats))
    await eventually(lambda: len(pool.asked) >= DECISIONS or room.table.state == "over")
    room.close()
    made = room.table.game
    hiding = different = 0
    for asked in pool.asked:
        world = made.position(2, room.table.options, asked.sent)
        assert world.view(asked.seat) == asked.truth.view(asked.seat)
        hiding += hides(asked.truth, asked.seat)
        different += asked.sent != asked.truth.full()
    assert hiding > DECISIONS / 4
    assert different > hiding / 2


def hides(state: State, seat: int) -> bool:
    """Whether there is something that this seat does not know."""
    truth = state.full()
    return any(state.redeal(seat, Random(n)).full() != truth for n in range(5))
