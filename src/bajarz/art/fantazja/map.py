"""Fantazja's map as a picture: tiles and stacks on a grid, marks, a token on a building."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bajarz.art.fantazja.sprite import CASTLE_SIDES, Sides, TileArt, tab_symbols
from bajarz.art.glyphs import number
from bajarz.art.palette import v
from bajarz.art.shared import page_frame
from bajarz.art.svg import at, circle, group, rect, use

CELL = 124.0
PAD = 0.45 * CELL
Place = tuple[int, int]


@dataclass(frozen=True)
class Layer:
    """One tile of a stack and how far it is turned."""

    tile: TileArt | None
    turns: int


def place_of(text: str) -> Place:
    x, _, y = text.partition(",")
    return int(x), int(y)


def stack_of(text: str, tiles: Mapping[str, TileArt]) -> list[Layer]:
    """`"S-R2a r0 / E-R1a r0"` from the top down; `castle` is a layer without a tile."""
    layers = []
    for part in text.split("/"):
        words = part.split()
        turns = int(words[1].removeprefix("r")) if len(words) > 1 else 0
        layers.append(Layer(tiles.get(words[0]), turns))
    return layers


def tile(art: TileArt | None, turns: int, size: float, castle: Sides = CASTLE_SIDES) -> str:
    """A face-up tile at the origin; None is the Magic Castle."""
    return _face(art, size) + _tabs(art, turns, size, castle)


def _face(art: TileArt | None, size: float) -> str:
    return use(art.symbol if art else "fz-castle", 0, 0, size, size)


def _tabs(art: TileArt | None, turns: int, size: float, castle: Sides) -> str:
    names = tab_symbols(art.sides if art else castle, turns)
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

    stacks: dict[Place, list[Layer]]
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
        return PAD + (place[0] - self.left) * CELL, PAD + (place[1] - self.top) * CELL

    def visible(self, faction: str, kind: str) -> int:
        """How many visible buildings of a type a faction has."""
        tops = (stack[0].tile for stack in self.stacks.values())
        return sum(1 for t in tops if t and t.faction == faction and t.type == kind)


def read_map(
    view: Mapping[str, object], tiles: Mapping[str, TileArt], marks: Mapping[str, str]
) -> MapView:
    """The map of a view, with a margin all round."""
    raw = view.get("map")
    places = raw if isinstance(raw, Mapping) else {}
    stacks = {place_of(str(k)): stack_of(str(text), tiles) for k, text in places.items()}
    stacks.setdefault((0, 0), [Layer(None, 0)])
    signs = {place_of(k): kind for k, kind in marks.items()}
    xs = [x for x, _ in (*stacks, *signs)]
    ys = [y for _, y in (*stacks, *signs)]
    left, top, rows = min(xs), min(ys), max(ys) - min(ys) + 1
    if rows < 4:
        top, rows = top - (4 - rows) // 2, 4
    tokens = view.get("tokens")
    holder = str(tokens.get("military", "")) if isinstance(tokens, Mapping) else ""
    spot = holder.partition(" by ")[0]  # "gone" when its building has vanished
    token = place_of(spot) if "," in spot else None
    return MapView(stacks, signs, token, left, top, max(xs) - left + 1, rows)


def draw_map(area: MapView, castle: Sides = CASTLE_SIDES) -> str:
    """The framed map at the origin."""
    out = rect(-14, -14, area.width + 28, area.height + 28, v("paper"), rx=18)
    out += rect(-14, -14, area.width + 28, area.height + 28, "url(#fz-page)", rx=18)
    out += page_frame(-14, -14, area.width + 28, area.height + 28) + _grid(area)
    return out + draw_buildings(area, castle)


def draw_buildings(area: MapView, castle: Sides = CASTLE_SIDES) -> str:
    """What lies on the map, without the paper under it."""
    out = "".join(_mark(area, p, k) for p, k in sorted(area.marks.items()) if k in _UNDER)
    for place in sorted(area.stacks, key=lambda p: (p[1], p[0])):
        x, y = area.spot(place)
        shade = rect(5, 8, CELL - 8, CELL - 6, v("shadow"), rx=14, opacity=0.24)
        out += at(x, y, shade + _stack(area.stacks[place]))
    for place, layers in sorted(area.stacks.items()):
        tabs = _tabs(layers[0].tile, layers[0].turns, _top_size(layers), castle)
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
