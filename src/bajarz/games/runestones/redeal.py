"""Worlds that a seat cannot tell apart.

Every card that is taken or lost is seen by all, so each player's set of cards is known to all, and
so is what lies in the played piles (R-I1). Hidden is only which of the other cards are in the hand
and which in the deck. When a deck is made anew, all that was in hand and deck before is in the
hand: `known[seat]` holds the cards that everybody knows to be there since.

While cards are being chosen in secret, the other seats see how many were played and called, and in
which order plays and calls came. `plays_before` keeps for each call how many plays came before it;
the best order is that of the strongest cards and the cheapest calls first, so a choice is possible
exactly if that order is.

Cards are put in order before they are dealt, so that worlds that the seat cannot tell apart give
the same new worlds by the same chance.

Not drawn upon: what could be guessed from how somebody plays.
"""

from itertools import combinations
from math import comb
from random import Random

from bajarz.games.runestones.legal import cheapest, reach
from bajarz.games.runestones.parts import WHITE
from bajarz.games.runestones.playing import count_magic, stone_points
from bajarz.games.runestones.state import PHASE_SUMMON, Position


def redeal(position: Position, seat: int, rng: Random) -> None:
    """Replace what this seat cannot know by a uniformly random possibility."""
    for other in range(position.players):
        if other == seat:
            continue
        if position.phase == PHASE_SUMMON and other == position.seat:
            redeal_summon(position, rng)
        else:
            redeal_hand(position, other, rng)


def redeal_hand(position: Position, seat: int, rng: Random) -> None:
    """Deal hand and deck anew, and what was chosen from the hand in secret (R-A1)."""
    chosen = len(position.playing) if position.is_secret() and seat == position.seat else 0
    hand = position.hand[seat] + (position.playing if chosen else [])
    known = position.known_in_hand[seat]
    unknown = sorted([card for card in hand if card not in known] + position.deck[seat])
    rng.shuffle(unknown)
    drawn = len(hand) - len(known)
    hand = known + unknown[:drawn]
    position.deck[seat] = sorted(unknown[drawn:])
    if chosen:
        rng.shuffle(hand)
        position.playing = sorted(hand[:chosen])
    position.hand[seat] = sorted(hand[chosen:])


def redeal_summon(position: Position, rng: Random) -> None:
    """Deal anew for a seat that is choosing in secret what to play and call (R-U1, R-U2)."""
    seat = position.seat
    hand = position.hand[seat] + position.playing
    known = position.known_in_hand[seat]
    unknown = sorted([card for card in hand if card not in known] + position.deck[seat])
    size = len(position.hand[seat])
    choices: list[tuple[list[int], list[int]]] = []
    weights: list[int] = []
    for play in plays(position, known + unknown, len(position.playing)):
        owed = len([card for card in known if card not in play])
        free = len(unknown) - (len(play) - (len(known) - owed))
        ways = comb(free, size - owed) if size >= owed else 0
        if ways:
            for called in calls(position, play):
                choices.append((play, called))
                weights.append(ways)
    while True:
        play, called = rng.choices(choices, weights)[0]
        rest = [card for card in unknown if card not in play]
        rng.shuffle(rest)
        kept = [card for card in known if card not in play]
        drawn = size - len(kept)
        position.playing = sorted(play)
        position.called = sorted(called)
        position.hand[seat] = sorted(kept + rest[:drawn])
        position.deck[seat] = sorted(rest[drawn:])
        count_magic(position)
        if position.called or can_complete(position):
            return


def plays(position: Position, cards: list[int], count: int) -> list[list[int]]:
    """R-U1: every play of so many of these cards whose magic points are of one colour."""
    colour = position.tables.colour
    at = position.base[position.seat]
    found: list[list[int]] = []
    for wanted in range(WHITE):
        joining = [card for card in cards if colour[at + card] in (wanted, WHITE)]
        for play in combinations(joining, count):
            if any(colour[at + card] == wanted for card in play):
                found.append(list(play))
    multicolour = [card for card in cards if colour[at + card] == WHITE]
    return found + [list(play) for play in combinations(multicolour, count)]


def calls(position: Position, play: list[int]) -> list[list[int]]:
    """R-U2: every set of calls that such a play could have paid for when they were made."""
    tables = position.tables
    at = position.base[position.seat]
    stone = stone_points(position)
    strongest = sorted([tables.magic[at + card] for card in play], reverse=True)
    slots = [slot for slot in range(6) if position.display[slot]]
    found: list[list[int]] = []
    for chosen in combinations(slots, len(position.plays_before)):
        costs = sorted([tables.slot_cost[slot] for slot in chosen])
        if all(
            stone + sum(strongest[:before]) >= sum(costs[: index + 1])
            for index, before in enumerate(position.plays_before)
        ):
            found.append([position.display[slot] for slot in chosen])
    return found


def can_complete(position: Position) -> bool:
    """R-U2: whether something can still be called; else these cards would not have been played."""
    cost = cheapest(position)
    colour = position.play_colour
    colours = range(WHITE) if colour == WHITE else range(colour, colour + 1)
    return max([position.power + reach(position, each) for each in colours]) >= cost
