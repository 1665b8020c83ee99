"""A castle as a picture: tiles joined into one building, marks, the country round it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bajarz.art import shared
from bajarz.art.caladale import paints, scenery, tile_art
from bajarz.art.caladale.base import CORNERS, SIDES, B, L, R, T, TileLook
from bajarz.art.caladale.drawn import drawn
from bajarz.art.palette import Theme, themed, v
from bajarz.art.svg import at, circle, el, label, num, path, picture, rect, symbol, use

Cell = tuple[int, int]
OpenEdge = tuple[int, int, str]
STEP: dict[str, Cell] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
SIZE = 100


@dataclass(frozen=True)
class Placed:
    """A tile in a castle: column, row from the ground up, edges N E S W as they lie.

    Edges are stone, tree, tudor or sky (a gate's bottom may be grass). `illegal` is the id of the
    rule that the tile breaks, if any.
    """

    x: int
    y: int
    edges: tuple[str, str, str, str]
    kind: str
    seed: int = 0
    illegal: str = ""

    @property
    def look(self) -> TileLook:
        return tile_art.look_of(self.edges, self.kind, self.seed)


def closed_corners(cells: Mapping[Cell, Placed], tile: Placed) -> frozenset[str]:
    """The corners of a tile where all four edges that meet are castle; so is the ground."""
    return frozenset(c for c in CORNERS if _is_closed(cells, tile, c))


def _is_closed(cells: Mapping[Cell, Placed], tile: Placed, corner: str) -> bool:
    up, across = corner[0], corner[1]
    x, y = tile.x, tile.y
    beside = (x + STEP[across][0], y)
    if up == "S" and y == 0:
        neighbour = cells.get(beside)
        return (
            _joined(cells, (x, y), across) and tile.look.s and bool(neighbour and neighbour.look.s)
        )
    above = (x, y + STEP[up][1])
    return all(
        (
            _joined(cells, (x, y), up),
            _joined(cells, (x, y), across),
            _joined(cells, beside, up),
            _joined(cells, above, across),
        )
    )


def _joined(cells: Mapping[Cell, Placed], cell: Cell, side: str) -> bool:
    """Whether both edges there are castle; timber closes no corner."""
    one = cells.get(cell)
    two = cells.get((cell[0] + STEP[side][0], cell[1] + STEP[side][1]))
    if not one or not two or "scaffold" in (one.kind, two.kind):
        return False
    return one.look.has(side) and two.look.has(FACING[side])


def unjoined(cells: Mapping[Cell, Placed], grass: tuple[int, int]) -> list[OpenEdge]:
    """Castle edges with no tile against them; bottoms over the grass rest on it."""
    out = []
    for (x, y), tile in sorted(cells.items()):
        for side in SIDES:
            dx, dy = STEP[side]
            rests = side == "S" and y == 0 and grass[0] <= x <= grass[1]
            if tile.look.edges[SIDES.index(side)] in "STU" and (x + dx, y + dy) not in cells:
                if tile.kind != "scaffold" and not rests:
                    out.append((x, y, side))
    return out


def symbols(looks: Iterable[TileLook]) -> str:
    """The symbols of these looks and all that they need; colours not yet settled."""
    unique = {look.key: look for look in looks if look.kind != "scaffold"}
    parts = paints.paints() + scenery.paints()
    parts += shared.symbols() + tile_art.notch_symbols() + marks()
    return parts + "".join(tile_art.look_symbol(unique[key]) for key in sorted(unique))


def marks() -> str:
    """`cd-mark-illegal`, `cd-mark-legal`, `cd-mark-last`, `cd-mark-selected` for a cell."""
    hatch = el(
        "pattern",
        rect(0, 0, 4, 10, v("st-illegal"), opacity=0.55),
        id="cd-hatch",
        width=10,
        height=10,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )
    return hatch + "".join(
        symbol(f"cd-mark-{key}", "0 0 100 100", drawn(f"mark-{key}"))
        for key in ("illegal", "legal", "last", "selected")
    )


@dataclass(frozen=True)
class Window:
    """The part of the world that a picture shows; row 0 stands on y 0, north is up."""

    x: float
    y: float
    w: float
    h: float

    @property
    def box(self) -> str:
        return f"{num(self.x)} {num(self.y)} {num(self.w)} {num(self.h)}"


def window_for(placed: Sequence[Placed], grass: tuple[int, int]) -> Window:
    """Room for the castle and its grass, some sky above and some meadow below."""
    left = min([grass[0], *(p.x for p in placed)])
    right = max([grass[1], *(p.x for p in placed)])
    rows = max([3, *(p.y + 1 for p in placed)])
    return Window(
        left * SIZE - 120,
        -rows * SIZE - 110,
        (right - left + 1) * SIZE + 240,
        rows * SIZE + 110 + 96,
    )


def building(placed: Sequence[Placed], grass: tuple[int, int]) -> str:
    """The tiles alone, joined; row 0 stands on y 0."""
    cells = {(p.x, p.y): p for p in placed}
    out = ""
    for x, y, side in unjoined(cells, grass):
        letter = cells[x, y].look.edges[SIDES.index(side)]
        out += at(x * SIZE, -(y + 1) * SIZE, use(f"cd-open-{letter}-{side}", 0, 0, SIZE, SIZE))
    for (x, y), tile in sorted(cells.items(), key=lambda item: (item[0][1], item[0][0])):
        look = tile_art.placed(tile.look, closed_corners(cells, tile))
        out += at(x * SIZE, -(y + 1) * SIZE, look)
    return out


def scene(
    placed: Sequence[Placed],
    grass: tuple[int, int],
    view: Window,
    open_edges: Sequence[OpenEdge] = (),
) -> str:
    """A castle in its country, filling the window."""
    bottom = view.y + view.h
    out = scenery.backdrop(view.x, view.y, view.w, view.h, 0)
    out += building(placed, grass)
    out += scenery.grass_strip(grass[0] * SIZE, (grass[1] + 1) * SIZE, 0)
    for gate in placed:
        if gate.kind == "gate" and gate.y == 0:
            out += scenery.road((gate.x + 0.5) * SIZE, 0, bottom)
    cells = {(p.x, p.y): p for p in placed}
    out += "".join(_stitches(cells, edge) for edge in open_edges)
    return out + "".join(_violation(tile) for tile in placed if tile.illegal)


def _stitches(cells: Mapping[Cell, Placed], edge: OpenEdge) -> str:
    """An open edge: gold stitches and the sign of the theme it wants."""
    x, y, side = edge
    tile = cells.get((x, y))
    letter = tile.look.edges[SIDES.index(side)] if tile else "o"
    return at(x * SIZE, -(y + 1) * SIZE, _stitch(letter, side))


def _stitch(letter: str, side: str) -> str:
    lines = {"N": f"M{L} -5H{R}", "S": f"M{L} 105H{R}", "E": f"M105 {T}V{B}", "W": f"M-5 {T}V{B}"}
    spot = {"N": (50, -22), "S": (50, 122), "E": (122, 59), "W": (-22, 59)}[side]
    gold = v("c-open")
    out = path(lines[side], "none", v("paper-top"), 7, opacity=0.7)
    out += path(lines[side], "none", gold, 3.4, stroke_dasharray="6 6")
    if letter in "STU":
        out += circle(*spot, 14, v("seal"), stroke=gold, stroke_width=2.2)
        out += use(f"cd-sign-{letter}", spot[0] - 9.5, spot[1] - 9.5, 19, 19)
    return out


def stitch_symbols() -> str:
    """`cd-stitch-S-N` and so on: the marks of open edges, drawn outside the tile's box."""
    return "".join(
        symbol(f"cd-stitch-{letter}-{side}", "0 0 100 100", _stitch(letter, side))
        for letter in "STU"
        for side in SIDES
    )


def _violation(tile: Placed) -> str:
    """A tile in the wrong place: ruby hatch, wavy line, the rule's id."""
    wide = 16 + 11.5 * len(tile.illegal)
    chip = rect(
        50 - wide / 2, 36, wide, 28, v("paper-top"), rx=7, stroke=v("st-illegal"), stroke_width=2
    )
    out = use("cd-mark-illegal", 0, 0, SIZE, SIZE) + chip
    out += label(50, 56, tile.illegal, 17, v("st-illegal"), "middle")
    return at(tile.x * SIZE, -(tile.y + 1) * SIZE, out)


def castle(
    placed: Sequence[Placed],
    grass: tuple[int, int],
    theme: Theme = "light",
    *,
    open_edges: Sequence[OpenEdge] = (),
) -> str:
    """One castle as a standalone picture. `grass` is its first and last column of grass.

    `open_edges` lists castle edges (column, row, side) to be marked with gold stitches.
    """
    view = window_for(placed, grass)
    body = el("defs", symbols(p.look for p in placed)) + scene(placed, grass, view, open_edges)
    return themed(picture(view.w, view.h, body, view.box, "Castle"), theme)
