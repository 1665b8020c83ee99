"""Draws the kingdom: each place a brick of a wall, which has the six neighbours of a hexagon."""

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from bajarz.art.grajeczka.hexes import STEPS, neighbour
from bajarz.cli.grajeczka.canvas import Canvas
from bajarz.cli.grajeczka.land import Hex, Land, Spot, name_of
from bajarz.cli.grajeczka.signs import (
    FIGURE_STYLES,
    FREE_STYLE,
    LAST_STYLE,
    LONG_STYLE,
    PICK_STYLE,
    QUIET,
    RIVER_STYLE,
    TERRAIN_STYLES,
    Signs,
)

EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = range(6)


class Room(NamedTuple):
    """How much may be drawn: columns, and lines where they are short."""

    columns: int
    lines: int | None


class Look(NamedTuple):
    """What else is to be seen: letters of the figures, numbers of a menu, the latest tile."""

    letters: Mapping[str, str]
    labels: Mapping[Spot, str] = {}
    last: frozenset[Spot] = frozenset()
    named: bool = True  # whether places show their coordinates


class Pen:
    """Draws places of one size."""

    lines: ClassVar[int] = 3  # the upper border and what is inside
    inside: ClassVar[int] = 7  # columns between the borders

    def __init__(self, signs: Signs, canvas: Canvas) -> None:
        self.signs = signs
        self.canvas = canvas
        self.half = (self.inside + 1) // 2

    def corner(self, spot: Spot) -> tuple[int, int]:
        """Line and column of the upper left corner."""
        q, r = spot
        return r * self.lines, (2 * q + r) * self.half

    def outline(self, spot: Spot, inner: set[int], style: str) -> None:
        """The six sides; those between hexagons of one tile are faint."""
        top, left = self.corner(spot)
        middle, right, bottom = left + self.half, left + 2 * self.half, top + self.lines
        draw = self.canvas
        draw.across(top, left, middle, NORTH_WEST not in inner, style)
        draw.across(top, middle, right, NORTH_EAST not in inner, style)
        draw.across(bottom, left, middle, SOUTH_WEST not in inner, style)
        draw.across(bottom, middle, right, SOUTH_EAST not in inner, style)
        draw.along(top, bottom, left, WEST not in inner, style)
        draw.along(top, bottom, right, EAST not in inner, style)

    def flow(self, spot: Spot, side: int, sign: str, style: str) -> None:
        """A river through a side: a gap in the border."""
        top, left = self.corner(spot)
        bottom = top + self.lines
        if side in (EAST, WEST):
            column = left + (2 * self.half if side == EAST else 0)
            for line in range(top + 1, bottom):
                self.canvas.write(line, column, sign, style)
            return
        line = top if side in (NORTH_EAST, NORTH_WEST) else bottom
        start = left + 1 + (self.half if side in (NORTH_EAST, SOUTH_EAST) else 0)
        self.canvas.write(line, start, sign * (self.half - 1), style)

    def terrain(self, place: Hex, most: int) -> str:
        """A large area has another sign, and as often as there is room."""
        if place.large:
            return self.signs.large[place.terrain] * most
        return self.signs.terrains[place.terrain].ljust(most)

    def river(self, place: Hex) -> tuple[str, str]:
        rivers = {
            "none": (" ", ""),
            "short": (self.signs.river, RIVER_STYLE),
            "long": (self.signs.long_river, LONG_STYLE),
        }
        return rivers[place.river]

    def fill(self, spot: Spot, place: Hex, figures: list[str], look: Look) -> None:
        """Two lines: the terrain, the river and who stands there; the coordinates."""
        top, left = self.corner(spot)
        style = TERRAIN_STYLES[place.terrain]
        self.canvas.write(top + 1, left + 1, self.terrain(place, 3), style)
        self.canvas.write(top + 1, left + 4, *self.river(place))
        if spot in look.labels:
            self.canvas.write(top + 1, left + 5, f"{look.labels[spot]:>3.3}", PICK_STYLE)
        else:
            self.stand(top + 1, left + 5, figures, look)
        if look.named:
            self.canvas.write(top + 2, left + 1, name_of(spot), QUIET)

    def stand(self, line: int, column: int, figures: list[str], look: Look) -> None:
        for number, figure in enumerate(figures):
            self.canvas.write(line, column + number, look.letters[figure], FIGURE_STYLES[figure])

    def free(self, spot: Spot, label: str) -> None:
        """An empty place where something may be put."""
        top, left = self.corner(spot)
        self.outline(spot, set(range(6)), "")
        self.canvas.write(top + 1, left + 1, f"{label:^{self.inside}.{self.inside}}".rstrip(),
                          f"bold {FREE_STYLE}")  # fmt: skip
        if self.lines > 2:
            self.canvas.write(top + 2, left + 1, name_of(spot), QUIET)


