"""A game of Grajeczka to draw, and what is drawn of it."""

import re
from random import Random
from typing import Any

from bajarz.art import grajeczka
from bajarz.art.grajeczka.picture import grajeczka_parts, grajeczka_tiles
from bajarz.art.palette import Theme
from bajarz.core.dealer import RandomDealer
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.registry import default_components

GAME = Grajeczka(default_components("grajeczka"))
STATE = GAME.start(3, {"first": "1"}, RandomDealer(Random(8)))
PARTS = grajeczka_parts(GAME, STATE.view(0), "en")
TILES = grajeczka_tiles(GAME)
SPRITE = grajeczka.sprite(TILES, PARTS.pages.values())
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")


def symbol(name: str) -> str:
    found = re.search(rf'<symbol id="{re.escape(name)}".*?</symbol>', SPRITE)
    assert found, name
    return found.group().replace(name, "")


def seat_of(page: int = 0, **more: Any) -> dict[str, Any]:
    seat: dict[str, Any] = {"page": page, "turned": [] if page else 0, "undrawn": 4, "told": []}
    return seat | {"token": "plain", "out": False, "left": 5} | more


def view_of(**more: Any) -> dict[str, Any]:
    view: dict[str, Any] = dict(STATE.view(None))
    view["seats"] = {
        "1": seat_of(20, turned=[3, 17], told=[1, 25]),
        "2": seat_of(),
        "3": seat_of(22, turned=1, out=True),
    }
    return view | {"to_move": 1} | more


def draw(view: dict[str, Any], seat: int = 1, theme: Theme = "light", lang: str = "en") -> str:
    return grajeczka.draw(view, PARTS, seat, theme, lang)


def body_of(svg: str) -> str:
    return svg.split("</defs>", 1)[1]
