"""B-E2: whether a page can ever be fulfilled on a kingdom to which no tile can be added any more.

Figures do not hinder each other, so each is free to go wherever its own moves lead. A page is
possible if its figures can stand, each on a place that it can reach, so that every condition holds
and the last move was one that the page can be told after: a visitor must have arrived by a move, a
flight is the Dragon's last one, of two that meet one must have arrived by a move. If another named
figure moved last, after the visitor in the same turn, they stand on places of the same sets, so
that adds nothing. A page of see conditions alone may be told after any move, and the Princess can
always step away and back; so it asks for no last move.
"""

from bajarz.games.grajeczka.actions import PLACE_BITS
from bajarz.games.grajeczka.board import FIGURE_DRAGON, FIGURE_PRINCESS
from bajarz.games.grajeczka.distances import suits
from bajarz.games.grajeczka.kingdom import Kingdom
from bajarz.games.grajeczka.line_of_sight import is_kind, sees
from bajarz.games.grajeczka.moves import flights, moves
from bajarz.games.grajeczka.pages import ASK_FLY, ASK_MEET, ASK_SEE, ASK_VISIT, Condition, Page


def is_possible(kingdom: Kingdom, page: Page, where: int) -> bool:
    """Whether the page can ever be fulfilled from the figures' places `where`, as `Position.where`
    packs them. It depends only on what the named figures can reach."""
    key = page.number
    for figure in range(3):
        number = 0
        if page.named >> figure & 1:
            number = reach_number(kingdom, figure, where >> 12 * figure & PLACE_BITS)
        key = key << 12 | number
    found = kingdom.found_possible.get(key)
    if found is None:
        found = find_possible(kingdom, page, where)
        kingdom.found_possible[key] = found
    return found


def possible_pages(kingdom: Kingdom, pages: list[Page], where: int) -> int:
    """A bit for each page that can ever be fulfilled from there."""
    found = kingdom.found_possible_pages.get(where)
    if found is None:
        found = 0
        for page in pages:
            if is_possible(kingdom, page, where):
                found |= 1 << page.number
        kingdom.found_possible_pages[where] = found
    return found


def find_possible(kingdom: Kingdom, page: Page, where: int) -> bool:
    """The same, found out."""
    reaches = [Reach(kingdom, figure, where >> 12 * figure & PLACE_BITS) for figure in range(3)]
    for conditions in page.alternatives:
        if can_hold(kingdom, page.lead, conditions, reaches):
            return True
    return False


class Reach:
    """Where a figure can be: by at least one move, or where it stands."""

    def __init__(self, kingdom: Kingdom, figure: int, place: int) -> None:
        self.by_move = reached(kingdom, figure, place)
        self.places = self.by_move if place in self.by_move else [place, *self.by_move]


def reached(kingdom: Kingdom, figure: int, place: int) -> list[int]:
    """Every place that the figure can come to by one or more moves, ascending. Steps lead back as
    they lead on, so the Princess reaches every place, and the Knight, if he can move at all, the
    same places from each of them."""
    key = figure << 12 | place
    found = kingdom.found_reach.get(key)
    if found is None:
        found = (
            sorted(kingdom.places) if figure == FIGURE_PRINCESS else follow(kingdom, figure, place)
        )
        if figure != FIGURE_DRAGON:
            for other in found:
                kingdom.found_reach[figure << 12 | other] = found
        kingdom.found_reach[key] = found
    return found


def follow(kingdom: Kingdom, figure: int, place: int) -> list[int]:
    """The same, by following all moves."""
    seen = {place}
    ends: set[int] = set()
    left = [place]
    while left:
        start = left.pop()
        known = kingdom.found_reach.get(figure << 12 | start)
        if known is not None:
            ends.update(known)
            seen.update(known)
            continue
        for action in moves(kingdom, figure, start):
            end = action & PLACE_BITS
            ends.add(end)
            if end not in seen:
                seen.add(end)
                left.append(end)
    return sorted(ends)


def reach_number(kingdom: Kingdom, figure: int, place: int) -> int:
    """A number for all that the figure can reach, the same for places from which it is the same."""
    key = figure << 12 | place
    number = kingdom.found_reach_number.get(key)
    if number is None:
        found = reached(kingdom, figure, place)
        kind = (*found, 0 if place in found else place)
        number = kingdom.reach_numbers.setdefault(kind, len(kingdom.reach_numbers))
        kingdom.found_reach_number[key] = number
    return number


def can_hold(
    kingdom: Kingdom, lead: int, conditions: list[Condition], reaches: list[Reach]
) -> bool:
    """Whether all conditions, with no `or` among them, can hold at once."""
    verbs = [condition.verb for condition in conditions]
    if ASK_FLY in verbs:
        return can_hold_by_flight(kingdom, conditions, reaches)
    places = reaches[lead].by_move if ASK_VISIT in verbs else reaches[lead].places
    return any(can_stand(kingdom, lead, place, conditions, reaches) for place in places)


def can_hold_by_flight(kingdom: Kingdom, conditions: list[Condition], reaches: list[Reach]) -> bool:
    """B-V8: the same, after a flight over the right places."""
    kinds = [condition.kind for condition in conditions if condition.verb == ASK_FLY]
    for start in reaches[FIGURE_DRAGON].places:
        for end, path in flights(kingdom, start).items():
            if all(crosses(kingdom, path, kind) for kind in kinds):
                if can_stand(kingdom, FIGURE_DRAGON, end, conditions, reaches):
                    return True
    return False


def crosses(kingdom: Kingdom, path: list[int], kind: int) -> bool:
    return any(is_kind(kingdom, place, kind) for place in path)


def can_stand(
    kingdom: Kingdom, lead: int, place: int, conditions: list[Condition], reaches: list[Reach]
) -> bool:
    """Whether the conditions can hold with the leading figure at this place."""
    if not suits(kingdom, place, conditions):
        return False
    arrived = place in reaches[lead].by_move
    for figure in range(3):
        if figure != lead and not can_join(kingdom, place, figure, conditions, reaches, arrived):
            return False
    return True


def can_join(
    kingdom: Kingdom,
    place: int,
    figure: int,
    conditions: list[Condition],
    reaches: list[Reach],
    arrived: bool,
) -> bool:
    """Whether another figure can be where the conditions want it, the leading figure at `place`;
    `arrived` says whether the leading figure can have come there by a move."""
    verbs = [condition.verb for condition in conditions if figure in condition.figures]
    if ASK_MEET in verbs:  # then it is also seen; one of the two has arrived by a move (B-V5)
        reach = reaches[figure]
        return place in reach.places if arrived else place in reach.by_move
    if ASK_SEE in verbs:
        return any(sees(kingdom, place, other) for other in reaches[figure].places)
    return True
