"""A game of Grajeczka to draw, and what is drawn of it."""

import re
from random import Random
from typing import Any, cast

from bajarz.art import grajeczka
from bajarz.art.grajeczka.picture import grajeczka_parts, grajeczka_tiles
from bajarz.art.palette import Theme
from bajarz.art.viewers import EVERYBODY
from bajarz.core.dealer import RandomDealer
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.view import GrajeczkaView, PrivateView, SeatView
from bajarz.games.registry import default_components

GAME = Grajeczka(default_components("grajeczka"))
STATE = GAME.start(3, {"first": "1"}, RandomDealer(Random(8)))
PARTS = grajeczka_parts(GAME, False, "en")
TILES = grajeczka_tiles(GAME)
SPRITE = grajeczka.sprite(TILES, PARTS.pages.values())
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")


def symbol(name: str) -> str:
    found = re.search(rf'<symbol id="{re.escape(name)}".*?</symbol>', SPRITE)
    assert found, name
    return found.group().replace(name, "")


def seat_of(**more: Any) -> SeatView:
    seat: SeatView = {
        "page": 0, "turned": 0, "undrawn": 4, "told": [], "token": "plain", "out": False, "left": 5,
    }  # fmt: skip
    return cast(SeatView, {**seat, **more})


PAGES: dict[str, PrivateView] = {
    "1": {"page": 20, "turned": [3, 17]},
    "2": {"page": 9, "turned": []},
    "3": {"page": 22, "turned": [4]},
}


def view_of(viewer: int = 1, **more: Any) -> GrajeczkaView:
    """What this viewer is shown of a position in which seat 3 is out."""
    view: GrajeczkaView = {
        **STATE.view(None),
        "seats": {
            "1": seat_of(turned=2, told=[1, 25]),
            "2": seat_of(),
            "3": seat_of(page=22, turned=1, out=True),
        },
        "private": {n: own for n, own in PAGES.items() if viewer in (int(n), EVERYBODY)},
        "to_move": 1,
    }
    return cast(GrajeczkaView, {**view, **more})


def draw(view: GrajeczkaView, seat: int = 1, theme: Theme = "light", lang: str = "en") -> str:
    return grajeczka.draw(view, PARTS, seat, theme, lang)


def body_of(svg: str) -> str:
    return svg.split("</defs>", 1)[1]
