"""Castles of Caladale: building, score and final correction, transcribed rule by rule. Slow on
purpose.

A castle is a dict from cells ``(x, y)`` to pieces ``(name, side, turn)``; everything else is worked
out from it again and again. Directions are the words of DELTA.
"""

import tomllib
from dataclasses import dataclass, field, replace
from pathlib import Path

Cell = tuple[int, int]
Piece = tuple[str, int, int]  # name, side (1, or 2 for a gate's second), quarter turns clockwise
DELTA = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
CLOCK = list(DELTA)
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}
THEMES = {"stone", "tree", "tudor"}


@dataclass(frozen=True)
class Kind:
    """What is printed on a tile: its kind, and the four edges of each side from the north."""

    kind: str
    sides: dict[int, list[str]]


Kinds = dict[str, Kind]


def load_kinds(path: str | Path) -> Kinds:
    """Read a components file: draft tiles, gates and the scaffold (C-C1)."""
    data = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    kinds = {row["id"]: Kind(row["kind"], {1: row["edges"].split()}) for row in data["tile"]}
    for row in data["gate"]:
        sides = {number: text.split() for number, text in enumerate(row["sides"], start=1)}
        kinds[row["id"]] = Kind("gate", sides)
    kinds["scaffold"] = Kind("scaffold", {1: []})
    return kinds


@dataclass(frozen=True)
class Castle:
    """A castle over grass that begins in column ``grass``; rules: standard, solo 1 or free."""

    kinds: Kinds
    pieces: dict[Cell, Piece] = field(default_factory=dict)
    rules: str = "standard"
    grass: int = 0

    @property
    def grass_columns(self) -> set[int]:
        """C-C2, C-F1: four columns, eight in free play."""
        return set(range(self.grass, self.grass + (8 if self.rules == "free" else 4)))

    def kind(self, cell: Cell) -> str:
        return self.kinds[self.pieces[cell][0]].kind

    def without(self, cells: set[Cell]) -> "Castle":
        left = {cell: piece for cell, piece in self.pieces.items() if cell not in cells}
        return replace(self, pieces=left)


def beside(cell: Cell, direction: str) -> Cell:
    return cell[0] + DELTA[direction][0], cell[1] + DELTA[direction][1]


# Edges (C-B3, C-B12)


def edge(castle: Castle, cell: Cell, direction: str) -> str:
    """Tell what a tile shows there: sky, a theme, or grass; the scaffold copies a castle edge."""
    if castle.kind(cell) == "scaffold":
        other = beside(cell, direction)
        if other not in castle.pieces or castle.kind(other) == "scaffold":
            return "sky"
        shown = edge(castle, other, OPPOSITE[direction])
        return shown if shown in THEMES else "sky"
    name, side, turn = castle.pieces[cell]
    printed = CLOCK[(CLOCK.index(direction) - turn) % 4]
    return castle.kinds[name].sides[side][CLOCK.index(printed)]


def edges(castle: Castle, cell: Cell) -> list[str]:
    return [edge(castle, cell, direction) for direction in CLOCK]


def disagreements(castle: Castle, cell: Cell) -> list[str]:
    """C-B3: the directions in which a tile's edge does not agree with the edge it touches."""
    wrong = []
    for direction in CLOCK:
        other = beside(cell, direction)
        if other in castle.pieces and "scaffold" not in (castle.kind(cell), castle.kind(other)):
            mine, theirs = edge(castle, cell, direction), edge(castle, other, OPPOSITE[direction])
            both_sky = mine == "sky" and theirs == "sky"
            same_theme = mine in THEMES and mine == theirs
            if not both_sky and not same_theme:
                wrong.append(direction)
    return wrong


def joined(castle: Castle, cell: Cell, direction: str) -> bool:
    """C-B6: a tile lies there, both edges are castle, and they agree."""
    other = beside(cell, direction)
    if cell not in castle.pieces or other not in castle.pieces:
        return False
    mine, theirs = edge(castle, cell, direction), edge(castle, other, OPPOSITE[direction])
    return mine in THEMES and mine == theirs


def open_edges(castle: Castle) -> set[tuple[Cell, str]]:
    """C-B12: castle edges that meet no tile, bottoms on the grass excepted."""
    found = set()
    for cell in castle.pieces:
        for direction in CLOCK:
            on_grass = direction == "south" and cell[1] == 0 and cell[0] in castle.grass_columns
            if edge(castle, cell, direction) in THEMES and not on_grass:
                if beside(cell, direction) not in castle.pieces:
                    found.add((cell, direction))
    return found


# Support (C-B8 to C-B11, C-1c)


def two_and_two(castle: Castle, cell: Cell) -> bool:
    shown = edges(castle, cell)
    return shown.count("sky") == 2 and sum(e in THEMES for e in shown) == 2


def is_edge_tile(castle: Castle, cell: Cell) -> bool:
    """C-B10, and the scaffold with one castle contact (C-B3)."""
    if castle.kind(cell) == "scaffold":
        return edges(castle, cell).count("sky") == 3
    return castle.kind(cell) == "edge"


