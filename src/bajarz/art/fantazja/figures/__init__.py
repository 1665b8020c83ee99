"""Pictures in the rules of Fantazja."""

from bajarz.art.fantazja.figures import dark, large, placing, setup, tokens
from bajarz.art.fantazja.figures.maps import Pieces
from bajarz.art.fantazja.picture import fantazja_tile
from bajarz.art.figures.base import Figure
from bajarz.art.figures.case import Case
from bajarz.core.game import Game
from bajarz.games.fantazja.game import Fantazja

CASES: dict[str, tuple[Case, ...]] = placing.CASES | large.CASES | dark.CASES | tokens.CASES


def figures(game: Game, lang: str) -> dict[str, Figure]:
    assert isinstance(game, Fantazja)
    tiles = {each.name: fantazja_tile(each, lang) for each in game.components.tiles}
    pieces = Pieces(game, tiles)
    return (
        setup.figures(tiles)
        | placing.figures(pieces)
        | large.figures(pieces)
        | dark.figures(pieces)
        | tokens.figures(pieces)
    )
