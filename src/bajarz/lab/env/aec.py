"""The games as PettingZoo environments in which agents act one after the other (AEC)."""

from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from bajarz.core.dealer import Dealer
from bajarz.core.game import Game, Options
from bajarz.core.state import OVER
from bajarz.lab.env.encoding import Window
from bajarz.lab.env.fields import Row
from bajarz.lab.env.play import Play, Setting
from bajarz.lab.env.render import RENDER_MODES, check_render_mode, render
from bajarz.lab.env.rewards import rewards
from bajarz.lab.env.spaces import Observation, action_space, agent_name, observation_space, seat_of


class TurnEnv(AECEnv):
    """One agent a seat; the agent to act is the seat to move.

    An illegal action raises IllegalAction with the rule that forbids it. With `max_cycles` a game
    is truncated after so many actions of all agents together.
    """

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Options | None = None,
        max_cycles: int | None = None,
        window: Window | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, players, options, window)
        self.max_cycles = max_cycles
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"{self.setting.game.name}_v1",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.play = Play(self.setting)
        self.possible_agents = [agent_name(seat) for seat in range(self.setting.players)]
        encoding = self.setting.encoding
        self.observation_spaces = {a: observation_space(encoding) for a in self.possible_agents}
        self.action_spaces = {a: action_space(encoding) for a in self.possible_agents}
        self.rng = Random()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed brings the same luck; without one the last goes on.

        `options["dealer"]` may bring a dealer of one's own, such as a scripted one.
        """
        if seed is not None:
            self.rng = Random(seed)
        dealer: Dealer | None = (options or {}).get("dealer")
        if dealer is None:
            self.play.start_random(self.rng)
        else:
            self.play.start(dealer)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """The agent that acts next; at the end each is asked for a last `None` in turn."""
        play = self.play
        if play.seat != OVER:
            self.agent_selection = agent_name(play.seat)
            self.infos[self.agent_selection] = {"outside": play.outside}
        ended = play.seat == OVER
        cut = not ended and self.max_cycles is not None and play.steps >= self.max_cycles
        if ended or cut:
            self.terminations = dict.fromkeys(self.agents, ended)
            self.truncations = dict.fromkeys(self.agents, cut)
            self.agent_selection = self.agents[0]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.play.step(int(action))
        result = self.play.result()
        if result is not None:
            self.rewards = dict(zip(self.agents, rewards(result), strict=True))
        self._accumulate_rewards()
        self.select()

    # What agents see

    def observe(self, agent: str) -> Observation:
        seat = seat_of(agent)
        return {"observation": self.play.observation(seat), "action_mask": self.play.mask(seat)}

    def observe_dict(self, agent: str) -> dict[str, Row]:
        """The observation field by field, each in its shape."""
        return self.setting.encoding.layout.split(self.play.observation(seat_of(agent)))

    def action_id(self, text: str) -> int:
        """The id of an action in the game's notation, for the agent to act."""
        return self.play.action_id(text)

    def action_text(self, number: int) -> str:
        """An id in the game's notation, for the agent to act."""
        return self.play.action_text(number)

    def render(self) -> str | None:
        return render(self.setting.game, self.play.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
