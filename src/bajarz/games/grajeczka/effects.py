"""What actions do. Nothing is checked here: legal.py and refusals.py say what may be done."""

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.games.grajeczka import actions as act
from bajarz.games.grajeczka.board import FIGURE_DRAGON, FIGURES, place_name
from bajarz.games.grajeczka.events import (
    FigureMoved,
    PageTold,
    SecretPage,
    TileAdded,
    TokenFlipped,
)
from bajarz.games.grajeczka.moves import flights, way
from bajarz.games.grajeczka.state import (
    ADDED,
    NO_ADVENTURE,
    NO_PAGE,
    PHASE_SECOND,
    PHASE_SETTLE,
    UNTESTED,
    Position,
    TokenSide,
)
from bajarz.games.grajeczka.turns import deal_side, draw, end_turn, finish

Log = list[Event] | None


def apply(position: Position, action: int, dealer: Dealer, log: Log) -> None:
    """Carry out an action of the seat to move, and whatever follows from it by itself."""
    if act.is_move(action):
        move(position, act.figure_of(action), act.end_of(action), log)
    elif act.is_add(action):
        add(position, act.place_of(action), act.rotation_of(action), dealer, log)
    elif action == act.KIND_END:
        end_turn(position, log)
    elif action == act.KIND_TURN_PAGE:
        turn_page(position, dealer, log)
    elif action == act.KIND_TELL:
        tell(position, dealer, log)
    else:
        flip(position, log)


def move(position: Position, figure: int, end: int, log: Log) -> None:
    """B-T2, B-M1 to B-M4: a figure's move."""
    start = position.figures[figure]
    if figure == FIGURE_DRAGON:
        position.flight = flights(position.kingdom, start)[end]
    position.figures[figure] = end
    position.moved |= 1 << figure
    position.adventure = figure
    position.phase = PHASE_SETTLE
    if log is not None:
        shown = way(position.kingdom, figure, start, end)
        facts: FigureMoved = {
            "seat": position.seat + 1,
            "figure": FIGURES[figure],
            "start": place_name(start),
            "place": place_name(end),
            "way": [place_name(place) for place in shown.places],
            "jump": shown.jump,
        }
        log.append(Event("FigureMoved", facts))
    end_if_settled(position, log)


def add(position: Position, place: int, rotation: int, dealer: Dealer, log: Log) -> None:
    """B-P1: the top tile joins the kingdom; the next one shows its side."""
    tables = position.tables
    side = position.top
    position.kingdom = tables.grown(position.kingdom, side, place, rotation)
    position.laid = [*position.laid, side << 16 | place << 3 | rotation]
    position.adventure = ADDED
    position.phase = PHASE_SETTLE
    if log is not None:
        facts: TileAdded = {
            "seat": position.seat + 1,
            "tile": tables.side_names[side],
            "place": place_name(place),
            "rotation": rotation,
        }
        log.append(Event("TileAdded", facts))
    deal_side(position, dealer, log)
    if log is not None and not position.can_add():
        log.append(Event("KingdomFinished", {}))
    end_if_settled(position, log)


def turn_page(position: Position, dealer: Dealer, log: Log) -> None:
    """B-T4: the page goes under the book, the next is drawn, the token becomes magic."""
    seat = position.seat
    page = position.page[seat]
    position.turned[seat] = [*position.turned[seat], page]
    position.turned_tested[seat] = [*position.turned_tested[seat], position.tested[seat]]
    if log is not None:
        log.append(Event("PageTurned", SecretPage(seat=seat + 1), {"page": page}, (seat,)))
    draw(position, seat, dealer, log)
    if not position.magic[seat]:
        position.magic[seat] = True
        note_token(position, "magic", log)
    end_turn(position, log)


def tell(position: Position, dealer: Dealer, log: Log) -> None:
    """B-O2: the page is laid open and the next one drawn. B-E1: the last page wins."""
    seat = position.seat
    page = position.page[seat]
    position.told[seat] = [*position.told[seat], page]
    position.page[seat] = NO_PAGE
    position.tested[seat] = UNTESTED
    position.told_now = True
    left = position.left(seat)
    if log is not None:
        facts = PageTold(seat=seat + 1, page=page, left=left)
        log.append(Event("PageTold", facts, reveals=True))
    if left == 0:
        finish(position, "B-E1", log)
        return
    draw(position, seat, dealer, log)
    end_if_settled(position, log)


def end_if_settled(position: Position, log: Log) -> None:
    """B-T3: once the page was told and the token cannot be flipped, nothing is left to choose, as
    everybody can see."""
    if position.told_now and not position.can_flip():
        end_turn(position, log)


def flip(position: Position, log: Log) -> None:
    """B-T3: the token is flipped to plain; a second adventure must follow."""
    position.magic[position.seat] = False
    position.flipped = True
    position.adventure = NO_ADVENTURE
    position.phase = PHASE_SECOND
    note_token(position, "plain", log)


def note_token(position: Position, side: TokenSide, log: Log) -> None:
    if log is not None:
        log.append(Event("TokenFlipped", TokenFlipped(seat=position.seat + 1, token=side)))
