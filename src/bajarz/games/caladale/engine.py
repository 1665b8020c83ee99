"""The engine: the core contract, by the functions of this folder."""

from collections.abc import Mapping
from random import Random

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.core.refusal import Refusal
from bajarz.core.result import Result
from bajarz.games.caladale import effects, legal, position_data, redeal, refusals, result, view
from bajarz.games.caladale.actions import KIND_DONE, encode
from bajarz.games.caladale.position_data import CaladalePosition
from bajarz.games.caladale.state import MODE_FREE_PLAY, Position
from bajarz.games.caladale.view import CaladaleView


class CaladaleState(Position):
    """A position that can be played."""

    def legal_actions(self) -> list[int]:
        return legal.legal_actions(self)

    def explain(self, seat: int, action: int) -> list[Refusal]:
        return refusals.explain(self, seat, action)

    def apply(self, seat: int, action: int, dealer: Dealer, log: list[Event] | None = None) -> None:
        effects.apply(self, seat, action, dealer, log)

    def clone(self) -> "CaladaleState":
        return CaladaleState(self.fits, self.players, self.mode, self)

    def full(self) -> CaladalePosition:
        return position_data.position_data(self)

    def for_digest(self) -> Mapping[str, object]:
        return position_data.for_digest(self)

    def view(self, seat: int | None) -> CaladaleView:
        return view.view(self, seat)

    def redeal(self, seat: int, rng: Random) -> "CaladaleState":
        world = self.clone()
        redeal.redeal(world, seat, rng)
        return world

    def result(self) -> Result | None:
        return result.result(self)

    def scores(self) -> list[int]:
        return result.scores(self)

    def extra_figures(self) -> dict[str, list[int]]:
        """C-F1: the tiles that are left in free play."""
        return {"left": result.tiles_left(self)} if self.mode == MODE_FREE_PLAY else {}

    def decided_by(self, seat: int) -> "CaladaleState":
        if self.to_move() == seat:
            return self
        alone = self.clone()
        alone.done = [other != seat for other in range(self.players)]
        return alone

    def finish_action(self) -> int:
        return encode(KIND_DONE)
