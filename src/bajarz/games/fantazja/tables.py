"""The components as flat tables of integers, made once, for the engine.

A *laid* tile is `tile * 4 + turn`. A *face* is what a side shows to its neighbour: 0 for nothing,
else `1 + element * 3 + count - 1`. A *need* packs the four faces that an empty place looks at.
"""

from typing import Final

from bajarz.games.fantazja.components import SPECIAL, Components, Side

FACES: Final = 13
SCALE: Final = (
    1,
    FACES,
    FACES * FACES,
    FACES * FACES * FACES,
)  # of north, east, south, west in a need

# Places are numbers on a grid that no map outgrows: x to the east, y to the south (F-S1).
WIDTH: Final = 128
CASTLE: Final = 64 * WIDTH + 64
STEP: Final = (-WIDTH, 1, WIDTH, -1)  # north, east, south, west


def place_at(x: int, y: int) -> int:
    return CASTLE + y * WIDTH + x


def x_of(place: int) -> int:
    return place % WIDTH - 64


def y_of(place: int) -> int:
    return place // WIDTH - 64


def same_symbol(mine: int, theirs: int) -> bool:
    """F-P3: touching sides show the same symbol."""
    return (mine - 1) // 3 == (theirs - 1) // 3


def enough(mine: int, theirs: int) -> bool:
    """F-P4: the new side shows at least as many symbols as the one that lies there."""
    return (mine - 1) % 3 >= (theirs - 1) % 3


class Tables:
    """Everything the engine asks about tiles. The castle is the tile after the last."""

    def __init__(self, components: Components) -> None:
        tiles = components.tiles
        self.components = components
        self.bonus_tokens = components.bonus_tokens
        self.castle = len(tiles)
        self.name = [tile.name for tile in tiles]
        self.owner = [tile.faction for tile in tiles]
        self.type = [tile.type for tile in tiles]
        self.level = [tile.level for tile in tiles]
        self.points = [tile.points for tile in tiles]
        self.dark = [tile.dark for tile in tiles] + [False]
        self.small = [tile.level == 1 for tile in tiles]  # F-C3
        self.grounded = [tile.level == 1 or tile.type == SPECIAL for tile in tiles]  # F-P1, F-L4
        self.face = self.make_faces([tile.sides for tile in tiles] + [components.castle])
        self.over = self.make_over()
        self.fits: dict[int, list[int]] = {}

    def make_faces(self, sides: list[tuple[Side, ...]]) -> list[int]:
        """face[laid * 4 + direction]: what a laid tile shows in that direction."""
        faces: list[int] = []
        for printed in sides:
            for turn in range(4):
                for direction in range(4):
                    side = printed[(direction - turn) % 4]
                    faces.append(1 + side.element * 3 + side.number - 1)
        return faces

    def make_over(self) -> list[int]:
        """over[tile * tiles + covered]: a bit for every turn, relative to the covered tile's,
        in which the tile may cover it (F-L2, F-L3); 0 for none."""
        tiles = range(self.castle)
        return [self.cover_turns(tile, covered) for tile in tiles for covered in tiles]

    def cover_turns(self, tile: int, covered: int) -> int:
        if not self.one_level_up(tile, covered):
            return 0
        return sum(1 << turn for turn in range(4) if self.covers(tile, turn, covered, 0))

    def one_level_up(self, tile: int, covered: int) -> bool:
        """F-L2: the same type, exactly one level higher; specials have no level (F-L4)."""
        return (
            self.type[tile] == self.type[covered] != SPECIAL
            and self.level[tile] == self.level[covered] + 1
        )

    def covers(self, tile: int, turn: int, covered: int, covered_turn: int) -> bool:
        """F-L3: all four sides show the same symbols as the covered tile's."""
        mine = (tile * 4 + turn) * 4
        theirs = (covered * 4 + covered_turn) * 4
        return all(same_symbol(self.face[mine + d], self.face[theirs + d]) for d in range(4))

    def fitting_turns(self, need: int) -> list[int]:
        """For every tile, a bit for each turn in which it fits a place with this need (F-P3, F-P4).

        Needs recur all the time, so the answers are kept.
        """
        fits = self.fits.get(need)
        if fits is None:
            fits = [self.turns_that_fit(tile, need) for tile in range(self.castle)]
            self.fits[need] = fits
        return fits

    def turns_that_fit(self, tile: int, need: int) -> int:
        if not self.grounded[tile]:
            return 0
        bits = 0
        for turn in range(4):
            if self.fits_need(tile * 4 + turn, need):
                bits |= 1 << turn
        return bits

    def fits_need(self, laid: int, need: int) -> bool:
        for direction in range(4):
            theirs = need // SCALE[direction] % FACES
            mine = self.face[laid * 4 + direction]
            if theirs and not (same_symbol(mine, theirs) and enough(mine, theirs)):
                return False
        return True
