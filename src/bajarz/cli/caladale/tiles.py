"""Draws single tiles of Castles of Caladale without frames, so that they grow into a castle."""

from typing import ClassVar, NamedTuple

from bajarz.cli.caladale import signs
from bajarz.cli.caladale.signs import LOOKS, SCAFFOLD_LOOK, ThemeSigns
from bajarz.cli.canvas import Canvas
from bajarz.cli.styles import FREE_STYLE, PICK_STYLE
from bajarz.games.caladale.actions import number_of, side_of
from bajarz.games.caladale.components import (
    EDGE_SKY,
    EDGE_TUDOR,
    TYPE_EDGE,
    TYPE_GATE,
    TYPE_SCAFFOLD,
    TYPE_TOP,
)
from bajarz.games.caladale.tables import Tables, laid_as

NORTH, EAST, SOUTH, WEST = range(4)


class Face(NamedTuple):
    """A tile as it is seen: its kind and its edges north, east, south, west."""

    kind: int
    edges: tuple[int, ...]

    def theme(self, direction: int) -> int:
        """The look of a castle edge, or SKY."""
        edge = self.edges[direction]
        if self.kind == TYPE_SCAFFOLD:
            return EDGE_SKY if edge == EDGE_SKY else SCAFFOLD_LOOK
        return edge if EDGE_SKY < edge <= EDGE_TUDOR else EDGE_SKY

    def first_theme(self, *ways: int) -> int:
        """The look of the first castle edge among these; the scaffold's where there is none."""
        found = [self.theme(way) for way in ways if self.theme(way) != EDGE_SKY]
        return found[0] if found else SCAFFOLD_LOOK

    @property
    def is_magic(self) -> bool:
        return len({self.theme(way) for way in range(4)} - {EDGE_SKY}) > 1

    @property
    def stub(self) -> int | None:
        """The only castle edge of a tower top, an edge tile, or a scaffold used like one."""
        ways = [way for way in range(4) if self.theme(way) != EDGE_SKY]
        single = self.kind in (TYPE_TOP, TYPE_EDGE, TYPE_SCAFFOLD) and len(ways) == 1
        return ways[0] if single else None


def printed_face(tables: Tables, name: str) -> Face:
    """A tile as it is printed, upright; a star is the second side of a gate."""
    tile = number_of(tables, name)
    first = laid_as(tile, 0, side_of(name)) * 4
    return Face(tables.kind[tile], tuple(tables.face[first : first + 4]))


class Marks(NamedTuple):
    """What else is to be seen on a tile."""

    open: frozenset[int] = frozenset()  # directions of open castle edges (C-B12)
    rules: str = ""  # ids of broken rules
    label: str = ""  # numbers of a menu


NO_MARKS = Marks()


