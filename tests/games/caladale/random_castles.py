"""Random castles, legal and broken, and the same for the slow reference."""

from collections.abc import Iterator
from random import Random

from bajarz.games.caladale.analysis import Analysis
from bajarz.games.caladale.castle import VARIETY_FREE, VARIETY_SOLO_1, VARIETY_STANDARD, Castle
from bajarz.games.caladale.components import KINDS as KINDS_OF
from bajarz.games.caladale.components import TYPE_EDGE, TYPE_SCAFFOLD, TYPE_TOP
from bajarz.games.caladale.tables import (
    STEP,
    cell_at,
    laid_as,
    on_grid,
    rotation_of,
    side_of,
    tile_of,
    x_of,
    y_of,
)
from bajarz.games.caladale.violations import find_violations, open_edges
from drawn_castles import COMPONENTS, TABLES
from reference import caladale as slow

KINDS = slow.load_kinds(COMPONENTS)
VARIETIES = {VARIETY_STANDARD: "standard", VARIETY_SOLO_1: "solo 1", VARIETY_FREE: "free"}
STEPS = 40
TWO_AND_TWO = tuple(KINDS_OF.index(kind) for kind in ("two", "bridge", "enchanted-bridge"))


def fits(castle: Castle, cell: int, laid: int) -> bool:
    """Whether all touching edges agree and castle meets castle, as far as printed edges tell."""
    joins = False
    for direction, step in enumerate(STEP):
        there = castle.laid.get(cell + step)
        if there is not None:
            pair = {TABLES.face[laid * 4 + direction], TABLES.face[there * 4 + (direction ^ 2)]}
            if 5 not in pair and len(pair) > 1:
                return False
            joins = joins or bool(pair & {1, 2, 3})
    return joins


def spare_tiles(castle: Castle) -> list[int]:
    return [t for t in range(TABLES.tiles) if not castle.has(t) and not TABLES.is_gate[t]]


def fill(castle: Castle, cell: int, rng: Random, only: tuple[int, ...] = ()) -> bool:
    """Put some tile that fits on a cell, if there is one; mostly one that leaves edges open."""
    if castle.is_free(cell) and on_grid(x_of(cell), y_of(cell)):
        tiles = [tile for tile in spare_tiles(castle) if not only or TABLES.kind[tile] in only]
        rng.shuffle(tiles)
        if rng.random() < 0.9 - len(castle.laid) / 40:
            tiles.sort(key=lambda tile: TABLES.is_top[tile] or TABLES.is_edge[tile])
        for tile in tiles:
            for turn in [0] if TABLES.upright[tile] else rng.sample(range(4), 4):
                if fits(castle, cell, laid_as(tile, turn)):
                    castle.place(tile, cell, turn)
                    return True
    return False


def near(castle: Castle, rng: Random) -> int:
    """A cell beside a tile of the castle, mostly at an open edge; anywhere if there is no tile."""
    if not castle.laid:
        return cell_at(rng.randint(-2, 6), rng.randint(0, 3))
    edges = open_edges(castle)
    if edges and rng.random() < 0.7:
        edge = rng.choice(edges)
        return edge // 4 + STEP[edge % 4]
    return rng.choice(sorted(castle.laid)) + rng.choice(STEP)


def add(castle: Castle, rng: Random) -> None:
    """Add a tile that fits somewhere."""
    for _ in range(6):
        if fill(castle, near(castle, rng), rng):
            break


def span(castle: Castle, rng: Random) -> None:
    """Add a row of tiles, to the right of some cell."""
    cell = near(castle, rng)
    for step in range(rng.randint(2, 4)):
        fill(castle, cell + step, rng)


def jut(castle: Castle, rng: Random) -> None:
    """Add tiles with two castle and two sky edges, each beside the last."""
    cell = near(castle, rng)
    step = rng.choice((-1, 1))
    for number in range(rng.randint(1, 3)):
        fill(castle, cell + number * step, rng, TWO_AND_TWO)


