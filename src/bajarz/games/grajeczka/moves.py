"""The figures' moves (B-M1 to B-M4), found once for each place of a kingdom."""

from typing import NamedTuple

from bajarz.games.grajeczka.board import (
    FIGURE_DRAGON,
    FIGURE_KNIGHT,
    FIGURE_PRINCESS,
    STEPS,
    TERRAIN_CASTLE,
)
from bajarz.games.grajeczka.kingdom import Kingdom


class Way(NamedTuple):
    """The places that a move goes over, the start first and the end last: of the Dragon all that
    he crosses. The Princess comes to the one numbered `jump` by her jump; 0: she does not jump."""

    places: list[int]
    jump: int


def moves(kingdom: Kingdom, figure: int, place: int) -> list[int]:
    """Every place where a move of the figure from here can end, as actions, ascending: the action
    is figure << 12 | place."""
    key = figure << 12 | place
    found = kingdom.found_moves.get(key)
    if found is None:
        if figure == FIGURE_PRINCESS:
            ends = princess_ends(kingdom, place)
        elif figure == FIGURE_KNIGHT:
            ends = knight_ends(kingdom, place)
        else:
            ends = list(flights(kingdom, place))
        found = sorted([figure << 12 | end for end in ends])
        kingdom.found_moves[key] = found
    return found


def neighbours(kingdom: Kingdom, place: int) -> list[int]:
    """B-M1: places that share a side with this one."""
    terrain = kingdom.terrain
    return [place + step for step in STEPS if terrain[place + step]]


def princess_ends(kingdom: Kingdom, place: int) -> list[int]:
    """B-M2: one step; before it a jump from the castle she starts on, or after it one from the
    castle she comes to."""
    terrain = kingdom.terrain
    steps = neighbours(kingdom, place)
    ends = set(steps)
    if terrain[place] == TERRAIN_CASTLE:
        for castle in kingdom.castles:
            if castle != place:
                ends.update(neighbours(kingdom, castle))
    for step in steps:
        if terrain[step] == TERRAIN_CASTLE:
            ends.update([castle for castle in kingdom.castles if castle != step])
    return list(ends)


def knight_ends(kingdom: Kingdom, place: int) -> list[int]:
    """B-M3: two steps on the kingdom, straight on or with a slight bend: any other second step ends
    at the start or beside it."""
    terrain = kingdom.terrain
    ends: list[int] = []
    for direction in range(6):
        step = STEPS[direction]
        aside = STEPS[(direction + 1) % 6]
        near = terrain[place + step]
        if near and terrain[place + step + step]:
            ends.append(place + step + step)
        if terrain[place + step + aside] and (near or terrain[place + aside]):
            ends.append(place + step + aside)
    return ends


def flights(kingdom: Kingdom, place: int) -> dict[int, list[int]]:
    """B-M4: the Dragon's flights from a place by their ends: the places crossed, the end last."""
    found = kingdom.found_flights.get(place)
    if found is None:
        found = {}
        for step in STEPS:
            path = ray(kingdom, place, step)
            if path:
                found[path[-1]] = path
        kingdom.found_flights[place] = found
    return found


def ray(kingdom: Kingdom, place: int, step: int) -> list[int]:
    """The places in one direction up to the first missing one, this place left out."""
    terrain = kingdom.terrain
    path: list[int] = []
    place += step
    while terrain[place]:
        path.append(place)
        place += step
    return path


def way(kingdom: Kingdom, figure: int, start: int, end: int) -> Way:
    """A way of a legal move, to be shown; where there are several, one of them."""
    if figure == FIGURE_DRAGON:
        return Way([start, *flights(kingdom, start)[end]], 0)
    near = neighbours(kingdom, start)
    if figure == FIGURE_KNIGHT:
        beside = neighbours(kingdom, end)
        return Way([start, next(place for place in near if place in beside), end], 0)
    if end in near:
        return Way([start, end], 0)
    terrain = kingdom.terrain
    if terrain[start] == TERRAIN_CASTLE:
        for castle in neighbours(kingdom, end):
            if terrain[castle] == TERRAIN_CASTLE and castle != start:
                return Way([start, castle, end], 1)
    castle = next(place for place in near if terrain[place] == TERRAIN_CASTLE)
    return Way([start, castle, end], 2)


def can_move(kingdom: Kingdom, figure: int, start: int, end: int) -> bool:
    """Whether one move leads there."""
    return figure << 12 | end in moves(kingdom, figure, start)
