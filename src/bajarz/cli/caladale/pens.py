"""Draws single tiles of Castles of Caladale without frames, so that they grow into a castle."""

from abc import ABC, abstractmethod
from typing import ClassVar, NamedTuple

from rich.text import Text

from bajarz.cli.caladale.signs import (
    FREE_STYLE,
    OPEN_STYLE,
    PICK_STYLE,
    SCAFFOLD_LOOK,
    STYLES,
    WRONG_STYLE,
    Look,
    Signs,
)
from bajarz.games.caladale.components import (
    EDGE_SKY,
    EDGE_TUDOR,
    TYPE_EDGE,
    TYPE_SCAFFOLD,
    TYPE_TOP,
)

NORTH, EAST, SOUTH, WEST = range(4)
Bit = tuple[str, str]  # a sign and its style
Bits = list[list[Bit]]
Box = list[Text]
BLANK: Bit = (" ", "")


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

    @property
    def themes(self) -> list[int]:
        """The looks of the castle edges; a scaffold that meets nothing has its own."""
        found = [self.theme(way) for way in range(4) if self.theme(way) != EDGE_SKY]
        return found or [SCAFFOLD_LOOK]

    def first_theme(self, *ways: int) -> int:
        """The look of the first castle edge among these; the scaffold's where there is none."""
        found = [self.theme(way) for way in ways if self.theme(way) != EDGE_SKY]
        return found[0] if found else SCAFFOLD_LOOK

    @property
    def is_magic(self) -> bool:
        return len(set(self.themes)) > 1

    @property
    def stub(self) -> int | None:
        """The only castle edge of a tower top, an edge tile, or a scaffold used like one."""
        ways = [way for way in range(4) if self.theme(way) != EDGE_SKY]
        single = self.kind in (TYPE_TOP, TYPE_EDGE, TYPE_SCAFFOLD) and len(ways) == 1
        return ways[0] if single else None


class Marks(NamedTuple):
    """What else is to be seen on a tile or an empty place."""

    open: frozenset[int] = frozenset()  # directions of open castle edges (C-B12)
    rules: str = ""  # ids of broken rules
    label: str = ""  # numbers of a menu


NO_MARKS = Marks()


class Pen(ABC):
    """Draws boxes of one size with one set of signs."""

    columns: ClassVar[int]
    lines: ClassVar[int]

    def __init__(self, signs: Signs) -> None:
        self.signs = signs

    @abstractmethod
    def paint(self, face: Face) -> Bits:
        """The tile alone."""

    @abstractmethod
    def arrow_places(self) -> tuple[tuple[int, int], ...]:
        """Line and column of the marks of open edges, north, east, south, west."""

    def tile(self, face: Face, marks: Marks = NO_MARKS) -> Box:
        """A tile with its marks."""
        bits = self.paint(face)
        for way in marks.open:
            line, column = self.arrow_places()[way]
            bits[line][column] = (self.signs.arrows[way], OPEN_STYLE)
        middle = self.lines // 2
        if marks.rules:
            self.write(bits[middle], marks.rules, WRONG_STYLE)
        if marks.label:
            self.write(bits[middle], fit_label(marks.label, self.columns), PICK_STYLE)
        return [Text.assemble(*line) for line in bits]

    def write(self, line: list[Bit], text: str, style: str) -> None:
        """A word over the middle of a line."""
        text = text[: self.columns]
        start = (self.columns - len(text)) // 2
        for number, sign in enumerate(text):
            line[start + number] = (sign, style)

    def free(self, label: str) -> Box:
        """An empty place that is meant."""
        left, right, low_left, low_right, across, down = list(self.signs.free)
        inside = self.columns - 2
        bits = [
            [left, *across * inside, right],
            *[[down, *" " * inside, down] for _ in range(self.lines - 2)],
            [low_left, *across * inside, low_right],
        ]
        box = [[(sign, FREE_STYLE) for sign in line] for line in bits]
        self.write(box[self.lines // 2], fit_label(label, self.columns), PICK_STYLE)
        return [Text.assemble(*line) for line in box]

    def blank(self) -> Box:
        return [Text(" " * self.columns) for _ in range(self.lines)]

    def look(self, theme: int) -> Look:
        return self.signs.looks[theme]

    def run(self, pattern: str, theme: int, first: int, last: int) -> dict[int, Bit]:
        """Columns filled with a pattern that starts at the first of them."""
        style = STYLES[theme]
        return {
            column: (pattern[(column - first) % len(pattern)], style)
            for column in range(first, last + 1)
        }

    def line(self, *parts: dict[int, Bit]) -> list[Bit]:
        """Columns put together; later parts cover earlier ones."""
        bits = [BLANK] * self.columns
        for part in parts:
            for column, bit in part.items():
                bits[column] = bit
        return bits


def fit_label(label: str, columns: int) -> str:
    """Numbers of a menu in so many columns; a plus stands for those that do not fit."""
    if len(label) <= columns - 2:
        return f" {label} "
    while len(label) > columns:
        label = f"{label.removesuffix('+').rpartition(' ')[0]}+"
    return label


def beside(boxes: list[Box], gap: str = "") -> Box:
    """Boxes in a row."""
    count = max((len(box) for box in boxes), default=0)
    return [Text(gap).join(box[number] for box in boxes) for number in range(count)]
