"""What the table's panels are put together from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bajarz.art.glyphs import number, number_width
from bajarz.art.palette import v
from bajarz.art.runestones.base import FIELD_ORDER, GAME, INK, drawn_as
from bajarz.art.runestones.card import CardArt
from bajarz.art.runestones.sprite import BoardArt
from bajarz.art.runestones.view import Seat
from bajarz.art.svg import group, label, rect, use
from bajarz.games.runestones.view import RuneStonesView
from bajarz.text.catalogue import Catalogue, catalogue


@dataclass(frozen=True)
class TablePicture:
    """A view, and what is needed to draw it. Druid cards are found as `<druid>-<number>`."""

    view: RuneStonesView
    cards: Mapping[str, CardArt]
    printed: BoardArt
    me: Seat
    others: Sequence[Seat]
    lang: str
    marks: Mapping[str, str]

    @property
    def words(self) -> Catalogue:
        return catalogue(self.lang, GAME)

    @property
    def seats(self) -> list[Seat]:
        return [self.me, *self.others]

    @property
    def mover(self) -> Seat | None:
        return next((seat for seat in self.seats if seat.active), None)

    def card(self, number: int, seat: Seat | None = None) -> CardArt | None:
        found = self.cards.get(str(number))
        if found is None and seat is not None:
            found = self.cards.get(f"{seat.druid}-{number}")
        return found


def panel(w: float, h: float, active: bool = False) -> str:
    """A sheet of paper with a shadow; gold means: now."""
    edge, wide = (v("gold"), 3.6) if active else (v("line"), 1.4)
    return rect(1, 4, w, h, v("shadow"), rx=14, opacity=0.18) + rect(
        0, 0, w, h, v("paper-hi"), rx=14, stroke=edge, stroke_width=wide
    )


def badge(x: float, y: float, value: int, size: float = 13) -> str:
    """A count on a round tag."""
    half = max(size, number_width(value, size) / 2 + size * 0.6)
    return rect(
        x - half,
        y - size,
        2 * half,
        2 * size,
        v("paper-top"),
        rx=size,
        stroke=v("gold"),
        stroke_width=2,
    ) + number(x, y + size / 2, value, size, v("ink"))


def sun(x: float, y: float, size: float, points: int) -> str:
    """Power points on a sun."""
    high = size * (0.36 if points < 10 else 0.3 if points < 100 else 0.22)
    return use("rs-point", x - size / 2, y - size / 2, size, size) + number(
        x, y + high / 2, points, high, INK, weight=3.3
    )


def counter(x: float, y: float, symbol: str, value: int, size: float) -> str:
    """A piece and how many; faint where there is none."""
    out = use(symbol, x, y - size / 2, size, size) + number(
        x + size * 1.12, y + size * 0.3, value, size * 0.6, v("ink"), "start"
    )
    return out if value else group(out, opacity=0.42)


def pieces(
    gems: Mapping[str, int],
    ore: int,
    x: float,
    y: float,
    step: tuple[float, float, int],
    size: float,
) -> str:
    """The counters of five gems and ore; `step` is across, down, and how many in a line."""
    named = [(f"rs-gem-{letter}", gems[letter]) for letter in FIELD_ORDER] + [("rs-ore", ore)]
    across, down, columns = step
    return "".join(
        counter(x + across * (i % columns), y + down * (i // columns), symbol, value, size)
        for i, (symbol, value) in enumerate(named)
    )


def field(seat: Seat, row: int, column: int) -> str:
    """The symbol of a field, empty or with its artifact."""
    artifact = seat.held["rows"][row][column]
    letter = FIELD_ORDER[column]
    return f"rs-filled-{letter}-{artifact}" if artifact else f"rs-field-{letter}"


def stone(seat: Seat, i: int, x: float, y: float, size: float) -> str:
    """A seat's i-th rune stone; the gem on the Wild Gem stone lies on it."""
    stones, wild = seat.held["stones"], seat.held["wild"]
    if i >= len(stones):
        return use("rs-stone-empty", x, y, size, size)
    out = use(f"rs-stone-{stones[i]}", x, y, size, size)
    if stones[i] == "wild" and wild:
        out += use(f"rs-gem-{wild}", x + size * 0.5, y + size * 0.46, size * 0.54, size * 0.54)
    return out


