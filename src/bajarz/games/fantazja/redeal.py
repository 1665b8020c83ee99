"""Worlds that a seat cannot tell apart."""

from random import Random

from bajarz.games.fantazja.memory import KNOWN, count_unseen
from bajarz.games.fantazja.state import MAGIC, Position


def redeal(position: Position, seat: int, rng: Random) -> None:
    """Replace what this seat cannot know by a uniformly random possibility.

    Hidden from it: the opponent's hand, IP and draw pile as far as not learnt (memory.py), the
    order of two tiles buried under its own pile by one use of the magic power, which of its own
    tiles are being shown, and what the opponent remembers of them (left out of the new world).
    Tiles are put in order before they are dealt, so that worlds that the seat cannot tell apart
    give the same new worlds by the same chance.
    Not drawn upon: what could be guessed from the opponent's play, such as that their turn did not
    end by itself (F-T3), so that some tile in their hand suits the special power.
    """
    redeal_opponent(position, 1 - seat, rng)
    redeal_bottom(position, seat, rng)
    if position.phase == MAGIC and position.seat != seat:
        hand = position.hand[seat][:]
        rng.shuffle(hand)
        position.shown = sorted(hand[: len(position.shown)])
    forget_own(position, seat)


def forget_own(position: Position, seat: int) -> None:
    """Leave out what the opponent remembers of this seat's tiles: it cannot know what that is."""
    for tile in range(position.tables.castle):
        if position.tables.owner[tile] == seat:
            position.seen[tile] = 0
    position.ip_unseen[seat] = [position.tables.castle] * len(position.ip[seat])
    position.unseen[seat] = count_unseen(position, seat)


def redeal_opponent(position: Position, other: int, rng: Random) -> None:
    """Deal the opponent's hidden tiles anew: to the hidden IP, the hand, and the bag."""
    since = position.ip_since[other]
    slots = [slot for slot in range(len(since)) if since[slot] != KNOWN]
    last = since[slots[-1]] if slots else 0
    seen = position.seen
    hidden = sorted(position.hand[other] + [position.ip[other][slot] for slot in slots])
    in_hand = [tile for tile in hidden if seen[tile] > last]
    floating = [tile for tile in hidden if 0 < seen[tile] <= last]
    unseen = sorted([tile for tile in hidden if seen[tile] == 0] + position.bag[other])
    rest = len(hidden) - len(in_hand) - len(floating)
    while True:
        rng.shuffle(unseen)
        dealt = floating + unseen[:rest]
        rng.shuffle(dealt)
        if fits_slots(position, other, slots, dealt):
            break
    for index, slot in enumerate(slots):
        position.ip[other][slot] = dealt[index]
    position.hand[other] = sorted(in_hand + dealt[len(slots) :])
    position.bag[other] = sorted(unseen[rest:])


def fits_slots(position: Position, other: int, slots: list[int], dealt: list[int]) -> bool:
    """Whether these tiles can be the hidden IP, by what was learnt."""
    unseen = 0
    for index, slot in enumerate(slots):
        seen = position.seen[dealt[index]]
        if seen == 0:
            unseen += 1
            if unseen > position.ip_unseen[other][slot]:
                return False
        elif seen > position.ip_since[other][slot]:
            return False
    return True


def redeal_bottom(position: Position, seat: int, rng: Random) -> None:
    """F-M4: the owner knows what was buried by each use of the power, not in which order."""
    bottom = position.bottom[seat]
    uses = position.bottom_use[seat]
    for index in range(len(bottom) - 1):
        if uses[index] == uses[index + 1]:
            pair = sorted(bottom[index : index + 2], reverse=rng.random() < 0.5)
            bottom[index], bottom[index + 1] = pair
