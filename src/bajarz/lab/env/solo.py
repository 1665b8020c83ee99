"""One seat of a game as a Gymnasium environment; bots play the others."""

from random import Random
from typing import Any, Literal

import gymnasium
import numpy as np

from bajarz.bots.bot import Bot, check_bot, make_bot
from bajarz.bots.observation import Observation as Seen
from bajarz.core.errors import UnknownName
from bajarz.core.game import Game, Options
from bajarz.core.state import OVER
from bajarz.lab.env.encoding import Window
from bajarz.lab.env.fields import Row
from bajarz.lab.env.play import Play, Setting
from bajarz.lab.env.render import RENDER_MODES, check_render_mode, render
from bajarz.lab.env.rewards import rewards
from bajarz.lab.env.spaces import Observation, action_space, observation_space

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """The agent sits at `seat` (from 1; 0: a seat drawn for every game); a bot plays the others.

    With `illegal="raise"` an illegal action is an error, with `"lose"` it loses the game. With
    `max_cycles` a game is truncated after so many actions of the agent.
    """

    def __init__(
        self,
        game: Game | str,
        bot: str = "random",
        players: int | None = None,
        seat: int = 0,
        options: Options | None = None,
        max_cycles: int | None = None,
        window: Window | None = None,
        render_mode: str | None = None,
        illegal: Literal["raise", "lose"] = "raise",
    ) -> None:
        self.metadata = {"render_modes": list(RENDER_MODES)}
        self.setting = Setting(game, players, options, window)
        if not 0 <= seat <= self.setting.players:
            raise UnknownName(f"seats run from 1 to {self.setting.players}; {seat} is none")
        self.bot_name = check_bot(bot, self.setting.game)
        self.given_seat = seat
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.render_mode = check_render_mode(render_mode)
        self.play = Play(self.setting)
        self.observation_space = observation_space(self.setting.encoding)
        self.action_space = action_space(self.setting.encoding)
        self.rng = Random()
        self.seat = 0
        self.bots: list[Bot] = []
        self.actions = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played on to the agent's first decision."""
        super().reset(seed=seed)
        if seed is not None:
            self.rng = Random(seed)
        players = self.setting.players
        self.seat = self.given_seat - 1 if self.given_seat else self.rng.randrange(players)
        self.bots = [
            make_bot(self.bot_name, self.setting.game, Random(self.rng.getrandbits(64)))
            for _ in range(players)
        ]
        self.actions = 0
        self.play.start_random(self.rng)
        self.let_bots_play()
        return self.observe(), self.info()

    def step(self, action: int | np.int64) -> Step:
        number = int(action)
        if number not in self.play.ids:
            return self.misstep(number)
        self.play.step(number)
        self.actions += 1
        self.let_bots_play()
        result = self.play.result()
        reward = 0.0 if result is None else rewards(result)[self.seat]
        ended = result is not None
        cut = not ended and self.max_cycles is not None and self.actions >= self.max_cycles
        return self.observe(), reward, ended, cut, self.info()

    def misstep(self, number: int) -> Step:
        """An illegal action."""
        if self.illegal == "raise":
            raise self.play.illegal(number)
        info = {**self.info(), "illegal": str(self.play.illegal(number))}
        return self.observe(), -1.0, True, False, info

    def let_bots_play(self) -> None:
        """Bots see what their seats may know, and play until the agent must decide."""
        play = self.play
        while play.seat != OVER and play.seat != self.seat:
            code = self.bots[play.seat].choose(Seen(play.state))
            play.carry_out(code)

    def observe(self) -> Observation:
        play = self.play
        return {"observation": play.observation(self.seat), "action_mask": play.mask(self.seat)}

    def observe_dict(self) -> dict[str, Row]:
        """The observation field by field, each in its shape."""
        return self.setting.encoding.layout.split(self.play.observation(self.seat))

    def info(self) -> dict[str, Any]:
        return {"seat": self.seat + 1, "outside": self.play.outside}

    def render(self) -> str | None:
        return render(self.setting.game, self.play.state, self.render_mode)
