"""Castles side by side: what may be built and what may not."""

from bajarz.art.caladale import unjoined
from bajarz.art.caladale.castle import SIZE, Placed, building
from bajarz.art.caladale.figures.sites import (
    FALLEN,
    FALLING,
    POINTS,
    ROWS,
    SCORE,
    Cell,
    Rows,
    Site,
)
from bajarz.art.caladale.picture import placed_tiles
from bajarz.art.caladale.scenery import grass_strip, meadow
from bajarz.art.figures.base import SIGN, Figure, arrow
from bajarz.art.figures.layout import framed
from bajarz.art.figures.marks import tag, verdict
from bajarz.art.glyphs import number
from bajarz.art.palette import v
from bajarz.art.svg import at, path, rect, ring, use
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.tables import GRASS_WIDTH
from bajarz.games.caladale.view import castle_seen

WIDE, TALL, GAP = 588.0, 420.0, 14.0
SIDE, TOP, FOOT = 0.34, 0.36, 0.46  # room round the cells, in tiles
LARGEST = 104.0
PLAYERS = 3  # who build by the rules of most games


def figures(game: Caladale) -> dict[str, Figure]:
    shown = {name: rows_of_sites(game, rows) for name, rows in ROWS.items()}
    return shown | {"points": points(game), "falling": falling(game)}


def rows_of_sites(game: Caladale, rows: Rows) -> Figure:
    """Panels side by side, row under row, all to one scale."""
    tall = sum(max(height(site) for site in row) for row in rows)
    unit = min([LARGEST, (TALL - 4 - GAP * (len(rows) - 1)) / tall, *map(fitting, rows)])
    body, y, wide = "", 2.0, 0.0
    for i, row in enumerate(rows):
        x = 2.0
        for j, site in enumerate(row):
            body += at(x, y, view(game, site, unit, f"site-{i}-{j}"))
            x += width(site) * unit + GAP
        y += max(height(site) for site in row) * unit + GAP
        wide = max(wide, x - GAP + 2)
    return Figure(wide, y - GAP + 2, body)


def fitting(row: tuple[Site, ...]) -> float:
    """The size of a tile with which a row of panels is as wide as a picture may be."""
    return (WIDE - 4 - GAP * (len(row) - 1)) / sum(width(site) for site in row)


def width(site: Site) -> float:
    """How many tiles wide its panel is."""
    return site.columns[1] - site.columns[0] + 1 + 2 * SIDE


def height(site: Site) -> float:
    return site.rows + TOP + FOOT


def view(game: Caladale, site: Site, unit: float, name: str) -> str:
    """A panel with the castle, marks on its tiles, and the sign for right or wrong."""
    w, h = width(site) * unit, height(site) * unit
    scale = unit / SIZE
    inside = at((SIDE - site.columns[0]) * unit, h - FOOT * unit, scene(game, site), scale)
    body = rect(0, 0, w, h, "url(#cd-sky)") + inside
    out = framed(name, w, h, body)
    for column, row, text in site.tags:
        x, y = (column - site.columns[0] + SIDE + 0.5) * unit, h - (row + 0.5 + FOOT) * unit
        out += tag(x, y, text, "st-illegal" if text.startswith("-") else "gold")
    if not site.judged:
        return out
    foot = FOOT * unit / 2 + 1
    return out + verdict(w - foot - 4, h - foot, not site.violations, min(1.3, foot / SIGN - 0.06))


def scene(game: Caladale, site: Site) -> str:
    """The castle on its grass, a tile 100 wide, row 0 standing on y 0."""
    placed = laid(game, site)
    grass = (site.grass, site.grass + GRASS_WIDTH - 1)
    first, last = site.columns
    out = meadow((first - 1) * SIZE, (last - first + 3) * SIZE, 0, FOOT * SIZE)
    out += building(placed, grass) + "".join(outline(tile) for tile in placed)
    out += grass_strip(grass[0] * SIZE, (grass[1] + 1) * SIZE, 0)
    out += "".join(hollow(cell) for cell in site.empty)
    out += "".join(ring_about(cell, not site.violations) for cell in site.marked)
    return out + (stitches(placed, grass) if site.shows_open else "")


def laid(game: Caladale, site: Site) -> list[Placed]:
    position = {"seats": {"1": {"castle": list(site.castle), "grass": site.grass}}}
    view = game.position(PLAYERS, {}, position).view(None)
    return placed_tiles(castle_seen(game.tables, view, 1), {})


def outline(tile: Placed) -> str:
    """Where one tile ends and the next begins."""
    return rect(
        tile.x * SIZE, -(tile.y + 1) * SIZE, SIZE, SIZE,
        stroke=v("ink-3"), stroke_width=1.4, opacity=0.5,
    )  # fmt: skip


def hollow(cell: Cell) -> str:
    """An empty cell."""
    x, y = cell
    return rect(
        x * SIZE + 7, -(y + 1) * SIZE + 7, SIZE - 14, SIZE - 14,
        rx=10, stroke=v("ink-2"), stroke_width=3, stroke_dasharray="9 9",
    )  # fmt: skip


def ring_about(cell: Cell, allowed: bool) -> str:
    """A frame about a tile: whole where it may lie, broken where it may not."""
    x, y = cell
    place = (x * SIZE + 4, -(y + 1) * SIZE + 4, SIZE - 8, SIZE - 8)
    colour = v("st-legal" if allowed else "st-illegal")
    dash = None if allowed else "16 9"
    return rect(*place, rx=9, stroke=v("paper-top"), stroke_width=9, opacity=0.75) + rect(
        *place, rx=9, stroke=colour, stroke_width=6, stroke_dasharray=dash
    )


def stitches(placed: list[Placed], grass: tuple[int, int]) -> str:
    """The marks of unfinished edges."""
    cells = {(tile.x, tile.y): tile for tile in placed}
    out = ""
    for x, y, side in unjoined(cells, grass):
        letter = cells[x, y].look.edges["NESW".index(side)]
        stitch = use(f"cd-stitch-{letter}-{side}", 0, 0, SIZE, SIZE)
        out += at(x * SIZE, -(y + 1) * SIZE, stitch)
    return out


def points(game: Caladale) -> Figure:
    """A castle with what each of its parts is worth, a tile turned down, and the sum."""
    unit = 104.0
    w, h = width(POINTS) * unit, height(POINTS) * unit
    body = at(2, 2, view(game, POINTS, unit, "site"))
    x = w + 74
    body += use("cd-back", x - 48, h / 2 - 112, 96, 96) + tag(x, h / 2 - 64, "+1")
    wax = path(ring(x, h - 66, (46, 42), 24), v("wax"), v("k-ink"), 1.6)
    return Figure(x + 60, h + 4, body + wax + number(x, h - 49, SCORE, 34, v("on-jewel")))


def falling(game: Caladale) -> Figure:
    """A castle before the count, and what is left of it."""
    unit = (WIDE - 60) / (2 * width(FALLING))
    w, h = width(FALLING) * unit, height(FALLING) * unit
    body = at(2, 2, view(game, FALLING, unit, "before"))
    body += arrow(w + 11, h / 2, w + 49, h / 2) + at(w + 58, 2, view(game, FALLEN, unit, "after"))
    return Figure(2 * w + 60, h + 4, body)
