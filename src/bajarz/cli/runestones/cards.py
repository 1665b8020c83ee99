"""The cards of Rune Stones: boxes, lines and words for what is printed on them."""

from typing import NamedTuple

from rich.text import Text

from bajarz.cli.runestones.sight import Sight
from bajarz.cli.runestones.signs import (
    MAGIC_STYLE,
    ORE_STYLE,
    POINT_STYLE,
    QUIET,
    Frame,
    Signs,
    gem_sign,
    style_of,
)
from bajarz.games.runestones.components import Card
from bajarz.games.runestones.parts import (
    COLOURS,
    GAIN_ANY,
    GAIN_ANY_CARD,
    GAIN_CARD,
    GAIN_DIE,
    GAIN_NAMES,
    GAIN_POINTS,
    ORE,
    WHITE,
    Part,
    thing_name,
)
from bajarz.games.runestones.tables import FIRST_DRUID_CARD
from bajarz.text.catalogue import Catalogue, counted
from bajarz.text.runestones.words import kind_name

WIDTH = 13  # of a box
INSIDE = WIDTH - 2
LINES = 5

Box = list[Text]


class Label(NamedTuple):
    """What stands on the lower edge of a card, and which of its parts are used."""

    text: str = ""
    style: str = ""
    used: tuple[int, ...] = ()


# Words


def thing_words(thing: int, words: Catalogue) -> str:
    """Something to gain, in words."""
    if thing > GAIN_POINTS:
        return words("thing-pp", points=thing - GAIN_POINTS)
    name = "card-any" if thing == GAIN_ANY_CARD else thing_name(thing, GAIN_NAMES)
    return words(f"thing-{name}")


def part_words(part: Part, sight: Sight) -> str:
    """An ability in words: `red gem ×2 → 3 power points`."""
    words, signs = sight.words, sight.signs
    gains = counted([thing_words(thing, words) for thing in part.gains], signs.times)
    if not part.size:
        return gains
    paid = [words(f"gem-{COLOURS[colour]}") for colour in gems_of(part)]
    return f"{counted(paid, signs.times)} {signs.arrow} {gains}"


def gems_of(part: Part) -> list[int]:
    """The colours of the gems that an ability asks for."""
    return [colour for colour in range(5) for _ in range(part.need[colour])]


def ability_words(card: Card, sight: Sight) -> str:
    joint = sight.words("runestones-or" if card.ability.is_choice else "runestones-and")
    return f" {joint} ".join(part_words(part, sight) for part in card.ability.parts)


# Signs


def icon(thing: int, signs: Signs) -> Text:
    """Something to gain, in two columns."""
    if thing > GAIN_POINTS:
        return Text(f"{thing - GAIN_POINTS}{signs.point}", POINT_STYLE)
    if thing <= WHITE:
        return Text(gem_sign(thing, signs), style_of(thing))
    if GAIN_CARD <= thing < GAIN_ANY_CARD:
        return Text(f"{signs.card}{COLOURS[thing - GAIN_CARD]}", style_of(thing - GAIN_CARD))
    if thing == GAIN_ANY_CARD:
        return Text(f"{signs.card}*")
    if thing == ORE:
        return Text(f"{signs.ore} ", ORE_STYLE)
    return Text(
        f"{signs.any}?" if thing == GAIN_ANY else f"{signs.die} " if thing == GAIN_DIE else "??"
    )


def icons(part: Part, signs: Signs) -> Text:
    """An ability in signs: `●B→◇W◇W`."""
    line = Text()
    for colour in gems_of(part):
        line.append(gem_sign(colour, signs), style_of(colour))
    if part.size:
        line.append(signs.arrow)
    for thing in part.gains:
        line.append_text(icon(thing, signs))
    line.rstrip()
    return line


def ability_icons(card: Card, signs: Signs) -> Text:
    return Text(" / " if card.ability.is_choice else " + ").join(
        icons(part, signs) for part in card.ability.parts
    )


def magic_sign(card: Card, signs: Signs) -> str:
    """Magic points; a star where they are multicolour."""
    return f"{signs.magic}{card.magic}{'*' if card.colour == WHITE else ''}"


