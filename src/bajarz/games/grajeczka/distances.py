"""How many moves a page is away, as if nobody else moved: for whoever plans ahead, no rule.

Distances are kept with the kingdom. They are bytes, indexed by the order of the places
(`Kingdom.order`); index 0 stands for missing places and is never farther than anything.
"""

from typing import Final

from bajarz.games.grajeczka.actions import PLACE_BITS
from bajarz.games.grajeczka.board import FIGURE_KNIGHT, FIGURE_PRINCESS, STEPS, TERRAIN_CASTLE
from bajarz.games.grajeczka.kingdom import Kingdom
from bajarz.games.grajeczka.line_of_sight import is_kind, seen_in_line
from bajarz.games.grajeczka.moves import flights
from bajarz.games.grajeczka.pages import (
    ASK_FLY,
    ASK_LINE,
    ASK_MEET,
    ASK_SEE,
    ASK_VISIT,
    Condition,
    Page,
)

FAR: Final = 6  # moves; what is farther counts as so far
UNKNOWN: Final = FAR + 1  # no way is known
START: Final = b"\x00" + bytes([FAR]) * 254
NAMED: Final = [
    sum([PLACE_BITS << 12 * figure for figure in range(3) if named >> figure & 1])
    for named in range(8)
]  # the part of `Position.where` that tells of some figures only


def moves_to_tell(kingdom: Kingdom, page: Page, where: int) -> int:
    """The fewest moves after which every condition of the page holds, the figures being where
    `Position.where` packs them; UNKNOWN if they are not known."""
    key = (where & NAMED[page.named]) << 8 | page.number
    found = kingdom.found_ways.get(key)
    if found is None:
        found = UNKNOWN
        for index, conditions in enumerate(page.alternatives):
            found = min(found, count_moves(kingdom, page, index, conditions, where))
        kingdom.found_ways[key] = found
    return found


def count_moves(
    kingdom: Kingdom, page: Page, index: int, conditions: list[Condition], where: int
) -> int:
    """The same for one of the page's alternatives."""
    own = distances(kingdom, page.lead, where >> 12 * page.lead & PLACE_BITS)
    others = companions(kingdom, conditions, where)
    goals = aims(kingdom, page, index, conditions)
    fewest = UNKNOWN
    verbs = [condition.verb for condition in conditions]
    flown = ASK_FLY in verbs
    away = 2 if ASK_VISIT in verbs and not flown else 0  # away and back
    for at in range(0, len(goals), 2):
        moved = own[goals[at]]
        if moved >= FAR:
            continue
        total = moved + 1 if flown else moved or away
        if total >= fewest:
            continue
        place = goals[at + 1]
        for other in others:
            total += other[place]
        if total == 0:
            total = 2 if page.needs_move else 1
        fewest = min(fewest, total)
    return fewest


def companions(kingdom: Kingdom, conditions: list[Condition], where: int) -> list[bytes]:
    """For each figure that is met or seen the moves it needs, by the place of the leading one."""
    found: list[bytes] = []
    for condition in conditions:
        if condition.verb == ASK_MEET or condition.verb == ASK_SEE:
            figure = condition.figures[0]
            place = where >> 12 * figure & PLACE_BITS
            if condition.verb == ASK_MEET:
                found.append(distances(kingdom, figure, place))
            else:
                found.append(sights(kingdom, figure, place))
    return found


def aims(kingdom: Kingdom, page: Page, index: int, conditions: list[Condition]) -> bytes:
    """Where the leading figure has to come to, by order: pairs of the place that its moves lead to,
    and the place where the page is told: the same, or the end of a flight from there."""
    key = page.number << 4 | index
    found = kingdom.found_aims.get(key)
    if found is None:
        order = kingdom.order
        pairs = bytearray()
        kinds = [condition.kind for condition in conditions if condition.verb == ASK_FLY]
        for place in kingdom.places:
            if not kinds:
                if suits(kingdom, place, conditions):
                    pairs += bytes([order[place], order[place]])
                continue
            for end, path in flights(kingdom, place).items():
                if crosses_all(kingdom, path, kinds) and suits(kingdom, end, conditions):
                    pairs += bytes([order[place], order[end]])
        found = bytes(pairs)
        kingdom.found_aims[key] = found
    return found