class LowPen(Pen):
    """One line: terrain, river, and the coordinates or who stands there."""

    lines = 2

    def name(self, spot: Spot) -> str:
        return name_of(spot)

    def fill(self, spot: Spot, place: Hex, figures: list[str], look: Look) -> None:
        top, left = self.corner(spot)
        name = self.name(spot)
        signs = max(1, min(2, self.inside - 1 - len(name)))
        style = TERRAIN_STYLES[place.terrain]
        start = left + 1 + signs
        room = self.inside - signs
        self.canvas.write(top + 1, left + 1, self.terrain(place, signs), style)
        if len(name) < room:  # else the river is to be seen on the sides alone
            self.canvas.write(top + 1, start, *self.river(place))
        if spot in look.labels:
            self.canvas.write(top + 1, start, f"{look.labels[spot]:^{room}.{room}}", PICK_STYLE)
        elif figures:
            self.stand(top + 1, start + 1, figures, look)
        else:
            self.canvas.write(top + 1, left + 1 + self.inside - len(name), name, QUIET)


class NarrowPen(LowPen):
    """One line of five columns; -3,-2 is written -3-2."""

    inside = 5

    def name(self, spot: Spot) -> str:
        name = name_of(spot)
        return name.replace(",-", "-") if len(name) > 4 else name


PENS = (Pen, LowPen, NarrowPen)


def draw_map(land: Land, signs: Signs, room: Room, look: Look) -> RenderableType:
    """The kingdom in the largest size that fits; what is still too wide is cut off."""
    spots = [*land.hexes, *look.labels]
    low = Room(room.columns, None)  # too many lines can be scrolled, too many columns cannot
    kind = next((pen for pen in PENS if fits(pen, spots, room)), None)
    kind = kind or next((pen for pen in PENS[1:] if fits(pen, spots, low)), LowPen)
    pen = kind(signs, Canvas(signs))
    paint(pen, land, look)
    west, east = extent(kind, spots)
    part = crop((west, east), room.columns, focus(pen, land, look))
    rows = pen.canvas.rows(*part)
    if part != (west, east):
        rows.append(beyond((west, east), part, signs))
    return Group(*rows)


def paint(pen: Pen, land: Land, look: Look) -> None:
    """Everything, without regard to the room."""
    for spot, label in look.labels.items():
        if spot not in land.hexes:
            pen.free(spot, label)
    for spot, place in land.hexes.items():
        inner = {
            side
            for side in range(len(STEPS))
            if (other := land.hexes.get(neighbour(spot, side))) and other.tile == place.tile
        }
        pen.outline(spot, inner, LAST_STYLE if spot in look.last else "")
    for spot, place in land.hexes.items():
        figures = [figure for figure, where in land.figures.items() if where == spot]
        pen.fill(spot, place, figures, look)
        for side in place.flows:
            pen.flow(spot, side, *pen.river(place))


def extent(pen: type[Pen], spots: list[Spot]) -> tuple[int, int]:
    """The first and the last column."""
    half = (pen.inside + 1) // 2
    columns = [(2 * q + r) * half for q, r in spots]
    return min(columns), max(columns) + 2 * half


def fits(pen: type[Pen], spots: list[Spot], room: Room) -> bool:
    if pen is NarrowPen and max(abs(number) for spot in spots for number in spot) > 9:
        return False  # no room for such coordinates
    west, east = extent(pen, spots)
    rows = [r for _, r in spots]
    high = (max(rows) - min(rows) + 1) * pen.lines + 1
    return east - west < room.columns and (room.lines is None or high <= room.lines)


def focus(pen: Pen, land: Land, look: Look) -> int:
    """The column to keep in sight: of what is asked for, or of the figures."""
    spots = list(look.labels) or list(land.figures.values()) or list(land.hexes)
    columns = [pen.corner(spot)[1] for spot in spots]
    return sum(columns) // len(columns)


def crop(whole: tuple[int, int], most: int, middle: int) -> tuple[int, int]:
    """At most so many columns, with the focus near their middle."""
    west, east = whole
    if east - west < most:
        return whole
    start = min(max(middle - most // 2, west), east - most + 1)
    return start, start + most - 1


def beyond(whole: tuple[int, int], part: tuple[int, int], signs: Signs) -> Text:
    """That there is more out of sight."""
    left = signs.left * 3 if part[0] > whole[0] else "   "
    right = signs.right * 3 if part[1] < whole[1] else ""
    gap = part[1] - part[0] - 5
    return Text(f"{left}{' ' * gap}{right}".rstrip(), "bold")
