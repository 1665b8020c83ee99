"""A sheet to draw lines and texts on, for maps of hexagons."""

from rich.text import Text

from bajarz.cli.grajeczka.signs import QUIET, Signs

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
ACROSS, ALONG = LEFT | RIGHT, UP | DOWN


class Canvas:
    """Lines that join by themselves, and texts over them."""

    def __init__(self, signs: Signs) -> None:
        self.signs = signs
        self.solid: dict[tuple[int, int], int] = {}  # (line, column) → directions
        self.faint: dict[tuple[int, int], int] = {}
        self.styles: dict[tuple[int, int], str] = {}  # of solid lines
        self.texts: dict[tuple[int, int], tuple[str, str]] = {}

    def across(self, line: int, start: int, end: int, solid: bool, style: str = "") -> None:
        """A line from one column to another."""
        for column in range(start, end + 1):
            ways = (LEFT if column > start else 0) | (RIGHT if column < end else 0)
            self.point(line, column, ways, solid, style)

    def along(self, start: int, end: int, column: int, solid: bool, style: str = "") -> None:
        """A line downwards."""
        for line in range(start, end + 1):
            ways = (UP if line > start else 0) | (DOWN if line < end else 0)
            self.point(line, column, ways, solid, style)

    def point(self, line: int, column: int, ways: int, solid: bool, style: str) -> None:
        lines = self.solid if solid else self.faint
        lines[line, column] = lines.get((line, column), 0) | ways
        if solid and style:
            self.styles[line, column] = style

    def write(self, line: int, column: int, text: str, style: str = "") -> None:
        for offset, sign in enumerate(text):
            self.texts[line, column + offset] = (sign, style)

    def sign(self, line: int, column: int) -> tuple[str, str]:
        """What is to be seen at one point; the outlines of tiles win over the lines inside."""
        if (line, column) in self.texts:
            return self.texts[line, column]
        solid = self.solid.get((line, column), 0)
        both = solid | self.faint.get((line, column), 0)
        if solid & (solid - 1):  # a line that goes on: what only touches it is left out
            return self.signs.boxes[solid], self.styles.get((line, column), "")
        if both == ACROSS and not solid:
            return self.signs.across, QUIET
        if both == ALONG and not solid:
            return self.signs.down, QUIET
        return self.signs.boxes[both], "" if solid else QUIET

    def rows(self, west: int, east: int) -> list[Text]:
        """The sheet between two columns, line by line."""
        points = [*self.solid, *self.faint, *self.texts]
        lines = [line for line, _ in points]
        rows: list[Text] = []
        for line in range(min(lines), max(lines) + 1):
            row = Text()
            for column in range(west, east + 1):
                row.append(*self.sign(line, column))
            row.rstrip()
            rows.append(row)
        return rows