def crosses_all(kingdom: Kingdom, path: list[int], kinds: list[int]) -> bool:
    """B-V8: whether a flight leads over all these kinds of places."""
    for kind in kinds:
        for place in path:
            if is_kind(kingdom, place, kind):
                break
        else:
            return False
    return True


def suits(kingdom: Kingdom, place: int, conditions: list[Condition]) -> bool:
    """Whether the place itself is what the conditions ask for."""
    for condition in conditions:
        verb = condition.verb
        if verb == ASK_VISIT or verb == ASK_MEET:
            if not is_kind(kingdom, place, condition.kind):
                return False
        elif verb == ASK_LINE:
            if seen_in_line(kingdom, place, condition.kind) < condition.count:
                return False
    return True


def distances(kingdom: Kingdom, figure: int, place: int) -> bytes:
    """The moves that a figure needs to each place; FAR for whatever is not nearer."""
    key = figure << 12 | place
    found = kingdom.found_distances.get(key)
    if found is None:
        far = bytearray(START[: len(kingdom.places) + 1])
        far[kingdom.order[place]] = 0
        ring = [place]
        for count in range(1, FAR):
            if figure == FIGURE_PRINCESS:
                ring = princess_ring(kingdom, ring, far, count)
            elif figure == FIGURE_KNIGHT:
                ring = knight_ring(kingdom, ring, far, count)
            else:
                ring = dragon_ring(kingdom, ring, far, count)
            if not ring:
                break
        found = bytes(far)
        kingdom.found_distances[key] = found
    return found


def princess_ring(kingdom: Kingdom, ring: list[int], far: bytearray, count: int) -> list[int]:
    """B-M2: the places that the Princess first comes to with so many moves."""
    following: list[int] = []
    for place in ring:
        step_from(kingdom, place, far, count, following)
    if has_castle(kingdom, following):  # a jump after the step
        for castle in kingdom.castles:
            reach(kingdom, castle, far, count, following)
    if has_castle(kingdom, ring):  # before it
        for castle in kingdom.castles:
            step_from(kingdom, castle, far, count, following)
    return following


def has_castle(kingdom: Kingdom, places: list[int]) -> bool:
    terrain = kingdom.terrain
    return TERRAIN_CASTLE in [terrain[place] for place in places]


def step_from(
    kingdom: Kingdom, place: int, far: bytearray, count: int, following: list[int]
) -> None:
    """B-M1: all places beside one."""
    for step in STEPS:
        reach(kingdom, place + step, far, count, following)


def reach(kingdom: Kingdom, end: int, far: bytearray, count: int, following: list[int]) -> None:
    """Note a place, unless it is missing or was reached before."""
    at = kingdom.order[end]
    if far[at] > count:
        far[at] = count
        following.append(end)


def knight_ring(kingdom: Kingdom, ring: list[int], far: bytearray, count: int) -> list[int]:
    """B-M3: the same for the Knight."""
    order = kingdom.order
    following: list[int] = []
    for place in ring:
        for direction in range(6):
            step = STEPS[direction]
            aside = STEPS[(direction + 1) % 6]
            near = order[place + step]
            if near:
                reach(kingdom, place + step + step, far, count, following)
            if near or order[place + aside]:
                reach(kingdom, place + step + aside, far, count, following)
    return following


def dragon_ring(kingdom: Kingdom, ring: list[int], far: bytearray, count: int) -> list[int]:
    """B-M4: the same for the Dragon."""
    order = kingdom.order
    following: list[int] = []
    for place in ring:
        for step in STEPS:
            end = place
            while order[end + step]:
                end += step
            reach(kingdom, end, far, count, following)
    return following


def sights(kingdom: Kingdom, figure: int, place: int) -> bytes:
    """B-V1: the moves that a figure needs to be seen from each place."""
    key = figure << 12 | place
    found = kingdom.found_sights.get(key)
    if found is None:
        far = distances(kingdom, figure, place)
        near = bytearray(far)
        order = kingdom.order
        for start in kingdom.places:
            for axis in range(3):
                step = STEPS[axis]
                if order[start - step]:
                    continue  # not where a line begins
                end = start
                fewest = FAR
                while order[end]:
                    fewest = min(fewest, far[order[end]])
                    end += step
                end -= step
                while order[end]:
                    near[order[end]] = min(near[order[end]], fewest)
                    end -= step
        found = bytes(near)
        kingdom.found_sights[key] = found
    return found
