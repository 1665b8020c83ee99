"""Cards of Rune Stones at work: summoning, the display, abilities."""

from bajarz.art.figures.base import Figure, arrow
from bajarz.art.figures.marks import tag, verdict
from bajarz.art.palette import v
from bajarz.art.runestones.figures.facts import (
    ABILITIES,
    CALLS,
    DISPLAY,
    DRUID,
    NEW,
    PAYING,
    PLAYED,
    TAKEN,
    USED,
)
from bajarz.art.runestones.figures.parts import HIGH, card, cost, deck, frame, points, sheet, slot
from bajarz.art.svg import path, use
from bajarz.games.runestones.components import Components
from bajarz.games.runestones.parts import COLOURS

SLOTS = len(DISPLAY)


def figures(components: Components) -> dict[str, Figure]:
    return {
        "one-colour": one_colour(components),
        "summon": summon(components),
        "slide": slide(),
        "higher-leaves": higher_leaves(),
        "abilities": abilities(),
    }


def pair(numbers: tuple[int, ...], x: float, y: float, w: float, step: float) -> str:
    return "".join(card(number, x + step * i, y, w) for i, number in enumerate(numbers))


def one_colour(components: Components) -> Figure:
    """Cards whose magic points go together, and cards whose do not."""
    w, wide = 82.0, 190.0
    high = w * HIGH + 98
    body = ""
    for i, (numbers, allowed) in enumerate(PLAYED):
        x = 2 + (wide + 9) * i
        body += sheet(x, 2, wide, high) + pair(numbers, x + 9, 14, w, w + 8)
        body += magic_points(components, numbers, x + wide / 2, w * HIGH + 24)
        body += verdict(x + wide / 2, high - 22, allowed)
    return Figure(3 * wide + 22, high + 4, body)


def magic_points(components: Components, numbers: tuple[int, ...], middle: float, y: float) -> str:
    """The magic points of these cards in large."""
    cards = {each.number: each for each in components.creatures}
    names: list[str] = []
    for number in numbers:
        colour = COLOURS[cards[number].colour]
        names += [f"rs-magic-{'M' if colour == 'W' else colour}"] * cards[number].magic
    left = middle - 17 * len(names)
    return "".join(use(name, left + 34 * i, y, 32, 32) for i, name in enumerate(names))


def summon(components: Components) -> Figure:
    """Two cards played with the sum of their magic points, and what may be called for it."""
    w, wide = 78.0, 178.0
    high = w * HIGH + 88
    printed = {each.number: each.magic for each in components.creatures}
    magic = [printed[number] for number in PAYING]
    body = pair(PAYING, 8, 14, w, w + 6)
    for i, n in enumerate(magic):
        body += points(8 + w / 2 + (w + 6) * i, w * HIGH + 3, "rs-magic-B", n)
    body += points(8 + w + 3, w * HIGH + 50, "rs-magic-B", sum(magic)) + arrow(178, 70, 206, 70)
    for i, (slots, allowed) in enumerate(CALLS):
        x = 216 + (wide + 9) * i
        body += sheet(x, 2, wide, high)
        for j, number in enumerate(slots):
            left = x + 8 + (w + 6) * j
            body += card(DISPLAY[number - 1], left, 12, w)
            body += cost(left, 12, w, components.slots[number - 1])
        body += verdict(x + wide / 2, high - 22, allowed)
    return Figure(218 + 2 * wide + 11, high + 4, body)


def slot_at(number: int) -> float:
    """Where a slot lies: the cheap end on the right, the deck left of them all."""
    return 4 + 84.0 * (SLOTS - number + 1)


def slide() -> Figure:
    """The display with gaps, and how they are closed."""
    w = 78.0
    high = w * HIGH
    low = high + 62
    body = deck("rs-back", 4, 6, w) + deck("rs-back", 4, low, w)
    left = [n for n in range(1, SLOTS + 1) if n not in TAKEN]
    for number in TAKEN:
        body += slot(slot_at(number), 6, w)
    for target, number in enumerate(left, 1):
        kept = DISPLAY[number - 1]
        body += card(kept, slot_at(number), 6, w) + card(kept, slot_at(target), low, w)
        start, end = slot_at(number) + w / 2, slot_at(target) + w / 2
        body += arrow(start, high + 12, end, low - 6)
    for target, number in enumerate(NEW, len(left) + 1):
        body += card(number, slot_at(target), low, w) + frame(slot_at(target), low, w, high, True)
    return Figure(594, low + high + 12, body)


def higher_leaves() -> Figure:
    """Two cards that were used: where the higher goes and where the lower."""
    w, wide = 112.0, 288.0
    high = w * HIGH
    low = high + 60
    body = ""
    for i, (lost, kept) in enumerate(USED):
        x = 2 + (wide + 12) * i
        body += sheet(x, 2, wide, low + high + 14)
        one, two = x + 22, x + wide - 26 - w
        body += card(lost, one, 12, w) + card(kept, two, 12, w)
        body += arrow(one + w / 2, high + 22, one + w / 2, low - 4)
        body += arrow(two + w / 2, high + 22, two + w / 2, low - 4)
        body += gone(lost, one, low, w) + use(f"rs-back-{DRUID}", two + 6, low + 6, w, high)
        body += card(kept, two, low, w)
    return Figure(2 * wide + 16, low + high + 18, body)


def gone(number: int, x: float, y: float, w: float) -> str:
    """A card lost: a creature on the general discard, a druid card struck out."""
    out = slot(x, y, w) + card(number, x, y, w, faint=True)
    if number < 100:
        return out + use("i-discard", x + w / 2 - 34, y + w * HIGH / 2 - 34, 68, 68)
    return out + path(f"M{x + 14} {y + 18}l{w - 28} {w * HIGH - 36}", "none", v("ink"), 6)


def abilities() -> Figure:
    """A basic ability, a choice and an exchange."""
    w = 168.0
    body = ""
    for i, number in enumerate(ABILITIES):
        x = 6 + 204 * i
        body += tag(x + w / 2, 20, i + 1) + card(number, x, 46, w)
    return Figure(6 + 204 * 2 + w + 8, 46 + w * HIGH + 8, body)
