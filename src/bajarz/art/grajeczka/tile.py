"""Kingdom tiles: three places, perhaps a river, laid and turned as data; pictures stay upright."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from zlib import crc32

from bajarz.art.grajeczka import river
from bajarz.art.grajeczka.base import INK, g
from bajarz.art.grajeczka.hexes import (
    BOX,
    Place,
    Point,
    centre,
    corner,
    neighbour,
    outline,
    rotated,
    side_middle,
)
from bajarz.art.grajeczka.river import Pair
from bajarz.art.grajeczka.scenes import scene_name
from bajarz.art.svg import circle, group, path, polyline, symbol, use

End = tuple[int, int]  # which of the tile's hexagons, and the side where the river leaves it


@dataclass(frozen=True)
class TileArt:
    """One side of a tile: its hexagons from hexagon a, their terrains, the ends of its river."""

    name: str
    places: tuple[Place, ...]
    terrains: tuple[str, ...]
    river: tuple[End, End] | None = None

    @property
    def symbol(self) -> str:
        return f"gr-tile-{self.name}"


@dataclass(frozen=True)
class Spot:
    """One place of the kingdom as it is drawn."""

    place: Place
    terrain: str
    pair: Pair | None
    variant: int


@dataclass(frozen=True)
class Laid:
    """A tile where it lies: hexagon a at a place, turned by sixths counter-clockwise."""

    tile: TileArt
    place: Place = (0, 0)
    rotation: int = 0

    @property
    def places(self) -> list[Place]:
        q, r = self.place
        moved = (rotated(each, self.rotation) for each in self.tile.places)
        return [(q + a, r + b) for a, b in moved]

    @property
    def pairs(self) -> dict[int, Pair]:
        """The sides that the river joins, by hexagon; the ones between share a side (B-C2)."""
        if self.tile.river is None:
            return {}
        (a, first), (b, last) = self.tile.river
        if a == b:
            return {a: self._rotated(first, last)}
        shared = self.shared_side(a, b)
        return {a: self._rotated(first, shared), b: self._rotated((shared + 3) % 6, last)}

    def shared_side(self, a: int, b: int) -> int:
        """The side of hexagon a, before turning, that touches hexagon b."""
        places = self.tile.places
        return next(side for side in range(6) if neighbour(places[a], side) == places[b])

    def _rotated(self, first: int, last: int) -> Pair:
        return (first + self.rotation) % 6, (last + self.rotation) % 6

    @property
    def spots(self) -> list[Spot]:
        """Its places, each with a look of its own that does not change when the tile is turned."""
        pairs = self.pairs
        return [
            Spot(place, terrain, pairs.get(i), crc32(f"{self.tile.name} {i}".encode()) >> 3)
            for i, (place, terrain) in enumerate(zip(self.places, self.tile.terrains, strict=True))
        ]

    @property
    def ends(self) -> list[Point]:
        """Where its river leaves the tile."""
        if self.tile.river is None:
            return []
        found = []
        for i, side in self.tile.river:
            x, y = centre(self.places[i])
            dx, dy = side_middle((side + self.rotation) % 6)
            found.append((x + dx, y + dy))
        return found


def land(tiles: Sequence[Laid]) -> str:
    """Tiles as one land, around place 0,0: ground, borders, rivers over them, trees over rivers."""
    spots = sorted(
        (spot for laid in tiles for spot in laid.spots), key=lambda s: (s.place[1], s.place[0])
    )
    depth = "".join(path(outline(laid.places), g("edge"), INK, 3.4) for laid in tiles)
    out = group(depth, transform="translate(0 7)")
    out += "".join(_use(f"gr-ground-{spot.terrain}", spot.place) for spot in spots)
    out += "".join(_seams(laid) + _border(laid) for laid in tiles)
    out += "".join(_use(river.name(spot.pair), spot.place) for spot in spots if spot.pair)
    all_places = {place for laid in tiles for place in laid.places}
    out += path(outline(all_places), "none", INK, 4)
    return out + "".join(
        _use(scene_name(spot.terrain, spot.variant, spot.pair), spot.place) for spot in spots
    )


def _use(name: str, place: Place) -> str:
    x, y = centre(place)
    return use(name, x - 60, y - 60, 120, 120)


def _seams(laid: Laid) -> str:
    """Dashes between the places of one tile."""
    places = laid.places
    d = ""
    for i, place in enumerate(places):
        for side in range(6):
            if neighbour(place, side) in places[i + 1 :]:
                d += polyline((corner(place, side), corner(place, side + 1)))
    return path(d, "none", INK, 1.6, stroke_dasharray="3.4 5", opacity=0.42)


def _border(laid: Laid) -> str:
    """A soft border: the tile reads as one piece, the land as one land."""
    d = outline(laid.places)
    return path(d, "none", INK, 3.6, opacity=0.62) + path(
        d, "none", g("tile-line"), 1.2, opacity=0.6
    )


def anchor(laid: Laid) -> str:
    """A dot on hexagon a, whose place names where the tile lies."""
    x, y = centre(laid.places[0])
    return circle(x, y, 17, g("magic-hi"), stroke=INK, stroke_width=5)


def symbols(tiles: Iterable[TileArt]) -> str:
    """`gr-tile-<name>`: the tile unturned, around its hexagon a (a starting tile: around 0,0)."""
    return "".join(symbol(tile.symbol, BOX, land([Laid(tile)])) for tile in tiles)
