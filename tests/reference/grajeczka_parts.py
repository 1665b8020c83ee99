"""The pieces of Grajeczka and what lies on the ground, transcribed from the specification.

An own copy of tiles and pages (the component list), so that a slip in either copy shows. A kingdom
is a dict of places; everything else is found by walking over it. Slow on purpose.
"""

Place = tuple[int, int]
End = tuple[Place, int]  # a river's end: the hexagon and the direction it leaves by
Figures = dict[str, Place]

DIRECTIONS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]  # E, NE, NW, W, SW, SE
FIGURES = ("princess", "knight", "dragon")
LETTERS = {"P": "princess", "K": "knight", "D": "dragon"}
TERRAINS = {"C": "castle", "F": "forest", "M": "mountain", "P": "plain"}
AREAS = ("forest", "mountain", "plain")
HEXAGONS = {"a": (0, 0), "b": (1, 0), "c": (0, 1)}

START = {  # B-S1: places with their terrains, then the two ends of the river
    "S1": ({(0, -1): "C", (0, 0): "P", (1, -1): "F"}, [((0, 0), 3), ((0, 0), 0)]),
    "S2": ({(2, 0): "F", (1, 0): "M", (1, 1): "P"}, [((1, 0), 3), ((1, 1), 3)]),
    "S3": ({(-1, 1): "M", (0, 1): "F", (-1, 2): "P"}, [((0, 1), 0), ((-1, 2), 4)]),
}
START_FIGURES = {"princess": (0, -1), "knight": (2, 0), "dragon": (-1, 1)}

TILES = """
T01A CFP b0-c3  24   T01B MCF a2-c5  25
T02A CPM b1-c4  25   T02B FMC a3-b0  25
T03A PCM a1-c0  22   T03B CMF c3-c0  22
T04A FCP a4-a1  22   T04B PFC a2-b5  24
T05A FFM b2-b5  22   T05B PPF a3-c0  23
T06A MMP b1-c3  23   T06B FFP a4-b0  24
T07A PPM a2-b1  25   T07B MMF a1-c4  24
T08A MMF b0-c4  26   T08B PPF b2-c5  23
T09A FFM a3-c5  24   T09B PMF a1-b5  22
T10A PPM b1-c3  23   T10B FMP a3-b1  24
T11A FFP a2-c0  24   T11B MMP dry    42
T12A PPF dry    42   T12B MMF b5-b1  25
"""

PAGES = """
P visit castle               | K visit castle               | D fly castle
P visit large-forest         | K visit large-mountain       | D visit large-mountain
P visit large-plain          | K visit large-forest         | D visit long-river
P visit plain, see K, see D  | K visit forest, see P        | D visit large-plain
P visit large-mountain       | K visit plain, see D         | D visit castle, see P/K
P see K, see D               | K see P, see D               | D see P, see K
P line forest                | K line mountain              | D line plain
P visit forest, see D        | K visit mountain, see P      | D fly forest, visit mountain
P visit castle, see K        | K meet D mountain            | D fly mountain, visit forest
P meet K forest              | K meet D long-river          | D meet P forest
P meet K plain               | K meet D forest              | D meet P mountain
P meet K castle              | K meet P anywhere            | D meet P large-plain
"""


class Side:
    """One side of an ordinary tile as it lies unturned, with the list's check value."""

    def __init__(self, terrains: str, river: str, placements: str) -> None:
        self.places = {HEXAGONS[h]: TERRAINS[t] for h, t in zip("abc", terrains, strict=True)}
        ends = [] if river == "dry" else river.split("-")
        self.ends: list[End] = [(HEXAGONS[end[0]], int(end[1])) for end in ends]
        self.placements = int(placements)


class Page:
    """A page: who leads it, and its conditions as lists of words."""

    def __init__(self, text: str) -> None:
        letter, rest = text.split(maxsplit=1)
        self.lead = LETTERS[letter]
        self.conditions = [part.split() for part in rest.split(", ")]
        self.names = {self.lead}  # every figure mentioned, both sides of an "or" included (B-O3)
        for _, what, *_ in self.conditions:
            self.names |= {LETTERS[part] for part in what.split("/") if part in LETTERS}
        self.verbs = {words[0] for words in self.conditions}
        self.only_sees = self.verbs <= {"see", "line"}


