"""Where a tile can be added (B-P1 to B-P3)."""

from typing import Final

from bajarz.games.grajeczka.actions import KIND_ADD
from bajarz.games.grajeczka.board import STEPS
from bajarz.games.grajeczka.kingdom import OCCUPIED, Kingdom
from bajarz.games.grajeczka.tables import FIT, NO_SIDE, Tables

EVERY: Final = -1
BITS = bytes([bits.bit_count() for bits in range(64)])


def placements(tables: Tables, kingdom: Kingdom, side: int) -> list[int]:
    """Every legal placement of this side, as actions, ascending; none of NO_SIDE (B-P4)."""
    if side == NO_SIDE:
        return []
    found = kingdom.found_placements.get(side)
    if found is None:
        found = find_placements(tables, kingdom, side, EVERY)
        found.sort()
        kingdom.found_placements[side] = found
    return found


def has_room(tables: Tables, kingdom: Kingdom, side: int) -> bool:
    """Whether there is any placement of this side; found sooner than all of them."""
    if side == NO_SIDE:
        return False
    found = kingdom.found_room.get(side)
    if found is None:
        found = len(find_placements(tables, kingdom, side, 1)) > 0
        kingdom.found_room[side] = found
    return found


def find_placements(tables: Tables, kingdom: Kingdom, side: int, most: int) -> list[int]:
    """From each empty place beside the kingdom, all ways to cover it, or the first few; a placement
    that covers several of them is taken from the first of its hexagons only."""
    touch = kingdom.touch
    facing = kingdom.facing
    known = tables.found_fits
    found: list[int] = []
    for place in kingdom.frontier:
        here = touch[place]
        fits = known.get(side << 12 | facing[place] << 6 | here)
        if fits is None:
            fits = tables.fits(side, here, facing[place])
        for at in range(0, len(fits), FIT):
            one = place + fits[at + 2]
            near = touch[one]
            if near:
                if near == OCCUPIED or fits[at + 4] or fits[at + 3] & near != facing[one]:
                    continue
            other = place + fits[at + 5]
            far = touch[other]
            if far:
                if far == OCCUPIED or fits[at + 7] or fits[at + 6] & far != facing[other]:
                    continue
            if BITS[here] + BITS[near] + BITS[far] >= 2:  # B-P2
                found.append(KIND_ADD + (place + fits[at + 1] << 3) + fits[at])
                if len(found) == most:
                    return found
    return found


# One placement, by the letter of the rules


def covered(tables: Tables, place: int, rotation: int) -> list[int]:
    """The places of a tile's hexagons a, b, c."""
    return [place + offset for offset in tables.hexagons[rotation]]


def taken(tables: Tables, kingdom: Kingdom, place: int, rotation: int) -> int:
    """B-P1: a place of the tile's hexagons where land lies already; -1 if there is none."""
    for each in covered(tables, place, rotation):
        if kingdom.terrain[each]:
            return each
    return -1


def touching(tables: Tables, kingdom: Kingdom, place: int, rotation: int) -> int:
    """B-P2: how many hexagon sides touch the kingdom."""
    terrain = kingdom.terrain
    places = covered(tables, place, rotation)
    return len([1 for each in places for step in STEPS if terrain[each + step]])


def broken_river(tables: Tables, kingdom: Kingdom, side: int, place: int, rotation: int) -> int:
    """B-P3: a touching side on which a river end meets none, as direction << 12 | place of the new
    tile's hexagon there; -1 if there is none."""
    ends = tables.ends[side * 6 + rotation]
    for index, each in enumerate(covered(tables, place, rotation)):
        for direction in range(6):
            beyond = each + STEPS[direction]
            if kingdom.terrain[beyond]:
                there = kingdom.ends[beyond] >> (direction + 3) % 6 & 1
                if there != ends[index] >> direction & 1:
                    return direction << 12 | each
    return -1
