"""Draws the kingdom: each place a brick of a wall, which has the six neighbours of a hexagon."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rich.console import Group, RenderableType

from bajarz.art.grajeczka.hexes import STEPS, Place, neighbour
from bajarz.art.grajeczka.picture import grajeczka_side, starting_tiles
from bajarz.art.grajeczka.tile import Laid, TileArt
from bajarz.art.grajeczka.view import added_tiles, place_of
from bajarz.cli.canvas import Part, Space, Spot, in_sight, out_of_sight
from bajarz.cli.grajeczka import signs
from bajarz.cli.grajeczka.outlines import Outlines, between
from bajarz.cli.styles import FREE_STYLE, LAST_STYLE, PICK_STYLE, QUIET
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.view import GrajeczkaView

EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = range(6)
RIVERS: dict[str, Part] = {
    "none": (" ", ""),
    "short": (signs.RIVER, signs.RIVER_STYLE),
    "long": (signs.LONG_RIVER, signs.LONG_STYLE),
}


class Hex(NamedTuple):
    """A place: what it is, to which tile it belongs, through which sides a river flows."""

    terrain: str
    tile: int
    flows: tuple[int, ...]
    large: bool
    river: str  # none, short or long


class Land(NamedTuple):
    """The kingdom and its figures."""

    hexes: dict[Place, Hex]
    figures: Mapping[str, Place]


class Tiles:
    """How the tiles of a game look: by name, and those that the kingdom begins with."""

    def __init__(self, game: Grajeczka) -> None:
        self.sides: Mapping[str, TileArt] = {
            side.name: grajeczka_side(side) for side in game.components.sides
        }
        self.starts = [starting_tiles(game, mirrored) for mirrored in (False, True)]

    def land(self, view: GrajeczkaView) -> Land:
        """The kingdom of a view."""
        starts = [Laid(tile) for tile in self.starts[view["mirrored"]]]
        hexes = hexes_of([*starts, *added_tiles(view, self.sides)])
        for ground in view["places"]:
            place = ground["q"], ground["r"]
            hexes[place] = hexes[place]._replace(large=ground["large"], river=ground["river"])
        return Land(hexes, {name: place_of(place) for name, place in view["figures"].items()})


def hexes_of(tiles: Iterable[Laid]) -> dict[Place, Hex]:
    """The places of laid tiles; that they are large, or at the long river, is not told here."""
    return {
        spot.place: Hex(spot.terrain, n, spot.pair or (), False, "short" if spot.pair else "none")
        for n, laid in enumerate(tiles)
        for spot in laid.spots
    }


def name_of(place: Place) -> str:
    return f"{place[0]},{place[1]}"


class MapMarks(NamedTuple):
    """What else is to be seen: letters of the figures, numbers of a menu, the latest tile."""

    letters: Mapping[str, str]
    labels: Mapping[Place, str] = {}
    last: frozenset[Place] = frozenset()
    named: bool = True  # whether places show their coordinates


class Size(NamedTuple):
    """The lines of a place with its upper border, and the columns between its borders."""

    lines: int
    inside: int

    @property
    def half(self) -> int:
        return (self.inside + 1) // 2

    def corner(self, place: Place) -> Spot:
        """Line and column of the upper left corner."""
        q, r = place
        return r * self.lines, (2 * q + r) * self.half

    def extent(self, places: Iterable[Place]) -> tuple[int, int]:
        """The first and the last column."""
        columns = [self.corner(place)[1] for place in places]
        return min(columns), max(columns) + 2 * self.half

    def name(self, place: Place) -> str:
        """The coordinates; in a narrow place -3,-2 is written -3-2."""
        name = name_of(place)
        return name.replace(",-", "-") if len(name) >= self.inside else name


LARGE, LOW, NARROW = SIZES = Size(3, 7), Size(2, 7), Size(2, 5)


class Pen:
    """Draws places of one size."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self.canvas = Outlines()

    def side(self, place: Place, side: int) -> tuple[Spot, Spot]:
        """Where a side of a place begins and ends."""
        top, left = self.size.corner(place)
        middle, right = left + self.size.half, left + 2 * self.size.half
        bottom = top + self.size.lines
        return {
            EAST: ((top, right), (bottom, right)),
            NORTH_EAST: ((top, middle), (top, right)),
            NORTH_WEST: ((top, left), (top, middle)),
            WEST: ((top, left), (bottom, left)),
            SOUTH_WEST: ((bottom, left), (bottom, middle)),
            SOUTH_EAST: ((bottom, middle), (bottom, right)),
        }[side]

    def outline(self, place: Place, inner: set[int], style: str) -> None:
        """The six sides; those between hexagons of one tile are faint."""
        for side in range(len(STEPS)):
            self.canvas.draw(*self.side(place, side), side not in inner, style)

    def flow(self, place: Place, side: int, river: Part) -> None:
        """A river through a side: a gap in the border."""
        for spot in between(*self.side(place, side))[1:-1]:
            self.canvas.write(*spot, *river)

    def fill(self, place: Place, hexagon: Hex, figures: list[str], look: MapMarks) -> None:
        """The terrain, the river, who stands there, and the coordinates: in two lines, or in one
        where the figures or a label take the room of the coordinates."""
        top, left = self.size.corner(place)
        line, name, write = top + 1, self.size.name(place), self.canvas.write
        is_large = self.size == LARGE
        count = 3 if is_large else max(1, min(2, self.size.inside - 1 - len(name)))
        write(line, left + 1, terrain(hexagon, count), signs.TERRAIN_STYLES[hexagon.terrain])
        start, room = left + 1 + count, self.size.inside - count
        if is_large or len(name) < room:  # else the river is to be seen on the sides alone
            write(line, start, *RIVERS[hexagon.river])
        if place in look.labels:
            label, before = look.labels[place], int(is_large)
            align = ">" if is_large else "^"
            width = room - before
            write(line, start + before, f"{label:{align}{width}.{width}}", PICK_STYLE)
        for number, figure in enumerate([] if place in look.labels else figures, 1):
            write(line, start + number, look.letters[figure], signs.FIGURE_STYLES[figure])
        if is_large and look.named:
            write(line + 1, left + 1, name, QUIET)
        elif not is_large and not figures and place not in look.labels:
            write(line, left + 1 + self.size.inside - len(name), name, QUIET)

    def free(self, place: Place, label: str) -> None:
        """An empty place where something may be put."""
        top, left = self.size.corner(place)
        self.outline(place, set(range(len(STEPS))), "")
        width = self.size.inside
        shown = f"{label:^{width}.{width}}".rstrip()
        self.canvas.write(top + 1, left + 1, shown, f"bold {FREE_STYLE}")
        if self.size == LARGE:
            self.canvas.write(top + 2, left + 1, name_of(place), QUIET)

    def paint(self, land: Land, look: MapMarks) -> None:
        """Everything, without regard to the room."""
        for place, label in look.labels.items():
            if place not in land.hexes:
                self.free(place, label)
        for place, hexagon in land.hexes.items():
            around = {side: land.hexes.get(neighbour(place, side)) for side in range(len(STEPS))}
            inner = {side for side, other in around.items() if other and other.tile == hexagon.tile}
            self.outline(place, inner, LAST_STYLE if place in look.last else "")
            figures = [figure for figure, where in land.figures.items() if where == place]
            self.fill(place, hexagon, figures, look)
            for side in hexagon.flows:
                self.flow(place, side, RIVERS[hexagon.river])


