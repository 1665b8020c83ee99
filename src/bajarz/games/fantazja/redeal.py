"""Worlds that a seat cannot tell apart."""

from random import Random

from bajarz.core.dealer import draw
from bajarz.games.fantazja.memory import count_unseen, hidden_slots
from bajarz.games.fantazja.state import PHASE_MAGIC, Position


def redeal(position: Position, seat: int, rng: Random) -> None:
    """Replace what this seat cannot know by a uniformly random possibility.

    Hidden from it: the opponent's hand, IP and draw pile as far as not learnt (memory.py), which of
    its own tiles are being shown, and what the opponent remembers of them (left out of the new
    world).
    Tiles are put in order before they are dealt, so that worlds that the seat cannot tell apart
    give the same new worlds by the same chance.
    Not drawn upon: what could be guessed from the opponent's play, such as that their turn did not
    end by itself (F-T3), so that some tile in their hand suits the special power.
    """
    redeal_opponent(position, 1 - seat, rng)
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
    hidden = Hidden(position, other)
    seen = hidden.seen
    unseen = hidden.unseen
    taken = 0  # seen tiles in the slots so far; all of them suit every later slot as well
    for index, slot in enumerate(hidden.slots):
        choices = hidden.suiting[index] - taken
        ways = choices * hidden.worlds[index + 1][taken + 1] if choices else 0.0
        if ways and rng.random() * hidden.worlds[index][taken] < ways:
            position.ip[other][slot] = seen.pop(int(rng.random() * choices))
            taken += 1
        else:
            position.ip[other][slot] = draw(unseen, rng)
    left = position.unseen[other] - (len(hidden.slots) - taken)
    position.hand[other] = sorted(seen + [draw(unseen, rng) for _ in range(left)])
    position.bag[other] = unseen


class Hidden:
    """A seat's tiles that the other cannot see, and in how many ways they can lie."""

    def __init__(self, position: Position, seat: int) -> None:
        tiles = position.hand[seat][:]
        self.slots = hidden_slots(position, seat)  # of the IP
        for slot in self.slots:
            tiles.append(position.ip[seat][slot])
        tiles.sort()
        self.seen = [tile for tile in tiles if position.seen[tile]]  # in the order of time
        self.seen.sort(key=position.seen.__getitem__)
        self.unseen = [tile for tile in tiles if position.seen[tile] == 0] + position.bag[seat]
        self.unseen.sort()
        self.suiting = self.count_suiting(position, seat)
        self.worlds = self.count_worlds(position, seat)

    def count_suiting(self, position: Position, seat: int) -> list[int]:
        """How many of the seen tiles can lie in each slot: the first so many, for they were not
        seen in the hand any more after it was filled."""
        counts: list[int] = []
        count = 0
        for slot in self.slots:
            since = position.ip_since[seat][slot]
            while count < len(self.seen) and position.seen[self.seen[count]] <= since:
                count += 1
            counts.append(count)
        return counts

    def count_worlds(self, position: Position, seat: int) -> list[list[float]]:
        """In how many ways the slots from each on can be filled, by how many seen tiles lie in the
        slots before it.

        A seen tile can lie where it suits; up to each slot there are at most as many never-seen
        ones as its limit says. Floats, for the numbers grow like factorials, and chance has no
        more digits either; what is impossible counts exactly nothing.
        """
        most = self.suiting[-1] if self.slots else 0
        fresh = position.unseen[seat]
        after = [1.0] * (most + 2)
        rows = [after]
        for index in range(len(self.slots) - 1, -1, -1):
            limit = position.ip_unseen[seat][self.slots[index]]
            row = [0.0] * (most + 2)
            for taken in range(min(index, most) + 1):
                unseen = index - taken  # in the slots before
                if unseen < limit and unseen < fresh:
                    row[taken] = (fresh - unseen) * after[taken]
                if unseen <= limit and taken < self.suiting[index]:
                    row[taken] += (self.suiting[index] - taken) * after[taken + 1]
            rows.append(row)
            after = row
        rows.reverse()
        return rows
