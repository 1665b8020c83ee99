"""Pictures of what one plays with: a tile, small and large buildings, the table."""

from collections.abc import Mapping

from bajarz.art.fantazja.figures.large import face
from bajarz.art.fantazja.map import Layer, tile
from bajarz.art.fantazja.sprite import TileArt
from bajarz.art.figures.base import Figure
from bajarz.art.figures.layout import beside, count, panel, whole
from bajarz.art.figures.marks import pointer
from bajarz.art.svg import at, use
from bajarz.games.fantazja.components import TYPES

Tiles = Mapping[str, TileArt]
SHOWN = "S-R2b"  # a tile that has everything a tile can have
SIZES = (("S-G1a",), ("S-G2a", "S-G3", "S-Well"))  # small, large
HAND = ("S-R1a", "S-P1b", "S-M2a", "S-G1b", "S-P3", "S-Market")
PARTS: tuple[tuple[float, float, float, float], ...] = (  # a disc, and the part of a tile of 1
    (-0.3, 0.12, 0.06, 0.12),
    (1.3, 0.1, 0.94, 0.1),
    (-0.3, 0.88, 0.05, 0.88),
    (1.3, 0.5, 0.95, 0.5),
    (1.3, 0.9, 0.94, 0.89),
)


def figures(tiles: Tiles) -> dict[str, Figure]:
    return {
        "tile-parts": tile_parts(tiles),
        "small-and-large": small_and_large(tiles),
        "table": table(tiles),
    }


def tile_parts(tiles: Tiles) -> Figure:
    """One tile, its parts numbered."""
    size, margin = 250.0, 95.0
    body = at(margin, 0, face(Layer(tiles[SHOWN], 0), size))
    for i, (x, y, to_x, to_y) in enumerate(PARTS, 1):
        body += pointer(margin + x * size, y * size, margin + to_x * size, to_y * size, i)
    return whole(Figure(size + 2 * margin, size, body))


def small_and_large(tiles: Tiles) -> Figure:
    """A small building, and three large ones, which cost a point."""
    size = 112.0
    sheets = []
    for names in SIZES:
        row = beside(*(Figure(size, size, face(Layer(tiles[n], 0), size)) for n in names), gap=12)
        sheets.append(panel(row))
    few, many = sheets
    cost = use("fz-ip", many.width / 2 - 24, -26, 48, 48)
    both = beside(few, Figure(many.width, many.height, many.body + cost))
    return whole(Figure(both.width, both.height + 14, at(0, 14, both.body)))


def table(tiles: Tiles) -> Figure:
    """Two hands of six, two piles, the castle, and the tokens in the pool."""
    size, step = 74.0, 79.0
    wide = 6 * step + 30 + size
    mine = "".join(at(step * i, 0, face(Layer(tiles[n], 0), size)) for i, n in enumerate(HAND))
    theirs = "".join(use("fz-back-E", step * i, 0, size, size) for i in range(len(HAND)))
    body = theirs + at(wide - size, 0, pile("E", size))
    body += at(0, 128, pool()) + at(wide / 2 - 64, 96, tile(None, 0, 128))
    left = len([name for name in tiles if name.startswith("S-")]) - len(HAND)
    body += count(wide - size / 2 - 2, 122, left) + count(wide - size / 2 - 2, 230, left)
    body += at(0, 244, mine) + at(wide - size, 244, pile("S", size))
    return whole(Figure(wide, 244 + size, body))


def pile(faction: str, size: float) -> str:
    """What is left of 27 tiles, face down."""
    under = "".join(use(f"fz-edge-{faction}", d, d, size - 8, size - 8) for d in (8, 4))
    return under + use(f"fz-back-{faction}", 0, 0, size - 8, size - 8)


def pool() -> str:
    """The five Power tokens and the Bonus tokens."""
    tokens = "".join(
        use(f"fz-token-{kind}", 60 * (i % 3) + 30 * (i // 3), 56 * (i // 3), 50, 50)
        for i, kind in enumerate(TYPES)
    )
    stars = "".join(use("fz-bonus", 384 + 25 * (i % 4), 30 * (i // 4), 44, 44) for i in range(8))
    return at(0, -20, tokens) + at(0, -14, stars)
