"""Reading a view of Rune Stones: what the seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Cards = list[int] | int  # the cards, or only how many

GEMS = "BYGRW"


@dataclass(frozen=True)
class Seat:
    """A player's things as the viewer may know them."""

    number: int
    name: str
    druid: str
    mine: bool
    active: bool
    hand: Cards
    deck: int
    top: int  # of the played pile; 0: empty
    played: int
    gems: Mapping[str, int]
    ore: int
    points: int  # at the end, the final score
    rows: Sequence[Sequence[str]]
    stones: Sequence[str]
    wild: str


def mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, Mapping) else {}


def whole(value: object) -> int:
    return value if isinstance(value, int) else 0


def words(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, (list, tuple)) else []


def cards(value: object) -> Cards:
    """A list of cards, or how many there are."""
    if isinstance(value, (list, tuple)):
        return [whole(each) for each in value]
    return whole(value)


def known(value: object) -> list[int]:
    """Cards that can be seen; hidden ones are left out."""
    found = cards(value)
    return [] if isinstance(found, int) else found


def count(value: object) -> int:
    found = cards(value)
    return found if isinstance(found, int) else len(found)


def counts(value: object) -> dict[str, int]:
    return {str(key): whole(each) for key, each in mapping(value).items()}


def read_seat(
    view: Mapping[str, object], number: int, viewer: int, names: Mapping[int, str]
) -> Seat:
    own = mapping(mapping(view.get("seats")).get(str(number)))
    pile = known(own.get("played"))
    rows = own.get("rows")
    final = mapping(mapping(view.get("result")).get("scores"))
    return Seat(
        number,
        names.get(number, ""),
        str(own.get("druid", "")),
        number == viewer,
        view.get("to_move") == number,
        cards(own.get("hand", 0)),
        count(own.get("deck", 0)),
        whole(own.get("played_top", pile[-1] if pile else 0)),
        whole(own.get("played_size", len(pile))),
        counts(own.get("gems")),
        whole(own.get("ore")),
        whole(final.get(str(number), own.get("points"))),
        [words(row) for row in rows] if isinstance(rows, (list, tuple)) else [],
        words(own.get("stones")),
        str(own.get("wild", "")),
    )


def seat_numbers(view: Mapping[str, object]) -> list[int]:
    return sorted(int(key) for key in mapping(view.get("seats")) if str(key).isdigit())
