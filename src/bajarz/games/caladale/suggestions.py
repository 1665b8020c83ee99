"""Where a carried tile, or a group of them, could be put down in the middle of building: what would
stand there, what would break which rule, what would fall with it, and what it would be worth.

The castle is judged as the caller lays it out; it need not be the one on the table.
"""

from typing import Final, NamedTuple

from bajarz.core.errors import Unreadable
from bajarz.games.caladale import actions as act
from bajarz.games.caladale.analysis import Analysis, is_castle
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.components import EDGE_ADAPTS, EDGE_SKY
from bajarz.games.caladale.correction import correct
from bajarz.games.caladale.effects import put
from bajarz.games.caladale.refusals import RULES, cell_of, place_name
from bajarz.games.caladale.result import castle_parts
from bajarz.games.caladale.tables import STEP, Tables, cell_at, laid_as, on_grid, x_of, y_of
from bajarz.games.caladale.violations import list_violations

WORK: Final = 20_000  # tiles that are looked at for one answer: no sensible castle needs so many


class Verdict(NamedTuple):
    """What would come of putting the tiles down at a place, turned in one of these `rotations`.

    It `fits` where no edge of it disagrees and something joins it (a gate joins by itself), and
    `stands` where besides nothing of it comes down, nor anything else because of it. `rules` are
    broken, the one to cite first; `clashes` are its own edges that disagree (C-B3), each as cell *
    4 + direction; `falls` are the cells of other tiles that come down because of it. `parts` is
    what changes of the score, by its parts; where edges disagree it is not reckoned.
    """

    rotations: list[int]
    fits: bool
    stands: bool
    rules: list[str]
    clashes: list[int]
    falls: list[int]
    parts: dict[str, int]


class Place(NamedTuple):
    """The cell to which the first of the tiles would come, and the verdicts by rotation."""

    x: int
    y: int
    verdicts: list[Verdict]


class Judgement(NamedTuple):
    """The castle's score as it lies, by parts, every place beside it, and the rule that is broken
    at all other places."""

    parts: dict[str, int]
    places: list[Place]
    elsewhere: str


def judge_places(castle: Castle, tiles: list[int], side: int) -> Judgement:
    """Every place where these tiles could be put down, row by row from the left.

    One tile is tried in all its rotations, with this side up; several, which are in the castle, as
    they lie to each other. They are lifted first; the castle itself does not change. In a castle so
    wild that the answer would take too long the last places are left out.
    """
    judge = Judge(castle, tiles, side)
    places: list[Place] = []
    for y, x in judge.cells():
        verdicts = judge.verdicts(x, y) if judge.work < WORK else []
        if verdicts:
            places.append(Place(x, y, verdicts))
    return Judgement(judge.parts, places, "C-B4" if judge.has_gate else "C-B6")


