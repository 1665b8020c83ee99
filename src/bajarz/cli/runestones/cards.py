"""The cards of Rune Stones: boxes, lines and words for what is printed on them."""

from typing import NamedTuple

from rich.text import Text

from bajarz.cli.board import Scene
from bajarz.cli.canvas import Canvas, Part
from bajarz.cli.panels import Panels
from bajarz.cli.runestones import signs
from bajarz.cli.runestones.signs import gem_sign, style_of
from bajarz.cli.styles import MAGIC_STYLE, QUIET
from bajarz.games.runestones import parts as part_names
from bajarz.games.runestones.components import Card, Components
from bajarz.games.runestones.parts import COLOURS, GAIN_POINTS, WHITE
from bajarz.games.runestones.parts import Part as Ability
from bajarz.games.runestones.tables import FIRST_DRUID_CARD
from bajarz.games.runestones.view import PrivateView, RuneStonesView, SeatView
from bajarz.text.catalogue import Catalogue
from bajarz.text.runestones.words import card_name, gems_of, kind_name

WIDTH = 13  # of a box
INSIDE = WIDTH - 2
LINES = 5


class Sight(Panels[RuneStonesView]):
    """What one pair of eyes is shown; seats count from 1, and a spectator is seat 0."""

    def __init__(self, scene: Scene[RuneStonesView], components: Components) -> None:
        super().__init__(scene)
        self.seat = scene.own
        self.components = components
        self.creatures = {card.number: card for card in components.creatures}

    def seat_view(self, seat: int) -> SeatView:
        return self.view["seats"][str(seat)]

    @property
    def own(self) -> PrivateView:
        """The reader's own cards; a spectator has none."""
        return self.view["private"][str(self.seat)]

    def card(self, number: int, seat: int = 0) -> Card:
        """A card by its number; a druid card is that of a seat, or else of one's own."""
        if number in self.creatures:
            return self.creatures[number]
        druid = self.seat_view(seat or self.seat or 1)["druid"]
        cards = self.components.druid_cards[self.components.druids.index(druid)]
        return {card.number: card for card in cards}[number]

    def name(self, number: int) -> str:
        """`goblin 21`, `druid 103`."""
        return card_name(number, self.words, self.creatures)

    def names(self, cards: list[int]) -> str:
        return ", ".join(map(self.name, cards))


class Label(NamedTuple):
    """What stands on the lower edge of a card, and which of its abilities are used."""

    text: str = ""
    style: str = ""
    used: tuple[int, ...] = ()


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