def face(table: TablePicture, card: int, seat: Seat | None, x: float, y: float, w: float) -> str:
    """A card, face up, with its shadow and its mark."""
    art = table.card(card, seat)
    high = w * 1.44
    out = rect(x + 2, y + 4, w, high, v("shadow"), rx=w * 0.08, opacity=0.26)
    out += use(art.symbol if art else "rs-back", x, y, w, high)
    mark = table.marks.get(str(card))
    return out + (_mark(mark, x, y, w, high) if mark else "")


def _mark(kind: str, x: float, y: float, w: float, h: float) -> str:
    """A ring about a card: legal, selected, last or refused."""
    colour = v(
        {"legal": "st-legal", "last": "st-last", "refused": "st-illegal"}.get(kind, "st-selected")
    )
    dash = {"legal": "9 6", "last": "2 6"}.get(kind)
    return rect(
        x - 4,
        y - 4,
        w + 8,
        h + 8,
        "none",
        rx=w * 0.1,
        stroke=colour,
        stroke_width=4,
        stroke_dasharray=dash,
    )


def back(symbol: str, x: float, y: float, w: float, left: int) -> str:
    """A face-down pile with its size; an empty one is an outline."""
    high = w * 1.44
    if not left:
        return empty_pile(x, y, w)
    layers = [d for d in (6, 3, 0) if d == 0 or left > d // 3]
    return "".join(use(symbol, x + d, y + d, w, high) for d in layers) + badge(
        x + w - 4, y + 4, left
    )


def empty_pile(x: float, y: float, w: float) -> str:
    return rect(
        x + 2,
        y + 2,
        w - 4,
        w * 1.44 - 4,
        v("paper"),
        rx=w * 0.08,
        stroke=v("ink-3"),
        stroke_width=1.6,
        stroke_dasharray="6 5",
        opacity=0.7,
    )


def identity(table: TablePicture, seat: Seat, size: float) -> str:
    """Shape, emblem, name, and what there is to say."""
    druid = table.words("picture-druid", druid=seat.druid)
    notes = [druid] if seat.name else []
    notes += [table.words("picture-you")] if seat.mine else []
    notes += [table.words("picture-to-move")] if seat.active else []
    notes += _result(table, seat)
    out = use(f"seat-{seat.number}", 0, size * 0.1, size * 0.5, size * 0.5)
    out += use(f"rs-druid-{drawn_as(seat.druid)}", size * 0.62, -size * 0.1, size, size)
    if table.view["first"] == seat.number:
        out += use("i-flag", size * 0.06, size * 0.64, size * 0.4, size * 0.4)
    out += label(size * 1.8, size * 0.36, seat.name or druid, size * 0.5, v("ink"))
    colour = v("ink-2") if seat.active else v("ink-3")
    return out + label(size * 1.8, size * 0.78, " · ".join(notes), size * 0.34, colour)


def _result(table: TablePicture, seat: Seat) -> list[str]:
    result = table.view.get("result")
    if result is None or seat.number not in result["winners"]:
        return []
    return [table.words("picture-won", count=len(result["winners"]))]


def chip(x: float, y: float, w: float, symbol: str, value: int) -> str:
    """A slot's cost under its card."""
    return (
        rect(x - w / 2, y, w, 30, v("r-paper"), rx=15, stroke=INK, stroke_width=1.6)
        + use(symbol, x - 25, y + 3, 24, 24)
        + number(x + 13, y + 22.4, value, 15, INK, weight=3.3)
    )
