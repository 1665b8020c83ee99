"""Draws single tiles and places of Fantazja as boxes of text, large or compact."""

from abc import ABC, abstractmethod
from typing import ClassVar, NamedTuple

from rich.text import Text

from bajarz.cli.fantazja.signs import (
    CASTLE_STYLE,
    DARK_STYLE,
    ELEMENT_STYLES,
    FREE_STYLE,
    GUARD_STYLE,
    LAST_STYLE,
    LEVELS,
    OWNER_STYLES,
    PICK_STYLE,
    TYPE_STYLES,
    Frame,
    Signs,
)  # fmt: skip
from bajarz.games.fantazja.components import TYPE_SPECIAL, Side, Tile

NORTH, EAST, SOUTH, WEST = range(4)
ACROSS = ("---x---", "--x-x--", "--xxx--")  # where 1, 2 or 3 symbols stand on a side
DOWN = ("-x-", "x-x", "xxx")
Box = list[Text]
Bit = tuple[str, str]  # text and style


class Laid(NamedTuple):
    """A tile and its rotation."""

    tile: Tile
    rotation: int

    def side(self, direction: int) -> Side:
        return self.tile.sides[(direction - self.rotation) % 4]

    @property
    def sides(self) -> list[Side]:
        return [self.side(direction) for direction in range(4)]


class Marks(NamedTuple):
    """What else is to be seen on a place of the map."""

    last: bool = False
    guarded: bool = False
    label: str = ""  # numbers of a menu
    danger: bool = False  # Dark Energy would strike


