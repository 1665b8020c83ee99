"""Stories and tiles of Grajeczka for the browser."""

from fastapi import APIRouter
from pydantic import BaseModel

from bajarz.art.grajeczka.pages import PageArt
from bajarz.art.grajeczka.picture import grajeczka_page, grajeczka_tiles
from bajarz.art.grajeczka.tile import TileArt
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.kingdom import LARGE_AREA, LONG_RIVER
from bajarz.games.registry import make_game
from bajarz.server.http.content import check_game
from bajarz.server.live.errors import TableError
from bajarz.server.messages import Language
from bajarz.text.catalogue import catalogue

router = APIRouter(tags=["content"])


class Kingdom(BaseModel):
    """The tiles of a kingdom; from how many places on a river is long, and an area large."""

    tiles: list[TileArt]
    long: int
    large: int


def story_game(game: str) -> Grajeczka:
    made = make_game(check_game(game))
    if not isinstance(made, Grajeczka):
        raise TableError("no-stories", f"{game} has no pages that tell a story", 404)
    return made


@router.get("/stories/{game}")
async def stories(game: str, lang: Language = "en") -> list[PageArt]:
    """The pages of a game: who leads, what is asked in the notation and in words, the story."""
    pages = story_game(game).components.pages
    words = catalogue(lang, game)
    return [grajeczka_page(page, words) for page in pages]


@router.get("/kingdom/{game}")
async def kingdom(game: str) -> Kingdom:
    """How the tiles of a kingdom look, to be drawn turned; when a river is long, an area large."""
    return Kingdom(tiles=grajeczka_tiles(story_game(game)), long=LONG_RIVER, large=LARGE_AREA)
