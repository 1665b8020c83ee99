"""Lines and tables that stand around every game's board."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bajarz.cli.board import Scene, V
from bajarz.cli.styles import DOT, QUIET, TURN

GAP = 2  # columns between lines beside each other


def title(text: str) -> Rule:
    """A line across the screen."""
    return Rule(Text(text), style=QUIET)


def dotted(facts: Iterable[str]) -> str:
    """Facts in one line."""
    return f" {DOT} ".join(facts)


def signed(number: int) -> str:
    """A change of points: +2, 0, −1."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def in_columns(lines: Sequence[Text], columns: int, across: int = 2) -> RenderableType:
    """Lines in columns, read downwards; one below the other where they are too wide."""
    widest = max((line.cell_len for line in lines), default=0)
    if columns < (widest + GAP) * across:
        return Group(*lines)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    down = -(-len(lines) // across)
    for row in range(down):
        grid.add_row(*lines[row::down])
    return grid


Scores = Mapping[str, Mapping[str, int]]  # by the key of their name, then by seat


class Panels(Generic[V]):
    """What stands around a board, of one scene."""

    def __init__(self, scene: Scene[V]) -> None:
        self.scene = scene
        self.words = scene.words
        self.view = scene.view

    def title(self) -> Rule:
        """The turn, on a line across the screen."""
        return title(self.words("view-turn", number=self.view["turn"]))

    def turn_mark(self, seat: int) -> str:
        """Before a player's name: whose turn it is."""
        return f"{TURN} " if self.view["to_move"] == seat else "  "

    # The end

    def score_parts(self) -> Scores:
        """The parts of each seat's score, by the keys of their names."""
        parts = self.view["result"]["parts"]
        return {f"score-{part}": {seat: parts[seat][part] for seat in parts} for part in parts["1"]}

    def result_table(self, rows: Scores, total: str = "score-sum") -> Table:
        """The score of each player, part by part, and in all; the row `total` stands out."""
        seats = sorted(self.scene.names)
        heading = f"{self.view['game']}-score"
        first = self.words(heading) if self.words.has(heading) else ""
        table = Table(first, *(self.scene.names[seat] for seat in seats))
        for key, numbers in rows.items():
            shown = (str(numbers[str(seat)]).replace("-", "−") for seat in seats)
            table.add_row(self.words(key), *shown, style="bold" if key == total else "")
        return table

    def winner_names(self) -> str:
        return ", ".join(self.scene.names[seat] for seat in self.view["result"]["winners"])
