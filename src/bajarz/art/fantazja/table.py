"""A whole position of Fantazja as one standalone picture."""

from __future__ import annotations

from collections.abc import Mapping

from bajarz.art.fantazja.map import draw_map, map_view, tile
from bajarz.art.fantazja.powers import POWERS_HEIGHT, POWERS_WIDTH, TablePicture, card, held, powers
from bajarz.art.fantazja.sprite import CASTLE_SIDES, Sides, TileArt, symbols
from bajarz.art.fantazja.view import Side, side_of
from bajarz.art.glyphs import number
from bajarz.art.palette import Theme, themed, v
from bajarz.art.svg import at, el, glow, label, part, picture, rect, use
from bajarz.games.fantazja.view import FantazjaView

_MARGIN, _GAP = 22.0, 18.0
_SHELF, _PANEL, _HAND, _MINI = 226.0, 84.0, 132.0, 50.0


def draw(
    view: FantazjaView,
    tiles: Mapping[str, TileArt],
    seat: int,
    theme: Theme = "light",
    lang: str = "en",
    *,
    castle: Sides = CASTLE_SIDES,
    names: Mapping[int, str] | None = None,
) -> str:
    """The position as `seat` may see it; seat 0, a spectator, sits with seat 1."""
    low = seat if seat in (1, 2) else 1
    table = TablePicture(
        view,
        tiles,
        map_view(view, tiles),
        side_of(view, low, seat),
        side_of(view, 3 - low, seat),
        lang,
        castle,
        names or {},
    )
    middle = max(table.area.height + 28, POWERS_HEIGHT, _shelf_height(table))
    across = max(table.area.width + 28, 660.0)
    width = 2 * _MARGIN + POWERS_WIDTH + _SHELF + 2 * _GAP + across
    above, below = _hand_height(table.other), _hand_height(table.me)
    height = 2 * _MARGIN + above + 2 * _PANEL + middle + 2 * _GAP + below
    y = _MARGIN + above + _PANEL + _GAP
    map_x = _MARGIN + POWERS_WIDTH + _GAP + (across - table.area.width) / 2
    body = rect(0, 0, width, height, v("ground")) + el("defs", symbols(_seen(table)) + _paints())
    body += at(_MARGIN, _MARGIN, _hand(table, table.other, width - 2 * _MARGIN))
    body += at(_MARGIN, _MARGIN + above, _panel(table, table.other, width - 2 * _MARGIN))
    body += at(_MARGIN, y, powers(table))
    map_y = y + 14 + (middle - 28 - table.area.height) / 2
    body += at(map_x, map_y, draw_map(table.area, castle))
    body += part("board", map_x - 14, map_y - 14, table.area.width + 28, table.area.height + 28)
    body += at(width - _MARGIN - _SHELF, y, _shelves(table))
    y += middle + _GAP
    body += at(_MARGIN, y, _panel(table, table.me, width - 2 * _MARGIN))
    body += at(_MARGIN, y + _PANEL + 16, _hand(table, table.me, width - 2 * _MARGIN))
    return themed(picture(width, height, body, title="Fantazja"), theme)


def _seen(table: TablePicture) -> list[TileArt]:
    """The tiles that lie face up somewhere in the picture."""
    stacks = table.area.stacks.values()
    ids = {layer.tile.id for stack in stacks for layer in stack if layer.tile}
    ids.update(name for _, _, names in _shelf_rows(table) for name in names)
    for side in (table.me, table.other):
        ids.update(side.hand or [])
    return [tile for name, tile in sorted(table.tiles.items()) if name in ids]


def _paints() -> str:
    return glow("fz-page", ((0, v("paper-hi"), 1), (0.5, v("paper"), 1), (1, v("ground"), 1)))


