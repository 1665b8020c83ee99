"""Records through an environment: the game that people play and the environment's are one."""

from collections.abc import Iterator
from typing import NamedTuple

from bajarz.core.canonical import Json
from bajarz.core.dealer import ScriptedDealer
from bajarz.core.errors import BadRecord
from bajarz.core.game import Game
from bajarz.core.record import Step, read_record
from bajarz.lab.env.aec import TurnEnv
from bajarz.lab.env.encoding import Window
from bajarz.lab.env.spaces import Observation, agent_name


class Decision(NamedTuple):
    """One decision of a record: what the seat saw, and the id of what it chose."""

    agent: str
    observation: Observation
    action: int


class RecordDecisions:
    """Plays a record again in an environment, decision by decision: for tests, and for learning
    from games that people played.

    A record with actions that are never listed (free castle edits) raises OutsideWindow there.
    """

    def __init__(self, data: Json, game: Game, window: Window | None = None) -> None:
        self.record, _ = read_record(data)
        header = self.record.header
        self.env = TurnEnv(game, len(header.seats), header.options, window=window)
        dealt = [name for step in self.record.steps for name in step.dealt]
        outcomes = [game.outcome(name) for name in [*self.record.setup, *dealt]]
        self.dealer = ScriptedDealer(outcomes)

    def decisions(self) -> Iterator[Decision]:
        """Every decision; each is carried out when the next is asked for."""
        env = self.env
        env.reset(options={"dealer": self.dealer})
        for step in self.record.steps:
            self.check_seat(step)
            agent = env.agent_selection
            action = env.action_id(step.action)
            yield Decision(agent, env.observe(agent), action)
            env.step(action)

    def check_seat(self, step: Step) -> None:
        if self.env.agent_selection != agent_name(step.seat - 1):
            raise BadRecord(f"record: {step.action!r} was played out of turn, which has no id")
