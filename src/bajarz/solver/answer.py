"""From the solver's grid to a castle of the game, checked by the game's own rules."""

from bajarz.games.caladale.analysis import Analysis
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.scoring import count_parts
from bajarz.games.caladale.tables import cell_at, laid_as, rotation_of, side_of, tile_of, x_of, y_of
from bajarz.solver.grid import ROW
from bajarz.solver.problem import Placement, Problem, Solution
from bajarz.solver.stock import Stock


def make_stock(problem: Problem) -> Stock:
    """The problem's tiles by kinds."""
    return Stock(
        problem.tables,
        problem.tiles,
        problem.pool,
        problem.gates,
        problem.sides,
        problem.scaffold,
        problem.grass,
    )


def empty_castle(problem: Problem) -> Solution:
    """C-P4: what a castle without a gate is worth."""
    return judge(problem, Castle(problem.tables, problem.variety))


def read_grid(problem: Problem, stock: Stock, laid: list[int], left: int) -> Solution:
    """The castle on a grid whose grass begins in column `left`; own tiles go before the pool's."""
    castle = Castle(problem.tables, problem.variety)
    hand = [own + pool for own, pool in zip(stock.own_tiles, stock.pool_tiles, strict=True)]
    empty = 4 * len(stock.kinds)
    for place in range(ROW, len(laid)):
        if laid[place] != empty:
            kind, rotation = divmod(laid[place], 4)
            tile = take_tile(stock, kind, rotation, hand)
            cell = cell_at(place % ROW - left, place // ROW - 1)
            castle.place(tile_of(tile), cell, rotation, side_of(tile))
    return judge(problem, castle)


def take_tile(stock: Stock, kind: int, rotation: int, hand: list[list[int]]) -> int:
    """A tile of the kind, as the game lays it."""
    if kind in stock.gate_laid:
        return stock.gate_laid[kind]
    if kind == stock.scaffold:
        return laid_as(stock.tables.scaffold, rotation)
    return laid_as(hand[kind].pop(0), rotation)


def judge(problem: Problem, castle: Castle) -> Solution:
    """The castle with its score (C-P); it must be legal, or empty."""
    analysis = Analysis(castle)
    assert analysis.is_legal() or not castle.laid, "the solver built an illegal castle"
    exchanges = find_exchanges(problem, castle)
    parts = count_parts(analysis, problem.face_down)
    if problem.pool:
        parts["exchanges"] = -len(exchanges)  # C-2c
    score = sum(parts.values())
    bound = problem.ceiling()
    placements = tuple(placement(castle, cell) for cell in analysis.cells)
    return Solution(placements, castle.grass, score, parts, bound, score == bound, exchanges)


def placement(castle: Castle, cell: int) -> Placement:
    laid = castle.laid[cell]
    name = castle.tables.name[tile_of(laid)]
    return Placement(name, side_of(laid), x_of(cell), y_of(cell), rotation_of(laid))


def find_exchanges(problem: Problem, castle: Castle) -> tuple[tuple[str, str], ...]:
    """C-2b: every tile of the pool in the castle was exchanged for an own tile that is not."""
    taken = [tile for tile in problem.pool if castle.has(tile)]
    given = [tile for tile in problem.tiles if not castle.has(tile)]
    assert len(taken) <= len(given), "the solver took more tiles than it gave"
    name = problem.tables.name
    return tuple((name[old], name[new]) for old, new in zip(given, taken, strict=False))
