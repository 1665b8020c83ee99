"""Whether the page in hand can be told (B-O1, B-O3)."""

from bajarz.games.grajeczka.line_of_sight import is_kind, seen_in_line, sees
from bajarz.games.grajeczka.pages import ASK_LINE, ASK_MEET, ASK_SEE, ASK_VISIT, Condition, Page
from bajarz.games.grajeczka.state import ADDED, PHASE_SETTLE, Position


def can_tell(position: Position) -> bool:
    """B-O1, B-O2, B-O4: after an adventure, once a turn, if every condition holds; never forced."""
    if position.phase != PHASE_SETTLE or position.told_now:
        return False
    page = position.tables.pages[position.page[position.seat]]
    return serves(position, page) and first_failing(position, page) < 0


def serves(position: Position, page: Page) -> bool:
    """B-O3: whether the adventure just done can serve the page: it moved a figure that the page
    names, or the page has see conditions alone."""
    if not page.needs_move:
        return True
    adventure = position.adventure
    return 0 <= adventure < ADDED and page.named >> adventure & 1 != 0


def first_failing(position: Position, page: Page) -> int:
    """The index of the first condition that does not hold; -1 if all hold."""
    for index, condition in enumerate(page.conditions):
        if not holds(position, page.lead, condition):
            return index
    return -1


def holds(position: Position, lead: int, condition: Condition) -> bool:
    """B-V1 to B-V8, for the leading figure where it stands."""
    kingdom = position.kingdom
    here = position.figures[lead]
    verb = condition.verb
    if verb == ASK_VISIT:  # B-V4
        return position.moved >> lead & 1 != 0 and is_kind(kingdom, here, condition.kind)
    if verb == ASK_SEE:
        return any(sees(kingdom, here, position.figures[figure]) for figure in condition.figures)
    if verb == ASK_LINE:
        return seen_in_line(kingdom, here, condition.kind) >= condition.count
    if verb == ASK_MEET:
        return meets(position, lead, condition.figures[0], condition.kind)
    return any(is_kind(kingdom, place, condition.kind) for place in position.flight)  # B-V8


def meets(position: Position, lead: int, other: int, kind: int) -> bool:
    """B-V5: both on one place, and one of them has moved there in this turn."""
    here = position.figures[lead]
    if here != position.figures[other] or position.moved & (1 << lead | 1 << other) == 0:
        return False
    return is_kind(position.kingdom, here, kind)
