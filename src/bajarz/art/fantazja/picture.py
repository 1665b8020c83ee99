"""Pictures of Fantazja: from its components and a view to one SVG."""

from collections.abc import Sequence
from typing import cast

from bajarz.art import fantazja
from bajarz.art.palette import Theme
from bajarz.art.pictures import Names
from bajarz.core.game import Game
from bajarz.core.view import View
from bajarz.games.fantazja.components import ELEMENTS, FACTIONS, TYPES, Side, Tile
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.fantazja.view import FantazjaView


def draw(
    game: Game, view: View, seat: int, names: Names, theme: Theme, lang: str, done: Sequence[str]
) -> str:
    """The table as this seat sees it."""
    assert isinstance(game, Fantazja)
    tiles = {tile.name: fantazja_tile(tile, lang) for tile in game.components.tiles}
    castle = fantazja_sides(game.components.castle)
    seen = cast(FantazjaView, view)
    return fantazja.draw(seen, tiles, seat, theme, lang, castle=castle, names=names)


def sprite(game: Game, lang: str, theme: Theme) -> str:
    """All symbols of the components."""
    assert isinstance(game, Fantazja)
    return fantazja.sprite([fantazja_tile(tile, lang) for tile in game.components.tiles], theme)


def fantazja_tile(tile: Tile, lang: str) -> fantazja.TileArt:
    return fantazja.TileArt(
        tile.name,
        FACTIONS[tile.faction],
        TYPES[tile.type],
        tile.level,
        tile.points,
        fantazja_sides(tile.sides),
        tile.dark,
        tile.titles[lang],
    )


def fantazja_sides(sides: tuple[Side, ...]) -> fantazja.Sides:
    north, east, south, west = ((ELEMENTS[side.element], side.number) for side in sides)
    return north, east, south, west
