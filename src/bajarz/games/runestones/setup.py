"""A new game (R-S1 to R-S4); position.py sets up any other position."""

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.core.game import Options, deal_first
from bajarz.games.runestones.events import GameStarted
from bajarz.games.runestones.parts import COLOURS, ORE, WHITE
from bajarz.games.runestones.state import HELD, Position
from bajarz.games.runestones.tables import COLOUR_OUTCOME, SEAT_OUTCOME
from bajarz.games.runestones.turns import refill


def deal_new(position: Position, options: Options, dealer: Dealer, log: list[Event] | None) -> None:
    """R-S4, R-S3, R-S1, R-S2: the first player, the display, the smithies, the hands."""
    position.first = deal_first(options["first"], position.players, SEAT_OUTCOME, dealer)
    position.seat = position.first
    position.both_rows = options["trade_both_rows"] == "yes"
    deal_display(position, dealer)
    artifacts = range(WHITE * position.tables.artifacts)
    position.artifacts = [COLOUR_OUTCOME + n // position.tables.artifacts for n in artifacts]
    for smithy in range(min(5, len(artifacts))):
        dealt = position.artifacts.pop(dealer.pick(position.artifacts))
        position.smithy[smithy] = dealt - COLOUR_OUTCOME
    if log is not None:
        facts: GameStarted = {
            "first": position.first + 1,
            "smithies": [COLOURS[each] for each in position.smithy],
            "display": position.display[:],
        }
        log.append(Event("GameStarted", facts))
    for seat in range(position.players):
        for kind in range(ORE):
            taken = min(1, position.supply[kind])
            position.supply[kind] -= taken
            position.held[seat * HELD + kind] = taken
        position.deck[seat] = position.tables.druid_cards[:]
        refill(position, seat, dealer, log)


def deal_display(position: Position, dealer: Dealer) -> None:
    """R-S3: six creatures; dragons are set aside and shuffled back afterwards."""
    deck = position.tables.creatures[:]
    aside: list[int] = []
    for slot in range(6):
        card = deck.pop(dealer.pick(deck))
        while position.tables.colour[card] == WHITE:
            aside.append(card)
            card = deck.pop(dealer.pick(deck))
        position.display[slot] = card
    position.general = sorted(deck + aside)
