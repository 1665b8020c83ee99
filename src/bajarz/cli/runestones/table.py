"""The cards that lie on the table of Rune Stones: the display, the play, the hand."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bajarz.cli.board import Scene
from bajarz.cli.runestones.cards import WIDTH, Box, Label, card_box, card_line, empty_box
from bajarz.cli.runestones.sight import Sight
from bajarz.cli.runestones.signs import GONE_STYLE, GOOD_STYLE, PICK_STYLE

TALL = 44  # lines of a screen for two on which cards are boxes; on a lower one they are lines
MORE = 4  # lines for each further player


def has_boxes(scene: Scene) -> bool:
    return scene.lines is None or scene.lines >= TALL + MORE * (len(scene.names) - 2)


def boxes_in_rows(boxes: list[Box], columns: int) -> RenderableType:
    """Boxes beside each other, as many as there is room for."""
    across = max(1, columns // WIDTH)
    lines: list[Text] = []
    for start in range(0, len(boxes), across):
        row = boxes[start : start + across]
        lines += [Text("").join(parts) for parts in zip(*row, strict=True)]
    return Group(*lines)


def lines_in_columns(lines: list[Text], columns: int, across: int = 2) -> RenderableType:
    """Lines of cards in columns, read downwards."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    down = -(-len(lines) // across)
    widest = max((line.cell_len for line in lines), default=0)
    if columns < (widest + 2) * across:
        return Group(*lines)
    for row in range(down):
        grid.add_row(*lines[row::down])
    return grid


def cards_shown(
    sight: Sight, numbers: list[int], labels: list[Label], seat: int = 0
) -> RenderableType:
    """Cards with their labels, as boxes or as lines; 0 is an empty slot."""
    shown = list(zip(numbers, labels, strict=True))
    if has_boxes(sight.scene):
        boxes = [
            card_box(sight.card(number, seat), label, sight) if number else empty_box(label, sight)
            for number, label in shown
        ]
        return boxes_in_rows(boxes, sight.scene.columns)
    before = max(len(label.text) for label in labels)
    lines = []
    for number, label in shown:
        line = card_line(sight.card(number, seat), sight) if number else Text("  -")
        lines.append(Text.assemble("  ", (f"{label.text:<{before}}", label.style), line))
    return lines_in_columns(lines, sight.scene.columns)


def display(sight: Sight) -> list[RenderableType]:
    """The creatures with the costs of their slots, from the cheap end."""
    view, words = sight.view, sight.words
    facts = {"count": view["general_deck"], "other": len(view["general_discard"])}
    title = Text(words("runestones-display", **facts), "bold")
    called = view.get("called", [])
    labels = [
        Label(words("runestones-chosen"), PICK_STYLE)
        if number in called
        else Label(words("runestones-cost", need=cost), "bold")
        for number, cost in zip(view["display"], sight.components.slots, strict=True)
    ]
    return [title, cards_shown(sight, view["display"], labels)]


def play_area(sight: Sight) -> list[RenderableType]:
    """The cards that are being played; of others only how many, while that is secret."""
    view, words = sight.view, sight.words
    if "playing" not in view:
        count = view["playing_count"]
        return [Text(words("runestones-face-down", count=count))] if count else []
    parts: list[RenderableType] = []
    if view["playing"]:
        labels = [play_label(sight, card) for card in view["playing"]]
        parts.append(Text(words("runestones-playing"), "bold"))
        parts.append(cards_shown(sight, view["playing"], labels, view["to_move"]))
    if "magic_points" in view:
        points = view["magic_points"]
        facts = {"has": points["sum"], "left": points["left"]}
        spent = points["sum"] - points["left"]
        parts.append(Text(words("runestones-sum", spent=spent, **facts), "bold"))
    return parts


def play_label(sight: Sight, card: int) -> Label:
    """Whether the card stays or leaves (R-A3), and which of its parts are used."""
    leaving = sight.view.get("leaving", [])
    used = tuple(sight.view["progress"]["used"].get(str(card), ()))
    if card in leaving:
        return Label(sight.words("runestones-leaves"), GONE_STYLE, used)
    if leaving:
        return Label(sight.words("runestones-stays"), GOOD_STYLE, used)
    return Label(used=used)


def hand(sight: Sight) -> list[RenderableType]:
    """One's own hand."""
    title = (sight.words("runestones-hand"), "bold")
    cards = sight.own["hand"]
    if not cards:
        return [Text.assemble(title, f" {sight.words('runestones-empty')}")]
    return [Text.assemble(title), cards_shown(sight, cards, [Label()] * len(cards))]
