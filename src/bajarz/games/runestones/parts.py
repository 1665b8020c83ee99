"""The notation of abilities, and what it means: data that abilities.py carries out.

An ability is one part or two, joined by `+` (both) or `/` (a choice, R-A4). A part is one thing to
gain (`gB`, `W`, `any`, `cardR`, `card*`, `die`, `ore`, `2pp`), or an exchange: the gems to pay,
`>`, and what is received (`W>R,Y,B`, `R,R>3pp`).
"""

import re
from typing import Final

COLOURS: Final = "BRGYW"  # blue, red, green, yellow, white
WHITE: Final = 4
ORE: Final = 5  # held and supplied beside the five kinds of gems

# Things that can be gained (R-A5, R-A6); 0 to 4 are gems by colour, 5 is ore.
GAIN_ANY: Final = 6  # any coloured gem
GAIN_CARD: Final = 7  # and 8, 9, 10: a display card of a colour
GAIN_ANY_CARD: Final = 11
GAIN_DIE: Final = 12
GAIN_TRADE_GEM: Final = 13  # the die's exchange: one coloured gem for one white
GAIN_TOP_CARD: Final = 14  # the top card of the general deck
GAIN_POINTS: Final = 16  # and more: so many power points

GAIN_NAMES: Final = {
    "gB": 0, "gR": 1, "gG": 2, "gY": 3, "W": WHITE, "ore": ORE, "any": GAIN_ANY,
    "cardB": GAIN_CARD, "cardR": GAIN_CARD + 1, "cardG": GAIN_CARD + 2, "cardY": GAIN_CARD + 3,
    "card*": GAIN_ANY_CARD, "die": GAIN_DIE,
}  # fmt: skip
FACE_NAMES: Final = {"any": GAIN_ANY, "exchange": GAIN_TRADE_GEM, "card": GAIN_TOP_CARD, "ore": ORE}
RECEIVED_NAMES: Final = {"B": 0, "R": 1, "G": 2, "Y": 3, "W": WHITE, "ore": ORE}
POWER = re.compile(r"([1-9])pp")


class Part:
    """One printed ability: what is paid (so many gems of each colour), and what is gained.

    Without a payment exactly one thing is gained; for a payment things that need no choice.
    """

    def __init__(self, need: list[int], gains: list[int]) -> None:
        self.need = need
        self.size = sum(need)
        self.gains = gains
        self.gives_points = any(thing > GAIN_POINTS for thing in gains)  # R-K7


class Ability:
    """A card's ability: one part or two; of a choice only one may be used (R-A4)."""

    def __init__(self, parts: list[Part], is_choice: bool) -> None:
        self.parts = parts
        self.is_choice = is_choice


def read_ability(text: str) -> Ability:
    """The ability that the text describes; raises ValueError with the fault in words."""
    joined = "/" if "/" in text else "+"
    words = text.split(joined)
    if len(words) > 2:
        raise ValueError(f"{text!r} has more than two parts (R-A4)")
    return Ability([read_part(word) for word in words], joined == "/" and len(words) == 2)


def read_part(text: str) -> Part:
    paid, arrow, received = text.partition(">")
    if not arrow:
        return Part([0] * 5, [read_thing(text, GAIN_NAMES)])
    need = [0] * 5
    for gem in paid.split(","):
        if len(gem) != 1 or gem not in COLOURS:
            raise ValueError(f"{gem!r} in {text!r} is no gem that could be paid (R-A4)")
        need[COLOURS.index(gem)] += 1
    if sum(need) > 9:
        raise ValueError(f"{text!r} asks for more than nine gems")
    return Part(need, [read_thing(word, RECEIVED_NAMES) for word in received.split(",")])


def read_thing(word: str, names: dict[str, int]) -> int:
    """A thing by its name, among these or a number of power points."""
    points = POWER.fullmatch(word)
    if points is not None:
        return GAIN_POINTS + int(points[1])
    if word not in names:
        raise ValueError(f"{word!r} is none of {', '.join(names)} or a number of points like 2pp")
    return names[word]


def thing_name(thing: int, names: dict[str, int]) -> str:
    """The name of a thing; `read_thing` reads it back."""
    if thing > GAIN_POINTS:
        return f"{thing - GAIN_POINTS}pp"
    return next(name for name, code in names.items() if code == thing)