def read_sides() -> dict[str, Side]:
    words = TILES.split()
    return {words[n]: Side(*words[n + 1 : n + 4]) for n in range(0, len(words), 4)}


def read_pages() -> dict[int, Page]:
    rows = [row.split("|") for row in PAGES.strip().splitlines()]
    return {column * 12 + n + 1: Page(rows[n][column]) for column in range(3) for n in range(12)}


def step(place: Place, direction: int) -> Place:
    return place[0] + DIRECTIONS[direction][0], place[1] + DIRECTIONS[direction][1]


def turned(place: Place, sixths: int) -> Place:
    """A place turned counter-clockwise about (0, 0)."""
    for _ in range(sixths):
        place = place[0] + place[1], -place[0]
    return place


def name(place: Place) -> str:
    return f"{place[0]},{place[1]}"


def read_place(text: str) -> Place:
    q, r = text.split(",")
    return int(q), int(r)


SIDES = read_sides()
BOOK = read_pages()
TILE_NAMES = [f"T{n:02}" for n in range(1, 13)]


class Tile:
    """A tile as it lies in the kingdom."""

    def __init__(self, places: dict[Place, str], ends: list[End]) -> None:
        self.places = places
        self.ends = ends


def starting_tiles(mirrored: bool) -> list[Tile]:
    """B-S1, B-S5."""
    tiles = []
    for letters, ends in START.values():
        places = {place: TERRAINS[letter] for place, letter in letters.items()}
        tiles.append(Tile(places, ends))
    return [mirror_image(tile) for tile in tiles] if mirrored else tiles


def mirror_image(tile: Tile) -> Tile:
    places = {(r, q): terrain for (q, r), terrain in tile.places.items()}
    return Tile(places, [((r, q), 5 - direction) for (q, r), direction in tile.ends])


def starting_figures(mirrored: bool) -> Figures:
    if mirrored:
        return {figure: (r, q) for figure, (q, r) in START_FIGURES.items()}
    return dict(START_FIGURES)


def laid(side: str, at: Place, sixths: int) -> Tile:
    """B-P1: a side turned, with its hexagon a at a place."""

    def move(place: Place) -> Place:
        q, r = turned(place, sixths)
        return q + at[0], r + at[1]

    printed = SIDES[side]
    places = {move(place): terrain for place, terrain in printed.places.items()}
    return Tile(places, [(move(place), (d + sixths) % 6) for place, d in printed.ends])


