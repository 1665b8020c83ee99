"""The ground rules of Grajeczka's drawings: its colours, ink, lines."""

from __future__ import annotations

from bajarz.art.palette import v
from bajarz.art.svg import path

GAME = "grajeczka"
INK = v("g-ink")


def g(name: str) -> str:
    return v(f"g-{name}")


def inked(d: str, fill: str, width: float = 1.8) -> str:
    return path(d, fill, INK, width)


def line(d: str, colour: str = INK, width: float = 1.8, opacity: float | None = None) -> str:
    return path(d, "none", colour, width, opacity=opacity)
