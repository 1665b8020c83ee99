"""Draws tiles of Castles of Caladale in five columns and two lines, where room is scarce."""

from rich.text import Text

from bajarz.cli.caladale.pens import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Bits,
    Box,
    Face,
    Pen,
    fit_label,
)
from bajarz.cli.caladale.signs import (
    FLAG_STYLE,
    FREE_STYLE,
    MAGIC_STYLE,
    ORNAMENT_STYLE,
    PICK_STYLE,
    STYLES,
)
from bajarz.games.caladale.components import EDGE_SKY, TYPE_GATE, TYPE_TOP


class SmallPen(Pen):
    """Five columns, two lines."""

    columns = 5
    lines = 2

    def arrow_places(self) -> tuple[tuple[int, int], ...]:
        return (0, 2), (0, 4), (1, 2), (0, 0)

    def free(self, label: str) -> Box:
        return [
            Text.assemble((" ╌╌╌ " if self.signs.dot == "·" else " --- ", FREE_STYLE)),
            Text.assemble((f"{fit_label(label, 5):^5}", PICK_STYLE)),
        ]

    def paint(self, face: Face) -> Bits:
        if face.stub is not None:
            return self.stub(face, face.stub)
        first, last = int(face.theme(WEST) == EDGE_SKY), 4 - int(face.theme(EAST) == EDGE_SKY)
        bits = []
        for way, other in ((NORTH, SOUTH), (SOUTH, NORTH)):
            theme = face.theme(way)
            sides = (WEST, EAST, other) if way == NORTH else (EAST, WEST, other)
            shown = face.first_theme(*sides) if theme == EDGE_SKY else theme
            look = self.look(shown)
            closed = theme == EDGE_SKY and not (face.kind == TYPE_GATE and way == SOUTH)
            pattern = (look.low_crown if way == NORTH else look.low_under) if closed else look.fill
            bits.append(self.line(self.run(pattern, shown, first, last)))
        for way, column in ((WEST, 0), (EAST, 4)):
            theme = face.theme(way)
            if theme != EDGE_SKY and face.is_magic:
                bits[0][column] = bits[1][column] = (self.look(theme).fill[0], STYLES[theme])
        if face.kind == TYPE_GATE:
            bits[1][2] = (self.signs.low_gate, ORNAMENT_STYLE)
        elif face.is_magic:
            bits[0 if face.theme(NORTH) != EDGE_SKY else 1][2] = (self.signs.magic, MAGIC_STYLE)
        return bits

    def stub(self, face: Face, way: int) -> Bits:
        theme = face.themes[0]
        look = self.look(theme)
        if way in (NORTH, SOUTH):
            body = self.line(self.run(look.fill, theme, 1, 3))
            sky = self.line()
            if face.kind == TYPE_TOP and way == SOUTH:
                sky[2] = (self.signs.flag, FLAG_STYLE)
            return [sky, body] if way == SOUTH else [body, sky]
        first, last = (2, 4) if way == EAST else (0, 2)
        return [
            self.line(self.run(look.low_crown, theme, first, last)),
            self.line(self.run(look.low_under, theme, first, last)),
        ]
