"""The sprite of Castles of Caladale: a symbol for every component, in every orientation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bajarz.art.caladale import scenery, tile_art
from bajarz.art.caladale.base import TileLook
from bajarz.art.caladale.castle import stitch_symbols
from bajarz.art.caladale.castle import symbols as castle_symbols
from bajarz.art.caladale.drawn import drawn
from bajarz.art.palette import Theme, themed, v
from bajarz.art.svg import clip, clipped, path, rect, sheet, symbol

Edges = tuple[str, str, str, str]
UPRIGHT = ("gate", "top", "scaffold")


@dataclass(frozen=True)
class CastleTileArt:
    """What the art needs to know of a tile. Edges N E S W as printed: stone, tree, tudor, sky.

    kind is gate, top, edge, two, three, four, bridge, A, B, C, enchanted or scaffold.
    """

    id: str
    kind: str
    edges: Edges
    seed: int = 0

    @property
    def symbol(self) -> str:
        return f"cd-tile-{self.id}"

    @property
    def turns(self) -> range:
        """The orientations it may have."""
        return range(1 if self.kind in UPRIGHT else 4)

    def look(self, turns: int = 0) -> TileLook:
        return tile_art.look_of(turned(self.edges, turns), self.kind, self.seed)


def turned(edges: Edges, turns: int) -> Edges:
    """Edges after that many quarter turns clockwise."""
    n = turns % 4
    a, b, c, d = edges[-n:] + edges[:-n] if n else edges
    return a, b, c, d


def tile_picture(look: TileLook) -> str:
    """A tile by itself: the building cut off at the tile's square, on a piece of sky."""
    sky = rect(0, 0, 100, 100, "url(#cd-sky)") + (
        path("M0 96Q30 92 60 95T100 94V100H0Z", v("c-turf")) if look.kind == "gate" else ""
    )
    return clipped("cd-card", sky + tile_art.placed(look)) + rect(
        0.8, 0.8, 98.4, 98.4, rx=7.4, stroke=v("k-ink"), stroke_width=1.6, opacity=0.55
    )


def symbols(tiles: Iterable[CastleTileArt], more: Iterable[TileLook] = ()) -> str:
    """All symbols as text without a wrapper, colours not yet settled."""
    every = list(tiles)
    looks = [tile.look(turns) for tile in every for turns in tile.turns]
    out = castle_symbols([*looks, *more]) + symbol("cd-back", "0 0 100 100", drawn("back"))
    out += clip("cd-card", "M8 0H92Q100 0 100 8V92Q100 100 92 100H8Q0 100 0 92V8Q0 0 8 0Z")
    done: dict[str, str] = {}
    for tile in every:
        for turns in tile.turns:
            name = f"{tile.symbol}-r{turns}"
            done[name] = symbol(name, "0 0 100 100", tile_picture(tile.look(turns)))
    return out + "".join(done.values())


def sprite(tiles: Sequence[CastleTileArt], theme: Theme = "light") -> str:
    """One SVG with a symbol for every component."""
    return themed(sheet(symbols(tiles) + stitch_symbols() + scenery.symbols()), theme)
