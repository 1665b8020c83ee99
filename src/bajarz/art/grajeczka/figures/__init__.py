"""Pictures in the rules of Grajeczka."""

from bajarz.art.figures.base import Figure
from bajarz.art.figures.case import Case
from bajarz.art.grajeczka.figures import adding, moving, seeing, setup
from bajarz.art.grajeczka.picture import grajeczka_tiles
from bajarz.core.game import Game
from bajarz.games.grajeczka.game import Grajeczka

CASES: dict[str, tuple[Case, ...]] = moving.CASES | adding.CASES | seeing.CASES


def figures(game: Game, lang: str) -> dict[str, Figure]:
    assert isinstance(game, Grajeczka)
    tiles = {each.name: each for each in grajeczka_tiles(game)}
    return (
        setup.figures(tiles) | moving.figures(tiles) | adding.figures(tiles) | seeing.figures(tiles)
    )
