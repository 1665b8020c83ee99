"""Art, rules and words for the browser."""

import asyncio
import gzip
from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Request, Response
from pydantic import Field

from bajarz.art.figures import draw_figure, figures
from bajarz.art.figures.base import Figure
from bajarz.art.palette import repainting
from bajarz.art.pictures import sprite
from bajarz.core.errors import Unreadable
from bajarz.core.game import Game
from bajarz.games.registry import GAMES, make_game
from bajarz.server.http.accounts import Strict
from bajarz.server.http.dependencies import PICTURE, Svg, TheHub
from bajarz.server.live.errors import TableError
from bajarz.text.actions import action_words
from bajarz.text.catalogue import catalogue
from bajarz.text.rules import Rule, rule_book

router = APIRouter(tags=["content"])
DRAWING = Lock()
Drawn = TypeVar("Drawn", str, bytes)


class ActionsIn(Strict):
    """Actions in the game's notation."""

    actions: Annotated[
        list[Annotated[str, Field(max_length=400)]], Field(min_length=1, max_length=100)
    ]


def check_game(game: str) -> str:
    if game not in GAMES:
        raise TableError("no-game", f"there is no game {game!r}", 404)
    return game


@cache
def drawn(game: str) -> str:
    return repainting(sprite(make_game(game), theme="css"))


@cache
def packed(game: str) -> bytes:
    """The same, as small as it gets: it is asked for by everybody who opens a board."""
    return gzip.compress(drawn(game).encode(), 9, mtime=0)


def in_turn(draw: Callable[..., Drawn], *what: str) -> Drawn:
    """Draw when nobody else draws: what two ask for at once is drawn once (some take
    a second) and remembered."""
    with DRAWING:
        return draw(*what)


@router.get("/art/{game}.svg", responses=PICTURE)
async def art(request: Request, game: str) -> Response:
    """All symbols of a game."""
    headers = {"Cache-Control": "public, max-age=3600", "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return Svg(await asyncio.to_thread(in_turn, drawn, check_game(game)), headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Svg(await asyncio.to_thread(in_turn, packed, check_game(game)), headers=headers)


@router.get("/rules/{game}")
async def rules(game: str, lang: Literal["en", "pl"] = "en") -> dict[str, Any]:
    """The rules in our words: sections of rules, each with its id and its pictures."""
    book = rule_book(check_game(game), lang)
    drawn = await asyncio.to_thread(figures, game, lang)
    return {
        "title": book.title,
        "introduction": book.introduction,
        "rules": [rule._asdict() | {"pictures": measured(rule, drawn)} for rule in book.rules],
        "tips": book.tips,
    }


def measured(rule: Rule, drawn: dict[str, Figure]) -> list[dict[str, Any]]:
    """The pictures of a rule with their sizes, so that a page can keep their places free."""
    return [
        each._asdict() | {"width": drawn[each.name].width, "height": drawn[each.name].height}
        for each in rule.pictures
    ]


@router.get("/rules/{game}/{name}.svg", responses=PICTURE)
async def rule_picture(
    game: str,
    name: str,
    lang: Literal["en", "pl"] = "en",
    theme: Literal["light", "night"] = "light",
) -> Response:
    """A picture of the rules."""
    if name not in figures(check_game(game), lang):
        raise TableError("no-picture", f"the rules of {game} have no picture {name!r}", 404)
    headers = {"Cache-Control": "public, max-age=3600"}
    picture = await asyncio.to_thread(in_turn, draw_figure, game, name, lang, theme)
    return Svg(picture, headers=headers)


@router.get("/components/{game}")
async def components(game: str, hub: TheHub) -> dict[str, Any]:
    """The components that this server plays with, as their file has them."""
    data: dict[str, Any] = hub.game(check_game(game)).components_data
    return data


@router.post("/words/{game}")
async def words(
    wanted: ActionsIn, hub: TheHub, game: str, lang: Literal["en", "pl"] = "en"
) -> list[str]:
    """Actions in words, in their order; empty for a text that is no action."""
    played = hub.game(check_game(game))
    return [said(played, text, lang) for text in wanted.actions]


def said(game: Game, text: str, lang: str) -> str:
    try:
        return action_words(game, game.parse(text), catalogue(lang, game.name))
    except Unreadable:
        return ""
