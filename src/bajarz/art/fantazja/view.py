"""Reading a player's side out of a view of Fantazja."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

_FACTION = {1: "S", 2: "E"}


@dataclass(frozen=True)
class Side:
    """A player's things as the viewer may know them: a list, or only how many."""

    number: int
    mine: bool
    active: bool
    hand: Sequence[str] | int
    ip: Sequence[str] | int
    ip_open: Sequence[str]
    discard: Sequence[str]
    pile: int
    bonus: int
    score: int

    @property
    def known_ip(self) -> Sequence[str]:
        """The tiles among the IP that the viewer knows."""
        return self.ip_open if isinstance(self.ip, int) else self.ip

    @property
    def faction(self) -> str:
        return _FACTION[self.number]


def listed(value: object) -> Sequence[str] | int:
    if isinstance(value, int):
        return value
    return [str(item) for item in value] if isinstance(value, Iterable) else 0


def _open(value: object) -> Sequence[str]:
    """Tiles that lie open; nothing said is none."""
    found = listed(value)
    return () if isinstance(found, int) else found


def how_many(value: Sequence[str] | int) -> int:
    return value if isinstance(value, int) else len(value)


def whole(value: object) -> int:
    return value if isinstance(value, int) else 0


def read_side(view: Mapping[str, object], seat: int, viewer: int) -> Side:
    seats = view.get("seats")
    data = seats.get(str(seat), seats.get(seat)) if isinstance(seats, Mapping) else None
    own = data if isinstance(data, Mapping) else {}
    hidden = how_many(listed(own.get("bag", 0))) + how_many(listed(own.get("bottom", 0)))
    return Side(
        seat,
        seat == viewer,
        view.get("to_move") == seat,
        listed(own.get("hand", 0)),
        listed(own.get("ip", 0)),
        _open(own.get("ip_open")),
        _open(own.get("discard")),
        whole(own.get("pile", hidden)),
        whole(own.get("bonus")),
        whole(own.get("score")),
    )
