"""The picture of a link: 1200 by 630 pixels, as other sites show it beside a shared address."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from bajarz.art.palette import Theme, themed, v
from bajarz.art.shared import page_frame, symbols
from bajarz.art.svg import at, cut_out, el, label, picture, rect, star, use

WIDTH, HEIGHT, MARGIN = 1200.0, 630.0, 28.0
COLUMN = 356.0  # of the words, at the right
ROOT = re.compile(r'<svg xmlns="[^"]*" width="([^"]*)" height="([^"]*)" viewBox="([^"]*)"[^>]*>')


class CardSeat(NamedTuple):
    """A player as the card names them; no score where there is none."""

    number: int
    name: str
    score: int | None
    won: bool


def share_card(
    drawing: str, title: str, headline: str, seats: Sequence[CardSeat], theme: Theme = "light"
) -> str:
    """A finished game: its last board, who won, and everybody's points."""
    high = HEIGHT - 2 * MARGIN
    wide = WIDTH - 3 * MARGIN - COLUMN
    body = el("defs", symbols()) + rect(0, 0, WIDTH, HEIGHT, v("ground"))
    body += rect(MARGIN, MARGIN, wide, high, v("paper-hi"), rx=18, stroke=v("line"), stroke_width=2)
    board = cut_out(drawing, "board")
    body += placed(board, MARGIN + 12, MARGIN + 12, wide - 24, high - 24)
    body += at(WIDTH - MARGIN - COLUMN, MARGIN, words(title, headline, seats, high))
    return themed(picture(WIDTH, HEIGHT, body, title=title), theme)


def placed(drawing: str, x: float, y: float, w: float, h: float) -> str:
    """A drawing in the middle of a place, as large as it fits there."""
    root = ROOT.match(drawing)
    assert root is not None
    wide, high = float(root[1]), float(root[2])
    scale = min(w / wide, h / high)
    inner = drawing[root.end() : drawing.rindex("</svg>")]
    return el(
        "svg",
        inner,
        x=x + (w - wide * scale) / 2,
        y=y + (h - high * scale) / 2,
        width=wide * scale,
        height=high * scale,
        viewBox=root[3],
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def words(title: str, headline: str, seats: Sequence[CardSeat], high: float) -> str:
    """The column at the right: the game, what happened, the players."""
    out = rect(0, 0, COLUMN, high, v("paper"), rx=18) + page_frame(12, 12, COLUMN - 24, high - 24)
    out += label(COLUMN / 2, 72, title, fitting(title, 26, COLUMN - 90), v("ink-2"), "middle")
    y = 108.0
    for line in wrapped(headline, 17)[:3]:
        y += 46
        out += label(COLUMN / 2, y, line, fitting(line, 42, COLUMN - 56), v("ink"), "middle")
    y = max(y + 40, 214)
    step = min(76.0, (high - 96 - y) / max(len(seats), 1))
    for seat in seats:
        out += at(30, y, seat_row(seat, step - 10))
        y += step
    return out + label(COLUMN / 2, high - 38, "Bajarz", 30, v("gold-lo"), "middle")


def seat_row(seat: CardSeat, high: float) -> str:
    wide = COLUMN - 60
    fill = v("citrine-soft") if seat.won else v("paper-hi")
    edge = v("gold") if seat.won else v("line")
    out = rect(0, 0, wide, high, fill, rx=12, stroke=edge, stroke_width=2)
    middle = high / 2
    out += use(f"seat-{seat.number}", 14, middle - 13, 26, 26)
    room = wide - 58 - (66 if seat.score is not None else 10) - (26 if seat.won else 0)
    size = max(19.0, fitting(seat.name, 25, room))
    name = shortened(seat.name, room, size)
    out += label(52, middle + size / 3, name, size, v("ink"), bold=seat.won)
    if seat.won:
        spot = wide - (82 if seat.score is not None else 30)
        out += star(spot, middle, 13, v("gold"))
    if seat.score is not None:
        number = str(seat.score).replace("-", "−")
        out += label(wide - 18, middle + 12, number, 36, v("ink"), "end")
    return out


def site_card(tagline: str, drawings: Sequence[str], theme: Theme = "light") -> str:
    """The whole site: its name, and a look at each game."""
    body = el("defs", symbols()) + rect(0, 0, WIDTH, HEIGHT, v("ground"))
    body += page_frame(26, 26, WIDTH - 52, HEIGHT - 52)
    body += label(WIDTH / 2, 138, "Bajarz", 96, v("ink"), "middle")
    body += label(WIDTH / 2, 190, tagline, 34, v("ink-2"), "middle", bold=False)
    gap = 18.0
    wide = (WIDTH - 2 * 64 - gap * (len(drawings) - 1)) / max(len(drawings), 1)
    for place, drawing in enumerate(drawings):
        x = 64 + place * (wide + gap)
        body += rect(x, 238, wide, 320, v("paper-hi"), rx=16, stroke=v("line"), stroke_width=2)
        body += placed(drawing, x + 8, 246, wide - 16, 304)
    return themed(picture(WIDTH, HEIGHT, body, title="Bajarz"), theme)


def wrapped(text: str, most: int) -> list[str]:
    """Words in lines of about so many letters."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + len(word) < most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def fitting(text: str, size: float, room: float) -> float:
    """The size at which a line has room: a letter is about half as wide as it is high."""
    return min(size, room / (0.47 * max(len(text), 1)))


def shortened(text: str, room: float, size: float) -> str:
    most = max(3, int(room / (0.47 * size)))
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
