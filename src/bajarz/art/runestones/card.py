"""Card faces and backs, 100 by 144."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bajarz.art.glyphs import number
from bajarz.art.runestones import dragon, druids, dryad, goblin, harpy, satyr, scenes
from bajarz.art.runestones.ability import ability
from bajarz.art.runestones.base import (
    GOLD,
    INK,
    PAPER,
    SHAPE,
    hue,
    inked,
    line,
    r,
    stretched,
)
from bajarz.art.runestones.emblems import DRUIDS, drawn_as
from bajarz.art.svg import at, circle, clip, clipped, mirrored, path, rect, spark, symbol, use

CARD = "0 0 100 144"
_CREATURES = {
    "B": ("goblin", goblin.draw, 5),
    "Y": ("satyr", satyr.draw, 5),
    "G": ("dryad", dryad.draw, 5),
    "R": ("harpy", harpy.draw, 5),
    "W": ("dragon", dragon.draw, 4),
}
_WINDOW = "M7 104V36C7 15 26 7 50 7C74 7 93 15 93 36V104Z"
# where a colour's number plate stands: x, y, width, height of its outline, and the digits' foot
_PLATES = {
    "B": (18.5, 18.5, 1.62, 1.62, 24.9, 12.8),
    "Y": (18, 18, 1.66, 1.66, 24.6, 13.2),
    "G": (18.5, 20.5, 2.2, 1.68, 26.7, 12.4),
    "R": (22.6, 19.5, 2.12, 1.92, 31.4, 12),
    "W": (20, 19, 1.68, 1.62, 22.4, 12.6),
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
            return f"rs-person-{self.cloth}"
        name, _, count = _CREATURES[self.colour]
        return f"rs-{name}-{self.look % count}"

    @property
    def flipped(self) -> bool:
        """Whether the creature looks the other way."""
        return not self.druid and self.look // _CREATURES[self.colour][2] % 2 == 1

    @property
    def cloth(self) -> str:
        """The druid whose clothes are worn: one of the four that are drawn."""
        return drawn_as(self.druid)


def _bust(card: CardArt) -> str:
    if card.druid:
        return druids.draw(card.cloth)
    _, draw, count = _CREATURES[card.colour]
    return draw(card.look % count)


def _frame(card: CardArt) -> str:
    """The border: a gold line, and corners cut as the colour's gem."""
    tint = r(card.cloth) if card.druid else hue(card.colour, "lo" if card.colour == "W" else "")
    light = r(f"{card.cloth}-soft") if card.druid else hue(card.colour, "hi")
    out = rect(0.9, 0.9, 98.2, 142.2, tint, rx=8.6, stroke=INK, stroke_width=1.8)
    return out + rect(
        3.6, 3.6, 92.8, 136.8, "none", rx=6, stroke=light, stroke_width=1, opacity=0.8
    )


def _picture(card: CardArt) -> str:
    place = f"rs-scene-{card.cloth}" if card.druid else f"rs-scene-{card.colour}-{card.look % 3}"
    inside = use(place, 3, 5, 94, 99)
    bust = use(card.person, 5.4, 22, 89.2, 89.2)
    if card.druid:
        staff = use(f"rs-staff-{card.look % druids.STAVES}", 5.4, 22, 89.2, 89.2)
        inside += staff + bust + at(5.4, 22, druids.clasp(card.colour), 0.89)
    else:
        inside += mirrored(bust, 100) if card.flipped else bust
    return clipped("rs-window", inside) + line(_WINDOW, INK, 3.4) + line(_WINDOW, GOLD, 1.3)


