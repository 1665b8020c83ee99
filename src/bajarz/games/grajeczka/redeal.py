"""Worlds that a seat cannot tell apart.

Hidden are the pages that other players hold, those they have turned, and those nobody has drawn;
what lies in whose book is decided only when it is drawn. The tiles of the stack are a set, known to
all, so there is nothing to deal anew.

All ways of dealing the hidden pages are equally likely, but for one thing: who began a turn on a
finished kingdom and was not put out held a page that was possible then (B-E2). `tested[seat]` keeps
where the figures stood at the latest such test of the page in hand, `turned_tested[seat]` the same
for each turned page. What was possible later was possible before (figures only come where they
could come anyway), so the sets of pages that may be at each spot lie one inside the other; dealt
from the smallest set on, every world comes out equally often.

Not drawn upon: what could be guessed from how somebody plays.
"""

from random import Random

from bajarz.core.dealer import draw
from bajarz.games.grajeczka.reachability import possible_pages
from bajarz.games.grajeczka.state import NO_PAGE, UNTESTED, Position


class Spot:
    """A page that the seat cannot see: in somebody's hand (index -1) or among those turned."""

    def __init__(self, seat: int, index: int, allowed: list[int]) -> None:
        self.seat = seat
        self.index = index
        self.allowed = allowed


def redeal(position: Position, seat: int, rng: Random) -> None:
    """Replace what this seat cannot know by a uniformly random possibility."""
    hidden = position.unread[:]
    for other in range(position.players):
        if other != seat:
            hidden += position.turned[other]
            if is_secret(position, other):
                hidden.append(position.page[other])
    hidden.sort()
    found = spots(position, seat, hidden)
    found.sort(key=lambda spot: len(spot.allowed))
    for spot in found:
        page = draw([page for page in spot.allowed if page in hidden], rng)
        hidden.remove(page)
        if spot.index < 0:
            position.page[spot.seat] = page
        else:
            turned = position.turned[spot.seat][:]
            turned[spot.index] = page
            position.turned[spot.seat] = turned
    position.unread = hidden


def is_secret(position: Position, seat: int) -> bool:
    """Whether a seat's page in hand is hidden: there is one, and it was not laid open (B-E2)."""
    return position.page[seat] != NO_PAGE and not position.out[seat]


def spots(position: Position, seat: int, hidden: list[int]) -> list[Spot]:
    """Every hidden page that somebody has drawn, with the pages it may be."""
    found: list[Spot] = []
    for other in range(position.players):
        if other == seat:
            continue
        if is_secret(position, other):
            found.append(Spot(other, -1, allowed(position, hidden, position.tested[other])))
        for index, where in enumerate(position.turned_tested[other]):
            found.append(Spot(other, index, allowed(position, hidden, where)))
    return found


def allowed(position: Position, pages: list[int], where: int) -> list[int]:
    """B-E2: those of the pages that were possible with the figures there."""
    if where == UNTESTED:
        return pages[:]
    possible = possible_pages(position.kingdom, position.tables.pages, where)
    return [page for page in pages if possible >> page & 1]
