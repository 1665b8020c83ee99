"""What Castles of Caladale is played with: the tiles, the grid, the supply."""

from bajarz.art.caladale.picture import tile_art
from bajarz.art.caladale.scenery import grass_strip, meadow
from bajarz.art.figures.base import Figure, arrow, place
from bajarz.art.figures.layout import framed
from bajarz.art.figures.marks import tag
from bajarz.art.palette import v
from bajarz.art.svg import at, path, rect, use
from bajarz.games.caladale.tables import Tables

KINDS = (  # a tile of each kind, and its side
    ("stone-top-1", 0), ("tree-edge-1", 0), ("tudor-two-1", 0), ("stone-three-1", 0),
    ("tree-four-1", 0), ("tudor-bridge", 0), ("stonetree-A-1", 0), ("wizard", 0), ("wizard", 1),
    ("scaffold", 0),
)  # fmt: skip
FACE_UP = (
    "tree-three-1", "stone-four-1", "tudor-top-1", "stonetree-B", "tree-edge-1",
    "tudor-two-1", "stone-top-1", "tree-bridge", "stone-two-1",
)  # fmt: skip
TAKEN = FACE_UP[-1]
COLUMNS, ROWS = range(-1, 5), range(3)  # of the grid that is shown
GATE = (1, 0)
TILE, STEP = 104.0, 118.0


def figures(tables: Tables) -> dict[str, Figure]:
    return {"kinds": kinds(tables), "grid": grid(), "draft": draft(tables)}


def lone(tables: Tables, name: str, x: float, y: float, side: int = 0) -> str:
    """A tile by itself, with its shadow."""
    shade = rect(x + 2, y + 4, TILE, TILE, v("shadow"), rx=8, opacity=0.25)
    return shade + use(f"{tile_art(tables, name, side).symbol}-r0", x, y, TILE, TILE)


def kinds(tables: Tables) -> Figure:
    """All kinds of tiles with numbers."""
    body = ""
    for i, (name, side) in enumerate(KINDS):
        x, y = 4 + STEP * (i % 5), 4 + (TILE + 46) * (i // 5)
        body += lone(tables, name, x, y, side) + tag(x + TILE / 2, y + TILE + 24, i + 1)
    return Figure(5 * STEP - 6, 2 * (TILE + 46) + 4, body)


def grid() -> Figure:
    """Columns and rows round a gate on its grass."""
    size, left, foot = 84.0, 50.0, 78.0
    w, h = left + size * len(COLUMNS) + 12, 20 + size * len(ROWS) + foot
    ground = h - foot
    start = left - COLUMNS[0] * size  # the left edge of column 0
    body = rect(0, 0, w, h, "url(#cd-sky)") + meadow(-20, w + 40, ground, h)
    body += "".join(
        place(start + x * size, ground - (y + 1) * size, size) for x in COLUMNS for y in ROWS
    )
    body += at(start, ground, grass_strip(0, 400, 0), size / 100)
    body += use("cd-tile-wizard-r0", start + GATE[0] * size, ground - size, size, size)
    out = at(2, 2, framed("grid", w, h, body))
    out += "".join(tag(start + (x + 0.5) * size + 2, h - 20, x) for x in COLUMNS)
    out += "".join(tag(28, ground - (y + 0.5) * size + 2, y) for y in ROWS)
    return Figure(w + 4, h + 4, out)


def draft(tables: Tables) -> Figure:
    """The supply; what may be taken from it, and what becomes of the tile."""
    spots = [(4 + STEP * (i % 5), 4 + STEP * (i // 5)) for i in range(10)]
    body = "".join(lone(tables, name, *spots[i]) for i, name in enumerate(FACE_UP[:-1]))
    (gap, y), (stack, _) = spots[8], spots[9]
    body += place(gap, y, TILE) + stack_at(stack, y) + arrow(stack - 2, y + 52, gap + 46, y + 52)
    low = y + TILE + 64
    body += arrow(gap + 30, y + TILE - 20, gap + 30, low - 6) + tag(gap + 66, low - 28, 1)
    body += arrow(stack + 76, y + TILE + 14, stack + 76, low - 6) + tag(stack + 40, low - 28, 2)
    body += lone(tables, TAKEN, gap, low) + use("cd-back", stack, low, TILE, TILE)
    return Figure(5 * STEP, low + TILE + 10, body + decision(tables, gap, low))


def decision(tables: Tables, taken: float, y: float) -> str:
    """Left of the tile just taken: kept face up, or turned down for a point."""
    kept, down = taken - 2 * STEP + 8, taken - 3 * STEP
    middle = y + TILE / 2
    out = arrow(taken - 12, middle, kept + TILE + 12, middle) + lone(tables, TAKEN, kept, y)
    out += path(f"M{kept - 5} {y + 20}l-8 64", "none", v("ink-2"), 5)
    out += use("cd-back", down, y, TILE, TILE) + tag(down + TILE / 2, middle, "+1")
    return out + tag(kept + TILE / 2, y - 28, 3) + tag(down + TILE / 2, y - 28, 4)


def stack_at(x: float, y: float) -> str:
    return "".join(use("cd-back", x + d, y + d, TILE, TILE) for d in (8, 4, 0))
