"""The kingdom on its sea: tiles, figures, where one may build, the last adventure."""

from __future__ import annotations

from bajarz.art.glyphs import number, number_width
from bajarz.art.grajeczka.base import g, line
from bajarz.art.grajeczka.hexes import (
    SIZE,
    STEPS,
    Place,
    Point,
    bounds,
    centre,
    hexagon,
    outline,
)
from bajarz.art.grajeczka.three_figures import standing
from bajarz.art.grajeczka.tile import land
from bajarz.art.grajeczka.view import Adventure, TablePicture, place_of
from bajarz.art.palette import v
from bajarz.art.shared import page_frame
from bajarz.art.svg import at, glow, group, path, polyline, rect
from bajarz.games.grajeczka import actions
from bajarz.games.grajeczka.actions import Add, Move, Rotation
from bajarz.games.grajeczka.board import FIGURES

_PAD = 26.0
_LARGEST = 1.35  # how much a small kingdom is enlarged


def paints() -> str:
    return glow("gr-sea", ((0, g("sea-hi"), 1), (0.6, g("sea"), 1), (1, g("sea"), 1)))


def kingdom(table: TablePicture, w: float, h: float) -> str:
    """The framed kingdom at the origin, scaled to fit."""
    shore = _shore(table)
    left, top, right, bottom = bounds(table.places | shore)
    zoom = min(_LARGEST, (w - 2 * _PAD) / (right - left), (h - 2 * _PAD) / (bottom - top))
    x = w / 2 - zoom * (left + right) / 2
    y = h / 2 - zoom * (top + bottom) / 2
    out = rect(0, 0, w, h, v("paper"), rx=18) + rect(0, 0, w, h, "url(#gr-sea)", rx=18)
    drawn = [(x + a * zoom, y + b * zoom) for a, b in map(centre, table.places | shore)]
    out += _waves(w, h, drawn, 84 * zoom) + page_frame(0, 0, w, h)
    return out + at(x, y, _scene(table, shore, zoom), zoom)


def _scene(table: TablePicture, shore: set[Place], zoom: float) -> str:
    size = min(12.5, max(9.5, 9 / zoom))  # names stay readable in a large kingdom
    out = "".join(_empty(place) for place in sorted(shore))
    out += land(table.laid) + _last(table)
    out += "".join(_coordinates(place, size) for place in sorted(table.places))
    return out + _figures(table)


def _shore(table: TablePicture) -> set[Place]:
    """The empty places beside the kingdom, while tiles can be added."""
    places = table.places
    if not table.can_add:
        return set()
    around = {(q + dq, r + dr) for q, r in places for dq, dr in STEPS}
    return around - places


def _waves(w: float, h: float, land_at: list[Point], room: float) -> str:
    """Small waves near the frame, where no land is."""
    spots = ((0.05, 0.3), (0.9, 0.22), (0.06, 0.78), (0.88, 0.86), (0.3, 0.045), (0.62, 0.965))
    d = "".join(
        f"M{w * a - 21} {h * b}q7 -8 14 0q7 8 14 0q7 -8 14 0"
        for a, b in spots
        if _is_open(w * a, h * b, land_at, room)
    )
    return line(d, g("wave"), 2.2, 0.4)


def _is_open(x: float, y: float, land_at: list[Point], room: float) -> bool:
    return all(abs(x - a) > room or abs(y - b) > room for a, b in land_at)


def _empty(place: Place) -> str:
    """A place where nothing lies yet, with its name."""
    x, y = centre(place)
    ring = path(hexagon(place, SIZE - 4), "none", v("line-strong"), 1.4, stroke_dasharray="2 7")
    return group(ring, opacity=0.6) + number(x, y + 6, _name(place), 12, v("ink-3"), weight=2.4)


def _name(place: Place) -> str:
    return f"{place[0]},{place[1]}"


def _coordinates(place: Place, size: float) -> str:
    """A place's name on a small tag near its lowest corner."""
    x, y = centre(place)
    half, high = number_width(_name(place), size) / 2 + 4.5, size + 4.5
    tag = rect(x - half, y + 53 - high, 2 * half, high, v("paper-top"), rx=high / 2, opacity=0.86)
    return tag + number(x - 0.4, y + 50.7, _name(place), size, v("ink"), weight=2.7)


def _figures(table: TablePicture) -> str:
    """Those who share a place stand side by side."""
    found: dict[Place, list[str]] = {}
    for name in FIGURES:
        if name in table.figures:
            found.setdefault(table.figures[name], []).append(name)
    spots = sorted(found, key=lambda place: (place[1], place[0]))
    return "".join(standing(found[place], *centre(place)) for place in spots)


def _last(table: TablePicture) -> str:
    """The last adventure: the added tile, or where a figure ended, dotted in blue."""
    last = table.last or _adventure(table)
    if last is None:
        return ""
    place = last.place.q, last.place.r
    if isinstance(last, Move):
        return _flight(table, place) + _dotted(hexagon(place, SIZE - 4))
    laid = next((each for each in reversed(table.laid) if each.place == place), None)
    return _dotted(outline(laid.places)) if laid else ""


def _adventure(table: TablePicture) -> Adventure:
    """The adventure just done, as far as the view tells it."""
    kind = table.view["adventure"]
    if kind == "add":
        added = table.view["kingdom"][-1]
        return Add(actions.Place(added["q"], added["r"]), Rotation(added["rotation"]))
    return Move(kind, actions.Place(*table.figures[kind])) if kind else None


def _dotted(d: str) -> str:
    return path(d, "none", v("paper-top"), 7, opacity=0.8) + path(
        d, "none", v("st-last"), 5, stroke_dasharray="1 9"
    )


def _flight(table: TablePicture, end: Place) -> str:
    """The way of the Dragon's flight, if this was one."""
    crossed = [place_of(place) for place in table.view["flight"]]
    if len(crossed) < 2 or crossed[-1] != end:
        return ""
    dots = polyline(centre(place) for place in crossed)
    return path(dots, "none", v("paper-top"), 8, opacity=0.8) + path(
        dots, "none", v("st-last"), 5, stroke_dasharray="1 11"
    )
