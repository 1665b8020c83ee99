"""Fantazja's map as a picture: tiles and stacks on a grid, marks, a token on a building."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bajarz.art.fantazja.sprite import CASTLE_SIDES, Sides, TileArt, tab_symbols
from bajarz.art.glyphs import number
from bajarz.art.palette import v
from bajarz.art.shared import page_frame
from bajarz.art.svg import at, circle, group, rect, use
from bajarz.games.fantazja.actions import Place, read_place
from bajarz.games.fantazja.view import FantazjaView, LaidTile

CELL = 124.0
PAD = 0.45 * CELL


@dataclass(frozen=True)
class Layer:
    """One tile of a stack and its rotation; no tile is the Magic Castle."""

    tile: TileArt | None
    rotation: int


Stacks = dict[Place, list[Layer]]


def tile(art: TileArt | None, rotation: int, size: float, castle: Sides = CASTLE_SIDES) -> str:
    """A face-up tile at the origin; None is the Magic Castle."""
    return _face(art, size) + _tabs(art, rotation, size, castle)


def _face(art: TileArt | None, size: float) -> str:
    return use(art.symbol if art else "fz-castle", 0, 0, size, size)


def _tabs(art: TileArt | None, rotation: int, size: float, castle: Sides) -> str:
    names = tab_symbols(art.sides if art else castle, rotation)
    return "".join(use(name, 0, 0, size, size) for name in names)


def _top_size(layers: list[Layer]) -> float:
    """A tile on a stack is drawn smaller, to leave room for the edges under it."""
    return CELL * (1 - 0.045 * (len(layers) - 1))


def _stack(layers: list[Layer]) -> str:
    """The top tile without its tabs, and each tile under it as an edge in its owner's colour."""
    covered, small = layers[1:], _top_size(layers)
    step = (CELL - small) / max(len(covered), 1)
    out = ""
    for depth in range(len(covered), 0, -1):
        under = covered[depth - 1].tile
        out += use(
            f"fz-edge-{under.faction if under else 'S'}", step * depth, step * depth, small, small
        )
    return out + _face(layers[0].tile, small)


@dataclass(frozen=True)
class MapView:
    """The map of a position, measured."""

    stacks: Stacks
    marks: dict[Place, str]
    token: Place | None
    left: int
    top: int
    columns: int
    rows: int

    @property
    def width(self) -> float:
        return self.columns * CELL + 2 * PAD

    @property
    def height(self) -> float:
        return self.rows * CELL + 2 * PAD

    def spot(self, place: Place) -> tuple[float, float]:
        return PAD + (place.x - self.left) * CELL, PAD + (place.y - self.top) * CELL


def stacks_of(view: FantazjaView, tiles: Mapping[str, TileArt]) -> Stacks:
    """What lies on the map, the castle included."""
    laid = view["map"].items()
    stacks = {read_place(place): [layer(each, tiles) for each in stack] for place, stack in laid}
    return {read_place(view["castle"]): [Layer(None, 0)], **stacks}


def layer(laid: LaidTile, tiles: Mapping[str, TileArt]) -> Layer:
    return Layer(tiles[laid["tile"]], laid["rotation"])


def map_view(view: FantazjaView, tiles: Mapping[str, TileArt]) -> MapView:
    """The map of a view, at least four rows high."""
    stacks = stacks_of(view, tiles)
    xs = [place.x for place in stacks]
    ys = [place.y for place in stacks]
    left, top, rows = min(xs), min(ys), max(ys) - min(ys) + 1
    if rows < 4:
        top, rows = top - (4 - rows) // 2, 4
    military = view["tokens"]["military"]
    token = read_place(military["place"]) if "place" in military else None
    return MapView(stacks, {}, token, left, top, max(xs) - left + 1, rows)


def draw_map(area: MapView, castle: Sides = CASTLE_SIDES) -> str:
    """The framed map at the origin."""
    out = rect(-14, -14, area.width + 28, area.height + 28, v("paper"), rx=18)
    out += rect(-14, -14, area.width + 28, area.height + 28, "url(#fz-page)", rx=18)
    out += page_frame(-14, -14, area.width + 28, area.height + 28) + _grid(area)
    return out + draw_buildings(area, castle)


def draw_buildings(area: MapView, castle: Sides = CASTLE_SIDES) -> str:
    """What lies on the map, without the paper under it."""
    out = "".join(_mark(area, p, k) for p, k in sorted(area.marks.items()) if k in _UNDER)
    for place in sorted(area.stacks, key=lambda p: (p.y, p.x)):
        x, y = area.spot(place)
        shade = rect(5, 8, CELL - 8, CELL - 6, v("shadow"), rx=14, opacity=0.24)
        out += at(x, y, shade + _stack(area.stacks[place]))
    for place, layers in sorted(area.stacks.items()):
        tabs = _tabs(layers[0].tile, layers[0].rotation, _top_size(layers), castle)
        out += at(*area.spot(place), tabs)
    out += "".join(_mark(area, p, k) for p, k in sorted(area.marks.items()) if k not in _UNDER)
    if area.token:
        x, y = area.spot(area.token)
        ring = circle(CELL / 2, CELL / 2 + 8, 25, v("paper-top"), opacity=0.75)
        out += at(x, y, ring + use("fz-token-military", CELL / 2 - 22, CELL / 2 - 14, 44, 44))
    return out


_UNDER = ("legal", "risk", "refused")


def _mark(area: MapView, place: Place, kind: str) -> str:
    x, y = area.spot(place)
    return use(f"fz-mark-{kind}", x, y, CELL, CELL)


def _grid(area: MapView) -> str:
    dots = "".join(
        circle(PAD + i * CELL, PAD + j * CELL, 1.8, v("line-strong"), opacity=0.55)
        for i in range(area.columns + 1)
        for j in range(area.rows + 1)
    )
    numbers = "".join(
        number(PAD + (i + 0.5) * CELL, area.height - 4, area.left + i, 11, v("ink-3"))
        for i in range(area.columns)
    ) + "".join(
        number(10, PAD + (j + 0.5) * CELL + 5, area.top + j, 11, v("ink-3"))
        for j in range(area.rows)
    )
    return dots + group(numbers)
