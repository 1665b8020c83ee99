"""Outlines of tiles that join by themselves, for maps of hexagons."""

from rich.text import Text

from bajarz.cli.canvas import Canvas, Part, Spot
from bajarz.cli.grajeczka.signs import FAINT_ACROSS, FAINT_DOWN, LINES
from bajarz.cli.styles import QUIET

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8


class Outlines(Canvas):
    """A canvas with lines, solid or faint; texts are written over them."""

    def __init__(self) -> None:
        super().__init__()
        self.solid: dict[Spot, int] = {}  # the directions in which lines go on
        self.faint: dict[Spot, int] = {}
        self.styles: dict[Spot, str] = {}  # of solid lines

    def draw(self, start: Spot, end: Spot, solid: bool, style: str) -> None:
        """A line across or down from one spot to another."""
        lines = self.solid if solid else self.faint
        for line, column in between(start, end):
            ways = (UP if line > start[0] else 0) | (DOWN if line < end[0] else 0)
            ways |= (LEFT if column > start[1] else 0) | (RIGHT if column < end[1] else 0)
            lines[line, column] = lines.get((line, column), 0) | ways
            if solid and style:
                self.styles[line, column] = style

    def joined(self, spot: Spot) -> Part:
        """The sign at a spot; the outlines of tiles win over the lines inside."""
        solid = self.solid.get(spot, 0)
        both = solid | self.faint.get(spot, 0)
        if solid & (solid - 1):  # a line that goes on: what only touches it is left out
            return LINES[solid], self.styles.get(spot, "")
        if not solid and both in (LEFT | RIGHT, UP | DOWN):
            return FAINT_DOWN if both & UP else FAINT_ACROSS, QUIET
        return LINES[both], "" if solid else QUIET

    def rows(self, first: int | None = None, last: int | None = None) -> list[Text]:
        for spot in self.solid | self.faint:
            if spot not in self.signs:
                self.write(*spot, *self.joined(spot))
        return super().rows(first, last)


def between(start: Spot, end: Spot) -> list[Spot]:
    """All spots of a line, its ends included."""
    lines, columns = range(start[0], end[0] + 1), range(start[1], end[1] + 1)
    return [(line, column) for line in lines for column in columns]
