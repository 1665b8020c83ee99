"""How well each kind of tile fits between any four neighbours.

A *need* packs the four faces that a place looks at. The cost of laying a tile there is what it
adds in disagreeing edges (C-B3) and open ones (C-P3), less the edges of the neighbours it closes.
"""

from typing import Final

from bajarz.solver.faces import FACES, Faces, is_castle
from bajarz.solver.stock import ANY, NOTHING

NEEDS: Final = FACES * FACES * FACES * FACES
EAST_SCALE: Final = FACES
SOUTH_SCALE: Final = FACES * FACES
WEST_SCALE: Final = FACES * FACES * FACES


class EdgeFits:
    """`cost[need * laids + laid]`, and for each kind the least of its rotations' costs
    (`least[need * kinds + kind]`) with a bit for each rotation that has it (`rotations`)."""

    def __init__(self, faces: Faces, open_cost: int, clash_cost: int) -> None:
        self.faces = faces
        self.kinds = faces.kinds
        self.laids = faces.kinds * 4
        self.open_cost = open_cost
        self.clash_cost = clash_cost
        # laid → what it adds to the need of the place it lies north, east, ... of
        self.to_north = faces.south[:]
        self.to_east = [face * EAST_SCALE for face in faces.west]
        self.to_south = [face * SOUTH_SCALE for face in faces.north]
        self.to_west = [face * WEST_SCALE for face in faces.east]
        self.cost: list[int] = []
        self.least: list[int] = []
        self.rotations: list[int] = []
        meeting = self.make_meetings()
        for need in range(NEEDS):
            self.add_need(need, meeting)

    def make_meetings(self) -> list[int]:
        """The cost of two faces that meet, less that of the second facing nothing."""
        alone = [self.open_cost if is_castle(face) else 0 for face in range(FACES)]
        meeting: list[int] = []
        for mine in range(FACES):
            for theirs in range(FACES):
                if theirs == NOTHING:
                    meeting.append(alone[mine])
                elif mine in (theirs, ANY) or theirs == ANY:
                    meeting.append(-alone[theirs])
                else:
                    meeting.append(self.clash_cost - alone[theirs])
        return meeting

    def add_need(self, need: int, meeting: list[int]) -> None:
        faces = self.faces
        north = need % FACES
        east = need // EAST_SCALE % FACES
        south = need // SOUTH_SCALE % FACES
        west = need // WEST_SCALE
        for laid in range(self.laids):
            self.cost.append(
                meeting[faces.north[laid] * FACES + north]
                + meeting[faces.east[laid] * FACES + east]
                + meeting[faces.south[laid] * FACES + south]
                + meeting[faces.west[laid] * FACES + west]
            )
        for kind in range(self.kinds):
            self.choose_rotations(need * self.laids + kind * 4, faces.rotations[kind])

    def choose_rotations(self, first: int, rotations: int) -> None:
        costs = self.cost[first : first + rotations]
        least = min(costs)
        bits = 0
        for rotation in range(rotations):
            if costs[rotation] == least:
                bits |= 1 << rotation
        self.least.append(least)
        self.rotations.append(bits)
