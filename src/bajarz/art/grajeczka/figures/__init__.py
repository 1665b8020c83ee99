"""Pictures in the rules of Grajeczka."""

from bajarz.art.figures.base import Figure
from bajarz.art.figures.case import Case
from bajarz.art.grajeczka.figures import adding, moving, seeing, setup
from bajarz.art.grajeczka.figures.lands import Pieces
from bajarz.art.grajeczka.picture import grajeczka_tiles
from bajarz.core.game import Game
from bajarz.games.grajeczka.game import Grajeczka

CASES: dict[str, tuple[Case, ...]] = moving.CASES | adding.CASES | seeing.CASES


def figures(game: Game, lang: str) -> dict[str, Figure]:
    assert isinstance(game, Grajeczka)
    pieces = Pieces(game, {each.name: each for each in grajeczka_tiles(game)})
    found = setup.figures(pieces) | moving.figures(pieces)
    return found | adding.figures(pieces) | seeing.figures(pieces)