class Kingdom:
    """The tiles that lie, and what can be seen and walked on them."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.tiles = tiles
        self.terrain: dict[Place, str] = {}
        for tile in tiles:
            self.terrain.update(tile.places)
        self.castles = {place for place, kind in self.terrain.items() if kind == "castle"}
        self.ends = {end for tile in tiles for end in tile.ends}
        self.watered = {place: len(river) for river in self.rivers() for place in wet(river)}

    # Adding a tile (B-P)

    def refusals(self, tile: Tile) -> list[str]:
        """B-P1 alone, else B-P2 and B-P3."""
        if any(place in self.terrain for place in tile.places):
            return ["B-P1"]
        touching = [
            (place, d) for place in tile.places for d in range(6) if step(place, d) in self.terrain
        ]
        broken = ["B-P2"] if len(touching) < 2 else []
        for place, d in touching:
            if ((place, d) in tile.ends) != ((step(place, d), (d + 3) % 6) in self.ends):
                return [*broken, "B-P3"]
        return broken

    def placements(self, side: str) -> list[tuple[Place, int]]:
        """Every legal placement of a side: where its hexagon a lies, and its turn."""
        near = {
            (q + dq, r + dr) for q, r in self.terrain for dq in range(-2, 3) for dr in range(-2, 3)
        }
        return [
            (at, sixths)
            for at in sorted(near)
            for sixths in range(6)
            if not self.refusals(laid(side, at, sixths))
        ]

    # Moves (B-M)

    def neighbours(self, place: Place) -> set[Place]:
        return {beside for d in range(6) if (beside := step(place, d)) in self.terrain}

    def jumps(self, place: Place) -> set[Place]:
        return self.castles - {place} if place in self.castles else set()

    def princess_ends(self, place: Place) -> set[Place]:
        """B-M2: the step alone, a jump and then the step, or the step and then a jump."""
        ends = set(self.neighbours(place))
        for castle in self.jumps(place):
            ends |= self.neighbours(castle)
        for end in self.neighbours(place):
            ends |= self.jumps(end)
        return ends

    def knight_ends(self, place: Place) -> set[Place]:
        """B-M3."""
        first = self.neighbours(place)
        return {end for via in first for end in self.neighbours(via)} - first - {place}

    def line(self, place: Place, direction: int) -> list[Place]:
        """The places from here up to the first missing one, this one left out (B-V1, B-M4)."""
        places = []
        while (place := step(place, direction)) in self.terrain:
            places.append(place)
        return places

    def flights(self, place: Place) -> list[list[Place]]:
        """B-M4: what the Dragon crosses in each direction, its end last."""
        return [line for d in range(6) if (line := self.line(place, d))]

    def ends_of(self, figure: str, place: Place) -> set[Place]:
        if figure == "princess":
            return self.princess_ends(place)
        if figure == "knight":
            return self.knight_ends(place)
        return {flight[-1] for flight in self.flights(place)}

    # What conditions mean (B-V)

    def sight(self, place: Place) -> set[Place]:
        """B-V1."""
        return {place}.union(*(self.line(place, d) for d in range(6)))

    def sees_three(self, place: Place, kind: str) -> bool:
        """B-V3."""
        for d in range(6):
            seen = [place, *self.line(place, d)]
            if len([there for there in seen if self.terrain[there] == kind]) >= 3:
                return True
        return False

    def area(self, place: Place) -> set[Place]:
        """B-V6: the places of one kind connected with this one."""
        found, new = {place}, [place]
        while new:
            for beside in self.neighbours(new.pop()) - found:
                if self.terrain[beside] == self.terrain[place]:
                    found.add(beside)
                    new.append(beside)
        return found

    def is_large(self, place: Place) -> bool:
        return self.terrain[place] in AREAS and len(self.area(place)) >= 3

    def rivers(self) -> list[list[Tile]]:
        """B-V7: the tiles of each river; stretches whose ends meet are one river."""
        rivers: list[list[Tile]] = []
        for tile in self.tiles:
            if not tile.ends:
                continue
            meeting = [(step(place, d), (d + 3) % 6) for place, d in tile.ends]
            joined = [r for r in rivers if any(end in t.ends for t in r for end in meeting)]
            rivers = [r for r in rivers if r not in joined]
            rivers.append([tile, *(t for r in joined for t in r)])
        return rivers

    def is_kind(self, place: Place, kind: str) -> bool:
        """Whether a place is what a page asks for."""
        if kind == "anywhere":
            return True
        if kind == "long-river":
            return self.watered.get(place, 0) >= 5
        if kind.startswith("large-"):
            return self.terrain[place] == kind.removeprefix("large-") and self.is_large(place)
        return self.terrain[place] == kind

    def describe(self, place: Place) -> str:
        """The words of the state's ``places``."""
        words = [self.terrain[place]]
        if self.is_large(place):
            words.append("large")
        if place in self.watered:
            words.append("long-river" if self.watered[place] >= 5 else "river")
        return " ".join(words)

    def progress(self) -> dict[str, int]:
        """How far the longest river and the largest areas have come."""
        best = {"river": max([len(river) for river in self.rivers()], default=0)}
        for kind in AREAS:
            places = [place for place, terrain in self.terrain.items() if terrain == kind]
            best[kind] = max([len(self.area(place)) for place in places], default=0)
        return best


def wet(river: list[Tile]) -> set[Place]:
    """B-C2: a river runs through the hexagons of its tiles' ends."""
    return {place for tile in river for place, _ in tile.ends}
