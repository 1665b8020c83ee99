"""Pictures of positions and sprites of components: a game's part `picture`, found by its name.

The part has `draw(game, view, seat, names, theme, lang, done)` and `sprite(game, lang, theme)`. A
game without one is shown in words on a parchment, and has no sprite.
"""

from collections.abc import Mapping, Sequence

from bajarz.art import default_picture
from bajarz.art.palette import Theme
from bajarz.core.game import Game
from bajarz.core.view import View
from bajarz.games.parts import find_part

Names = Mapping[int, str]  # the players' names by seat, from 1


def picture(
    game: Game,
    view: View,
    seat: int,
    names: Names,
    theme: Theme = "light",
    lang: str = "en",
    done: Sequence[str] = (),
) -> str:
    """The table as this seat (or another viewer, see `viewers`) sees it, as a standalone SVG.

    `done` are the actions that led to it, as far as they are known, to mark the last one.
    """
    part = find_part(type(game), "art", "picture")
    if part is None:
        return default_picture.draw(game, view, dict(names), theme, lang)
    drawn: str = part.draw(game, view, seat, names, theme, lang, done)
    return drawn


def sprite(game: Game, lang: str = "en", theme: Theme = "light") -> str:
    """All symbols of a game's components, as one SVG; empty for a game that draws none."""
    part = find_part(type(game), "art", "picture")
    return "" if part is None else str(part.sprite(game, lang, theme))