class Judge:
    """The castle without what is carried, and what it is worth as it lies."""

    def __init__(self, castle: Castle, tiles: list[int], side: int) -> None:
        self.tables = castle.tables
        self.others = castle.clone()
        before = correct(castle)
        self.parts = castle_parts(before.analysis)
        self.fallen = {removal.tile for removal in before.removed}
        self.has_gate = any(castle.tables.is_gate[tile] for tile in tiles)
        self.work = 0  # tiles looked at so far
        self.steps: list[tuple[int, int]] = []  # from the first tile to each, columns and rows
        self.shapes: list[list[int]] = []  # the tiles as they may be laid, together
        first = castle.where[tiles[0]]
        for tile in tiles:
            cell = castle.where[tile]
            self.steps.append((x_of(cell) - x_of(first), y_of(cell) - y_of(first)))
            if self.others.has(tile):
                self.others.take_back(tile)
        if len(tiles) > 1:
            self.shapes = [[castle.laid[castle.where[tile]] for tile in tiles]]
        else:
            quarters = range(1 if castle.tables.upright[tiles[0]] else 4)  # C-B2
            self.shapes = [[laid_as(tiles[0], quarter, side)] for quarter in quarters]

    def cells(self) -> list[tuple[int, int]]:
        """Rows and columns of the first tile, so that one of the tiles lies beside the castle; a
        gate may stand anywhere over the grass."""
        others = self.others
        wanted = {cell + step for cell in others.laid for step in STEP}
        if self.has_gate:
            wanted |= {cell_at(x, 0) for x in range(others.grass, others.grass + others.width)}
        return sorted({(y_of(c) - dy, x_of(c) - dx) for c in wanted for dx, dy in self.steps})

    def verdicts(self, x: int, y: int) -> list[Verdict]:
        """What becomes of the tiles there, looks that are alike together; none where one of them
        would lie on another tile, or beyond the grid."""
        if not all(on_grid(x + dx, y + dy) for dx, dy in self.steps):
            return []
        cells = [cell_at(x + dx, y + dy) for dx, dy in self.steps]
        if not all(self.others.is_free(cell) for cell in cells):
            return []
        found: dict[str, Verdict] = {}
        for shape in self.shapes:
            look = str([self.edges(laid) for laid in shape])
            if look in found:
                found[look].rotations.append(shape[0] & 3)
            else:
                found[look] = self.verdict(cells, shape)
        return list(found.values())

    def edges(self, laid: int) -> list[int]:
        return self.tables.face[laid * 4 : laid * 4 + 4]

    def verdict(self, cells: list[int], shape: list[int]) -> Verdict:
        rotations = [shape[0] & 3]
        clashes, joined = self.touch(cells, shape)
        if clashes:
            return Verdict(rotations, False, False, ["C-B3"], clashes, [], {})
        if not (joined or self.has_gate):
            return Verdict(rotations, False, False, ["C-B6"], [], [], {})
        after = self.others.clone()
        for cell, laid in zip(cells, shape, strict=True):
            after.place(laid >> 3, cell, laid & 3, laid >> 2 & 1)
        analysis = Analysis(after)
        self.work += analysis.count
        if analysis.is_legal():
            return Verdict(rotations, True, True, [], [], [], self.change(analysis))
        corrected = correct(after)
        self.work += analysis.count * corrected.steps
        carried = [laid >> 3 for laid in shape]
        new = [
            removal
            for removal in corrected.removed
            if removal.tile in carried or removal.tile not in self.fallen
        ]
        broken = {each.rule for each in list_violations(analysis) if each.cell in cells}
        broken |= {removal.rule for removal in new}
        rules = [rule for rule in RULES if rule in broken] if new else []
        falls = [removal.cell for removal in new if removal.tile not in carried]
        return Verdict(rotations, True, not new, rules, [], falls, self.change(corrected.analysis))

    def change(self, analysis: Analysis) -> dict[str, int]:
        """What the parts of the score change by, as far as they do."""
        after = castle_parts(analysis)
        return {
            part: points - self.parts[part]
            for part, points in after.items()
            if points != self.parts[part]
        }

    def touch(self, cells: list[int], shape: list[int]) -> tuple[list[int], bool]:
        """C-B3: the edges that disagree with the castle; C-B6: whether one joins it."""
        clashes: list[int] = []
        joined = False
        self.work += len(cells)
        for cell, laid in zip(cells, shape, strict=True):
            for direction in range(4):
                there = self.others.laid.get(cell + STEP[direction])
                if there is not None:
                    mine = self.tables.face[laid * 4 + direction]
                    theirs = self.tables.face[there * 4 + (direction ^ 2)]
                    if EDGE_ADAPTS in (mine, theirs):
                        joined = joined or is_castle(mine) or is_castle(theirs)
                    elif mine != theirs:
                        clashes.append(cell * 4 + direction)
                    elif mine != EDGE_SKY:
                        joined = True
        return clashes, joined


# Castles that a caller lays out


def castle_of_layout(tables: Tables, variety: int, action: int) -> Castle:
    """The castle that a `layout` describes, whoever owns its tiles.

    Raises Unreadable for another action, and where a tile or a cell is named twice or lies beyond
    the grid.
    """
    if act.kind_of(action) != act.KIND_LAYOUT:
        raise Unreadable("a castle is written as an action: layout COLUMN PIECES")
    castle = Castle(tables, variety, act.column_of(action))
    if not castle.can_slide(castle.grass):
        raise Unreadable(f"the grass cannot begin in column {castle.grass}")
    for piece in act.pieces_of(action):
        tile = act.piece_tile(piece)
        if castle.has(tile):
            raise Unreadable(f"{tables.name[tile]} is in the castle twice")
        if not on_grid(act.piece_x(piece), act.piece_y(piece)):
            raise Unreadable(f"{place_name(piece)} is beyond the grid")
        if not castle.is_free(cell_of(piece)):
            raise Unreadable(f"two tiles lie on {place_name(piece)}")
        put(castle, piece)
    return castle


def check_carried(castle: Castle, tiles: list[int]) -> None:
    """Raises Unreadable unless it is one tile, or several different ones of the castle."""
    if not tiles:
        raise Unreadable("nothing is carried")
    if len(set(tiles)) != len(tiles):
        raise Unreadable("a tile is carried twice")
    if len(tiles) > 1:
        for tile in tiles:
            if not castle.has(tile):
                raise Unreadable(f"{castle.tables.name[tile]} is not in the castle")
