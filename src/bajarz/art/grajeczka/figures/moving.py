"""Pictures of how the three figures move: every place where one may end, and some where not."""

from collections.abc import Sequence
from typing import Any

from bajarz.art.figures.base import Figure
from bajarz.art.figures.case import Case
from bajarz.art.figures.layout import whole
from bajarz.art.grajeczka.figures.lands import (
    Pieces,
    between,
    journey,
    kingdom,
    mark,
    people,
    place_of,
    route,
    scene,
)
from bajarz.art.grajeczka.hexes import Place, Point, centre, neighbour

EAST, NORTH = "2,1 T01A r0", "-1,-2 T01A r0"  # a tile with a castle, at either end of the kingdom


def ends(
    figure: str, start: str, tile: str, legal: Sequence[str], refused: Sequence[str], rule: str
) -> tuple[Case, ...]:
    """A figure alone in the kingdom, and where its move may end or may not."""
    given: dict[str, Any] = {"kingdom": [tile], "figures": {figure: start}}
    return tuple(
        journey((f"move {figure} {end}",), "" if end in legal else rule, **given)
        for end in (*legal, *refused)
    )


CASES: dict[str, tuple[Case, ...]] = {
    "princess": ends(
        "princess", "0,-1", EAST,
        ("0,0", "1,-1", "1,1", "2,0", "2,2", "3,1"), ("2,1", "1,0"), "B-M2",
    ),
    "knight": ends(
        "knight", "1,1", EAST,
        ("-1,1", "-1,2", "0,0", "1,-1", "2,2", "3,1"), ("0,1", "1,0", "2,0", "2,1"), "B-M3",
    ),
    "dragon": ends("dragon", "-1,2", NORTH, ("-1,1", "1,0"), ("0,1", "-1,-1"), "B-M4"),
}  # fmt: skip
CASTLE: Place = (2, 1)  # where the Princess jumps
KNIGHT_WAY: tuple[Place, ...] = ((1, 1), (1, 0), (1, -1))
GAPS: tuple[Place, ...] = ((-1, 0), (2, -1))  # where the Dragon's ways end


def figures(pieces: Pieces) -> dict[str, Figure]:
    return {"princess": princess(pieces), "knight": knight(pieces), "dragon": dragon(pieces)}


def moves(name: str, pieces: Pieces, ways: str, zoom: float, gaps: Sequence[Place] = ()) -> Figure:
    """The kingdom with the figure, its ways, and a sign on every end."""
    cases = CASES[name]
    signs = "".join(mark(place_of(each.action[2]), not each.rule, dy=8) for each in cases)
    stands = people(cases[0].position["figures"])
    return whole(scene(kingdom(cases[0], pieces), ways + stands + signs, zoom, gaps))


def allowed(name: str) -> list[Place]:
    """Where the figure's move may end."""
    return [place_of(each.action[2]) for each in CASES[name] if not each.rule]


def princess(pieces: Pieces) -> Figure:
    """A step, or a jump from castle to castle and then a step."""
    start = place_of(CASES["princess"][0].position["figures"]["princess"])
    near = [neighbour(start, side) for side in range(6)]
    ways = route(arc(start, CASTLE), dashed=True)
    for end in allowed("princess"):
        ways += route(between(start if end in near else CASTLE, end, 34, 30))
    return moves("princess", pieces, ways, 0.9)


def arc(start: Place, end: Place) -> list[Point]:
    """A bow over the land."""
    (x, y), (to_x, to_y) = centre(start), centre(end)
    over = (x + to_x) / 2 + 90, (y + to_y) / 2 - 150
    found = []
    for i in range(2, 17):
        t = i / 18
        found.append(
            (
                (1 - t) ** 2 * x + 2 * t * (1 - t) * over[0] + t * t * to_x,
                (1 - t) ** 2 * y + 2 * t * (1 - t) * over[1] + t * t * to_y,
            )
        )
    return found


def knight(pieces: Pieces) -> Figure:
    """Two steps, to a place that is no neighbour of where he was."""
    first, middle, last = KNIGHT_WAY
    ways = route(between(first, middle, 34, 34)) + route(between(middle, last, 34, 34))
    return moves("knight", pieces, ways, 0.9)


def dragon(pieces: Pieces) -> Figure:
    """Straight on until the next place is missing."""
    start = place_of(CASES["dragon"][0].position["figures"]["dragon"])
    ways = "".join(route(between(start, end, 36, 34)) for end in allowed("dragon"))
    return moves("dragon", pieces, ways, 0.72, GAPS)
