"""Cards on the table: summoning creatures (R-U), and playing cards for abilities (R-A)."""

from bisect import insort

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.games.runestones.events import (
    CardChosen,
    CardsShown,
    CardsSummoned,
    MagicPoints,
    OneCard,
)
from bajarz.games.runestones.market import discard_card, fill_display, take_from_display
from bajarz.games.runestones.parts import WHITE
from bajarz.games.runestones.state import (
    PHASE_ABILITIES,
    PHASE_CARDS,
    PHASE_SUMMON,
    PHASE_TRADE,
    STONE_MAGIC_POINTS,
    STONE_THREE_CARDS,
    Position,
)
from bajarz.games.runestones.tables import FIRST_DRUID_CARD

Log = list[Event] | None
STONE_POINTS = 2  # of the Magic Points stone (R-K1)


def begin_summon(position: Position) -> None:
    """R-U1, R-K1: the stone's points are there from the start."""
    position.phase = PHASE_SUMMON
    position.changed_this_round = True
    position.power = stone_points(position)


def stone_points(position: Position) -> int:
    """R-K1: the magic points that the seat to move has without a card."""
    return STONE_POINTS if position.stones[position.seat] & STONE_MAGIC_POINTS else 0


def begin_use(position: Position) -> None:
    """R-A1: now cards are chosen."""
    position.phase = PHASE_CARDS
    position.changed_this_round = True


def play(position: Position, card: int, log: Log) -> None:
    """Add a card to the play; nobody else learns which until it is shown (R-U1, R-A1)."""
    seat = position.seat
    position.hand[seat].remove(card)
    insort(position.playing, card)
    if position.phase == PHASE_SUMMON:
        count_card(position, card)
    elif may_show(position) and (
        len(position.playing) == most_cards(position) or not position.hand[seat]
    ):
        show(position, log)
        return
    if log is not None:
        tell_choice(position, "play", card, log)


def may_show(position: Position) -> bool:
    """R-A1: whether enough cards are chosen."""
    return len(position.playing) >= 2


def count_card(position: Position, card: int) -> None:
    """R-U1: its magic points, and the colour they bind the play to."""
    at = position.base[position.seat] + card
    position.power += position.tables.magic[at]
    if position.tables.colour[at] != WHITE:
        position.play_colour = position.tables.colour[at]


def count_magic(position: Position) -> None:
    """R-U1, R-U5: the magic points left and the colour of the play, from what was chosen so far."""
    position.power = stone_points(position)
    position.play_colour = WHITE
    for card in position.playing:
        count_card(position, card)
    position.power -= price_of_calls(position)


def price_of_calls(position: Position) -> int:
    """R-U5: by the slots in which the cards lay when the summoning began."""
    costs = position.tables.slot_cost
    return sum([costs[position.display.index(card)] for card in position.called])


def magic_points(position: Position) -> MagicPoints:
    """R-U2: of the summoning going on."""
    return {"sum": position.power + price_of_calls(position), "left": position.power}


def most_cards(position: Position) -> int:
    """R-A1, R-K8: two cards, or three with the stone."""
    return 3 if position.stones[position.seat] & STONE_THREE_CARDS else 2


def call(position: Position, card: int, log: Log) -> None:
    """R-U2, R-U5: choose a display card, paid by the cost of the slot it lies in."""
    insort(position.called, card)
    position.plays_before.append(len(position.playing))
    position.power -= position.tables.slot_cost[position.display.index(card)]
    if log is not None:
        tell_choice(position, "call", card, log)


def tell_choice(position: Position, choice: str, card: int, log: list[Event]) -> None:
    facts = CardChosen(seat=position.seat + 1, choice=choice)
    secret: dict[str, object] = {"card": card}
    if position.phase == PHASE_SUMMON:
        secret["magic_points"] = magic_points(position)
    log.append(Event("CardChosen", facts, secret, (position.seat,)))


def numbers(cards: list[int]) -> list[int]:
    return [*cards]


def leave_hand(position: Position) -> None:
    """Everybody sees which cards were played; of the rest of the hand they know what they knew."""
    seat = position.seat
    if position.known_in_hand[seat]:
        playing = position.playing
        position.known_in_hand[seat] = [
            card for card in position.known_in_hand[seat] if card not in playing
        ]


def finish_summon(position: Position, dealer: Dealer, log: Log) -> None:
    """R-U3, R-U4: taken and played cards go to the played pile; the display slides and refills."""
    leave_hand(position)
    seat = position.seat
    if log is not None:
        facts: CardsSummoned = {
            "seat": seat + 1,
            "cards": numbers(position.called),
            "played": numbers(position.playing),
        }
        log.append(Event("CardsSummoned", facts, reveals=True))
    take_from_display(position, position.called)
    position.played[seat] += position.called + position.playing
    clear(position)
    position.phase = PHASE_TRADE
    fill_display(position, dealer, log)


def clear(position: Position) -> None:
    position.playing = []
    position.used = []
    position.called = []
    position.plays_before = []
    position.power = 0
    position.play_colour = WHITE


def show(position: Position, log: Log) -> None:
    """R-A2: all cards are shown before any ability is used."""
    leave_hand(position)
    position.used = [0] * len(position.playing)
    position.phase = PHASE_ABILITIES
    if log is not None:
        facts = CardsShown(seat=position.seat + 1, cards=numbers(position.playing))
        log.append(Event("CardsShown", facts, reveals=True))


def leaving(position: Position) -> list[int]:
    """R-A3: of the cards used together all but the lowest leave."""
    return [] if position.phase == PHASE_SUMMON else position.playing[1:]


def finish_abilities(position: Position, dealer: Dealer, log: Log) -> None:
    """R-A3: the lowest card goes to the played pile, the higher ones leave."""
    seat = position.seat
    for card in reversed(leaving(position)):
        if card >= FIRST_DRUID_CARD:
            position.removed[seat] = sorted([*position.removed[seat], card])
            name = "CardRemoved"
        else:
            discard_card(position, card)
            name = "CardDiscarded"
        if log is not None:
            log.append(Event(name, OneCard(seat=seat + 1, card=card)))
    kept = position.playing[0]
    position.played[seat].append(kept)
    if log is not None:
        log.append(Event("CardKept", OneCard(seat=seat + 1, card=kept)))
    clear(position)
    position.phase = PHASE_TRADE
    fill_display(position, dealer, log)
