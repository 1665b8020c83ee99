"""Artifacts of Rune Stones: paying for them, placing them, trading them, counting at the end."""

from bajarz.art.figures.base import Figure, arrow
from bajarz.art.figures.marks import tag, verdict
from bajarz.art.palette import v
from bajarz.art.runestones import board
from bajarz.art.runestones.base import FIELD_ORDER
from bajarz.art.runestones.figures.facts import (
    BONUS,
    FIELDS,
    OFFERS,
    ORE,
    PIECE_POINTS,
    PIECES,
    ROWS,
    Offer,
)
from bajarz.art.runestones.figures.parts import pieces, sheet
from bajarz.art.runestones.parts import sun
from bajarz.art.svg import at, path, use

OPTION = 146.0  # width of the sheet for one payment


def figures() -> dict[str, Figure]:
    return {
        "paying": paying(),
        "ore": ore(),
        "fields": fields(),
        "trade": trade(),
        "count": count(),
    }


def smithy(offer: Offer, x: float, y: float) -> str:
    kind = "white" if offer.smithy == "white" else f"{offer.smithy}-{offer.artifact}"
    return use(f"rs-smithy-{kind}", x, y, 126, 147)


def payments(offer: Offer, x: float, y: float, high: float) -> str:
    """A sheet for each way to pay, with the sign for right or wrong below."""
    out = ""
    for i, payment in enumerate(offer.payments):
        left = x + (OPTION + 8) * i
        letters = "222" if payment.pieces == "ore" else payment.pieces
        count = len(letters)
        size, columns = (54.0, 2) if count == 2 else (42.0, 2) if count == 4 else (40.0, 3)
        top = y + (high - 46 - -(-count // columns) * (size + 6)) / 2 + 3
        out += sheet(left, y, OPTION, high) + pieces(letters, left + OPTION / 2, top, size, columns)
        out += verdict(left + OPTION / 2, y + high - 26, payment.allowed)
    return out


def paying() -> Figure:
    """A coloured and a white artifact, each with payments that will do and one that will not."""
    body = ""
    for i, offer in enumerate(OFFERS):
        y = 2 + 166.0 * i
        body += smithy(offer, 0, y) + payments(offer, 134, y, 150)
    return Figure(134 + 3 * (OPTION + 8) - 4, 2 + 166 + 154, body)


def ore() -> Figure:
    """Gems with the smithy's bonus, ore without it, and a mixture."""
    body = smithy(ORE, 0, 30) + payments(ORE, 134, 2, 162)
    for i, bonus in enumerate(BONUS):
        x = 134 + (OPTION + 8) * i + OPTION / 2
        body += arrow(x, 168, x, 188) + sun(x, 218, 58, bonus)
    return Figure(134 + 3 * (OPTION + 8) - 4, 250, body)


def fields() -> Figure:
    """Artifacts on their way to fields of the first row."""
    left, top = 4.0, 108.0
    body = at(left, top, use("rs-board", 0, 0, board.WIDTH, board.HEIGHT))
    for artifact, field, allowed in FIELDS:
        x, y = board.field_at(0, FIELD_ORDER.index(field))
        x, y = left + x + board.FIELD / 2, top + y
        body += use(f"rs-artifact-{artifact}", x - 32, 2, 64, 64) + arrow(x, 70, x, y + 10)
        body += verdict(x + 32, 84, allowed, 1.1)
    return Figure(2 * left + board.WIDTH, top + board.HEIGHT + 4, body)


def line_of(row: tuple[str, ...], x: float, y: float, size: float) -> str:
    """A row of a board, with the artifacts in it."""
    out = ""
    for i, (letter, held) in enumerate(zip(FIELD_ORDER, row, strict=True)):
        name = f"rs-filled-{letter}-{held}" if held else f"rs-field-{letter}"
        out += use(name, x + (size + 6) * i, y, size, size)
    return out


def trade() -> Figure:
    """A row that may be traded with what it brings, and one that may not."""
    size = 64.0
    body = ""
    for i, (row, points) in enumerate(ROWS):
        y = 2 + 100.0 * i
        body += sheet(2, y, 422, 88) + line_of(row, 14, y + 12, size)
        body += verdict(393, y + 44, bool(points))
        if points:
            body += arrow(430, y + 44, 456, y + 44) + sun(492, y + 44, 66, points)
            body += use("rs-stone-plus", 528, y + 12, 64, 64)
    return Figure(596, 194, body)


def count() -> Figure:
    """Gems and ore by threes, and the rows of the board, with what they bring."""
    body, x = "", 8.0
    for start in range(0, len(PIECES), 3):
        three = PIECES[start : start + 3]
        wide = 56.0 * len(three)
        body += pieces(three, x + wide / 2, 12, 50, 3)
        if len(three) == 3:
            body += path(f"M{x + 4} 70v8H{x + wide - 4}v-8", "none", v("line-strong"), 3)
        x += wide + 14
    body += arrow(x, 40, 476, 40) + sun(526, 42, 78, PIECE_POINTS)
    for i, (row, points) in enumerate(ROWS):
        y = 96 + 90.0 * i
        body += line_of(row, 8, y, 72) + arrow(412, y + 36, 476, y + 36)
        body += sun(526, y + 36, 78, points) if points else tag(526, y + 36, 0)
    return Figure(574, 96 + 180, body)