def run(castle: Castle, cell: Cell, direction: str) -> list[Cell]:
    """List the tiles reached from a tile in its row through joined edges."""
    reached = []
    while joined(castle, cell, direction):
        cell = beside(cell, direction)
        reached.append(cell)
    return reached


def ways_held(castle: Castle) -> dict[Cell, set[str]]:
    """Name, for every tile, the ways in which it is held, from row 0 upward (C-B8)."""
    ways: dict[Cell, set[str]] = {}
    for row in sorted({y for _, y in castle.pieces}):
        here = [cell for cell in castle.pieces if cell[1] == row]
        firm = {cell for cell in here if is_firm(castle, ways, cell)}
        for cell in here:
            ways[cell] = {"firm"} if cell in firm else ways_without_ground(castle, firm, cell)
    return ways


def is_firm(castle: Castle, ways: dict[Cell, set[str]], cell: Cell) -> bool:
    """C-B8: over the grass, or on a tile that carries; in solo 1 every tile carries (C-1c)."""
    below = beside(cell, "south")
    if cell[1] == 0:
        return cell[0] in castle.grass_columns
    if castle.rules == "solo 1":
        return below in castle.pieces
    return bool(ways.get(below, set()) & {"firm", "protruding", "bridge"})


def ways_without_ground(castle: Castle, firm: set[Cell], cell: Cell) -> set[str]:
    """C-B9 to C-B11 for a tile that is not firm; ``firm`` are the firm tiles of its row."""
    ways: set[str] = set()
    if castle.rules == "solo 1" and cell[1] > 0:  # C-1c
        return ways
    if two_and_two(castle, cell):
        for direction in ("west", "east"):
            if joined(castle, cell, direction) and beside(cell, direction) in firm:
                ways.add("protruding")
    if is_edge_tile(castle, cell):
        ways.add("hung")
    if firm & set(run(castle, cell, "west")) and firm & set(run(castle, cell, "east")):
        ways.add("bridge")
    return ways


def unheld_rule(castle: Castle, ways: dict[Cell, set[str]], cell: Cell) -> str:
    """C-B8: which rule a tile breaks that is held in no way."""
    if castle.rules == "solo 1" and cell[1] > 0:
        return "C-1c"
    sideways = [beside(cell, d) for d in ("west", "east") if joined(castle, cell, d)]
    if two_and_two(castle, cell) and any("protruding" in ways[other] for other in sideways):
        return "C-B9"
    reached = run(castle, cell, "west") + run(castle, cell, "east")
    if any("firm" in ways[other] for other in reached):
        return "C-B11"
    return "C-B8"


# Buildings (C-B6, C-F1) and holes (C-B7)


def buildings(castle: Castle) -> list[set[Cell]]:
    """List the sets of tiles that are connected through joined edges."""
    left = set(castle.pieces)
    found = []
    while left:
        building = {left.pop()}
        grows = True
        while grows:
            more = {beside(c, d) for c in building for d in CLOCK if joined(castle, c, d)}
            grows = not more <= building
            building |= more
        left -= building
        found.append(building)
    return found


def main_building(castle: Castle) -> set[Cell]:
    """Give the largest building with a gate; of equals the one with the leftmost gate (C-F1)."""

    def merit(building: set[Cell]) -> tuple[int, int, int]:
        x, y = min(cell for cell in building if castle.kind(cell) == "gate")
        return len(building), -x, -y

    gated = [b for b in buildings(castle) if any(castle.kind(cell) == "gate" for cell in b)]
    return max(gated, key=merit) if gated else set()


def enclosed_regions(castle: Castle) -> list[set[Cell]]:
    """List the regions of empty cells that cannot be reached from outside (C-B7)."""
    if not castle.pieces:
        return []
    xs, ys = {x for x, _ in castle.pieces}, {y for _, y in castle.pieces}
    columns, rows = range(min(xs) - 1, max(xs) + 2), range(max(ys) + 2)
    empty = {(x, y) for x in columns for y in rows} - set(castle.pieces)
    regions = []
    while empty:
        todo = [empty.pop()]
        region = set(todo)
        while todo:
            cell = todo.pop()
            for other in [beside(cell, direction) for direction in CLOCK]:
                if other in empty:
                    empty.remove(other)
                    region.add(other)
                    todo.append(other)
        if not any(x in (columns[0], columns[-1]) or y == rows[-1] for x, y in region):
            regions.append(region)
    return regions


def holes(castle: Castle) -> list[set[Cell]]:
    """C-B7: enclosed regions with no bridge above; solo 1 knows no bridges (C-1c)."""
    ways = ways_held(castle)
    firm = {cell for cell in ways if "firm" in ways[cell]}

    def spans(cell: Cell) -> bool:
        west, east = set(run(castle, cell, "west")), set(run(castle, cell, "east"))
        return castle.rules != "solo 1" and bool(firm & west) and bool(firm & east)

    def bridged(cell: Cell) -> bool:
        above = beside(cell, "north")
        while above in castle.pieces:
            if spans(above):
                return True
            above = beside(above, "north")
        return False

    return [r for r in enclosed_regions(castle) if not any(bridged(cell) for cell in r)]


