"""Grajeczka's sprite: a symbol for every component."""

from __future__ import annotations

from collections.abc import Iterable

from bajarz.art import shared
from bajarz.art.grajeczka import pages, river, scenes, signs, three_figures, tile
from bajarz.art.grajeczka.pages import PageArt
from bajarz.art.grajeczka.scenes import Look
from bajarz.art.grajeczka.tile import TileArt
from bajarz.art.palette import Theme, themed
from bajarz.art.svg import sheet


def common(looks: Iterable[Look]) -> str:
    """What every picture is made of, with these looks of places; colours not yet settled."""
    return (
        shared.symbols()
        + river.symbols()
        + scenes.symbols(looks)
        + three_figures.symbols()
        + signs.symbols()
    )


def sprite(tiles: Iterable[TileArt], cards: Iterable[PageArt], theme: Theme = "light") -> str:
    """One SVG with a symbol for every component."""
    return themed(
        sheet(common(scenes.all_looks()) + tile.symbols(tiles) + pages.symbols(cards)), theme
    )
