"""Pictures in the rules of Grajeczka."""

from bajarz.art.figures.base import Figure
from bajarz.art.figures.case import Case
from bajarz.art.figures.grajeczka import adding, moving, seeing, setup
from bajarz.art.pictures_grajeczka import grajeczka_tiles
from bajarz.games.grajeczka.game import Grajeczka

CASES: dict[str, tuple[Case, ...]] = moving.CASES | adding.CASES | seeing.CASES


def figures(game: Grajeczka) -> dict[str, Figure]:
    tiles = {each.name: each for each in grajeczka_tiles(game)}
    return (
        setup.figures(tiles) | moving.figures(tiles) | adding.figures(tiles) | seeing.figures(tiles)
    )
