"""Rune Stones: what things, abilities and cards are worth, in power points."""

from bajarz.bots.runestones.weights import Numbers
from bajarz.games.runestones.abilities import is_lost, part_of
from bajarz.games.runestones.parts import (
    GAIN_ANY,
    GAIN_ANY_CARD,
    GAIN_CARD,
    GAIN_DIE,
    GAIN_POINTS,
    GAIN_TOP_CARD,
    GAIN_TRADE_GEM,
    ORE,
    WHITE,
    Part,
)
from bajarz.games.runestones.state import POINT_BIT, STONE_DOUBLE_DIE, STONE_EXTRA_POINT, Position
from bajarz.games.runestones.tables import Tables


class Worths:
    """The worth of every card's ability, and of what is still unused in a play."""

    def __init__(self, tables: Tables, numbers: Numbers) -> None:
        self.things = make_things(numbers)
        self.any_gem = numbers.any_gem
        self.any_card = numbers.any_card
        self.die = numbers.die
        self.given_gem = numbers.given_gem
        self.given_white = numbers.given_white
        self.card = [0.0] * len(tables.colour)
        for at in range(len(tables.colour)):
            one = self.part(tables.part[2 * at])
            two = self.part(tables.part[2 * at + 1])
            self.card[at] = max(one, two) if tables.choice[at] else one + two

    def thing(self, thing: int) -> float:
        """What gaining something is worth (R-A5, R-A6)."""
        return float(thing - GAIN_POINTS) if thing > GAIN_POINTS else self.things[thing]

    def part(self, part: Part | None) -> float:
        """What a printed ability gives, less what it asks for (R-A4)."""
        if part is None:
            return 0.0
        total = 0.0
        for thing in part.gains:
            total += self.thing(thing)
        for colour in range(5):
            total -= part.need[colour] * (self.given_white if colour == WHITE else self.given_gem)
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
                if printed.gives_points and stones & STONE_EXTRA_POINT:
                    worth += 0.0 if started and position.used[index] & POINT_BIT else 1.0
                if stones & STONE_DOUBLE_DIE and printed.gains[0] == GAIN_DIE:
                    worth += self.die
                best = max(best, worth)
                both += worth
            either = choice[position.base[position.seat] + card] and not stones & 16
            total += best if either else both
        return total

    def paying(self, position: Position) -> float:
        """R-A4, R-A6: an exchange that was begun and is about to be paid."""
        if not position.card:
            return self.given_white - self.given_gem
        return self.part(part_of(position, position.card, position.part))


def make_things(numbers: Numbers) -> list[float]:
    """The worth of everything that can be gained but power points."""
    things = [0.0] * (GAIN_POINTS + 1)
    for colour in range(WHITE):
        things[colour] = numbers.gem
        things[GAIN_CARD + colour] = numbers.card
    things[WHITE] = numbers.white
    things[ORE] = numbers.ore
    things[GAIN_ANY] = numbers.any_gem
    things[GAIN_ANY_CARD] = numbers.any_card
    things[GAIN_DIE] = numbers.die
    things[GAIN_TRADE_GEM] = numbers.given_white - numbers.given_gem
    things[GAIN_TOP_CARD] = numbers.top_card
    return things
