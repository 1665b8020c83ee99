"""The cards of Rune Stones: boxes, lines and words for what is printed on them."""

from typing import NamedTuple

from rich.text import Text

from bajarz.cli.canvas import Canvas, Part
from bajarz.cli.runestones import signs
from bajarz.cli.runestones.sight import Sight
from bajarz.cli.runestones.signs import gem_sign, style_of
from bajarz.cli.styles import MAGIC_STYLE, QUIET
from bajarz.games.runestones import parts as part_names
from bajarz.games.runestones.components import Card
from bajarz.games.runestones.parts import COLOURS, GAIN_POINTS, WHITE
from bajarz.games.runestones.parts import Part as Ability
from bajarz.games.runestones.tables import FIRST_DRUID_CARD
from bajarz.text.catalogue import Catalogue, counted
from bajarz.text.runestones.words import kind_name

WIDTH = 13  # of a box
INSIDE = WIDTH - 2
LINES = 5


class Label(NamedTuple):
    """What stands on the lower edge of a card, and which of its abilities are used."""

    text: str = ""
    style: str = ""
    used: tuple[int, ...] = ()


# Words


def thing_words(thing: int, words: Catalogue) -> str:
    """Something to gain, in words."""
    if thing > GAIN_POINTS:
        return words("thing-pp", points=thing - GAIN_POINTS)
    is_any = thing == part_names.GAIN_ANY_CARD
    name = "card-any" if is_any else part_names.thing_name(thing, part_names.GAIN_NAMES)
    return words(f"thing-{name}")


def ability_words(ability: Ability, sight: Sight) -> str:
    """An ability in words: `red gem ×2 → 3 power points`."""
    words = sight.words
    gains = counted([thing_words(thing, words) for thing in ability.gains])
    if not ability.size:
        return gains
    paid = [words(f"gem-{COLOURS[colour]}") for colour in gems_of(ability)]
    return f"{counted(paid)} {signs.ARROW} {gains}"


def gems_of(ability: Ability) -> list[int]:
    """The colours of the gems that an ability asks for."""
    return [colour for colour in range(5) for _ in range(ability.need[colour])]


def card_words(card: Card, sight: Sight) -> str:
    """All abilities of a card in words."""
    joint = sight.words("runestones-or" if card.ability.is_choice else "runestones-and")
    return f" {joint} ".join(ability_words(each, sight) for each in card.ability.parts)


# Signs


def icon(thing: int) -> Part:
    """Something to gain, in two columns."""
    if thing > GAIN_POINTS:
        return f"{thing - GAIN_POINTS}{signs.POINT}", signs.POINT_STYLE
    if thing <= WHITE:
        return gem_sign(thing), style_of(thing)
    if part_names.GAIN_CARD <= thing < part_names.GAIN_ANY_CARD:
        colour = thing - part_names.GAIN_CARD
        return signs.CARD + COLOURS[colour], style_of(colour)
    return {
        part_names.GAIN_ANY_CARD: (f"{signs.CARD}*", ""),
        part_names.ORE: (f"{signs.ORE} ", signs.ORE_STYLE),
        part_names.GAIN_ANY: (f"{signs.ANY}?", ""),
        part_names.GAIN_DIE: (f"{signs.DIE} ", ""),
    }[thing]


def paid_icons(ability: Ability) -> list[Part]:
    """What an ability asks for in signs: `●B→`."""
    arrow = [(signs.ARROW, "")] if ability.size else []
    return [*((gem_sign(colour), style_of(colour)) for colour in gems_of(ability)), *arrow]


def ability_icons(ability: Ability) -> list[Part]:
    """An ability in signs: `●B→◇W◇W`."""
    return paid_icons(ability) + [icon(thing) for thing in ability.gains]


def magic_sign(card: Card) -> str:
    """Magic points; a star where they are multicolour."""
    return f"{signs.MAGIC}{card.magic}{'*' if card.colour == WHITE else ''}"


def card_line(card: Card, sight: Sight) -> Text:
    """A card in one line: `21 ●B goblin ✦1  ●B→◇W◇W`."""
    joint = Text(" / " if card.ability.is_choice else " + ")
    abilities = [Text.assemble(*ability_icons(each)) for each in card.ability.parts]
    for each in abilities:
        each.rstrip()
    return Text.assemble(
        (f"{card.number:>3} ", "bold"),
        (gem_sign(card.colour), style_of(card.colour)),
        f" {kind_name(card, sight.words):<6} ",
        (f"{magic_sign(card):<3}  ", MAGIC_STYLE),
        joint.join(abilities),
    )


def short_word(thing: int, words: Catalogue) -> str:
    """One word for something to gain, of seven letters at most."""
    if thing > GAIN_POINTS:
        return words("runestones-word-points", count=thing - GAIN_POINTS)
    names = {
        WHITE: "white",
        part_names.ORE: "ore",
        part_names.GAIN_ANY: "any",
        part_names.GAIN_ANY_CARD: "any-card",
        part_names.GAIN_DIE: "die",
    }
    usual = "gem" if thing < WHITE else "card"
    return words(f"runestones-word-{names.get(thing, usual)}")


# Boxes


def inner_lines(card: Card, used: tuple[int, ...], words: Catalogue) -> list[list[Part]]:
    """Two lines: an ability each; a lone exchange takes both."""
    abilities = card.ability.parts
    joint = "/" if card.ability.is_choice else "+"
    marks = ["", joint]
    marks = [signs.USED if n in used else mark or " " for n, mark in enumerate(marks, 1)]
    first = abilities[0]
    if len(abilities) == 1 and first.size:
        gains = [icon(thing) for thing in first.gains]
        word = f" {short_word(first.gains[0], words)}" if len(gains) == 1 else ""
        return [[(marks[0], ""), *paid_icons(first)], [("  ", ""), *gains, (word, "")]]
    lines: list[list[Part]] = []
    for mark, ability in zip(marks, abilities, strict=False):
        word = "" if ability.size else f" {short_word(ability.gains[0], words)}"
        lines.append([(mark, ""), *ability_icons(ability), (word, "")])
    return lines


def draw_card(
    canvas: Canvas, line: int, column: int, card: Card | None, label: Label, sight: Sight
) -> None:
    """A card as a small box; druid cards have another frame. None: a slot without a card."""
    style = QUIET if card is None else style_of(card.colour)
    is_druid = card is not None and card.number >= FIRST_DRUID_CARD
    frame = signs.DRUID_FRAME if is_druid else signs.CREATURE_FRAME
    canvas.frame(line, column, LINES, WIDTH, frame, style)
    if card is not None:
        magic = magic_sign(card)
        canvas.write(line, column + 2, str(card.number), "bold")
        canvas.write(line, column + WIDTH - 2 - len(magic), magic, MAGIC_STYLE)
        kind = [(gem_sign(card.colour), style), (f" {kind_name(card, sight.words)}", "")]
        lines = [kind, *inner_lines(card, label.used, sight.words)]
        for number, parts in enumerate(lines, 1):
            canvas.write_parts(line + number, column + 1, parts, INSIDE)
    shown = f" {label.text} "[:INSIDE] if label.text else ""
    start = column + 1 + (INSIDE - len(shown)) // 2
    canvas.write(line + LINES - 1, start, shown, label.style)
