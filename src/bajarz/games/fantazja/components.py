"""Reads and checks the components file (F-C1 to F-C3)."""

from typing import Any, Final, Literal, NamedTuple

from bajarz.core.components import READ, read_parts
from bajarz.core.errors import BadComponents
from bajarz.core.reader import Reader

FACTIONS = "SE"  # Sculptors of Nature (seat 0), Engineers of Light (seat 1)
TypeName = Literal["residential", "production", "military", "magic", "special"]
TYPES: Final[tuple[TypeName, ...]] = ("residential", "production", "military", "magic", "special")
TYPE_RESIDENTIAL: Final = 0
TYPE_PRODUCTION: Final = 1
TYPE_MILITARY: Final = 2
TYPE_MAGIC: Final = 3
TYPE_SPECIAL: Final = 4
ELEMENTS = "EAWF"  # earth, air, water, fire
TILES_EACH = 27
BONUS_TOKENS = 8
MOST = 99  # points of a tile, or tokens
KEYS = {"id", "type", "level", "points", "sides", "dark", "name", "faction"}
PARTS: dict[str, type] = {"castle": str, "tile": list}


class Side(NamedTuple):
    """What one side of a tile shows."""

    element: int
    number: int

    def __str__(self) -> str:
        return f"{ELEMENTS[self.element]}{self.number}"


class Tile(NamedTuple):
    """A tile as printed (F-C2); `level` is 0 for specials, sides run clockwise from north."""

    name: str
    faction: int
    type: int
    level: int
    points: int
    sides: tuple[Side, ...]
    dark: bool
    titles: dict[str, str]


class Components(NamedTuple):
    """All tiles (the Sculptors' first), the castle's sides, and the number of Bonus tokens."""

    tiles: tuple[Tile, ...]
    castle: tuple[Side, ...]
    bonus_tokens: int


def read_components(data: object) -> Components:
    """Check the data of a components file; every error names the tile and what is wrong."""
    parts = read_parts(data, "fantazja", PARTS, may="bonus_tokens")
    rows = [row if isinstance(row, dict) else {} for row in parts["tile"]]
    tiles = tuple(
        read_tile(row, faction) for faction in (0, 1) for row in rows if has(row, faction)
    )
    check_numbers(tiles)
    bonus = READ.whole(parts.get("bonus_tokens", BONUS_TOKENS), "bonus_tokens", 0, MOST)
    return Components(tiles, read_sides(parts["castle"], "castle"), bonus)


def has(row: dict[str, Any], faction: int) -> bool:
    """Whether this row describes a tile of the faction; a row without a faction is in both."""
    given = row.get("faction", FACTIONS)
    if given not in ("S", "E", FACTIONS):
        raise BadComponents(f"tile {row.get('id')}: faction is S or E, not {given!r}")
    return FACTIONS[faction] in given


def read_tile(row: dict[str, Any], faction: int) -> Tile:
    """One tile of one faction (F-C2)."""
    name = row.get("id")
    if not isinstance(name, str) or not name.isalnum() or not name.isascii():
        raise BadComponents(f"tile: id {name!r} is not made of letters and digits")
    name = f"{FACTIONS[faction]}-{name}"
    read = Reader(BadComponents, f"tile {name}")
    read.table(row, "", KEYS, {"type", "points"})
    kind = read.one_of(row["type"], TYPES, "type")
    if kind == TYPE_SPECIAL and "level" in row:
        raise read.bad("a special building has no level (F-C2)")
    level = 0 if kind == TYPE_SPECIAL else read.whole(row.get("level"), "level (F-C2)", 1, 3)
    points = read.whole(row["points"], "points", 0, MOST)
    dark = read.true_or_false(row.get("dark", False), "dark")
    sides = read_sides(row.get("sides"), f"tile {name}")
    return Tile(name, faction, kind, level, points, sides, dark, read_titles(row, faction, name))


def read_titles(row: dict[str, Any], faction: int, name: str) -> dict[str, str]:
    """The building's name in each language; a table of factions where they differ."""
    titles = row.get("name")
    if isinstance(titles, dict):
        titles = titles.get(FACTIONS[faction], titles)
    if not isinstance(titles, dict) or not all(
        isinstance(titles.get(x), str) for x in ("en", "pl")
    ):
        raise BadComponents(f"tile {name}: name needs an English (en) and a Polish (pl) text")
    return {"en": titles["en"], "pl": titles["pl"]}


def read_sides(text: object, where: str) -> tuple[Side, ...]:
    """Four sides such as `E1 A3 W2 F1`: a symbol and a count of 1 to 3 (F-C2)."""
    words = text.split() if isinstance(text, str) else []
    good = [w for w in words if len(w) == 2 and w[0] in ELEMENTS and w[1] in "123"]
    if len(words) != 4 or len(good) != 4:
        raise BadComponents(
            f"{where}: sides {text!r} are not four of E, A, W, F with a count of 1 to 3 (F-C2)"
        )
    return tuple(Side(ELEMENTS.index(word[0]), int(word[1])) for word in words)


def check_numbers(tiles: tuple[Tile, ...]) -> None:
    """27 different tiles in each faction (F-C1)."""
    names = [tile.name for tile in tiles]
    for name in names:
        if names.count(name) > 1:
            raise BadComponents(f"tile {name}: the id is used more than once")
    for faction, letter in enumerate(FACTIONS):
        count = sum(tile.faction == faction for tile in tiles)
        if count != TILES_EACH:
            raise BadComponents(f"faction {letter} has {count} tiles, not {TILES_EACH} (F-C1)")
