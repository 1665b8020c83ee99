"""The components as flat tables of integers, made once, for the engine.

Cards are their printed numbers. Druid cards of one number differ between druids, so everything
about cards is found at `base + number`, where `base` is 128 times the owner's druid; creatures are
the same at every base. Gems paid are packed into one integer, four bits a colour.
"""

from typing import Final

from bajarz.games.runestones.components import Components
from bajarz.games.runestones.parts import ORE, WHITE, Part

BASE: Final = 128
FIRST_DRUID_CARD: Final = 100
WHITE_SMITHY: Final = 5  # after the coloured ones, 0 to 4

# What a dealer deals: cards are their numbers, and beside them
SEAT_OUTCOME: Final = 200
COLOUR_OUTCOME: Final = 300
FACE_OUTCOME: Final = 400


class Tables:
    """Everything the engine asks about components."""

    def __init__(self, components: Components) -> None:
        self.components = components
        size = BASE * len(components.druids)
        self.druids = list(components.druids)
        self.creatures = [card.number for card in components.creatures]
        self.druid_cards = [card.number for card in components.druid_cards[0]]
        self.text = [""] * size  # of abilities, for people
        self.part: list[Part | None] = [None] * (size * 2)  # 2 * (base + number), and the next
        colour = [0] * size
        magic = [0] * size
        choice = [0] * size
        for druid, cards in enumerate(components.druid_cards):
            for card in components.creatures + cards:
                at = druid * BASE + card.number
                colour[at] = card.colour
                magic[at] = card.magic
                choice[at] = int(card.ability.is_choice)
                self.text[at] = card.text
                for index, part in enumerate(card.ability.parts):
                    self.part[2 * at + index] = part
        self.colour = bytes(colour)
        self.magic = bytes(magic)
        self.choice = bytes(choice)
        self.slot_cost = bytes(components.slots)
        self.cheapest = bytes([0] + [min(components.slots[:n]) for n in range(1, 7)])
        self.make_board(components)
        self.found_ways: dict[int, list[int]] = {}

    def make_board(self, components: Components) -> None:
        """Smithies, die, and how many pieces there are (R-C2)."""
        supply = components.supply
        self.smithy_cost = bytes([each.cost for each in components.smithies])
        self.smithy_bonus = [each.bonus for each in components.smithies]
        self.faces = [FACE_OUTCOME + face for face in components.faces]
        self.stones = list(components.stones)
        self.trade_points = bytes(components.trade_points)
        self.pieces = [supply["gems"]] * WHITE + [supply["white_gems"], supply["ore"]]
        self.artifacts = supply["artifacts"]
        self.white_artifacts = supply["white_artifacts"]
        self.white_cost = supply["white_cost"]
        self.ore_cost = supply["ore_cost"]
        assert len(self.pieces) == ORE + 1

    def ways(self, prefix: int, limits: int, size: int) -> list[int]:
        """Every action that pays so many gems within the packed limits of each colour, ascending;
        `prefix` is the action's code without the gems. Questions recur, so answers are kept."""
        key = (prefix + limits) * 16 + size
        found = self.found_ways.get(key)
        if found is None:
            found = sorted([prefix + paid for paid in payments(limits, size)])
            self.found_ways[key] = found
        return found


def payments(limits: int, size: int) -> list[int]:
    """All ways to pay so many gems within the packed limits (R-F2, R-A4)."""
    found = [0]
    for colour in range(5):
        most = limits >> 4 * colour & 15
        found = [paid + (n << 4 * colour) for paid in found for n in range(most + 1)]
    return [paid for paid in found if gem_count(paid) == size]


def gem_count(paid: int) -> int:
    """How many gems a payment is."""
    return sum([paid >> 4 * colour & 15 for colour in range(5)])
