"""A table of Castles of Caladale: several castles with captions, the supply below them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bajarz.art.caladale.castle import OpenEdge, Placed, Window, scene, window_for
from bajarz.art.caladale.drawn import drawn
from bajarz.art.caladale.sprite import CastleTileArt, symbols
from bajarz.art.glyphs import number, number_width
from bajarz.art.palette import Theme, themed, v
from bajarz.art.shared import page_frame
from bajarz.art.svg import at, clip, clipped, el, label, part, picture, rect, use

_MARGIN, _GAP, _CAPTION, _TILE, _MINI = 24.0, 22.0, 62.0, 92.0, 54.0


@dataclass(frozen=True)
class CastleView:
    """One player's castle and what lies beside it."""

    name: str
    seat: int
    placed: Sequence[Placed]
    grass: tuple[int, int]
    score: int | None = None
    active: bool = False
    tray: Sequence[CastleTileArt] = ()
    face_down: int = 0
    open_edges: Sequence[OpenEdge] = ()


@dataclass(frozen=True)
class TableView:
    """All castles, the face-up tiles and the size of the stack."""

    castles: Sequence[CastleView]
    supply: Sequence[CastleTileArt] = ()
    stack: int = 0
    heading: str = ""


def draw(table: TableView, theme: Theme = "light", width: float = 1480) -> str:
    """The whole table as one standalone picture."""
    columns = 2 if len(table.castles) == 4 else max(1, min(3, len(table.castles)))
    width = min(width, 1120) if columns == 1 else width
    wide = (width - 2 * _MARGIN - _GAP * (columns - 1)) / columns
    rows = -(-len(table.castles) // columns)
    views = [window_for(c.placed, c.grass) for c in table.castles]
    scale = min((wide / view.w for view in views), default=1.0)
    heights = _row_heights(table, views, scale, columns)
    shelf = _TILE + 74 if table.supply or table.stack else 0
    height = 2 * _MARGIN + sum(heights) + _GAP * (rows - 1) + (_GAP + shelf if shelf else 0)
    tiles = [*table.supply, *(tile for castle in table.castles for tile in castle.tray)]
    looks = [placed.look for castle in table.castles for placed in castle.placed]
    body = rect(0, 0, width, height, v("ground")) + el("defs", symbols(tiles, looks))
    y = _MARGIN
    for i, castle in enumerate(table.castles):
        row, column = divmod(i, columns)
        spot = (_MARGIN + column * (wide + _GAP), y + sum(heights[:row]) + _GAP * row)
        body += at(*spot, _card(castle, i, views[i], wide, heights[row], scale))
        high = heights[row] - _CAPTION - _tray_height(castle)
        inner = (spot[0] + 14, spot[1] + _CAPTION + 8, wide - 28, high - 12)  # below the seal
        body += part(f"seat-{castle.seat}-board", *inner)
    if shelf:
        body += at(_MARGIN, height - _MARGIN - shelf, _supply(table, width - 2 * _MARGIN, shelf))
    return themed(picture(width, height, body, title="Castles of Caladale"), theme)


def _row_heights(
    table: TableView, views: Sequence[Window], scale: float, columns: int
) -> list[float]:
    """The tallest castle of each row decides."""
    out = []
    for start in range(0, len(views), columns):
        castles = table.castles[start : start + columns]
        tall = max(view.h * scale for view in views[start : start + columns])
        tray = max(_tray_height(castle) for castle in castles)
        out.append(_CAPTION + tall + tray)
    return out


def _tray_height(castle: CastleView) -> float:
    return _MINI + 24 if castle.tray or castle.face_down else 10.0


def _card(castle: CastleView, index: int, view: Window, w: float, h: float, scale: float) -> str:
    """A castle's card: caption, scene, tray."""
    edge = v("gold") if castle.active else v("line")
    tray = _tray_height(castle)
    scene_h = h - _CAPTION - tray
    shown = _fitted(view, (w - 20) / scale, scene_h / scale)
    name = f"cd-scene-{index}"
    picture_ = clip(name, f"M0 0H{w - 20}V{scene_h}H0Z") + clipped(
        name,
        at(
            -shown.x * scale,
            -shown.y * scale,
            scene(castle.placed, castle.grass, shown, castle.open_edges),
            scale,
        ),
    )
    out = rect(1, 4, w, h, v("shadow"), rx=14, opacity=0.18)
    out += rect(
        0, 0, w, h, v("paper-hi"), rx=14, stroke=edge, stroke_width=4 if castle.active else 1.4
    )
    out += at(10, _CAPTION, picture_) + at(16, _CAPTION + 6, page_frame(0, 0, w - 32, scene_h - 12))
    return out + _caption(castle, w) + at(14, h - tray + 10, _tray(castle, w - 28))


def _fitted(view: Window, w: float, h: float) -> Window:
    """A window of that size round the castle: more country at the sides, more sky above."""
    return Window(view.x - (w - view.w) / 2, view.y + view.h - h, w, h)


def _caption(castle: CastleView, w: float) -> str:
    out = use(f"seat-{castle.seat}", 16, 17, 28, 28) + label(56, 39, castle.name, 23, v("ink"))
    if castle.score is None:
        return out
    return out + at(w - 46, 36, _seal(castle.score))


def _seal(score: int) -> str:
    """A score in sealing wax."""
    size = 24 if len(str(score)) < 3 else 19
    return drawn("seal") + number(0, size / 2, score, size, v("on-jewel"))


def _tray(castle: CastleView, w: float) -> str:
    """Kept tiles that are not in the castle, and those turned down."""
    if not castle.tray and not castle.face_down:
        return ""
    count = len(castle.tray) + (1 if castle.face_down else 0)
    step = min(_MINI + 8, (w - _MINI) / max(count - 1, 1))
    out = "".join(
        use(f"{tile.symbol}-r0", step * i, 0, _MINI, _MINI) for i, tile in enumerate(castle.tray)
    )
    if castle.face_down:
        x = step * len(castle.tray)
        out += use("cd-back", x, 0, _MINI, _MINI) + _badge(
            x + _MINI - 6, _MINI - 8, castle.face_down
        )
    return out


def _badge(x: float, y: float, count: int) -> str:
    half = max(13.0, number_width(count, 13) / 2 + 7)
    return rect(
        x - half, y - 13, 2 * half, 26, v("paper-top"), rx=13, stroke=v("gold"), stroke_width=2
    ) + number(x, y + 6.5, count, 13, v("ink"))


def _supply(table: TableView, w: float, h: float) -> str:
    """The stack and the face-up tiles in one row."""
    out = rect(1, 4, w, h, v("shadow"), rx=14, opacity=0.18)
    out += rect(0, 0, w, h, v("paper-hi"), rx=14, stroke=v("line"), stroke_width=1.4)
    out += label(18, 34, table.heading, 20, v("ink")) if table.heading else ""
    count = len(table.supply) + (1 if table.stack else 0)
    step = min(_TILE + 16, (w - 48 - _TILE) / max(count - 1, 1))
    y, x = 56.0, (w - step * (count - 1) - _TILE) / 2 - 6
    if table.stack:
        out += "".join(use("cd-back", x + d, y + d, _TILE, _TILE) for d in (6, 3, 0))
        out += _badge(x + _TILE - 6, y + _TILE - 8, table.stack)
        x += step + 12
    for tile in table.supply:
        out += rect(x + 2, y + 4, _TILE, _TILE, v("shadow"), rx=9, opacity=0.25)
        out += use(f"{tile.symbol}-r0", x, y, _TILE, _TILE)
        x += step
    return out
