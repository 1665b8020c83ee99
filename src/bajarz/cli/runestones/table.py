"""The cards that lie on the table of Rune Stones: the display, the play, the hand."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bajarz.cli.board import Scene
from bajarz.cli.runestones.cards import (
    WIDTH,
    Book,
    Box,
    Label,
    card_box,
    card_line,
    card_name,
    empty_box,
)
from bajarz.cli.runestones.signs import GONE_STYLE, GOOD_STYLE, PICK_STYLE, signs_of
from bajarz.games.runestones.playing import STONE_POINTS

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
    scene: Scene, book: Book, numbers: list[int], labels: list[Label], seat: int | None = None
) -> RenderableType:
    """Cards with their labels, as boxes or as lines; 0 is an empty slot."""
    signs = signs_of(scene.plain)
    if has_boxes(scene):
        boxes = [
            card_box(book.card(scene, number, seat), label, scene)
            if number
            else empty_box(label, scene)
            for number, label in zip(numbers, labels, strict=True)
        ]
        return boxes_in_rows(boxes, scene.columns)
    before = max(len(label.text) for label in labels)
    lines = []
    for number, label in zip(numbers, labels, strict=True):
        line = Text("  -")
        if number:
            line = card_line(book.card(scene, number, seat), scene.words, signs)
        lines.append(Text.assemble("  ", (f"{label.text:<{before}}", label.style), line))
    return lines_in_columns(lines, scene.columns)


# The display


def display(scene: Scene, book: Book) -> list[RenderableType]:
    """The creatures with the costs of their slots, from the cheap end."""
    words = scene.words
    facts = {"count": scene.view["general_deck"], "other": len(scene.view["general_discard"])}
    title = Text(words("runestones-display", **facts), "bold")
    called = scene.view["called"] if isinstance(scene.view["called"], list) else []
    labels = []
    for number, cost in zip(scene.view["display"], book.components.slots, strict=True):
        if number and number in called:
            labels.append(Label(words("runestones-chosen"), PICK_STYLE))
        else:
            labels.append(Label(words("runestones-cost", need=cost), "bold"))
    return [title, cards_shown(scene, book, scene.view["display"], labels)]


# The play


def leaving(cards: list[int]) -> list[int]:
    """R-A3: of the cards used together all but the lowest leave."""
    return sorted(cards)[1:]


def play_area(scene: Scene, book: Book) -> list[RenderableType]:
    """The cards that are being played; of others only how many, while that is secret."""
    words = scene.words
    playing, called = scene.view["playing"], scene.view["called"]
    phase = scene.view["phase"]
    if isinstance(playing, int):
        text = words("runestones-face-down", count=playing)
        return [Text(text)] if playing else []
    parts: list[RenderableType] = []
    if playing:
        labels = play_labels(scene, playing)
        parts.append(Text(words("runestones-playing"), "bold"))
        parts.append(cards_shown(scene, book, playing, labels, scene.view["to_move"]))
    if phase == "summon" and isinstance(called, list):
        parts += summon_lines(scene, book)
    return parts


def play_labels(scene: Scene, playing: list[int]) -> list[Label]:
    """Which card stays and which leaves (R-A3), and which parts are used."""
    words = scene.words
    if scene.view["phase"] == "summon":
        return [Label() for _ in playing]
    gone = leaving(playing)
    labels = []
    for card in playing:
        used = tuple(scene.view["progress"]["used"].get(str(card), ()))
        if len(playing) < 2:
            labels.append(Label(used=used))
        elif card in gone:
            labels.append(Label(words("runestones-leaves"), GONE_STYLE, used))
        else:
            labels.append(Label(words("runestones-stays"), GOOD_STYLE, used))
    return labels


class Purse:
    """The magic points of a summoning: in all, spent, and what they still buy (R-U1, R-U2)."""

    def __init__(self, scene: Scene, book: Book) -> None:
        view = scene.view
        seat = str(view["to_move"])
        costs = dict(zip(view["display"], book.components.slots, strict=True))
        stone = STONE_POINTS if "magic" in view["seats"][seat]["stones"] else 0
        cards = [book.card(scene, card) for card in view["playing"]]
        self.all = stone + sum(card.magic for card in cards)
        self.spent = sum(costs[card] for card in view["called"])
        self.left = self.all - self.spent
        self.costs = {card: cost for card, cost in costs.items() if card}
        self.buyable = [
            card
            for card, cost in self.costs.items()
            if cost <= self.left and card not in view["called"]
        ]


def summon_lines(scene: Scene, book: Book) -> list[RenderableType]:
    """The sum of the magic points, and what it can buy."""
    purse = Purse(scene, book)
    words = scene.words
    facts = {"has": purse.all, "spent": purse.spent, "left": purse.left}
    line = Text(words("runestones-sum", **facts), "bold")
    names = ", ".join(
        f"{card_name(card, words, book)} ({purse.costs[card]})" for card in purse.buyable
    )
    if names:
        line.append("  " + words("runestones-can-call", cards=names), "default")
    return [line]


def hand(scene: Scene, book: Book) -> list[RenderableType]:
    """One's own hand."""
    assert scene.seat is not None
    words = scene.words
    cards = scene.view["seats"][str(scene.seat + 1)]["hand"]
    if not cards:
        return [Text.assemble((words("runestones-hand"), "bold"), f" {words('runestones-empty')}")]
    labels = [Label() for _ in cards]
    return [Text(words("runestones-hand"), "bold"), cards_shown(scene, book, cards, labels)]
