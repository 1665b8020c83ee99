"""The kingdom: its places, what surrounds it, its areas and rivers.

A kingdom never changes: adding a tile makes a new one. So positions share it, and whatever was once
found out about it (moves, placements, what is possible) stays with it.
"""

from typing import Final

from bajarz.games.grajeczka.board import SIZE, STEPS, TERRAIN_CASTLE, TERRAINS

LARGE_AREA: Final = 3  # places (B-V6)
LONG_RIVER: Final = 5  # tiles (B-V7)
OCCUPIED: Final = 64  # in `touch`: a tile lies there

# Bits of `features`
FEATURE_LARGE: Final = 1
FEATURE_RIVER: Final = 2
FEATURE_LONG: Final = 4


class Kingdom:
    """Places on the board; every `bytes` here is indexed by place.

    `terrain` is 0 where nothing lies, as is `order`, which counts the places from 1, three of each
    tile; `ends` has a bit for each direction in which a river leaves its tile. Of empty places
    `touch` has a bit for each direction in which a place lies, `facing` for each in which a river
    end points here.
    """

    def __init__(self) -> None:
        self.terrain = bytes(SIZE)
        self.order = bytes(SIZE)
        self.ends = bytes(SIZE)
        self.touch = bytes(SIZE)
        self.facing = bytes(SIZE)
        self.places: list[int] = []
        self.frontier: list[int] = []  # empty places beside the kingdom
        self.castles: list[int] = []
        self.mirrored = False  # whether the starting tiles lie on their other sides (B-S5)
        self.tiles = 0
        self.number = 0  # of this kingdom among those of its tables
        self.found_features = b""
        self.longest_river = 0  # tiles
        self.largest_area = [0] * len(TERRAINS)  # places, by terrain
        self.found_moves: dict[int, list[int]] = {}  # moves.py
        self.found_flights: dict[int, dict[int, list[int]]] = {}
        self.found_placements: dict[int, list[int]] = {}  # placements.py
        self.found_room: dict[int, bool] = {}
        self.found_reach: dict[int, list[int]] = {}  # reachability.py
        self.found_reach_number: dict[int, int] = {}
        self.reach_numbers: dict[tuple[int, ...], int] = {}
        self.found_possible: dict[int, bool] = {}
        self.found_possible_pages: dict[int, int] = {}
        self.found_distances: dict[int, bytes] = {}  # distances.py
        self.found_sights: dict[int, bytes] = {}
        self.found_aims: dict[int, bytes] = {}
        self.found_ways: dict[int, int] = {}

    def with_tile(self, places: list[int], terrain: list[int], ends: list[int]) -> "Kingdom":
        """The kingdom with one more tile; what may be laid is no question here."""
        grown = Kingdom()
        grown.tiles = self.tiles + 1
        grown.mirrored = self.mirrored
        new_terrain = bytearray(self.terrain)
        order = bytearray(self.order)
        new_ends = bytearray(self.ends)
        touch = bytearray(self.touch)
        facing = bytearray(self.facing)
        grown.places = self.places + places
        grown.castles = self.castles[:]
        for index in range(3):
            place = places[index]
            new_terrain[place] = terrain[index]
            order[place] = len(self.places) + index + 1
            new_ends[place] = ends[index]
            touch[place] = OCCUPIED
            if terrain[index] == TERRAIN_CASTLE:
                grown.castles.append(place)
        frontier = [place for place in self.frontier if place not in places]
        for index in range(3):
            out = ends[index]
            for direction in range(6):
                beyond = places[index] + STEPS[direction]
                before = touch[beyond]
                if before == OCCUPIED:
                    continue
                if before == 0:
                    frontier.append(beyond)
                back = 1 << (direction + 3) % 6
                touch[beyond] = before | back
                if out >> direction & 1:
                    facing[beyond] = facing[beyond] | back
        grown.terrain = bytes(new_terrain)
        grown.order = bytes(order)
        grown.ends = bytes(new_ends)
        grown.touch = bytes(touch)
        grown.facing = bytes(facing)
        grown.frontier = frontier
        return grown

    def features(self) -> bytes:
        """Large areas and rivers, as bits of each place; found out when first asked for."""
        if not self.found_features:
            found = bytearray(SIZE)
            self.find_areas(found)
            self.find_rivers(found)
            self.found_features = bytes(found)
        return self.found_features

    def find_areas(self, found: bytearray) -> None:
        """B-V6: places of one kind connected through shared sides; castles are no part of it."""
        terrain = self.terrain
        seen = bytearray(SIZE)
        for start in self.places:
            kind = terrain[start]
            if kind == TERRAIN_CASTLE or seen[start]:
                continue
            seen[start] = 1
            area = [start]
            for place in area:
                for step in STEPS:
                    beyond = place + step
                    if terrain[beyond] == kind and not seen[beyond]:
                        seen[beyond] = 1
                        area.append(beyond)
            self.largest_area[kind] = max(self.largest_area[kind], len(area))
            if len(area) >= LARGE_AREA:
                for place in area:
                    found[place] = FEATURE_LARGE

    def find_rivers(self, found: bytearray) -> None:
        """B-V7: rivers through tiles, each tile counted once; a tile carries one stretch."""
        ends = self.ends
        order = self.order
        banks: list[list[int]] = [[] for _ in range(self.tiles + 1)]  # places at the river, by tile
        for place in self.places:
            if ends[place]:
                banks[tile_at(order[place])].append(place)
        seen = [False] * (self.tiles + 1)
        for start in range(1, self.tiles + 1):
            if seen[start] or not banks[start]:
                continue
            seen[start] = True
            river = [start]
            for tile in river:
                for place in banks[tile]:
                    for direction in range(6):
                        beyond = tile_at(order[place + STEPS[direction]])
                        if ends[place] >> direction & 1 and beyond and not seen[beyond]:
                            seen[beyond] = True
                            river.append(beyond)
            self.longest_river = max(self.longest_river, len(river))
            bits = FEATURE_RIVER + FEATURE_LONG if len(river) >= LONG_RIVER else FEATURE_RIVER
            for tile in river:
                for place in banks[tile]:
                    found[place] = found[place] | bits


def tile_at(order: int) -> int:
    """The tile, from 1, of the place with this number in the order; 0 where nothing lies."""
    return (order + 2) // 3
