"""Pieces of Fantazja's map for the pictures in the rules, read from the cases they show."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bajarz.art.fantazja.map import CELL, PAD, Layer, MapView, Stacks, draw_buildings, stacks_of
from bajarz.art.fantazja.sprite import TileArt
from bajarz.art.figures.base import Figure, place
from bajarz.art.figures.case import Case
from bajarz.art.svg import at
from bajarz.core.dealer import FirstDealer
from bajarz.core.event import Event
from bajarz.games.fantazja.actions import Large, Place, Small
from bajarz.games.fantazja.game import Fantazja

SEATS = {"S": 1, "E": 2}


class Pieces(NamedTuple):
    """The game, which says what a case's words mean, and the pictures of its tiles."""

    game: Fantazja
    tiles: Mapping[str, TileArt]

    def stacks(self, case: Case) -> Stacks:
        """What lies in a case's position, the castle included."""
        return stacks_of(self.game.position(2, {}, case.position).view(None), self.tiles)

    def built(self, case: Case) -> Small | Large:
        """The building of a case's action."""
        action = self.game.action(self.game.parse(case.does[-1]))
        assert isinstance(action, Small | Large)
        return action

    def layer(self, case: Case) -> Layer:
        """Its tile as it would lie."""
        action = self.built(case)
        return Layer(self.tiles[action.tile], action.rotation.quarters)

    def placed(self, case: Case) -> Stacks:
        """The stacks of a case with that tile on top."""
        found = self.stacks(case)
        place = self.built(case).place
        found[place] = [self.layer(case), *found.get(place, [])]
        return found

    def events(self, case: Case) -> list[Event]:
        """What comes of a case's action."""
        state = self.game.position(2, {}, case.position)
        log: list[Event] = []
        state.apply(state.to_move(), self.game.parse(case.does[-1]), FirstDealer(), log)
        return log


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


def land(
    laid: Stacks,
    size: float,
    window: tuple[Place, Place],
    marks: Mapping[Place, str] | None = None,
    empty: Iterable[Place] = (),
    token: Place | None = None,
) -> Figure:
    """The places of a window, from its first corner to its last, each so large; some of them empty
    and dashed."""
    (left, top), (right, bottom) = window  # north-west, south-east
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
