"""A whole table of Grajeczka as one standalone picture."""

from __future__ import annotations

from collections.abc import Mapping

from bajarz.art.grajeczka import kingdom, pages, panels
from bajarz.art.grajeczka.pages import PageArt
from bajarz.art.grajeczka.scenes import Look
from bajarz.art.grajeczka.sprite import common
from bajarz.art.grajeczka.tile import Laid
from bajarz.art.grajeczka.view import Adventure, Parts, TablePicture, table_of
from bajarz.art.palette import Theme, themed, v
from bajarz.art.svg import at, el, label, part, picture, rect, use
from bajarz.games.grajeczka.view import GrajeczkaView

_MARGIN, _GAP, _W, _H = 20.0, 16.0, 1440.0, 900.0


def draw(
    view: GrajeczkaView,
    parts: Parts,
    seat: int,
    theme: Theme = "light",
    lang: str = "en",
    *,
    names: Mapping[int, str] | None = None,
    last: Adventure = None,
) -> str:
    """The position as `seat` may see it; seat 0, a spectator, sits with seat 1.

    `last` is the last adventure, to be marked; where it is not given, the view tells the one of
    this turn.
    """
    table = table_of(view, parts, seat, lang, names or {}, last)
    y = _MARGIN + 54
    body = at(_MARGIN, _MARGIN, _banner(table)) + _players(table, y)
    x = _MARGIN + panels.SEAT_W + _GAP
    wide = _W - panels.SEAT_W - panels.PAGE_W - 2 * _GAP
    high = _H - panels.PROGRESS_H - _GAP
    body += at(x, y, kingdom.kingdom(table, wide, high)) + part("board", x, y, wide, high)
    body += at(x, y + _H - panels.PROGRESS_H, panels.progress(table, wide))
    x += wide + _GAP
    high = _H - panels.NEXT_H - _GAP
    body += at(x, y, panels.hand(table, high))
    body += at(x, y + high + _GAP, panels.next_tile(table))
    width, height = _W + 2 * _MARGIN, y + _H + _MARGIN
    symbols = common(_looks(table)) + pages.symbols(_seen(table)) + kingdom.paints()
    head = rect(0, 0, width, height, v("ground")) + el("defs", symbols)
    return themed(picture(width, height, head + body, title="Grajeczka"), theme)


def _players(table: TablePicture, y: float) -> str:
    """The seats' panels from the top, in the order of play."""
    step = panels.seat_height(table) + _GAP
    return "".join(
        at(_MARGIN, y + step * i, panels.seat(table, who)) for i, who in enumerate(table.seats)
    )


def _banner(table: TablePicture) -> str:
    """The game, the turn, and who does what."""
    out = label(2, 30, "Grajeczka", 28, v("ink"))
    turn, limit = table.view["turn"], table.view["limit"]
    count = table.words("grajeczka-turn", number=turn) + (f" / {limit}" if limit else "")
    out += label(_W, 29, count, 20, v("ink-2"), "end")
    mover = table.mover
    who = table.name(mover) if mover else ""
    text = table.words("picture-phase", phase=table.view["phase"], who=who)
    half = 36 + 5.9 * len(text)
    out += rect(
        _W / 2 - half, 0, 2 * half, 40, v("citrine-soft"), rx=20, stroke=v("gold"), stroke_width=1.8
    )
    if mover:
        out += use(f"seat-{mover.number}", _W / 2 - half + 12, 9, 22, 22)
    return out + label(_W / 2 + (12 if mover else 0), 27, text, 19, v("ink"), "middle")


def _looks(table: TablePicture) -> list[Look]:
    """The looks of all places: the kingdom's, and those of the next tile, rotated."""
    top = [Laid(table.top, rotation=rotation) for rotation in range(6)] if table.top else []
    spots = (spot for laid in (*table.laid, *top) for spot in laid.spots)
    return [(spot.terrain, spot.variant, spot.pair) for spot in spots]


def _seen(table: TablePicture) -> list[PageArt]:
    """The pages that lie open in the picture."""
    open_pages = sorted({who.page for who in table.seats if who.page})
    return [table.parts.pages[each] for each in open_pages if each in table.parts.pages]
