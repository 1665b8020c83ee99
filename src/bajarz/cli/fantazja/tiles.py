"""Draws single tiles and places of Fantazja as boxes, large or compact."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from bajarz.cli.canvas import Canvas, Part
from bajarz.cli.fantazja import signs
from bajarz.cli.styles import FREE_STYLE, PICK_STYLE
from bajarz.games.fantazja.components import TYPE_SPECIAL, Side, Tile

ACROSS = ((4,), (3, 5), (3, 4, 5))  # the columns of 1, 2 or 3 symbols on a side
DOWN = ((2,), (1, 3), (1, 2, 3))  # and their lines


class Laid(NamedTuple):
    """A tile and its rotation."""

    tile: Tile
    rotation: int

    def side(self, direction: int) -> Side:
        return self.tile.sides[(direction - self.rotation) % 4]

    @property
    def sides(self) -> list[Side]:
        return [self.side(direction) for direction in range(4)]


Stack = Sequence[Laid]  # the top one first


class Marks(NamedTuple):
    """What else is to be seen on a place of the map."""

    last: bool = False
    guarded: bool = False
    label: str = ""  # numbers of a menu
    danger: bool = False  # Dark Energy would strike


NO_MARKS = Marks()


class Pen(ABC):
    """Draws boxes of one size; `line` and `column` are those of the upper left corner."""

    columns: ClassVar[int]
    lines: ClassVar[int]

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas

    @abstractmethod
    def draw_sides(self, line: int, column: int, sides: Sequence[Side]) -> None:
        """The symbols of the four sides, from the north clockwise."""

    @abstractmethod
    def draw_inside(self, line: int, column: int, stack: Stack, marks: Marks) -> None:
        """All that is to be known of the top tile and those under it."""

    def tile(self, line: int, column: int, stack: Stack, marks: Marks = NO_MARKS) -> None:
        faction = stack[0].tile.faction
        self.frame(line, column, signs.FRAMES[faction], signs.OWNER_STYLES[faction])
        self.draw_sides(line, column, stack[0].sides)
        self.draw_inside(line, column, stack, marks)
        if marks.last:
            self.canvas.corners(
                line, column, self.lines, self.columns, signs.LAST_CORNERS, signs.LAST_STYLE
            )

    def castle(self, line: int, column: int, sides: Sequence[Side]) -> None:
        """The Magic Castle."""
        self.frame(line, column, signs.CASTLE_FRAME, signs.CASTLE_STYLE)
        self.draw_sides(line, column, sides)
        middle = column + (self.columns - 1) // 2
        self.canvas.write(line + self.lines // 2, middle, signs.CASTLE, signs.CASTLE_STYLE)

    def free(self, line: int, column: int, marks: Marks) -> None:
        """An empty place where something may be built, or just vanished."""
        self.frame(line, column, signs.FREE_FRAME, FREE_STYLE)
        width = self.columns - 2
        label = f"{marks.label} {signs.DARK}" if marks.danger else marks.label
        shown = f"{label:^{width}.{width}}"
        self.canvas.write(line + self.lines // 2, column + 1, shown, f"bold {FREE_STYLE}")

    def frame(self, line: int, column: int, frame: str, style: str) -> None:
        self.canvas.frame(line, column, self.lines, self.columns, frame, style)

    def write_warning(self, line: int, column: int, marks: Marks) -> None:
        """One sign: Dark Energy would strike, or the military token lies here."""
        if marks.danger:
            self.canvas.write(line, column, "!", signs.DARK_STYLE)
        elif marks.guarded:
            self.canvas.write(line, column, signs.GUARD, signs.GUARD_STYLE)


class LargePen(Pen):
    """Five lines: symbols stand on the frame as often as on the tile."""

    columns = 9
    lines = 5

    def draw_sides(self, line: int, column: int, sides: Sequence[Side]) -> None:
        north, east, south, west = sides
        for side, edge in ((north, line), (south, line + 4)):
            for offset in ACROSS[side.number - 1]:
                self.canvas.write(edge, column + offset, *symbol(side))
        for side, edge in ((west, column), (east, column + 8)):
            for offset in DOWN[side.number - 1]:
                self.canvas.write(line + offset, edge, *symbol(side))

    def draw_inside(self, line: int, column: int, stack: Stack, marks: Marks) -> None:
        """Type, level and Dark Energy; the name; Victory Points, and whose tiles are under it."""
        tile, write = stack[0].tile, self.canvas.write
        kind = signs.TYPES[tile.type] + signs.LEVELS[tile.level]
        write(line + 1, column + 2, kind, f"bold {signs.TYPE_STYLES[tile.type]}")
        if tile.dark:
            write(line + 1, column + 7, signs.DARK, signs.DARK_STYLE)
        if marks.label:
            write(line + 2, column + 2, f"{marks.label:^5.5}", PICK_STYLE)
        else:
            name = short_name(tile, 6)
            write(line + 2, column + (1 if len(name) > 5 else 2), name)
        self.write_warning(line + 2, column + 7, marks)
        write(line + 3, column + 2, points(tile), "bold")
        if len(stack) > 1:
            write(line + 3, column + 4, f"{signs.STACK}{len(stack)}")
        for number, laid in enumerate(stack[1:3]):
            faction = laid.tile.faction
            owner = signs.OWNERS[faction]
            write(line + 3, column + 6 + number, owner, signs.OWNER_STYLES[faction])


class CompactPen(Pen):
    """Three lines: each side is a symbol and a number, the rest stands in the corners."""

    columns = 8
    lines = 3

    def draw_sides(self, line: int, column: int, sides: Sequence[Side]) -> None:
        places = (0, 3), (1, 6), (2, 3), (1, 0)
        for side, (down, across) in zip(sides, places, strict=True):
            sign, style = symbol(side)
            self.canvas.write(line + down, column + across, f"{sign}{side.number}", style)

    def draw_inside(self, line: int, column: int, stack: Stack, marks: Marks) -> None:
        tile, write = stack[0].tile, self.canvas.write
        if tile.dark:
            write(line, column + 1, signs.DARK, signs.DARK_STYLE)
        write(line, column + 5, points(tile), "bold")
        write(line + 1, column + 2, *self.name(tile, marks))
        if len(stack) > 1:
            write(line + 2, column + 1, f"{signs.STACK}{len(stack)}")
        self.write_warning(line + 2, column + 6, marks)

    def name(self, tile: Tile, marks: Marks) -> Part:
        if marks.label:
            return f"{marks.label:^4.4}", PICK_STYLE
        style = signs.TYPE_STYLES[tile.type]
        if tile.type == TYPE_SPECIAL:
            return f"{signs.TYPES[TYPE_SPECIAL] + short_name(tile, 2):^4}", style
        return f"{short_name(tile, 4):^4}", f"bold {style}"


def symbol(side: Side) -> Part:
    return signs.ELEMENTS[side.element], signs.ELEMENT_STYLES[side.element]


def points(tile: Tile) -> str:
    """Victory Points as they stand on a drawn tile."""
    return f"+{tile.points}" if tile.points < 10 else str(tile.points)


def short_name(tile: Tile, columns: int) -> str:
    """The tile's id without its faction, in so many columns at most."""
    return f"{tile.name.partition('-')[2][:columns]:^{min(columns, 5)}}"
