"""Draws tiles of Castles of Caladale in seven columns and three lines."""

from bajarz.cli.caladale.pens import EAST, NORTH, SOUTH, WEST, Bit, Bits, Face, Pen
from bajarz.cli.caladale.signs import FLAG_STYLE, MAGIC_STYLE, ORNAMENT_STYLE, STYLES
from bajarz.games.caladale.components import EDGE_SKY, TYPE_GATE, TYPE_TOP


class LargePen(Pen):
    """Seven columns, three lines: the middle, and an arm towards each castle edge."""

    columns = 7
    lines = 3

    def arrow_places(self) -> tuple[tuple[int, int], ...]:
        return (0, 3), (1, 6), (2, 3), (1, 0)

    def paint(self, face: Face) -> Bits:
        if face.kind == TYPE_TOP:
            return self.top(face)
        if face.stub is not None:
            return self.stub(face, face.stub)
        bits = [self.high(face), self.middle(face), self.low(face)]
        if face.kind == TYPE_GATE:
            style = ORNAMENT_STYLE
            for line, door in zip(bits[1:], self.signs.gate, strict=True):
                line[2:5] = [(sign, style) for sign in door]
        return bits

    def ends(self, face: Face) -> tuple[int, int]:
        """The first and the last column of the body."""
        return int(face.theme(WEST) == EDGE_SKY), 6 - int(face.theme(EAST) == EDGE_SKY)

    def high(self, face: Face) -> list[Bit]:
        first, last = self.ends(face)
        theme = face.theme(NORTH)
        if theme == EDGE_SKY:
            theme = face.first_theme(WEST, EAST, SOUTH)
            return self.line(self.run(self.look(theme).crown, theme, first, last))
        return self.line(self.run(self.look(theme).fill, theme, first, last), self.corners(face))

    def low(self, face: Face) -> list[Bit]:
        first, last = self.ends(face)
        theme = face.theme(SOUTH)
        if face.kind == TYPE_GATE:
            theme = face.first_theme(SOUTH, WEST, EAST)
        elif theme == EDGE_SKY:
            theme = face.first_theme(EAST, WEST, NORTH)
            return self.line(self.run(self.look(theme).under, theme, first, last))
        return self.line(self.run(self.look(theme).fill, theme, first, last), self.corners(face))

    def corners(self, face: Face) -> dict[int, Bit]:
        """The arms to the sides are of their own theme up and down."""
        found: dict[int, Bit] = {}
        for way, column in ((WEST, 0), (EAST, 6)):
            theme = face.theme(way)
            if theme != EDGE_SKY:
                found[column] = (self.look(theme).fill[0], STYLES[theme])
        return found

    def middle(self, face: Face) -> list[Bit]:
        first, last = self.ends(face)
        left = face.first_theme(WEST, NORTH, SOUTH, EAST)
        right = face.first_theme(EAST, SOUTH, NORTH, WEST)
        line = self.line(
            self.run(self.look(left).fill, left, first, 3),
            self.run(self.look(right).fill, right, 3, last),
        )
        magic = (self.signs.magic, MAGIC_STYLE)
        line[3] = magic if face.is_magic else (self.look(left).ornament, ORNAMENT_STYLE)
        return line

    def top(self, face: Face) -> Bits:
        """A tower top and its flag; one that is not upright is drawn as a stub (C-B2)."""
        if face.stub != SOUTH:
            return self.stub(face, face.stub or NORTH)
        theme = face.themes[0]
        bits = [[(sign, STYLES[theme]) for sign in line] for line in self.look(theme).top]
        bits[0][3] = (self.signs.flag, FLAG_STYLE)
        return bits

    def stub(self, face: Face, way: int) -> Bits:
        """Half a tile, towards its only castle edge."""
        theme = face.themes[0]
        look = self.look(theme)
        empty = self.line()
        if way == SOUTH:
            return [
                empty,
                self.line(self.run(look.crown, theme, 1, 5)),
                self.line(self.run(look.fill, theme, 1, 5)),
            ]
        if way == NORTH:
            return [
                self.line(self.run(look.fill, theme, 1, 5)),
                self.line(self.run(look.under, theme, 1, 5)),
                empty,
            ]
        first, last = (3, 6) if way == EAST else (0, 3)
        return [
            self.line(self.run(look.crown, theme, first, last)),
            self.line(self.run(look.fill, theme, first, last)),
            self.line(self.run(look.under, theme, first, last)),
        ]
