"""Worlds that a seat cannot tell apart."""

from random import Random

from bajarz.core.dealer import draw
from bajarz.games.fantazja.memory import count_unseen, hidden_slots
from bajarz.games.fantazja.state import PHASE_MAGIC, Position


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
    if position.phase == PHASE_MAGIC and position.seat != seat:
        hand = position.hand[seat][:]
        position.shown = sorted([draw(hand, rng) for _ in position.shown])
    forget_own(position, seat)


def forget_own(position: Position, seat: int) -> None:
    """Leave out what the opponent remembers of this seat's tiles: it cannot know what that is."""
    for tile in range(position.tables.castle):
        if position.tables.owner[tile] == seat:
            position.seen[tile] = 0
    position.ip_unseen[seat] = [position.tables.castle] * len(position.ip[seat])
    position.unseen[seat] = count_unseen(position, seat)


def redeal_opponent(position: Position, other: int, rng: Random) -> None:
    """Deal the opponent's hidden tiles anew: to the hidden IP, the hand, and the bag.

    Slot after slot chance decides whether it gets a tile that was seen in the hand before or one
    that never was, by how many worlds there are of either kind; within a kind all tiles are alike.
    """
    points = position.ip[other]
    slots = hidden_slots(position, other)
    held = sorted(position.hand[other] + [points[slot] for slot in slots])
    seen = [tile for tile in held if position.seen[tile]]
    seen.sort(key=position.seen.__getitem__)
    unseen = sorted([tile for tile in held if position.seen[tile] == 0] + position.bag[other])
    suiting = count_suiting(position, other, slots, seen)
    worlds = count_worlds(position, other, slots, suiting)
    taken = 0  # seen tiles in the slots so far; all of them suit every later slot as well
    for index, slot in enumerate(slots):
        choices = suiting[index] - taken
        if choices and rng.random() * worlds[index][taken] < choices * worlds[index + 1][taken + 1]:
            points[slot] = seen.pop(int(rng.random() * choices))
            taken += 1
        else:
            points[slot] = draw(unseen, rng)
    left = position.unseen[other] - (len(slots) - taken)
    position.hand[other] = sorted(seen + [draw(unseen, rng) for _ in range(left)])
    position.bag[other] = unseen


def count_suiting(position: Position, other: int, slots: list[int], seen: list[int]) -> list[int]:
    """How many of the tiles, in the order in which they were seen, can lie in each slot: those
    that were not seen in the hand any more after it was filled."""
    counts: list[int] = []
    count = 0
    for slot in slots:
        since = position.ip_since[other][slot]
        while count < len(seen) and position.seen[seen[count]] <= since:
            count += 1
        counts.append(count)
    return counts


def count_worlds(
    position: Position, other: int, slots: list[int], suiting: list[int]
) -> list[list[float]]:
    """In how many ways the slots from each on can be filled, by how many seen tiles lie in those
    before it.

    A seen tile can lie where it suits, a never-seen one wherever its number up to there is not
    over the slot's limit. Floats, for the numbers grow like factorials, and chance has no more
    digits either; what is impossible is exactly nothing.
    """
    most = suiting[-1] if slots else 0
    after = [1.0] * (most + 2)
    rows = [after]
    for index in range(len(slots) - 1, -1, -1):
        limit = position.ip_unseen[other][slots[index]]
        row = [0.0] * (most + 2)
        for taken in range(min(index, most) + 1):
            unseen = index - taken  # in the slots before
            if unseen < limit and unseen < position.unseen[other]:
                row[taken] = (position.unseen[other] - unseen) * after[taken]
            if unseen <= limit and taken < suiting[index]:
                row[taken] += (suiting[index] - taken) * after[taken + 1]
        rows.append(row)
        after = row
    rows.reverse()
    return rows


def redeal_bottom(position: Position, seat: int, rng: Random) -> None:
    """F-M4: the owner knows what was buried by each use of the power, not in which order."""
    bottom = position.bottom[seat]
    uses = position.bottom_use[seat]
    for index in range(len(bottom) - 1):
        if uses[index] == uses[index + 1]:
            pair = sorted(bottom[index : index + 2], reverse=rng.random() < 0.5)
            bottom[index], bottom[index + 1] = pair
