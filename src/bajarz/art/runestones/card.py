"""Card faces and backs, 100 by 144."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bajarz.art.drawings import drawn_symbol, drawn_symbols
from bajarz.art.glyphs import number
from bajarz.art.runestones.ability import ability
from bajarz.art.runestones.base import (
    DRUIDS,
    GAME,
    GOLD,
    INK,
    NAMES,
    drawn,
    drawn_as,
    hue,
    line,
    r,
)
from bajarz.art.svg import at, clip, clipped, mirrored, symbol, use

CARD = "0 0 100 144"
# who is on the cards of a colour, and how many drawings there are of them
_CREATURES = {
    "B": ("goblin", 5),
    "Y": ("satyr", 5),
    "G": ("dryad", 5),
    "R": ("harpy", 5),
    "W": ("dragon", 4),
}
SCENES, STAVES = 3, 4  # drawings of a colour's country, and of the druids' staffs
_WINDOW = "M7 104V36C7 15 26 7 50 7C74 7 93 15 93 36V104Z"
# where the number stands on a colour's plate: its middle, its foot, its height
_DIGITS = {
    "B": (18.5, 24.9, 12.8),
    "Y": (18, 24.6, 13.2),
    "G": (18.5, 26.7, 12.4),
    "R": (22.6, 31.4, 12),
    "W": (20, 22.4, 12.6),
}


@dataclass(frozen=True)
class CardArt:
    """What the art needs to know of a card. `colour` is of its magic points (W: multicolour).

    `druid` names the druid whose card it is; `look` tells the cards of one colour apart.
    """

    number: int
    colour: str
    magic: int
    ability: str
    druid: str = ""
    look: int = 0

    @property
    def symbol(self) -> str:
        return f"rs-card-{self.druid}-{self.number}" if self.druid else f"rs-card-{self.number}"

    @property
    def person(self) -> str:
        """The name of the creature's drawing, shared by cards alike."""
        if self.druid:
            return f"person-{self.cloth}"
        name, count = _CREATURES[self.colour]
        return f"{name}-{self.look % count}"

    @property
    def flipped(self) -> bool:
        """Whether the creature looks the other way."""
        return not self.druid and self.look // _CREATURES[self.colour][1] % 2 == 1

    @property
    def cloth(self) -> str:
        """The druid whose clothes are worn: one of the four that are drawn."""
        return drawn_as(self.druid)


def _frame(card: CardArt) -> str:
    """The border, with a light line in it."""
    if card.druid:
        return drawn("card-frame", tint=r(card.cloth), light=r(f"{card.cloth}-soft"))
    tint = hue(card.colour, "lo" if card.colour == "W" else "")
    return drawn("card-frame", tint=tint, light=hue(card.colour, "hi"))


def _picture(card: CardArt) -> str:
    place = f"{card.cloth}" if card.druid else f"{card.colour}-{card.look % SCENES}"
    inside = use(f"rs-scene-{place}", 3, 5, 94, 99)
    bust = use(f"rs-{card.person}", 5.4, 22, 89.2, 89.2)
    if card.druid:
        staff = use(f"rs-staff-{card.look % STAVES}", 5.4, 22, 89.2, 89.2)
        inside += staff + bust + at(5.4, 22, drawn(f"clasp-{card.colour}"), 0.89)
    else:
        inside += mirrored(bust, 100) if card.flipped else bust
    return clipped("rs-window", inside) + line(_WINDOW, INK, 3.4) + line(_WINDOW, GOLD, 1.3)


def _plate(card: CardArt) -> str:
    """The number on a plate of the colour's shape; a druid's is a shield."""
    if card.druid:
        shield = drawn("plate-druid", cloth=r(card.cloth))
        return shield + number(21, 25, card.number, 10.6, INK, weight=3.5)
    x, foot, high = _DIGITS[card.colour]
    return drawn(f"plate-{card.colour}") + number(x, foot, card.number, high, INK, weight=3.6)


def _magic(card: CardArt) -> str:
    name = "rs-magic-M" if card.colour == "W" else f"rs-magic-{card.colour}"
    return "".join(use(name, 73.5, 5.5 + 20.5 * i, 22, 22) for i in range(card.magic))


def _strip(card: CardArt) -> str:
    """The ability on a strip of parchment."""
    return drawn("card-strip") + at(50, 122.4, ability(card.ability, 85, 31))


def face(card: CardArt) -> str:
    return _frame(card) + _picture(card) + _strip(card) + _plate(card) + _magic(card)


def druid_back(druid: str) -> str:
    """The back of a druid's cards, with the druid's emblem."""
    cloth = drawn_as(druid)
    back = drawn("back-druid", cloth=r(cloth), cloth_lo=r(f"{cloth}-lo"))
    return back + use(f"rs-druid-{cloth}", 26, 48, 48, 48)


def symbols(cards: Iterable[CardArt]) -> str:
    """All faces and backs, and the people and places in them."""
    every = list(cards)
    scenes = [f"scene-{letter}-{i}" for letter in NAMES for i in range(SCENES)]
    scenes += [f"scene-{name}" for name in DRUIDS]
    out = clip("rs-window", _WINDOW) + drawn_symbols(GAME, scenes)
    out += drawn_symbols(GAME, (f"staff-{i}" for i in range(STAVES)))
    out += drawn_symbol(GAME, "back")
    for druid in dict.fromkeys((*DRUIDS, *(card.druid for card in every if card.druid))):
        out += symbol(f"rs-back-{druid}", CARD, druid_back(druid))
    out += drawn_symbols(GAME, dict.fromkeys(card.person for card in every))
    faces = {card.symbol: symbol(card.symbol, CARD, face(card)) for card in every}
    return out + "".join(faces.values())
