"""A sheet to draw on, sign by sign, and where on it the boxes of a map stand."""

from collections.abc import Iterable
from typing import NamedTuple

from rich.console import Group
from rich.text import Text

from bajarz.cli.board import Scene, V
from bajarz.cli.styles import QUIET

Part = tuple[str, str]  # a text and its style
Spot = tuple[int, int]  # a line and a column
MARGIN = 4  # columns for the numbers of the rows of a map


class Canvas:
    """Signs at lines and columns; what is written later covers what was there."""

    def __init__(self) -> None:
        self.signs: dict[Spot, Part] = {}

    def write(self, line: int, column: int, text: str, style: str = "") -> None:
        for offset, sign in enumerate(text):
            self.signs[line, column + offset] = (sign, style)

    def write_parts(self, line: int, column: int, parts: Iterable[Part], most: int) -> None:
        """Texts of several styles, one after the other, in so many columns at most."""
        for text, style in parts:
            shown = text[:most]
            self.write(line, column, shown, style)
            column += len(shown)
            most -= len(shown)

    def frame(
        self, line: int, column: int, lines: int, columns: int, frame: str, style: str
    ) -> None:
        """A frame of four corners (the upper two first), a line across and a line down."""
        inside = columns - 2
        for down in range(line + 1, line + lines - 1):
            self.write(down, column, frame[5] + " " * inside + frame[5], style)
        self.write(line, column + 1, frame[4] * inside, style)
        self.write(line + lines - 1, column + 1, frame[4] * inside, style)
        self.corners(line, column, lines, columns, frame, style)

    def corners(
        self, line: int, column: int, lines: int, columns: int, frame: str, style: str
    ) -> None:
        for number, sign in enumerate(frame[:4]):
            down, across = divmod(number, 2)
            self.write(line + down * (lines - 1), column + across * (columns - 1), sign, style)

    def rows(self, first: int | None = None, last: int | None = None) -> list[Text]:
        """The sheet line by line, or the part of it between two columns."""
        lines = [line for line, _ in self.signs]
        columns = [column for _, column in self.signs]
        west = min(columns) if first is None else first
        east = max(columns) if last is None else last
        rows: list[Text] = []
        for line in range(min(lines), max(lines) + 1):
            row = Text()
            for column in range(west, east + 1):
                row.append(*self.signs.get((line, column), (" ", "")))
            row.rstrip()
            rows.append(row)
        return rows

    def drawn(self) -> Group:
        """The whole sheet, with its first column at the left edge."""
        return Group(*self.rows(first=0))


def spots(count: int, lines: int, columns: int, room: int) -> list[Spot]:
    """Where boxes of one size go, as many beside each other as there is room for."""
    across = max(1, room // columns)
    return [(n // across * lines, n % across * columns) for n in range(count)]


class Space(NamedTuple):
    """How much may be drawn: columns, and lines (None: as many as are needed)."""

    columns: int
    lines: int | None

    def holds(self, columns: int, lines: int) -> bool:
        return columns <= self.columns and (self.lines is None or lines <= self.lines)


def space_beside(scene: Scene[V], others: int) -> Space:
    """The room that so many other lines leave on the screen."""
    return Space(scene.columns, None if scene.lines is None else max(scene.lines - others, 0))


def in_sight(first: int, last: int, most: int, focus: int) -> tuple[int, int]:
    """At most so many columns of those from first to last, with the focus near their middle."""
    most = max(1, most)
    if last - first < most:
        return first, last
    start = min(max(focus - most // 2, first), last - most + 1)
    return start, start + most - 1


def out_of_sight(west: int, east: int) -> Text:
    """How many columns of a map are not shown on either side."""
    left = f"◀ {west}" if west else ""
    right = f"{east} ▶" if east else ""
    return Text(f"{' ' * MARGIN}{left}   {right}", QUIET)


class Grid:
    """Boxes of one size in columns and rows, which are numbered on the margins."""

    def __init__(self, columns: range, rows: range, wide: int, high: int, first_line: int) -> None:
        self.columns = columns
        self.rows = rows  # from the top down
        self.wide = wide
        self.high = high
        self.first_line = first_line  # of the canvas

    @property
    def end(self) -> int:
        """The line below the last row."""
        return self.first_line + len(self.rows) * self.high

    def corner(self, x: int, y: int) -> Spot:
        """Line and column of the upper left corner of a box."""
        down, across = self.rows.index(y), self.columns.index(x)
        return self.first_line + down * self.high, MARGIN + across * self.wide

    def number_rows(self, canvas: Canvas) -> None:
        for y in self.rows:
            line = self.first_line + self.rows.index(y) * self.high + self.high // 2
            canvas.write(line, 0, f"{y:>{MARGIN - 1}}", QUIET)

    def number_columns(self, canvas: Canvas, line: int) -> None:
        for x in self.columns:
            column = MARGIN + self.columns.index(x) * self.wide
            canvas.write(line, column, f"{x:^{self.wide}}", QUIET)
