"""The actions: typed values and the integers the engine works with."""

import re
from typing import Any, Final, NamedTuple, NewType

from bajarz.core.errors import Unreadable
from bajarz.core.notation import Action, Notation, Reader, Rotation, read_rotation, shorten
from bajarz.games.caladale.tables import Tables

TileName = NewType("TileName", str)  # a star marks the two-theme side of a gate


class Cell(NamedTuple):
    """A cell: column and row, row 0 the lowest (C-C2); or a distance of so many."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


class Column(NamedTuple):
    """The leftmost column of the grass."""

    x: int

    def __str__(self) -> str:
        return str(self.x)


class Piece(NamedTuple):
    """A tile as it lies in a castle."""

    tile: TileName
    cell: Cell
    rotation: Rotation

    def __str__(self) -> str:
        return f"{self.tile}@{self.cell},{self.rotation}"


class Pieces(NamedTuple):
    """All tiles of a castle, in the order of tiles."""

    each: tuple[Piece, ...]

    def __str__(self) -> str:
        return ";".join([str(piece) for piece in self.each]) or "-"


class Gate(NamedTuple):
    """Choose a gate (C-S1, C-1a, C-2b)."""

    gate: TileName


class Take(NamedTuple):
    """Take a face-up tile (C-T1, C-1b)."""

    tile: TileName


class Draw(NamedTuple):
    """Take the top tile of the stack unseen (C-T1)."""


class Keep(NamedTuple):
    """Keep the tile just taken (C-T2)."""


class Down(NamedTuple):
    """Turn the tile just taken face down (C-T2)."""


class Place(NamedTuple):
    """Put an own tile on a cell (C-B1, C-1b)."""

    tile: TileName
    cell: Cell
    rotation: Rotation


class Back(NamedTuple):
    """Take a tile of the castle back to the tray (C-B1)."""

    tile: TileName


class Shift(NamedTuple):
    """Move the whole castle over the grass (C-B1)."""

    by: Cell


class Grass(NamedTuple):
    """Slide the grass strip (C-B1, C-1d)."""

    column: Column


class Layout(NamedTuple):
    """Lay the whole castle at once (C-B1)."""

    column: Column
    pieces: Pieces


class Exchange(NamedTuple):
    """Give an own tile for one of the nine (C-2b)."""

    mine: TileName
    theirs: TileName


class Done(NamedTuple):
    """Say that one is done building (C-E1)."""


class Stop(NamedTuple):
    """End solo 1 (C-1e)."""


# Kinds by number
KINDS: tuple[type[Any], ...] = (
    Gate, Take, Draw, Keep, Down, Place, Back, Shift, Grass, Layout, Exchange, Done, Stop,
)  # fmt: skip
KIND_GATE: Final = 0
KIND_TAKE: Final = 1
KIND_DRAW: Final = 2
KIND_KEEP: Final = 3
KIND_DOWN: Final = 4
KIND_PLACE: Final = 5
KIND_BACK: Final = 6
KIND_SHIFT: Final = 7
KIND_GRASS: Final = 8
KIND_LAYOUT: Final = 9
KIND_EXCHANGE: Final = 10
KIND_DONE: Final = 11
KIND_STOP: Final = 12

# An action is its kind in the four lowest bits and above them a payload: a tile, a gate with its
# side, a distance, a column, a piece, or a column and any number of pieces.
MIDDLE: Final = 512  # what is added to columns and rows, which may be negative
FARTHEST: Final = 200  # of columns and rows that can be written


def encode(kind: int, payload: int = 0) -> int:
    return payload << 4 | kind


def kind_of(code: int) -> int:
    return code & 15


def payload_of(code: int) -> int:
    return code >> 4


def encode_cell(x: int, y: int) -> int:
    return (y + MIDDLE) << 10 | (x + MIDDLE)


def encode_piece(tile: int, x: int, y: int, low: int) -> int:
    """A tile on a cell; `low` is its side and rotation, as in a laid tile."""
    return tile << 23 | encode_cell(x, y) << 3 | low


def piece_tile(piece: int) -> int:
    return piece >> 23


def piece_x(piece: int) -> int:
    return (piece >> 3 & 1023) - MIDDLE


def piece_y(piece: int) -> int:
    return (piece >> 13 & 1023) - MIDDLE


def piece_side(piece: int) -> int:
    return piece >> 2 & 1


def piece_rotation(piece: int) -> int:
    return piece & 3


def shift_x(code: int) -> int:
    return (code >> 4 & 1023) - MIDDLE


def shift_y(code: int) -> int:
    return (code >> 14) - MIDDLE


def column_of(code: int) -> int:
    """The column of `grass` and `layout`."""
    return (code >> 4 & 1023) - MIDDLE


def encode_layout(column: int, pieces: list[int]) -> int:
    """Pieces are never 0, so that they can be read off until nothing is left."""
    payload = 0
    for piece in sorted(pieces, reverse=True):
        payload = payload << 30 | piece
    return encode(KIND_LAYOUT, payload << 10 | (column + MIDDLE))


def pieces_of(code: int) -> list[int]:
    """The pieces of a `layout`."""
    pieces: list[int] = []
    left = code >> 14
    while left:
        pieces.append(left & 0x3FFFFFFF)
        left >>= 30
    return pieces


# Typed actions


def name_of(tables: Tables, tile: int, side: int = 0) -> TileName:
    """A tile's name; the second side of a gate has a star."""
    return TileName(tables.name[tile] + ("*" if side else ""))


