"""The signs of the picture sentences, and the small pieces: verbs, places, tokens, books."""

from __future__ import annotations

from bajarz.art.drawings import drawn_symbols
from bajarz.art.grajeczka.base import GAME, INK, g, inked, line
from bajarz.art.grajeczka.hexes import BOX, Place, centre
from bajarz.art.grajeczka.scenes import TERRAINS
from bajarz.art.palette import v
from bajarz.art.svg import at, rect, symbol, use

VERBS = ("visit", "see", "meet", "fly")
LARGE: tuple[Place, ...] = ((0, 0), (1, 0), (0, 1))
DRAWN = (
    *(f"verb-{verb}" for verb in VERBS),
    *(f"place-{kind}" for kind in (*TERRAINS, "river", "long-river", "anywhere")),
    "token-plain",
    "token-magic",
    "tile-back",
    "quill",
    "rose",
)


def _joined(places: tuple[Place, ...], symbol_name: str, zoom: float) -> str:
    """Several small places together, around the origin."""
    middles = [centre(place) for place in places]
    x = (min(a for a, _ in middles) + max(a for a, _ in middles)) / 2
    y = (min(b for _, b in middles) + max(b for _, b in middles)) / 2
    size = 120 * zoom
    return "".join(
        use(symbol_name, (a - x) * zoom - size / 2, (b - y) * zoom - size / 2, size, size)
        for a, b in middles
    )


def line_of(terrain: str, count: int) -> str:
    """So many places in a line of sight, around the origin."""
    places = tuple((q, 0) for q in range(count))
    row = _joined(places, f"gr-place-{terrain}", 1.15 / max(count, 2))
    arrow = line("M-58 34H52M44 27L54 34L44 41", g("page-ink"), 3.4)
    return at(0, -9, row) + arrow


def book(seat: int, pages: int) -> str:
    """A closed book in the seat's colour, as thick as it has pages, 100 by 70."""
    thick = 6 + 2.2 * min(pages, 18)
    top = 60 - thick
    cover = (
        f"M6 {top - 6}H94V{top}H9Q5 {top} 5 {top + 3}V57Q5 60 9 60H94V66H6Q0 66 0 59V{top + 1}"
        f"Q0 {top - 6} 6 {top - 6}Z"
    )
    out = inked(cover, v(f"seat-{seat}"), 2.2)
    out += rect(7, top, 83, thick, g("page"), stroke=INK, stroke_width=2)
    lines = "".join(f"M9 {60 - 2.2 * i - 3}H87" for i in range(int(thick / 2.2) - 1))
    out += line(lines, g("page-line"), 1.1)
    mark = f"M66 {top - 6}V69L70 64.6L74 69V{top - 6}Z"
    return out + inked(mark, v("gold-hi"), 1.6)


def symbols() -> str:
    """All of them: see the package."""
    out = drawn_symbols(GAME, DRAWN)
    for terrain in TERRAINS:
        out += symbol(f"gr-place-line-{terrain}", BOX, line_of(terrain, 3))
        large = _joined(LARGE, f"gr-place-{terrain}", 0.58)
        out += symbol(f"gr-place-large-{terrain}", BOX, large)
    for seat in range(1, 5):
        out += symbol(f"gr-book-{seat}", "0 0 100 70", book(seat, 12))
    return out
