"""Pictures in the rules of Fantazja."""

from bajarz.art.fantazja.map import tile
from bajarz.art.fantazja.sprite import TileArt
from bajarz.art.figures.base import Figure, right, wrong
from bajarz.art.pictures import fantazja_tile
from bajarz.art.svg import at
from bajarz.games.fantazja.game import Fantazja

SIZE = 110.0

Tiles = dict[str, TileArt]


def figures(game: Fantazja, lang: str) -> dict[str, Figure]:
    tiles = {each.name: fantazja_tile(each, lang) for each in game.components.tiles}
    return {"same-symbols": same_symbols(tiles)}


def same_symbols(tiles: Tiles) -> Figure:
    """Two neighbours that fit, and two that do not."""
    fits = tile(None, 0, SIZE) + at(SIZE, 0, tile(tiles["S-R1a"], 1, SIZE)) + right(SIZE, 12)
    fails = tile(None, 0, SIZE) + at(SIZE, 0, tile(tiles["S-R1a"], 2, SIZE)) + wrong(SIZE, 12)
    return Figure(5 * SIZE, SIZE + 20, at(10, 10, fits) + at(3 * SIZE, 10, fails))
