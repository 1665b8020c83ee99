"""The players' panels: opponents compact, my own board and hand large."""

from __future__ import annotations

from bajarz.art.glyphs import number
from bajarz.art.palette import v
from bajarz.art.runestones import board
from bajarz.art.runestones.base import drawn_as
from bajarz.art.runestones.parts import (
    TablePicture,
    back,
    badge,
    empty_pile,
    face,
    field,
    identity,
    panel,
    pieces,
    stone,
    sun,
)
from bajarz.art.runestones.view import Seat
from bajarz.art.svg import at, label, use

RIVAL_W, _RIVAL_H, _OPEN_H = 456.0, 152.0, 28.0
MINE_H = 286.0
MINE_BOARD = (10.0, 72.0, board.WIDTH + 12, board.HEIGHT + 12)  # where the board is on my panel


def rival_height(table: TablePicture) -> float:
    """All opponents' panels are equally high."""
    return _RIVAL_H + (_OPEN_H if any(map(open_hand, table.others)) else 0)


def rival(table: TablePicture, seat: Seat) -> str:
    """An opponent: who, the board in small, pieces, piles."""
    out = panel(RIVAL_W, rival_height(table), seat.active) + at(16, 14, identity(table, seat, 34))
    out += sun(RIVAL_W - 38, 34, 54, seat.points)
    for row in (0, 1):
        for column in range(5):
            out += use(field(seat, row, column), 14 + 31 * column, 70 + 36 * row, 29, 29)
    for i in range(4):
        out += stone(seat, i, 174 + 33 * (i % 2), 68 + 36 * (i // 2), 33)
    out += pieces(seat.held["gems"], seat.held["ore"], 250, 84, (48, 36, 3), 23)
    if open_hand(seat):
        out += use("i-hand", 16, _RIVAL_H - 2, 20, 20)
        out += label(42, _RIVAL_H + 14, open_hand(seat), 16, v("ink"))
    return out + at(400, 66, _piles(seat))


def open_hand(seat: Seat) -> str:
    """The numbers of an opponent's cards, for those who may see them."""
    return " · ".join(map(str, seat.hand or []))


def _piles(seat: Seat) -> str:
    """Hand, deck and played pile of an opponent, by their number."""
    held = seat.held
    counts = (
        ("i-hand", held["hand"]),
        ("i-pile", held["deck"]),
        ("i-discard", held["played_size"]),
    )
    out = ""
    for i, (icon, value) in enumerate(counts):
        y = 25.0 * i
        out += use(icon, 0, y, 20, 20) + number(26, y + 16, value, 13, v("ink"), "start")
    return out


def mine(table: TablePicture, w: float) -> str:
    """My panel: board left, hand in the middle, piles right."""
    me = table.me
    out = panel(w, MINE_H, me.active) + at(20, 18, identity(table, me, 42))
    out += sun(board.WIDTH - 14, 42, 66, me.points)
    out += pieces(me.held["gems"], me.held["ore"], 476, 42, (92, 0, 6), 36)
    out += at(16, 78, _board(me)) + _hand(table, 460, w - 460 - 236)
    return out + at(w - 222, 84, _own_piles(table))


def _board(seat: Seat) -> str:
    out = use("rs-board", 0, 0, board.WIDTH, board.HEIGHT)
    for row in (0, 1):
        for column in range(5):
            name = field(seat, row, column)
            if name.startswith("rs-filled"):
                out += use(name, *board.field_at(row, column), board.FIELD, board.FIELD)
    for i in range(len(seat.held["stones"])):
        out += stone(seat, i, *board.stone_at(i), 44)
    return out


def _hand(table: TablePicture, x: float, w: float) -> str:
    """My cards face up, or backs where the hand is hidden."""
    me, count = table.me, table.me.held["hand"]
    wide = 128.0
    step = min(wide + 12, (w - wide) / max(count - 1, 1))
    left = x + (w - step * max(count - 1, 0) - wide) / 2
    if me.hand is None:
        name = f"rs-back-{drawn_as(me.druid)}"
        return "".join(use(name, left + step * i, 88, wide, wide * 1.44) for i in range(count))
    return "".join(
        face(table, card, me, left + step * i, 88, wide) for i, card in enumerate(me.hand)
    )


def _own_piles(table: TablePicture) -> str:
    me, wide = table.me, 96.0
    top = me.held["played_top"]
    out = back(f"rs-back-{drawn_as(me.druid)}", 0, 0, wide, me.held["deck"])
    if top:
        size = me.held["played_size"]
        out += face(table, top, me, wide + 16, 0, wide)
        out += badge(1.5 * wide + 16, wide * 1.44 + 10, size)
    else:
        out += empty_pile(wide + 16, 0, wide)
    y = wide * 1.44 + 42
    out += label(wide / 2, y, table.words("picture-deck"), 15, v("ink-2"), "middle")
    return out + label(wide * 1.5 + 16, y, table.words("picture-played"), 15, v("ink-2"), "middle")
