"""A new game (F-S1 to F-S3); position.py sets up any other position."""

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.core.game import Options, deal_first
from bajarz.games.fantazja.events import GameStarted
from bajarz.games.fantazja.state import Position
from bajarz.games.fantazja.turns import refill

SEAT_OUTCOME = 100  # outcomes of the first player's draw: 100 and 101; tiles are 0 to 53


def deal_new(position: Position, options: Options, dealer: Dealer, log: list[Event] | None) -> None:
    """F-S2, F-S3: the first player, then six tiles for each seat."""
    for tile, owner in enumerate(position.tables.owner):
        position.bag[owner].append(tile)
    position.first = deal_first(options["first"], 2, SEAT_OUTCOME, dealer)
    position.seat = position.first
    if log is not None:
        log.append(Event("GameStarted", GameStarted(first=position.first + 1)))
    for seat in (0, 1):
        refill(position, seat, dealer, log)
