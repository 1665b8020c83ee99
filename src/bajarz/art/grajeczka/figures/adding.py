"""Pictures of how a tile is added: two sides touch, rivers flow on."""

from collections.abc import Sequence

from bajarz.art.figures.base import Figure
from bajarz.art.figures.case import Case
from bajarz.art.figures.layout import beside, even, panel, whole
from bajarz.art.grajeczka.figures.lands import Pieces, journey, kingdom, scene
from bajarz.art.grajeczka.hexes import Point, corner, neighbour, outline
from bajarz.art.grajeczka.tile import Laid
from bajarz.art.palette import v
from bajarz.art.svg import circle, path, polyline
from bajarz.games.grajeczka.actions import Add

DRY, WET = "T12A", "T01A"
CASES: dict[str, tuple[Case, ...]] = {
    "two-sides": (
        journey(("add 3,0 r2",), top=DRY),
        journey(("add 3,0 r0",), "B-P2", top=DRY),
    ),
    "rivers-flow-on": (
        journey(("add -2,0 r0",), top=WET),
        journey(("add -2,0 r0",), "B-P3", top=DRY),
    ),
}


def figures(pieces: Pieces) -> dict[str, Figure]:
    return {
        "two-sides": added(pieces, "two-sides", ("S2",)),
        "rivers-flow-on": added(pieces, "rivers-flow-on", ("S1", "S3")),
    }


def added(pieces: Pieces, name: str, starts: Sequence[str]) -> Figure:
    """Each case in a panel; of the kingdom only the starting tiles that the new one touches."""
    shown = []
    for case in CASES[name]:
        action = pieces.action(case.does[-1])
        assert isinstance(action, Add)
        tile = pieces.tiles[case.position["top"]]
        new = Laid(tile, (action.place.q, action.place.r), action.rotation.number)
        laid = kingdom(case, pieces, starts)
        over = edge(new) + (rivers(new, laid) if "river" in name else sides(new, laid))
        shown.append(scene([*laid, new], over, 0.62))
    sheets = zip(even(*shown), CASES[name], strict=True)
    return whole(beside(*(panel(each, not case.rule) for each, case in sheets)))


def edge(new: Laid) -> str:
    """The new tile, dotted all round."""
    d = outline(new.places)
    return path(d, "none", v("paper-top"), 9) + path(
        d, "none", v("st-last"), 6, stroke_dasharray="1 12"
    )


def touching(new: Laid, laid: Sequence[Laid]) -> list[tuple[Point, Point]]:
    """The sides where the new tile meets the kingdom."""
    old = {place for each in laid for place in each.places}
    return [
        (corner(place, side), corner(place, side + 1))
        for place in new.places
        for side in range(6)
        if neighbour(place, side) in old
    ]


def sides(new: Laid, laid: Sequence[Laid]) -> str:
    """The touching sides, thick."""
    return "".join(
        path(polyline(ends), "none", v("paper-top"), 18)
        + path(polyline(ends), "none", v("st-last"), 11)
        for ends in touching(new, laid)
    )


def rivers(new: Laid, laid: Sequence[Laid]) -> str:
    """A ring where a river comes to a touching side."""
    met = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in touching(new, laid)]
    ends = [end for each in (*laid, new) for end in each.ends]
    found = {
        (round(x), round(y)) for x, y in ends if any(abs(x - a) + abs(y - b) < 1 for a, b in met)
    }
    return "".join(
        circle(x, y, 26, "none", stroke=v(colour), stroke_width=wide)
        for x, y in sorted(found)
        for colour, wide in (("paper-top", 11), ("st-last", 6))
    )
