"""The components as flat tables of integers, made once, for the engine.

A *laid* tile is `tile * 4 + rotation`. A *face* is what a side shows to its neighbour: 0 for
nothing, else `1 + element * 3 + count - 1`. A *need* packs the four faces that an empty place looks
at.
"""

from typing import Final

from bajarz.games.fantazja.components import TYPE_SPECIAL, Components, Side

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
        self.owner = bytes([tile.faction for tile in tiles])
        self.type = bytes([tile.type for tile in tiles])
        self.level = bytes([tile.level for tile in tiles])
        self.points = [tile.points for tile in tiles]
        self.dark = [tile.dark for tile in tiles] + [False]
        self.small = [tile.level == 1 for tile in tiles]  # F-C3
        self.grounded = [
            tile.level == 1 or tile.type == TYPE_SPECIAL for tile in tiles
        ]  # F-P1, F-L4
        self.face = self.make_faces([tile.sides for tile in tiles] + [components.castle])
        self.over = self.make_over()
        self.side_fits = [self.fits_beside(d, face) for d in range(4) for face in range(FACES)]
        self.side_matches = [self.matches_beside(d, e) for d in range(4) for e in range(4)]
        self.fits: list[bytes | None] = [None] * (SCALE[3] * FACES)

    def names(self, tiles: list[int]) -> list[str]:
        return [self.name[tile] for tile in tiles]

    def make_faces(self, sides: list[tuple[Side, ...]]) -> bytes:
        """face[laid * 4 + direction]: what a laid tile shows in that direction."""
        faces: list[int] = []
        for printed in sides:
            for rotation in range(4):
                for direction in range(4):
                    side = printed[(direction - rotation) % 4]
                    faces.append(1 + side.element * 3 + side.number - 1)
        return bytes(faces)

    def make_over(self) -> bytes:
        """over[covered * tiles + tile]: a bit for every rotation, relative to the covered tile's,
        in which the tile may cover it (F-L2, F-L3); 0 for none."""
        tiles = range(self.castle)
        return bytes([self.cover_rotations(tile, covered) for covered in tiles for tile in tiles])

    def cover_rotations(self, tile: int, covered: int) -> int:
        if not self.one_level_up(tile, covered):
            return 0
        return sum(
            1 << rotation for rotation in range(4) if self.covers(tile, rotation, covered, 0)
        )

    def one_level_up(self, tile: int, covered: int) -> bool:
        """F-L2: the same type, exactly one level higher; specials have no level (F-L4)."""
        return (
            self.type[tile] == self.type[covered] != TYPE_SPECIAL
            and self.level[tile] == self.level[covered] + 1
        )

    def covers(self, tile: int, rotation: int, covered: int, covered_rotation: int) -> bool:
        """F-L3: all four sides show the same symbols as the covered tile's."""
        mine = (tile * 4 + rotation) * 4
        theirs = (covered * 4 + covered_rotation) * 4
        return all(same_symbol(self.face[mine + d], self.face[theirs + d]) for d in range(4))

    def fits_beside(self, direction: int, theirs: int) -> bytes:
        """For every tile, a bit for each rotation in which it fits beside this face in this
        direction (F-P3, F-P4); tiles that never lie on the ground fit nowhere."""
        fits: list[int] = []
        for tile in range(self.castle):
            bits = 0
            for rotation in range(4):
                mine = self.face[(tile * 4 + rotation) * 4 + direction]
                fit = theirs == 0 or (same_symbol(mine, theirs) and enough(mine, theirs))
                if fit and self.grounded[tile]:
                    bits |= 1 << rotation
            fits.append(bits)
        return bytes(fits)

    def matches_beside(self, direction: int, element: int) -> bytes:
        """For every tile, a bit for each rotation in which it shows this element there (F-M5)."""
        face = self.face
        bits = [
            sum(1 << r for r in range(4) if (face[(t * 4 + r) * 4 + direction] - 1) // 3 == element)
            for t in range(self.castle)
        ]
        return bytes(bits)

    def fitting_rotations(self, need: int) -> bytes:
        """For every tile, a bit for each rotation in which it fits a place with this need.

        Needs recur all the time, so the answers are kept.
        """
        fits = self.fits[need]
        if fits is None:
            fits = self.side_fits[0]  # beside nothing: every rotation
            for direction in range(4):
                beside = self.side_fits[direction * FACES + need // SCALE[direction] % FACES]
                fits = bytes([one & other for one, other in zip(fits, beside, strict=True)])
            self.fits[need] = fits
        return fits
