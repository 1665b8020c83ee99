"""The engine: the core contract, by the functions of this folder."""

from random import Random

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.core.refusal import Refusal
from bajarz.core.result import Result
from bajarz.games.runestones import effects, legal, redeal, refusals, scoring, view
from bajarz.games.runestones.position_data import RuneStonesPosition, position_data
from bajarz.games.runestones.state import Position
from bajarz.games.runestones.view import RuneStonesView


class RuneStonesState(Position):
    """A position that can be played."""

    def legal_actions(self) -> list[int]:
        return legal.legal_actions(self)

    def explain(self, seat: int, action: int) -> list[Refusal]:
        return refusals.explain(self, seat, action)

    def apply(self, seat: int, action: int, dealer: Dealer, log: list[Event] | None = None) -> None:
        effects.apply(self, action, dealer, log)

    def clone(self) -> "RuneStonesState":
        return RuneStonesState(self.tables, self.players, self)

    def full(self) -> RuneStonesPosition:
        return position_data(self)

    def view(self, seat: int | None) -> RuneStonesView:
        return view.view(self, seat)

    def redeal(self, seat: int, rng: Random) -> "RuneStonesState":
        world = self.clone()
        redeal.redeal(world, seat, rng)
        return world

    def result(self) -> Result | None:
        return scoring.result(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)
