"""Rune Stones: what things, abilities and cards are worth, in power points."""

from typing import Final

from bajarz.games.runestones.abilities import is_lost, part_of
from bajarz.games.runestones.parts import (
    ANY,
    ANY_CARD,
    CARD,
    DIE,
    ORE,
    POINTS,
    TOP_CARD,
    TRADE_GEM,
    WHITE,
    Part,
)
from bajarz.games.runestones.state import DOUBLE_DIE, EXTRA_POINT, POINT_BIT, Position
from bajarz.games.runestones.tables import Tables

GEM_WORTH: Final = 0.8
WHITE_WORTH: Final = 1.2
ORE_WORTH: Final = 1.1
ANY_WORTH: Final = 0.95
CARD_WORTH: Final = 1.2
ANY_CARD_WORTH: Final = 1.4
TOP_CARD_WORTH: Final = 1.0
DIE_WORTH: Final = 1.05


class Worths:
    """The worth of every card's ability, and of what is still unused in a play."""

    def __init__(self, tables: Tables) -> None:
        self.things = make_things()
        self.any_gem = ANY_WORTH
        self.any_card = ANY_CARD_WORTH
        self.card = [0.0] * len(tables.colour)
        for at in range(len(tables.colour)):
            one = self.part(tables.part[2 * at])
            two = self.part(tables.part[2 * at + 1])
            self.card[at] = max(one, two) if tables.choice[at] else one + two

    def thing(self, thing: int) -> float:
        """What gaining something is worth (R-A5, R-A6)."""
        return float(thing - POINTS) if thing > POINTS else self.things[thing]

    def part(self, part: Part | None) -> float:
        """What a printed ability gives, less what it asks for (R-A4)."""
        if part is None:
            return 0.0
        total = 0.0
        for thing in part.gains:
            total += self.thing(thing)
        for colour in range(5):
            total -= part.need[colour] * (WHITE_WORTH if colour == WHITE else GEM_WORTH)
        return max(0.0, total)

    def unused(self, position: Position) -> float:
        """R-A2: the parts of the played cards that are still open."""
        total = 0.0
        stones = position.stones[position.seat]
        started = len(position.used) > 0
        choice = position.tables.choice
        for index, card in enumerate(position.playing):
            best = 0.0
            both = 0.0
            for part in (1, 2):
                printed = part_of(position, card, part)
                if printed is None or (started and is_lost(position, index, part)):
                    continue
                if printed.size and position.limits(printed.need, printed.size) < 0:
                    continue
                worth = self.part(printed)
                if printed.gives_points and stones & EXTRA_POINT:
                    worth += 0.0 if started and position.used[index] & POINT_BIT else 1.0
                if stones & DOUBLE_DIE and printed.gains[0] == DIE:
                    worth += DIE_WORTH
                best = max(best, worth)
                both += worth
            either = choice[position.base[position.seat] + card] and not stones & 16
            total += best if either else both
        return total

    def paying(self, position: Position) -> float:
        """R-A4, R-A6: an exchange that was begun and is about to be paid."""
        if not position.card:
            return WHITE_WORTH - GEM_WORTH
        return self.part(part_of(position, position.card, position.part))


def make_things() -> list[float]:
    """The worth of everything that can be gained but power points."""
    things = [0.0] * (POINTS + 1)
    for colour in range(WHITE):
        things[colour] = GEM_WORTH
        things[CARD + colour] = CARD_WORTH
    things[WHITE] = WHITE_WORTH
    things[ORE] = ORE_WORTH
    things[ANY] = ANY_WORTH
    things[ANY_CARD] = ANY_CARD_WORTH
    things[DIE] = DIE_WORTH
    things[TRADE_GEM] = WHITE_WORTH - GEM_WORTH
    things[TOP_CARD] = TOP_CARD_WORTH
    return things
