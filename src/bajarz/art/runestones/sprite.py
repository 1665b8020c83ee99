"""Rune Stones' sprite: a symbol for every component."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bajarz.art import shared
from bajarz.art.palette import Theme, themed
from bajarz.art.runestones import board, card, pieces, smithy, track
from bajarz.art.runestones.card import CardArt
from bajarz.art.svg import sheet

FACES = ("any", "exchange", "card", "ore", "1pp", "2pp")


@dataclass(frozen=True)
class BoardArt:
    """What is printed besides the cards. Slots run from the cheap end; a bonus may be empty."""

    slots: tuple[int, ...] = (1, 2, 2, 3, 3, 4)
    smithies: tuple[tuple[int, str], ...] = ((2, ""), (2, ""), (3, "die"), (3, "ore"), (4, "3pp"))
    white_cost: int = 4
    faces: tuple[str, ...] = FACES
    trade_points: tuple[int, ...] = (3, 6, 10, 15)


def symbols(cards: Iterable[CardArt], printed: BoardArt) -> str:
    """All symbols as text without a wrapper, colours not yet settled."""
    return (
        shared.symbols()
        + pieces.symbols(printed.faces)
        + smithy.symbols(printed.smithies, printed.white_cost)
        + board.symbols(printed.trade_points)
        + track.symbols()
        + card.symbols(cards)
    )


def sprite(
    cards: Iterable[CardArt], printed: BoardArt | None = None, theme: Theme = "light"
) -> str:
    """One SVG with a symbol for every component."""
    return themed(sheet(symbols(cards, printed or BoardArt())), theme)
