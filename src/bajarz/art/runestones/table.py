"""A whole table of Rune Stones as one standalone picture."""

from __future__ import annotations

from collections.abc import Mapping

from bajarz.art.palette import Theme, themed, v
from bajarz.art.runestones import market, seats, track
from bajarz.art.runestones.card import CardArt
from bajarz.art.runestones.parts import TablePicture
from bajarz.art.runestones.sprite import BoardArt, symbols
from bajarz.art.runestones.view import Seat, read_seat
from bajarz.art.svg import at, el, label, part, picture, rect, use
from bajarz.games.runestones.view import RuneStonesView

_MARGIN, _GAP, _W = 20.0, 16.0, 1400.0


def draw(
    view: RuneStonesView,
    cards: Mapping[str, CardArt],
    seat: int,
    theme: Theme = "light",
    lang: str = "en",
    *,
    printed: BoardArt | None = None,
    names: Mapping[int, str] | None = None,
    marks: Mapping[str, str] | None = None,
) -> str:
    """The position as `seat` may see it; seat 0, a spectator, sits with seat 1.

    `cards` has a druid's cards as `<druid>-<number>`; `marks` rings cards by their number: legal,
    selected, last or refused.
    """
    table = _table(view, cards, seat, lang, printed or BoardArt(), names or {}, marks or {})
    body, y = at(_MARGIN, _MARGIN, _banner(table)), _MARGIN + 46
    body += at(_MARGIN, y, _road(table))
    y += track.HEIGHT + 6 + _lift(table)
    if table.others:
        body += _rivals(table, y)
        y += seats.rival_height(table) * _zoom(table) + _GAP
    body += at(_MARGIN, y, market.market(table))
    body += at(_MARGIN + market.WIDTH + _GAP, y, market.side(table))
    y += market.HEIGHT + _GAP
    if any(market.in_play(table)):
        strip, wide = market.play(table)
        body += at(_MARGIN + (_W - wide) / 2, y, strip)
        y += 156 + _GAP
    body += at(_MARGIN, y, seats.mine(table, _W))
    x, top, wide, high = seats.MINE_BOARD
    body += part(f"seat-{table.me.number}-board", _MARGIN + x, y + top, wide, high)
    width, height = _W + 2 * _MARGIN, y + seats.MINE_H + _MARGIN
    head = rect(0, 0, width, height, v("ground")) + el("defs", symbols(_seen(table), table.printed))
    return themed(picture(width, height, head + body, title="Rune Stones"), theme)


def _table(
    view: RuneStonesView,
    cards: Mapping[str, CardArt],
    viewer: int,
    lang: str,
    printed: BoardArt,
    names: Mapping[int, str],
    marks: Mapping[str, str],
) -> TablePicture:
    numbers = range(1, len(view["seats"]) + 1)
    low = viewer if viewer in numbers else 1
    after = [n for n in numbers if n > low] + [n for n in numbers if n < low]
    me = read_seat(view, low, viewer, names)
    others = [read_seat(view, n, viewer, names) for n in after]
    chosen = {str(card): "selected" for card in view.get("called", [])}
    return TablePicture(view, cards, printed, me, others, lang, {**chosen, **marks})


def _zoom(table: TablePicture) -> float:
    return 1.0 if len(table.others) > 2 else 1.16


def _rivals(table: TablePicture, y: float) -> str:
    zoom = _zoom(table)
    wide = seats.RIVAL_W * zoom
    left = _MARGIN + (_W - wide * len(table.others) - _GAP * (len(table.others) - 1)) / 2
    return "".join(
        at(left + (wide + _GAP) * i, y, seats.rival(table, other), zoom)
        for i, other in enumerate(table.others)
    )


def _banner(table: TablePicture) -> str:
    """The game, the round, and who does what."""
    out = label(2, 30, "Rune Stones", 28, v("ink"))
    count = table.words("picture-round", number=table.view["round"])
    out += label(_W, 29, count, 22, v("ink-2"), "end")
    mover = table.mover
    who = (mover.name or table.words("picture-druid", druid=mover.druid)) if mover else ""
    text = table.words("picture-phase", phase=table.view["phase"], who=who)
    half = 48 + 5.8 * len(text)
    out += rect(
        _W / 2 - half, 0, 2 * half, 40, v("citrine-soft"), rx=20, stroke=v("gold"), stroke_width=1.8
    )
    if mover:
        out += use(f"seat-{mover.number}", _W / 2 - half + 12, 9, 22, 22)
    return out + label(_W / 2 + (12 if mover else 0), 27, text, 19, v("ink"), "middle")


def _road(table: TablePicture) -> str:
    road = use("rs-track", 0, 0, track.WIDTH, track.HEIGHT) + track.pawns(_scores(table))
    return at(0, _lift(table), road)


def _scores(table: TablePicture) -> dict[int, int]:
    return {seat.number: seat.points for seat in table.seats}


def _lift(table: TablePicture) -> float:
    """Room above the road for pawns that stand on each other."""
    return 24.0 * max(level for _, _, level in track.stands(_scores(table)))


def _seen(table: TablePicture) -> list[CardArt]:
    """The cards that lie face up somewhere in the picture."""
    view = table.view
    spots: list[tuple[int, Seat | None]]
    spots = [(seat.held["played_top"], seat) for seat in table.seats]
    shared = view["display"] + view["general_discard"]
    shared += view.get("playing", []) + view.get("called", [])
    spots += [(card, table.mover) for card in shared]
    spots += [(card, table.me) for card in table.me.hand or []]
    found = {art.symbol: art for card, seat in spots if (art := table.card(card, seat))}
    return [found[name] for name in sorted(found)]
