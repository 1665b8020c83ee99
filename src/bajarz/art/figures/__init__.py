"""Pictures in the rules: small scenes made of a game's own components."""

from functools import cache

from bajarz.art.figures.base import Figure, parts, pick
from bajarz.art.palette import Theme, themed
from bajarz.art.pictures import sprite
from bajarz.art.svg import el, picture
from bajarz.core.game import Game
from bajarz.games.parts import find_part
from bajarz.games.registry import make_game


def figures_of(game: Game, lang: str) -> dict[str, Figure]:
    """The pictures of a game's rules, by the names that the rules call them."""
    part = find_part(type(game), "art", "figures")
    return {} if part is None else dict(part.figures(game, lang))


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
