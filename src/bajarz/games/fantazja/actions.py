"""The actions: typed values and the integers the engine works with."""

import re
from typing import Any, Final, NamedTuple, NewType

from bajarz.core.errors import Unreadable
from bajarz.core.notation import Action, Notation, Reader, Rotation, read_rotation, shorten
from bajarz.games.fantazja.tables import Tables, place_at, x_of, y_of

TileName = NewType("TileName", str)


class Place(NamedTuple):
    """A place of the map: x to the east, y to the south of the castle."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


class Small(NamedTuple):
    """Build a small building (F-P)."""

    tile: TileName
    place: Place
    rotation: Rotation


class Gain(NamedTuple):
    """Gain an Imagination Point (F-I1)."""

    tile: TileName


class Large(NamedTuple):
    """Build a large building (F-L)."""

    tile: TileName
    place: Place
    rotation: Rotation


class Pay(NamedTuple):
    """Choose the Imagination Point that a large building costs (F-L1)."""

    tile: TileName


class Residential(NamedTuple):
    """Exchange a tile in hand for one of the own discard pile (F-M1)."""

    given: TileName
    taken: TileName


class Production(NamedTuple):
    """Make a tile of the own discard pile an Imagination Point (F-M2)."""

    tile: TileName


class Military(NamedTuple):
    """Guard a building with the military token (F-M3)."""

    place: Place


class Magic(NamedTuple):
    """Look at tiles of the opponent's hand (F-M4)."""


class Bury(NamedTuple):
    """Put a tile shown by the magic power under the opponent's draw pile (F-M4)."""

    tile: TileName


class Return(NamedTuple):
    """Give the shown tiles back (F-M4)."""


class Special(NamedTuple):
    """Replace an own building (F-M5)."""

    tile: TileName
    place: Place
    rotation: Rotation


class End(NamedTuple):
    """End the turn (F-T3)."""


# Kinds by number, in the order in which legal actions are listed.
KINDS: tuple[type[Any], ...] = (
    Small, Gain, Large, Pay, Residential, Production, Military, Magic, Bury, Return, Special, End,
)  # fmt: skip
KIND_SMALL: Final = 0
KIND_GAIN: Final = 1
KIND_LARGE: Final = 2
KIND_PAY: Final = 3
KIND_RESIDENTIAL: Final = 4
KIND_PRODUCTION: Final = 5
KIND_MILITARY: Final = 6
KIND_MAGIC: Final = 7
KIND_BURY: Final = 8
KIND_RETURN: Final = 9
KIND_SPECIAL: Final = 10
KIND_END: Final = 11
POWERS: Final = (
    KIND_RESIDENTIAL,
    KIND_PRODUCTION,
    KIND_MILITARY,
    KIND_MAGIC,
    KIND_SPECIAL,
)  # by building type


def encode(kind: int, tile: int = 0, place: int = 0, rotation: int = 0) -> int:
    """An action as one integer; `residential` keeps the tile taken in `place`."""
    return (kind << 22) + (tile << 16) + (place << 2) + rotation


def kind_of(code: int) -> int:
    return code >> 22


def tile_of(code: int) -> int:
    return code >> 16 & 63


def place_of(code: int) -> int:
    return code >> 2 & 16383


def rotation_of(code: int) -> int:
    return code & 3


def place_name(place: int) -> str:
    """The text of a place."""
    return f"{x_of(place)},{y_of(place)}"


class FantazjaNotation:
    """Texts, typed actions and integers for one set of components."""

    def __init__(self, tables: Tables) -> None:
        self.names = tables.name
        self.tiles = {name: tile for tile, name in enumerate(tables.name)}
        self.canonical = {name.lower(): name for name in tables.name}
        readers: dict[str, Reader] = {
            "tile": self.read_tile,
            "given": self.read_tile,
            "taken": self.read_tile,
            "place": read_place,
            "rotation": read_rotation,
        }
        self.notation = Notation(KINDS, readers)

    def read_tile(self, word: str) -> str:
        name = self.canonical.get(word.lower())
        if name is None:
            raise Unreadable(f"{shorten(word)} is no tile; tiles have names like {self.names[0]!r}")
        return name

    def parse(self, text: str) -> int:
        return self.code(self.notation.read(text))

    def code(self, action: Action) -> int:
        """The integer of a typed action."""
        kind = KINDS.index(type(action))
        tiles = [self.tiles[field] for field in action if isinstance(field, str)]
        place = next((place_at(f.x, f.y) for f in action if isinstance(f, Place)), 0)
        rotation = next((f.quarters for f in action if isinstance(f, Rotation)), 0)
        if kind == KIND_RESIDENTIAL:
            place = tiles[1]
        return encode(kind, tiles[0] if tiles else 0, place, rotation)

    def action(self, code: int) -> Action:
        """The typed action of an integer."""
        kind = kind_of(code)
        tile = TileName(self.names[tile_of(code)])
        place = place_of(code)
        where = Place(x_of(place), y_of(place))
        if kind == KIND_SMALL or kind == KIND_LARGE or kind == KIND_SPECIAL:
            fields: Action = (tile, where, Rotation(rotation_of(code)))
        elif kind == KIND_RESIDENTIAL:
            fields = (tile, TileName(self.names[place]))
        elif kind == KIND_MILITARY:
            fields = (where,)
        elif kind == KIND_MAGIC or kind == KIND_RETURN or kind == KIND_END:
            fields = ()
        else:
            fields = (tile,)
        action: Action = KINDS[kind](*fields)
        return action


PLACE = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")


def read_place(word: str) -> Place:
    found = PLACE.fullmatch(word)
    if found is None or abs(int(found[1])) > 60 or abs(int(found[2])) > 60:
        raise Unreadable(f"{shorten(word)} is no place; places are X,Y from -60 to 60, like 1,-2")
    return Place(int(found[1]), int(found[2]))
