"""A new game (B-S1 to B-S5); position.py sets up any other position."""

from bajarz.core.dealer import Dealer
from bajarz.core.errors import UnknownName
from bajarz.core.event import Event
from bajarz.core.game import Options, deal_first
from bajarz.games.grajeczka.components import PAGES, TILES
from bajarz.games.grajeczka.events import GameStarted
from bajarz.games.grajeczka.state import Position
from bajarz.games.grajeczka.tables import SEAT_OUTCOME
from bajarz.games.grajeczka.turns import begin_turn, deal_side, draw


def deal_new(position: Position, options: Options, dealer: Dealer, log: list[Event] | None) -> None:
    """B-S4, B-S2, B-S3: the first player, the top tile, a page for each."""
    prepare(position, options)
    position.first = deal_first(options["first"], position.players, SEAT_OUTCOME, dealer)
    position.seat = position.first
    if log is not None:
        log.append(Event("GameStarted", GameStarted(first=position.first + 1)))
    position.stack = list(range(len(TILES)))
    deal_side(position, dealer, log)
    position.unread = position.tables.page_numbers[:]
    for seat in range(position.players):
        position.undrawn[seat] = book_size(position.players, options)
        draw(position, seat, dealer, log)
    begin_turn(position, log)


def prepare(position: Position, options: Options) -> None:
    """B-S1, B-S5, B-E4: what the options say about the table."""
    mirrored = int(options["mirrored"] == "yes")
    position.kingdom = position.tables.kingdoms[mirrored]
    position.figures = position.tables.figures[mirrored][:]
    if options["turn_limit"] != "off":
        rounds = -(-int(options["turn_limit"]) // position.players)
        position.limit = rounds * position.players


def book_size(players: int, options: Options) -> int:
    """B-S3, B-S5: how many pages each player's book has."""
    most = PAGES // players
    if options["pages"] == "all":
        return most
    size = int(options["pages"])
    if size > most:
        raise UnknownName(f"option pages is at most {most} with {players} players, not {size}")
    return size
