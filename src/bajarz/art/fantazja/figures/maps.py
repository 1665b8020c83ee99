"""Pieces of Fantazja's map for the pictures in the rules, read from the cases they show."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bajarz.art.fantazja.map import (
    CELL,
    PAD,
    Layer,
    MapView,
    Place,
    draw_buildings,
    place_of,
    stack_of,
)
from bajarz.art.fantazja.sprite import TileArt
from bajarz.art.figures.base import Figure, place
from bajarz.art.figures.case import Case
from bajarz.art.svg import at

Tiles = Mapping[str, TileArt]
SEATS = {"S": 1, "E": 2}


def build(
    laid: Sequence[str],
    action: str,
    rule: str = "",
    facts: dict[str, Any] | None = None,
    also: tuple[str, ...] = (),
    **position: Any,
) -> Case:
    """The owner of the action's tile has it in hand, a point to pay with, and does it."""
    tile = action.split()[1]
    seat = SEATS[tile[0]]
    spare = f"{tile[0]}-G1a"
    other = "SE".replace(tile[0], "")
    seats = {
        str(seat): {"hand": [tile], "ip": [spare]},
        str(3 - seat): {"hand": [f"{other}-G1a"]},
    }
    given = {"to_move": seat, "map": list(laid), "seats": seats} | position
    return Case(given, (action,), rule, facts or {}, also)


def stacks(case: Case, tiles: Tiles) -> dict[Place, list[Layer]]:
    """What lies in a case's position, the castle included."""
    found: dict[Place, list[Layer]] = {(0, 0): [Layer(None, 0)]}
    for text in case.position["map"]:
        where, _, stack = text.partition(" ")
        found[place_of(where)] = stack_of(stack, tiles)
    return found


def placed(case: Case, tiles: Tiles) -> dict[Place, list[Layer]]:
    """The same with the tile of the case's action on top of it."""
    _, tile, where, turns = case.action
    found = stacks(case, tiles)
    under = found.get(place_of(where), [])
    found[place_of(where)] = [Layer(tiles[tile], int(turns.removeprefix("r"))), *under]
    return found


def land(
    laid: Mapping[Place, list[Layer]],
    size: float,
    window: Sequence[Place],
    marks: Mapping[Place, str] | None = None,
    empty: Iterable[Place] = (),
    token: Place | None = None,
) -> Figure:
    """The places of a window, from its first corner to its last, each so large; some of them empty
    and dashed."""
    (left, top), (right, bottom) = window
    columns, rows = right - left + 1, bottom - top + 1
    seen = {p: s for p, s in laid.items() if left <= p[0] <= right and top <= p[1] <= bottom}
    area = MapView(seen, dict(marks or {}), token, left, top, columns, rows)
    zoom = size / CELL
    dashed = "".join(place((x - left) * size, (y - top) * size, size) for x, y in empty)
    return Figure(
        columns * size,
        rows * size,
        dashed + at(-PAD * zoom, -PAD * zoom, draw_buildings(area), zoom),
    )
