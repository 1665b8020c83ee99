"""Pieces of the kingdom for the pictures in the rules, read from the cases they show."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bajarz.art.figures.base import Figure
from bajarz.art.figures.case import Case
from bajarz.art.figures.marks import verdict
from bajarz.art.grajeczka.hexes import SIZE, Place, Point, bounds, centre, hexagon
from bajarz.art.grajeczka.three_figures import standing
from bajarz.art.grajeczka.tile import Laid, TileArt, land
from bajarz.art.grajeczka.view import added_tiles
from bajarz.art.palette import v
from bajarz.art.svg import at, path, polyline
from bajarz.core.notation import Action
from bajarz.games.grajeczka.board import FIGURES, q_of, r_of, read_place
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.view import GrajeczkaView

STARTS = ("S1", "S2", "S3")
DEPTH = 8.0  # of the land's edge, below it


class Pieces(NamedTuple):
    """The game, and how its tiles look: it reads what the cases say."""

    game: Grajeczka
    tiles: Mapping[str, TileArt]

    def view(self, case: Case) -> GrajeczkaView:
        """The position of a case."""
        return self.game.position(2, self.game.check_options({}), case.position).view(None)

    def action(self, text: str) -> Action:
        return self.game.action(self.game.parse(text))


def journey(
    does: tuple[str, ...],
    rule: str = "",
    facts: dict[str, Any] | None = None,
    page: int = 24,
    **position: Any,
) -> Case:
    """The first of two players has this page in hand and does it."""
    given = {"seats": {"1": {"page": page}, "2": {"page": 2}}} | position
    return Case(given, does, rule, facts or {})


def kingdom(case: Case, pieces: Pieces, starts: Sequence[str] = STARTS) -> list[Laid]:
    """The tiles of a case's position, of the starting tiles only those named."""
    laid = [Laid(pieces.tiles[name]) for name in starts]
    return laid + added_tiles(pieces.view(case), pieces.tiles)


def place_of(name: str) -> Place:
    """A place by its name."""
    place = read_place(name)
    return q_of(place), r_of(place)


def scene(laid: Sequence[Laid], over: str, zoom: float, also: Iterable[Place] = ()) -> Figure:
    """The land with what stands or is drawn on it, and with room for some places that are empty."""
    places = {place for each in laid for place in each.places} | set(also)
    left, top, right, bottom = bounds(places)
    body = "".join(missing(place) for place in sorted(also)) + land(laid) + over
    return Figure(
        (right - left) * zoom,
        (bottom - top + DEPTH) * zoom,
        at(-left * zoom, -top * zoom, body, zoom),
    )


def people(figures: Mapping[str, str]) -> str:
    """The figures on their places; who shares one stands side by side."""
    found: dict[Place, list[str]] = {}
    for name in FIGURES:
        if name in figures:
            found.setdefault(place_of(figures[name]), []).append(name)
    return "".join(standing(names, *centre(place)) for place, names in sorted(found.items()))


def missing(place: Place) -> str:
    """A place where no land is, dashed."""
    return path(hexagon(place, SIZE - 6), "none", v("line-strong"), 3, stroke_dasharray="9 9")


def ring(place: Place, colour: str = "st-last") -> str:
    """A place that counts."""
    edge = hexagon(place, SIZE - 6)
    return path(edge, "none", v("paper-top"), 10) + path(edge, "none", v(colour), 6)


def mark(place: Place, allowed: bool, dx: float = 0, dy: float = 0) -> str:
    """The sign for right or wrong on a place, so far from its middle."""
    x, y = centre(place)
    return verdict(x + dx, y + dy, allowed, 1.5)


def route(points: Sequence[Point], dashed: bool = False) -> str:
    """The way of a figure, with a head at its end."""
    (x, y), (to_x, to_y) = points[-2], points[-1]
    angle = math.atan2(to_y - y, to_x - x)
    wings = [
        (to_x - 20 * math.cos(angle + bend), to_y - 20 * math.sin(angle + bend))
        for bend in (0.55, -0.55)
    ]
    head = polyline([wings[0], (to_x, to_y), wings[1]], close=True)
    stem = polyline([*points[:-1], (to_x - 14 * math.cos(angle), to_y - 14 * math.sin(angle))])
    ways = path(stem, "none", v("paper-top"), 13) + path(head, "none", v("paper-top"), 9)
    ways += path(stem, "none", v("st-last"), 7, stroke_dasharray="2 14" if dashed else None)
    return ways + path(head, v("st-last"), v("st-last"), 3)


def between(start: Place, end: Place, leave: float = 0.0, stop: float = 0.0) -> list[Point]:
    """A straight way from place to place, so much shorter at its ends."""
    (x, y), (to_x, to_y) = centre(start), centre(end)
    far = math.hypot(to_x - x, to_y - y)
    a, b = leave / far, 1 - stop / far
    return [
        (x + (to_x - x) * a, y + (to_y - y) * a),
        (x + (to_x - x) * b, y + (to_y - y) * b),
    ]
