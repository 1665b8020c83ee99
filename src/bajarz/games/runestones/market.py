"""The display and the general deck (R-U4), and the supply of artifacts (R-F6)."""

from bisect import insort

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.games.runestones.events import DeckRenewed, DisplayRefilled, SmithyRefilled
from bajarz.games.runestones.parts import COLOURS
from bajarz.games.runestones.state import NONE, Position
from bajarz.games.runestones.tables import COLOUR_OUTCOME

Log = list[Event] | None


def can_draw_general(position: Position) -> bool:
    """Whether the general deck has a card, or can be made anew (R-U4)."""
    return len(position.general) > 0 or len(position.discard) > 0


def draw_general(position: Position, dealer: Dealer, log: Log) -> int:
    """The top card of the general deck, which is first made anew if it is empty (R-U4)."""
    if not position.general:
        position.general = position.discard
        position.discard = []
        if log is not None:
            facts = DeckRenewed(deck="general", count=len(position.general))
            log.append(Event("DeckRenewed", facts))
    return position.general.pop(dealer.pick(position.general))


def take_from_display(position: Position, cards: list[int]) -> None:
    """Cards leave the display and the rest slides to the cheap end (R-U4)."""
    rest = [card for card in position.display if card and card not in cards]
    position.display = rest + [0] * (6 - len(rest))


def fill_display(position: Position, dealer: Dealer, log: Log) -> None:
    """R-U4: free slots are filled from the cheap end, as far as there are cards."""
    display = position.display
    if display[5]:
        return
    dealt: list[int] = []
    for slot in range(6):
        if display[slot] == 0:
            if not can_draw_general(position):
                break
            display[slot] = draw_general(position, dealer, log)
            dealt.append(display[slot])
    if dealt and log is not None:
        log.append(Event("DisplayRefilled", DisplayRefilled(cards=dealt)))


def discard_card(position: Position, card: int) -> None:
    """A creature goes to the general discard (R-A3)."""
    insort(position.discard, card)


def fill_smithies(position: Position, dealer: Dealer, log: Log) -> None:
    """R-F6: empty smithies get artifacts, 1 to 5 in order, as far as there are any."""
    for smithy in range(5):
        if position.smithy[smithy] != NONE:
            continue
        if not position.artifacts:
            if not position.traded_in:
                return
            position.artifacts = position.traded_in
            position.traded_in = []
            if log is not None:
                facts = DeckRenewed(deck="artifacts", count=len(position.artifacts))
                log.append(Event("DeckRenewed", facts))
        dealt = position.artifacts.pop(dealer.pick(position.artifacts))
        position.smithy[smithy] = dealt - COLOUR_OUTCOME
        if log is not None:
            colour = COLOURS[dealt - COLOUR_OUTCOME]
            refilled = SmithyRefilled(smithy=str(smithy + 1), colour=colour)
            log.append(Event("SmithyRefilled", refilled))
