"""Fantazja's sprite: a symbol for every component."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bajarz.art import shared
from bajarz.art.fantazja import signs, tile_art
from bajarz.art.fantazja.drawn import drawn
from bajarz.art.palette import Theme, themed
from bajarz.art.svg import sheet, symbol

Sides = tuple[tuple[str, int], ...]
CASTLE_SIDES: Sides = (("E", 1), ("A", 1), ("W", 1), ("F", 1))
SPECIALS = ("Well", "Market", "Observatory")  # those with a drawing of their own


@dataclass(frozen=True)
class TileArt:
    """What the art needs to know of a tile. Sides run clockwise from the printed north."""

    id: str
    faction: str
    type: str
    level: int
    points: int
    sides: Sides
    dark: bool = False
    name: str = ""

    @property
    def symbol(self) -> str:
        """The name of the tile's picture."""
        return f"fz-{self.id}"

    @property
    def drawing(self) -> str:
        """The building's drawing, shared by tiles alike; a special without one is a well."""
        special = self.stem if self.stem in SPECIALS else "Well"
        what = special if self.type == "special" else f"{self.type}-{self.level}"
        return f"b-{self.faction}-{what}"

    @property
    def stem(self) -> str:
        """The id without its faction."""
        return self.id.rpartition("-")[2]

    @property
    def variant(self) -> int:
        """Which plants stand round the building."""
        return sum(map(ord, self.id)) % 3


def tab_symbols(sides: Sides, rotation: int) -> list[str]:
    """The tabs of a tile turned clockwise: symbols to lay over its picture."""
    names = []
    for i, side in enumerate(tile_art.SIDES):
        element, count = sides[(i - rotation) % 4]
        names.append(f"fz-tab-{element}{count}-{side}")
    return names


def _tile_symbols(tiles: Iterable[TileArt]) -> str:
    drawings: dict[str, str] = {}
    pictures: dict[str, str] = {}
    for tile in tiles:
        if tile.drawing not in drawings:
            name, body = f"fz-{tile.drawing}", drawn(tile.drawing)
            drawings[tile.drawing] = symbol(name, "0 0 120 120", body)
        body = tile_art.picture(
            tile.faction, tile.type, tile.level, tile.points, tile.dark, tile.drawing, tile.variant
        )
        pictures[tile.symbol] = symbol(tile.symbol, "0 0 200 200", body)
    return "".join(drawings.values()) + "".join(pictures.values())


def symbols(tiles: Iterable[TileArt]) -> str:
    """All symbols as text without a wrapper, colours not yet settled."""
    out = shared.symbols() + signs.symbols() + tile_art.insides()
    out += symbol("fz-b-castle", "0 0 160 160", drawn("b-castle"))
    for name in ("castle", "back-S", "edge-S", "back-E", "edge-E"):
        out += symbol(f"fz-{name}", "0 0 200 200", drawn(name))
    return out + tile_art.tabs() + _tile_symbols(tiles)


def sprite(tiles: Sequence[TileArt], theme: Theme = "light") -> str:
    """One SVG with a symbol for every component (see docs in this package's modules)."""
    return themed(sheet(symbols(tiles)), theme)
