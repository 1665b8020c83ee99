"""Art, rules and words for the browser."""

import asyncio
import gzip
from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import Annotated, Literal, TypeVar

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field, JsonValue

from bajarz.art.figures import draw_figure, figures
from bajarz.art.figures.base import Figure
from bajarz.art.palette import repainting
from bajarz.art.pictures import sprite
from bajarz.core.errors import Unreadable
from bajarz.core.game import Game
from bajarz.games.registry import GAMES, make_game
from bajarz.server.http.dependencies import PICTURE, Svg, TheHub
from bajarz.server.live.errors import TableError
from bajarz.server.messages import Language, Message
from bajarz.text.actions import action_words
from bajarz.text.catalogue import catalogue
from bajarz.text.game_words import game_words
from bajarz.text.rules import Rule, rule_book
from bajarz.text.view_words import view_labels

router = APIRouter(tags=["content"])
DRAWING = Lock()
Drawn = TypeVar("Drawn", str, bytes)


class ActionTexts(Message):
    """Actions in the game's notation."""

    actions: Annotated[
        list[Annotated[str, Field(max_length=400)]], Field(min_length=1, max_length=100)
    ]


class RulePicture(BaseModel):
    """A picture beside a rule, with its size, so that a page can keep its place free."""

    name: str
    caption: str
    width: float
    height: float


class RuleOut(BaseModel):
    """One rule with its pictures."""

    id: str
    section: str
    title: str
    text: str
    pictures: list[RulePicture]


class RulesOut(BaseModel):
    """The rules of a game in one language."""

    title: str
    introduction: str
    rules: list[RuleOut]
    tips: str


class ComponentsOut(BaseModel):
    """The components of a game, as their file has them (docs/components.md); what else is in it
    differs from game to game."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, JsonValue]

    game: str
    version: str
    source: str


class GameWordsOut(BaseModel):
    """What the default board calls things, where that differs from the view.

    `labels` has the fields of a view, with `-` for `_`; `names` the things of the notation.
    """

    labels: dict[str, str]
    names: dict[str, str]


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


def one_at_a_time(draw: Callable[..., Drawn], *what: str) -> Drawn:
    """Draw when nobody else draws: what two ask for at once is drawn once (some take
    a second) and remembered."""
    with DRAWING:
        return draw(*what)


@router.get("/art/{game}.svg", responses=PICTURE)
async def art(request: Request, game: str) -> Response:
    """All symbols of a game."""
    headers = {"Cache-Control": "public, max-age=3600", "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return Svg(await asyncio.to_thread(one_at_a_time, drawn, check_game(game)), headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Svg(await asyncio.to_thread(one_at_a_time, packed, check_game(game)), headers=headers)


@router.get("/rules/{game}")
async def rules(game: str, lang: Language = "en") -> RulesOut:
    """The rules in our words: sections of rules, each with its id and its pictures."""
    book = rule_book(check_game(game), lang)
    drawn = await asyncio.to_thread(figures, game, lang)
    return RulesOut(
        title=book.title,
        introduction=book.introduction,
        rules=[shown(rule, drawn) for rule in book.rules],
        tips=book.tips,
    )


def shown(rule: Rule, drawn: dict[str, Figure]) -> RuleOut:
    pictures = [
        RulePicture(
            name=each.name,
            caption=each.caption,
            width=drawn[each.name].width,
            height=drawn[each.name].height,
        )
        for each in rule.pictures
    ]
    return RuleOut(
        id=rule.id, section=rule.section, title=rule.title, text=rule.text, pictures=pictures
    )


@router.get("/rules/{game}/{name}.svg", responses=PICTURE)
async def rule_picture(
    game: str,
    name: str,
    lang: Language = "en",
    theme: Literal["light", "night"] = "light",
) -> Response:
    """A picture of the rules."""
    if name not in figures(check_game(game), lang):
        raise TableError("no-picture", f"the rules of {game} have no picture {name!r}", 404)
    headers = {"Cache-Control": "public, max-age=3600"}
    picture = await asyncio.to_thread(one_at_a_time, draw_figure, game, name, lang, theme)
    return Svg(picture, headers=headers)


@router.get("/components/{game}")
async def components(game: str, hub: TheHub) -> ComponentsOut:
    """The components that this server plays with, as their file has them."""
    return ComponentsOut.model_validate(hub.game(check_game(game)).components_data)


@router.get("/words/{game}")
async def labels(game: str, hub: TheHub, lang: Language = "en") -> GameWordsOut:
    """What the fields of a view and the things in it are called."""
    played = hub.game(check_game(game))
    return GameWordsOut(
        labels=view_labels(catalogue(lang, game)),
        names=dict(game_words(played).display_names(lang)),
    )


@router.post("/words/{game}")
async def words(wanted: ActionTexts, hub: TheHub, game: str, lang: Language = "en") -> list[str]:
    """Actions in words, in their order; empty for a text that is no action."""
    played = hub.game(check_game(game))
    return [said(played, text, lang) for text in wanted.actions]


def said(game: Game, text: str, lang: str) -> str:
    try:
        return action_words(game, game.parse(text), catalogue(lang, game.name))
    except Unreadable:
        return ""
