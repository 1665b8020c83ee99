"""What the pictures of Rune Stones share: cards, slots, gems, sheets of paper."""

from bajarz.art.palette import v
from bajarz.art.runestones.figures.facts import DRUID
from bajarz.art.runestones.parts import chip
from bajarz.art.svg import at, rect, use

HIGH = 1.44  # a card's height to its width
ORE = "2"  # among the letters of gems


def card(number: int, x: float, y: float, w: float, faint: bool = False) -> str:
    """A card face up, with its shadow."""
    name = f"rs-card-{DRUID}-{number}" if number >= 100 else f"rs-card-{number}"
    shade = rect(x + 2, y + 4, w, w * HIGH, v("shadow"), rx=w * 0.08, opacity=0.26)
    face = use(name, x, y, w, w * HIGH, opacity=0.4 if faint else None)
    return face if faint else shade + face


def deck(name: str, x: float, y: float, w: float) -> str:
    """A pile of cards face down."""
    return "".join(use(name, x + d, y + d, w, w * HIGH) for d in (6, 3, 0))


def slot(x: float, y: float, w: float) -> str:
    """An empty place for a card."""
    return rect(
        x + 2, y + 2, w - 4, w * HIGH - 4,
        rx=8, stroke=v("line-strong"), stroke_width=2, stroke_dasharray="6 6",
    )  # fmt: skip


def cost(x: float, y: float, w: float, value: int) -> str:
    """The price of a slot under its card."""
    return points(x + w / 2, y + w * HIGH - 9, "rs-magic-M", value)


def points(x: float, y: float, symbol: str, value: int) -> str:
    """So many magic points; y is the top."""
    return at(x, y, chip(0, 0, 60, symbol, value), 1.25)


def frame(x: float, y: float, w: float, h: float, allowed: bool) -> str:
    """A frame about something: whole where it may be done, broken where it may not."""
    return rect(
        x - 4, y - 4, w + 8, h + 8, rx=12,
        stroke=v("st-legal" if allowed else "st-illegal"), stroke_width=4.5,
        stroke_dasharray=None if allowed else "12 8",
    )  # fmt: skip


def sheet(x: float, y: float, w: float, h: float) -> str:
    """A sheet of paper on which one example lies."""
    return rect(x, y, w, h, v("paper-hi"), rx=12, stroke=v("line-strong"), stroke_width=2)


def pieces(letters: str, x: float, y: float, size: float, columns: int) -> str:
    """Gems by letter and ore, row by row, about the middle x; y is their top."""
    out = ""
    for start in range(0, len(letters), columns):
        row = letters[start : start + columns]
        left = x - len(row) * (size + 6) / 2 + 3
        for i, letter in enumerate(row):
            name = "rs-ore" if letter == ORE else f"rs-gem-{letter}"
            out += use(name, left + i * (size + 6), y, size, size)
        y += size + 6
    return out