def terrain(hexagon: Hex, most: int) -> str:
    """A large area has another sign, and as often as there is room."""
    if hexagon.large:
        return signs.LARGE[hexagon.terrain] * most
    return signs.TERRAINS[hexagon.terrain].ljust(most)


def draw_map(land: Land, room: Space, look: MapMarks) -> RenderableType:
    """The kingdom in the largest size that fits; what is still too wide is cut off."""
    places = [*land.hexes, *look.labels]
    wide = Space(room.columns, None)  # too many lines can be scrolled, too many columns cannot
    fitting = [size for size in SIZES if fits(size, places, room)]
    low = [size for size in (LOW, NARROW) if fits(size, places, wide)]
    pen = Pen([*fitting, *low, LOW][0])
    pen.paint(land, look)
    west, east = pen.size.extent(places)
    first, last = in_sight(west, east, room.columns, focus(pen.size, land, look))
    rows = pen.canvas.rows(first, last)
    if (first, last) == (west, east):
        return Group(*rows)
    brick = 2 * pen.size.half
    return Group(*rows, out_of_sight(-(-(first - west) // brick), -(-(east - last) // brick)))


def fits(size: Size, places: list[Place], room: Space) -> bool:
    if size == NARROW and max(abs(number) for place in places for number in place) > 9:
        return False  # no room for such coordinates
    west, east = size.extent(places)
    rows = [r for _, r in places]
    return room.holds(east - west + 1, (max(rows) - min(rows) + 1) * size.lines + 1)


def focus(size: Size, land: Land, look: MapMarks) -> int:
    """The column to keep in sight: of what is asked for, or of the figures."""
    columns = [size.corner(place)[1] for place in look.labels or land.figures.values()]
    return sum(columns) // len(columns)
