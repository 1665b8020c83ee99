"""A castle drawn over its grass with coordinates on the margins."""

from collections.abc import Mapping

from rich.console import Group, RenderableType

from bajarz.cli.caladale.signs import GRASS, GRASS_STYLE
from bajarz.cli.caladale.tiles import Face, LargePen, Marks, Pen, SmallPen
from bajarz.cli.canvas import MARGIN, Canvas, Grid, Space, in_sight, out_of_sight
from bajarz.core.refusal import Refusal
from bajarz.games.caladale.actions import Cell, number_of
from bajarz.games.caladale.analysis import Analysis
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.components import EDGE_ADAPTS
from bajarz.games.caladale.tables import x_of, y_of
from bajarz.games.caladale.violations import NOWHERE, list_violations

Labels = Mapping[Cell, str]  # numbers of a menu
NO_LABELS: Labels = {}


class Picture:
    """One castle with everything that is marked on it."""

    def __init__(self, castle: Castle) -> None:
        self.castle = castle
        self.analysis = Analysis(castle)
        legal = not castle.laid or self.analysis.is_legal()
        self.violations = [] if legal else list_violations(self.analysis)
        self.faces: dict[Cell, Face] = {}
        self.marks: dict[Cell, Marks] = {}
        for k, number in enumerate(self.analysis.cells):
            cell = Cell(x_of(number), y_of(number))
            edges = self.analysis.edges[k * 4 : k * 4 + 4]
            shown = tuple(0 if edge == EDGE_ADAPTS else edge for edge in edges)
            self.faces[cell] = Face(castle.tables.kind[self.analysis.tile[k]], shown)
            opens = frozenset(edge & 3 for edge in self.analysis.open if edge >> 2 == k)
            self.marks[cell] = Marks(opens, self.rule_marks(number))

    def cell_of(self, name: str) -> Cell | None:
        """Where a tile lies, or None."""
        cell = self.castle.where[number_of(self.castle.tables, name)]
        return None if cell == NOWHERE else Cell(x_of(cell), y_of(cell))

    def rule_marks(self, cell: int) -> str:
        """The ids of the rules that a tile breaks, without the game's letter: `!B3`, `!B11+`."""
        rules = list(dict.fromkeys(each.rule for each in self.violations if each.cell == cell))
        more = "+" if len(rules) > 1 else ""
        return f"!{rules[0].removeprefix('C-')}{more}" if rules else ""

    def refusals(self) -> list[tuple[str, Refusal]]:
        """Each broken rule of each tile once: where, and what is wrong."""
        found: dict[tuple[str, str], Refusal] = {}
        for each in self.violations:
            where = "" if each.cell == NOWHERE else f"{x_of(each.cell)},{y_of(each.cell)}"
            found.setdefault((where, each.rule), each.refusal())
        return [(where, refusal) for (where, _), refusal in found.items()]

    def draw(self, room: Space, labels: Labels = NO_LABELS) -> RenderableType:
        """As large as there is room for; numbers of a menu stand on their cells."""
        grass, width = self.castle.grass, self.castle.width
        cells = (*self.faces, *labels)
        xs = [grass, grass + width - 1, *(cell.x for cell in cells)]
        west, east = min(xs), max(xs)
        rows = range(max((cell.y for cell in cells), default=0), -1, -1)
        canvas = Canvas()
        wide = MARGIN + (east - west + 1) * LargePen.columns
        large = room.holds(wide, len(rows) * LargePen.lines + 2)
        pen = LargePen(canvas) if large else SmallPen(canvas)
        focus = next(iter(labels), Cell(grass + width // 2, 0))
        first, last = in_sight(west, east, (room.columns - MARGIN) // pen.columns, focus.x)
        grid = Grid(range(first, last + 1), rows, pen.columns, pen.lines, 0)
        self.draw_cells(pen, grid, labels)
        self.draw_ground(canvas, grid)
        if (first, last) == (west, east):
            return canvas.drawn()
        return Group(canvas.drawn(), out_of_sight(first - west, east - last))

    def draw_cells(self, pen: Pen, grid: Grid, labels: Labels) -> None:
        for cell in {**self.faces, **labels}:
            if cell.x in grid.columns:
                corner, label = grid.corner(cell.x, cell.y), labels.get(cell, "")
                if cell in self.faces:
                    marks = self.marks[cell]._replace(label=label)
                    pen.tile(*corner, self.faces[cell], marks)
                else:
                    pen.free(*corner, label)

    def draw_ground(self, canvas: Canvas, grid: Grid) -> None:
        """The grass strip, and the numbers around the castle."""
        for x in grid.columns:
            if self.castle.over_grass(x):
                start = x * grid.wide % len(GRASS)
                strip = (GRASS * grid.wide)[start : start + grid.wide]
                column = MARGIN + grid.columns.index(x) * grid.wide
                canvas.write(grid.end, column, strip, GRASS_STYLE)
        grid.number_rows(canvas)
        grid.number_columns(canvas, grid.end + 1)
