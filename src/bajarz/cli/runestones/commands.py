"""Words that show more of Rune Stones: the own deck, the discard, the supply, one card, stones."""

from rich.console import Group, RenderableType
from rich.text import Text

from bajarz.cli.board import Misuse
from bajarz.cli.runestones.cards import Label, ability_words, card_box, card_line
from bajarz.cli.runestones.panels import supply_lines
from bajarz.cli.runestones.sight import Sight
from bajarz.cli.runestones.signs import QUIET
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


def listed(sight: Sight, numbers: list[int], seat: int = 0) -> RenderableType:
    """Cards as lines, or that there are none."""
    if not numbers:
        return Text(f"  {sight.words('runestones-empty')}", QUIET)
    lines = [card_line(sight.card(card, seat), sight) for card in numbers]
    return lines_in_columns(lines, sight.scene.columns)


def removed(sight: Sight, seat: int) -> list[int]:
    """A seat's druid cards that are out of the game."""
    return [each["card"] for each in sight.view["removed"] if each["seat"] == seat]


def deck(sight: Sight) -> RenderableType:
    """R-I1: all one's own cards, by where they are; the deck's order is nobody's knowledge."""
    if not sight.seat:
        raise Misuse(sight.words("runestones-no-deck"))
    own = sight.own
    places = {"deck": own["deck"], "hand": own["hand"], "played": own["played"]}
    out = removed(sight, sight.seat)
    parts: list[RenderableType] = []
    for place, cards in {**places, **({"out": out} if out else {})}.items():
        title = sight.words(f"runestones-your-{place}", count=len(cards))
        parts += [Text(title, "bold"), listed(sight, sorted(cards))]
    return Group(*parts)


def discard(sight: Sight) -> RenderableType:
    """R-A3: the general discard, and druid cards that are out of the game."""
    words, names = sight.words, sight.scene.names
    cards = sight.view["general_discard"]
    title = Text(words("runestones-discard", count=len(cards)), "bold")
    parts: list[RenderableType] = [title, listed(sight, cards)]
    for seat in sorted(names):
        out = ", ".join(map(str, removed(sight, seat)))
        if out:
            parts.append(Text(words("runestones-out", who=names[seat], cards=out)))
    return Group(*parts)


def supply(sight: Sight) -> RenderableType:
    """Everything that can still be taken, colour by colour."""
    parts: list[RenderableType] = [*supply_lines(sight)]
    piles = {"supply": sight.view["artifact_supply"], "traded": sight.view["artifact_traded"]}
    for name, counts in piles.items():
        shown = "  ".join(f"{sight.gem(colour)} {count}" for colour, count in counts.items())
        title = sight.words(f"runestones-artifact-{name}")
        parts.append(Text.assemble((title, "bold"), f" {shown}"))
    return Group(*parts)


def stones(sight: Sight) -> RenderableType:
    """What each rune stone does, how many are left, and who has one."""
    words, names = sight.words, sight.scene.names
    parts: list[RenderableType] = []
    for number, stone in enumerate(STONES, 1):
        who = [names[seat] for seat in sorted(names) if stone in sight.seat_view(seat)["stones"]]
        line = Text.assemble((words(f"stone-{stone}"), "bold"), f" ({stone}): ")
        line.append(words(f"R-K{number}"))
        line.append(f" {words('runestones-left', count=sight.view['stones'][stone])}", QUIET)
        if who:
            line.append(f" {words('runestones-owners', who=', '.join(who))}", "bold")
        parts.append(line)
    return Group(*parts)


def look(sight: Sight, argument: str) -> RenderableType:
    """Everything about one card, in words."""
    words = sight.words
    try:
        card = sight.card(int(argument) if argument.isdecimal() else 0)
    except KeyError:
        raise Misuse(words("runestones-bad-card", text=argument)) from None
    magic = "runestones-magic-any" if card.colour == WHITE else "runestones-magic"
    return Group(
        *card_box(card, Label(), sight),
        Text(f"{kind_name(card, words)} {card.number}", "bold"),
        Text(words(magic, count=card.magic, colour=COLOURS[card.colour])),
        Text(words("runestones-gives", ability=ability_words(card, sight))),
    )
