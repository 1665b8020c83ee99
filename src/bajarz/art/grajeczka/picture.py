"""Pictures of Grajeczka: from its components and a view to one SVG."""

from collections.abc import Sequence
from typing import cast

from bajarz.art import grajeczka
from bajarz.art.grajeczka import PageArt, Parts, TileArt
from bajarz.art.palette import Theme
from bajarz.art.pictures import Names
from bajarz.core.game import Game
from bajarz.core.view import View
from bajarz.games.grajeczka.actions import Add, Move
from bajarz.games.grajeczka.board import FIGURES, TERRAINS, q_of, r_of
from bajarz.games.grajeczka.components import STARTS, Side, Start
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.kingdom import LARGE_AREA, LONG_RIVER
from bajarz.games.grajeczka.pages import Page
from bajarz.games.grajeczka.view import GrajeczkaView
from bajarz.text.catalogue import Catalogue, catalogue
from bajarz.text.grajeczka.pages import page_words, story_words

HEXAGONS = ((0, 0), (1, 0), (0, 1))  # a, b, c
OTHER = ("", "-2")  # the two sides of a starting tile


def draw(
    game: Game, view: View, seat: int, names: Names, theme: Theme, lang: str, done: Sequence[str]
) -> str:
    """The table as this seat sees it, with the last adventure marked."""
    assert isinstance(game, Grajeczka)
    actions = (game.action(game.parse(text)) for text in reversed(done))
    last = next((action for action in actions if isinstance(action, Move | Add)), None)
    seen = cast(GrajeczkaView, view)
    parts = grajeczka_parts(game, seen["mirrored"], lang)
    return grajeczka.draw(seen, parts, seat, theme, lang, names=names, last=last)


def grajeczka_parts(game: Grajeczka, mirrored: bool, lang: str) -> Parts:
    """The components, with the starting tiles on one of their sides (B-S5)."""
    words = catalogue(lang, game.name)
    return Parts(
        {side.name: grajeczka_side(side) for side in game.components.sides},
        starting_tiles(game, mirrored),
        {page.number: grajeczka_page(page, words) for page in game.components.pages},
        LONG_RIVER,
        LARGE_AREA,
    )


def starting_tiles(game: Grajeczka, mirrored: bool) -> list[TileArt]:
    starts = zip(STARTS, game.tables.starts[mirrored], strict=True)
    return [grajeczka_start(name + OTHER[mirrored], start) for name, start in starts]


def sprite(game: Game, lang: str, theme: Theme) -> str:
    """All symbols of the components."""
    assert isinstance(game, Grajeczka)
    words = catalogue(lang, game.name)
    pages = [grajeczka_page(page, words) for page in game.components.pages]
    return grajeczka.sprite(grajeczka_tiles(game), pages, theme)


def grajeczka_tiles(game: Grajeczka) -> list[TileArt]:
    """Every tile side, the starting tiles first."""
    starts = starting_tiles(game, False) + starting_tiles(game, True)
    return starts + [grajeczka_side(side) for side in game.components.sides]


def grajeczka_side(side: Side) -> TileArt:
    terrains = tuple(TERRAINS[terrain] for terrain in side.terrain)
    return TileArt(side.name, HEXAGONS, terrains, river(side.river))


def grajeczka_start(name: str, start: Start) -> TileArt:
    places = tuple((q_of(place), r_of(place)) for place in start.places)
    ends = tuple((start.places.index(place), side) for place, side in start.river)
    return TileArt(name, places, tuple(TERRAINS[kind] for kind in start.terrain), river(ends))


def river(ends: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], tuple[int, int]] | None:
    return (ends[0], ends[1]) if ends else None


def grajeczka_page(page: Page, words: Catalogue) -> PageArt:
    asks = " and ".join(condition.text() for condition in page.conditions)
    story = story_words(page, words)
    said = page_words(page, words)
    return PageArt(page.number, FIGURES[page.lead], asks, said, "" if story == said else story)
