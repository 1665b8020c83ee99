"""The actions: typed values and the integers the engine works with."""

from typing import Any, Final, NamedTuple, NewType

from bajarz.core.errors import Unreadable
from bajarz.core.notation import Action, Notation, Reader, shorten
from bajarz.games.runestones.components import COLOURED, DRAGONS, DRUID_CARDS, STONES
from bajarz.games.runestones.parts import COLOURS, ORE
from bajarz.games.runestones.tables import WHITE_SMITHY

Card = NewType("Card", int)
Colour = NewType("Colour", str)
Gems = NewType("Gems", str)  # letters in the order B R G Y W, or `ore`
SmithyName = NewType("SmithyName", str)
StoneName = NewType("StoneName", str)


class Summon(NamedTuple):
    """Begin to summon creatures (R-U1)."""


class Use(NamedTuple):
    """Begin to use abilities (R-A1)."""


class Forge(NamedTuple):
    """Forge the artifact of a smithy for gems or ore (R-F1 to R-F3)."""

    smithy: SmithyName
    gems: Gems


class Pass(NamedTuple):
    """Do nothing, where nothing can be done (R-T1)."""


class Play(NamedTuple):
    """Add a hand card to the play (R-U1, R-A1)."""

    card: Card


class Call(NamedTuple):
    """Choose a display card (R-U2, R-A5)."""

    card: Card


class Ability(NamedTuple):
    """Use a part of a played card's ability (R-A2)."""

    card: Card
    part: int


class Pay(NamedTuple):
    """Pay for an exchange (R-A4, R-A6)."""

    gems: Gems


class Gem(NamedTuple):
    """Choose the gem that is gained (R-A5)."""

    colour: Colour


class Benefit(NamedTuple):
    """Have what the die shows (R-A6)."""


class Forgo(NamedTuple):
    """Do without what the die shows (R-A6)."""


class Field(NamedTuple):
    """Choose the field of a forged artifact (R-F5)."""

    row: int
    colour: Colour


class Trade(NamedTuple):
    """Trade in a row of artifacts (R-X1)."""

    row: int


class Stone(NamedTuple):
    """Take a rune stone (R-X2)."""

    kind: StoneName


class Finish(NamedTuple):
    """End what is going on: a summon, a choice of cards, abilities, forging."""


class End(NamedTuple):
    """End the turn (R-T1)."""


class Exchange(NamedTuple):
    """Use the Exchange stone: a gem for ore, or ore for a coloured gem (R-K3)."""

    given: Colour
    received: Colour


class Wild(NamedTuple):
    """Choose the colour of the Wild Gem stone (R-K4)."""

    colour: Colour


# Kinds by number, in the order in which legal actions are listed.
KINDS: tuple[type[Any], ...] = (
    Summon, Use, Forge, Pass, Play, Call, Ability, Pay, Gem, Benefit, Forgo, Field, Trade, Stone,
    Finish, End, Exchange, Wild,
)  # fmt: skip
SHIFT: Final = 26
KIND_SUMMON: Final = 0 << 26
KIND_USE: Final = 1 << 26
KIND_FORGE: Final = 2 << 26  # + smithy << 20 + packed gems; no gems: ore
KIND_PASS: Final = 3 << 26
KIND_PLAY: Final = 4 << 26  # + card
KIND_CALL: Final = 5 << 26  # + card
KIND_ABILITY: Final = 6 << 26  # + card * 4 + part, from 1
KIND_PAY: Final = 7 << 26  # + packed gems
KIND_GEM: Final = 8 << 26  # + colour
KIND_BENEFIT: Final = 9 << 26
KIND_FORGO: Final = 10 << 26
KIND_FIELD: Final = 11 << 26  # + row * 8 + colour
KIND_TRADE: Final = 12 << 26  # + row
KIND_STONE: Final = 13 << 26  # + kind
KIND_FINISH: Final = 14 << 26
KIND_END: Final = 15 << 26
KIND_EXCHANGE: Final = 16 << 26  # + given * 8 + received
KIND_WILD: Final = 17 << 26  # + colour
REST: Final = (1 << 26) - 1
GEMS: Final = (1 << 20) - 1
ORE_PAID: Final = 0


def kind_of(code: int) -> int:
    """The code without its details: SUMMON, USE and so on."""
    return code & ~REST


def verb_of(code: int) -> str:
    return KINDS[code >> SHIFT].__name__.lower()


def gems_text(paid: int) -> str:
    """Packed gems as letters; none are `ore`."""
    if paid == ORE_PAID:
        return "ore"
    return "".join([COLOURS[c] * (paid >> 4 * c & 15) for c in range(5)])


def smithy_name(smithy: int) -> str:
    return "white" if smithy == WHITE_SMITHY else str(smithy + 1)