# Every violation


def row_zero_violations(castle: Castle) -> set[Cell]:
    """C-B5: castle bottoms beyond the grass, and all but the nearest sky bottom on each side."""
    wrong = set()
    sky = []
    for cell in castle.pieces:
        if cell[1] == 0 and cell[0] not in castle.grass_columns:
            if edge(castle, cell, "south") in THEMES:
                wrong.add(cell)
            if edge(castle, cell, "south") == "sky":
                sky.append(cell)
    left = sorted(cell for cell in sky if cell[0] < min(castle.grass_columns))
    right = sorted(cell for cell in sky if cell[0] > max(castle.grass_columns))
    return wrong | set(left[:-1]) | set(right[1:])


def violations(castle: Castle) -> set[tuple[str, Cell | None, str | None]]:
    """Name every broken rule with the cell and, for C-B3, the direction; None where none is."""
    found: set[tuple[str, Cell | None, str | None]] = set()
    ways, main, beyond = ways_held(castle), main_building(castle), row_zero_violations(castle)
    under = {cell for hole in holes(castle) for cell in hole}
    gates = [cell for cell in castle.pieces if castle.kind(cell) == "gate"]
    if not gates:
        found.add(("C-B4", None, None))
    for cell, (_, _, turn) in castle.pieces.items():
        well_placed = cell[1] == 0 and cell[0] in castle.grass_columns and turn == 0
        checks = {
            "C-B2": castle.kind(cell) in ("gate", "top") and turn != 0,
            "C-B4": cell in gates and not well_placed,
            "C-B5": cell in beyond,
            "C-B6": cell not in main,
            "C-B7": beside(cell, "south") in under,
        }
        if not ways[cell]:
            checks[unheld_rule(castle, ways, cell)] = True
        found |= {(rule, cell, None) for rule, broken in checks.items() if broken}
        found |= {("C-B3", cell, direction) for direction in disagreements(castle, cell)}
    return found


# The final correction (C-P4)


def wrong_tiles(castle: Castle) -> dict[Cell, str]:
    """Name the tiles that the next step takes out, and the rule; the stacks on them not yet."""
    found = violations(castle)
    steps = [["C-B2", "C-B4", "C-B5"], ["C-B8", "C-B9", "C-B11", "C-1c"], ["C-B6"]]
    for rules in steps:
        wrong = {
            cell: rule
            for rule in reversed(rules)
            for broken, cell, _ in found
            if broken == rule and cell is not None
        }
        if wrong:
            return wrong
    clashing = [cell for rule, cell, _ in found if rule == "C-B3" and cell is not None]
    if clashing:

        def guilt(cell: Cell) -> tuple[bool, int, int, int]:
            return castle.kind(cell) != "gate", clashing.count(cell), cell[1], cell[0]

        return {max(clashing, key=guilt): "C-B3"}
    over_holes = [cell for rule, cell, _ in found if rule == "C-B7" and cell is not None]
    if over_holes:
        return {max(over_holes, key=lambda cell: (cell[1], cell[0])): "C-B7"}
    return {}


def correct(castle: Castle) -> tuple[Castle, list[tuple[str, str]]]:
    """Take illegal tiles out until the castle is legal; list names and rules, step by step."""
    removed: list[tuple[str, str]] = []
    while wrong := wrong_tiles(castle):
        ways = ways_held(castle)
        going = dict(wrong)
        for cell, rule in wrong.items():
            above = beside(cell, "north")
            while above in castle.pieces and above not in wrong and "firm" in ways[above]:
                going[above] = rule
                above = beside(above, "north")
        upward = sorted(going, key=lambda cell: (cell[1], cell[0]))
        removed += [(castle.pieces[cell][0], going[cell]) for cell in upward]
        castle = castle.without(set(going))
    return castle, removed


# The score (C-P1 to C-P5)


def score_parts(castle: Castle, face_down: int = 0) -> dict[str, int]:
    """Count the corrected castle."""
    castle, _ = correct(castle)
    kinds = [castle.kind(cell) for cell in castle.pieces]
    unfinished = len(open_edges(castle))
    return {
        "tiles": 2 * (len(kinds) - kinds.count("scaffold")),
        "finished": 2 if kinds and not unfinished else 0,
        "tops": kinds.count("top"),
        "face_down": face_down,
        "open_edges": -2 * unfinished,
        "scaffold": -kinds.count("scaffold"),
    }


def tie_key(castle: Castle, face_down: int = 0) -> tuple[int, bool, int, bool]:
    """C-P5: points, finished, tower tops, scaffold unused; the greatest wins."""
    parts = score_parts(castle, face_down)
    return sum(parts.values()), parts["finished"] > 0, parts["tops"], parts["scaffold"] == 0