def _plate(card: CardArt) -> str:
    """The number on a plate of the colour's shape; a druid's is a shield."""
    if card.druid:
        shield = "M4.4 5.4H37.6V24Q37.6 33 21 37Q4.4 33 4.4 24Z"
        rim = line("M7 8H35V23.6Q35 31 21 34.2Q7 31 7 23.6Z", r(card.cloth), 1)
        return inked(shield, PAPER, 1.8) + rim + number(21, 25, card.number, 10.6, INK, weight=3.5)
    x, y, sx, sy, foot, high = _PLATES[card.colour]
    thick, inner = 1.8 / max(sx, sy), 0.89 if card.colour == "R" else 0.83
    shape = stretched(x, y, path(SHAPE[card.colour], PAPER, INK, thick), sx, sy)
    shape += stretched(
        x,
        y + (1 if card.colour == "R" else 0),
        path(SHAPE[card.colour], "none", hue(card.colour), 0.6),
        sx * inner,
        sy * inner,
    )
    return shape + number(x, foot, card.number, high, INK, weight=3.6)


def _magic(card: CardArt) -> str:
    name = "rs-magic-M" if card.colour == "W" else f"rs-magic-{card.colour}"
    return "".join(use(name, 73.5, 5.5 + 20.5 * i, 22, 22) for i in range(card.magic))


def _strip(card: CardArt) -> str:
    """The ability on a strip of parchment."""
    scroll = inked("M4.6 104H95.4V134Q95.4 139.4 90 139.4H10Q4.6 139.4 4.6 134Z", PAPER, 1.6)
    scroll += line("M8 107.4H92", r("paper-lo"), 1.4)
    return scroll + at(50, 122.4, ability(card.ability, 85, 31))


def face(card: CardArt) -> str:
    return _frame(card) + _picture(card) + _strip(card) + _plate(card) + _magic(card)


def back(tint: str, light: str, emblem: str = "") -> str:
    """A card's back: a rune in a ring, or a druid's emblem."""
    out = rect(0.9, 0.9, 98.2, 142.2, tint, rx=8.6, stroke=INK, stroke_width=1.8)
    out += rect(6, 6, 88, 132, "none", rx=5, stroke=GOLD, stroke_width=1.6)
    out += rect(9, 9, 82, 126, "none", rx=3.4, stroke=GOLD, stroke_width=0.7, opacity=0.7)
    knots = "M22 20Q36 20 36 34M78 20Q64 20 64 34M22 124Q36 124 36 110M78 124Q64 124 64 110"
    out += line(knots, light, 2.2) + circle(50, 72, 34, light, opacity=0.6)
    out += circle(50, 72, 34, "none", stroke=GOLD, stroke_width=1.8)
    out += circle(50, 72, 29, "none", stroke=GOLD, stroke_width=0.8)
    out += "".join(
        spark(x, y, 6, GOLD)
        for x, y in ((50, 22), (50, 122), (19, 19), (81, 19), (19, 125), (81, 125))
    )
    if emblem:
        return out + use(emblem, 26, 48, 48, 48)
    return out + line(
        "M50 48V96M50 56L63 66M50 56L37 66M50 88L63 78M50 88L37 78M44 72H56", GOLD, 3.4
    )


def symbols(cards: Iterable[CardArt]) -> str:
    """All faces and backs, and the people and places in them."""
    every = list(cards)
    people = {card.person: symbol(card.person, "0 0 100 100", _bust(card)) for card in every}
    faces = {card.symbol: symbol(card.symbol, CARD, face(card)) for card in every}
    out = clip("rs-window", _WINDOW) + scenes.symbols()
    for i in range(druids.STAVES):
        out += symbol(f"rs-staff-{i}", "0 0 100 100", druids.staff(i))
    out += symbol("rs-back", CARD, back(r("back"), r("back-hi")))
    cloths = dict.fromkeys((*DRUIDS, *(card.druid for card in every if card.druid)))
    for name in cloths:
        cloth = drawn_as(name)
        out += symbol(
            f"rs-back-{name}", CARD, back(r(f"{cloth}-lo"), r(cloth), f"rs-druid-{cloth}")
        )
    return out + "".join(people.values()) + "".join(faces.values())
