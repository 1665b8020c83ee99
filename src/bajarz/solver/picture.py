"""A castle as text: three signs by two lines a tile, the themes told apart by shape."""

from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.tables import cell_at, tile_of, x_of, y_of
from bajarz.games.caladale.violations import edges_at
from bajarz.solver.problem import Problem, Solution

SIGNS = " ▓♣╳=◇"  # sky, stone, tree, tudor, grass, and an edge that adapts
WIDTH, HEIGHT = 5, 3


def text_picture(problem: Problem, found: Solution) -> str:
    """The castle from its top row down, with the grass under it."""
    castle = found.castle(problem.tables, problem.variety)
    cells = list(castle.laid)
    if not cells:
        return "(no castle)"
    left = min(castle.grass, *(x_of(cell) for cell in cells))
    right = max(castle.grass + castle.width - 1, *(x_of(cell) for cell in cells))
    lines: list[str] = []
    for y in range(max(y_of(cell) for cell in cells), -1, -1):
        boxes = [tile_box(castle, cell_at(x, y)) for x in range(left, right + 1)]
        lines += ["".join(box[line] for box in boxes).rstrip() for line in range(HEIGHT)]
    ground = ["^" * WIDTH if castle.over_grass(x) else " " * WIDTH for x in range(left, right + 1)]
    return "\n".join([*lines, "".join(ground).rstrip()])


def tile_box(castle: Castle, cell: int) -> list[str]:
    """One tile: its edges' signs around its mark; blank where nothing lies."""
    if cell not in castle.laid:
        return [" " * WIDTH] * HEIGHT
    tile = tile_of(castle.laid[cell])
    tables = castle.tables
    mark = "∩" if tables.is_gate[tile] else "⚑" if tables.is_top[tile] else "·"
    mark = "╫" if tile == tables.scaffold else mark
    north, east, south, west = (SIGNS[edge] for edge in edges_at(castle, cell))
    return [f" {north * 3} ", f"{west * 2}{mark}{east * 2}", f" {south * 3} "]