def close(castle: Castle, rng: Random) -> None:
    """Close as many open edges as can be closed with one tile each."""
    for edge in open_edges(castle):
        fill(castle, edge // 4 + STEP[edge % 4], rng, (TYPE_TOP, TYPE_EDGE, TYPE_SCAFFOLD))


def surround(castle: Castle, rng: Random) -> None:
    """Fill the cells around an empty one."""
    middle = near(castle, rng)
    ring = [middle + x + y for x in (-1, 0, 1) for y in (-STEP[0], 0, STEP[0]) if x or y]
    for cell in (ring + ring) if castle.is_free(middle) else []:
        fill(castle, cell, rng)


def build(castle: Castle, rng: Random, tolerated: str) -> Castle:
    """The castle with something added that breaks no more rules than before but the tolerated."""
    before = sum(violation.rule != tolerated for violation in find_violations(castle))
    for _ in range(8):
        built = castle.clone()
        weights = (16, 4, 4, 1, 16 if tolerated == "C-B7" else 2)
        rng.choices((add, span, jut, close, surround), weights)[0](built, rng)
        if sum(violation.rule != tolerated for violation in find_violations(built)) <= before:
            return built
    return castle


def mutate(castle: Castle, rng: Random) -> None:
    """One careless edit: take back, turn, move, move a group, swap, drop, slide the grass."""
    if not castle.laid:
        castle.place(rng.randrange(TABLES.first_gate, TABLES.tiles), near(castle, rng))
    tiles = [tile_of(laid) for laid in castle.laid.values()]
    tile, other, cell = rng.choice(tiles), rng.choice(tiles), near(castle, rng)
    free = castle.is_free(cell) and on_grid(x_of(cell), y_of(cell))
    kind = rng.randrange(8)
    if kind < 2:
        castle.take_back(tile)
    elif kind == 2:
        castle.rotate(tile, rng.randrange(4), rng.randrange(2) if TABLES.is_gate[tile] else 0)
    elif kind == 3 and free:
        castle.move(tile, cell)
    elif kind == 4:
        group = rng.sample(tiles, rng.randint(1, len(tiles)))
        dx, dy = rng.randint(-2, 2), rng.randint(-1, 1)
        if castle.can_move_group(group, dx, dy):
            castle.move_group(group, dx, dy)
    elif kind == 5 and tile != other:
        here, there = castle.where[tile], castle.where[other]
        castle.take_back(other)
        castle.move(tile, there)
        castle.place(other, here, rng.randrange(4))
    elif kind == 6 and free:
        left = [t for t in range(TABLES.tiles) if not castle.has(t)]
        if castle.variety != VARIETY_FREE and Analysis(castle).gates:
            left = spare_tiles(castle)
        castle.place(rng.choice(left), cell, rng.randrange(4))
    elif kind == 7:
        castle.slide(castle.grass + rng.choice((-1, 1)))


def random_castles(variety: int, seed: int) -> Iterator[Castle]:
    """A castle on its way through growth and accidents."""
    rng = Random(f"{variety} {seed}")
    castle = Castle(TABLES, variety, rng.randint(-2, 2))
    number = rng.randint(1, 4) if variety == VARIETY_FREE else 1
    columns = rng.sample(range(castle.grass, castle.grass + castle.width), number)
    for gate, x in zip(rng.sample(range(4), number), columns, strict=True):
        castle.place(TABLES.first_gate + gate, cell_at(x, 0), 0, rng.randrange(2))
    careless = (0.0, 0.05, 0.1, 0.4)[seed % 4]
    tolerated = ("", "C-B3", "C-B5", "C-B7", "C-B9", "C-B11", "C-1c")[seed % 7]
    for step in range(STEPS):
        if step >= 8 and rng.random() < careless:
            mutate(castle, rng)
        else:
            castle = build(castle, rng, tolerated)
        yield castle


def as_slow(castle: Castle) -> slow.Castle:
    pieces = {
        (x_of(cell), y_of(cell)): (TABLES.name[tile_of(laid)], side_of(laid) + 1, rotation_of(laid))
        for cell, laid in castle.laid.items()
    }
    return slow.Castle(KINDS, pieces, VARIETIES[castle.variety], castle.grass)
