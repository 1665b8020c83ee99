"""Pictures of what the pages ask for: sight, large land, the long river, flights."""

from typing import Any

from bajarz.art.figures.base import Figure
from bajarz.art.figures.case import Case
from bajarz.art.figures.layout import beside, panel, whole
from bajarz.art.figures.marks import tag
from bajarz.art.grajeczka.figures.lands import (
    Pieces,
    between,
    journey,
    kingdom,
    mark,
    people,
    place_of,
    ring,
    route,
    scene,
)
from bajarz.art.grajeczka.hexes import Place, centre
from bajarz.art.palette import v
from bajarz.art.svg import at, path, polyline

WEST = ("S1", "S3")  # enough of the first land, where nothing happens farther east
NORTH = ["-1,-2 T01A r0"]
WATCHED: dict[str, Any] = {
    "kingdom": NORTH,
    "figures": {"princess": "-1,-1"},
}  # he comes in sight, she is not
WOODS: dict[str, Any] = {"kingdom": ["-2,2 T05A r4"]}
LARGE = {"2,0": "forest large", "3,0": "forest large", "4,-1": "forest large river"}
ALONE = {"1,-1": "forest", "0,1": "forest river"}
CASES: dict[str, tuple[Case, ...]] = {
    "seeing": (
        journey(("move knight 0,0", "tell"), page=17, **WATCHED),
        journey(("move knight 0,0", "tell"), "B-O1", page=30, **WATCHED),
    ),
    "three-in-line": (
        journey(("move princess 1,-1", "tell"), page=7, **WOODS),
        journey(("move princess 0,0", "tell"), "B-O1", page=7, **WOODS),
    ),
    "large-land": (
        journey((), kingdom=["4,-1 T09A r4"],
                facts={f"places.{place}": kind for place, kind in (LARGE | ALONE).items()}),
    ),
    "long-river": (
        journey((), kingdom=["-2,3 T06B r3", "-2,1 T02A r2"], facts={"progress.river": 5}),
    ),
    "flying-over": (
        journey(("move dragon 0,-2", "tell"), page=25, kingdom=NORTH, figures={"dragon": "0,1"}),
        journey(("move dragon 0,1", "tell"), "B-O1", page=25, kingdom=NORTH,
                figures={"dragon": "0,-1"}),
    ),
}  # fmt: skip
LINES: tuple[tuple[Place, Place], ...] = (  # what the Dragon sees
    ((-1, 1), (1, 1)), ((-1, 1), (1, -1)), ((-1, 1), (-1, 2)),
)  # fmt: skip
GAP: Place = (-1, 0)
FLOWN: Place = (0, -1)  # the castle
THREE: tuple[Place, ...] = ((1, -1), (-2, 2), (-3, 3))  # the forests of one line
COURSE = ("T02A", "S1", "S2", "S3", "T06B")  # tiles along the river


def figures(pieces: Pieces) -> dict[str, Figure]:
    return {
        "seeing": seeing(pieces),
        "three-in-line": three_in_line(pieces),
        "large-land": large_land(pieces),
        "long-river": long_river(pieces),
        "flying-over": flying_over(pieces),
    }


def after(case: Case) -> dict[str, str]:
    """Where the figures are after the case's move, as far as its position places them."""
    _, figure, end = case.does[0].split()
    return dict(case.position.get("figures", {})) | {figure: end}


def sight(start: Place, end: Place) -> str:
    """A line of sight."""
    line = polyline(between(start, end))
    return path(line, "none", v("paper-top"), 12, opacity=0.85) + path(
        line, "none", v("ink"), 6, stroke_dasharray="14 12"
    )


def seeing(pieces: Pieces) -> Figure:
    """The Dragon's lines of sight: the Knight is on one, the Princess behind a gap."""
    case = CASES["seeing"][0]
    who = {"dragon": "-1,1"} | after(case)
    over = "".join(sight(*line) for line in LINES) + people(who)
    over += "".join(
        mark(place_of(who[name]), allowed, 38, -26)
        for name, allowed in (("knight", True), ("princess", False))
    )
    return whole(scene(kingdom(case, pieces), over, 0.76, (GAP,)))


def three_in_line(pieces: Pieces) -> Figure:
    """The Princess sees three forests in one direction, or one before her and two behind."""
    shown = []
    for case in CASES["three-in-line"]:
        who = after(case)
        start = place_of(who["princess"])
        ends = [end for end in (THREE[0], THREE[-1]) if end != start]
        over = "".join(sight(start, end) for end in ends) + people(who)
        over += "".join(ring(place) for place in THREE)
        seen = (1, 2, 3) if start == THREE[0] else (1, 1, 2)  # from where she stands, each way
        over += "".join(number_at(p, n) for p, n in zip(THREE, seen, strict=True))
        shown.append(panel(scene(kingdom(case, pieces, WEST), over, 0.67), not case.rule))
    return whole(beside(*shown))


def number_at(place: Place, value: int) -> str:
    """A number at the right of a place."""
    x, y = centre(place)
    return at(x + 36, y - 24, tag(0, 0, value), 1.5)


def large_land(pieces: Pieces) -> Figure:
    """Three forests that hang together, and two that are alone."""
    (case,) = CASES["large-land"]
    over = "".join(ring(place_of(each), "st-legal") + mark(place_of(each), True) for each in LARGE)
    over += "".join(mark(place_of(each), False) for each in ALONE)
    return whole(scene(kingdom(case, pieces), over, 0.78))


def long_river(pieces: Pieces) -> Figure:
    """One river through five tiles, which are numbered along it; the places at it are ringed."""
    (case,) = CASES["long-river"]
    laid = kingdom(case, pieces)
    over = "".join(ring(place) for place in at_the_river(case, pieces))
    for i, each in enumerate(sorted(laid, key=lambda each: COURSE.index(each.tile.name)), 1):
        middles = [centre(place) for place in each.places]
        x, y = sum(a for a, _ in middles) / 3, sum(b for _, b in middles) / 3
        over += at(x, y, tag(0, 0, i), 1.4)
    return whole(scene(laid, over, 0.66))


def at_the_river(case: Case, pieces: Pieces) -> list[Place]:
    """The places through which a river flows."""
    return [spot.place for laid in kingdom(case, pieces) for spot in laid.spots if spot.pair]


def flying_over(pieces: Pieces) -> Figure:
    """The Dragon crosses a castle on his flight, or only takes off from one."""
    shown = []
    for case in CASES["flying-over"]:
        start, end = case.position["figures"]["dragon"], after(case)["dragon"]
        over = ring(FLOWN) + route(between(place_of(start), place_of(end), 40, 10))
        over += people({"dragon": start})
        shown.append(panel(scene(kingdom(case, pieces, WEST), over, 0.66), not case.rule))
    return whole(beside(*shown))