def card_line(card: Card, sight: Sight) -> Text:
    """A card in one line: `21 ●B goblin ✦1  ●B→◇W◇W`."""
    signs = sight.signs
    line = Text.assemble(
        (f"{card.number:>3} ", "bold"), (gem_sign(card.colour, signs), style_of(card.colour))
    )
    line.append(f" {kind_name(card, sight.words):<6} ")
    line.append(f"{magic_sign(card, signs):<3}", MAGIC_STYLE)
    return Text.assemble(line, "  ", ability_icons(card, signs))


# Boxes


def short_word(thing: int, words: Catalogue) -> str:
    """One word for something to gain, of seven letters at most."""
    if thing > GAIN_POINTS:
        return words("runestones-word-points", count=thing - GAIN_POINTS)
    names = {
        WHITE: "white",
        ORE: "ore",
        GAIN_ANY: "any",
        GAIN_ANY_CARD: "any-card",
        GAIN_DIE: "die",
    }
    usual = "gem" if thing < WHITE else "card"
    return words(f"runestones-word-{names.get(thing, usual)}")


def ability_lines(card: Card, label: Label, sight: Sight) -> list[Text]:
    """Two lines: a part each; a lone exchange takes both."""
    words, signs = sight.words, sight.signs
    parts = card.ability.parts
    joint = "/" if card.ability.is_choice else "+"
    marks = [signs.used if n + 1 in label.used else joint if n else " " for n in range(len(parts))]
    if len(parts) == 1 and parts[0].size:
        paid, gained = Part(parts[0].need, []), Part([0] * 5, parts[0].gains)
        gains = Text.assemble("  ", icons(gained, signs))
        if len(gained.gains) == 1:
            gains.append(f" {short_word(gained.gains[0], words)}")
        return [Text.assemble(marks[0], icons(paid, signs)), gains]
    lines = []
    for mark, part in zip(marks, parts, strict=True):
        line = Text.assemble(mark, icons(part, signs))
        if not part.size:
            line.pad_right(4 - line.cell_len)
            line.append(short_word(part.gains[0], words))
        lines.append(line)
    return [*lines, Text("")][:2]


def card_box(card: Card, label: Label, sight: Sight) -> Box:
    """A card as a small box; druid cards have another frame."""
    signs = sight.signs
    frame = signs.druid if card.number >= FIRST_DRUID_CARD else signs.creature
    style = style_of(card.colour)
    magic = magic_sign(card, signs)
    gap = frame.across * (INSIDE - 2 - len(str(card.number)) - len(magic))
    kind = Text.assemble((gem_sign(card.colour, signs), style), f" {kind_name(card, sight.words)}")
    top = Text.assemble(
        (frame.corners[0] + frame.across, style),
        (str(card.number), "bold"),
        (gap, style),
        (magic, MAGIC_STYLE),
        (frame.across + frame.corners[1], style),
    )
    inside = [kind, *ability_lines(card, label, sight)]
    return [top, *(framed(line, frame, style) for line in inside), bottom(label, frame, style)]


def framed(line: Text, frame: Frame, style: str) -> Text:
    line.truncate(INSIDE, pad=True)
    return Text.assemble((frame.down, style), line, (frame.down, style))


def bottom(label: Label, frame: Frame, style: str) -> Text:
    """The lower edge, with a label in it."""
    shown = f" {label.text} "[:INSIDE] if label.text else ""
    left = (INSIDE - len(shown)) // 2
    right = INSIDE - len(shown) - left
    return Text.assemble(
        (frame.corners[3] + frame.across * left, style),
        (shown, label.style),
        (frame.across * right + frame.corners[2], style),
    )


def empty_box(label: Label, sight: Sight) -> Box:
    """A slot without a card."""
    frame = sight.signs.creature
    blank = Text.assemble((frame.down + " " * INSIDE + frame.down, QUIET))
    top = Text(frame.corners[0] + frame.across * INSIDE + frame.corners[1], QUIET)
    return [top, *([blank] * (LINES - 2)), bottom(label, frame, QUIET)]
