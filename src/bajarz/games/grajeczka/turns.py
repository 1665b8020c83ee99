"""What follows by itself: tiles and pages that are dealt, turns that begin and end."""

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.games.grajeczka.events import GameEnded, OpenPage, SeatOnly, SecretPage, TileRevealed
from bajarz.games.grajeczka.reachability import is_possible
from bajarz.games.grajeczka.state import PHASE_OVER, PHASE_TURN, UNTESTED, Position
from bajarz.games.grajeczka.tables import NO_SIDE, SIDE_OUTCOME

Log = list[Event] | None


def deal_side(position: Position, dealer: Dealer, log: Log) -> None:
    """B-S2: the next tile of the stack, with a random side up."""
    stack = position.stack
    if not stack:
        position.top = NO_SIDE
        return
    among: list[int] = []
    for tile in stack:
        among.append(SIDE_OUTCOME + 2 * tile)
        among.append(SIDE_OUTCOME + 2 * tile + 1)
    side = among[dealer.pick(among)] - SIDE_OUTCOME
    position.top = side
    position.stack = [tile for tile in stack if tile != side // 2]
    if log is not None:
        facts = TileRevealed(tile=position.tables.side_names[side], left=len(stack))
        log.append(Event("TileRevealed", facts, reveals=True))


def draw(position: Position, seat: int, dealer: Dealer, log: Log) -> None:
    """B-O2, B-T4: the next page of the book: first those never drawn, then those turned."""
    fresh = position.undrawn[seat] > 0
    if fresh:
        unread = position.unread
        page = unread[dealer.pick(unread)]
        position.unread = [each for each in unread if each != page]
        position.undrawn[seat] -= 1
        position.tested[seat] = UNTESTED
    else:
        page = position.turned[seat][0]
        position.turned[seat] = position.turned[seat][1:]
        position.tested[seat] = position.turned_tested[seat][0]
        position.turned_tested[seat] = position.turned_tested[seat][1:]
    position.page[seat] = page
    if log is not None:
        public = SecretPage(seat=seat + 1)
        log.append(Event("PageDrawn", public, {"page": page}, (seat,), reveals=fresh))


def end_turn(position: Position, log: Log) -> None:
    """B-S4: the turn passes on; B-E4: unless it was the last."""
    position.clear_turn()
    position.phase = PHASE_TURN
    if log is not None:
        log.append(Event("TurnEnded", SeatOnly(seat=position.seat + 1)))
    if position.limit and position.turn >= position.limit:
        finish(position, "B-E4", log)
        return
    position.turn += 1
    position.seat = (position.seat + 1) % position.players
    begin_turn(position, log)


def begin_turn(position: Position, log: Log) -> None:
    """B-E2: a player whose page can never be fulfilled is out, and the next one begins. B-E3: if
    all are out, nobody wins."""
    finished = not position.can_add()
    for _ in range(position.players):
        seat = position.seat
        if not position.out[seat]:
            if not finished:
                return
            where = position.where()
            page = position.page[seat]
            if is_possible(position.kingdom, position.tables.pages[page], where):
                position.tested[seat] = where
                return
            position.out[seat] = True
            if log is not None:
                log.append(Event("PlayerOut", OpenPage(seat=seat + 1, page=page), reveals=True))
        position.seat = (seat + 1) % position.players
    finish(position, "B-E3", log)


def finish(position: Position, ending: str, log: Log) -> None:
    """B-E1, B-E3, B-E4: the game is over."""
    position.phase = PHASE_OVER
    position.ending = ending
    if log is not None:
        log.append(Event("GameEnded", GameEnded(rule=ending)))
