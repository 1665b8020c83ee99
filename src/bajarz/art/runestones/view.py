"""A player's things in a view of Rune Stones: what the viewer may know, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bajarz.games.runestones.view import RuneStonesView, SeatView


@dataclass(frozen=True)
class Seat:
    """A player as the viewer sees them."""

    number: int
    name: str
    mine: bool
    active: bool
    points: int  # at the end, the final score
    held: SeatView
    hand: list[int] | None  # None: only how many cards there are

    @property
    def druid(self) -> str:
        return self.held["druid"]


def read_seat(view: RuneStonesView, number: int, viewer: int, names: Mapping[int, str]) -> Seat:
    own = view["private"].get(str(number))
    return Seat(
        number,
        names.get(number, ""),
        number == viewer,
        view["to_move"] == number,
        view["scores"][number - 1],
        view["seats"][str(number)],
        None if own is None else own["hand"],
    )
