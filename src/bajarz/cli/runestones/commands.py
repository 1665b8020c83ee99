"""Words that show more of Rune Stones: the own deck, the discard, the supply, one card, stones."""

from rich.console import Group, RenderableType
from rich.text import Text

from bajarz.cli.board import Misuse, Scene
from bajarz.cli.runestones.cards import (
    Book,
    Label,
    ability_words,
    card_box,
    card_line,
)
from bajarz.cli.runestones.panels import supply_lines
from bajarz.cli.runestones.signs import QUIET, gem_sign, signs_of
from bajarz.cli.runestones.table import lines_in_columns
from bajarz.games.runestones.components import STONES
from bajarz.games.runestones.parts import COLOURS, WHITE
from bajarz.text.runestones.words import kind_name

COMMANDS = {
    "deck": "deck", "talia": "deck",
    "discard": "discard", "odrzucone": "discard",
    "supply": "supply", "magazyn": "supply",
    "look": "look", "obejrzyj": "look",
    "stones": "stones", "kamienie": "stones",
}  # fmt: skip


def listed(scene: Scene, book: Book, numbers: list[int], seat: int | None = None) -> RenderableType:
    """Cards as lines, or that there are none."""
    if not numbers:
        return Text(f"  {scene.words('runestones-empty')}", QUIET)
    signs = signs_of(scene.plain)
    lines = [card_line(book.card(scene, card, seat), scene.words, signs) for card in numbers]
    return lines_in_columns(lines, scene.columns)


def deck(scene: Scene, book: Book) -> RenderableType:
    """R-I1: all one's own cards, by where they are; the deck's order is nobody's knowledge."""
    if scene.seat is None:
        raise Misuse(scene.words("runestones-no-deck"))
    seat = scene.seat + 1
    data = scene.view["seats"][str(seat)]
    parts: list[RenderableType] = []
    for place in ("deck", "hand", "played"):
        cards = sorted(data[place])
        title = scene.words(f"runestones-your-{place}", count=len(cards))
        parts += [Text(title, "bold"), listed(scene, book, cards, seat)]
    out = [int(card.partition(":")[2]) for card in scene.view["out"] if card.startswith(f"{seat}:")]
    if out:
        parts.append(Text(scene.words("runestones-your-out", count=len(out)), "bold"))
        parts.append(listed(scene, book, out, seat))
    return Group(*parts)


def discard(scene: Scene, book: Book) -> RenderableType:
    """R-A3: the general discard, and druid cards that are out of the game."""
    words = scene.words
    cards = scene.view["general_discard"]
    title = Text(words("runestones-discard", count=len(cards)), "bold")
    parts: list[RenderableType] = [title, listed(scene, book, cards)]
    for seat in sorted(scene.names):
        out = [each.partition(":")[2] for each in scene.view["out"] if each.startswith(f"{seat}:")]
        if out:
            parts.append(Text(words("runestones-out", who=scene.names[seat], cards=", ".join(out))))
    return Group(*parts)


def supply(scene: Scene) -> RenderableType:
    """Everything that can still be taken, colour by colour."""
    signs = signs_of(scene.plain)
    words = scene.words
    parts: list[RenderableType] = [*supply_lines(scene)]
    for key in ("artifact_supply", "artifact_traded"):
        counts = scene.view[key]
        shown = "  ".join(
            f"{gem_sign(colour, signs)} {counts[COLOURS[colour]]}" for colour in range(WHITE)
        )
        name = key.replace("_", "-")
        parts.append(Text.assemble((words(f"runestones-{name}"), "bold"), f" {shown}"))
    return Group(*parts)


def stones(scene: Scene) -> RenderableType:
    """What each rune stone does, how many are left, and who has one."""
    words = scene.words
    parts: list[RenderableType] = []
    for number, stone in enumerate(STONES, 1):
        left = scene.view["stones"][stone]
        owners = [
            scene.names[seat]
            for seat in sorted(scene.names)
            if stone in scene.view["seats"][str(seat)]["stones"]
        ]
        line = Text.assemble((words(f"stone-{stone}"), "bold"), f" ({stone}): ")
        line.append(words(f"R-K{number}"))
        line.append(f" {words('runestones-left', count=left)}", QUIET)
        if owners:
            line.append(f" {words('runestones-owners', who=', '.join(owners))}", "bold")
        parts.append(line)
    return Group(*parts)


def look(scene: Scene, book: Book, argument: str) -> RenderableType:
    """Everything about one card, in words."""
    words = scene.words
    number = int(argument) if argument.isdecimal() else 0
    try:
        card = book.card(scene, number)
    except KeyError:
        raise Misuse(words("runestones-bad-card", text=argument)) from None
    signs = signs_of(scene.plain)
    kind = kind_name(card, words)
    magic = "runestones-magic-any" if card.colour == WHITE else "runestones-magic"
    facts = {"count": card.magic, "colour": COLOURS[card.colour]}
    return Group(
        *card_box(card, Label(), scene),
        Text(f"{kind} {card.number}", "bold"),
        Text(words(magic, **facts)),
        Text(words("runestones-gives", ability=ability_words(card, words, signs))),
    )
