"""A castle drawn over its grass with coordinates on the margins."""

from typing import NamedTuple, cast

from rich.console import Group, RenderableType
from rich.text import Text

from bajarz.cli.board import Scene
from bajarz.cli.caladale.large import LargePen
from bajarz.cli.caladale.pens import Box, Face, Marks, Pen, beside
from bajarz.cli.caladale.signs import GRASS_STYLE, QUIET, Signs
from bajarz.cli.caladale.small import SmallPen
from bajarz.core.refusal import Refusal
from bajarz.games.caladale.actions import Cell, number_of, side_of
from bajarz.games.caladale.analysis import Analysis
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.components import EDGE_ADAPTS
from bajarz.games.caladale.tables import Tables, laid_as, x_of, y_of
from bajarz.games.caladale.view import CaladaleView, LaidTile, SeatView
from bajarz.games.caladale.violations import NOWHERE, list_violations

MARGIN = 4  # columns left of a castle
Labels = dict[Cell, str]


class Room(NamedTuple):
    """How much may be drawn: columns, and lines (None: as many as are needed)."""

    columns: int
    lines: int | None


def seen(scene: Scene) -> CaladaleView:
    return cast(CaladaleView, scene.view)


def tile_at(seat: SeatView, cell: Cell) -> LaidTile | None:
    """What lies there, or None."""
    here = [laid for laid in seat["castle"] if (laid["x"], laid["y"]) == cell]
    return here[0] if here else None


def printed_face(tables: Tables, name: str) -> Face:
    """A tile as it is printed, upright; a star is the second side of a gate."""
    tile = number_of(tables, name)
    first = laid_as(tile, 0, side_of(name)) * 4
    return Face(tables.kind[tile], tuple(tables.face[first : first + 4]))


class Picture:
    """One castle with everything that is marked on it."""

    def __init__(self, castle: Castle) -> None:
        self.castle = castle
        self.analysis = Analysis(castle)
        self.violations = (
            [] if not castle.laid or self.analysis.is_legal() else list_violations(self.analysis)
        )
        tables = castle.tables
        self.faces: dict[Cell, Face] = {}
        self.marks: dict[Cell, Marks] = {}
        for k, number in enumerate(self.analysis.cells):
            cell = Cell(x_of(number), y_of(number))
            edges = self.analysis.edges[k * 4 : k * 4 + 4]
            shown = tuple(0 if edge == EDGE_ADAPTS else edge for edge in edges)
            self.faces[cell] = Face(tables.kind[self.analysis.tile[k]], shown)
            opens = frozenset(edge & 3 for edge in self.analysis.open if edge >> 2 == k)
            self.marks[cell] = Marks(opens, self.rule_marks(number))

    def cell_of(self, name: str) -> Cell | None:
        """Where a tile lies, or None."""
        cell = self.castle.where[number_of(self.castle.tables, name)]
        return None if cell == NOWHERE else Cell(x_of(cell), y_of(cell))

    def rule_marks(self, cell: int) -> str:
        """The ids of the rules that a tile breaks, without the game's letter: `!B3`, `!B11+`."""
        rules = list(
            dict.fromkeys(violation.rule for violation in self.violations if violation.cell == cell)
        )
        more = "+" if len(rules) > 1 else ""
        return f"!{rules[0].removeprefix('C-')}{more}" if rules else ""

    def refusals(self) -> list[tuple[str, Refusal]]:
        """Each broken rule of each tile once: where, and what is wrong."""
        found: dict[tuple[str, str], Refusal] = {}
        for violation in self.violations:
            where = (
                ""
                if violation.cell == NOWHERE
                else f"{x_of(violation.cell)},{y_of(violation.cell)}"
            )
            found.setdefault((where, violation.rule), violation.refusal())
        return [(where, refusal) for (where, _), refusal in found.items()]

    def draw(self, signs: Signs, room: Room, labels: Labels | None = None) -> RenderableType:
        """As large as there is room for; numbers of a menu stand on their cells."""
        labels = {} if labels is None else labels
        columns, rows = self.extent(labels)
        large = LargePen(signs)
        wide = MARGIN + len(columns) * large.columns <= room.columns
        high = room.lines is None or len(rows) * large.lines + 2 <= room.lines
        pen = large if wide and high else SmallPen(signs)
        most = max(1, (room.columns - MARGIN) // pen.columns)
        return self.drawn(pen, columns[:most], rows, labels)

    def extent(self, labels: Labels) -> tuple[list[int], list[int]]:
        """The columns from left to right and the rows from the top down."""
        grass, width = self.castle.grass, self.castle.width
        xs = [cell.x for cell in (*self.faces, *labels)] + [grass, grass + width - 1]
        top = max((cell.y for cell in (*self.faces, *labels)), default=0)
        return list(range(min(xs), max(xs) + 1)), list(range(top, -1, -1))

    def drawn(self, pen: Pen, columns: list[int], rows: list[int], labels: Labels) -> Group:
        lines: list[Text] = []
        for y in rows:
            boxes = [self.box(pen, Cell(x, y), labels.get(Cell(x, y), "")) for x in columns]
            for number, line in enumerate(beside(boxes)):
                name = f"{y:>{MARGIN - 1}} " if number == pen.lines // 2 else " " * MARGIN
                line.rstrip()
                lines.append(Text.assemble((name, QUIET), line))
        lines += self.ground(pen, columns)
        return Group(*lines)

    def box(self, pen: Pen, cell: Cell, label: str) -> Box:
        face = self.faces.get(cell)
        if face is None:
            return pen.free(label) if label else pen.blank()
        return pen.tile(face, self.marks[cell]._replace(label=label))

    def ground(self, pen: Pen, columns: list[int]) -> list[Text]:
        """The grass strip, and the numbers of the columns under it."""
        grass = Text(" " * MARGIN)
        names = Text(" " * MARGIN)
        for x in columns:
            over = self.castle.over_grass(x)
            start = x * pen.columns % len(pen.signs.grass)
            strip = (pen.signs.grass * pen.columns)[start : start + pen.columns]
            grass.append(strip if over else " " * pen.columns, GRASS_STYLE)
            names.append(f"{x:^{pen.columns}}", QUIET)
        return [grass, names]


def castle_room(scene: Scene, others: int) -> Room:
    """The room that is left beside so many other lines."""
    lines = None if scene.lines is None else max(scene.lines - others, 0)
    return Room(scene.columns, lines)
