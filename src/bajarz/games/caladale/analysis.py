"""What the building rules ask about a castle: edges, support, buildings and holes."""

from typing import Final

from bajarz.games.caladale.castle import VARIETY_SOLO_1, Castle
from bajarz.games.caladale.components import EDGE_SKY, EDGE_TUDOR
from bajarz.games.caladale.tables import EAST, NORTH, ORIGIN, SOUTH, WEST, WIDTH, rotation_of

# How a tile is held (C-B8)
FIRM: Final = 0
PROTRUDING: Final = 1
BRIDGE: Final = 2
HUNG: Final = 3
UNHELD: Final = 4

NONE: Final = -1  # no tile there


def is_castle(edge: int) -> bool:
    """Whether an edge shows castle, of whatever theme."""
    return EDGE_SKY < edge <= EDGE_TUDOR


class Analysis:
    """Everything the rules ask about a castle, worked out once.

    Tiles are numbered in the order of their cells, row by row from the left, and `number * 4 +
    direction` stands for an edge of one. On a grid of *places* that just holds the castle, with a
    margin and the ground below row 0, `spot` has the number of the tile at a place.
    """

    def __init__(self, castle: Castle) -> None:
        self.castle = castle
        self.cells = sorted(castle.laid)
        self.count = len(self.cells)
        self.lay_out()
        self.edges: list[int] = []  # what each edge shows, the scaffold's worked out
        self.skies: list[int] = []  # tile → sky edges
        self.show_edges()
        self.joined: list[bool] = []  # whether an edge joins two tiles (C-B6)
        self.clashes: list[int] = []  # edges that disagree with the one they touch (C-B3)
        self.open: list[int] = []  # castle edges that touch nothing (C-B12)
        self.meet()
        self.held = [UNHELD] * self.count
        self.unheld: list[int] = []
        self.blame = [""] * self.count  # unheld tile → the rule it breaks (C-B8)
        self.spans = [False] * self.count  # a firm tile is joined to it on both sides (C-B7)
        self.support()
        self.main = [False] * self.count  # in the building that counts (C-B6, C-F1)
        self.connect()
        self.hole = [0] * self.count  # tile → cells of the hole right below it (C-B7)
        self.over_holes: list[int] = []
        self.find_holes()
        self.beyond: list[int] = []  # tiles of row 0 that break C-B5
        self.look_beyond_grass()
        self.misplaced = [k for k in range(self.count) if self.rule_of_misplaced(k)]

    def is_legal(self) -> bool:
        return bool(self.gates) and not (
            self.misplaced or self.unheld or self.clashes or self.over_holes or self.is_split()
        )

    def is_finished(self) -> bool:
        """C-B12: no castle edge is open, and no rule is broken (so it is not empty, C-P5)."""
        return not self.open and self.is_legal()

    def is_split(self) -> bool:
        """C-B6: whether some tile is not in the building that counts."""
        return False in self.main

    # Edges (C-B3, C-B12)

    def lay_out(self) -> None:
        """Number the tiles and find the neighbour at each edge, or NONE."""
        castle = self.castle
        self.laid = [castle.laid[cell] for cell in self.cells]
        self.tile = [laid >> 3 for laid in self.laid]
        self.gates = [k for k in range(self.count) if castle.tables.is_gate[self.tile[k]]]
        left = WIDTH
        right = 0
        for cell in self.cells:
            left = min(left, cell % WIDTH)
            right = max(right, cell % WIDTH)
        self.columns = max(right - left, 0) + 3
        rows = (self.cells[-1] // WIDTH if self.cells else 0) + 3
        shift = self.columns + 1 - left
        self.place = [cell // WIDTH * self.columns + cell % WIDTH + shift for cell in self.cells]
        spot = [NONE] * (self.columns * rows)
        for k, place in enumerate(self.place):
            spot[place] = k
        self.spot = spot
        self.meets: list[int] = []  # edge → the tile it touches
        columns = self.columns
        for place in self.place:
            self.meets.append(spot[place + columns])
            self.meets.append(spot[place + 1])
            self.meets.append(spot[place - columns])
            self.meets.append(spot[place - 1])

    def show_edges(self) -> None:
        face = self.castle.tables.face
        edges = self.edges
        for laid in self.laid:
            for direction in range(4):
                edges.append(face[laid * 4 + direction])
        scaffold = self.castle.tables.scaffold
        for k in range(self.count):
            if self.tile[k] == scaffold:
                self.adapt(k)
            skies = 0
            for direction in range(4):
                if edges[k * 4 + direction] == EDGE_SKY:
                    skies += 1
            self.skies.append(skies)

    def adapt(self, k: int) -> None:
        """C-B3: an edge of the scaffold is castle where it meets castle, else sky."""
        for direction in range(4):
            other = self.meets[k * 4 + direction]
            shown = EDGE_SKY if other == NONE else self.edges[other * 4 + (direction ^ 2)]
            self.edges[k * 4 + direction] = shown if is_castle(shown) else EDGE_SKY

    def meet(self) -> None:
        """Sort every edge: joined (C-B6), disagreeing (C-B3), open (C-B12) or none of these."""
        edges = self.edges
        scaffold = self.castle.tables.scaffold
        for edge in range(self.count * 4):
            mine = edges[edge]
            other = self.meets[edge]
            joins = False
            if other == NONE:
                if is_castle(mine) and not self.is_on_grass(edge):
                    self.open.append(edge)
            else:
                theirs = edges[other * 4 + (edge & 3 ^ 2)]
                joins = mine == theirs and is_castle(mine)
                if not joins and (mine != EDGE_SKY or theirs != EDGE_SKY):
                    if self.tile[edge >> 2] != scaffold and self.tile[other] != scaffold:
                        self.clashes.append(edge)
            self.joined.append(joins)

    def is_on_grass(self, edge: int) -> bool:
        """C-B12: whether an edge is a bottom that rests on the grass."""
        return edge & 3 == SOUTH and self.is_on_ground(edge >> 2)

    def is_on_ground(self, k: int) -> bool:
        """Whether a tile lies in row 0 over the grass."""
        cell = self.cells[k]
        return cell < WIDTH and self.castle.over_grass(cell - ORIGIN)

    # Support (C-B8 to C-B11, C-1c)

    def support(self) -> None:
        """Take the joined runs of tiles one by one, from row 0 upward."""
        start = 0
        while start < self.count:
            end = start + 1
            while self.joined[end * 4 - 4 + EAST]:
                end += 1
            if self.castle.variety == VARIETY_SOLO_1 and self.cells[start] >= WIDTH:
                self.rest_run(start, end)
            else:
                self.hold_run(start, end)
            start = end

    def rest_run(self, start: int, end: int) -> None:
        """C-1c: above row 0 every tile rests on a tile below it, and every tile carries."""
        for k in range(start, end):
            if self.meets[k * 4 + SOUTH] != NONE:
                self.held[k] = FIRM
            else:
                self.unheld.append(k)
                self.blame[k] = "C-1c"

    def hold_run(self, start: int, end: int) -> None:
        """How the tiles of a run are held; all lower tiles are known."""
        first = end
        last = NONE
        for k in range(start, end):
            if self.is_firm(k):
                self.held[k] = FIRM
                first = min(first, k)
                last = k
        for k in range(start, end):
            self.spans[k] = first < k < last
            if self.held[k] != FIRM:
                self.held[k] = self.held_in_air(k)
        for k in range(start, end):
            if self.held[k] == UNHELD:
                self.unheld.append(k)
                self.blame[k] = self.rule_of_unheld(k, last != NONE)

    def is_firm(self, k: int) -> bool:
        """C-B8: over the grass, or on a tile that carries; what is hung carries nothing."""
        below = self.meets[k * 4 + SOUTH]
        if below == NONE:
            return self.is_on_ground(k)
        return self.held[below] <= BRIDGE

    def held_in_air(self, k: int) -> int:
        """C-B9 to C-B11 for a tile that is not firm; the firm tiles of its run are known."""
        if self.has_two_and_two(k) and self.is_joined_to(k, FIRM):
            return PROTRUDING
        if self.spans[k]:
            return BRIDGE
        return HUNG if self.is_edge_tile(k) else UNHELD

    def has_two_and_two(self, k: int) -> bool:
        """C-B9: two castle and two sky edges."""
        return self.skies[k] == 2

    def is_edge_tile(self, k: int) -> bool:
        """C-B10, and a scaffold with one castle contact (C-B3)."""
        tables = self.castle.tables
        return tables.is_edge[self.tile[k]] or (
            self.tile[k] == tables.scaffold and self.skies[k] == 3
        )

    def is_joined_to(self, k: int, held: int) -> bool:
        """Whether a tile's left or right neighbour is joined to it and held in this way."""
        if self.joined[k * 4 + WEST] and self.held[k - 1] == held:
            return True
        return self.joined[k * 4 + EAST] and self.held[k + 1] == held

    def rule_of_unheld(self, k: int, run_is_firm: bool) -> str:
        """C-B8: the rule to cite for a tile that is held in no way."""
        if self.has_two_and_two(k) and self.is_joined_to(k, PROTRUDING):
            return "C-B9"
        return "C-B11" if run_is_firm else "C-B8"

    # Buildings (C-B6) and holes (C-B7)

    def connect(self) -> None:
        """The largest building with a gate counts, of equals the one with the leftmost gate."""
        best: list[int] = []
        known = [False] * self.count
        for code in sorted([self.cells[k] % WIDTH * WIDTH + k for k in self.gates]):
            gate = code % WIDTH
            if not known[gate]:
                building = self.building_of(gate, known)
                if len(building) > len(best):
                    best = building
        for k in best:
            self.main[k] = True

    def building_of(self, k: int, known: list[bool]) -> list[int]:
        """All tiles connected to this one through joined edges."""
        building = [k]
        known[k] = True
        for member in building:  # grows while it is walked
            for edge in range(member * 4, member * 4 + 4):
                if self.joined[edge]:
                    other = self.meets[edge]
                    if not known[other]:
                        known[other] = True
                        building.append(other)
        return building

    def find_holes(self) -> None:
        """C-B7: flood the empty places from outside; what stays dry under a tile is enclosed."""
        below = [
            self.place[k] - self.columns
            for k in range(self.count)
            if self.meets[k * 4 + SOUTH] == NONE and self.cells[k] >= WIDTH
        ]
        if not below:
            return
        wet = [k != NONE for k in self.spot]
        for place in range(self.columns):  # the ground is closed
            wet[place] = True
        self.flood(self.columns, wet)
        for place in below:
            if not wet[place]:
                self.judge_region(self.flood(place, wet))

    def flood(self, start: int, wet: list[bool]) -> list[int]:
        """All dry places around this one, wetted. The margins left and right touch, as they may."""
        steps = [1, -1, -self.columns, self.columns]
        size = len(wet)
        region = [start]
        wet[start] = True
        for place in region:  # grows while it is walked
            for step in steps:
                near = place + step
                if near < size and not wet[near]:
                    wet[near] = True
                    region.append(near)
        return region

    def judge_region(self, region: list[int]) -> None:
        """C-B7: an enclosed region is a hole, unless a bridge spans it."""
        above = [self.spot[place + self.columns] for place in region]
        ceiling = [k for k in above if k != NONE]
        for lowest in ceiling:
            k = lowest
            while k != NONE:
                if self.spans[k]:
                    return
                k = self.meets[k * 4 + NORTH]
        for k in ceiling:
            self.hole[k] = len(region)
            self.over_holes.append(k)

    # Places (C-B2, C-B4, C-B5)

    def is_gate(self, k: int) -> bool:
        return self.castle.tables.is_gate[self.tile[k]]

    def is_turned(self, k: int) -> bool:
        """C-B2: gates and tower tops stand upright."""
        return rotation_of(self.laid[k]) != 0 and self.castle.tables.upright[self.tile[k]]

    def is_stray_gate(self, k: int) -> bool:
        """C-B4: the gate stands upright in row 0 over the grass."""
        return self.is_gate(k) and (self.is_turned(k) or not self.is_on_ground(k))

    def rule_of_misplaced(self, k: int) -> str:
        """The first broken rule of C-B2, C-B4 and C-B5, or nothing."""
        if self.is_turned(k):
            return "C-B2"
        if self.is_stray_gate(k):
            return "C-B4"
        return "C-B5" if k in self.beyond else ""

    def look_beyond_grass(self) -> None:
        """C-B5: no castle bottom beyond the grass, one sky bottom on each side, the nearest."""
        left: list[int] = []
        right: list[int] = []
        for k in range(self.count):
            if self.cells[k] >= WIDTH:
                break
            if not self.is_on_ground(k):
                bottom = self.edges[k * 4 + SOUTH]
                if is_castle(bottom):
                    self.beyond.append(k)
                elif bottom == EDGE_SKY:
                    side = left if self.cells[k] - ORIGIN < self.castle.grass else right
                    side.append(k)
        self.beyond += left[:-1] + right[1:]