def read_gems(word: str) -> int:
    """Letters of gems, or `ore`, packed."""
    letters = word.upper()
    if letters == "ORE":
        return ORE_PAID
    if not letters or len(letters) > 15 or any(letter not in COLOURS for letter in letters):
        raise Unreadable(f"{shorten(word)} are no gems; gems are letters like BBW, or 'ore'")
    return sum([1 << 4 * COLOURS.index(letter) for letter in letters])


def read_card(word: str) -> Card:
    number = int(word) if word.isascii() and word.isdecimal() and len(word) <= 3 else 0
    if number not in COLOURED and number not in DRAGONS and number not in DRUID_CARDS:
        raise Unreadable(f"{shorten(word)} is no card; cards are 11 to 78 and 100 to 107")
    return Card(number)


def read_number(word: str) -> int:
    if word not in ("1", "2"):
        raise Unreadable(f"{shorten(word)} is neither 1 nor 2")
    return int(word)


def read_colour(word: str) -> Colour:
    if len(word) != 1 or word.upper() not in COLOURS:
        raise Unreadable(f"{shorten(word)} is no colour; colours are B, R, G, Y and W")
    return Colour(word.upper())


def read_gem_or_ore(word: str) -> Colour:
    return Colour("ore") if word.lower() == "ore" else read_colour(word)


def read_smithy(word: str) -> SmithyName:
    if word.lower() not in ("1", "2", "3", "4", "5", "white"):
        raise Unreadable(f"{shorten(word)} is no smithy; smithies are 1 to 5 and white")
    return SmithyName(word.lower())


def read_stone(word: str) -> StoneName:
    if word.lower() not in STONES:
        raise Unreadable(f"{shorten(word)} is no rune stone; they are {', '.join(STONES)}")
    return StoneName(word.lower())


READERS: dict[str, Reader] = {
    "smithy": read_smithy,
    "gems": lambda word: Gems(gems_text(read_gems(word))),
    "card": read_card,
    "part": read_number,
    "row": read_number,
    "colour": read_colour,
    "kind": read_stone,
    "given": read_gem_or_ore,
    "received": read_gem_or_ore,
}
NOTATION = Notation(KINDS, READERS)


def parse(text: str) -> int:
    """The integer of an action's text."""
    action = NOTATION.read(text)
    if isinstance(action, Exchange) and (action.given == "ore") == (action.received == "ore"):
        raise Unreadable(f"{shorten(text)}: expected 'exchange GEM ore' or 'exchange ore COLOUR'")
    return encode(action)


def encode(action: Action) -> int:
    """The integer of a typed action."""
    code = KINDS.index(type(action)) << SHIFT
    for name, field in zip(type(action)._fields, action, strict=True):  # type: ignore[attr-defined]
        code = code + field_code(name, field, code)
    return code


def field_code(name: str, field: Any, code: int) -> int:
    """What a field adds to the code."""
    if name == "smithy":
        return (WHITE_SMITHY if field == "white" else int(field) - 1) << 20
    if name == "gems":
        return read_gems(field)
    if name == "kind":
        return STONES.index(field)
    if isinstance(field, int):
        number = field - 1 if name == "row" else field
        scale = (
            {"row": 8, "card": 4}.get(name, 1) if kind_of(code) in (KIND_FIELD, KIND_ABILITY) else 1
        )
        return number * scale
    colour = ORE if field == "ore" else COLOURS.index(field)
    return colour * 8 if name == "given" else colour


def colour_name(colour: int) -> Colour:
    return Colour("ore" if colour == ORE else COLOURS[colour])


def decode(code: int) -> Action:
    """The typed action of an integer."""
    kind = kind_of(code)
    rest = code & REST
    fields: Action = ()
    if kind == KIND_FORGE:
        fields = (SmithyName(smithy_name(rest >> 20)), Gems(gems_text(rest & GEMS)))
    elif kind == KIND_PLAY or kind == KIND_CALL:
        fields = (Card(rest),)
    elif kind == KIND_ABILITY:
        fields = (Card(rest >> 2), rest & 3)
    elif kind == KIND_PAY:
        fields = (Gems(gems_text(rest)),)
    elif kind == KIND_FIELD:
        fields = ((rest >> 3) + 1, colour_name(rest & 7))
    elif kind == KIND_EXCHANGE:
        fields = (colour_name(rest >> 3), colour_name(rest & 7))
    elif kind == KIND_TRADE:
        fields = (rest + 1,)
    elif kind == KIND_STONE:
        fields = (StoneName(STONES[rest]),)
    elif kind == KIND_GEM or kind == KIND_WILD:
        fields = (colour_name(rest),)
    action: Action = KINDS[code >> SHIFT](*fields)
    return action
