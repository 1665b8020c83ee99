"""The cards that lie on the table of Rune Stones: the display, the play, the hand."""

from rich.console import RenderableType
from rich.text import Text

from bajarz.cli.canvas import Canvas, spots
from bajarz.cli.panels import in_columns
from bajarz.cli.runestones.cards import LINES, WIDTH, Label, Sight, card_line, draw_card
from bajarz.cli.runestones.signs import GONE_STYLE
from bajarz.cli.styles import GOOD_STYLE, PICK_STYLE, QUIET

TALL = 44  # lines of a screen for two on which cards are boxes; on a lower one they are lines
MORE = 4  # lines for each further player


class CardTable(Sight):
    """All cards of one scene that are in sight."""

    def has_boxes(self) -> bool:
        lines = self.scene.lines
        return lines is None or lines >= TALL + MORE * (len(self.scene.names) - 2)

    def cards_shown(self, numbers: list[int], labels: list[Label], seat: int = 0) -> RenderableType:
        """Cards with their labels, as boxes or as lines; 0 is an empty slot."""
        cards = [self.card(number, seat) if number else None for number in numbers]
        if self.has_boxes():
            canvas = Canvas()
            places = spots(len(cards), LINES, WIDTH, self.scene.columns)
            for place, card, label in zip(places, cards, labels, strict=True):
                draw_card(canvas, *place, card, label, self)
            return canvas.drawn()
        before = max(len(label.text) for label in labels)
        lines: list[Text] = []
        for card, label in zip(cards, labels, strict=True):
            line = Text("  -") if card is None else card_line(card, self)
            lines.append(Text.assemble("  ", (f"{label.text:<{before}}", label.style), line))
        return in_columns(lines, self.scene.columns)

    def card_list(self, numbers: list[int]) -> RenderableType:
        """Cards as lines, or that there are none."""
        if not numbers:
            return Text(f"  {self.words('runestones-empty')}", QUIET)
        lines = [card_line(self.card(number), self) for number in numbers]
        return in_columns(lines, self.scene.columns)

    def display(self) -> list[RenderableType]:
        """The creatures with the costs of their slots, from the cheap end."""
        view, words = self.view, self.words
        facts = {"count": view["general_deck"], "other": len(view["general_discard"])}
        called = view.get("called", [])
        labels = [
            Label(words("runestones-chosen"), PICK_STYLE)
            if number in called
            else Label(words("runestones-cost", need=cost), "bold")
            for number, cost in zip(view["display"], self.components.slots, strict=True)
        ]
        heading = Text(words("runestones-display", **facts), "bold")
        return [heading, self.cards_shown(view["display"], labels)]

    def play_area(self) -> list[RenderableType]:
        """The cards that are being played; of others only how many, while that is secret."""
        view, words = self.view, self.words
        if "playing" not in view:
            count = view["playing_count"]
            return [Text(words("runestones-face-down", count=count))] if count else []
        parts: list[RenderableType] = []
        if view["playing"]:
            labels = [self.play_label(card) for card in view["playing"]]
            parts.append(Text(words("runestones-playing"), "bold"))
            parts.append(self.cards_shown(view["playing"], labels, view["to_move"]))
        if "magic_points" in view:
            has, left = view["magic_points"]["sum"], view["magic_points"]["left"]
            text = words("runestones-sum", has=has, spent=has - left, left=left)
            parts.append(Text(text, "bold"))
        return parts

    def play_label(self, card: int) -> Label:
        """Whether the card stays or leaves (R-A3), and which of its abilities are used."""
        leaving = self.view.get("leaving", [])
        used = tuple(self.view["progress"]["used"].get(str(card), ()))
        if card in leaving:
            return Label(self.words("runestones-leaves"), GONE_STYLE, used)
        if leaving:
            return Label(self.words("runestones-stays"), GOOD_STYLE, used)
        return Label(used=used)

    def hand(self) -> list[RenderableType]:
        """One's own hand."""
        heading = Text(self.words("runestones-hand"), "bold")
        cards = self.own["hand"]
        if not cards:
            return [heading.append(f" {self.words('runestones-empty')}", "not bold")]
        return [heading, self.cards_shown(cards, [Label()] * len(cards))]
