"""Pictures in the rules: small scenes made of a game's own components."""

from functools import cache

from bajarz.art.figures import caladale, fantazja, grajeczka, runestones
from bajarz.art.figures.base import Figure, parts, pick
from bajarz.art.palette import Theme, themed
from bajarz.art.pictures import sprite
from bajarz.art.svg import el, picture
from bajarz.core.errors import UnknownName
from bajarz.core.game import Game
from bajarz.games.caladale.game import Caladale
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.registry import make_game
from bajarz.games.runestones.game import RuneStones


def figures_of(game: Game, lang: str) -> dict[str, Figure]:
    """The pictures of a game's rules, by the names that the rules call them."""
    if isinstance(game, Fantazja):
        return fantazja.figures(game, lang)
    if isinstance(game, Caladale):
        return caladale.figures(game)
    if isinstance(game, RuneStones):
        return runestones.figures(game)
    if isinstance(game, Grajeczka):
        return grajeczka.figures(game)
    raise UnknownName(f"the rules of {game.name} have no pictures")


@cache
def figures(game: str, lang: str) -> dict[str, Figure]:
    return figures_of(make_game(game), lang)


@cache
def symbols(game: str, lang: str, theme: Theme) -> dict[str, str]:
    return parts(sprite(make_game(game), lang, theme))


@cache
def draw_figure(game: str, name: str, lang: str, theme: Theme) -> str:
    """One picture of the rules as a standalone SVG, with the symbols that it uses and no others."""
    found = figures(game, lang)[name]
    used = pick(found.body, symbols(game, lang, theme))
    body = el("defs", used) + themed(found.body, theme)
    return picture(found.width, found.height, body)