def _panel(table: TablePicture, side: Side, w: float) -> str:
    """A player's strip: emblem, name, counters, tokens, score."""
    out = card(w, _PANEL, side.active)
    out += rect(0, 12, 7, _PANEL - 24, v(f"fa-{side.faction}"))
    out += use(f"fz-faction-{side.faction}", 18, 16, 52, 52)
    faction, name = table.words(f"faction-{side.faction}"), table.names.get(side.number, "")
    out += label(84, 40, name or faction, 21, v("ink"))
    notes = [faction] if name else []
    if side.mine:
        notes.append(table.words("picture-you"))
    if side.active:
        notes.append(table.words("picture-to-move"))
    out += label(
        84,
        63,
        " · ".join(notes + _result(table, side)),
        16,
        v("gold-lo") if side.active else v("ink-3"),
    )
    x = 372.0
    if side.hand is None:
        out += _backs(side, x)
        x += 212
    for icon, count, name in (
        ("fz-ip", side.seat["ip"], "ip"),
        ("i-pile", side.seat["pile"], "pile"),
        ("i-discard", len(side.seat["discard"]), "discard"),
        ("fz-bonus", side.seat["bonus"], "bonus"),
    ):
        out += use(icon, x, 16, 34, 34) + number(x + 44, 43, count, 22, v("ink"), "start")
        out += label(x, 70, table.words(f"picture-{name}"), 13.5, v("ink-3"), bold=False)
        x += 104
    out += "".join(
        use(f"fz-token-{kind}", x + 52 * i, 19, 46, 46)
        for i, kind in enumerate(held(table, side.number))
    )
    out += number(w - 62, 58, side.score, 38, v("ink"), "end", weight=3.2)
    return out + label(w - 52, 58, table.words("picture-points"), 18, v("ink-2"))


def _result(table: TablePicture, side: Side) -> list[str]:
    if "result" not in table.view:
        return []
    winners = table.view["result"]["winners"]
    if len(winners) != 1:
        return [table.words("picture-draw")]
    return [table.words("picture-wins")] if side.number in winners else []


def _backs(side: Side, x: float) -> str:
    """A hidden hand: overlapping backs and their number."""
    count = side.seat["hand"]
    step = min(26.0, 104 / max(count - 1, 1))
    out = "".join(use(f"fz-back-{side.faction}", x + step * i, 19, 46, 46) for i in range(count))
    return out + number(x + step * max(count - 1, 0) + 60, 53, count, 22, v("ink"), "start")


def _shelf_rows(table: TablePicture) -> list[tuple[str, str, list[str]]]:
    """What lies open at the right: (faction, heading, tiles)."""
    me, other = table.me, table.other
    rows = [
        (other.faction, "discard", other.seat["discard"]),
        (other.faction, "ip", other.known_ip),
        (other.faction, "shown", me.shown),
        (me.faction, "ip", me.known_ip),
        (me.faction, "discard", me.seat["discard"]),
    ]
    return [row for row in rows if row[1] == "discard" or row[2]]


def _row_height(count: int) -> float:
    return 48.0 + max(1, -(-count // 4)) * (_MINI + 3) + 8


def _shelf_height(table: TablePicture) -> float:
    rows = _shelf_rows(table)
    return sum(_row_height(len(names)) for _, _, names in rows) + 12 * (len(rows) - 1)


def _shelves(table: TablePicture) -> str:
    out, y = "", 0.0
    for faction, heading, names in _shelf_rows(table):
        high = _row_height(len(names))
        body = card(_SHELF, high) + use(f"fz-faction-{faction}", 10, 9, 26, 26)
        body += label(44, 29, table.words(f"picture-{heading}"), 17, v("ink-2"))
        body += number(_SHELF - 14, 30, len(names), 16, v("ink"), "end")
        for i, name in enumerate(names):
            spot = (8 + i % 4 * (_MINI + 3), 44 + i // 4 * (_MINI + 3))
            body += at(*spot, tile(table.tiles.get(name), 0, _MINI))
        out += at(0, y, body)
        y += high + 12
    return out


def _hand_height(side: Side) -> float:
    return 0.0 if side.hand is None else _HAND + 34


def _hand(table: TablePicture, side: Side, w: float) -> str:
    """A hand that the viewer may see, with the tiles' names under it."""
    if side.hand is None:
        return ""
    count = len(side.hand)
    step = min(_HAND + 14, (w - _HAND) / max(count - 1, 1))
    left = (w - step * (count - 1) - _HAND) / 2
    out = ""
    for i, name in enumerate(side.hand):
        shade = rect(6, 9, _HAND - 10, _HAND - 8, v("shadow"), rx=14, opacity=0.24)
        body = shade + tile(table.tiles.get(name), 0, _HAND)
        body += label(_HAND / 2, _HAND + 20, name, 15, v("ink-2"), "middle")
        out += at(left + step * i, 0, body)
    return out
