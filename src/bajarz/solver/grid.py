"""Where tiles lie while the solver tries things out.

A *place* is `(y + 1) * ROW + x`; row -1 is the ground. The grass lies in the middle columns. The
grid is small, so that places are small numbers; castles that would leave it are not looked at.
"""

from typing import Final

from bajarz.solver.faces import Faces

ROW: Final = 16
ROWS: Final = 16  # the ground among them; above and beside them nothing is laid
SIZE: Final = ROW * (ROWS + 1)


class Grid:
    """`laid` has the laid tile at each place, `tiles` the occupied places in no order."""

    def __init__(self, faces: Faces, grass: int) -> None:
        self.faces = faces
        self.width = grass
        self.left = 0
        self.laid = [faces.empty] * SIZE
        self.tiles: list[int] = []
        self.index = [0] * SIZE  # place → where it stands in `tiles`
        self.in_row = [0] * (ROWS + 1)
        self.over_grass = [False] * SIZE
        # for standing.py
        self.carries = [False] * SIZE
        self.spans = [False] * SIZE
        self.seen = [0] * SIZE  # place → the stamp of the search that was there last
        self.stamp = 0
        self.stack = [0] * SIZE
        self.lay_grass((ROW - grass) // 2)

    def lay_grass(self, left: int) -> None:
        """Let the grass begin under a column."""
        self.left = left
        for x in range(ROW):
            on_grass = left <= x < left + self.width
            self.over_grass[ROW + x] = on_grass
            self.laid[x] = self.faces.grass if on_grass else self.faces.ground

    def put(self, place: int, laid: int) -> None:
        self.laid[place] = laid
        self.index[place] = len(self.tiles)
        self.tiles.append(place)
        self.in_row[place // ROW] += 1

    def take(self, place: int) -> None:
        self.laid[place] = self.faces.empty
        last = self.tiles.pop()
        if last != place:
            index = self.index[place]
            self.tiles[index] = last
            self.index[last] = index
        self.in_row[place // ROW] -= 1

    def next_stamp(self) -> int:
        """A number greater than any in `seen`."""
        self.stamp += 1
        if self.stamp > 200:  # small numbers are cheaper to keep
            self.seen = [0] * SIZE
            self.stamp = 1
        return self.stamp
