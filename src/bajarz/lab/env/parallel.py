"""The games in the form in which all agents act in every cycle (ParallelEnv).

The seat to move plays, everybody else waits: waiting is one more action id, after the last. It is
for libraries that know no turns; the games' own form is `TurnEnv`.
"""

from random import Random
from typing import Any, Literal

from gymnasium import spaces
from pettingzoo import ParallelEnv

from bajarz.core.game import Game, Options
from bajarz.lab.env.encoding import Window
from bajarz.lab.env.errors import IllegalAction
from bajarz.lab.env.fields import Mask
from bajarz.lab.env.play import Play, Setting
from bajarz.lab.env.render import RENDER_MODES, check_render_mode, render
from bajarz.lab.env.rewards import rewards
from bajarz.lab.env.spaces import Observation, action_space, agent_name, observation_space, seat_of

Step = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]
]


class CycleEnv(ParallelEnv):
    """Every agent acts in every cycle; all but the seat to move wait.

    With `illegal="raise"` an illegal action is an error; with `"wait"` it counts as waiting, and
    nothing happens in that cycle. With `max_cycles` a game is truncated after so many cycles.
    """

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Options | None = None,
        max_cycles: int | None = None,
        window: Window | None = None,
        render_mode: str | None = None,
        illegal: Literal["raise", "wait"] = "raise",
    ) -> None:
        self.setting = Setting(game, players, options, window)
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.render_mode = check_render_mode(render_mode)
        name = f"{self.setting.game.name}_cycles_v1"
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES)}
        self.play = Play(self.setting)
        encoding = self.setting.encoding
        self.wait = encoding.size
        self.possible_agents = [agent_name(seat) for seat in range(self.setting.players)]
        self.observation_spaces = {a: observation_space(encoding, 1) for a in self.possible_agents}
        self.action_spaces = {a: action_space(encoding, 1) for a in self.possible_agents}
        self.rng = Random()
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        if seed is not None:
            self.rng = Random(seed)
        self.play.start_random(self.rng)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self.observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        self.carry_out({seat_of(agent): int(actions[agent]) for agent in self.agents})
        self.cycles += 1
        agents = self.agents
        result = self.play.result()
        ended = result is not None
        cut = not ended and self.max_cycles is not None and self.cycles >= self.max_cycles
        worth = [0.0] * len(agents) if result is None else rewards(result)
        if ended or cut:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in agents},
            dict(zip(agents, worth, strict=True)),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def carry_out(self, actions: dict[int, int]) -> None:
        """The action of the seat to move; others may only wait."""
        mover = self.play.seat
        for seat, number in actions.items():
            legal = number in self.play.ids if seat == mover else number == self.wait
            if not legal and self.illegal == "raise":
                raise self.refusal(seat, number)
        if actions[mover] in self.play.ids:
            self.play.step(actions[mover])

    def refusal(self, seat: int, number: int) -> IllegalAction:
        if seat == self.play.seat and number != self.wait:
            return self.play.illegal(number)
        what = "must act" if number == self.wait else f"can only wait ({self.wait})"
        return IllegalAction(f"it is the turn of seat {self.play.seat + 1}: seat {seat + 1} {what}")

    def observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        seat = seat_of(agent)
        return {"observation": self.play.observation(seat), "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> Mask:
        """The legal actions of the seat to move; for all others waiting alone."""
        mask = self.play.mask(seat, 1)
        mask[self.wait] = seat != self.play.seat
        return mask

    def render(self) -> str | None:
        return render(self.setting.game, self.play.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