class Pen:
    """Draws boxes of one size; `line` and `column` are those of the upper left corner.

    A small tile is a large one without its middle line, and narrower.
    """

    columns: ClassVar[int]
    lines: ClassVar[int]
    arrows: ClassVar[tuple[tuple[int, int], ...]]  # of open edges: line and column, clockwise

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.half = self.columns // 2
        self.is_small = self.lines == 2

    def tile(self, line: int, column: int, face: Face, marks: Marks = NO_MARKS) -> None:
        """A tile with its marks."""
        if face.stub is None:
            self.body(line, column, face)
        else:
            self.stub(line, column, face, face.stub)
        for way in marks.open:
            down, across = self.arrows[way]
            self.canvas.write(line + down, column + across, signs.ARROWS[way], signs.OPEN_STYLE)
        self.over_middle(line, column, marks.rules, signs.WRONG_STYLE)
        self.over_middle(line, column, fit_label(marks.label, self.columns), PICK_STYLE)

    def free(self, line: int, column: int, label: str) -> None:
        """An empty place that is meant."""
        frame = signs.FREE_FRAME
        self.canvas.frame(line, column, self.lines, self.columns, frame, FREE_STYLE)
        self.over_middle(line, column, fit_label(label, self.columns), PICK_STYLE)

    def over_middle(self, line: int, column: int, text: str, style: str) -> None:
        shown = text[: self.columns]
        start = column + (self.columns - len(shown)) // 2
        self.canvas.write(line + self.lines // 2, start, shown, style)

    def run(
        self, line: int, column: int, pattern: str, look: ThemeSigns, ends: tuple[int, int]
    ) -> None:
        """Columns of a tile filled with a pattern that starts at the first of them."""
        first, last = ends
        count = last - first + 1
        self.canvas.write(line, column + first, (pattern * count)[:count], look.style)

    # Tiles that are no stubs

    def body(self, line: int, column: int, face: Face) -> None:
        """The middle, and an arm towards each castle edge."""
        ends = int(face.theme(WEST) == EDGE_SKY), self.columns - 1 - (face.theme(EAST) == EDGE_SKY)
        low = line + self.lines - 1
        self.edge(line, column, face, NORTH, ends)
        self.edge(low, column, face, SOUTH, ends)
        if not self.is_small:
            self.middle(line + 1, column, face, ends)
        elif face.is_magic and face.kind != TYPE_GATE:
            shown = line if face.theme(NORTH) != EDGE_SKY else low
            self.canvas.write(shown, column + self.half, signs.MAGIC, signs.MAGIC_STYLE)
        if face.kind == TYPE_GATE:
            self.gate(low, column)

    def edge(self, line: int, column: int, face: Face, way: int, ends: tuple[int, int]) -> None:
        """The first or the last line of a tile: it goes on, or ends towards the sky."""
        sides = (WEST, EAST, SOUTH) if way == NORTH else (EAST, WEST, NORTH)
        is_gate = face.kind == TYPE_GATE and way == SOUTH
        ends_here = face.theme(way) == EDGE_SKY and not is_gate
        look = LOOKS[face.first_theme(way, *((WEST, EAST) if is_gate else sides))]
        end = self.crown(look) if way == NORTH else self.under(look)
        self.run(line, column, end if ends_here else look.fill, look, ends)
        if not ends_here or (self.is_small and face.is_magic):
            self.arms(line, column, face)

    def arms(self, line: int, column: int, face: Face) -> None:
        """The arms to the sides are of their own theme up and down."""
        for way, across in ((WEST, 0), (EAST, self.columns - 1)):
            if face.theme(way) != EDGE_SKY:
                look = LOOKS[face.theme(way)]
                self.canvas.write(line, column + across, look.fill, look.style)

    def middle(self, line: int, column: int, face: Face, ends: tuple[int, int]) -> None:
        left = LOOKS[face.first_theme(WEST, NORTH, SOUTH, EAST)]
        right = LOOKS[face.first_theme(EAST, SOUTH, NORTH, WEST)]
        self.run(line, column, left.fill, left, (ends[0], self.half))
        self.run(line, column, right.fill, right, (self.half, ends[1]))
        ornament = (left.ornament, signs.ORNAMENT_STYLE)
        sign = (signs.MAGIC, signs.MAGIC_STYLE) if face.is_magic else ornament
        self.canvas.write(line, column + self.half, *sign)

    def gate(self, low: int, column: int) -> None:
        if self.is_small:
            self.canvas.write(low, column + self.half, signs.LOW_GATE, signs.ORNAMENT_STYLE)
            return
        for line, door in ((low - 1, signs.GATE[0]), (low, signs.GATE[1])):
            self.canvas.write(line, column + self.half - 1, door, signs.ORNAMENT_STYLE)

    def crown(self, look: ThemeSigns) -> str:
        return look.low_crown if self.is_small else look.crown

    def under(self, look: ThemeSigns) -> str:
        return look.low_under if self.is_small else look.under

    # Stubs

    def stub(self, line: int, column: int, face: Face, way: int) -> None:
        """Half a tile, towards its only castle edge; also a tower top that lies (C-B2)."""
        look = LOOKS[face.theme(way)]
        crown, under, last = self.crown(look), self.under(look), self.columns - 1
        patterns, ends = {
            NORTH: ((look.fill, under, " "), (1, last - 1)),
            EAST: ((crown, look.fill, under), (self.half, last)),
            SOUTH: ((" ", crown, look.fill), (1, last - 1)),
            WEST: ((crown, look.fill, under), (0, self.half)),
        }[way]
        for number, pattern in enumerate(patterns[::2] if self.is_small else patterns):
            self.run(line + number, column, pattern, look, ends)
        if face.kind == TYPE_TOP and way == SOUTH:
            self.canvas.write(line, column + self.half, signs.FLAG, signs.FLAG_STYLE)
            for number, shape in enumerate(() if self.is_small else look.top, 1):
                self.canvas.write(line + number, column + 1, shape, look.style)


class LargePen(Pen):
    """Seven columns, three lines."""

    columns = 7
    lines = 3
    arrows = (0, 3), (1, 6), (2, 3), (1, 0)


class SmallPen(Pen):
    """Five columns, two lines, where room is scarce."""

    columns = 5
    lines = 2
    arrows = (0, 2), (0, 4), (1, 2), (0, 0)


def fit_label(label: str, columns: int) -> str:
    """Numbers of a menu in so many columns; a plus stands for those that do not fit."""
    if not label:
        return ""
    if len(label) <= columns - 2:
        return f" {label} "
    while len(label) > columns:
        label = f"{label.removesuffix('+').rpartition(' ')[0]}+"
    return label
