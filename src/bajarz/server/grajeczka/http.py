"""Stories and tiles of Grajeczka for the browser."""

from dataclasses import dataclass
from typing import Literal

from fastapi import APIRouter

from bajarz.art.grajeczka.pages import PageArt
from bajarz.art.grajeczka.picture import grajeczka_page, grajeczka_tiles
from bajarz.art.grajeczka.tile import TileArt
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.kingdom import LARGE_AREA, LONG_RIVER
from bajarz.games.registry import make_game
from bajarz.server.http.content import check_game
from bajarz.server.live.errors import TableError
from bajarz.text.catalogue import catalogue

router = APIRouter(tags=["content"])


@dataclass(frozen=True)
class KingdomParts:
    """How the tiles look; how many of them make a long river, how many places a large area."""

    tiles: list[TileArt]
    long: int
    large: int


def story_game(game: str) -> Grajeczka:
    made = make_game(check_game(game))
    if not isinstance(made, Grajeczka):
        raise TableError("no-stories", f"{game} has no pages that tell a story", 404)
    return made


@router.get("/stories/{game}")
async def stories(game: str, lang: Literal["en", "pl"] = "en") -> list[PageArt]:
    """The pages of a game: who leads, what is asked in the notation and in words, the story."""
    pages = story_game(game).components.pages
    words = catalogue(lang, game)
    return [grajeczka_page(page, words) for page in pages]


@router.get("/kingdom/{game}")
async def kingdom(game: str) -> KingdomParts:
    """What a kingdom is made of, to be drawn."""
    return KingdomParts(grajeczka_tiles(story_game(game)), LONG_RIVER, LARGE_AREA)