def cell_name(x: int, y: int) -> str:
    return f"{x},{y}"


def typed_piece(tables: Tables, piece: int) -> Piece:
    name = name_of(tables, piece_tile(piece), piece_side(piece))
    return Piece(name, Cell(piece_x(piece), piece_y(piece)), Rotation(piece_rotation(piece)))


def typed_action(tables: Tables, code: int) -> Action:
    """The typed action of an integer."""
    kind = kind_of(code)
    payload = payload_of(code)
    if kind == KIND_GATE:
        fields: Action = (name_of(tables, payload >> 1, payload & 1),)
    elif kind == KIND_TAKE or kind == KIND_BACK:
        fields = (name_of(tables, payload),)
    elif kind == KIND_PLACE:
        fields = tuple(typed_piece(tables, payload))
    elif kind == KIND_SHIFT:
        fields = (Cell(shift_x(code), shift_y(code)),)
    elif kind == KIND_GRASS:
        fields = (Column(column_of(code)),)
    elif kind == KIND_LAYOUT:
        pieces = tuple([typed_piece(tables, piece) for piece in pieces_of(code)])
        fields = (Column(column_of(code)), Pieces(pieces))
    elif kind == KIND_EXCHANGE:
        fields = (name_of(tables, payload >> 7), name_of(tables, payload & 127))
    else:
        fields = ()
    action: Action = KINDS[kind](*fields)
    return action


class CaladaleNotation:
    """Texts, typed actions and integers for one set of components."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        gates = [name_of(tables, tile, 1) for tile in range(tables.tiles) if tables.is_gate[tile]]
        self.canonical = {name.lower(): name for name in [*tables.name, *gates]}
        readers: dict[str, Reader] = {
            "gate": self.read_tile,
            "tile": self.read_tile,
            "mine": self.read_tile,
            "theirs": self.read_tile,
            "cell": read_cell,
            "rotation": read_rotation,
            "by": read_cell,
            "column": read_column,
            "pieces": self.read_pieces,
        }
        self.notation = Notation(KINDS, readers)

    def read_tile(self, word: str) -> str:
        name = self.canonical.get(word.lower())
        if name is None:
            example = self.tables.name[0]
            raise Unreadable(f"{shorten(word)} is no tile; tiles have names like {example!r}")
        return name

    def read_pieces(self, word: str) -> Pieces:
        texts = [] if word == "-" else word.split(";")
        return Pieces(tuple([self.read_piece(text) for text in texts]))

    def read_piece(self, text: str) -> Piece:
        found = PIECE.fullmatch(text)
        if found is None:
            raise Unreadable(f"{shorten(text)} is no piece of a castle; expected TILE@X,Y,rT")
        return Piece(
            TileName(self.read_tile(found[1])), read_cell(found[2]), read_rotation(found[3])
        )

    def parse(self, text: str) -> int:
        return self.code(self.notation.read(text))

    def action(self, code: int) -> Action:
        return typed_action(self.tables, code)

    def code(self, action: Action) -> int:
        """The integer of a typed action."""
        kind = KINDS.index(type(action))
        payload = 0
        if isinstance(action, Gate):
            payload = self.tile(action.gate) * 2 + side_of(action.gate)
        elif isinstance(action, Take | Back):
            payload = self.tile(action.tile)
        elif isinstance(action, Place):
            payload = self.piece(Piece(action.tile, action.cell, action.rotation))
        elif isinstance(action, Shift):
            payload = encode_cell(action.by.x, action.by.y)
        elif isinstance(action, Grass):
            payload = action.column.x + MIDDLE
        elif isinstance(action, Layout):
            return encode_layout(action.column.x, [self.piece(p) for p in action.pieces.each])
        elif isinstance(action, Exchange):
            payload = self.tile(action.mine) << 7 | self.tile(action.theirs)
        return encode(kind, payload)

    def tile(self, name: str) -> int:
        return number_of(self.tables, name)

    def piece(self, piece: Piece) -> int:
        low = side_of(piece.tile) << 2 | piece.rotation.quarters
        return encode_piece(self.tile(piece.tile), piece.cell.x, piece.cell.y, low)


def side_of(name: str) -> int:
    return 1 if name.endswith("*") else 0


def number_of(tables: Tables, name: str) -> int:
    """The tile of a name, whatever side it shows."""
    return tables.tile_named[name.removesuffix("*")]


COLUMN = re.compile(r"-?[0-9]{1,3}")
CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")
PIECE = re.compile(r"([^@]+)@([^,]+,[^,]+),([^,]+)")


def read_cell(word: str) -> Cell:
    found = CELL.fullmatch(word)
    if found is None or abs(int(found[1])) > FARTHEST or abs(int(found[2])) > FARTHEST:
        raise Unreadable(f"{shorten(word)} is no cell; cells are column and row X,Y, like 2,0")
    return Cell(int(found[1]), int(found[2]))


def read_column(word: str) -> Column:
    if COLUMN.fullmatch(word) is None or abs(int(word)) > FARTHEST:
        raise Unreadable(f"{shorten(word)} is no column; columns are numbers like -1, 0 and 1")
    return Column(int(word))
