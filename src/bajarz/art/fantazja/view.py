"""A player's side of the table in a view of Fantazja."""

from __future__ import annotations

from dataclasses import dataclass

from bajarz.games.fantazja.view import FantazjaView, PrivateView, SeatView


@dataclass(frozen=True)
class Side:
    """A player's things, and what the viewer may know of those that are hidden."""

    number: int
    mine: bool
    active: bool
    score: int
    seat: SeatView
    private: PrivateView | None  # None: hidden from the viewer

    @property
    def faction(self) -> str:
        return self.seat["faction"]

    @property
    def hand(self) -> list[str] | None:
        """The tiles in hand, where the viewer may see them."""
        return None if self.private is None else self.private["hand"]

    @property
    def known_ip(self) -> list[str]:
        """The tiles among the IP that the viewer knows."""
        return self.seat["ip_open"] if self.private is None else self.private["ip"]

    @property
    def shown(self) -> list[str]:
        """The tiles of the rival's hand that the viewer looks at by the magic power."""
        return self.private["shown"] if self.mine and self.private is not None else []


def side_of(view: FantazjaView, seat: int, viewer: int) -> Side:
    return Side(
        seat,
        seat == viewer,
        view["to_move"] == seat,
        view["scores"][seat - 1],
        view["seats"][str(seat)],
        view["private"].get(str(seat)),
    )