class Pen(ABC):
    """Draws boxes of one size with one set of signs."""

    columns: ClassVar[int]
    lines: ClassVar[int]

    def __init__(self, signs: Signs) -> None:
        self.signs = signs

    @abstractmethod
    def tile(self, stack: tuple[Laid, ...], marks: Marks) -> Box:
        """A stack of tiles, the top one first."""

    @abstractmethod
    def castle(self, sides: tuple[Side, ...]) -> Box:
        """The Magic Castle."""

    def free(self, marks: Marks) -> Box:
        """An empty place where something may be built, or just vanished."""
        frame = self.signs.free
        width = self.columns - 2
        mark = " " + self.signs.dark if marks.danger else ""
        side = (frame.down, FREE_STYLE)
        label = (f"{marks.label + mark:^{width}.{width}}", f"bold {FREE_STYLE}")
        empty = [Text.assemble(side, " " * width, side)] * ((self.lines - 3) // 2)
        across = frame.across * width
        return [
            Text(frame.top_left + across + frame.top_right, FREE_STYLE),
            *empty,
            Text.assemble(side, label, side),
            *empty,
            Text(frame.bottom_left + across + frame.bottom_right, FREE_STYLE),
        ]

    def blank(self) -> Box:
        return [Text(" " * self.columns) for _ in range(self.lines)]

    def symbol(self, side: Side, text: str = "") -> Bit:
        return self.signs.elements[side.element] + text, ELEMENT_STYLES[side.element]

    def corners(self, frame: Frame, style: str, last: bool) -> list[Bit]:
        """The frame's corners; the last move is marked by others."""
        signs = self.signs.corners if last else "".join(frame[:4])
        return [(sign, LAST_STYLE if last else style) for sign in signs]

    def warning(self, marks: Marks, nothing: Bit) -> Bit:
        """One sign: Dark Energy would strike, or the military token lies here."""
        if marks.danger:
            return "!", DARK_STYLE
        return (self.signs.guard, GUARD_STYLE) if marks.guarded else nothing


class LargePen(Pen):
    """Five lines: symbols stand on the frame as often as on the tile."""

    columns = 9
    lines = 5

    def tile(self, stack: tuple[Laid, ...], marks: Marks) -> Box:
        top = stack[0]
        faction = top.tile.faction
        inside = [self.kind(top.tile), self.name(top.tile, marks), self.worth(stack)]
        frame, style = self.signs.frames[faction], OWNER_STYLES[faction]
        return self.framed(inside, top.sides, frame, style, marks.last)

    def castle(self, sides: tuple[Side, ...]) -> Box:
        empty = Text(" " * 7)
        inside = [empty, Text(f"{self.signs.castle_sign:^7}", CASTLE_STYLE), empty]
        return self.framed(inside, list(sides), self.signs.castle, CASTLE_STYLE, False)

    def kind(self, tile: Tile) -> Text:
        """Type, level, Dark Energy."""
        style = f"bold {TYPE_STYLES[tile.type]}"
        dark = self.signs.dark if tile.dark else " "
        kind = f" {self.signs.types[tile.type]}{LEVELS[tile.level]:4}"
        return Text.assemble((kind, style), (dark, DARK_STYLE))

    def name(self, tile: Tile, marks: Marks) -> Text:
        """The tile's name or a menu's number; a warning."""
        shown = (f"{marks.label:^5.5}", PICK_STYLE) if marks.label else (short_name(tile, 6), "")
        before = "" if len(shown[0]) > 5 else " "
        return Text.assemble(before, shown, self.warning(marks, (" ", "")))

    def worth(self, stack: tuple[Laid, ...]) -> Text:
        """Victory Points; the height of the stack and whose tiles are under it."""
        line = Text.assemble((f" {points(stack[0].tile):2}", "bold"))
        if len(stack) > 1:
            line.append(f"{self.signs.stack}{len(stack)}")
        for laid in stack[1:3]:
            line.append(self.signs.owners[laid.tile.faction], OWNER_STYLES[laid.tile.faction])
        line.pad_right(7 - line.cell_len)
        return line

    def framed(
        self, inside: list[Text], sides: list[Side], frame: Frame, style: str, last: bool
    ) -> Box:
        corners = self.corners(frame, style, last)
        side = (frame.down, style)
        box = [self.edge(sides[NORTH], frame, style, corners[:2])]
        for number, line in enumerate(inside):
            ends = [
                self.symbol(sides[way]) if DOWN[sides[way].number - 1][number] == "x" else side
                for way in (WEST, EAST)
            ]
            box.append(Text.assemble(ends[0], line, ends[1]))
        box.append(self.edge(sides[SOUTH], frame, style, corners[2:]))
        return box

    def edge(self, side: Side, frame: Frame, style: str, corners: list[Bit]) -> Text:
        """A north or south side."""
        bits = [
            self.symbol(side) if sign == "x" else (frame.across, style)
            for sign in ACROSS[side.number - 1]
        ]
        return Text.assemble(corners[0], *bits, corners[1])


class CompactPen(Pen):
    """Three lines: each side is a symbol and a number, the rest stands in the corners."""

    columns = 8
    lines = 3

    def tile(self, stack: tuple[Laid, ...], marks: Marks) -> Box:
        top = stack[0]
        frame = self.signs.frames[top.tile.faction]
        style = OWNER_STYLES[top.tile.faction]
        line = (frame.across, style)
        corners = self.corners(frame, style, marks.last)
        north, east, south, west = map(self.short, top.sides)
        dark = (self.signs.dark, DARK_STYLE) if top.tile.dark else line
        worth = (f"{points(top.tile):2}", "bold")
        high = (f"{self.signs.stack}{len(stack)}", "") if len(stack) > 1 else (line[0] * 2, style)
        return [
            Text.assemble(corners[0], dark, line, north, worth, corners[1]),
            Text.assemble(west, self.name(top.tile, marks), east),
            Text.assemble(corners[2], high, south, line, self.warning(marks, line), corners[3]),
        ]

    def castle(self, sides: tuple[Side, ...]) -> Box:
        frame = self.signs.castle
        north, east, south, west = map(self.short, sides)
        line, style = frame.across * 2, CASTLE_STYLE
        above = (frame.top_left + line, style), north, (line + frame.top_right, style)
        below = (frame.bottom_left + line, style), south, (line + frame.bottom_right, style)
        middle = west, (f"{self.signs.castle_sign:^4}", style), east
        return [Text.assemble(*bits) for bits in (above, middle, below)]

    def short(self, side: Side) -> Bit:
        return self.symbol(side, str(side.number))

    def name(self, tile: Tile, marks: Marks) -> Bit:
        if marks.label:
            return f"{marks.label:^4.4}", PICK_STYLE
        style = TYPE_STYLES[tile.type]
        if tile.type == TYPE_SPECIAL:
            return f"{self.signs.types[TYPE_SPECIAL] + short_name(tile, 2):^4}", style
        return f"{short_name(tile, 4):^4}", f"bold {style}"


def points(tile: Tile) -> str:
    """Victory Points as they stand on a drawn tile."""
    return f"+{tile.points}" if tile.points < 10 else str(tile.points)


def short_name(tile: Tile, columns: int) -> str:
    """The tile's id without its faction, in so many columns at most."""
    return f"{tile.name.partition('-')[2][:columns]:^{min(columns, 5)}}"


def beside(boxes: list[Box], gap: str = "") -> Box:
    """Boxes in a row."""
    count = max((len(box) for box in boxes), default=0)
    return [Text(gap).join(box[number] for box in boxes) for number in range(count)]
