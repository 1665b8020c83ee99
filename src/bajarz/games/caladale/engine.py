"""The engine: the core contract, by the functions of this folder."""

from random import Random

from bajarz.core.canonical import Json
from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.core.refusal import Refusal
from bajarz.core.result import Result
from bajarz.games.caladale import effects, legal, redeal, refusals, result, view
from bajarz.games.caladale.state import Position


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

    def full(self) -> dict[str, Json]:
        return view.full(self)

    def for_digest(self) -> dict[str, Json]:
        """Records keep to what `finished` meant first: no castle edge is open, whatever is wrong
        with the castle (C-B12 asks for more now)."""
        data = super().for_digest()
        for seat in data["seats"].values():
            seat["finished"] = bool(seat["castle"]) and not seat["open"]
        return data

    def view(self, seat: int | None) -> dict[str, Json]:
        return view.view(self, seat)

    def redeal(self, seat: int, rng: Random) -> "CaladaleState":
        world = self.clone()
        redeal.redeal(world, seat, rng)
        return world

    def result(self) -> Result | None:
        return result.result(self)
